// Subscriptions (spec §3 "Subscription order"): what comes again and when, and what has become of each delivery.
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LeftOut } from '#domain/subscription/delivery-plan';
import type { SubscriptionInterval } from '#domain/subscription/rhythm';
import type { SubscriptionState } from '#domain/subscription/states';

export const subscription = pgTable('subscription', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  storeId: integer('store_id').notNull(),
  name: text('name').notNull(),
  status: text('status').$type<SubscriptionState>().notNull(),
  /** Code of a refusal. */
  why: text('why'),
  rhythm: text('rhythm').$type<SubscriptionInterval>().notNull(),
  startOn: date('start_on', { mode: 'string' }).notNull(),
  plannedOn: date('planned_on', { mode: 'string' }),
  deliveryOn: date('delivery_on', { mode: 'string' }),
  orderOn: date('order_on', { mode: 'string' }),
  noticeOn: date('notice_on', { mode: 'string' }),
  isTold: boolean('is_told').notNull().default(false),
  /** The database's own: when there is something to do next. */
  actOn: date('act_on', { mode: 'string' }).generatedAlwaysAs(sql`CASE WHEN is_told THEN order_on ELSE notice_on END`),
  addressId: integer('address_id'),
  paymentCode: text('payment_code').$type<'account' | 'card'>().notNull(),
  cardId: integer('card_id'),
  requisitioner: text('requisitioner'),
  requisitionNumber: text('requisition_number'),
  language: text('language').$type<'da' | 'en'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** What was sent to make it, in short. */
  pressKey: text('press_key'),
});

/** Goods and sums for the mail about a delivery; nothing about its customer. */
export type ToldOfRun = Record<string, unknown>;

export const subscriptionRun = pgTable(
  'subscription_run',
  {
    subscriptionId: integer('subscription_id').notNull(),
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
    deliveryOn: date('delivery_on', { mode: 'string' }).notNull(),
    outcome: text('outcome').$type<'ordered' | 'skipped' | 'missed' | 'failed'>().notNull(),
    orderId: integer('order_id'),
    why: text('why'),
    leftOut: jsonb('left_out').$type<LeftOut[]>().notNull().default([]),
    told: jsonb('told').$type<ToldOfRun>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  ({ subscriptionId, plannedOn }) => [primaryKey({ columns: [subscriptionId, plannedOn] })],
);
