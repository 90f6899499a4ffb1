// SQL of resources: how the fields of a record are stored in the columns of a table, and reads and writes by the list of them.
import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn as PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { LABELS, type ThingKind } from '#backend/shop-files/sections/named.sql';

export type StoredColumn = PgColumn;

export type IdOf = (kind: ThingKind, name: string | number) => number;

export interface Stored {
  /** SQL of the field's value; `t` is the table. */
  select: string;
  /** The things whose names the field holds. */
  kind?: ThingKind;
  /** The values of its columns; a field that is only read has none. */
  toRow(value: unknown, idOf: IdOf): Readonly<Record<string, unknown>>;
}

/** As it is; instants are ISO text in records. */
export const asIs = ({ name }: PgColumn): Stored => ({
  select: `t.${name}`,
  toRow: (value) => ({ [name]: value ?? null }),
});

/** The number of something, which must exist. */
export const existingNumber = (kind: ThingKind, column: PgColumn): Stored => ({ ...asIs(column), kind });

/** One thing by its name. */
export function named(kind: ThingKind, { name }: PgColumn): Stored {
  const { table, label } = LABELS[kind];
  return {
    kind,
    select: `(SELECT o.${label} FROM ${table} o WHERE o.id = t.${name})`,
    toRow: (value, idOf) => ({ [name]: typeof value === 'string' ? idOf(kind, value) : null }),
  };
}

/** Things by their names, in the order of the file. A list without any is NULL where the column allows it: all of them. Things that are gone name nothing. */
export function allNamed(kind: ThingKind, { name, notNull }: PgColumn): Stored {
  const { table, label } = LABELS[kind];
  return {
    kind,
    select: `ARRAY (SELECT o.${label} FROM unnest(t.${name}) WITH ORDINALITY AS u (id, n) JOIN ${table} o ON o.id = u.id ORDER BY u.n)`,
    toRow: (value, idOf) => {
      const ids = Array.isArray(value) ? value.map((one) => idOf(kind, String(one))) : [];
      return { [name]: ids.length > 0 || notNull ? ids : null };
    },
  };
}

/** `{ da, en }` in two columns. */
export const inBoth = (da: PgColumn, en: PgColumn): Stored => ({
  select: `jsonb_build_object('da', t.${da.name}, 'en', t.${en.name})`,
  toRow: (value) => ({ [da.name]: textInLanguage(value, 'da'), [en.name]: textInLanguage(value, 'en') }),
});

const textInLanguage = (value: unknown, language: 'da' | 'en'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, language) : null;

/** Only read: it is not of the table. */
export const readAs = (select: string): Stored => ({ select, toRow: () => ({}) });

export interface StoredTable {
  table: PgTable;
  /** What a record is found by. */
  key: readonly PgColumn[];
  /** The database numbers records that the files do not. */
  numbered?: boolean;
  /** SQL of the order in which records are printed. */
  order: string;
  /** Further assignments of a row that was there. */
  alsoSet?: string;
}

export async function readStored(
  on: PoolClient,
  { table, order }: StoredTable,
  fields: Readonly<Record<string, Stored>>,
): Promise<Record<string, unknown>[]> {
  const values = Object.entries(fields).map(([name, { select }]) => `${select} AS "${name}"`);
  const { rows } = await on.query<Record<string, unknown>>(
    `SELECT ${values.join(', ')} FROM ${getTableName(table)} t ORDER BY ${order}`,
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, instantAsText(value)])),
  );
}

const instantAsText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

export async function upsertStored(
  on: PoolClient,
  { table, key, alsoSet }: StoredTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = getTableName(table);
  const [columns, keys] = [Object.keys(first), key.map((column) => column.name)];
  const set = columns.filter((column) => !keys.includes(column)).map((column) => `${column} = EXCLUDED.${column}`);
  await on.query(
    `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)
      ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${[...set, ...(alsoSet ? [alsoSet] : [])].join(', ')}`,
    [JSON.stringify(rows)],
  );
}

/** Numbers that the database gives follow the highest one of the files; the sequence never goes back. */
export async function raiseSequence(on: PoolClient, { table }: StoredTable): Promise<void> {
  const name = getTableName(table);
  await on.query(
    `SELECT setval('${name}_id_seq', t.top) FROM (SELECT max(id) AS top FROM ${name}) t WHERE t.top >= (SELECT last_value FROM ${name}_id_seq)`,
  );
}
