// SQL of the facets: the conditions of a choice, and the counts of all values in one statement.
import { type PreparedStatement, prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import type { Assortment } from '../../assortment/assortment';
import { bindAssortment, inAssortment } from '../../assortment/rows';
import { MOST_CANDIDATES } from '../most-candidates';
import type { Choices, FacetChoice } from './choices';

/** Gives a value its placeholder. */
export type Bind = (value: unknown) => string;

export const binder =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

// The ids of the chosen values are looked up once per statement, not once per product.
const hasOneOf = ({ code, values }: FacetChoice, ids: string, bind: Bind) =>
  `${ids} && ARRAY(SELECT id FROM facet_value WHERE code = ${bind(code)} AND value = ANY (${bind(values)}::text[]))`;

/** The product p shows its price. One that does not is not to be found out by asking for ranges or orders of prices either. */
export const tellsPrice = ({ tellsTradePrices }: Choices): string =>
  tellsTradePrices ? 'NOT p.request_price' : 'NOT (p.request_price OR p.only_trade)';

/** A condition for each facet that something is chosen of; `f` is the product's row of product_facet. */
function conditions(choices: Choices, bind: Bind): { code: string; holds: string }[] {
  const { facets, grossFrom, grossTo, inStock } = choices;
  const price = [
    grossFrom === null ? [] : `p.sort_gross_oere >= ${bind(grossFrom)}::int`,
    grossTo === null ? [] : `p.sort_gross_oere <= ${bind(grossTo)}::int`,
  ].flat();
  return [
    ...facets.map((choice) => ({ code: choice.code, holds: hasOneOf(choice, 'f.value_ids', bind) })),
    ...(price.length > 0 ? [{ code: 'price', holds: [tellsPrice(choices), ...price].join(' AND ') }] : []),
    ...(inStock === null ? [] : [{ code: 'in_stock', holds: `p.salable = ${bind(inStock)}::bool` }]),
  ];
}

/** What a row p of product must meet, for statements that list products; none where nothing is chosen. */
export function chosenOnly(choices: Choices, bind: Bind): string[] {
  const { facets, ...rest } = choices;
  const inFacets = facets.map(
    (choice) =>
      `EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = p.id AND ${hasOneOf(choice, 'f.value_ids', bind)})`,
  );
  return [...inFacets, ...conditions({ facets: [], ...rest }, bind).map(({ holds }) => holds)];
}

/** One value of one facet; price and stock have no words and no place of their own here. */
export interface CountedValue {
  code: string;
  facet: string | null;
  facet_position: number;
  value: string;
  label: string | null;
  position: number;
  count: number;
}

/** The products that are counted: a query of `id`, for a statement that has these values already; it adds its own. */
export type Counted = (values: unknown[]) => string;

export const ofCategories =
  (ids: readonly number[]): Counted =>
  (values) =>
    `SELECT DISTINCT product_id AS id FROM product_category WHERE category_id = ANY (${binder(values)(ids)}::int[]) LIMIT ${MOST_CANDIDATES}`;

/**
 * A product counts for a facet when it meets the choices of all others: of each product it is enough to know whether it fails none
 * (counts everywhere) or one (counts there alone).
 */
export function countStatement(
  counted: Counted,
  choices: Choices,
  { assortment, language }: { assortment: Assortment; language: Language },
): PreparedStatement {
  const values: unknown[] = [];
  const places = bindAssortment(assortment, values);
  const bind = binder(values);
  const fails = conditions(choices, bind).map(({ code, holds }) => `CASE WHEN (${holds}) THEN NULL ELSE '${code}' END`);
  const chosen = choices.facets.map(
    ({ code, values: some }) =>
      `UNION ALL SELECT id, '', 0 FROM facet_value WHERE code = ${bind(code)} AND value = ANY (${bind(some)}::text[])`,
  );
  const text = `WITH judged AS MATERIALIZED (
    SELECT f.value_ids, CASE WHEN ${tellsPrice(choices)} THEN p.sort_gross_oere END AS gross, p.salable, array_remove(ARRAY[${fails.join(', ')}]::text[], NULL) AS fails
      FROM (${counted(values)}) c JOIN product p ON p.id = c.id CROSS JOIN LATERAL (
        SELECT coalesce((SELECT value_ids FROM product_facet WHERE product_id = p.id), '{}') AS value_ids) f
     WHERE ${inAssortment(places)}),
  near AS MATERIALIZED (SELECT value_ids, gross, salable, coalesce(fails[1], '') AS fails FROM judged WHERE cardinality(fails) < 2)
  SELECT v.code, k.label_${language} AS facet, k.position AS facet_position, v.value, v.label_${language} AS label, v.position, sum(g.n)::int AS count
    FROM (SELECT unnest(value_ids) AS id, fails, count(*) AS n FROM near GROUP BY 1, 2 ${chosen.join(' ')}) g
    JOIN facet_value v ON v.id = g.id AND g.fails IN ('', v.code) JOIN facet k ON k.code = v.code GROUP BY v.id, k.code
  UNION ALL SELECT 'price', NULL, 0, min(gross) || '_' || max(gross), NULL, 0, count(gross)::int FROM near WHERE fails IN ('', 'price') HAVING count(gross) > 0
  UNION ALL SELECT 'in_stock', NULL, 0, '1', NULL, 0, count(*)::int FROM near WHERE fails IN ('', 'in_stock') AND salable${choices.inStock ? '' : ' HAVING count(*) > 0'}`;
  return prepared(text, values);
}

export async function countValues(asked: PreparedStatement, on: Queryable): Promise<CountedValue[]> {
  return (await on.query<CountedValue>(asked)).rows;
}
