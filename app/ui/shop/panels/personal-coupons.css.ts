// Coupons that look cut out: a dashed edge, the picture at the left where there is one, the button at the right.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const coupons = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const coupon = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.plate,
  selectors: { '&[data-active]': { borderColor: vars.color.success, borderStyle: 'solid' } },
});
export const words = style({ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: space[1] });
export const picture = style({
  width: '4rem',
  height: '4rem',
  objectFit: 'contain',
  padding: space[1],
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, margin: 0 });
/** At the right edge, also on a separate line. */
export const button = style({ marginLeft: 'auto' });
