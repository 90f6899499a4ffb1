// Blocks of a page: words in a readable column, pictures as wide as it, goods and banners as wide as the page.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const block = style({ minWidth: 0, scrollMarginTop: `calc(${measure.header} + ${space[4]})` });
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '44rem',
});
export const figure = style({ display: 'grid', gap: space[2], maxWidth: '44rem', margin: 0 });
export const picture = style({
  width: '100%',
  height: 'auto',
  objectFit: 'contain',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const caption = style({ color: vars.color.inkQuiet, fontSize: vars.size.small });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '44rem',
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const ask = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'flex-end' });
export const film = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  maxWidth: '44rem',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const poster = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const player = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
/** Above the picture, with a background that makes it readable on any. */
export const play = style({ position: 'relative', maxWidth: '90%' });
