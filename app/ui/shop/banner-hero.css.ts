// Banners: one large with the look's own ground, small ones on tinted plates.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const hero = style({
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  '@media': { [from.md]: { gridTemplateColumns: vars.front.heroColumns } },
});
/** The look's own ground carries the words; the thing itself stands on its plate, where every drawing is at home. */
export const heroText = style({
  display: 'grid',
  gap: space[4],
  justifyItems: vars.front.heroAlign,
  textAlign: vars.front.heroAlign,
  alignContent: 'center',
  padding: `${space[6]} ${space[5]}`,
  background: vars.color.heroGround,
  color: vars.color.heroInk,
  '@media': { [from.md]: { padding: `${space[8]} ${space[8]}` }, [from.xl]: { padding: `${space[12]} ${space[12]}` } },
});
// The button turns the two colours round: the strongest contrast that the ground has.
globalStyle(`${heroText} > a`, {
  background: vars.color.heroInk,
  borderColor: vars.color.heroInk,
  color: vars.color.heroGround,
});
globalStyle(`${heroText} > a:hover`, { opacity: 0.9 });
export const heroLead = style({ maxWidth: '32rem' });
export const heroPlate = style({ display: 'grid', minHeight: '12rem' });
export const heroPicture = style({
  width: '100%',
  height: '12rem',
  objectFit: 'cover',
  objectPosition: 'right center',
  '@media': { [from.md]: { height: '100%', minHeight: vars.front.heroHeight } },
});
globalStyle(`${hero}[data-picture="left"] ${heroPlate}`, { '@media': { [from.md]: { order: -1 } } });

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
