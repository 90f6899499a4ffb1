// Parcels and invoices as rows: a sign, words that take the room there is, and what to do or to pay at the end.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const papers = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const paper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.line}` } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], flex: '1 1 14rem', minWidth: 0 });
export const amount = style({ fontVariantNumeric: 'tabular-nums' });
export const missing = style({ margin: 0, paddingInlineStart: space[5] });
