// Codes of the cart: one under the other, hairlines between them, the cross at the right edge.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const box = style({ display: 'grid', gap: space[3] });
export const coupons = style({ display: 'grid' });
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
