// Procurement systems of customers and the visits of their buyers (spec §3 "Session": punchout data).
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionSettings, PunchoutCall, PunchoutMessage } from '#domain/punchout/connection';

export const punchoutConnection = pgTable('punchout_connection', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  customerId: integer('customer_id').notNull(),
  protocol: text('protocol').$type<'oci'>().notNull(),
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
});
