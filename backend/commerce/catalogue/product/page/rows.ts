// SQL of a product's own page: texts, gallery, stock in the shops, its categories, and what goes with it.
import { prepared } from '#backend/db/prepared';
import type { CardRow, DetailRow } from '../facts';
import { AT, type CardReader, cardsOfPage } from '../rows';

const details = (
  language: 'da' | 'en',
) => `SELECT p.id, p.short_${language} AS short, p.description_${language} AS description,
    p.attributes, p.producer, p.warnings, p.danger, p.documents,
    (SELECT json_agg(json_build_array(g.key, g.alt_${language}) ORDER BY g.position) FROM product_picture g WHERE g.product_id = p.id) AS gallery,
    (SELECT json_agg(json_build_array(s.code, s.name, n.quantity) ORDER BY s.position) FROM stock_source s
       JOIN (SELECT i.source_code, sum(i.quantity) AS quantity FROM stock_item i
              WHERE i.product_id = p.id OR (p.type = 'configurable' AND i.product_id IN (SELECT v.id FROM product v WHERE v.parent_id = p.id))
              GROUP BY 1) n ON n.source_code = s.code WHERE s.shop_code IS NOT NULL) AS sources,
    (SELECT json_agg(c.id ORDER BY c.level, c.id) FROM product_category pc JOIN category c ON c.id = pc.category_id
      WHERE pc.product_id = coalesce(p.parent_id, p.id) AND pc.own) AS category_ids
  FROM product p WHERE p.id = ANY ($1::int[])`;
const DETAILS = { da: details('da'), en: details('en') };

export async function detailsByIds(ids: readonly number[], { on, language }: CardReader): Promise<DetailRow[]> {
  return (await on.query<DetailRow>(prepared(DETAILS[language], [ids]))).rows;
}

/** Cards of what goes with these products; `of_id` says with which. */
export type RelatedRow = CardRow & { of_id: number };

/** As many as a row of tiles shows; the rest is found through the category. */
const MOST_RELATED = 12;
const related = (language: 'da' | 'en') =>
  cardsOfPage(
    `SELECT x.of_id, x.id, x.n FROM (
       SELECT k.product_id AS of_id, k.linked_id AS id, row_number() OVER (PARTITION BY k.product_id ORDER BY k.type DESC, k.position) AS n
         FROM product_link k JOIN product l ON l.id = k.linked_id
        WHERE k.product_id = ANY ($1::int[]) AND (l.store_ids IS NULL OR $4 = ANY (l.store_ids))) x WHERE x.n <= ${MOST_RELATED}`,
    language,
    AT,
    ', page.of_id',
  );
const RELATED = { da: related('da'), en: related('en') };

export async function relatedOf(ids: readonly number[], storeId: number, reader: CardReader): Promise<RelatedRow[]> {
  const { on, language, now, businessId } = reader;
  return (await on.query<RelatedRow>(prepared(RELATED[language], [ids, now, businessId, storeId]))).rows;
}
