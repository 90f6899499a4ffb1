// Stock by source: the quantity that is locked and checked, and the ledger whose sum it is.
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Address and opening hours of a physical shop; empty for the central warehouse. */
export interface StockSourceDetails {
  street?: string;
  postcode?: string;
  city?: string;
  phone?: string;
  email?: string;
  latitude?: number;
  longitude?: number;
  urlKey?: string;
  openingHours?: ({ from: string; to: string } | null)[];
  /** Days that differ from the week and from public holidays; no hours: closed. */
  exceptions?: { date: string; hours: { from: string; to: string } | null; note: InBoth }[];
  description?: InBoth;
  services?: InBoth[];
  staff?: { name: string; role: InBoth; phone: string; email: string }[];
}

type InBoth = { da: string; en: string };

export const stockSource = pgTable('stock_source', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Null for the central warehouse, which is what deliveries are sent from. */
  shopCode: text('shop_code'),
  position: integer('position').notNull(),
  details: jsonb('details').$type<StockSourceDetails>().notNull(),
});

/**
 * The row to lock (`FOR UPDATE`, ordered by product_id, then source_code) before selling. CHECK (quantity >= 0) in the database.
 * Each change of `quantity` writes the same difference to `stockMovement` in the same transaction.
 */
export const stockItem = pgTable(
  'stock_item',
  {
    productId: integer('product_id').notNull(),
    sourceCode: text('source_code').notNull(),
    quantity: integer('quantity').notNull(),
    /** As it was last read from a file without the time of its count. */
    counted: integer('counted'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sourceCode] })],
);

/** Append-only: Σ delta per item = stockItem.quantity. */
export const stockMovement = pgTable('stock_movement', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  sourceCode: text('source_code').notNull(),
  delta: integer('delta').notNull(),
  reason: text('reason').$type<'start' | 'order' | 'cancel' | 'delivery' | 'return' | 'count'>().notNull(),
  orderId: integer('order_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Why staff corrected the count. */
  note: text('note'),
});
