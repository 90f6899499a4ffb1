// The one SQL condition of an assortment, for statements with numbered values and for those that Drizzle builds.
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import type { Assortment, ListedGoods } from './assortment';

/** Positions of the three values of `assortmentValues` among a statement's parameters. */
export interface AssortmentPlaces {
  store: string;
  allow: string;
  disallow: string;
}

/** Columns of the product being checked: its stores, and whose categories count (a variant uses its parent's). */
export interface Judged {
  stores: string;
  family: string;
}

/** A row of product under the name p. */
export const PRODUCT: Judged = { stores: 'p.store_ids', family: 'coalesce(p.parent_id, p.id)' };

/** Stores whose bonus shop lists a product: those that sell it, or the bonus stores of one that is sold for points only. */
export const storesForPoints = (table: string) =>
  `(CASE WHEN ${table}.bonus_only THEN ${table}.bonus_store_ids ELSE ${table}.store_ids END)`;

/** The same row in the bonus shop. */
export const IN_BONUS_SHOP: Judged = { stores: storesForPoints('p'), family: PRODUCT.family };

/** The values that belong to the places, in their order. */
export const assortmentValues = ({ storeId, allow, disallow }: Assortment) => [storeId, allow, disallow] as const;

// product_category holds a category's ancestors as well, so that the ids on a list are enough.
const standsIn = (family: string, ids: string) =>
  `EXISTS (SELECT 1 FROM product_category x WHERE x.product_id = ${family} AND x.category_id = ANY (${ids}::int[]))`;

// A shopping list is represented by its negated id: shopping lists then need no parameter in addition to the allow-list.
const standsOn = (family: string, ids: string) =>
  `((${ids}::int[])[1] < 0 AND ${family} IN (SELECT coalesce(f.parent_id, f.id) FROM shopping_list_item i JOIN product f ON f.id = i.product_id
     WHERE i.list_id = ANY (ARRAY (SELECT -named FROM unnest(${ids}::int[]) AS named))))`;

/** Without lists the last two are decided by their first word; with them each product costs one look at its own few categories. */
export function inAssortment(
  { store, allow, disallow }: AssortmentPlaces,
  { stores, family }: Judged = PRODUCT,
): string {
  return `((${stores} IS NULL OR ${store} = ANY (${stores}))
      AND (${allow}::int[] IS NULL OR ${standsIn(family, allow)} OR ${standsOn(family, allow)})
      AND (${disallow}::int[] IS NULL OR NOT ${standsIn(family, disallow)}))`;
}

/** The same as a piece of Drizzle's. */
export function isInAssortment(assortment: Assortment, judged: Judged): SQL<boolean> {
  const text = inAssortment({ store: '«0»', allow: '«1»', disallow: '«2»' }, judged);
  const values = assortmentValues(assortment);
  const valueAt = (place: string) => {
    const value = values[Number(place)];
    return Array.isArray(value) ? sql`${sql.param([...value])}` : sql`${value ?? null}`;
  };
  // Every second piece is the number between the marks.
  return sql<boolean>`${sql.join(text.split(/«|»/).map((piece, at) => (at % 2 === 1 ? valueAt(piece) : sql.raw(piece))))}`;
}

/** The lists that a customer who buys from nothing else may buy from: their company's and their own; and the categories of their goods. */
export async function listedGoods(
  reader: Reader,
  { customerId, businessId }: { customerId: number; businessId: number | null },
): Promise<ListedGoods> {
  const found = await reader.execute<{
    lists: number[] | null;
    categories: number[] | null;
    codes: string[] | null;
  }>(sql`
    WITH l AS (SELECT id FROM shopping_list
       WHERE customer_id = ${customerId} OR (business_id = ${businessId} AND customer_id IS NULL))
    SELECT (SELECT array_agg(id ORDER BY id) FROM l) AS lists,
      (SELECT array_agg(DISTINCT c.category_id) FROM shopping_list_item i JOIN product f ON f.id = i.product_id
         JOIN product_category c ON c.product_id = coalesce(f.parent_id, f.id)
        WHERE i.list_id IN (SELECT id FROM l)) AS categories,
      (SELECT array_agg(DISTINCT c.code) FROM shopping_list_item i JOIN product_code c ON c.product_id = i.product_id
        WHERE i.list_id IN (SELECT id FROM l)
          AND NOT EXISTS (SELECT FROM product_code o WHERE o.code = c.code AND o.product_id <> c.product_id)) AS codes`);
  const [row] = found.rows;
  return { lists: row?.lists ?? [], categories: row?.categories ?? [], codes: row?.codes ?? [] };
}
