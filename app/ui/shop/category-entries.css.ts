// Category entrances: pictures on plates with the name under them, and small cards in a line.
import { globalStyle, style } from '@vanilla-extract/css';
import { between, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, motion, space } from '~/ui/theme/sizes';

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `min(${vars.density.gap}, ${space[3]})`,
  '@media': {
    [from.md]: { gap: vars.density.gap, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
// The last of an odd number takes its row of two.
globalStyle(`${entries} > :nth-child(odd):last-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
// No half-empty last row where the number allows it.
globalStyle(`${entries}:has(> :nth-child(10):last-child)`, {
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
for (const [count, columns] of [
  [6, 6],
  [7, 7],
  [8, 4],
] as const)
  globalStyle(`${entries}:has(> :nth-child(${count}):last-child)`, {
    '@media': { [from.lg]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingRight: space[1],
  height: '100%',
  overflow: 'hidden',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  ':hover': { background: vars.color.accentTint },
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
});
export const picture = style({
  width: '2.375rem',
  height: '3.75rem',
  // A long word next to it takes the width it needs: it is not broken.
  minWidth: 0,
  flex: '0 1 auto',
  objectFit: 'contain',
  padding: `${space[2]} 0 ${space[2]} ${space[2]}`,
  '@media': {
    [from.md]: { flex: 'none', width: '100%', height: vars.front.entryPicture, padding: `${space[3]} ${space[3]} 0` },
  },
});
export const name = style({
  minWidth: 'min-content',
  letterSpacing: '-0.01em',
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': {
    [from.md]: { minWidth: 0, padding: `${space[2]} ${space[2]} ${space[3]}`, textAlign: 'center' },
    [from.lg]: { fontSize: vars.size.body },
  },
});
globalStyle(`${entry}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '0.18em' });

export const ways = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus, which a scrolling box would cut.
  margin: `-${space[1]}`,
  padding: space[1],
});
globalStyle(`${ways} > li`, {
  flex: 'none',
  // Where there is room for all of them, long names take two lines before one of them is out of sight.
  '@media': { [from.md]: { flex: '0 1 auto', maxWidth: '13.5rem' } },
});
// Many of them have the line for their words.
globalStyle(`${ways}:has(> :nth-child(7)) picture`, { '@media': { [between.mdAndXl]: { display: 'none' } } });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '100%',
  minHeight: measure.tap,
  paddingInline: `${space[1]} ${space[2]}`,
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  ':hover': { background: vars.color.accentTint, textDecoration: 'underline', textUnderlineOffset: '0.18em' },
});
globalStyle(`${way}[aria-current]`, { background: vars.color.accentTint });
// Entries without a picture are centred.
globalStyle(`${way}:not(:has(> picture))`, { paddingInline: space[3] });
export const wayPicture = style({ width: '2.25rem', height: '2.25rem', objectFit: 'contain' });
// Its width is said here: what a picture may shrink by is not counted to what the card needs.
globalStyle(`${way} > picture`, { flex: 'none', width: '2.25rem' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  paddingInline: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.color.ink, background: vars.color.plate },
});
