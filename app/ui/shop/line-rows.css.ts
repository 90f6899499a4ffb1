// Lines of goods that can be changed, as lists and subscriptions have them: picture, words, fields and buttons, on wide windows one row each.
// Which columns there are each of them says itself.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
/** The button that Enter in a field presses. */
export const first = style({ position: 'absolute', width: 1, height: 1, padding: 0, border: 0, opacity: 0 });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.color.line}` });
export const line = style({
  display: 'grid',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
});
export const picture = style({ gridArea: 'picture', width: '100%', aspectRatio: '1', objectFit: 'contain' });
export const what = style({ gridArea: 'what', display: 'grid', gap: space[1], minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
