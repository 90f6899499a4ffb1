// SQL of a row of recommendations: popular or new products, of a category or of the whole shop.
import type { Assortment } from '../../assortment/assortment';
import type { CardRow } from '../../product/facts';
import { type CardReader, cardsOfPage, readCards } from '../../product/rows';
import { ONLY } from '../offers/rows';
import { CARD, FOR_SALE, startOf } from '../rows';

/** Popular or new products, of a category or of the whole shop. */
export async function rowOfProducts(
  wanted: {
    assortment: Assortment;
    categoryIds: readonly number[] | null;
    brandCode: string | null;
    without: readonly string[];
    /** Only what has a special price in force now. */
    onlySpecial: boolean;
  },
  by: 'popularity' | 'created_at',
  limit: number,
  reader: CardReader,
): Promise<CardRow[]> {
  const values = [...startOf(reader, wanted.assortment, { limit, offset: 0 }), wanted.without];
  const conditions = [FOR_SALE, 'p.parent_id IS NULL', 'p.salable', 'p.sku <> ALL ($8::text[])'];
  if (wanted.categoryIds) {
    values.push(wanted.categoryIds);
    conditions.push(
      `p.id IN (SELECT product_id FROM product_category WHERE category_id = ANY ($${values.length}::int[]))`,
    );
  }
  if (wanted.brandCode) {
    values.push(wanted.brandCode);
    conditions.push(`p.brand_code = $${values.length}`);
  }
  if (wanted.onlySpecial) conditions.push(`p.id IN (${ONLY.special})`);
  const page = `SELECT p.id, row_number() OVER (ORDER BY p.${by} DESC, p.id) AS n FROM product p
    WHERE ${conditions.join(' AND ')} ORDER BY p.${by} DESC, p.id LIMIT $6 OFFSET $7`;
  return readCards(cardsOfPage(page, CARD), values, reader);
}
