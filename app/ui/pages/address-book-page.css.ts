// Cards of the address book: the actions of an address are at the foot of its card.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const defaults = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  minWidth: 0,
});
export const title = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: space[2],
});
