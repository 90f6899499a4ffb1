// An order's totals in both price bases. The order stores those of its basis; domain computes the others from the same lines.
import { dutyDiscountOf, freightDiscountOf } from '#backend/commerce/promotion/order-discounts';
import { type CartTotals, totalsOf } from '#domain/cart/cart-totals';
import { NOTHING, oere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import type { WholeOrder } from './read.sql';

export function totalsOfOrder({ order, lines }: Pick<WholeOrder, 'order' | 'lines'>): CartTotals {
  return totalsOf({
    basis: order.basis,
    lines: lines.map((line) => ({
      id: String(line.position),
      unit: oere(line.unitOere),
      dutyUnit: line.dutyOere === 0 ? NOTHING : oere(line.dutyOere / line.quantity),
      quantity: line.quantity,
      discount: oere(line.discountOere - dutyDiscountOf(line)),
      dutyDiscount: dutyDiscountOf(line),
      vatBp: line.vatBp,
      dutyCode: line.dutyCode,
      dutyLabel: line.dutyLabel,
    })),
    freight: {
      amount: oere(order.shippingOere),
      vatBp: VAT_BP,
      discount: freightDiscountOf(order, lines),
    },
  });
}
