// SQL of a list's lines: a page of them with their products, of a stored list or of earlier purchases; and how often each was bought.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { DesignArticle } from '#domain/design/design';
import { choiceOf, type LineChoice, type StoredLineChoice } from '#domain/order/line-choice';

/** The source of lines: a list, or the orders of a customer or of their entire business. */
export interface LineSource {
  kind: 'list' | 'customer' | 'business';
  id: number;
}

export interface ItemRow {
  id: number;
  productId: number;
  sku: string;
  nameDa: string;
  nameEn: string;
  ean: string | null;
  quantity: number;
  note: string | null;
  choice: LineChoice;
  /** What a design is made of; null without one. */
  article: DesignArticle | null;
  /** It belongs to the reader's assortment. */
  isForSale: boolean;
  /** Total of all requested lines, on this page or not. */
  total: number;
}

export type ItemSort = 'position' | 'name' | 'sku';

export interface ItemQuestion {
  source: LineSource;
  assortment: Assortment;
  /** Those as well that this reader cannot buy (any more). */
  alsoUnsold: boolean;
  /** Null: all lines. */
  ids: readonly number[] | null;
  sort: ItemSort;
  limit: number;
  offset: number;
}

const LISTED = `SELECT i.id, i.product_id, i.position, i.quantity, i.note, i.kind, i.config FROM shopping_list_item i WHERE i.list_id = $4`;
/** In the form of a list: the latest purchases first, with the quantity bought then. */
const bought = (buyer: 'customer_id' | 'business_id') => `SELECT max(l.id) AS id, l.product_id,
    row_number() OVER (ORDER BY max(o.placed_at) DESC, max(l.id) DESC)::int AS position,
    (array_agg(l.quantity ORDER BY o.placed_at DESC, l.id DESC))[1] AS quantity, NULL::text AS note, l.kind, l.config
  FROM sales_order o JOIN order_line l ON l.order_id = o.id
  WHERE o.${buyer} = $4 AND o.status <> 'canceled' AND l.kind IN ('goods', 'design') GROUP BY l.product_id, l.kind, l.config`;
const SOURCES = { list: LISTED, customer: bought('customer_id'), business: bought('business_id') } as const;
const ORDERS = { position: 'g.position, g.id', name: 'lower(p.name_da), g.id', sku: 'p.sku, g.id' } as const;
const FOR_SALE = inAssortment({ store: '$1', allow: '$2', disallow: '$3' });

const pageOfLines = (source: LineSource['kind'], sort: ItemSort) => `WITH g AS MATERIALIZED (${SOURCES[source]})
  SELECT g.id, g.product_id AS "productId", g.quantity, g.note, g.kind, g.config, p.sku, p.name_da AS "nameDa", p.name_en AS "nameEn", p.ean,
    ${FOR_SALE} AS "isForSale", count(*) OVER ()::int AS total,
    CASE WHEN g.kind = 'design' THEN (SELECT a.definition FROM design_article a WHERE a.moc = p.pcon_moc AND a.ban = p.pcon_ban) END AS article
  FROM g JOIN product p ON p.id = g.product_id
  WHERE ($5 OR ${FOR_SALE}) AND ($6::int[] IS NULL OR g.id = ANY ($6)) ORDER BY ${ORDERS[sort]} LIMIT $7 OFFSET $8`;

const countOfLines = (source: 'customer' | 'business') => `WITH g AS (${SOURCES[source]})
  SELECT count(*)::int AS lines FROM g JOIN product p ON p.id = g.product_id WHERE ${FOR_SALE}`;
const COUNTS = { customer: countOfLines('customer'), business: countOfLines('business') } as const;

export async function linesOfList(
  on: Queryable,
  { source, assortment, alsoUnsold, ids, sort, limit, offset }: ItemQuestion,
): Promise<ItemRow[]> {
  const values = [...assortmentValues(assortment), source.id, alsoUnsold, ids, limit, offset];
  const text = pageOfLines(source.kind, sort);
  const { rows } = await on.query<Omit<ItemRow, 'choice'> & StoredLineChoice>(prepared(text, values));
  return rows.map(({ kind, config, ...row }) => ({ ...row, choice: choiceOf({ kind, config }) }));
}

/** Number of earlier purchases that this reader can buy now. */
export async function countBought(
  on: Queryable,
  buyer: 'customer' | 'business',
  id: number,
  assortment: Assortment,
): Promise<number> {
  const values = [...assortmentValues(assortment), id];
  const { rows } = await on.query<{ lines: number }>(prepared(COUNTS[buyer], values));
  return rows[0]?.lines ?? 0;
}

export interface BoughtRow {
  productId: number;
  lastAt: Date;
  /** In how many orders. */
  times: number;
}

const timesBought = (
  buyer: 'customer_id' | 'business_id',
) => `SELECT l.product_id AS "productId", max(o.placed_at) AS "lastAt",
    count(DISTINCT o.id)::int AS times
  FROM sales_order o JOIN order_line l ON l.order_id = o.id
  WHERE o.${buyer} = $1 AND o.status <> 'canceled' AND l.product_id = ANY ($2::int[]) GROUP BY l.product_id`;
const TIMES = { customer: timesBought('customer_id'), business: timesBought('business_id') } as const;

/** Purchases of these products by a customer or their business; a product never bought has no row. */
export async function purchasesOf(
  on: Queryable,
  buyer: 'customer' | 'business',
  id: number,
  productIds: readonly number[],
): Promise<BoughtRow[]> {
  if (productIds.length === 0) return [];
  return (await on.query<BoughtRow>(prepared(TIMES[buyer], [id, productIds]))).rows;
}
