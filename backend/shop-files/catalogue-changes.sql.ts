// SQL of the products that an apply changed something of.
import type { PoolClient } from 'pg';

/** Complete families, parents next to their variants. */
export async function wholeFamilies(on: PoolClient, ids: readonly number[]): Promise<number[]> {
  const text = `SELECT array_agg(f.id ORDER BY f.root, f.id) AS ids FROM (
      SELECT r.root, r.root AS id FROM root r UNION ALL SELECT r.root, v.id FROM root r JOIN product v ON v.parent_id = r.root) f`;
  const root = 'SELECT DISTINCT coalesce(p.parent_id, p.id) AS root FROM product p WHERE p.id = ANY ($1)';
  return (await on.query<{ ids: number[] | null }>(`WITH root AS (${root}) ${text}`, [ids])).rows[0]?.ids ?? [];
}

/** In addition to those that the import of a catalogue file has noted itself. */
export async function noteTouched(on: PoolClient, ids: readonly number[]): Promise<void> {
  await on.query('INSERT INTO import_touched SELECT unnest($1::int[])', [ids]);
}

/** Whether each statement gathers the cards of what it changes, or all are gathered at the end. */
export async function gatherCards(on: PoolClient, each: boolean): Promise<void> {
  await on.query("SELECT set_config('shop.gather_cards', $1, true)", [each ? 'on' : 'off']);
}
