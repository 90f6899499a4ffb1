// Banners: one large with the look's own ground, small ones on tinted plates.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const hero = style({
  display: 'grid',
  gap: space[4],
  overflow: 'hidden',
  background: vars.color.accentTint,
  borderRadius: vars.radius.card,
  padding: `${space[6]} ${space[5]} 0`,
  '@media': {
    [from.md]: { gridTemplateColumns: '1.1fr 1fr', alignItems: 'center', padding: `${space[8]} ${space[10]}`, gap: space[8] },
    [from.xl]: { padding: `${space[10]} ${space[12]}` },
  },
});
export const heroText = style({ display: 'grid', gap: space[4], justifyItems: 'start', alignContent: 'center' });
export const heroLead = style({ maxWidth: '34rem' });
export const heroPicture = style({
  width: '100%',
  maxHeight: '15rem',
  objectFit: 'contain',
  '@media': { [from.md]: { maxHeight: '22rem' } },
});
globalStyle(`${hero}[data-picture="left"] picture, ${hero}[data-picture="left"] > img`, {
  '@media': { [from.md]: { order: -1 } },
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
