// What consumers have withdrawn from (forbrugeraftaleloven § 18), and how far it has come back.
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const withdrawal = pgTable('withdrawal', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  orderId: integer('order_id').notNull(),
  declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
  formKey: text('form_key').notNull(),
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

export const withdrawalLine = pgTable(
  'withdrawal_line',
  {
    withdrawalId: integer('withdrawal_id').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    calledOff: integer('called_off').notNull().default(0),
    received: integer('received').notNull().default(0),
    kept: integer('kept').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.orderLineId] })],
);
