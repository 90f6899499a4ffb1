// SQL of a product's own page: texts, gallery, stock in the shops, its categories, and what goes with it.
import { prepared } from '#backend/db/prepared';
import type { Assortment } from '../../assortment/assortment';
import {
  type AssortmentPlaces,
  assortmentValues,
  IN_BONUS_SHOP,
  inAssortment,
  PRODUCT,
} from '../../assortment/assortment.sql';
import { fitsBeside } from '../../fitting.sql';
import { type RouteRow, routeRow } from '../../route/route.sql';
import type { CardRow, DetailRow } from '../facts';
import { PLAIN_COLUMNS } from '../plain-texts';
import { AT, type CardReader, cardsOfPage, readCards } from '../product.sql';

const PLAIN = PLAIN_COLUMNS.map((column) => `'${column}', p.${column}`).join(', ');

/** The JSON of a DetailRow for the product `p`. */
const detailJson = (language: 'da' | 'en') => `json_build_object('id', p.id, 'short', p.short_${language},
    'description', p.description_${language}, 'attributes', p.attributes, 'producer', p.producer, ${PLAIN},
    'danger', p.danger, 'attribute_set', p.attribute_set, 'is_cartridge', p.cartridge IS NOT NULL,
    'gallery', (SELECT json_agg(json_build_array(g.key, g.version, g.alt_${language}) ORDER BY g.position)
       FROM product_picture g WHERE g.product_id = p.id),
    'sources', (SELECT json_agg(json_build_array(s.code, s.name, n.quantity) ORDER BY s.position) FROM stock_source s
       JOIN (SELECT i.source_code, sum(i.quantity) AS quantity FROM stock_item i JOIN product_card m ON m.product_id = p.id
              WHERE i.product_id = ANY (m.members) GROUP BY 1) n ON n.source_code = s.code WHERE s.shop_code IS NOT NULL),
    'category_ids', (SELECT json_agg(c.id ORDER BY c.level, c.id) FROM product_category pc JOIN category c ON c.id = pc.category_id
       WHERE pc.product_id = coalesce(p.parent_id, p.id) AND pc.own))`;

const DETAILS = {
  da: `SELECT ${detailJson('da')} AS detail FROM product p WHERE p.id = ANY ($1::int[])`,
  en: `SELECT ${detailJson('en')} AS detail FROM product p WHERE p.id = ANY ($1::int[])`,
};

export async function detailsByIds(ids: readonly number[], { on, language }: CardReader): Promise<DetailRow[]> {
  const found = await on.query<{ detail: DetailRow }>(prepared(DETAILS[language], [ids]));
  return found.rows.map(({ detail }) => detail);
}

/** Number of related products of each kind: what a wide window shows at once (spec §4 "Slider"); the category has the rest. */
const MOST_RELATED = 5;

const ASSORTMENT: AssortmentPlaces = { store: '$4', allow: '$5', disallow: '$6' };
const FOR_SALE = inAssortment(ASSORTMENT, PRODUCT);

/** What goes with the products of `ids` as (of_id, id, type, n), of the assortment. */
const goesWith = (ids: string) => `SELECT x.of_id, x.id, x.type, x.n FROM (
    SELECT k.product_id AS of_id, k.linked_id AS id, k.type, row_number() OVER (PARTITION BY k.product_id, k.type ORDER BY k.position) AS n
      FROM product_link k JOIN product p ON p.id = k.linked_id
     WHERE k.product_id ${ids} AND ${FOR_SALE} AND ${fitsBeside('p', 'SELECT k.product_id')}) x WHERE x.n <= ${MOST_RELATED}`;

/** Cards of what goes with these products; `of_id` says with which, `link` how. */
export type Link = 'related' | 'accessory';
export type RelatedRow = CardRow & { of_id: number; link: Link };

const RELATED = cardsOfPage(goesWith('= ANY ($1::int[])'), AT, ', page.of_id, page.type AS link');

export function relatedOf(ids: readonly number[], assortment: Assortment, reader: CardReader): Promise<RelatedRow[]> {
  const values = [ids, reader.now, reader.businessId, ...assortmentValues(assortment)];
  return readCards<{ of_id: number; link: Link }>(RELATED, values, reader);
}

/** One product of a page, and its role there; details only of the product itself. */
export type PageRow = CardRow & {
  part: 'self' | 'variant' | Link;
  detail: DetailRow | null;
  /** Where its URL key leads as an address of the shop; null if there is no such address. */
  route: RouteRow | null;
};

// Everything that a product's page shows, in one statement: the page is one round trip to the database.
const wholePage = (language: 'da' | 'en', isThere: string) =>
  cardsOfPage(
    `WITH self AS (SELECT p.id, coalesce(p.parent_id, p.id) AS family FROM product p WHERE p.url_key = $1 AND ${isThere} ORDER BY p.id LIMIT 1)
     SELECT self.id, 0::bigint AS n, 'self' AS part FROM self
     UNION ALL SELECT v.id, v.id, 'variant' FROM self JOIN product v ON v.parent_id = self.id
     UNION ALL SELECT r.id, 1000000000 + r.n, r.type FROM (${goesWith('= (SELECT family FROM self)')}) r`,
    AT,
    `, page.part, CASE WHEN page.part = 'self' THEN (SELECT ${detailJson(language)} FROM product p WHERE p.id = page.id) END AS detail,
     CASE WHEN page.part = 'self' THEN (SELECT row_to_json(r) FROM (${routeRow('$1', ASSORTMENT.store, FOR_SALE)}) r) END AS route`,
  );

/** Where a product's page is shown: in the shop, or in the bonus shop, which has what is sold for points. */
export type Door = 'shop' | 'bonus shop';
const STANDS: Record<Door, string> = {
  shop: FOR_SALE,
  'bonus shop': `p.bonus_points > 0 AND p.parent_id IS NULL AND ${inAssortment(ASSORTMENT, IN_BONUS_SHOP)}`,
};
const pagesBehind = (door: Door) => ({ da: wholePage('da', STANDS[door]), en: wholePage('en', STANDS[door]) });
const WHOLE_PAGE = { shop: pagesBehind('shop'), 'bonus shop': pagesBehind('bonus shop') };

export function pageAt(
  urlKey: string,
  assortment: Assortment,
  reader: CardReader,
  door: Door = 'shop',
): Promise<PageRow[]> {
  const values = [urlKey, reader.now, reader.businessId, ...assortmentValues(assortment)];
  const text = WHOLE_PAGE[door][reader.language];
  return readCards<Pick<PageRow, 'part' | 'detail' | 'route'>>(text, values, reader);
}
