// SQL of tiers and special prices: the file's set takes the place of the product's, and only differences are written.
import type { PoolClient } from 'pg';

const TIERS = `WITH wanted AS (
    SELECT i.id AS product_id, t.* FROM import_row i, jsonb_to_recordset(i.facts -> 'tiers') AS t (audience text, quantity integer, gross_oere integer)),
  gone AS (
    DELETE FROM product_tier t USING import_row i WHERE i.id = t.product_id AND i.facts ? 'tiers' AND NOT EXISTS (
      SELECT FROM wanted w WHERE w.product_id = t.product_id AND w.audience = t.audience AND w.quantity = t.quantity) RETURNING t.product_id),
  put AS (
    INSERT INTO product_tier AS t (product_id, audience, quantity, gross_oere)
    SELECT DISTINCT ON (1, 2, 3) product_id, audience, quantity, gross_oere FROM wanted ORDER BY 1, 2, 3
    ON CONFLICT (product_id, audience, quantity) DO UPDATE SET gross_oere = excluded.gross_oere WHERE t.gross_oere <> excluded.gross_oere RETURNING t.product_id)
  INSERT INTO import_touched SELECT product_id FROM gone UNION SELECT product_id FROM put`;

/** A day and time as files are read: Z says UTC; else it is the Danish clock. */
export const instantOfText = (text: string) =>
  `CASE WHEN ${text} LIKE '%Z' THEN ${text}::timestamptz ELSE ${text}::timestamp AT TIME ZONE 'Europe/Copenhagen' END`;

/** The offer of the row `i` that runs at $1 or comes next: fields of an offer that a file does not name are unchanged. */
export const STORED_OFFER = `LATERAL (SELECT o.* FROM product_special o WHERE o.product_id = i.id AND o.valid_to > $1 ORDER BY o.valid_from LIMIT 1) o`;

// Without a first day an offer runs from now on; an existing offer retains its start.
const SPECIALS = `WITH wanted AS (
    SELECT i.id AS product_id, s.gross_oere, coalesce(s.name_da, o.name_da, 'Tilbud') AS name_da, coalesce(s.name_en, o.name_en, 'Offer') AS name_en,
        t.valid_to, coalesce(${instantOfText('s.from_day')}, CASE WHEN NOT s.names_from AND o.valid_from < t.valid_to THEN o.valid_from END,
        (SELECT o.valid_from FROM product_special o WHERE o.product_id = i.id AND o.gross_oere = s.gross_oere AND o.valid_to = t.valid_to), $1) AS valid_from
      FROM import_row i CROSS JOIN LATERAL (SELECT (x ->> 'gross_oere')::int AS gross_oere, x ->> 'from' AS from_day, x ->> 'to' AS to_day,
          x ->> 'name_da' AS name_da, x ->> 'name_en' AS name_en, x ? 'from' AS names_from, x ? 'to' AS names_to
          FROM jsonb_array_elements(i.facts -> 'specials') AS x) s
        LEFT JOIN ${STORED_OFFER} ON true
        CROSS JOIN LATERAL (SELECT coalesce(${instantOfText('s.to_day')}, CASE WHEN NOT s.names_to THEN o.valid_to END,
          '2100-01-01T00:00:00Z') AS valid_to) t),
  gone AS (
    DELETE FROM product_special s USING import_row i WHERE i.id = s.product_id AND i.facts ? 'specials' AND s.valid_to > $1 AND NOT EXISTS (
      SELECT FROM wanted w WHERE w.product_id = s.product_id AND w.valid_from = s.valid_from) RETURNING s.product_id),
  put AS (
    INSERT INTO product_special AS s (product_id, gross_oere, valid_from, valid_to, name_da, name_en)
    SELECT DISTINCT ON (product_id, valid_from) product_id, gross_oere, valid_from, valid_to, name_da, name_en FROM wanted
      WHERE valid_from < valid_to ORDER BY product_id, valid_from, valid_to
    ON CONFLICT (product_id, valid_from) DO UPDATE SET gross_oere = excluded.gross_oere, valid_to = excluded.valid_to,
      name_da = excluded.name_da, name_en = excluded.name_en
     WHERE ROW(s.*) IS DISTINCT FROM ROW(excluded.*) RETURNING s.product_id)
  INSERT INTO import_touched SELECT product_id FROM gone UNION SELECT product_id FROM put`;

export async function writeOffers(on: PoolClient, now: Date): Promise<void> {
  await on.query(TIERS);
  await on.query(SPECIALS, [now]);
}
