// The category tree and which products stand in it.
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const category = pgTable('category', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id'),
  level: integer('level').notNull(),
  /** Ids from the top down to this category, itself included. */
  idPath: integer('id_path').array().notNull(),
  nameDa: text('name_da').notNull(),
  nameEn: text('name_en').notNull(),
  urlKey: text('url_key').notNull(),
  urlPath: text('url_path').notNull(),
  position: integer('position').notNull(),
  descriptionDa: text('description_da').notNull(),
  descriptionEn: text('description_en').notNull(),
  pictureKey: text('picture_key'),
  picture: jsonb('picture').$type<{ family: string; colour: string }>(),
  includeInMenu: boolean('include_in_menu').notNull(),
  /** Null = every store (spec §6: a menu item that lists stores shows only in them). */
  storeIds: integer('store_ids').array(),
});

/**
 * Holds the ancestors of a product's category as well (`own` false), so that a category page is one index range. What a list shows, counts
 * and sorts by is kept beside the position by the database: of products, facets and stock (migration 0028).
 */
export const productCategory = pgTable(
  'product_category',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
    own: boolean('own').notNull(),
    /** Null = every store. */
    storeIds: integer('store_ids').array(),
    /** Null where they are too many to stand in an index: then product_facet has them. */
    valueIds: integer('value_ids').array(),
    grossOere: integer('gross_oere').notNull(),
    requestPrice: boolean('request_price').notNull(),
    onlyTrade: boolean('only_trade').notNull(),
    salable: boolean('salable').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] })],
);

/** Kept by the SQL function refresh_category_counts() whenever the catalogue changes. */
export const categoryProductCount = pgTable(
  'category_product_count',
  {
    categoryId: integer('category_id').notNull(),
    storeId: integer('store_id').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.storeId] })],
);
