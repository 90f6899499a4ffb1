// Writes many rows in one statement: the rows travel as one JSON value and PostgreSQL reads them by the table's own types.
import type { PoolClient } from 'pg';

/** The open transaction of the seed. */
export type SeedClient = Pick<PoolClient, 'query'>;

const CHUNK = 500;

const quoted = (name: string) => `"${name}"`;

/** `rows` have the table's column names and all the same keys. */
export async function insertRows(on: SeedClient, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(quoted).join(', ');
  const text = `INSERT INTO ${quoted(table)} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${quoted(table)}, $1::jsonb) r`;
  for (let at = 0; at < rows.length; at += CHUNK) await on.query(text, [JSON.stringify(rows.slice(at, at + CHUNK))]);
}

/** After rows with ids of their own, the next id must follow the highest. */
export async function continueIds(on: SeedClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const highest = `coalesce((SELECT max(id) FROM ${quoted(table)}), 0)`;
    await on.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${highest} + 1, false)`);
  }
}
