// SQL of shipments, their contents, and their tracking events.
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { shipment, shipmentEvent, shipmentLine } from '#backend/db/tables/index';
import type { TrackingStatus } from '#domain/delivery/tracking';
import type { Chosen } from '#domain/order/order-life';

export type ShipmentRow = typeof shipment.$inferSelect;
export type NewShipment = Omit<typeof shipment.$inferInsert, 'id' | 'number'>;
export interface WholeShipment {
  shipment: ShipmentRow;
  lines: (typeof shipmentLine.$inferSelect)[];
  events: (typeof shipmentEvent.$inferSelect)[];
}

export async function insertShipment(reader: Reader, row: NewShipment, chosen: Chosen): Promise<ShipmentRow> {
  const number = await takeNumber(reader, 'shipment');
  const [made] = await reader
    .insert(shipment)
    .values({ ...row, number })
    .returning();
  if (!made) throw new Error('The shipment was not written');
  await reader
    .insert(shipmentLine)
    .values(chosen.map(({ id, quantity }) => ({ shipmentId: made.id, orderLineId: id, quantity })));
  await noteTracking(reader, made.id, { status: row.status, place: '', at: row.shippedAt });
  return made;
}

export async function noteTracking(
  reader: Reader,
  shipmentId: number,
  event: { status: TrackingStatus; place: string; at: Date },
): Promise<void> {
  await reader.insert(shipmentEvent).values({ shipmentId, ...event });
  await reader.update(shipment).set({ status: event.status }).where(eq(shipment.id, shipmentId));
}

export async function shipmentByNumber(reader: Reader, number: string): Promise<ShipmentRow | null> {
  const [found] = await reader.select().from(shipment).where(eq(shipment.number, number));
  return found ?? null;
}

/** Shipments of several orders, in three statements. */
export async function shipmentsOf(reader: Reader, orderIds: readonly number[]): Promise<WholeShipment[]> {
  if (orderIds.length === 0) return [];
  const shipments = await reader
    .select()
    .from(shipment)
    .where(inArray(shipment.orderId, [...orderIds]))
    .orderBy(asc(shipment.id));
  const ids = shipments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await reader.select().from(shipmentLine).where(inArray(shipmentLine.shipmentId, ids));
  const events = await reader
    .select()
    .from(shipmentEvent)
    .where(inArray(shipmentEvent.shipmentId, ids))
    .orderBy(asc(shipmentEvent.at), asc(shipmentEvent.id));
  return shipments.map((row) => ({
    shipment: row,
    lines: lines.filter((line) => line.shipmentId === row.id),
    events: events.filter((event) => event.shipmentId === row.id),
  }));
}

/** When the last parcel of an order left, up to that moment; null before the first. */
export async function lastSentBefore(reader: Reader, orderId: number, moment: Date): Promise<Date | null> {
  const [found] = await reader
    .select({ shippedAt: shipment.shippedAt })
    .from(shipment)
    .where(and(eq(shipment.orderId, orderId), lte(shipment.shippedAt, moment)))
    .orderBy(desc(shipment.shippedAt))
    .limit(1);
  return found?.shippedAt ?? null;
}
