// An order as domain/invoice reckons with it, and how far its lines have gone.
import type { Extent, Ordered } from '#domain/invoice';
import { oere } from '#domain/money';
import type { LifeLine } from '#domain/order-life';
import { VAT_BP } from '#domain/vat';
import type { WholeOrder } from '../read/rows';

export function orderedOf({ order, lines, taxes }: WholeOrder): Ordered {
  return {
    basis: order.basis,
    lines: lines.map(({ id, quantity, unitOere, discountOere, dutyOere, vatBp }) => ({
      id,
      quantity,
      unit: oere(unitOere),
      discount: oere(discountOere),
      duty: oere(dutyOere),
      vatBp,
    })),
    freight: { amount: oere(order.shippingOere), vatBp: VAT_BP },
    taxes: taxes.map(({ vatBp, vatOere }) => ({ vatBp, vat: oere(vatOere) })),
  };
}

/** Pieces that have gone that way; the freight goes with the first of them. */
export function extentOf(lines: readonly LifeLine[], way: 'shipped' | 'invoiced' | 'credited'): Extent {
  const pieces = new Map(lines.map((line) => [line.id, line[way]]));
  return { pieces, freight: lines.some((line) => line[way] > 0) };
}
