// Cards of equal width below the orders, as many as there are.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'stretch',
  gap: space[4],
});
export const facts = style({ display: 'grid', gap: space[2], margin: 0 });
export const label = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const long = style({ overflowWrap: 'anywhere' });
