// What may be done with an order after it was placed, to which of its pieces, and what status that leaves. Spec §3 "Order statuses shown".

import type { TrackingStatus } from '#domain/delivery/tracking';
import { isReleased, type PaymentFigures } from '#domain/order/order-progress';
import { isCancellable, mayBecome, type OrderStatus } from '#domain/order/order-status';
import { type PaymentMode, requireRealPayment } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** Pieces of one line: those that left, those that were cancelled before they could, those on invoices, and those given back. */
export type LifeLine = {
  id: number;
  sku: string;
  quantity: number;
  shipped: number;
  canceled: number;
  invoiced: number;
  credited: number;
};

export type Chosen = { id: number; quantity: number }[];

export const unshipped = (line: LifeLine): number => line.quantity - line.shipped - line.canceled;
export const uninvoiced = (line: LifeLine): number => line.shipped - line.invoiced;
export const creditable = (line: LifeLine): number => line.invoiced - line.credited;

/** Every piece was credited or cancelled: none stays with the buyer, waits for its invoice, or is still to be sent. */
export const keepsNothing = (lines: readonly LifeLine[]): boolean =>
  lines.every((line) => line.quantity - line.canceled === line.credited);

/**
 * All that is left, or the pieces that staff name by SKU. Refuses an unknown SKU, more pieces than are left (params sku, left), and
 * an empty choice. Where two lines have the same SKU, the first with pieces left is used first.
 */
export function choose(
  lines: readonly LifeLine[],
  left: (line: LifeLine) => number,
  wanted: ReadonlyMap<string, number> | null,
): Outcome<{ chosen: Chosen }> {
  const rest = new Map(wanted ?? lines.map((line): [string, number] => [line.sku, Number.POSITIVE_INFINITY]));
  const chosen: Chosen = [];
  for (const line of lines) {
    const open = rest.get(line.sku) ?? 0;
    const quantity = Math.min(left(line), open);
    if (quantity <= 0) continue;
    chosen.push({ id: line.id, quantity });
    rest.set(line.sku, open - quantity);
  }
  for (const [sku, quantity] of wanted ?? []) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refusal('QUANTITY_NOT_A_NUMBER');
    const own = lines.filter((line) => line.sku === sku);
    const most = own.reduce((sum, line) => sum + left(line), 0);
    if (own.length === 0) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
    if (quantity > most) return refusal('MORE_THAN_LEFT', { params: { sku, left: most } });
  }
  return chosen.length > 0 ? { ok: true, chosen } : refusal('NOTHING_LEFT');
}

/** The lines as they are when the chosen pieces have gone that way. */
export const withPieces = <Line extends LifeLine>(
  lines: readonly Line[],
  way: 'shipped' | 'canceled' | 'invoiced' | 'credited',
  chosen: Chosen,
): Line[] =>
  lines.map((line) => {
    const more = chosen.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...line, [way]: line[way] + more };
  });

const isOver = (lines: readonly LifeLine[]) => lines.every((line) => unshipped(line) === 0);
const hasShipped = (lines: readonly LifeLine[]) => lines.some((line) => line.shipped > 0);

/** Goods leave only an order that is being worked on; it is shipped when nothing is left to send. */
export function statusAfterShipping(status: OrderStatus, lines: readonly LifeLine[]): Outcome<{ status: OrderStatus }> {
  if (status !== 'processing') return refusal('INVALID_ORDER_STATUS');
  return { ok: true, status: isOver(lines) ? 'shipped' : 'processing' };
}

interface ShippedOrder<Line extends LifeLine> {
  status: OrderStatus;
  payment: { mode: PaymentMode; status: PaymentFigures['status'] } | null;
  lines: readonly Line[];
  /** The lines that a carrier takes: gift cards are mailed. */
  goods: readonly Line[];
}

interface WantedShipment {
  /** SKU → pieces; null: all that is left. */
  pieces: ReadonlyMap<string, number> | null;
  /** Refused where neither a payment nor an invoice covers it: of several orders, each is not looked at by a person. */
  requiresPayment?: boolean;
}

