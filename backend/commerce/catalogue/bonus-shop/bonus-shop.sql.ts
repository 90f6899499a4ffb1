// SQL of the bonus shop's own categories: how many products each contains.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Assortment } from '../assortment/assortment';
import { assortmentValues, IN_BONUS_SHOP, inAssortment } from '../assortment/assortment.sql';

const COUNTS = `SELECT p.bonus_category AS code, count(*)::int AS products FROM product p
  WHERE p.bonus_points > 0 AND p.parent_id IS NULL AND p.bonus_category IS NOT NULL
    AND ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' }, IN_BONUS_SHOP)} GROUP BY 1`;

export async function goodsInBonusCategories(on: Queryable, assortment: Assortment): Promise<Map<string, number>> {
  const { rows } = await on.query<{ code: string; products: number }>(
    prepared(COUNTS, [...assortmentValues(assortment)]),
  );
  return new Map(rows.map(({ code, products }) => [code, products]));
}
