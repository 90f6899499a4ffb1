// SQL of an order's life: the order by its number, its lines' counters, the states of its parcels, and where its links lead.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { orderHistory, salesOrder, shipment } from '#backend/db/tables/index';
import type { TrackingStatus } from '#domain/delivery/tracking';
import type { Chosen } from '#domain/order/order-life';
import type { OrderRow } from './order.sql';

export async function orderByNumber(reader: Reader, number: string): Promise<OrderRow | null> {
  const [found] = await reader.select().from(salesOrder).where(eq(salesOrder.number, number));
  return found ?? null;
}

/** What the tracking of each parcel of the order says. */
export async function parcelStates(reader: Reader, orderId: number): Promise<TrackingStatus[]> {
  const parcels = await reader.select({ state: shipment.status }).from(shipment).where(eq(shipment.orderId, orderId));
  return parcels.map(({ state }) => state);
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

export async function setErpNumber(reader: Reader, orderId: number, erpNumber: string): Promise<void> {
  await reader.update(salesOrder).set({ erpNumber }).where(eq(salesOrder.id, orderId));
}

/** The latest note of the order's history that begins like that; null: there is none. */
export async function lastNoteBeginning(reader: Reader, orderId: number, beginning: string): Promise<string | null> {
  const [found] = await reader
    .select({ note: orderHistory.note })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), sql`starts_with(${orderHistory.note}, ${beginning})`))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return found?.note ?? null;
}
