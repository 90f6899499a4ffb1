// The tile: every row of tiles shares the grid lines of its parts, so that prices, stock and buttons align across it.
import { createVar, type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { whole as earlier } from '~/ui/kit/price.css';
import { below, between, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { drawnNear } from '~/ui/theme/drawn-near';
import { motion, space } from '~/ui/theme/sizes';

const pad = createVar();

// As many side by side as the theme sets, and fewer where a tile would be too narrow to read.
const gap = `min(${vars.density.gap}, 3vw)`;
const evenly = `calc((100% - (${vars.density.perRow} - 1) * ${gap}) / ${vars.density.perRow} - 1px)`;
export const grid = style({ rowGap: 0 });
globalStyle(`ul${grid}`, {
  '@media': {
    [from.xl]: { gridTemplateColumns: `repeat(auto-fill, minmax(max(10.25rem, ${evenly}), 1fr))` },
    [from.full]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.density.tileMin}, min(15rem, ${evenly})), 1fr))`,
    },
  },
});
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(46%, 12.5rem)',
  gridTemplateRows: 'auto 1fr auto auto auto',
  columnGap: vars.density.gap,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  paddingBlockEnd: space[2],
  '@media': { [from.md]: { gridAutoColumns: `max(${vars.density.tileMin}, 19%)` } },
});
globalStyle(`${row} > *`, { scrollSnapAlign: 'start' });

export const tile = style({
  vars: { [pad]: space[2] },
  position: 'relative',
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'auto 1fr auto auto auto',
  minWidth: 0,
  marginBottom: vars.density.gap,
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  padding: pad,
  '@supports': { '(grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid', rowGap: 0 } },
  '@media': { [from.md]: { vars: { [pad]: vars.density.card } } },
});

export const media = style({ position: 'relative', marginBottom: space[2] });
export const picture = style({
  width: '100%',
  aspectRatio: vars.density.plateRatio,
  objectFit: 'contain',
  padding: vars.density.platePad,
  background: vars.color.plate,
  border: vars.border.plate,
  borderRadius: vars.radius.plate,
  transition: `opacity ${motion.quick}`,
});
export const label = style({
  display: vars.density.plateLabel,
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
});
/** At the top of the picture, whose foot shows the box size; above the link that covers the entire tile. */
export const heart = style({ position: 'absolute', zIndex: 1, insetBlockStart: space[1], insetInlineEnd: space[1] });
export const marks = style({
  position: 'absolute',
  // Under each other: next to the label there is room for one, and the foot of the picture shows the box size.
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: vars.density.plateMarks,
  flexDirection: 'column',
  gap: space[1],
});

// In the flat pictures of a phone's list a label takes the middle as well: what it would cover moves aside.
globalStyle(`${media}:has(> ${label}:last-child) ${picture}`, {
  '@media': { [below.sm]: { objectPosition: 'right center' } },
});

// Next to a long label there is no room for them in the narrow tiles of a phone.
globalStyle(`${label} + ${marks}`, {
  insetBlockStart: '2.375rem',
  '@media': { [from.sm]: { insetBlockStart: space[2] } },
});

globalStyle(`${heart} ~ ${marks}`, { insetBlockStart: '3rem' });
// In the low pictures of a phone a third one would cover the name.
globalStyle(`${marks} > :nth-child(n + 3)`, { '@media': { [below.sm]: { display: 'none' } } });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  minWidth: 0,
  paddingBottom: space[2],
});
export const name = style({
  fontFamily: vars.font.body,
  fontSize: vars.density.nameSize,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  // On phones it would cost a tenth of the time in which a list is laid out.
  '@media': { [from.md]: { textWrap: 'pretty' } },
});
export const nameHead = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [from.full]: { WebkitLineClamp: 2 } },
});
export const nameRest = style({ display: 'block', fontWeight: 400 });
/** The entire tile is a link to the product; controls are above it. */
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
globalStyle(`${tile}:hover ${link}`, { textDecoration: 'underline' });
globalStyle(`${tile}:hover ${picture}`, { opacity: 0.86 });
export const quiet = style({
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: vars.color.inkQuiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** In the bonus shop points replace the price. */
export const inPoints = style({
  fontSize: vars.size.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
});
export const swatches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: space[1],
  '@media': { [below.sm]: { paddingBlock: `${space[1]} 0` } },
});
/** Above the link that covers the entire tile, and large enough for a finger. */
export const swatch = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  minHeight: '2rem',
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.badge,
  selectors: {
    '&:first-child': { marginInlineStart: '-0.3rem' },
    '&[aria-current]': { boxShadow: `inset 0 -2px ${vars.color.ink}` },
    '&:hover': { background: vars.color.plate },
  },
});

export const price = style({ alignSelf: 'start', containerType: 'inline-size' });
export const stock = style({
  paddingBlock: `${space[2]} ${space[3]}`,
  '@media': { [below.sm]: { paddingBlock: space[1] } },
});
export const action = style({ position: 'relative', zIndex: 1, containerType: 'inline-size', alignSelf: 'end' });
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const add = style({ flex: '1 1 2.75rem', paddingInline: space[1], whiteSpace: 'nowrap' });
/** Words where there is room for them; a narrow tile has the cart sign and the same name for readers. */
export const addWord = style({ display: 'none', '@container': { '(min-width: 12.25rem)': { display: 'inline' } } });
export const addIcon = style({ '@container': { '(min-width: 12.25rem)': { display: 'none' } } });
globalStyle(`${action} > a`, { paddingInline: space[2] });

// A phone shows six tiles at most: after the eighth, price, stock and button are laid out only when they come near. Names and pictures are
// always laid out, so that the rows stay aligned.
for (const [part, height] of [
  [price, '3.5rem'],
  [stock, '2.75rem'],
  [action, '2.75rem'],
] as const)
  globalStyle(`${grid} > li:nth-child(n + 9) > ${part}`, {
    '@media': { [below.sm]: drawnNear(height) },
  });

export const closed = style({ whiteSpace: 'normal', fontSize: vars.size.small, paddingInline: space[2] });

export const markWords = style({
  display: vars.density.plateMarks,
  flexWrap: 'wrap',
  gap: space[1],
  paddingBlock: space[1],
  // The narrow tiles of a phone have no line to spare: there the product's page names them.
  '@media': { [below.sm]: { display: 'none' } },
});
export const markWord = style({
  paddingInline: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: vars.color.inkQuiet,
});
export const logo = style({ width: 28, height: 28, objectFit: 'contain' });

// The colours of the EU energy label are set by regulation and the same in every look.
const ENERGY = { A: '#00843d', B: '#4c9f38', C: '#9fbf2e', D: '#f2d500', E: '#f5a800', F: '#e8680c', G: '#d6001c' };
const arrow = style({
  display: 'inline-block',
  minWidth: '2.25rem',
  padding: `0.0625rem ${space[4]} 0.0625rem ${space[2]}`,
  clipPath: 'polygon(0 0, calc(100% - 0.6rem) 0, 100% 50%, calc(100% - 0.6rem) 100%, 0 100%)',
  fontWeight: 700,
  color: '#000000',
  forcedColorAdjust: 'none',
});
export const energy = styleVariants(ENERGY, (background, letter) => [
  arrow,
  { background, color: letter === 'A' || letter === 'G' ? '#ffffff' : '#000000' },
]);
/** Above the link that covers the entire tile. */
export const energyLine = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  // Two tiles side by side on 320 px have no room for the label and its data sheet on one line.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  paddingBlock: space[1],
  width: 'fit-content',
  maxWidth: '100%',
});
export const energyLink = style({ display: 'block' });
export const energyIcon = style({ display: 'block', height: 28, width: 'auto' });
export const sheetLink = style({ fontSize: vars.size.small, paddingBlock: space[1] });

// A list may be shown as lines instead of tiles: by the theme (listFlow), or by the visitor's choice. The same parts, side by side.
// A browser without style queries shows tiles where the theme decides.
const flow = vars.density.listFlow.slice('var('.length, -1);
export const lines = style({});
function inLines(part: string, rule: GlobalStyleRule, width: string = from.md): void {
  globalStyle(`ul${grid}${part}`, { '@media': { [width]: { '@container': { [`style(${flow}: lines)`]: rule } } } });
  globalStyle(`ul${grid}${lines}${part}`, { '@media': { [width]: rule } });
}
inLines('', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
inLines(` > ${tile}`, {
  gridRow: 'auto',
  alignItems: 'center',
  columnGap: space[3],
  margin: 0,
  padding: `${space[1]} ${space[3]}`,
  background: 'none',
  border: 0,
  borderRadius: 0,
});
// On a tablet the name takes the available width; badge and marks are below it.
inLines(
  ` > ${tile}`,
  {
    gridTemplate:
      '"media text text text heart price action" auto "media label marks . heart stock action" auto / 3.5rem auto auto minmax(0, 1fr) auto 10.5rem 10.5rem',
  },
  between.mdAndXl,
);
// With more room: badge and marks next to the name; the remaining space is between them and the price.
inLines(
  ` > ${tile}`,
  {
    gridTemplate:
      '"media text label marks . heart price action" auto "media text label marks . heart stock action" auto / 3.5rem minmax(0, auto) auto auto minmax(0, 1fr) auto 13rem 13rem',
  },
  from.xl,
);
inLines(` > ${tile} + ${tile}`, { borderTop: `1px solid ${vars.color.line}` });
inLines(` > ${tile} > ${media}`, { display: 'contents' });
inLines(` > ${tile} > ${media} > picture`, { gridArea: 'media' });
for (const [part, area] of [
  [text, 'text'],
  [price, 'price'],
  [stock, 'stock'],
  [action, 'action'],
] as const)
  inLines(` > ${tile} > ${part}`, { gridArea: area, margin: 0, padding: 0 });
inLines(` > ${tile} > ${price}`, { alignSelf: 'end' });
inLines(` > ${tile} > ${stock}`, { alignSelf: 'start' });
inLines(` > ${tile} > ${action}`, { alignSelf: 'center' });
inLines(` ${label}`, { position: 'static', display: 'block', gridArea: 'label' });
inLines(` ${marks}`, { position: 'static', display: 'flex', flexDirection: 'row', gridArea: 'marks' });
inLines(` ${heart}`, { position: 'relative', inset: 'auto', gridArea: 'heart' });
// Lines are low: name, distinguishing text and number on the left, price, unit and stock on the right.
inLines(` ${picture}`, { padding: 0, maxHeight: '3.25rem', aspectRatio: '1 / 1' });
inLines(` ${swatches}`, { paddingBlock: 0 });
// The previous price is next to the current one.
inLines(` ${earlier}`, { flexBasis: 'auto' });
