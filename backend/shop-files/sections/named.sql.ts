// SQL of names: what the records of files refer to, by the names that people know it by.
import type { PoolClient } from 'pg';

const NAMED = {
  store: 'SELECT id, code AS name FROM store WHERE code = ANY ($1::text[])',
  group: 'SELECT id, code AS name FROM customer_group WHERE code = ANY ($1::text[])',
  company: 'SELECT id, id::text AS name FROM business WHERE id::text = ANY ($1::text[])',
  customer: 'SELECT id, email AS name FROM customer WHERE email = ANY ($1::text[])',
  category: 'SELECT id, url_path AS name FROM category WHERE url_path = ANY ($1::text[])',
  product: 'SELECT id, sku AS name FROM product WHERE sku = ANY ($1::text[])',
  segment: 'SELECT id, code AS name FROM segment WHERE code = ANY ($1::text[])',
  promotion: 'SELECT id, id::text AS name FROM promotion WHERE id::text = ANY ($1::text[])',
} as const;
export type ThingKind = keyof typeof NAMED;

export async function idsByName(
  on: PoolClient,
  kind: ThingKind,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await on.query<{ id: number; name: string }>(NAMED[kind], [names]);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
