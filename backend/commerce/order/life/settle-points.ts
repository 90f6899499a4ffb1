// Brings the points that an order has earned to what is invoiced of it and was not given back. Done again, it changes nothing more.
import { insertPoints, lockedBalance, pointsEarnedBy } from '#backend/commerce/customer/points/rows';
import { oere } from '#domain/money';
import type { LifeLine } from '#domain/order-life';
import { earnedBy, entryFor } from '#domain/reward-points';
import type { Stepping } from './step';

/** `lines`: how far they have gone with this step. */
export async function settlePoints({ tx, whole, order, life }: Stepping, lines: readonly LifeLine[]): Promise<void> {
  const { customerId, points } = order;
  if (points === 0 || customerId === null) return;
  // Gift cards are money, without VAT: they have earned nothing.
  const units = new Map(whole.lines.map((line) => [line.id, line.vatBp === 0 ? 0 : line.unitOere]));
  const worth = (pieces: (line: LifeLine) => number) =>
    oere(lines.reduce((sum, line) => sum + (units.get(line.id) ?? 0) * pieces(line), 0));
  const due = earnedBy(
    points,
    worth((line) => line.invoiced - line.credited),
    worth((line) => line.quantity),
  );
  // The customer's row is locked: two orders of his at once must not take the same points back.
  const balance = await lockedBalance(tx.db, customerId);
  const entry = entryFor(due, await pointsEarnedBy(tx.db, order.id), balance);
  if (entry === 0) return;
  const note = `Ordre ${order.number}`;
  await insertPoints(tx.db, { customerId, orderId: order.id, points: entry, kind: 'earned', note, at: life.now });
}
