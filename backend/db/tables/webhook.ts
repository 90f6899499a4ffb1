// Receivers of webhooks. Deliveries and the events themselves are read by hand-written statements alone.
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed';

export const webhook = pgTable('webhook', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** Null: all. */
  kinds: text('kinds').array(),
  stores: text('stores').array(),
  secret: sealedText('secret', 'webhook.secret').notNull(),
  earlierSecret: sealedText('earlier_secret', 'webhook.earlier_secret'),
  earlierUntil: timestamp('earlier_until', { withTimezone: true }),
  queuedTo: bigint('queued_to', { mode: 'number' }).notNull(),
  failures: integer('failures').notNull().default(0),
  resumeAt: timestamp('resume_at', { withTimezone: true }),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
});
