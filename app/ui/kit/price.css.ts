// Prices: bold figures that align vertically, øre smaller where the price is large.
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/sizes';
import { hidden } from './text.css';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const amount = styleVariants({
  tile: { fontSize: vars.size.h3, fontWeight: 700, letterSpacing: '-0.01em' },
  line: { fontWeight: 600 },
  large: { fontSize: vars.size.display, fontWeight: 700, letterSpacing: '-0.02em' },
});
export const cut = style({ color: vars.color.sale });
export const fraction = style({ fontSize: '0.58em', verticalAlign: '0.5em', letterSpacing: 0 });
export const unit = style({ fontSize: '0.58em', fontWeight: 500, letterSpacing: 0 });
export const small = style({
  fontSize: vars.size.small,
  fontWeight: 400,
  color: vars.color.inkQuiet,
  letterSpacing: 0,
});
export const whole = style({ flexBasis: '100%' });
/** Always available to screen readers; visible where the price's container is wide. */
export const lead = style([
  hidden,
  { '@container': { '(min-width: 16rem)': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } } },
]);
