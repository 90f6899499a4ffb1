// Points that an order spends, and refunds when items are cancelled or returned: the ledger mirrors what its lines store.
import type { Transaction } from '#backend/db/transaction';
import { insertPoints, lockedBalance, pointsSpentBy } from './points.sql';

interface Order {
  id: number;
  number: string;
  customerId: number | null;
}

/** The customer must be locked, and have as many. */
export async function spendPoints(tx: Transaction, order: Order, points: number, at: Date): Promise<void> {
  if (points === 0 || order.customerId === null) return;
  await insertPoints(tx.db, spentEntry(order, order.customerId, -points, at));
}

/** The order's cart must be locked. Done again, it changes nothing more. */
export async function keepPoints(tx: Transaction, order: Order, kept: number, at: Date): Promise<void> {
  if (order.customerId === null) return;
  const back = (await pointsSpentBy(tx.db, order.id)) - kept;
  if (back <= 0) return;
  await lockedBalance(tx.db, order.customerId);
  await insertPoints(tx.db, spentEntry(order, order.customerId, back, at));
}

const spentEntry = ({ id, number }: Order, customerId: number, points: number, at: Date) => ({
  customerId,
  orderId: id,
  points,
  kind: 'spent' as const,
  note: `Ordre ${number}`,
  at,
});
