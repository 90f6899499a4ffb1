// Round colour marks with an edge, so that white shows on white.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const dot = style({
  width: 18,
  height: 18,
  flex: 'none',
  borderRadius: '50%',
  border: `1px solid ${vars.color.control}`,
  // The mark's own colour, on paper and among colours that a system sets as well.
  background: 'currentColor',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const large = style({
  width: vars.product.swatch,
  height: vars.product.swatch,
  borderRadius: vars.product.swatchRadius,
});
export const plate = style({ width: 56, height: 40, borderRadius: vars.radius.badge, alignSelf: 'center' });
export const word = style({
  marginInlineStart: '0.3rem',
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
