// Returns by agreement (spec §3 "Return form"): what is to come back and how, its label, and what was booked in.
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReturnSize } from '#domain/returns/return-parcels';

export interface ReturnContact {
  name: string;
  email: string;
  telephone: string;
}

export const goodsReturn = pgTable('goods_return', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  orderId: integer('order_id').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  formKey: text('form_key').notNull(),
  isFree: boolean('is_free').notNull().default(false),
  isPickup: boolean('is_pickup').notNull(),
  size: text('size').$type<ReturnSize>().notNull(),
  parcels: integer('parcels').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  pickupOn: date('pickup_on', { mode: 'string' }),
  contact: jsonb('contact').$type<ReturnContact>().notNull(),
  comment: text('comment').notNull().default(''),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

export const goodsReturnLine = pgTable(
  'goods_return_line',
  {
    returnId: integer('return_id').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.orderLineId] })],
);

export const returnLabel = pgTable('return_label', {
  returnId: integer('return_id').primaryKey(),
  carrierCode: text('carrier_code').notNull(),
  state: text('state').$type<'due' | 'unknown' | 'booked' | 'refused'>().notNull(),
  reference: text('reference').notNull().default(''),
  packages: jsonb('packages').$type<string[]>().notNull().default([]),
  note: text('note').notNull().default(''),
  tries: integer('tries').notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  bookedAt: timestamp('booked_at', { withTimezone: true }),
});

export const returnReceipt = pgTable('return_receipt', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  returnId: integer('return_id').notNull(),
  orderLineId: integer('order_line_id').notNull(),
  quantity: integer('quantity').notNull(),
  isDamaged: boolean('is_damaged').notNull(),
  goodsOere: bigint('goods_oere', { mode: 'number' }).notNull(),
  feeOere: bigint('fee_oere', { mode: 'number' }).notNull(),
  creditId: integer('credit_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
