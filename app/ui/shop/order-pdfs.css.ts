// Parcels and invoices as rows: a sign, words that take the room there is, and what to do or to pay at the end.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const documents = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
/** On phones sign and words above, under the words what to do or to pay. */
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
  '@media': { [from.sm]: { display: 'flex' } },
});
globalStyle(`${document} > svg`, { alignSelf: 'start' });
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  gridColumn: '2 / -1',
  flex: '1 1 14rem',
  minWidth: 0,
});
globalStyle(`${words} + *`, { gridColumn: 2, justifySelf: 'start' });
export const amount = style({ fontVariantNumeric: 'tabular-nums' });
export const missing = style({ margin: 0, paddingInlineStart: space[5] });
/** At the end of an order's row: what can be done with it. */
export const ways = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space[1]} ${space[4]}`,
  fontSize: vars.size.small,
});
// The link is as tall as the button next to it.
globalStyle(`${ways} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem', fontWeight: 600 });
