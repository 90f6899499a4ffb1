// Compares the objects of a database with those that this version's migrations create, to detect a backup that was restored with errors.
import type { Pool, PoolClient } from 'pg';
import { schemaObjects } from '../generated/schema-objects';
import { CannotOpen } from './cannot-open';

/**
 * One name for each table, column, default, index, constraint, trigger, function, view and sequence of the current schema. An invalid index,
 * an unvalidated constraint and a disabled trigger do not count. NOT NULL constraints have names only since PostgreSQL 18. Objects of
 * extensions are represented by the extension.
 */
export const SCHEMA_OBJECTS = `
WITH space AS (SELECT oid FROM pg_namespace WHERE nspname = current_schema()),
relations AS (SELECT c.oid, c.relname, c.relkind FROM pg_class c JOIN space s ON c.relnamespace = s.oid),
stored AS (SELECT oid, relname FROM relations WHERE relkind IN ('r', 'p'))
SELECT 'table ' || relname AS name FROM stored
UNION ALL SELECT CASE relkind WHEN 'v' THEN 'view ' WHEN 'm' THEN 'view ' ELSE 'sequence ' END || relname FROM relations WHERE relkind IN ('v', 'm', 'S')
UNION ALL SELECT 'index ' || r.relname FROM relations r JOIN pg_index i ON i.indexrelid = r.oid WHERE i.indisvalid
UNION ALL SELECT 'column ' || t.relname || '.' || a.attname FROM stored t JOIN pg_attribute a ON a.attrelid = t.oid
   WHERE a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT 'default ' || t.relname || '.' || a.attname FROM stored t JOIN pg_attribute a ON a.attrelid = t.oid
   WHERE a.attnum > 0 AND NOT a.attisdropped AND (a.atthasdef OR a.attidentity <> '')
UNION ALL SELECT 'constraint ' || t.relname || '.' || k.conname FROM stored t JOIN pg_constraint k ON k.conrelid = t.oid
   WHERE k.contype <> 'n' AND k.convalidated
UNION ALL SELECT 'trigger ' || t.relname || '.' || g.tgname FROM stored t JOIN pg_trigger g ON g.tgrelid = t.oid
   WHERE NOT g.tgisinternal AND g.tgenabled IN ('O', 'A')
UNION ALL SELECT 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' FROM pg_proc p JOIN space s ON p.pronamespace = s.oid
   WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
UNION ALL SELECT 'extension ' || extname FROM pg_extension WHERE extname <> 'plpgsql'`;

/** Names of the objects that this version expects and the database does not have. */
export async function missingObjects(on: Pool | PoolClient): Promise<string[]> {
  const { rows } = await on.query<{ name: string }>(
    `SELECT expected AS name FROM unnest($1::text[]) AS expected EXCEPT (${SCHEMA_OBJECTS}) ORDER BY 1`,
    [schemaObjects],
  );
  return rows.map(({ name }) => name);
}

const SHOWN = 5;

/** For people: how much is missing, and examples. */
export function describeMissing(missing: readonly string[]): string {
  const tables = missing.filter((name) => name.startsWith('table '));
  // The columns, indexes and triggers of a missing table say nothing more.
  const shown = (tables.length > 0 ? tables : missing).slice(0, SHOWN);
  const more = missing.length - shown.length;
  return `${missing.length} of ${schemaObjects.length} database objects of this version are missing: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** At a start, once no migration is pending. */
export async function requireCompleteSchema(pool: Pool): Promise<void> {
  const missing = await missingObjects(pool);
  if (missing.length === 0) return;
  throw new CannotOpen(
    'incomplete',
    `The database is incomplete: ${describeMissing(missing)}. A backup was probably restored with errors: restore it again into an empty database (docs/operator/backup.md).`,
  );
}

/** Before the first migration: tables of the shop without a record of migrations are the remains of a restore that failed. */
export async function refuseRemains(client: Pool | PoolClient): Promise<void> {
  const tables = schemaObjects.flatMap((name) => (name.startsWith('table ') ? [name.slice('table '.length)] : []));
  const { rows } = await client.query<{ tablename: string }>(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY ($1) ORDER BY 1 LIMIT 5',
    [tables],
  );
  if (rows.length === 0) return;
  throw new CannotOpen(
    'incomplete',
    `The database has tables of the shop (${rows.map(({ tablename }) => tablename).join(', ')}) but no record of migrations. A backup was probably restored with errors: restore it again into an empty database (docs/operator/backup.md).`,
  );
}
