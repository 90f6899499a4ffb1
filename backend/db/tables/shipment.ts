// Shipments of orders and their tracking events (spec §3 "Shipment tracking statuses").
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TrackingStatus } from '#domain/delivery/tracking';

export const shipment = pgTable('shipment', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  number: text('number').notNull(),
  carrierCode: text('carrier_code').notNull(),
  carrierTitle: text('carrier_title').notNull(),
  trackingNumber: text('tracking_number').notNull().default(''),
  status: text('status').$type<TrackingStatus>().notNull(),
  shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
  /** What an ERP calls it; UNIQUE per order. */
  erpReference: text('erp_reference'),
});

export const shipmentLine = pgTable(
  'shipment_line',
  {
    shipmentId: integer('shipment_id').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderLineId] })],
);

/** Append-only. */
export const shipmentEvent = pgTable('shipment_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  shipmentId: integer('shipment_id').notNull(),
  status: text('status').$type<TrackingStatus>().notNull(),
  place: text('place').notNull().default(''),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
