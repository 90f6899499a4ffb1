// Accounts: lines of words and amounts, a rule above the total.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const sums = style({ display: 'grid', gap: space[1] });
const base = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[4] });
export const line = style([base]);
export const note = style([base, { fontSize: vars.size.small, color: vars.color.inkQuiet }]);
export const total = style([
  base,
  { fontWeight: 700, borderTop: `1px solid ${vars.color.control}`, paddingTop: space[2], marginTop: space[1] },
]);
export const grand = style([
  base,
  {
    flexWrap: 'wrap',
    columnGap: space[3],
    rowGap: 0,
    fontSize: vars.size.h3,
    fontWeight: 700,
    borderTop: `2px solid ${vars.color.ink}`,
    paddingTop: space[3],
    marginTop: space[2],
  },
]);
export const amount = style({ whiteSpace: 'nowrap', textAlign: 'right', marginInlineStart: 'auto' });
export const why = style({ fontSize: vars.size.small });
/** In a table, expandable text has no line under it, and its marker stays next to it. */
globalStyle(`td ${why}`, { borderBottom: 0 });
globalStyle(`td ${why} > summary`, { justifyContent: 'flex-start' });
