// SQL that validates a staged file across rows. Each statement returns faults.
import type { PoolClient } from 'pg';
import { type Fault, MOST_FAULTS } from '../faults';

const JUDGE = [
  `SELECT i.line, 'sku' AS column, 'duplicateSku' AS code, jsonb_build_object('value', i.sku, 'line', f.line) AS params
     FROM (SELECT sku, min(line) AS line FROM import_row GROUP BY sku HAVING count(*) > 1) f JOIN import_row i ON i.sku = f.sku AND i.line > f.line`,
  `SELECT i.line, n.name AS column, 'required' AS code, '{}'::jsonb AS params FROM import_row i, unnest(i.lacks) AS n (name)`,
  `SELECT i.line, 'product_type' AS column, 'typeChanged' AS code, jsonb_build_object('from', p.type, 'to', i.doc ->> 'type') AS params
     FROM import_row i JOIN product p ON p.id = i.id WHERE i.doc ->> 'type' <> p.type`,
  `SELECT k.line, 'url_key' AS column, 'duplicateAddress' AS code, jsonb_build_object('value', k.key, 'line', k.first) AS params
     FROM (SELECT i.line, i.sku, i.key, min(i.line) OVER (PARTITION BY i.key) AS first,
             first_value(i.sku) OVER (PARTITION BY i.key ORDER BY i.line) AS first_sku
             FROM (SELECT key FROM import_row GROUP BY key HAVING count(*) > 1) m JOIN import_row i ON i.key = m.key) k
    WHERE k.sku <> k.first_sku`,
  `SELECT i.line, 'url_key' AS column, 'addressTaken' AS code, jsonb_build_object('value', u.request_path, 'sku', coalesce(t.sku, u.target_path)) AS params
     FROM import_row i JOIN url_rewrite u ON u.request_path = i.key AND u.redirect_code = 0
     LEFT JOIN product t ON u.kind = 'PRODUCT' AND t.id = u.target_id
    WHERE i.id IS DISTINCT FROM t.id AND NOT EXISTS (SELECT FROM import_row o WHERE o.id = t.id AND o.key <> t.url_key)`,
  `SELECT DISTINCT i.line, n.name AS column, 'unknownLink' AS code, jsonb_build_object('value', x.sku) AS params, true AS warning
     FROM import_row i, (VALUES ('related_skus', 'related'), ('crosssell_skus', 'accessories')) AS n (name, field),
       jsonb_array_elements_text(coalesce(i.facts -> n.field, '[]')) AS x (sku)
    WHERE NOT EXISTS (SELECT FROM import_row o WHERE o.sku = x.sku) AND NOT EXISTS (SELECT FROM product o WHERE o.sku = x.sku)`,
  `SELECT i.line, 'configurable_variations' AS column, 'noVariants' AS code, '{}'::jsonb AS params
     FROM import_row i WHERE i.type = 'simple' AND jsonb_array_length(coalesce(i.facts -> 'variants', '[]')) > 0`,
  `SELECT i.line, 'special_price' AS column, 'specialTooHigh' AS code, '{}'::jsonb AS params
     FROM import_row i JOIN product p ON p.id = i.id
    WHERE NOT i.doc ? 'gross_oere' AND EXISTS (SELECT FROM jsonb_array_elements(i.facts -> 'specials') AS s
      WHERE (s ->> 'gross_oere')::int >= p.gross_oere)`,
  `SELECT i.line, 'max_cart_qty' AS column, 'outOfRange' AS code, jsonb_build_object('value', i.max_qty::text, 'least', m.least, 'most', 9999999) AS params
     FROM import_row i LEFT JOIN product p ON p.id = i.id, LATERAL (SELECT coalesce(i.min_qty, p.min_qty, 1) AS least) m
    WHERE (i.min_qty IS NOT NULL OR i.max_qty IS NOT NULL) AND coalesce(i.max_qty, p.max_qty, 9999) < m.least`,
  `SELECT i.line, 'giftcard_amounts' AS column, 'required' AS code, '{}'::jsonb AS params FROM import_row i
    WHERE i.type = 'giftcard' AND NOT i.facts ? 'giftCard' AND NOT EXISTS (SELECT FROM gift_card_product g WHERE g.product_id = i.id)`,
  `SELECT t.line, 'sku' AS column, 'unknownSku' AS code, jsonb_build_object('value', t.sku) AS params FROM import_translation t
    WHERE NOT EXISTS (SELECT FROM import_row o WHERE o.sku = t.sku) AND NOT EXISTS (SELECT FROM product o WHERE o.sku = t.sku)
      AND NOT EXISTS (SELECT FROM import_skipped o WHERE o.sku = t.sku)`,
  `SELECT i.line, 'visibility' AS column, 'soldNowhere' AS code, '{}'::jsonb AS params, true AS warning
     FROM import_row i LEFT JOIN product p ON p.id = i.id
    WHERE i.facts ? 'hidden' AND i.type = 'simple' AND p.parent_id IS NULL AND i.sku NOT IN (
      SELECT v ->> 'sku' FROM import_row f, jsonb_array_elements(f.facts -> 'variants') AS v)`,
];

/** A price without a word of offers, under an offer that runs or is to come. An offer in the same row is judged where the row is read. */
const OFFERS_WITHOUT_EFFECT = `SELECT i.line, 'price' AS column, 'offerWithoutEffect' AS code,
    jsonb_build_object('value', replace(to_char(max(s.gross_oere) / 100.0, 'FM99999990.00'), '.', ',')) AS params, true AS warning
  FROM import_row i JOIN product_special s ON s.product_id = i.id
  WHERE i.doc ? 'gross_oere' AND NOT coalesce(i.facts ? 'specials', false) AND s.valid_to > $1
    AND s.gross_oere >= (i.doc ->> 'gross_oere')::int
  GROUP BY i.line ORDER BY 1 LIMIT ${MOST_FAULTS}`;

export async function judgeWhole(on: PoolClient, now: Date): Promise<Fault[]> {
  const faults: Fault[] = (await on.query<Fault>(OFFERS_WITHOUT_EFFECT, [now])).rows;
  for (const statement of JUDGE) {
    const found = await on.query<Fault>(`${statement} ORDER BY 1 LIMIT ${MOST_FAULTS}`);
    faults.push(...found.rows);
  }
  return faults;
}
