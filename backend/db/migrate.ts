// Brings a database to the newest shape. Drizzle's migrator wants files on disk and ours are bundled, so this runner reads them from memory.
import type { Pool } from 'pg';
import { migrations } from './migrations/index';

/** Any constant: the advisory lock that makes two processes starting at once take turns. */
const MIGRATION_LOCK = 7_302_114;

/** Runs what is missing, each migration in its own transaction. Returns the names of those that ran. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migration');
    const known = new Set(applied.rows.map((row) => row.name));
    for (const migration of migrations) {
      if (known.has(migration.name)) continue;
      await client.query('BEGIN');
      try {
        await client.query(migration.sql);
        await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [migration.name]);
        await client.query('COMMIT');
      } catch (failure) {
        await client.query('ROLLBACK');
        throw failure;
      }
      ran.push(migration.name);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } catch (failure) {
    // The lock belongs to the connection: throwing the connection away releases it.
    client.release(true);
    throw failure;
  }
  client.release();
  return ran;
}
