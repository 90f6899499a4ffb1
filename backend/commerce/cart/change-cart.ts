// The frame of every change of a cart: one transaction that locks the cart first and decides inside the lock.
import { withdrawOrder } from '#backend/commerce/payment/withdraw-order';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { CartClearingCause } from '#domain/cart-cookie';
import { causeAgainst } from './admit';
import { type CartRow, type CartValues, isAwaitingPayment, lockCart, writeCart } from './rows';
import type { Shopper } from './shopper';

export type CartChange<Result> =
  | { ok: true; result: Result /** Products whose stock came back. */; released: number[] }
  | { ok: false; cause: CartClearingCause };

/**
 * Runs `work` on the locked cart. A cart whose card payment is still open is taken back from it first: who changes the cart has
 * come back from the payment page, and the order that was never paid goes with its stock. What `work` sets on the cart itself is
 * written once, at the end.
 */
export function changeCart<Result>(
  cartId: string,
  shopper: Shopper,
  work: (tx: Transaction, cart: CartRow, set: (values: CartValues) => void) => Promise<Result>,
): Promise<CartChange<Result>> {
  return inTransaction(shopper.pool, async (tx) => {
    const cart = await lockCart(tx.db, cartId);
    const isWaiting = cart?.status === 'ordered' && (await isAwaitingPayment(tx.db, cartId));
    const cause = causeAgainst(cart, cart?.status === 'active' || isWaiting, shopper);
    if (!cart || cause) return { ok: false, cause: cause ?? 'missing' };
    const released = isWaiting ? await withdrawOrder(tx, cart, shopper.now) : [];
    const changed: CartValues = { storeId: shopper.store.id };
    const result = await work(tx, cart, (values) => void Object.assign(changed, values));
    await writeCart(tx.db, cartId, changed, shopper.now);
    return { ok: true, result, released };
  });
}
