// Banners: one large with the look's own ground, small ones on tinted plates.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';
import { line as price } from './offer-price.css';

export const hero = style({
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  '@media': { [from.md]: { gridTemplateColumns: vars.front.heroColumns } },
});
/** The text is on the theme's background; the product is on its plate, which suits every drawing. */
export const heroText = style({
  display: 'grid',
  gap: space[4],
  justifyItems: vars.front.heroAlign,
  textAlign: vars.front.heroAlign,
  alignContent: 'center',
  padding: `${space[6]} ${space[5]}`,
  background: vars.color.heroGround,
  color: vars.color.heroInk,
  '@media': {
    [from.md]: { gridTemplateColumns: vars.front.heroWords, columnGap: space[12], padding: vars.front.heroPad },
  },
});
export const heroMore = style({ display: 'grid', gap: space[4], justifyItems: vars.front.heroAlign });
globalStyle(`${heroMore} ${price}`, { justifyContent: vars.front.heroAlign });
// The button turns the two colours round: the strongest contrast that the ground has.
export const heroButton = style({});
globalStyle(`${heroText} ${heroButton}`, {
  background: vars.color.heroInk,
  borderColor: vars.color.heroInk,
  color: vars.color.heroGround,
});
globalStyle(`${heroText} ${heroButton}:hover`, { opacity: 0.9 });
export const heroLead = style({ maxWidth: '32rem' });
/** As high as the text next to it, and no higher than the theme allows: the picture fills the space. */
export const heroPlate = style({
  position: 'relative',
  minHeight: '10rem',
  '@media': { [from.md]: { minHeight: vars.front.heroHeight, order: vars.front.heroPicture } },
});
export const heroPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
});
globalStyle(`${hero}[data-picture="left"] ${heroPlate}`, { '@media': { [from.md]: { order: -1 } } });

/** A room as wide as the page, its words below in two columns. */
// The picture's minimum height implies a minimum width, which a phone does not have.
export const scene = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const scenePicture = style({
  width: '100%',
  height: 'auto',
  minHeight: '12rem',
  aspectRatio: '2400 / 900',
  objectFit: 'cover',
  objectPosition: 'right center',
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const sceneText = style({
  display: 'grid',
  gap: `${space[3]} ${space[12]}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** On a coloured background the text has padding, and links take its colour. */
export const coloured = style({ padding: space[5], borderRadius: vars.radius.card });
globalStyle(`${coloured} a`, { color: 'inherit' });
export const sceneMore = style({ display: 'grid', gap: space[3] });
export const sceneLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  color: vars.color.link,
  fontWeight: 600,
});
export const goods = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
export const good = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lead,
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
});

export const small = style({
  display: 'grid',
  gridTemplateColumns: '1fr 34%',
  alignItems: 'center',
  gap: space[4],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  padding: space[5],
});
export const smallText = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const smallPicture = style({ width: '100%', maxHeight: '9rem', objectFit: 'contain' });
