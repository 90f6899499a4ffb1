// The picture strip on its plate, small pictures under it.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const gallery = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  '@media': { [from.md]: { gridArea: 'gallery' } },
});
export const frame = style({ position: 'relative' });
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'inline mandatory',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
// The strip scrolls to the picture; the page stays nearly where it is.
export const slide = style({ scrollSnapAlign: 'start', scrollMarginTop: '10rem' });
export const picture = style({
  width: '100%',
  aspectRatio: '1 / 1',
  maxHeight: '38rem',
  objectFit: 'contain',
  padding: '6%',
  '@media': { [from.md]: { aspectRatio: '5 / 4' }, [from.lg]: { maxHeight: vars.product.pictureHeight } },
});
/** As on tiles: a showroom's pictures have no labels. */
export const label = style({
  display: vars.density.plateLabel,
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
});
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const thumb = style({
  display: 'block',
  background: vars.color.plate,
  border: `1px solid transparent`,
  borderRadius: vars.radius.plate,
  ':hover': { borderColor: vars.color.control },
});
export const thumbPicture = style({ width: 72, height: 72, objectFit: 'contain', padding: 6 });
