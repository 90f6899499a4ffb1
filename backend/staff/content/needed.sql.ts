// SQL of the places that a page of content is linked from.
import type { Pool } from 'pg';

type On = Pick<Pool, 'query'>;

export interface LinkingEntry {
  kind: string;
  name: string;
  body: object;
}

/** Entries, drafts included, that mention one of these texts; without the documents of the page itself. */
export async function entriesMentioning(
  on: On,
  texts: readonly string[],
  own: readonly string[],
): Promise<LinkingEntry[]> {
  const { rows } = await on.query<LinkingEntry>(
    `SELECT e.type AS kind, coalesce(d.source->>'name', e.key, e.document_id) AS name, e.body FROM content_entry e
      LEFT JOIN content_entry d ON d.type = e.type AND d.document_id = e.document_id AND d.locale = 'da'
      WHERE e.type NOT IN ('media', 'store') AND NOT (e.type = 'page' AND e.document_id = ANY ($2::text[]))
        AND EXISTS (SELECT FROM unnest($1::text[]) AS m (said) WHERE strpos(e.body::text, m.said) > 0)
      ORDER BY e.type, e.position, e.document_id, e.locale`,
    [texts, own],
  );
  return rows;
}

/** Stores whose terms are on the page. */
export async function storesWithTerms(on: On, path: string): Promise<{ code: string; name: string }[]> {
  const text = `SELECT code, name FROM store WHERE settings->'terms'->>'page' = $1 ORDER BY position, id`;
  return (await on.query<{ code: string; name: string }>(text, [path])).rows;
}

const MOST_PRODUCTS = 5;

/** Products whose guarantee is described on the page. */
export async function productsWithGuarantee(on: On, path: string): Promise<string[]> {
  const text = `SELECT sku FROM product WHERE split_part(split_part(guarantee_terms, '#', 1), '?', 1) = '/' || $1
    ORDER BY sku LIMIT ${MOST_PRODUCTS}`;
  return (await on.query<{ sku: string }>(text, [path])).rows.map(({ sku }) => sku);
}
