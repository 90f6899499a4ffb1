// Takes back an order whose card payment is still open, because the shopper has come back to the cart.
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { orderOfCart } from '#backend/commerce/order/order.sql';
import type { Transaction } from '#backend/db/transaction';
import { giveBack } from './give-back';
import { insertEvent, lockPayment } from './payment.sql';

/** The cart must be locked. Returns the products whose stock came back. */
export async function withdrawOrder(tx: Transaction, cart: CartRow, now: Date): Promise<number[]> {
  const order = await orderOfCart(tx.db, cart.id);
  const payment = order && (await lockPayment(tx.db, order.id));
  if (!order || payment?.status !== 'pending') return [];
  await insertEvent(tx.db, {
    idempotencyKey: `withdrawn:${payment.id}`,
    paymentId: payment.id,
    kind: 'withdrawn',
    at: now,
  });
  return giveBack(tx, order, payment, { status: 'cancelled', note: 'The shopper went back to the cart' }, now);
}
