// Calls off what has not been sent: goods back on the shelf, the card's authorisation let go, the customer told.
import { giveBackSurplus } from '#backend/commerce/giftcard/order-cards';
import { takeBackCards, unusedCards } from '#backend/commerce/giftcard/sale/take-back';
import { giveBack } from '#backend/commerce/payment/give-back';
import { askCapture, askExcessRefund, askVoid } from '#backend/commerce/payment/money/ask';
import { insertEvent, writePayment } from '#backend/commerce/payment/payment.sql';
import { returnUses } from '#backend/commerce/promotion/uses.sql';
import { worthOf } from '#domain/invoice';
import { NOTHING, oere } from '#domain/money';
import { choose, mayCancelAsCustomer, statusAfterCancel, unshipped, withPieces } from '#domain/order-life';
import { isCancellable, type OrderStatus } from '#domain/order-status';
import { type Outcome, refusal } from '#domain/refusals';
import { setStatus } from '../order.sql';
import { givePieces } from '../stock.sql';
import { raiseLines } from './fulfilment.sql';
import { extentOf, orderedOf } from './ordered';
import { keepSpentPoints } from './settle-points';
import { type Life, type Stepping, stepOrder } from './step';

export interface Canceling {
  reason: string;
  /** A customer calls off their own order only while not one piece of it was sent. */
  asCustomer: boolean;
}

/** `returned`: products whose stock came back. */
export type Canceled = Outcome<{ status: OrderStatus; returned: number[] }>;

export const cancelOrder = (number: string, { reason, asCustomer }: Canceling, life: Life): Promise<Canceled> =>
  stepOrder(number, life, async (stepping): Promise<Canceled> => {
    const { tx, order, lines } = stepping;
    const allowed = asCustomer ? mayCancelAsCustomer(order.status, lines) : { ok: true as const };
    if (!allowed.ok) return allowed;
    const picked = choose(lines, unshipped, null);
    if (!picked.ok) return isCancellable(order.status) ? picked : refusal('INVALID_ORDER_STATUS');
    const next = statusAfterCancel(order.status, lines);
    if (!next.ok) return next;
    const unused = await unusedCards(tx, order.id, stepping.whole.lines, picked.chosen);
    if (!unused.ok) return unused;
    await raiseLines(tx.db, 'canceled', picked.chosen);
    const note = `Cancelled by ${life.by}${reason ? `: ${reason}` : ''}`;
    const returned = await undo(stepping, picked.chosen, next.status, note);
    await takeBackCards(tx, order.id, unused.cards, life.now);
    await keepSpentPoints(stepping, withPieces(lines, 'canceled', picked.chosen));
    if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
    await stepping.tell('order-called-off', `${order.id}`, { isWhole: next.status === 'canceled', reason });
    return { ok: true, status: next.status, returned };
  });

async function undo(
  stepping: Stepping,
  chosen: readonly { id: number; quantity: number }[],
  status: OrderStatus,
  note: string,
): Promise<number[]> {
  const { tx, whole, order, payment, life } = stepping;
  // Never paid: it is taken back like every payment that came to nothing.
  if (payment.status === 'pending') {
    const event = { idempotencyKey: `canceled:${payment.id}`, paymentId: payment.id, kind: 'canceled', at: life.now };
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
  // Gift cards that were paid for and never sent.
  await askExcessRefund(tx, payment, worthOf(orderedOf(whole), extentOf(whole.lines, 'shipped')), life.now);
  await giveCardsBack(stepping, status);
  const pieces = chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ productId: line.productId, quantity }] : [];
  });
  const returned = await givePieces(tx.db, order.id, pieces, 'cancel', life.now);
  // Codes of an order of which nothing is left may be used again; one of which a part was sent has used them.
  if (status === 'canceled') await returnUses(tx.db, order.id, life.now);
  return returned;
}

/** Gift cards get back what the goods that were sent do not need beside the payment. */
async function giveCardsBack({ tx, whole, order, payment, life }: Stepping, status: OrderStatus): Promise<void> {
  const worth = status === 'canceled' ? NOTHING : worthOf(orderedOf(whole), extentOf(whole.lines, 'shipped'));
  const byCard = oere(status === 'canceled' ? 0 : payment.authorisedOere);
  await giveBackSurplus(tx, order.id, { worth, byCard }, { event: `${status} ${life.now.getTime()}`, at: life.now });
}
