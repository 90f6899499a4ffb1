// Brings a database to the newest schema. Drizzle's migrator wants files on disk and ours are bundled, so this runner reads them from memory.
import type { Pool, PoolClient } from 'pg';
import { CannotOpen } from './cannot-open';
import type { Database } from './client';
import { appliedIn, checkNumbers, pendingOf } from './migration-state';
import { type Migration, migrations } from './migrations/index';
import { refuseRemains, requireCompleteSchema } from './schema-objects';

/** Any constant: the advisory lock that makes processes that migrate at once take turns. */
export const MIGRATION_LOCK = 7_302_114;

/** How long one waits for another that migrates, and a migration for a table that is in use. */
const LOCK_TIMEOUT_MS = 60_000;

const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrateOptions {
  list?: readonly Migration[];
  lockTimeoutMs?: number;
  /** After each migration that ran. */
  progress?(done: number, total: number): void;
}

/** Runs the missing migrations in the order of their numbers, each in a separate transaction. Returns the names of those that ran. */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { list = migrations, lockTimeoutMs = LOCK_TIMEOUT_MS, progress } = options;
  checkNumbers(list);
  const client = await pool.connect();
  try {
    await client.query(`SELECT set_config('lock_timeout', $1, false)`, [String(lockTimeoutMs)]);
    await takeTurn(client, lockTimeoutMs);
    const ran = await runPending(client, list, progress);
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.query('RESET lock_timeout');
    client.release();
    return ran;
  } catch (failure) {
    // Lock and time-out belong to the connection: destroying the connection ends both.
    client.release(true);
    throw failure;
  }
}

async function takeTurn(client: PoolClient, lockTimeoutMs: number): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } catch (failure) {
    if (!isLockTimeout(failure)) throw failure;
    throw new CannotOpen(
      'locked',
      `Another process is migrating the database and was not done within ${lockTimeoutMs / 1000} s: wait for it, then try again.`,
    );
  }
}

async function runPending(
  client: PoolClient,
  list: readonly Migration[],
  progress: MigrateOptions['progress'],
): Promise<string[]> {
  const applied = await appliedIn(client);
  const pending = pendingOf(list, applied);
  if (applied.length === 0) await refuseRemains(client);
  if (pending.length > 0)
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())`);
  for (const [index, migration] of pending.entries()) {
    await runOne(client, migration);
    progress?.(index + 1, pending.length);
  }
  return pending.map(({ name }) => name);
}

async function runOne(client: PoolClient, { number, name, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (number, name) VALUES ($1, $2)', [number, name]);
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK');
    if (!isLockTimeout(failure)) throw failure;
    throw new CannotOpen(
      'locked',
      `Migration ${number} (${name}) waited too long for a table that is in use, and was taken back: try again.`,
    );
  }
}

const isLockTimeout = (failure: unknown): boolean =>
  failure instanceof Error && Reflect.get(failure, 'code') === LOCK_NOT_AVAILABLE;

/** Names of the migrations that a database lacks; nothing is written. */
export async function pendingMigrations(pool: Pool, list: readonly Migration[] = migrations): Promise<string[]> {
  checkNumbers(list);
  return pendingOf(list, await appliedIn(pool)).map(({ name }) => name);
}

/**
 * At a start: the embedded database is migrated, a PostgreSQL where the settings say so. Elsewhere its schema must be the newest already:
 * with several processes on it, staff choose when it changes.
 */
export async function readySchema({ pool, kind }: Database, isTold: boolean | undefined): Promise<void> {
  if (isTold ?? kind === 'pglite') await migrate(pool);
  else await refusePending(pool);
  await requireCompleteSchema(pool);
}

async function refusePending(pool: Pool): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length === 0) return;
  // Migrating would not help.
  if (pending.length === migrations.length) await refuseRemains(pool);
  throw new CannotOpen(
    'behind',
    `The schema of the database is ${pending.length} migration${pending.length > 1 ? 's' : ''} behind (${pending.join(', ')}): run \`npm run shop -- migrate\`, or start with MIGRATE_ON_START=on.`,
  );
}
