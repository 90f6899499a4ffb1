// The three sums side by side on one plate; what can be spent is the largest.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
  padding: `${space[5]} ${space[6]}`,
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const sum = style({ display: 'grid', gap: space[1] });
export const label = style({ color: vars.color.inkQuiet });
export const value = style({ fontSize: vars.size.h3, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const main = style({
  fontSize: vars.size.h1,
  fontWeight: 700,
  lineHeight: 1.05,
  fontVariantNumeric: 'tabular-nums',
});
