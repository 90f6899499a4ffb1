// What staff change by commands; append-only.
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const staffAction = pgTable('staff_action', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  staff: text('staff').notNull(),
  command: text('command').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
});
