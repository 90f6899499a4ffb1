// Outgoing mail, queued in the same transaction as the change that it reports, and sent later by a job.
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#domain/company/company-notification';

export const mail = pgTable('mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** UNIQUE: the same event queues its mail once. */
  dedupeKey: text('dedupe_key').notNull(),
  recipient: text('recipient').notNull(),
  template: text('template').notNull(),
  language: text('language').$type<'da' | 'en'>().notNull(),
  payload: jsonb('payload').notNull().default({}),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  /** The process that sends it now holds it until then; a sender that died leaves it to the next. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** How often sending failed. */
  tries: integer('tries').notNull().default(0),
  /** Not before then. */
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  /** What was said at the last try that failed. */
  failure: text('failure'),
  /** The order that it is about; null: none. */
  orderId: integer('order_id'),
  /** Answers go to this address; null: to the sender. */
  replyTo: text('reply_to'),
});

/** Who in the company is notified, of which kinds and in which stores (codes); null: of everything, in all of them. */
export const notificationAddress = pgTable('notification_address', {
  email: text('email').primaryKey(),
  kinds: text('kinds').array().$type<NotificationKind[]>(),
  stores: text('stores').array(),
});
