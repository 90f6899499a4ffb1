// SQL of withdrawals: written once, filled as goods come back, read by order, by number, and by what is due.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { orderHistory, salesOrder, withdrawal, withdrawalLine } from '#backend/db/tables/index';
import type { Chosen } from '#domain/order/order-life';

export type WithdrawalRow = typeof withdrawal.$inferSelect;
export type WithdrawalLineRow = typeof withdrawalLine.$inferSelect;
export interface WholeWithdrawal {
  withdrawal: WithdrawalRow;
  lines: WithdrawalLineRow[];
}

/** Oldest first. */
export async function withdrawalsOf(reader: Reader, orderId: number): Promise<WholeWithdrawal[]> {
  const rows = await reader
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.orderId, orderId))
    .orderBy(asc(withdrawal.id));
  return withItsLines(reader, rows);
}

async function withItsLines(reader: Reader, rows: readonly WithdrawalRow[]): Promise<WholeWithdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await reader
    .select()
    .from(withdrawalLine)
    .where(inArray(withdrawalLine.withdrawalId, ids))
    .orderBy(asc(withdrawalLine.orderLineId));
  return rows.map((row) => ({ withdrawal: row, lines: lines.filter((line) => line.withdrawalId === row.id) }));
}

/** With the number of its order. */
export async function withdrawalByNumber(
  reader: Reader,
  number: string,
): Promise<{ withdrawal: WithdrawalRow; order: string } | null> {
  const [found] = await reader
    .select({ withdrawal, order: salesOrder.number })
    .from(withdrawal)
    .innerJoin(salesOrder, eq(salesOrder.id, withdrawal.orderId))
    .where(eq(withdrawal.number, number));
  return found ?? null;
}

/** The order must be locked. */
export async function insertWithdrawal(
  reader: Reader,
  row: Pick<WithdrawalRow, 'orderId' | 'declaredAt' | 'formKey'>,
  chosen: Chosen,
): Promise<WithdrawalRow> {
  const number = await takeNumber(reader, 'withdrawal');
  const [made] = await reader
    .insert(withdrawal)
    .values({ ...row, number })
    .returning();
  if (!made) throw new Error('The withdrawal was not written');
  await reader
    .insert(withdrawalLine)
    .values(chosen.map(({ id, quantity }) => ({ withdrawalId: made.id, orderLineId: id, quantity })));
  return made;
}

/** The database refuses more than was withdrawn from. */
export async function raiseWithdrawn(
  reader: Reader,
  withdrawalId: number,
  way: 'called_off' | 'received' | 'kept',
  chosen: Chosen,
): Promise<void> {
  const column = sql.identifier(way);
  for (const { id, quantity } of chosen)
    await reader.execute(sql`UPDATE withdrawal_line SET ${column} = ${column} + ${quantity}::int
      WHERE withdrawal_id = ${withdrawalId} AND order_line_id = ${id}`);
}

/** When nothing of it is on its way any more. Returns whether it is closed. */
export async function closeIfDone(reader: Reader, withdrawalId: number, at: Date): Promise<boolean> {
  const closed = await reader
    .update(withdrawal)
    .set({ closedAt: at })
    .where(
      and(
        eq(withdrawal.id, withdrawalId),
        sql`NOT EXISTS (SELECT FROM withdrawal_line l WHERE l.withdrawal_id = ${withdrawalId} AND l.called_off + l.received + l.kept < l.quantity)`,
      ),
    )
    .returning({ id: withdrawal.id });
  return closed.length > 0;
}

/** When staff or a carrier said that all of the order had arrived; null: neither has. */
export async function arrivedAt(reader: Reader, orderId: number): Promise<Date | null> {
  const [found] = await reader
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(orderHistory.status, ['delivered', 'complete'])))
    .orderBy(asc(orderHistory.at))
    .limit(1);
  return found?.at ?? null;
}

export type ListedWithdrawal = Pick<WithdrawalRow, 'id' | 'number' | 'declaredAt' | 'closedAt' | 'remindedAt'> & {
  order: string;
  orderId: number;
  email: string;
  storeId: number;
};

/** Oldest first. `toRemind`: open, and staff were not reminded of it. */
export async function listWithdrawals(reader: Reader, which: 'all' | 'open' | 'toRemind'): Promise<ListedWithdrawal[]> {
  return reader
    .select({
      id: withdrawal.id,
      number: withdrawal.number,
      declaredAt: withdrawal.declaredAt,
      closedAt: withdrawal.closedAt,
      remindedAt: withdrawal.remindedAt,
      order: salesOrder.number,
      orderId: salesOrder.id,
      email: salesOrder.email,
      storeId: salesOrder.storeId,
    })
    .from(withdrawal)
    .innerJoin(salesOrder, eq(salesOrder.id, withdrawal.orderId))
    .where(
      and(
        which === 'all' ? undefined : isNull(withdrawal.closedAt),
        which === 'toRemind' ? isNull(withdrawal.remindedAt) : undefined,
      ),
    )
    .orderBy(asc(withdrawal.declaredAt), asc(withdrawal.id));
}

/** False where another process was quicker, or the items came back in the meantime. */
export async function markReminded(reader: Reader, id: number, at: Date): Promise<boolean> {
  const marked = await reader
    .update(withdrawal)
    .set({ remindedAt: at })
    .where(and(eq(withdrawal.id, id), isNull(withdrawal.remindedAt), isNull(withdrawal.closedAt)))
    .returning({ id: withdrawal.id });
  return marked.length > 0;
}
