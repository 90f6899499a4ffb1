// SQL of names: what the records of files refer to, by the names that people know it by.
import type { PoolClient } from 'pg';

/** The table of each kind, and the column that names a thing. */
export const LABELS = {
  store: { table: 'store', label: 'code' },
  group: { table: 'customer_group', label: 'code' },
  company: { table: 'business', label: 'id' },
  customer: { table: 'customer', label: 'email' },
  category: { table: 'category', label: 'url_path' },
  product: { table: 'product', label: 'sku' },
  segment: { table: 'segment', label: 'code' },
  promotion: { table: 'promotion', label: 'id' },
} as const;
export type ThingKind = keyof typeof LABELS;

export async function idsByName(
  on: PoolClient,
  kind: ThingKind,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { table, label } = LABELS[kind];
  const name = label === 'id' ? 'id::text' : label;
  const { rows } = await on.query<{ id: number; name: string }>(
    `SELECT id, ${name} AS name FROM ${table} WHERE ${name} = ANY ($1::text[])`,
    [names],
  );
  return new Map(rows.map(({ id, name: found }) => [found, id]));
}
