// What a product that the shopper designs is made of (spec §3 "Design-your-own").
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DesignArticle } from '#domain/design/design';

/** Found by a product's two pcon fields. */
export const designArticle = pgTable(
  'design_article',
  {
    moc: text('moc').notNull(),
    ban: text('ban').notNull(),
    definition: jsonb('definition').$type<DesignArticle>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.moc, table.ban] })],
);
