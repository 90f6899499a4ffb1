// Writes off expired bonus points by the rules of the customer's store: each customer in a separate transaction.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { expiryOf } from '#domain/points/point-life';
import { insertPoints, lockedBalance, movesOfPoints, ownersOfOldPoints } from './points.sql';

/** How many customers lost some. Done again, it changes nothing more. */
export async function expirePoints(pool: Pool, now: Date): Promise<number> {
  let customers = 0;
  for (const { customerId, lastDays } of await ownersOfOldPoints(pool, now)) {
    const points = await inTransaction(pool, async (tx) => {
      const balance = await lockedBalance(tx.db, customerId);
      const { due } = expiryOf(await movesOfPoints(tx.client, customerId), lastDays, now);
      const gone = Math.min(due, balance);
      if (gone > 0) await insertPoints(tx.db, { customerId, points: -gone, kind: 'expired', note: '', at: now });
      return gone;
    });
    if (points > 0) customers += 1;
  }
  return customers;
}
