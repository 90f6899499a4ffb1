// SQL of the section of assortments: the lists of categories that companies and customers may see, or may not.
import type { PoolClient } from 'pg';
import type { CategoryAccess } from '#domain/catalogue/assortment';

export interface StoredLists {
  company: number | null;
  customer: string | null;
  allow: CategoryAccess[] | null;
  disallow: CategoryAccess[];
}

export async function loadLists(on: PoolClient): Promise<StoredLists[]> {
  const { rows } = await on.query<StoredLists>(
    `SELECT id AS company, NULL::text AS customer, allow, disallow FROM business WHERE allow IS NOT NULL OR disallow <> '[]'
      UNION ALL
      SELECT NULL::int, email, allow, disallow FROM customer WHERE closed_at IS NULL AND (allow IS NOT NULL OR disallow <> '[]')
      ORDER BY company NULLS LAST, customer`,
  );
  return rows;
}

/** The paths of categories by their ids. */
export async function pathsOfCategories(on: PoolClient): Promise<Map<number, string>> {
  const { rows } = await on.query<{ id: number; url_path: string }>('SELECT id, url_path FROM category ORDER BY id');
  return new Map(rows.map((row) => [row.id, row.url_path]));
}

export interface ListRow {
  company: number | null;
  customer: string | null;
  rule: 'allow' | 'disallow';
  /** Null: the list is deleted. */
  entries: CategoryAccess[] | null;
}

const GIVEN = `jsonb_to_recordset($1::jsonb) AS r (company int, customer text, rule text, entries jsonb)`;
const COMPANY_LISTS = `UPDATE business b SET allow = CASE WHEN r.rule = 'allow' THEN nullif(r.entries, 'null') ELSE b.allow END,
    disallow = CASE WHEN r.rule = 'disallow' THEN coalesce(nullif(r.entries, 'null'), '[]') ELSE b.disallow END
  FROM ${GIVEN} WHERE b.id = r.company AND r.rule = $2`;
const CUSTOMER_LISTS = `UPDATE customer c SET allow = CASE WHEN r.rule = 'allow' THEN nullif(r.entries, 'null') ELSE c.allow END,
    disallow = CASE WHEN r.rule = 'disallow' THEN coalesce(nullif(r.entries, 'null'), '[]') ELSE c.disallow END
  FROM ${GIVEN} WHERE c.email = r.customer AND r.rule = $2`;

/** Each kind of list by itself: one statement changes a row once. */
export async function writeLists(on: PoolClient, lists: readonly ListRow[]): Promise<void> {
  for (const rule of ['allow', 'disallow']) {
    await on.query(COMPANY_LISTS, [JSON.stringify(lists), rule]);
    await on.query(CUSTOMER_LISTS, [JSON.stringify(lists), rule]);
  }
}
