// The customer's printers as cards: name, location, and last purchase.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const card = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  height: '100%',
  padding: vars.density.card,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const head = style({ display: 'grid', gap: space[1] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
