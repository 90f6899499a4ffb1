// Payments and the callbacks that changed them (spec §3: payment mode TEST, LIVE; payment kind card, account).
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A card stored at the provider for a customer, with what they agreed to. */
export const keptCard = pgTable('kept_card', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  provider: text('provider').notNull(),
  publicHash: text('public_hash').notNull(),
  pageReference: text('page_reference'),
  agreement: text('agreement').notNull(),
  agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  wayBack: text('way_back').notNull(),
  token: text('token'),
  brand: text('brand'),
  lastFour: text('last_four'),
  expiresOn: date('expires_on', { mode: 'string' }),
  keptAt: timestamp('kept_at', { withTimezone: true }),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

export const payment = pgTable('payment', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  provider: text('provider').notNull(),
  mode: text('mode').$type<'TEST' | 'DEMO' | 'LIVE'>().notNull(),
  status: text('status')
    .$type<'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'account'>()
    .notNull(),
  amountOere: bigint('amount_oere', { mode: 'number' }).notNull(),
  authorisedOere: bigint('authorised_oere', { mode: 'number' }).notNull().default(0),
  capturedOere: bigint('captured_oere', { mode: 'number' }).notNull().default(0),
  refundedOere: bigint('refunded_oere', { mode: 'number' }).notNull().default(0),
  providerReference: text('provider_reference'),
  sessionToken: text('session_token'),
  /** When the provider was last queried for the outcome. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  cardId: integer('card_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Append-only. The key makes a callback that comes five times count once: insert first, act only when the row is new. */
export const paymentEvent = pgTable('payment_event', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  paymentId: integer('payment_id').notNull(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull().default({}),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Operations requested of the provider, written with the change that calls for them and carried out after it. */
export const paymentOperation = pgTable('payment_operation', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  paymentId: integer('payment_id').notNull(),
  kind: text('kind').$type<'authorise' | 'capture' | 'void' | 'refund'>().notNull(),
  amountOere: bigint('amount_oere', { mode: 'number' }).notNull(),
  isLast: boolean('is_last').notNull().default(false),
  idempotencyKey: text('idempotency_key').notNull(),
  reference: text('reference'),
  status: text('status').$type<'due' | 'done' | 'refused'>().notNull().default('due'),
  note: text('note').notNull().default(''),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
});
