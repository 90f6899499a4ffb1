// Bonus points that an order needs, and those that its buyer has at this moment. Spec §8 "not enough points".
import type { PricedItem } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { lockedBalance } from '#backend/commerce/points/points.sql';
import type { Transaction } from '#backend/db/transaction';

export interface Points {
  needed: number;
  owned: number;
}

/** The customer who needs points is locked, after all else that the order takes from: they are spent once. */
export async function pointsIn(tx: Transaction, goods: readonly PricedItem[], { who }: Shopper): Promise<Points> {
  const needed = goods.reduce((sum, { item }) => sum + (item.points ?? 0) * item.quantity, 0);
  return { needed, owned: needed > 0 && who ? await lockedBalance(tx.db, who.customer.id) : 0 };
}
