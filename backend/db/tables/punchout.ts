// Procurement systems of customers and the visits of their buyers (spec §3 "Session": punchout data).
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConnectionSettings, PunchoutCall, PunchoutMessage, PunchoutProtocol } from '#domain/punchout/connection';
import type { CxmlVisit } from '#domain/punchout/cxml/agreement';
import type { UblReply } from '#domain/punchout/ubl/agreement';
import type { UblFormat } from '#domain/punchout/ubl/party';
import type { DecidedLine, PurchaseType } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';

export const punchoutConnection = pgTable('punchout_connection', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  customerId: integer('customer_id').notNull(),
  protocol: text('protocol').$type<PunchoutProtocol>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  settings: jsonb('settings').$type<ConnectionSettings>().notNull(),
});

export const punchoutSecret = pgTable('punchout_secret', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  connectionCode: text('connection_code').notNull(),
  login: text('login').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  validTo: timestamp('valid_to', { withTimezone: true }),
});

export const punchoutSession = pgTable('punchout_session', {
  id: uuid('id').primaryKey().defaultRandom(),
  connectionCode: text('connection_code').notNull(),
  customerId: integer('customer_id').notNull(),
  call: jsonb('call').$type<PunchoutCall>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  returnedAt: timestamp('returned_at', { withTimezone: true }),
  message: jsonb('message').$type<PunchoutMessage>(),
  cxml: jsonb('cxml').$type<CxmlVisit>(),
  buyerCookie: text('buyer_cookie'),
  startHash: text('start_hash'),
  startUntil: timestamp('start_until', { withTimezone: true }),
  restoredAt: timestamp('restored_at', { withTimezone: true }),
});

export const punchoutBuyer = pgTable(
  'punchout_buyer',
  {
    connectionCode: text('connection_code').notNull(),
    toldId: text('told_id').notNull(),
    customerId: integer('customer_id').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionCode, table.toldId] })],
);

export const punchoutPayload = pgTable(
  'punchout_payload',
  {
    connectionCode: text('connection_code').notNull(),
    payloadId: text('payload_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionCode, table.payloadId] })],
);

export const punchoutOrder = pgTable(
  'punchout_order',
  {
    connectionCode: text('connection_code').notNull(),
    orderRef: text('order_ref').notNull(),
    cartId: text('cart_id').notNull(),
    payloadId: text('payload_id').notNull(),
    lines: jsonb('lines').$type<readonly DecidedLine[]>().notNull(),
    version: integer('version'),
    notes: jsonb('notes').$type<readonly OrderNote[]>().notNull().default([]),
    amountOere: bigint('amount_oere', { mode: 'number' }).notNull().default(0),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    ubl: jsonb('ubl').$type<UblReply>(),
  },
  (table) => [primaryKey({ columns: [table.connectionCode, table.orderRef] })],
);

export const punchoutTestOrder = pgTable('punchout_test_order', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  connectionCode: text('connection_code').notNull(),
  orderRef: text('order_ref').notNull(),
  version: integer('version'),
  payloadId: text('payload_id').notNull(),
  type: text('type').$type<PurchaseType>().notNull(),
  totalOere: bigint('total_oere', { mode: 'number' }).notNull(),
  lines: jsonb('lines').$type<readonly DecidedLine[]>().notNull(),
  notes: jsonb('notes').$type<readonly OrderNote[]>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  ubl: jsonb('ubl').$type<UblReply>(),
});

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

export const punchoutFile = pgTable('punchout_file', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  connectionCode: text('connection_code').notNull(),
  orderRef: text('order_ref').notNull(),
  payloadId: text('payload_id').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  content: bytea('content').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});

export const punchoutDocument = pgTable('punchout_document', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  connectionCode: text('connection_code').notNull(),
  kind: text('kind').$type<'confirmation' | 'rejection' | 'shipment' | 'invoice' | 'test' | 'refusal'>().notNull(),
  subject: integer('subject'),
  format: text('format').$type<'cxml' | UblFormat>().notNull().default('cxml'),
  xml: text('xml').notNull(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  tries: integer('tries').notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  failure: text('failure'),
});

export const punchoutLine = pgTable('punchout_line', {
  cartItemId: integer('cart_item_id').primaryKey(),
  toldId: text('told_id').notNull(),
});
