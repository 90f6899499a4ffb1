// Tables that become cards on phones: the first cell is the card's title, a cell without a heading is in its corner, and all
// others say their column.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { space } from '../theme/sizes';

const BELOW_MD = 'screen and (max-width: 767.98px)';

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
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&[data-active]': { background: vars.color.accentTint, fontWeight: 600 } },
});
export const cell = style({ padding: `${vars.density.rowPad} ${space[3]}`, verticalAlign: 'baseline' });

/** A row of a table that is not small. */
export const card = style({
  '@media': { [BELOW_MD]: { display: 'block', position: 'relative', paddingBlock: space[3] } },
});
globalStyle(`${card}:first-child`, { '@media': { [BELOW_MD]: { borderTop: `2px solid ${vars.color.ink}` } } });
export const part = style({
  '@media': {
    [BELOW_MD]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 2fr) minmax(0, 4fr)',
      gap: space[3],
      alignItems: 'baseline',
      justifyItems: 'start',
      padding: `${space[1]} 0`,
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-label]::before': { content: 'attr(data-label)', color: vars.color.inkQuiet, fontSize: vars.size.small },
        '&:first-child': { display: 'block', textWrap: 'pretty' },
        '&:first-child::before': { content: 'none' },
        '&:not([data-label]):not(:first-child)': { position: 'absolute', top: space[3], right: 0, display: 'block' },
        '&:empty': { display: 'none' },
      },
    },
  },
});
/** The title leaves room for the content of the corner. */
export const cornered = style({});
globalStyle(`${cornered} > ${part}:first-child`, { '@media': { [BELOW_MD]: { paddingRight: '6.5rem' } } });
/** Content under the title (an e-mail, an item number) has the full width again: only the first line is next to the corner. */
globalStyle(`${cornered} > ${part}:first-child > div > * + *`, {
  '@media': { [BELOW_MD]: { marginRight: '-6.5rem' } },
});
/** In the corner of a card a link is as tall as a finger. */
globalStyle(`${part}:not([data-label]) > a`, {
  '@media': {
    [BELOW_MD]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      marginTop: '-0.625rem',
      paddingLeft: space[3],
    },
  },
});
globalStyle(`${part}:not([data-label]) > form`, { '@media': { [BELOW_MD]: { marginTop: '-0.625rem' } } });
export const end = style({ '@media': { [from.md]: { textAlign: 'right', whiteSpace: 'nowrap' } } });
/** Small tables (tier prices, totals) stay tables on phones. */
export const plainCell = style({ paddingInline: space[2] });
export const plainEnd = style({ textAlign: 'right' });
export const plainHead = style({ display: 'table-header-group' });