/** What leaves, the lines once it has left, and the order's status by then. */
export function planShipping<Line extends LifeLine>(
  { status, payment, lines, goods }: ShippedOrder<Line>,
  { pieces, requiresPayment = false }: WantedShipment,
): Outcome<{ chosen: Chosen; sent: Line[]; status: OrderStatus }> {
  const real = requireRealPayment(payment);
  if (!real.ok) return real;
  const picked = choose(goods, unshipped, pieces);
  const sent = withPieces(lines, 'shipped', picked.ok ? picked.chosen : []);
  const next = statusAfterShipping(status, sent);
  if (!next.ok) return next;
  if (requiresPayment && !isReleased(status, payment?.status ?? null)) return refusal('ORDER_UNPAID');
  return picked.ok ? { ok: true, chosen: picked.chosen, sent, status: next.status } : picked;
}

/**
 * What has not left is cancelled. When a part has left, the order goes on with that part and counts as shipped; while pieces are
 * still to be sent, it stays what it is. `lines`: without what is cancelled now.
 */
export function statusAfterCancel(status: OrderStatus, lines: readonly LifeLine[]): Outcome<{ status: OrderStatus }> {
  if (!isOver(lines)) return isCancellable(status) ? { ok: true, status } : refusal('INVALID_ORDER_STATUS');
  const next = hasShipped(lines) ? 'shipped' : 'canceled';
  return mayBecome(status, next) ? { ok: true, status: next } : refusal('INVALID_ORDER_STATUS');
}

/** Delivered once all parcels of an order have arrived that has nothing left to send, whichever of the two comes last. */
export function statusAfterArrival(status: OrderStatus, parcels: readonly TrackingStatus[]): OrderStatus {
  const isThere = parcels.length > 0 && parcels.every((parcel) => parcel === 'DELIVERED');
  return isThere && mayBecome(status, 'delivered') ? 'delivered' : status;
}

/** The customer's own cancelling: only while not one piece has left. */
export function mayCancelAsCustomer(status: OrderStatus, lines: readonly LifeLine[]): Outcome {
  if (hasShipped(lines)) return refusal('PARTIAL_ORDER_ITEM_SHIPPED');
  return isCancellable(status) ? { ok: true } : refusal('INVALID_ORDER_STATUS');
}

/** Whether it can be confirmed by mail: not while it waits for approval or for its payment, and not when it was cancelled. */
export const hasConfirmation = (status: OrderStatus, isPaidOrOnAccount: boolean): boolean =>
  isPaidOrOnAccount && status !== 'needs_review' && status !== 'canceled';

/** Closed when all that was sent has come back; until then it stays what it is. */
export function statusAfterCredit(status: OrderStatus, lines: readonly LifeLine[]): OrderStatus {
  const isBack = isOver(lines) && lines.every((line) => line.credited === line.shipped);
  return isBack && mayBecome(status, 'closed') ? 'closed' : status;
}

/** Complete: everything has arrived, is invoiced, and is paid. Whether another system has invoiced it is not known here. */
export function mayComplete(status: OrderStatus, lines: readonly LifeLine[], invoicedBy: 'shop' | 'erp'): Outcome {
  if (!mayBecome(status, 'complete')) return refusal('INVALID_ORDER_STATUS');
  if (invoicedBy === 'erp') return { ok: true };
  return lines.every((line) => uninvoiced(line) === 0) ? { ok: true } : refusal('NOT_INVOICED');
}

/** The status of an order when it is released from hold: back to processing, or to awaiting payment. */
export const statusAfterHold = (isPaidOrOnAccount: boolean): OrderStatus =>
  isPaidOrOnAccount ? 'processing' : 'pending';

/** Only an order that waits for its payment goes on with it. One on hold stays on hold: staff release it, not the provider. */
export const statusAfterPayment = (status: OrderStatus): OrderStatus => (status === 'pending' ? 'processing' : status);
