// Articles: a readable column; where there is room, the picture and the related pages are to the right.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[10]}`,
  alignItems: 'start',
  maxWidth: '50rem',
});
const sides = {
  gridTemplateColumns: 'minmax(0, 44rem) minmax(15rem, 22rem)',
  justifyContent: 'space-between',
  maxWidth: 'none',
};
export const withGroup = style({
  '@media': { [from.lg]: { ...sides, gridTemplateRows: 'auto 1fr', gridTemplateAreas: '"title group" "text group"' } },
});
export const withPicture = style({
  '@media': {
    [from.lg]: {
      ...sides,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"title picture" "text picture" "text group"',
    },
  },
});
const inArea = (gridArea: string) => style({ minWidth: 0, '@media': { [from.lg]: { gridArea } } });
export const title = inArea('title');
export const text = inArea('text');
export const side = inArea('picture');
export const picture = style({
  width: '100%',
  height: 'auto',
  maxHeight: '26rem',
  aspectRatio: '1 / 1',
  objectFit: 'contain',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const group = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  '@media': { [from.lg]: { gridArea: 'group' } },
});
export const groupLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.tap,
  color: vars.color.link,
  selectors: { '&[aria-current]': { color: vars.color.ink, fontWeight: 600, textDecoration: 'none' } },
});
export const entries = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' });

/** Pages of a section that have a picture: three to a row where there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: `${space[6]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: space[2] });
export const cardPicture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});
export const cardLink = style({
  color: 'inherit',
  textDecorationThickness: '1px',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
