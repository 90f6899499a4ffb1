// SQL of an order's life: the order by its number, its lines' counters, and where its links lead.
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { salesOrder } from '#backend/db/tables/index';
import type { Chosen } from '#domain/order-life';
import type { OrderRow } from './order.sql';

export async function orderByNumber(reader: Reader, number: string): Promise<OrderRow | null> {
  const [found] = await reader.select().from(salesOrder).where(eq(salesOrder.number, number));
  return found ?? null;
}

const COLUMNS = { shipped: 'shipped', canceled: 'canceled', invoiced: 'invoiced', credited: 'credited' } as const;
export type Way = keyof typeof COLUMNS;

/** Whose cart must be locked; the database refuses what goes beyond the pieces that there are. */
export async function raiseLines(reader: Reader, way: Way, chosen: Chosen): Promise<void> {
  const column = sql.identifier(COLUMNS[way]);
  const wanted = sql.join(
    chosen.map(({ id, quantity }) => sql`(${id}::int, ${quantity}::int)`),
    sql`, `,
  );
  await reader.execute(sql`UPDATE order_line l SET ${column} = l.${column} + w.quantity
    FROM (VALUES ${wanted}) AS w (id, quantity) WHERE l.id = w.id`);
}
