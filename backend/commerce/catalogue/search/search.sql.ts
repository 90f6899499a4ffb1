// SQL that lists products by keys, names and other filters, counted; and what every list of products says alike.

import type { Assortment } from '../assortment/assortment';
import { type AssortmentPlaces, assortmentValues, IN_BONUS_SHOP, inAssortment } from '../assortment/assortment.sql';
import type { CardRow } from '../product/facts';
import { type CardReader, cardsOfPage, readCards } from '../product/product.sql';
import type { Choices } from './facets/choices';
import { type Bind, binder, chosenOfProducts, type Listed, OF_PRODUCT, tellsPrice } from './facets/facets.sql';
import { ONLY } from './offers.sql';
import { shownPrice } from './prices.sql';
import type { Sort } from './sorts';

export interface Window {
  limit: number;
  offset: number;
}

/** What the products must be; all given conditions hold together. */
export interface Wanted {
  assortment: Assortment;
  categoryIds: readonly number[] | null;
  skus: readonly string[] | null;
  urlKeys: readonly string[] | null;
  nameLike: string | null;
  choices: Choices;
  /** Only what is special in this way now; null = anything. */
  only: keyof typeof ONLY | null;
  /** Categories of the bonus shop; null = all of them. */
  bonusCategories?: readonly string[] | null;
}

/** Whether the list is the bonus shop's, which includes products sold for points only, and where points are the price. */
export const listsForPoints = ({ only }: Pick<Wanted, 'only'>): boolean => only === 'points';

export interface FoundRows {
  rows: CardRow[];
  /** Null when the statement did not count: the category's stored count applies. */
  total: number | null;
}

// $1 now and $2 business belong to the cards; $3 to $5 are the assortment, $6 and $7 limit and offset.
export const CARD = { now: '$1', business: '$2' };
/** Where every statement of this folder has its assortment. */
export const ASSORTMENT: AssortmentPlaces = { store: '$3', allow: '$4', disallow: '$5' };
/** The product p belongs to the assortment. */
export const FOR_SALE = inAssortment(ASSORTMENT);

/** The first seven values of each of them. */
export const startOf = (reader: CardReader, assortment: Assortment, { limit, offset }: Window): unknown[] => [
  reader.now,
  reader.businessId,
  ...assortmentValues(assortment),
  limit,
  offset,
];

/** How a list is ordered, and whose prices its order may reveal. */
export interface Order extends Sort {
  language: 'da' | 'en';
  choices: Choices;
}

const ORDER: Record<Sort['by'], (order: Order, position: string, row: Listed) => string> = {
  position: (_order, position) => position,
  name: ({ language }) => `p.name_${language}`,
  // Hidden prices come last, in both directions.
  price: ({ choices }, _position, row) =>
    `NOT (${tellsPrice(choices, row)}), CASE WHEN ${tellsPrice(choices, row)} THEN ${row.gross} END`,
  relevance: (_order, position) => position,
  newest: () => 'p.created_at',
};

/** The row of a list with the price shown to this shopper, if the list uses prices at all. */
export function pricedList(sort: Sort, choices: Choices, row: Listed, bind: Bind): { row: Listed; joins: string } {
  const asksPrices = sort.by === 'price' || choices.grossFrom !== null || choices.grossTo !== null;
  return asksPrices ? shownPrice(choices.prices, row, bind) : { row, joins: '' };
}

export function orderBy(order: Order, position: string, row: Listed): string {
  const descending = order.descending ? ' DESC' : '';
  return `${ORDER[order.by](order, position, row)}${descending}, ${row.id}${descending}`;
}

/** The name has all these words, or words that begin so. */
const named = (language: 'da' | 'en', words: string) => `p.id IN (WITH asked AS MATERIALIZED (
    SELECT string_agg(quote_literal(w) || ':*A', ' & ')::tsquery AS query FROM unnest(tsvector_to_array(search_vector('${language}', ${words}, 'A'))) w)
  SELECT s.product_id FROM product_search s WHERE s.words_${language} @@ (SELECT query FROM asked))`;

/** Any combination of filters, counted. Variants answer only to their own SKU or address. */
export async function pageOfProducts(
  wanted: Wanted,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const values = startOf(reader, wanted.assortment, window);
  const conditions = [listsForPoints(wanted) ? inAssortment(ASSORTMENT, IN_BONUS_SHOP) : FOR_SALE];
  const where = (value: unknown, condition: (placeholder: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (!wanted.skus && !wanted.urlKeys) conditions.push('p.parent_id IS NULL');
  where(
    wanted.categoryIds,
    (at) => `p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY (${at}::int[]))`,
  );
  where(wanted.skus, (at) => `p.sku = ANY (${at}::text[])`);
  where(wanted.urlKeys, (at) => `p.url_key = ANY (${at}::text[])`);
  where(wanted.nameLike, (at) => named(reader.language, at));
  where(wanted.bonusCategories ?? null, (at) => `p.bonus_category = ANY (${at}::text[])`);
  const bind = binder(values);
  const { row, joins } = listsForPoints(wanted)
    ? { row: { ...OF_PRODUCT, gross: 'p.bonus_points' }, joins: '' }
    : pricedList(sort, wanted.choices, OF_PRODUCT, bind);
  conditions.push(...chosenOfProducts(wanted.choices, bind, row));
  if (wanted.only) conditions.push(`p.id IN (${ONLY[wanted.only](CARD)})`);
  const order = orderBy({ ...sort, language: reader.language, choices: wanted.choices }, 'p.popularity DESC', row);
  const page = `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total FROM product p ${joins}
    WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT $6 OFFSET $7`;
  return countedPage(page, values, reader);
}

/** Runs a page that counts all rows as `total`. */
export async function countedPage(page: string, values: unknown[], reader: CardReader): Promise<FoundRows> {
  const text = cardsOfPage(page, CARD, ', page.total');
  const rows = await readCards<{ total: number }>(text, values, reader);
  return { rows, total: rows[0]?.total ?? 0 };
}
