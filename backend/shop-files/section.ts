// The parts that a shop is described by (stores, companies, pages …). Each reads its records from files and from the database, says what
// would change, writes it, and prints the records as files again. One list of them is what `shop apply` and `shop export` work by.
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import type { ImportFile } from '#backend/commerce/catalogue/import/import-products';
import type { PreparedPictures } from '#backend/commerce/catalogue/import/picture-source';
import type { LoadDrawings } from '#backend/ports/media/drawings';
import type { CatalogueChanges } from './catalogue-changes';
import { faultOfKey, type Place, type ReportFault } from './fault';
import type { ShopFolder } from './folder';
import { withoutNulls } from './without-nulls';

export interface Located<Row> {
  record: Row;
  at: Place;
}

/** What an apply works with: the open transaction, the shop's clock, and the report of faults that only the database reveals. */
export interface ApplyContext {
  on: PoolClient;
  now: Date;
  folder: ShopFolder;
  report: ReportFault;
  /** Whether everything is taken back at the end. */
  dryRun: boolean;
  /** Pictures may be fetched from addresses of the web. */
  fetchPictures: boolean;
  drawings: LoadDrawings;
  progress?: ImportFile['progress'] | undefined;
  /** Pictures of products that were prepared before the transaction. */
  prepared?: PreparedPictures | undefined;
  /** Products that a section changed something of: what pages read of them is gathered once, after the last section. */
  catalogue: CatalogueChanges;
}

/** What a section did, or would do, by the keys of its records. */
export interface SectionOutcome {
  name: string;
  title: string;
  added: string[];
  changed: string[];
  removed: string[];
  /** In the database but not in the files, and left as they are: what orders refer to is never deleted. */
  untouched: number;
}

/** A complete file, as text or as the cells of a table, or one key of a YAML file that several sections share. */
export type Printed =
  | { file: string; text: string }
  | { file: string; cells: CellTable }
  | { file: string; key: string; value: unknown };

export interface Section {
  /** In English, as in code. */
  readonly name: string;
  /** In Danish, as the command line says it. */
  readonly title: string;
  /** Reads the files and reports their faults. Null: the folder does not contain this section, and the database remains unchanged. */
  open(folder: ShopFolder, report: ReportFault): Promise<OpenedSection | null>;
  /** The section's files, from what is in the database. */
  print(on: PoolClient): Promise<Printed[]>;
  /** Picture files that the section's records name, one after another: together they are larger than memory should be. */
  pictures?(on: PoolClient): AsyncIterable<PrintedPicture>;
}

export interface PrintedPicture {
  file: string;
  bytes: Uint8Array;
  /** How many the section has. */
  of: number;
}

export interface OpenedSection {
  apply(context: ApplyContext): Promise<SectionOutcome>;
  /** Called when all sections are written: whether what the files refer to exists, in the same files or in the shop. */
  judgeWritten?(context: ApplyContext): Promise<void>;
}

/** How records are represented in files: shop.yaml, a table, a folder of Markdown. */
export interface Source<Row> {
  read(folder: ShopFolder, report: ReportFault): Promise<readonly Located<Row>[] | null>;
  print(records: readonly Row[]): Printed[];
  /** Checks the text of a Markdown file for parts that no page would show. */
  judgeText?(text: string): { message: string } | null;
}

export interface Changes<Row> {
  added: readonly Located<Row>[];
  changed: readonly Located<Row>[];
  removed: readonly Row[];
}

type Missing = 'removed' | 'untouched';

export interface RecordSection<Row> {
  name: string;
  title: string;
  source: Source<Row>;
  keyOf(record: Row): string;
  /** All records of the database, in the order in which they are printed. */
  load(on: PoolClient): Promise<Row[]>;
  /** What happens to a record that is missing from the files; called for each where it depends on the record and the shop's clock. */
  missing: Missing | ((record: Row, now: Date) => Missing);
  /** The files' records as they count once the database is known: other names of the same thing as one, those that are not taken left out. */
  settle?(records: readonly Located<Row>[], context: ApplyContext): Promise<readonly Located<Row>[]>;
  /** A file's record merged with the stored one: values that apply to new records only are replaced by the stored ones. */
  beside?(record: Row, stored: Row): Row;
  /** Reports by `context.report` what only the database reveals, such as an unknown sku. */
  write(changes: Changes<Row>, context: ApplyContext): Promise<void>;
  /** What the files' records refer to, once all sections are written. */
  judgeWritten?(records: readonly Located<Row>[], context: ApplyContext): Promise<void>;
}

/** A section of records with keys: what is new, changed or gone is found by comparing them with the stored ones. */
export function recordSection<Row>(of: RecordSection<Row>): Section {
  return {
    name: of.name,
    title: of.title,
    async open(folder, report) {
      const records = await of.source.read(folder, report);
      if (records === null) return null;
      tellDoubles(records, of, report);
      return {
        apply: (context) => applyRecords(records, of, context),
        judgeWritten: async (context) => of.judgeWritten?.(records, context),
      };
    },
    print: async (on) => of.source.print(await of.load(on)),
  };
}

function tellDoubles<Row>(records: readonly Located<Row>[], { keyOf }: RecordSection<Row>, report: ReportFault): void {
  const seen = new Map<string, Place>();
  for (const { record, at } of records) {
    const key = keyOf(record);
    const first = seen.get(key);
    if (!first) seen.set(key, at);
    else report(faultOfKey(at, [], `"${key}" står også i ${first.file}, linje ${first.line}.`));
  }
}

async function applyRecords<Row>(
  read: readonly Located<Row>[],
  of: RecordSection<Row>,
  context: ApplyContext,
): Promise<SectionOutcome> {
  const records = (await of.settle?.(read, context)) ?? read;
  const stored = new Map((await of.load(context.on)).map((record) => [of.keyOf(record), record]));
  const added: Located<Row>[] = [];
  const changed: Located<Row>[] = [];
  for (const { record, at } of records) {
    const before = stored.get(of.keyOf(record));
    if (before === undefined) {
      added.push({ record, at });
      continue;
    }
    const counts = of.beside?.(record, before) ?? record;
    if (!isDeepStrictEqual(withoutNulls(counts), withoutNulls(before))) changed.push({ record: counts, at });
  }
  const named = new Set(records.map(({ record }) => of.keyOf(record)));
  const absent = [...stored].filter(([key]) => !named.has(key)).map(([, record]) => record);
  const { missing } = of;
  const removed = absent.filter(
    (record) => (typeof missing === 'function' ? missing(record, context.now) : missing) === 'removed',
  );
  if (added.length + changed.length + removed.length > 0) await of.write({ added, changed, removed }, context);
  const keysOf = (list: readonly Located<Row>[]) => list.map(({ record }) => of.keyOf(record));
  return {
    name: of.name,
    title: of.title,
    added: keysOf(added),
    changed: keysOf(changed),
    removed: removed.map(of.keyOf),
    untouched: absent.length - removed.length,
  };
}
