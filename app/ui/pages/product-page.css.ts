// Gallery and facts in the wide column, the buy box next to them; on phones gallery, buy box, then the rest.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'start',
  '@media': {
    // Price and button are next to the picture, not below it; the rest follows the picture directly, however long the box is.
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"crumbs crumbs" "gallery buy" "more buy"',
    },
    [from.lg]: { gridTemplateColumns: vars.product.columns },
  },
});
export const crumbs = style({ '@media': { [from.md]: { gridArea: 'crumbs' } } });
export const more = style({
  display: 'grid',
  gap: space[6],
  '@media': { [from.md]: { gridArea: 'more', paddingTop: space[4] } },
});
// Each part of the story begins with a line, in looks that have lines.
globalStyle(`${more} > * + *`, { paddingTop: space[6], borderTop: vars.border.card });
export const section = style({ display: 'grid', gap: space[3] });
// Headings inside the text rank below the section's own.
globalStyle(`${section} :is(div > h2, div > h3)`, { fontSize: vars.size.h4 });
export const facts = style({
  display: 'grid',
  maxWidth: '42rem',
  fontFamily: vars.product.factFont,
  fontSize: vars.product.factSize,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
  gap: space[4],
  // Tall lines are for rows of goods and orders; facts are read down.
  paddingBlock: `min(${vars.density.rowPad}, ${space[3]})`,
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0 },
});
export const factLabel = style({ color: vars.color.inkQuiet });
export const logo = style({ display: 'flex', alignItems: 'center', gap: space[4], maxWidth: '42rem' });
globalStyle(`${logo} > img`, { flexShrink: 0 });

/** Rows under each other; two that have no more than two goods share a line. */
export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Two short rows side by side begin at the same height, however tall their tiles are.
  alignItems: 'start',
  gap: vars.density.section,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${rows} > *`, { flex: '1 1 100%', minWidth: 0 });
const short = `${rows} > section:not(:has(li:nth-child(3)))`;
globalStyle(short, { '@media': { [from.lg]: { flex: `1 1 calc(50% - ${vars.density.section})` } } });
globalStyle(`${short} > ul:not(:has(> :only-child))`, { '@media': { [from.lg]: { gridAutoColumns: '13rem' } } });
