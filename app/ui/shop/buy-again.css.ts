// Entries under each other in the cart's panel, side by side where there is room: name and size on the left, the button at the right.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const again = style({ display: 'grid', gap: space[3] });
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
// Four are in two rows of two: none is alone on a line.
globalStyle(`${entries}:has(> :nth-child(4):last-child)`, {
  '@media': { [from.full]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  padding: space[3],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
/** The words give way to the button, which stays on one line. */
export const press = style({ flex: 'none' });
export const words = style({ flex: '1 1 8.75rem', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
/** Below both, across the entry. */
export const note = style({ flex: '1 0 100%' });
