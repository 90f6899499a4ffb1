// The query that finds inconsistent rows of category lists.
/** Category rows that differ from their product, its stock and its facets: there must be none. */
export const WRONG_PLACES = `SELECT k.category_id, k.product_id FROM product_category k JOIN product p ON p.id = k.product_id
  LEFT JOIN product_facet f ON f.product_id = p.id
 WHERE ROW(k.store_ids, k.gross_oere, k.request_price, k.only_trade, k.salable) IS DISTINCT FROM
       ROW(p.store_ids, p.sort_gross_oere, p.request_price, p.only_trade, p.salable)
    OR coalesce(k.value_ids, f.value_ids, '{}') <> coalesce(f.value_ids, '{}')`;
