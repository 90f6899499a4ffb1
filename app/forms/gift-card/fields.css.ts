// Amounts side by side: four rows for four numbers would push the receiver out of sight.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const steps = style({});
globalStyle(`${steps} fieldset > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: space[2],
});
// Each step is a separate button with its own corners.
globalStyle(`${steps} fieldset > div > *`, { borderRadius: vars.radius.card });
