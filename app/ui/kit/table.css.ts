// Tables that become cards on phones: each cell then says its column.
import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { space } from '../theme/sizes';

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });
export const caption = style({ textAlign: 'left', fontWeight: 700, paddingBottom: space[2] });

export const head = style({
  display: 'none',
  '@media': { [from.md]: { display: 'table-header-group' } },
});
export const headCell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `2px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.inkQuiet,
  whiteSpace: 'nowrap',
});
export const row = style({
  display: 'block',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from.md]: { display: 'table-row' } },
  selectors: { '&[data-active]': { background: vars.color.accentTint, fontWeight: 600 } },
});
export const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[1]} ${space[2]}`,
  verticalAlign: 'middle',
  selectors: {
    '&[data-label]::before': { content: 'attr(data-label)', color: vars.color.inkQuiet, fontSize: vars.size.small },
  },
  '@media': {
    [from.md]: {
      display: 'table-cell',
      padding: `${vars.density.rowPad} ${space[3]}`,
      selectors: { '&[data-label]::before': { content: 'none' } },
    },
  },
});
export const end = style({ '@media': { [from.md]: { textAlign: 'right' } } });
/** Small tables (tier prices, totals) stay tables on phones. */
export const plainRow = style({ display: 'table-row', paddingBlock: 0 });
export const plainCell = style({ display: 'table-cell', padding: `${vars.density.rowPad} ${space[2]}` });
export const plainEnd = style({ textAlign: 'right' });
export const plainHead = style({ display: 'table-header-group' });
