// Entries of the content service: one row per document and language.
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentEntry = pgTable('content_entry', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  documentId: text('document_id').notNull(),
  /** 'store', 'menu', 'page', 'banner' … */
  type: text('type').notNull(),
  locale: text('locale').$type<'da' | 'en'>().notNull(),
  /** What the entry is asked by: a slug, an identifier; null where a type is read whole. */
  key: text('key'),
  /** Codes of the stores it belongs to; null = every store. */
  storeCodes: text('store_codes').array(),
  position: integer('position').notNull().default(0),
  dateFrom: timestamp('date_from', { withTimezone: true }),
  dateTo: timestamp('date_to', { withTimezone: true }),
  body: jsonb('body').notNull(),
});
