// Stacks, lines, grids, cards and the container: space between things belongs to their parent.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { measure, type Space, space } from '../theme/sizes';

const gapStyle = (key: Space) => ({ gap: space[key] });

export const gap = styleVariants({
  0: gapStyle(0),
  1: gapStyle(1),
  2: gapStyle(2),
  3: gapStyle(3),
  4: gapStyle(4),
  5: gapStyle(5),
  6: gapStyle(6),
  8: gapStyle(8),
  10: gapStyle(10),
  12: gapStyle(12),
  16: gapStyle(16),
  24: gapStyle(24),
  section: { gap: vars.density.section },
  // Phones show two tiles side by side, so the gap shrinks with the window.
  tiles: { gap: `min(${vars.density.gap}, 3vw)` },
});

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = style({ display: 'flex', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

const columns = (min: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
});

export const grid = styleVariants({
  tile: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [from.sm]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.density.tileMin}, 100%), 1fr))` },
    },
  },
  s: columns('9rem'),
  m: columns('15rem'),
  l: columns('22rem'),
});

export const container = style({
  width: '100%',
  maxWidth: measure.container,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [from.lg]: { paddingInline: '15px' } },
});

/** Header, footer and layout rows: as wide as sidebar and main together at 1920 px and above (spec §9). */
export const wide = style({
  '@media': {
    [from.full]: {
      maxWidth: `max(${measure.container}, calc(100% - ${measure.besideSidebar} + ${measure.sidebar} + 30px))`,
    },
  },
});

export const card = style({
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  padding: `min(${vars.density.card}, 4vw)`,
  minWidth: 0,
});
export const cardTint = style({ background: vars.color.plate, boxShadow: 'none', borderColor: 'transparent' });

/** HTML from the content service: headings, lists, tables and links get the shop's rhythm. */
export const richText = style({ maxWidth: measure.text });
globalStyle(`${richText} > * + *`, { marginTop: space[4] });
globalStyle(`${richText} > * + h2, ${richText} > * + h3`, { marginTop: space[8] });
globalStyle(`${richText} ul, ${richText} ol`, { paddingLeft: space[5] });
globalStyle(`${richText} li + li`, { marginTop: space[1] });
globalStyle(`${richText} table`, { borderCollapse: 'collapse', width: '100%' });
globalStyle(`${richText} td, ${richText} th`, {
  borderBottom: `1px solid ${vars.color.line}`,
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  textAlign: 'left',
});
