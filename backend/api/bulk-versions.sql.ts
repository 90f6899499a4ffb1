// SQL of versions: when the system or person that changed a subject last had changed it.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export type VersionedKind = 'product' | 'price' | 'company' | 'customer';

/** The subject's table, its name there, and commands of staff that change it. */
const SUBJECTS: Record<VersionedKind, { table: string; name: string; commands: string }> = {
  product: { table: 'product', name: 'sku', commands: `'product'` },
  price: { table: 'product', name: 'sku', commands: `'price'` },
  company: { table: 'business', name: 'id::text', commands: `'company'` },
  customer: { table: 'customer', name: 'email', commands: `'customer'` },
};

export interface StoredVersion {
  name: string;
  changed_at: Date;
  written_by: string;
}

/** The last one of each subject, by a system or a person. */
export async function latestVersions(
  on: Queryable,
  kind: VersionedKind,
  names: readonly string[],
): Promise<Map<string, StoredVersion>> {
  const { table, name, commands } = SUBJECTS[kind];
  const text = `SELECT DISTINCT ON (x.name) x.name, x.changed_at, x.written_by FROM (
      SELECT t.${name} AS name, v.changed_at, v.written_by FROM ${table} t JOIN bulk_version v ON v.kind = '${kind}' AND v.subject_id = t.id
        WHERE t.${name} = ANY ($1::text[])
      UNION ALL SELECT a.subject, a.at, a.staff FROM staff_action a
        WHERE a.subject = ANY ($1::text[]) AND split_part(a.command, ' ', 1) IN (${commands})) x
    ORDER BY x.name, x.changed_at DESC`;
  const { rows } = await on.query<StoredVersion>(prepared(text, [[...names]]));
  return new Map(rows.map((row) => [row.name, row]));
}

export async function writeVersions(
  on: Queryable,
  kind: VersionedKind,
  versions: readonly { name: string; changedAt: Date }[],
  by: string,
): Promise<void> {
  const { table, name } = SUBJECTS[kind];
  const text = `INSERT INTO bulk_version (kind, subject_id, changed_at, written_by)
    SELECT '${kind}', t.id, w.changed_at, $3 FROM unnest($1::text[], $2::timestamptz[]) AS w (name, changed_at) JOIN ${table} t ON t.${name} = w.name
    ON CONFLICT (kind, subject_id) DO UPDATE SET changed_at = excluded.changed_at, written_by = excluded.written_by`;
  const names = versions.map((one) => one.name);
  const moments = versions.map(({ changedAt }) => changedAt);
  await on.query<Record<string, never>>(prepared(text, [names, moments, by]));
}
