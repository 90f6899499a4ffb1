// SQL of products. Hand-written and prepared by name, because every page of the catalogue runs it: one statement reads all that a tile
// or a cart line needs, variants' prices included.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { CardRow } from './facts';

export type { CardRow, PriceFacts } from './facts';

/** Source that deliveries are sent from; the shops' own stock is for collecting. */
export const CENTRAL_SOURCE = 'central';

// A running special brings its price log along: the lowest price of the 30 days before it began is shown with it.
const specialsOf = (alias: string, language: 'da' | 'en', now: string) => `
  (SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000, s.name_${language},
      (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
        WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce(
          (SELECT max(b.at) FROM price_log b WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity'))))
     FROM product_special s WHERE s.product_id = ${alias}.id AND s.valid_from <= ${now} AND s.valid_to > ${now})`;

const tiersOf = (alias: string) => `
  (SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere)) FROM product_tier t WHERE t.product_id = ${alias}.id)`;

const quantityOf = (alias: string) => `
  coalesce((SELECT i.quantity FROM stock_item i WHERE i.product_id = ${alias}.id AND i.source_code = '${CENTRAL_SOURCE}'), 0)`;

const agreedOf = (alias: string, { now, business }: Placeholders) => `
  (SELECT c.gross_oere FROM contract_price c WHERE c.business_id = ${business} AND c.product_id = ${alias}.id
      AND c.valid_from <= ${now} AND (c.valid_to IS NULL OR c.valid_to > ${now}) ORDER BY c.valid_from DESC LIMIT 1)`;

/** Where the instant and the shopper's business stand among the statement's values. */
export interface Placeholders {
  now: string;
  business: string;
}

/** Columns of CardRow for the product `p`. */
function cardColumns(language: 'da' | 'en', at: Placeholders): string {
  const { now } = at;
  return `
  p.id, p.sku, p.gross_oere, p.duty_code, p.duty_milli_units, p.min_qty, p.manage_stock, p.type, p.parent_id, p.url_key,
  p.name_${language} AS name, p.brand, p.brand_code, p.ean, p.unit, p.max_qty, p.increments, p.stock_state, p.delivery_days, p.delivery_label,
  p.badge_${language} AS badge, p.sub_label_${language} AS sub_label, p.request_price, p.only_trade, p.certificates, p.energy_class,
  p.weight_grams, p.options, p.option_values, p.store_ids,
  ${quantityOf('p')} AS quantity, ${tiersOf('p')} AS tiers, ${specialsOf('p', language, now)} AS specials,
  ${agreedOf('p', at)} AS agreed_oere,
  (SELECT json_build_array(g.key, g.alt_${language}) FROM product_picture g
    WHERE g.product_id = p.id OR (g.product_id = p.parent_id AND NOT EXISTS (SELECT FROM product_picture o WHERE o.product_id = p.id))
    ORDER BY g.position LIMIT 1) AS picture,
  CASE WHEN p.type = 'configurable' THEN (SELECT json_agg(json_build_object('id', v.id, 'sku', v.sku, 'gross_oere', v.gross_oere,
      'duty_code', v.duty_code, 'duty_milli_units', v.duty_milli_units, 'min_qty', v.min_qty, 'manage_stock', v.manage_stock, 'stock_state', v.stock_state,
      'quantity', ${quantityOf('v')}, 'tiers', ${tiersOf('v')}, 'specials', ${specialsOf('v', language, now)},
      'agreed_oere', ${agreedOf('v', at)}) ORDER BY v.id)
    FROM product v WHERE v.parent_id = p.id) END AS variants`;
}

/** `page` is a query of (id, n, …): the cards of those products in the order of n, with its other columns beside them. */
export function cardsOfPage(page: string, language: 'da' | 'en', at: Placeholders, extra = ''): string {
  return `WITH page AS MATERIALIZED (${page})
    SELECT ${cardColumns(language, at)}${extra} FROM page JOIN product p ON p.id = page.id ORDER BY page.n`;
}

/** For whom cards are read: contract prices of one business never reach another, for they are asked for by its id. */
export interface CardReader {
  on: Queryable;
  language: 'da' | 'en';
  now: Date;
  businessId: number | null;
}

/** How the statements of ids or parents, instant and business count their values. */
export const AT: Placeholders = { now: '$2', business: '$3' };
const wholeCards = (where: string) => ({
  da: `SELECT ${cardColumns('da', AT)} FROM product p WHERE ${where} ORDER BY p.id`,
  en: `SELECT ${cardColumns('en', AT)} FROM product p WHERE ${where} ORDER BY p.id`,
});
const BY_IDS = wholeCards('p.id = ANY ($1::int[])');
const BY_PARENTS = wholeCards('p.parent_id = ANY ($1::int[])');

async function cards(text: string, keys: readonly unknown[], { on, now, businessId }: CardReader): Promise<CardRow[]> {
  return (await on.query<CardRow>(prepared(text, [keys, now, businessId]))).rows;
}

export const cardsByIds = (ids: readonly number[], reader: CardReader) => cards(BY_IDS[reader.language], ids, reader);

/** Variants of configurable products. */
export const cardsByParents = (parentIds: readonly number[], reader: CardReader) =>
  cards(BY_PARENTS[reader.language], parentIds, reader);
