// SQL of products. Hand-written and prepared by name, because every page of the catalogue runs it: one statement reads all that a tile
// or a cart line needs, variants' prices included.
import { sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import type { ProductAttribute, ProductDanger, ProductDocument, ProductOption } from '#backend/db/tables/product';
import type { Producer } from '#backend/db/tables/store';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

/** [audience, quantity, gross øre] */
export type TierFact = ['all' | 'business', number, number];
/** [gross øre, from ms, to ms, rule name, price log before it as [at ms, gross øre][]] */
export type SpecialFact = [number, number, number, string, [number, number][] | null];
/** [key, alt] */
export type PictureFact = [string, string];
/** [source code, name of the shop, quantity] */
export type SourceFact = [string, string, number];

/** What decides the price and stock of one thing that can be bought. */
export interface PriceFacts {
  id: number;
  sku: string;
  gross_oere: number;
  duty_code: string | null;
  duty_milli_units: number;
  min_qty: number;
  manage_stock: boolean;
  stock_state: string;
  quantity: number;
  tiers: TierFact[] | null;
  specials: SpecialFact[] | null;
  /** Agreed with the shopper's business; read only for that business. */
  agreed_oere: number | null;
}

export interface CardRow extends PriceFacts {
  type: 'simple' | 'configurable';
  parent_id: number | null;
  url_key: string;
  name: string;
  brand: string;
  brand_code: string | null;
  ean: string;
  unit: string;
  max_qty: number;
  increments: number;
  delivery_days: number;
  delivery_label: string;
  badge: string | null;
  sub_label: string | null;
  request_price: boolean;
  only_trade: boolean;
  certificates: string[];
  energy_class: string | null;
  weight_grams: number;
  options: ProductOption[] | null;
  option_values: Partial<Record<'colour' | 'size', string>> | null;
  /** Null = every store. */
  store_ids: number[] | null;
  picture: PictureFact | null;
  variants: PriceFacts[] | null;
}

/** What only the product's own page shows. */
export interface DetailRow {
  id: number;
  short: string;
  description: string;
  attributes: ProductAttribute[];
  producer: Producer | null;
  warnings: string | null;
  danger: ProductDanger | null;
  documents: ProductDocument[];
  gallery: PictureFact[] | null;
  /** Stock of the physical shops; of all variants together for a configurable product. */
  sources: SourceFact[] | null;
  /** Ids of the categories it stands in itself, deepest last; a variant stands where its parent does. */
  category_ids: number[] | null;
}

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

const AT: Placeholders = { now: '$2', business: '$3' };
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

const details = (language: 'da' | 'en') => `SELECT p.id, p.short_${language} AS short, p.description_${language} AS description,
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

export type DutyRateRow = {
  code: string;
  label_da: string;
  label_en: string;
  gross_oere: number;
  valid_from: string;
  valid_to: string | null;
};
export async function listDutyRates(reader: Reader): Promise<DutyRateRow[]> {
  const found = await reader.execute<DutyRateRow>(sql`SELECT code, label_da, label_en, gross_oere, valid_from::text, valid_to::text FROM duty_rate`);
  return found.rows;
}

export type UnitRow = { code: string; label_da: string; label_en: string };
export async function listUnits(reader: Reader): Promise<UnitRow[]> {
  return (await reader.execute<UnitRow>(sql`SELECT code, label_da, label_en FROM unit`)).rows;
}
