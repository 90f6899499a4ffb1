// SQL of rows for an English store view: what they say is laid into the product's own row before anything is judged or written.
import type { PoolClient } from 'pg';

// The last row of a product wins.
const SAID = `CREATE TEMP TABLE import_said ON COMMIT DROP AS
  SELECT DISTINCT ON (t.sku) t.line, t.sku, t.doc, t.facts FROM import_translation t ORDER BY t.sku, t.line DESC`;

/** Only the product has a row in the shop: its own row of the file says nothing, and so changes nothing else. */
const ALONE = `INSERT INTO import_row (line, sku, id, fresh, key, type, doc, facts)
  SELECT t.line, t.sku, p.id, false, p.url_key, p.type, '{}', '{}' FROM import_said t JOIN product p ON p.sku = t.sku
   WHERE NOT EXISTS (SELECT FROM import_row i WHERE i.sku = t.sku)`;

/** A fact retains its Danish value; English values are listed one by one where there are as many. */
const facts = (attributes: string) => `(SELECT coalesce(jsonb_agg(CASE WHEN NOT t.facts ? (a ->> 'code') THEN a
      WHEN a ? 'values' AND jsonb_array_length(a -> 'values') = jsonb_array_length(t.facts -> (a ->> 'code') -> 'values')
        THEN a || jsonb_build_object('valueEn', t.facts -> (a ->> 'code') ->> 'text', 'valuesEn', t.facts -> (a ->> 'code') -> 'values')
      ELSE a || jsonb_build_object('valueEn', t.facts -> (a ->> 'code') ->> 'text') END ORDER BY at), '[]')
    FROM jsonb_array_elements(${attributes}) WITH ORDINALITY AS x (a, at))`;

const LAY = [
  `UPDATE import_row i SET doc = i.doc || t.doc || CASE WHEN t.facts <> '{}'
      THEN jsonb_build_object('attributes', ${facts(`coalesce(i.doc -> 'attributes', p.attributes)`)}) ELSE '{}' END
    FROM import_said t JOIN product p ON p.sku = t.sku WHERE i.sku = t.sku AND NOT i.fresh`,
  `UPDATE import_product n SET name_en = coalesce(t.doc ->> 'name_en', n.name_en), short_en = coalesce(t.doc ->> 'short_en', n.short_en),
      description_en = coalesce(t.doc ->> 'description_en', n.description_en), attributes = ${facts('n.attributes')}
    FROM import_said t WHERE n.sku = t.sku`,
];

/** Called only where the file has such rows. */
export async function layTranslations(on: PoolClient): Promise<void> {
  for (const statement of [SAID, ALONE, ...LAY]) await on.query(statement);
}
