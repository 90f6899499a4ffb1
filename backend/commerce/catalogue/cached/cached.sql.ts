// SQL of the catalogue's version: it differs after every committed change, and only then.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

// Rows are added and deleted, never changed: count, sum and maximum together distinguish any two states.
export const CATALOGUE_VERSION = `concat_ws(' ', count(*), sum(transaction), max(transaction))`;
const VERSION = `SELECT ${CATALOGUE_VERSION} AS version FROM catalogue_change`;

export async function readVersion(on: Queryable): Promise<string> {
  const { rows } = await on.query<{ version: string }>(prepared(VERSION, []));
  return rows[0]?.version ?? '';
}

/** Notes of changes that every process has long seen. */
export async function clearChanges(on: Queryable, before: Date): Promise<void> {
  for (const table of ['catalogue_change', 'tree_change'])
    await on.query(prepared(`DELETE FROM ${table} WHERE at < $1`, [before]));
}
