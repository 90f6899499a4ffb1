// What a list of products can be narrowed by; the database gathers it from the products' own facts.
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const facet = pgTable('facet', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  labelDa: text('label_da').notNull(),
  labelEn: text('label_en').notNull(),
});

export const facetValue = pgTable('facet_value', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  code: text('code').notNull(),
  /** As addresses have it. */
  value: text('value').notNull(),
  labelDa: text('label_da').notNull(),
  labelEn: text('label_en').notNull(),
  position: integer('position').notNull(),
});

/** A configurable product has what its variants have. */
export const productFacet = pgTable('product_facet', {
  productId: integer('product_id').primaryKey(),
  valueIds: integer('value_ids').array().notNull(),
});
