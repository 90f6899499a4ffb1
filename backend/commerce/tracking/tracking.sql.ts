// SQL of events and of the proof of consent: both are only ever added to.
import type { Pool } from 'pg';
import { MOST_MISSED_SEARCHES } from '#domain/staff/missed-search';
import type { Assortment } from '../catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '../catalogue/assortment/assortment.sql';

type On = Pick<Pool, 'query'>;

export type EventKind =
  | 'brand-viewed'
  | 'category-viewed'
  | 'product-viewed'
  | 'product-clicked'
  | 'login'
  | 'order-complete'
  | 'order-complete-punchout'
  | 'cart-updated';

export interface EventFacts {
  product?: number;
  category?: number;
  brand?: string;
  order?: number;
  cart?: readonly { sku: string; quantity: number }[];
  referrer?: string | null;
}

export interface Happening {
  kind: EventKind;
  visitor: string | null;
  storeId: number;
  at: Date;
}

export async function insertTracking(
  on: On,
  { kind, visitor, storeId, at }: Happening,
  facts: EventFacts,
): Promise<void> {
  const cart = facts.cart ? JSON.stringify(facts.cart) : null;
  const { product = null, category = null, brand = null, order = null, referrer = null } = facts;
  await on.query(
    `INSERT INTO shop_event (kind, visitor, store_id, product_id, category_id, brand_code, order_id, cart, referrer, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [kind, visitor, storeId, product, category, brand, order, cart, referrer, at],
  );
}

/** The product of a SKU in this store; a variant counts as its family. */
export async function productOfSku(on: On, sku: string, assortment: Assortment): Promise<number | null> {
  const { rows } = await on.query<{ id: number }>(
    `SELECT coalesce(p.parent_id, p.id) AS id FROM product p WHERE p.sku = $1 AND ${inAssortment({ store: '$2', allow: '$3', disallow: '$4' })}`,
    [sku, ...assortmentValues(assortment)],
  );
  return rows[0]?.id ?? null;
}

export async function orderNumbered(on: On, number: string, storeId: number): Promise<number | null> {
  const { rows } = await on.query<{ id: number }>('SELECT id FROM sales_order WHERE number = $1 AND store_id = $2', [
    number,
    storeId,
  ]);
  return rows[0]?.id ?? null;
}

/** Words that a store has not yet seen on that day are counted up to a limit, so that no program fills the table. */
const COUNT_MISSED = `INSERT INTO missed_search (day, store_id, words) SELECT $1::date, $2::int, $3::text
  WHERE EXISTS (SELECT FROM missed_search WHERE day = $1 AND store_id = $2 AND words = $3)
    OR (SELECT count(*) FROM missed_search WHERE day = $1 AND store_id = $2) < ${MOST_MISSED_SEARCHES}
  ON CONFLICT (day, store_id, words) DO UPDATE SET searches = missed_search.searches + 1`;

export async function insertMissedSearch(
  on: On,
  { day, storeId, words }: { day: string; storeId: number; words: string },
): Promise<void> {
  await on.query(COUNT_MISSED, [day, storeId, words]);
}

export interface ConsentAnswer {
  visitor: string | null;
  purposes: readonly string[];
  textVersion: string;
  storeId: number;
  at: Date;
}

export async function insertConsent(on: On, answer: ConsentAnswer): Promise<void> {
  const { visitor, purposes, textVersion, storeId, at } = answer;
  await on.query('INSERT INTO consent (visitor, purposes, text_version, store_id, at) VALUES ($1, $2, $3, $4, $5)', [
    visitor,
    purposes,
    textVersion,
    storeId,
    at,
  ]);
}

export async function forgetVisitor(on: On, visitor: string): Promise<void> {
  await on.query("SELECT set_config('shop.forget_events', 'on', true)");
  await on.query('DELETE FROM shop_event WHERE visitor = $1', [visitor]);
}
