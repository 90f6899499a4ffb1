// A resource: a noun of the shop that files describe, declared once. Each field is a cell of a table, or a value of a YAML schema, with the columns
// that store it. Reading, writing, the names that it refers to and the section of `shop apply` and `shop export` follow from the list of fields.
import type { PoolClient } from 'pg';
import type { Column } from '#backend/shop-files/file/columns';
import {
  type ApplyContext,
  type Located,
  type RecordSection,
  recordSection,
  type Section,
} from '#backend/shop-files/section';
import { type Mentions, resolveNames } from '#backend/shop-files/sections/named';
import {
  asIs,
  type IdOf,
  raiseSequence,
  readStored,
  type Stored,
  type StoredColumn,
  type StoredTable,
  upsertStored,
} from './resource.sql';

/** What a record holds of a column: instants as ISO text. */
type Held<Of extends StoredColumn> = Of['_']['data'] extends Date ? string : Of['_']['data'];
type ValueOf<Of extends StoredColumn> = Of['_']['notNull'] extends true ? Held<Of> : Held<Of> | null;

export type Field<Value> = Column<Value> & { stored: Stored };

/** A cell whose value is stored as it is. */
export const field = <Of extends StoredColumn>(of: Of, cell: Column<ValueOf<Of>>): Field<ValueOf<Of>> => ({
  ...cell,
  stored: asIs(of),
});

export const fieldStoredBy = <Value>(stored: Stored, cell: Column<Value>): Field<Value> => ({ ...cell, stored });

export interface Resource<Row> {
  mentions: Mentions<Row>;
  load(on: PoolClient): Promise<Row[]>;
  write(on: PoolClient, records: readonly Row[], idOf?: IdOf): Promise<void>;
}

interface Declared<Row> extends StoredTable {
  /** Values of columns that follow from the record. */
  derived?(record: Row): Readonly<Record<string, unknown>>;
}

/** By the names of a record's fields. */
type Of<Row, Made> = { [Name in keyof Row]?: Made };

interface DeclaredTable<Row> extends Declared<Row> {
  fields: { [Name in keyof Row]?: Field<Row[Name]> };
  /** What is read of a record in addition to its fields. */
  read?: Of<Row, Stored>;
}

/** Records of a table file, by its fields. */
export function tableResource<Row extends object>({ fields, read = {}, ...of }: DeclaredTable<Row>): Resource<Row> {
  const own = presentEntries<Field<unknown>>(fields).map(([name, { stored }]) => [name, stored] as const);
  return resourceOf({ ...of, stored: [...own, ...presentEntries<Stored>(read)], isPrinted: () => true });
}

/** Records of YAML: what is not set is left out. */
export const yamlResource = <Row extends object>({
  stored,
  ...of
}: Declared<Row> & { stored: Of<Row, Stored> }): Resource<Row> =>
  resourceOf({ ...of, stored: presentEntries<Stored>(stored), isPrinted: (value) => value !== null });

const presentEntries = <Made>(of: Record<string, Made | undefined>): (readonly [string, Made])[] =>
  Object.entries(of).flatMap(([name, made]) => (made === undefined ? [] : [[name, made] as const]));

type Read = Record<string, unknown>;

interface Parts<Row> extends Declared<Row> {
  stored: readonly (readonly [name: string, Stored])[];
  isPrinted(value: unknown): boolean;
}

function resourceOf<Row extends object>({ stored, isPrinted, derived, ...table }: Parts<Row>): Resource<Row> {
  const isRead = (record: Read): record is Read & Row => stored.every(([name]) => name in record);
  return {
    mentions: stored.flatMap(([name, { kind }]) =>
      kind ? [[kind, name, (record: Row) => namesHeld(Reflect.get(record, name))] as const] : [],
    ),
    async load(on) {
      const read = await readStored(on, table, Object.fromEntries(stored));
      return read.filter(isRead).map((record) => {
        for (const [name, value] of Object.entries(record)) if (!isPrinted(value)) Reflect.deleteProperty(record, name);
        return record;
      });
    },
    async write(on, records, idOf = noName) {
      const rows = records.map((record) => {
        const values = stored.map(([name, { toRow }]) => toRow(Reflect.get(record, name), idOf));
        return Object.assign({}, ...values, derived?.(record));
      });
      await upsertStored(on, table, rows);
      if (table.numbered) await raiseSequence(on, table);
    },
  };
}

const noName: IdOf = (kind, name) => {
  throw new Error(`${kind} ${name} was not looked up`);
};

function namesHeld(value: unknown): string | number | null | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

type Judged<Row> = readonly Located<Row>[];

interface ResourceSection<Row> extends Omit<RecordSection<Row>, 'load' | 'write'> {
  resource: Resource<Row>;
  /** Selects the writable records among those whose names are all known; errors of the others are reported. */
  judge?(records: readonly Located<Row>[], context: ApplyContext): Judged<Row> | Promise<Judged<Row>>;
  remove?(records: readonly Row[], context: ApplyContext): Promise<void>;
  /** After the records are written. */
  written?(records: readonly Row[], context: ApplyContext): Promise<void>;
}

export const resourceSection = <Row>({ resource, judge, remove, written, ...of }: ResourceSection<Row>): Section =>
  recordSection<Row>({
    ...of,
    load: resource.load,
    async write({ added, changed, removed }, context) {
      const { whole, idOf } = await resolveNames([...added, ...changed], resource.mentions, context);
      const fitting = ((await judge?.(whole, context)) ?? whole).map(({ record }) => record);
      if (removed.length > 0) await remove?.(removed, context);
      await resource.write(context.on, fitting, idOf);
      await written?.(fitting, context);
    },
  });
