// The pages of gift shops: a plate with the way through it, parts of the form, tiles of gifts to choose, and how many have chosen.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const hero = style({
  display: 'grid',
  gap: space[4],
  padding: `clamp(${space[6]}, 5vw, ${space[12]})`,
  background: vars.color.heroGround,
  color: vars.color.heroInk,
  borderRadius: vars.radius.plate,
});
/** How far it is, on the plate. */
export const state = style({ justifySelf: 'start', whiteSpace: 'normal' });
/** For windows in which the offer is below everything else. */
export const toOffer = style({ justifySelf: 'start', '@media': { [from.lg]: { display: 'none' } } });
export const lead = style({ maxWidth: '44rem', margin: 0, fontSize: '1.125rem', lineHeight: 1.55 });

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.section,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)' } },
});

export const steps = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${steps} > li`, {
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingTop: space[3],
  borderTop: `2px solid ${vars.color.accent}`,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: vars.density.card,
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.density.gap,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  listStyle: 'none',
});
/** For tiles without a column next to them. */
export const wideTiles = style({
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
});
globalStyle(`${tiles} > legend`, { padding: 0, marginBottom: space[3], fontWeight: 600 });

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
globalStyle(`${tile}:has(input:checked)`, { outline: `2px solid ${vars.color.accentStrong}`, outlineOffset: '-1px' });
globalStyle(`${tile}:focus-within`, { borderColor: vars.color.accentStrong });
/** The entire tile is pressed: its mark is in the corner of the picture. */
export const open = style({ cursor: 'pointer' });
globalStyle(`${tile}${open} input[type="radio"]`, {
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  background: vars.color.surface,
});

export const plate = style({ display: 'grid', placeItems: 'center', aspectRatio: '1', background: vars.color.plate });
export const photo = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'flex-start',
  padding: space[3],
});
/** In line across a row of tiles. */
export const acts = style({ display: 'grid', gap: space[2], marginTop: 'auto' });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const short = style({ margin: 0, color: vars.color.inkQuiet, fontSize: '0.875rem' });
export const option = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });
globalStyle(`${option} > input, ${tile} input[type="radio"]`, {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.color.accentStrong,
});

export const progress = style({ width: '100%', height: space[4], accentColor: vars.color.accentStrong });
export const count = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
});
/** Fields of one person: no wider than they are read. */
export const person = style({ maxWidth: '44rem' });

export const facts = style({ display: 'grid', gap: space[3], margin: 0 });
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] });
globalStyle(`${facts} dt`, { color: vars.color.inkQuiet });
globalStyle(`${facts} dd`, { margin: 0, marginInlineStart: 'auto', textAlign: 'end', fontWeight: 600 });
