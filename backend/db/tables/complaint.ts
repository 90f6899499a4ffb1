// Complaints and their messages. Spec §3 "Complaint". Their pictures are read and written by separate statements.
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ComplaintState, ComplaintWish } from '#domain/complaint/complaint';

export const complaintUpload = pgTable('complaint_upload', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: uuid('key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  linkCount: integer('link_count').notNull().default(0),
  mobile: text('mobile'),
  linkHash: text('link_hash'),
  linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
});

export const complaint = pgTable('complaint', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  publicToken: text('public_token').notNull(),
  uploadId: integer('upload_id').notNull(),
  storeId: integer('store_id').notNull(),
  orderId: integer('order_id'),
  orderLineId: integer('order_line_id'),
  isConsumer: boolean('is_consumer').notNull(),
  product: text('product').notNull(),
  quantity: integer('quantity').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  serialNumber: text('serial_number').notNull().default(''),
  batchNumber: text('batch_number').notNull().default(''),
  description: text('description').notNull(),
  wish: text('wish').$type<ComplaintWish>().notNull(),
  state: text('state').$type<ComplaintState>().notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  remedy: text('remedy').$type<ComplaintWish>(),
  replacementOrderId: integer('replacement_order_id'),
  creditNumber: text('credit_number'),
});

export const complaintMessage = pgTable('complaint_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  complaintId: integer('complaint_id').notNull(),
  by: text('by').$type<'buyer' | 'shop'>().notNull(),
  text: text('text').notNull(),
  state: text('state').$type<ComplaintState>().notNull(),
  formKey: text('form_key'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
