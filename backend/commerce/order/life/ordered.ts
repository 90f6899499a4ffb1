// An order as domain/invoice reckons with it, and how far its lines have gone.
import { dutyDiscountOf, freightDiscountOf } from '#backend/commerce/promotion/order-discounts';
import type { Extent, Ordered } from '#domain/invoice';
import { oere } from '#domain/money';
import type { LifeLine } from '#domain/order-life';
import { VAT_BP } from '#domain/vat';
import type { WholeOrder } from '../read/rows';

export function orderedOf({ order, lines, taxes }: WholeOrder): Ordered {
  return {
    basis: order.basis,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      unit: oere(line.unitOere),
      discount: oere(line.discountOere),
      dutyDiscount: dutyDiscountOf(line),
      duty: oere(line.dutyOere),
      vatBp: line.vatBp,
    })),
    freight: { amount: oere(order.shippingOere - freightDiscountOf(order, lines)), vatBp: VAT_BP },
    taxes: taxes.map(({ vatBp, vatOere }) => ({ vatBp, vat: oere(vatOere) })),
  };
}

/** Pieces that have gone that way; the freight goes with the first of them. */
export function extentOf(lines: readonly LifeLine[], way: 'shipped' | 'invoiced' | 'credited'): Extent {
  const pieces = new Map(lines.map((line) => [line.id, line[way]]));
  return { pieces, freight: lines.some((line) => line[way] > 0) };
}
