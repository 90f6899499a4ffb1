// Drizzle tables against the database: columns, types, nullability, defaults and keys match PostgreSQL.
import { getTableColumns, is, SQL, Table } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#backend/db/client';
import * as exported from '#backend/db/tables/index';
import { type FreshDatabase, freshDatabase } from '../support/database';

interface ColumnFacts {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
  isKey: boolean;
  /** The value of the default; null for a generated value, as of a sequence. */
  value: unknown;
}

const tables = Object.values<unknown>(exported).filter((each): each is PgTable => is(each, PgTable));

let own: FreshDatabase;
let database: Database;
let columns: Map<string, ColumnFacts[]>;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 2 });
  const { rows } = await database.pool.query<Omit<ColumnFacts, 'value'> & { expression: string | null }>(`
    SELECT c.table_name AS "table", c.column_name AS name, format_type(a.atttypid, a.atttypmod) AS type, c.is_nullable = 'YES' AS "isNullable",
        c.is_generated = 'ALWAYS' OR c.is_identity = 'YES' AS "isGenerated", c.column_default IS NOT NULL AS "hasDefault", c.column_default AS expression,
        EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS "isKey"
      FROM information_schema.columns c JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
     WHERE c.table_schema = current_schema() ORDER BY c.table_name, c.ordinal_position`);
  columns = new Map();
  for (const { expression, ...row } of rows) {
    const isConstant = expression !== null && !/\(/.test(expression);
    const value = isConstant ? (await database.pool.query(`SELECT ${expression} AS value`)).rows[0].value : null;
    columns.set(row.table, [...(columns.get(row.table) ?? []), { ...row, value }]);
  }
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

function breachesOf(column: PgColumn, facts: ColumnFacts, keys: readonly string[]): string[] {
  const isKey = column.primary || keys.includes(column.name);
  const said: [what: string, drizzle: unknown, database: unknown][] = [
    ['type', column.getSQLType(), facts.type],
    ['nullable', !column.notNull && !isKey, facts.isNullable],
    ['key', isKey, facts.isKey],
    ['generated', Boolean(column.generated || column.generatedIdentity), facts.isGenerated],
  ];
  if (column.hasDefault && !facts.isGenerated) {
    said.push(['default', true, facts.hasDefault]);
    if (column.default !== undefined && !is(column.default, SQL))
      said.push(['default', JSON.stringify(column.default), JSON.stringify(facts.value)]);
  }
  return said
    .filter(([, drizzle, there]) => drizzle !== there)
    .map(([what, drizzle, there]) => `${facts.table}.${column.name}: ${what} is ${drizzle}, in the database ${there}`);
}

describe.each(tables.map((table) => [getTableConfig(table).name, table] as const))('%s', (name, table) => {
  it('matches the database', () => {
    const facts = new Map((columns.get(name) ?? []).map((each) => [each.name, each]));
    const keys = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    const breaches = Object.values<PgColumn>(getTableColumns(table)).flatMap((column) => {
      const fact = facts.get(column.name);
      return fact ? breachesOf(column, fact, keys) : [`${name}.${column.name} is not in the database`];
    });
    expect(breaches).toEqual([]);
  });

  it('contains every column required for an insert', () => {
    const known = new Set(Object.values<PgColumn>(getTableColumns(table)).map((column) => column.name));
    const needed = (columns.get(name) ?? []).filter(
      (each) => !each.isNullable && !each.hasDefault && !each.isGenerated,
    );
    expect(needed.map((each) => each.name).filter((column) => !known.has(column))).toEqual([]);
  });
});

it('finds tables to compare', () => {
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.every((table) => is(table, Table))).toBe(true);
});

/** A dump is restored, and since PostgreSQL 17 an index is built, without the shop's search path. */
it('no function depends on the search path: names in its body are bound at creation, or it sets its path', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT p.proname AS name FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND p.prosqlbody IS NULL
       AND NOT coalesce(p.proconfig @> ARRAY['search_path=public, pg_temp'], false)
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') ORDER BY 1`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
