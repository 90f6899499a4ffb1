// Cancels what has not been sent: restocks the items, releases the card's authorisation, notifies the customer.
import { giveBackSurplus, takeBackCards, unusedCards } from '#backend/commerce/giftcard/index';
import { raiseLines } from '#backend/commerce/order/fulfilment.sql';
import { noteStatus, setStatus } from '#backend/commerce/order/order.sql';
import { extentOf, type OrderedLine, orderedOf, remainingTotals } from '#backend/commerce/order/ordered';
import { givePieces } from '#backend/commerce/order/stock.sql';
import { giveBack } from '#backend/commerce/payment/give-back';
import { askCapture, askExcessRefund, askVoid, moneyFor } from '#backend/commerce/payment/money/ask';
import { insertEvent, writePayment } from '#backend/commerce/payment/payment.sql';
import { returnUses } from '#backend/commerce/promotion/uses.sql';
import { NOTHING } from '#domain/money/money';
import { worthOf } from '#domain/order/invoice';
import {
  type Chosen,
  choose,
  mayCancelAsCustomer,
  statusAfterCancel,
  unshipped,
  withPieces,
} from '#domain/order/order-life';
import { isReleased } from '#domain/order/order-progress';
import { isCancellable, type OrderStatus } from '#domain/order/order-status';
import { calledOffKind } from '#domain/order/unpaid-order';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { keepSpentPoints } from './settle-points';
import { type Life, noteArrival, type Stepping, stepOrder } from './step';

export interface Canceling {
  reason: string;
  /** A customer may cancel their own order only while no piece of it was sent. */
  asCustomer: boolean;
}

/** `returned`: products whose stock came back. */
export type Canceled = Outcome<{ status: OrderStatus; returned: number[] }>;

export const cancelOrder = (number: string, { reason, asCustomer }: Canceling, life: Life): Promise<Canceled> =>
  stepOrder(number, life, async (stepping): Promise<Canceled> => {
    const { order, lines, payment } = stepping;
    const allowed = asCustomer ? mayCancelAsCustomer(order.status, lines) : { ok: true as const };
    if (!allowed.ok) return allowed;
    const picked = choose(lines, unshipped, null);
    if (!picked.ok) return isCancellable(order.status) ? picked : refusal('INVALID_ORDER_STATUS');
    const done = await cancelPieces(stepping, picked.chosen, reason);
    if (done.ok)
      await stepping.tell('order-called-off', `${order.id}`, { isWhole: done.status === 'canceled', reason });
    // Staff may be about to pack it; an order that was never released is unknown to them.
    if (done.ok && asCustomer && isReleased(order.status, payment.status))
      await stepping.notify('orders', 'order-cancelled-by-customer', `${order.id}`, {});
    return done;
  });

/** Within a step of the order, and without a mail. Pieces that have not left; where others are still to be sent, the order goes on. */
export async function cancelPieces(stepping: Stepping, chosen: Chosen, reason: string): Promise<Canceled> {
  const { tx, order, lines, life } = stepping;
  const without = withPieces(lines, 'canceled', chosen);
  const next = statusAfterCancel(order.status, without);
  if (!next.ok) return next;
  const unused = await unusedCards(tx, order.id, stepping.whole.lines, chosen);
  if (!unused.ok) return unused;
  await raiseLines(tx.db, 'canceled', chosen);
  const note = `Cancelled by ${life.by}${reason ? `: ${reason}` : ''}`;
  const isOver = without.every((line) => unshipped(line) === 0);
  const paid = isOver ? await undo(stepping, next.status, note) : await lessen(stepping, without, note);
  const returned = paid ?? (await givePieces(tx.db, order.id, piecesCalledOff(stepping, chosen), 'cancel', life.now));
  // Codes of an order of which nothing is left may be used again; one of which a part was sent has used them.
  if (paid === null && next.status === 'canceled') await returnUses(tx.db, order.id, life.now);
  await takeBackCards(tx, order.id, unused.cards, life.now);
  await keepSpentPoints(stepping, without);
  if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
  const status = await noteArrival(stepping, next.status, 'Delivered: nothing is left to send');
  return { ok: true, status, returned };
}

/** Nothing is left to send. Returns the products whose stock came back already, as that of an order that was never paid does. */
async function undo(stepping: Stepping, status: OrderStatus, note: string): Promise<number[] | null> {
  const { tx, whole, order, payment, life } = stepping;
  // Never paid: it is reversed like every uncompleted payment.
  if (payment.status === 'pending') {
    const event = {
      idempotencyKey: `canceled:${payment.id}`,
      paymentId: payment.id,
      kind: calledOffKind(life.by),
      at: life.now,
    };
    await insertEvent(tx.db, event);
    return giveBack(tx, order, payment, { status: 'cancelled', note }, life.now);
  }
  await setStatus(tx.db, order.id, status, note, life.now);
  const isVoid = status === 'canceled' && (await askVoid(tx, payment, life.now));
  // Ours to say, and said at once: the provider's own word about it finds nothing left to do.
  if (isVoid) await writePayment(tx.db, payment.id, { status: 'cancelled' }, life.now);
  // The rest of a part that was sent is all there will be to take.
  if (status === 'shipped' && payment.status === 'authorised') {
    const dispatched = worthOf(orderedOf(whole), extentOf(whole.lines, 'shipped'));
    await askCapture(tx, payment, { dispatched, isLast: true }, life.now);
  }
  await giveCardsBack(stepping, status);
  // Gift cards that were paid for and never sent.
  await askExcessRefund(tx, payment, worthOf(orderedOf(whole), extentOf(whole.lines, 'shipped')), life.now);
  return null;
}

/**
 * Part is cancelled and another part is still to be sent: the payment card gets back what was captured for gift cards beyond the rest, and gift
 * cards what the payment card or the invoice covers without them.
 */
async function lessen({ tx, whole, order, payment, life }: Stepping, left: readonly OrderedLine[], note: string) {
  await noteStatus(tx.db, order.id, order.status, note, life.now);
  const worth = remainingTotals(whole, left).total;
  const { byGiftCards } = await moneyFor(tx.db, payment, worth);
  await askExcessRefund(tx, payment, worth, life.now);
  const event = { event: `lessened to ${remainingPieces(left)}`, at: life.now };
  await giveBackSurplus(tx, order.id, byGiftCards, event);
  return null;
}

/** Each step that calls pieces off leaves fewer: names the step's events. */
export const remainingPieces = (lines: readonly OrderedLine[]): number =>
  lines.reduce((sum, { quantity, canceled }) => sum + quantity - canceled, 0);

const piecesCalledOff = ({ whole }: Stepping, chosen: Chosen) =>
  chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ productId: line.productId, quantity }] : [];
  });

/** Refunds to gift cards what the sent items do not need in addition to the payment. */
async function giveCardsBack({ tx, whole, order, payment, life }: Stepping, status: OrderStatus): Promise<void> {
  const worth = worthOf(orderedOf(whole), extentOf(whole.lines, 'shipped'));
  const { byGiftCards } = await moneyFor(tx.db, payment, worth);
  const owed = status === 'canceled' ? { worth: NOTHING, byCard: NOTHING } : byGiftCards;
  await giveBackSurplus(tx, order.id, owed, { event: `${status} ${life.now.getTime()}`, at: life.now });
}
