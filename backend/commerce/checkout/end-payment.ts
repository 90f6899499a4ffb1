// The buyer ends an open payment, or restores the cart of an uncompleted one: one transaction, the order's cart and the
// one that was begun in the meantime locked in a fixed order, the payment after them. Decision 31.
import { denialCause } from '#backend/commerce/cart/authorize';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { lockCart, writeLocked } from '#backend/commerce/cart/write.sql';
import { type OrderRow, orderById } from '#backend/commerce/order/order.sql';
import { orderByToken } from '#backend/commerce/order/read/read.sql';
import { giveBack } from '#backend/commerce/payment/give-back';
import { cameToNothing, insertEvent, lockPayment, type PaymentRow } from '#backend/commerce/payment/payment.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { LeftBehind } from './merge/carry-codes';
import { lockCarts } from './merge/merge.sql';
import { mergeLines } from './merge/merge-lines';

const LONGEST_TOKEN = 100;

export interface Ending {
  /** The order's public token. */
  token: string;
  /** The cart that the caller fills now; null: none. What it holds joins the order's cart. */
  cartId: string | null;
}

/** `released`: products whose stock came back. */
export type Ended = Outcome<{ cartId: string; left: LeftBehind[]; released: number[] }>;

/** A guest's order is whose token it is; a customer's is that customer's alone. */
export async function ownOrderByToken(
  token: string,
  { db, who }: Pick<Shopper, 'db' | 'who'>,
): Promise<OrderRow | null> {
  const order = token.length > LONGEST_TOKEN ? null : await orderByToken(db, token);
  return order && (order.customerId === null || order.customerId === who?.customer.id) ? order : null;
}

export async function endPayment({ token, cartId }: Ending, shopper: Shopper, queue: JobQueue): Promise<Ended> {
  const known = await ownOrderByToken(token, shopper);
  if (!known) return refusal('ORDER_NOT_FOUND');
  return inTransaction(shopper.pool, async (tx): Promise<Ended> => {
    const carts = await lockCarts(tx.db, cartId === null ? [known.cartId] : [known.cartId, cartId]);
    const payment = await lockPayment(tx.db, known.id);
    const order = await orderById(tx.db, known.id);
    if (!payment || !order) return refusal('PAYMENT_NOT_FOUND');
    // A delivery of a subscription is paid with a stored card: there is no payment page.
    if (payment.cardId !== null) return refusal('PAYMENT_STATE_WRONG');
    const isOpen = payment.status === 'pending';
    if (!isOpen && !cameToNothing(payment)) return refusal('PAYMENT_STATE_WRONG');
    const released = isOpen ? await end(tx, order, payment, shopper.now) : [];
    if (released.length > 0) await queue.send(tx, 'tell-who-waits', { productIds: released });
    const held = await lockCart(tx.client, known.cartId);
    const other = cartId === known.cartId ? null : (carts.get(cartId ?? '') ?? null);
    return reopenHeldCart(tx, held, other, released, shopper);
  });
}

async function end(tx: Transaction, order: OrderRow, payment: PaymentRow, at: Date): Promise<number[]> {
  await insertEvent(tx.db, { idempotencyKey: `ended:${payment.id}`, paymentId: payment.id, kind: 'ended', at });
  const note = 'The buyer ended the payment to change the cart';
  return giveBack(tx, order, payment, { status: 'cancelled', note }, at);
}

async function reopenHeldCart(
  tx: Transaction,
  held: CartRow | null,
  other: CartRow | null,
  released: number[],
  shopper: Shopper,
): Promise<Ended> {
  const isFilled = other?.status === 'active' && denialCause(other, true, shopper) === null;
  const current = isFilled ? other : null;
  // Ordered again in the meantime, of a subscription, or an order by phone, which its link opens: there is nothing to take back.
  if (!held || held.status === 'ordered' || held.subscriptionId !== null || held.byPhone)
    return current ? { ok: true, cartId: current.id, left: [], released } : refusal('CART_NOT_FOUND');
  // Begun by a guest who has logged in since: it joins the customer's cart, as at the login.
  const isGuests = held.customerId === null && shopper.who !== null;
  const owner = isGuests ? { ...shopper, who: null } : shopper;
  if (denialCause(held, true, owner) !== null || (isGuests && !current)) return refusal('CART_NOT_FOUND');
  if (isGuests && current) {
    const left = await mergeLines(tx, held, current, shopper);
    return { ok: true, cartId: current.id, left, released };
  }
  if (current) {
    const left = await mergeLines(tx, current, held, shopper, { status: 'active' });
    return { ok: true, cartId: held.id, left, released };
  }
  if (held.status !== 'active') await writeLocked(tx.client, held.id, { status: 'active' }, shopper.now);
  return { ok: true, cartId: held.id, left: [], released };
}
