// For SQL tests of the catalogue: tables without demo products, and rows that differ only in the values given by a test.
import { beforeAll } from 'vitest';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import type { CardReader } from '#backend/commerce/catalogue/product/product.sql';
import { NOTHING_KEPT } from '#backend/commerce/catalogue/product/stored-card';
import { openTables, type Tables } from './tables';

export const NOW = new Date('2026-03-02T09:00:00Z');
/** The time this many minutes after (or before) it. */
export const minutes = (after: number) => new Date(NOW.getTime() + after * 60_000);
export const days = (after: number) => minutes(after * 24 * 60);

/** The store of the tests, and another one. */
export const [HERE, ELSEWHERE] = [1, 2];

const EMPTIED = `TRUNCATE product, category, brand, facet_value, product_category, product_search, product_code, product_card, product_facet, url_rewrite,
  search_word, search_part, search_synonym, search_band, shopping_list, contract_price, design_article, shop_event, product_day, product_trend, product_pair,
  order_due, order_counted, product_printer, customer_printer, printer, picture, catalogue_change, tree_change, sales_order CASCADE`;

const CARDS = `SELECT refresh_product_cards(ids) FROM (SELECT array_agg(id) AS ids FROM product
  WHERE id NOT IN (SELECT product_id FROM product_card)) p WHERE ids IS NOT NULL`;

export interface Goods extends Tables {
  /** Returns the id. Omitted values are equal for each row. */
  product(sku: string, columns?: Record<string, unknown>): Promise<number>;
  category(name: string, columns?: Record<string, unknown>): Promise<number>;
  place(productId: number, categoryId: number, columns?: Record<string, unknown>): Promise<unknown>;
  /** A customer of the business, or a private one. */
  customer(name: string, businessId?: number | null): Promise<number>;
  business(name: string): Promise<number>;
  /** Builds the cards of all products without one. */
  cards(): Promise<unknown>;
  reader(changes?: Partial<CardReader>): CardReader;
}

/** The assortment of the store `HERE`, changed by the test. */
export const assortment = (changes: Partial<Assortment> = {}): Assortment => ({
  storeId: HERE,
  allow: null,
  disallow: null,
  ways: new Set(),
  codes: null,
  ...changes,
});

export function openGoods(): Goods {
  const tables = openTables();
  beforeAll(async () => {
    await tables.rows(EMPTIED);
    // Rows are inserted as written by the test; derived data is built on request.
    await tables.rows(`SET shop.gather_cards = 'off'`);
  });
  const product: Goods['product'] = (sku, columns = {}) =>
    tables.insert('product', {
      sku,
      type: 'simple',
      url_key: sku.toLowerCase(),
      name_da: sku,
      name_en: sku,
      unit: 'stk',
      gross_oere: 10_000,
      sort_gross_oere: 10_000,
      created_at: days(-400),
      ...columns,
    });
  const category: Goods['category'] = async (name, columns = {}) => {
    const path = name.toLowerCase().replaceAll(' ', '-');
    const texts = { name_da: name, name_en: name, url_key: path, url_path: path };
    const id = await tables.insert('category', { level: 1, id_path: [], ...texts, ...columns });
    await tables.rows('UPDATE category SET id_path = id_path || id WHERE id = $1', [id]);
    return id;
  };
  return Object.assign(Object.create(tables), {
    product,
    category,
    place: (productId: number, categoryId: number, columns: Record<string, unknown> = {}) =>
      tables.insert('product_category', { product_id: productId, category_id: categoryId, position: 1, ...columns }),
    customer: (name: string, businessId: number | null = null) =>
      tables.insertLike('customer', { email: `${name}@example.dk`, business_id: businessId, demo_key: null }),
    business: (name: string) => tables.insertLike('business', { name }),
    cards: () => tables.rows(CARDS),
    reader: (changes: Partial<CardReader> = {}): CardReader => ({
      on: tables.on,
      language: 'da',
      now: NOW,
      businessId: null,
      kept: NOTHING_KEPT,
      ...changes,
    }),
  });
}
