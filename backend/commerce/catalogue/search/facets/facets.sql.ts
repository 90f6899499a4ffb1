// SQL of the facets: the conditions of a choice, and the counts of all values in one statement.
// A count answers "what would I get if I chose this": a product counts for a facet when it fails no choice, or only that facet's own.
import { type PreparedStatement, prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import { shownPrice } from '../prices.sql';
import type { Choices, FacetChoice } from './choices';

/** Gives a value its placeholder. */
export type Bind = (value: unknown) => string;

export const binder =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

// The ids of the chosen values are looked up once per statement, not once per product.
export const hasChosenValue = ({ code, values }: FacetChoice, ids: string, bind: Bind) =>
  `${ids} && ARRAY(SELECT id FROM facet_value WHERE code = ${bind(code)} AND value = ANY (${bind(values)}::text[]))`;

/** Where a statement finds what a product is narrowed, counted and sorted by. */
export interface Listed {
  id: string;
  valueIds: string;
  gross: string;
  requestPrice: string;
  onlyTrade: string;
  salable: string;
}

/** A row p of product; its facets are in a row f of product_facet. */
export const OF_PRODUCT: Listed = {
  id: 'p.id',
  valueIds: 'f.value_ids',
  gross: 'p.sort_gross_oere',
  requestPrice: 'p.request_price',
  onlyTrade: 'p.only_trade',
  salable: 'p.salable',
};

/** A row s of product_search, which has all of these columns and the words. */
export const OF_SEARCH: Listed = {
  id: 's.id',
  valueIds: 's.value_ids',
  gross: 's.gross_oere',
  requestPrice: 's.request_price',
  onlyTrade: 's.only_trade',
  salable: 's.salable',
};
export const LISTED_COLUMNS = 's.value_ids, s.gross_oere, s.request_price, s.only_trade, s.salable';

/** The product shows its price. A hidden price must not be discoverable by price ranges or price sorting either. */
export const tellsPrice = ({ tellsTradePrices }: Choices, { requestPrice, onlyTrade }: Listed): string =>
  tellsTradePrices ? `NOT ${requestPrice}` : `NOT (${requestPrice} OR ${onlyTrade})`;

/** A condition for each facet that something is chosen of. */
function conditions(choices: Choices, bind: Bind, row: Listed): { code: string; holds: string }[] {
  const { facets, grossFrom, grossTo, inStock } = choices;
  const price = [
    grossFrom === null ? [] : `${row.gross} >= ${bind(grossFrom)}::int`,
    grossTo === null ? [] : `${row.gross} <= ${bind(grossTo)}::int`,
  ].flat();
  return [
    ...facets.map((choice) => ({ code: choice.code, holds: hasChosenValue(choice, row.valueIds, bind) })),
    ...(price.length > 0 ? [{ code: 'price', holds: [tellsPrice(choices, row), ...price].join(' AND ') }] : []),
    ...(inStock === null ? [] : [{ code: 'in_stock', holds: `${row.salable} = ${bind(inStock)}::bool` }]),
  ];
}

/** What a row p of product must meet, for statements that list products; none where nothing is chosen. */
export function chosenOfProducts(choices: Choices, bind: Bind, row: Listed): string[] {
  const { facets, ...rest } = choices;
  const inFacets = facets.map(
    (choice) =>
      `EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND ${hasChosenValue(choice, OF_PRODUCT.valueIds, bind)})`,
  );
  return [...inFacets, ...conditions({ facets: [], ...rest }, bind, row).map(({ holds }) => holds)];
}

/** The same of a row s that a search found. */
export const chosenOfSearch = (choices: Choices, bind: Bind, row: Listed): string[] =>
  conditions(choices, bind, row).map(({ holds }) => holds);

/** One value of one facet; price and stock have no label and no position here. */
export interface CountedValue {
  code: string;
  facet: string | null;
  facet_position: number;
  value: string;
  label: string | null;
  position: number;
  /** The tone of a colour. */
  swatch: string | null;
  count: number;
}

/** The products that are counted: a query of rows of product_search, for a statement that has these values already; it adds its own. */
export type Counted = (values: unknown[]) => string;

/**
 * A product counts for a facet when it meets the choices of all others: of each product it is enough to know whether it fails none
 * (counts everywhere) or one (counts there alone).
 */
export function countStatement(counted: Counted, choices: Choices, language: Language): PreparedStatement {
  const values: unknown[] = [];
  const found = counted(values);
  const bind = binder(values);
  const { row: listed, joins } = shownPrice(choices.prices, OF_SEARCH, bind);
  const fails = conditions(choices, bind, listed).map(
    ({ code, holds }) => `CASE WHEN (${holds}) THEN NULL ELSE ${bind(code)}::text END`,
  );
  const chosen = choices.facets.map(
    ({ code, values: some }) =>
      `UNION ALL SELECT id, '', 0 FROM facet_value WHERE code = ${bind(code)} AND value = ANY (${bind(some)}::text[])`,
  );
  const gross = `CASE WHEN ${tellsPrice(choices, OF_SEARCH)} THEN ${listed.gross} END`;
  const row = `s.value_ids, ${gross} AS gross, s.salable`;
  const near =
    fails.length === 0
      ? `near AS MATERIALIZED (SELECT ${row} FROM (${found}) s ${joins})`
      : `judged AS MATERIALIZED (SELECT ${row}, array_remove(ARRAY[${fails.join(', ')}]::text[], NULL) AS fails FROM (${found}) s ${joins}),
  near AS MATERIALIZED (SELECT value_ids, gross, salable, coalesce(fails[1], '') AS fails FROM judged WHERE cardinality(fails) < 2)`;
  const inOnly = (code: string) => (fails.length === 0 ? 'true' : `fails IN ('', '${code}')`);
  // Where nothing is chosen, no product fails anything.
  const tallied =
    fails.length === 0
      ? `(SELECT unnest(value_ids) AS id, count(*) AS n FROM near GROUP BY 1) g JOIN facet_value v ON v.id = g.id`
      : `(SELECT unnest(value_ids) AS id, fails, count(*) AS n FROM near GROUP BY 1, 2 ${chosen.join(' ')}) g
    JOIN facet_value v ON v.id = g.id AND g.fails IN ('', v.code)`;
  const text = `WITH ${near}
  SELECT v.code, k.label_${language} AS facet, k.position AS facet_position, v.value, v.label_${language} AS label, v.position, v.swatch, sum(g.n)::int AS count
    FROM ${tallied} JOIN facet k ON k.code = v.code GROUP BY v.id, k.code
  UNION ALL SELECT 'price', NULL, 0, min(gross) || '_' || max(gross), NULL, 0, NULL, count(gross)::int FROM near WHERE ${inOnly('price')} HAVING count(gross) > 0
  UNION ALL SELECT 'in_stock', NULL, 0, '1', NULL, 0, NULL, count(*)::int FROM near WHERE ${inOnly('in_stock')} AND salable${choices.inStock ? '' : ' HAVING count(*) > 0'}`;
  return prepared(text, values);
}

export async function countValues(asked: PreparedStatement, on: Queryable): Promise<CountedValue[]> {
  return (await on.query<CountedValue>(asked)).rows;
}
