// What was scanned: each scan once.
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export type ScanOutcomeKind = 'added' | 'unknown' | 'choose' | 'refused' | 'put-away';

export const scan = pgTable('scan', {
  id: uuid('id').primaryKey(),
  customerId: integer('customer_id'),
  cartId: text('cart_id'),
  listId: integer('list_id'),
  code: text('code').notNull(),
  productId: integer('product_id'),
  outcome: text('outcome').$type<ScanOutcomeKind>().notNull(),
  refusal: jsonb('refusal').$type<{ code: string; params?: Record<string, string | number> }>(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
