// SQL of the section of customer groups.
import type { PoolClient } from 'pg';

export interface StoredGroup {
  id: number;
  code: string;
  name: string;
  business: boolean;
}

export async function loadGroups(on: PoolClient): Promise<StoredGroup[]> {
  const { rows } = await on.query<StoredGroup>('SELECT id, code, name, business FROM customer_group ORDER BY id');
  return rows;
}

export async function writeGroups(on: PoolClient, groups: readonly StoredGroup[]): Promise<void> {
  await on.query(
    `INSERT INTO customer_group (id, code, name, business)
      SELECT id, code, name, business FROM jsonb_populate_recordset(NULL::customer_group, $1::jsonb)
      ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, business = EXCLUDED.business`,
    [JSON.stringify(groups)],
  );
}
