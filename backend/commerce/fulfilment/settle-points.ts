// Brings the points that an order has earned, and those that it has spent, to what is invoiced of it and was not given back. Done again, it changes nothing more.

import type { WholeOrder } from '#backend/commerce/order/index';
import { insertPoints, lockedBalance, pointsEarnedBy, pointsSpentBy } from '#backend/commerce/points/points.sql';
import { keepPoints } from '#backend/commerce/points/spend';
import type { Reader } from '#backend/db/client';
import type { LifeLine } from '#domain/order/order-life';
import { pointsKept } from '#domain/points/point-sale';
import { earnedBy, earningWorth, entryFor } from '#domain/points/reward-points';
import type { Stepping } from './step';

/** Points that were spent on pieces that were cancelled or came back are given back. `lines`: how far they have gone with this step. */
export async function keepSpentPoints({ tx, whole, order, life }: Stepping, lines: readonly LifeLine[]): Promise<void> {
  const kept = pointsOnLines(whole, lines);
  if (kept !== null) await keepPoints(tx, order, kept, life.now);
}

/** How many `keepSpentPoints` would give back. */
export async function pointsToGiveBack(reader: Reader, whole: WholeOrder, lines: readonly LifeLine[]): Promise<number> {
  const kept = pointsOnLines(whole, lines);
  if (kept === null || whole.order.customerId === null) return 0;
  return Math.max(0, (await pointsSpentBy(reader, whole.order.id)) - kept);
}

/** What the lines cost in points; null: nothing of the order was bought for points. */
function pointsOnLines(whole: WholeOrder, lines: readonly LifeLine[]): number | null {
  const unitPoints = new Map(whole.lines.map((line) => [line.id, line.unitPoints]));
  if ([...unitPoints.values()].every((points) => points === 0)) return null;
  return pointsKept(lines.map((line) => ({ ...line, unitPoints: unitPoints.get(line.id) ?? 0 })));
}

/** `lines`: how far they have gone with this step. */
export async function settlePoints({ tx, whole, order, life }: Stepping, lines: readonly LifeLine[]): Promise<void> {
  const { customerId, points } = order;
  if (points === 0 || customerId === null) return;
  const sold = new Map(whole.lines.map((line) => [line.id, line]));
  const worth = (piecesOf: (line: LifeLine) => number) =>
    earningWorth(
      lines.flatMap((line) => {
        const found = sold.get(line.id);
        return found ? [{ ...found, pieces: piecesOf(line) }] : [];
      }),
    );
  const due = earnedBy(
    points,
    worth((line) => line.invoiced - line.credited),
    worth((line) => line.quantity),
  );
  // The customer's row is locked: two orders of one customer at once must not take the same points back.
  const balance = await lockedBalance(tx.db, customerId);
  const entry = entryFor(due, await pointsEarnedBy(tx.db, order.id), balance);
  if (entry === 0) return;
  const note = `Ordre ${order.number}`;
  await insertPoints(tx.db, { customerId, orderId: order.id, points: entry, kind: 'earned', note, at: life.now });
}
