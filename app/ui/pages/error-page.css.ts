// Errors: the code as a large quiet figure, words and ways on under it.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const page = style({ display: 'grid', gap: vars.density.section });
/** Text at the left, the picture next to it where there is room. */
export const error = style({
  display: 'grid',
  gap: `${space[4]} ${space[10]}`,
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', paddingBlock: space[4] } },
});
globalStyle(`${error} > *`, { '@media': { [from.md]: { gridColumn: '1' } } });
export const status = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: 'clamp(5rem, 18vw, 10rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'lining-nums',
  color: vars.color.accent,
});
export const picture = style({ width: '100%', borderRadius: vars.radius.card });
globalStyle(`${error} > picture`, {
  '@media': { [from.md]: { gridColumn: '2', gridRow: '1 / span 9', alignSelf: 'center', width: '100%' } },
});
export const banner = style({
  padding: `${space[1]} ${space[3]}`,
  background: vars.color.plate,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  fontWeight: 600,
});
