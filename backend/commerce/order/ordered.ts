// An order as domain/order/invoice calculates with it, and how far its lines have gone.
import { dutyDiscountOf, freightDiscountOf } from '#backend/commerce/promotion/order-discounts';
import { oere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, type Extent, NOTHING_BILLED, type Ordered } from '#domain/order/invoice';
import type { LineKind } from '#domain/order/line-choice';
import type { LifeLine } from '#domain/order/order-life';
import type { WholeOrder } from './read/read.sql';

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

export type OrderedLine = LifeLine & { kind?: LineKind };

/** Gift cards are sent by mail: they have no freight and are not packed. */
export const isGiftCard = ({ kind }: OrderedLine): boolean => kind === 'gift_card';

/** Pieces that have gone that way; the freight goes with the first of the goods. */
export function extentOf(lines: readonly OrderedLine[], way: 'shipped' | 'invoiced' | 'credited'): Extent {
  const pieces = new Map(lines.map((line) => [line.id, line[way]]));
  return { pieces, freight: lines.some((line) => line[way] > 0 && !isGiftCard(line)) };
}

/** Amount that may be captured: goods that were sent, and gift cards, which are issued when the order begins. */
export function dispatchedIn(lines: readonly OrderedLine[]): Extent {
  const { pieces, freight } = extentOf(lines, 'shipped');
  const made = lines.filter(isGiftCard).map((line) => [line.id, line.quantity - line.canceled] as const);
  return { pieces: new Map([...pieces, ...made]), freight };
}

/** Pieces that were not cancelled; the freight goes with the goods. */
function remainingExtent(lines: readonly OrderedLine[]): Extent {
  const pieces = new Map(lines.map((line) => [line.id, line.quantity - line.canceled]));
  return { pieces, freight: lines.some((line) => line.quantity > line.canceled && !isGiftCard(line)) };
}

/** What the order comes to without the pieces that were cancelled: its invoices will add up to it. SQL: order_remaining_oere. */
export const remainingTotals = (
  whole: WholeOrder,
  lines: readonly OrderedLine[] = whole.lines,
): Pick<DocumentTotals, 'net' | 'vat' | 'total'> => {
  if (lines.some(({ canceled }) => canceled > 0))
    return documentBetween(orderedOf(whole), NOTHING_BILLED, remainingExtent(lines));
  const { totalExVatOere, vatOere, totalOere } = whole.order;
  return { net: oere(totalExVatOere), vat: oere(vatOere), total: oere(totalOere) };
};
