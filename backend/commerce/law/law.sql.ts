// SQL of what laws look at: products in portions, texts of pages and categories, and the certificates that content describes.
import type { Pool } from 'pg';
import type { ProductAttribute, ProductDanger } from '#backend/db/tables/product';
import type { Producer } from '#backend/db/tables/store';

export interface ProductLawRow {
  id: number;
  sku: string;
  type: string;
  brand: string;
  texts: Record<string, string | null>;
  producer: Producer | null;
  danger: ProductDanger | null;
  attributes: ProductAttribute[];
  certificates: string[];
  guarantee_months: string | null;
  guarantee_terms: string | null;
  pictures: number;
  duty_code: string | null;
  /** [øre, since when, the price log of the product as [when, øre]] of each special price in force at that moment. */
  cuts: [number, string, [string, number][]][] | null;
}

/** The next products that are for sale, by id; families hold their variants' texts, so both are included. */
export async function productsOnLaw(on: Pool, after: number, at: Date, most: number): Promise<ProductLawRow[]> {
  const text = `SELECT p.id, p.sku, p.type, p.brand,
      json_build_object('name_da', p.name_da, 'name_en', p.name_en, 'short_da', p.short_da, 'short_en', p.short_en,
        'description_da', p.description_da, 'description_en', p.description_en, 'badge_da', p.badge_da, 'badge_en', p.badge_en,
        'sub_label_da', p.sub_label_da, 'sub_label_en', p.sub_label_en, 'warnings', p.warnings) AS texts,
      p.producer, p.danger, p.attributes, p.certificates, p.guarantee_months, p.guarantee_terms, p.duty_code,
      (SELECT count(*)::int FROM product_picture g WHERE g.product_id IN (p.id, p.parent_id)
        OR g.product_id IN (SELECT v.id FROM product v WHERE v.parent_id = p.id)) AS pictures,
      (SELECT json_agg(json_build_array(s.gross_oere, s.valid_from,
          (SELECT coalesce(json_agg(json_build_array(l.at, l.gross_oere)), '[]') FROM price_log l WHERE l.product_id = p.id)))
        FROM product_special s WHERE s.product_id = p.id AND s.valid_from <= $2 AND s.valid_to > $2) AS cuts
    FROM product p WHERE p.id > $1 AND NOT coalesce(p.store_ids = '{}' AND NOT p.bonus_only, false) ORDER BY p.id LIMIT $3`;
  return (await on.query<ProductLawRow>(text, [after, at, most])).rows;
}

export interface LawText {
  /** What it is: the type of the entry, or `category`, `brand`, `promotion`, `segment`. */
  kind: string;
  /** By which staff find it. */
  name: string;
  locale: 'da' | 'en';
  /** Its texts in one. */
  said: string;
}

/** All texts of the shop other than products; what customers write in reviews are no claims of the shop. */
export async function textsOnLaw(on: Pool): Promise<LawText[]> {
  const inBothLanguages = (kind: string, table: string, name: string, columns: string) =>
    (['da', 'en'] as const)
      .map(
        (locale) => `SELECT '${kind}' AS kind, ${name} AS name, '${locale}' AS locale,
          concat_ws(' ', ${columns.replaceAll('*', locale)}) AS said FROM ${table}`,
      )
      .join(' UNION ALL ');
  const text = `SELECT type AS kind, coalesce(key, document_id) AS name, locale, (
        SELECT coalesce(string_agg(v #>> '{}', ' '), '') FROM jsonb_path_query(body, 'strict $.** ? (@.type() == "string")') v) AS said
      FROM content_entry WHERE type <> 'media'
    UNION ALL ${inBothLanguages('category', 'category', 'url_path', 'name_*, description_*')}
    UNION ALL ${inBothLanguages('brand', 'brand', 'code', 'name, description_*')}
    UNION ALL ${inBothLanguages('promotion', 'promotion', "name_da || ' (' || id || ')'", 'name_*')}
    UNION ALL ${inBothLanguages('segment', 'segment', 'code', 'title_*, text_*, button_*')}
    ORDER BY kind, name, locale`;
  return (await on.query<LawText>(text)).rows;
}

export interface MarkRow {
  identifier: string;
  has_issuer: boolean;
}

export async function marksDescribed(on: Pool): Promise<MarkRow[]> {
  const text = `SELECT body->>'identifier' AS identifier, bool_and(coalesce(body->>'issuer', '') <> '') AS has_issuer
    FROM content_entry WHERE type = 'logo' AND body->>'identifier' IS NOT NULL GROUP BY 1`;
  return (await on.query<MarkRow>(text)).rows;
}

export interface DutyOnLaw {
  code: string;
  label_da: string;
  label_en: string;
  /** Rate in force on the day; null if none is. */
  gross_oere: number | null;
  per: string | null;
  valid_from: string | null;
  valid_to: string | null;
  products: number;
}

/** Each duty that a product names, with its rate on that day. */
export async function dutiesOnLaw(on: Pool, day: string): Promise<DutyOnLaw[]> {
  const text = `SELECT u.duty_code AS code, coalesce(n.label_da, u.duty_code) AS label_da, coalesce(n.label_en, u.duty_code) AS label_en,
      r.gross_oere, r.per, r.valid_from::text AS valid_from, r.valid_to::text AS valid_to, u.products
    FROM (SELECT duty_code, count(*)::int AS products FROM product WHERE duty_code IS NOT NULL GROUP BY 1) u
    LEFT JOIN LATERAL (SELECT label_da, label_en FROM duty_rate d WHERE d.code = u.duty_code ORDER BY valid_from DESC LIMIT 1) n ON true
    LEFT JOIN LATERAL (SELECT * FROM duty_rate d WHERE d.code = u.duty_code AND d.valid_from <= $1::date
      AND (d.valid_to IS NULL OR d.valid_to > $1::date) ORDER BY valid_from DESC LIMIT 1) r ON true ORDER BY 1`;
  return (await on.query<DutyOnLaw>(text, [day])).rows;
}

export const sellsToConsumers = async (on: Pool): Promise<boolean> =>
  (await on.query("SELECT 1 FROM store WHERE basis = 'gross' LIMIT 1")).rows.length > 0;
