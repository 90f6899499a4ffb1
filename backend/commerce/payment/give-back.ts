// A card payment that was not completed: the order is cancelled, its goods go back on the shelf, codes, gift cards
// and points to their owners, and the cart may be bought again.

import { reopenCart } from '#backend/commerce/cart/cart.sql';
import { lockCart } from '#backend/commerce/cart/write.sql';
import { giveBackCards } from '#backend/commerce/giftcard/order-cards';
import { type OrderRow, setStatus } from '#backend/commerce/order/order.sql';
import { returnStock } from '#backend/commerce/order/stock.sql';
import { keepPoints } from '#backend/commerce/points/spend';
import { returnUses } from '#backend/commerce/promotion/uses.sql';
import type { Transaction } from '#backend/db/transaction';
import { type PaymentRow, writePayment } from './payment.sql';

/** The cart and the payment must be locked. Returns the products whose stock came back. */
export async function giveBack(
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  outcome: { status: 'declined' | 'cancelled'; note: string },
  now: Date,
): Promise<number[]> {
  await writePayment(tx.db, payment.id, { status: outcome.status }, now);
  await setStatus(tx.db, order.id, 'canceled', outcome.note, now);
  const released = await returnStock(tx.db, order.id, now);
  await returnUses(tx.db, order.id, now);
  await giveBackCards(tx, order.id, null, { event: 'unpaid', at: now });
  await keepPoints(tx, order, 0, now);
  const cart = await lockCart(tx.client, order.cartId);
  if (cart?.status === 'ordered') await reopenCart(tx.db, cart, now);
  return released;
}
