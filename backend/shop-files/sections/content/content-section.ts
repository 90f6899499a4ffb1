// A section of one type of content: its files become entries in both languages, which are compared with the stored ones and written.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/v4';
import { type EntryType, type NewEntry, upsertEntries } from '#backend/content/entries/entries.sql';
import { faultOfKey, type Place, type ReportFault } from '../../fault';
import { deadLinks, hrefsIn } from '../../link-targets';
import type { ApplyContext, Located, Section, SectionOutcome, Source } from '../../section';
import { withoutNulls } from '../../without-nulls';
import { listStoredEntries, removeDocuments, removeUnshownMedia, type StoredEntry } from './content.sql';
import { picturesOfEntries } from './entry-pictures';
import { openSurroundings, type Surroundings } from './surroundings';

export type TellKey = (path: readonly PropertyKey[], message: string) => void;

/** What a record becomes: one document, with a body in each language. */
export interface Draft {
  documentId: string;
  /** The key by which it is queried: the path of a page. */
  key?: string;
  /** Left out: it belongs to every store. */
  stores?: readonly string[] | undefined;
  position: number;
  /** Not published: only a signed link shows it. */
  isDraft?: boolean;
  body(locale: 'da' | 'en'): Record<string, unknown>;
}

export interface Drafting extends Surroundings {
  /** The record's place among those of its type, from 0. */
  index: number;
  tell: TellKey;
}

export interface ContentType<Row> {
  name: string;
  title: string;
  type: EntryType;
  source: Source<Row>;
  schema: z.ZodType<Row>;
  keyOf(row: Row): string;
  documentIdOf(row: Row): string;
  /** If omitted, it belongs to every store. */
  unique?(row: Row): { path: readonly PropertyKey[]; value: string }[];
  /** What the file alone shows to be wrong. */
  judge?(row: Row, tell: TellKey): void;
  /** What the files show to be wrong of all records together. */
  judgeAll?(records: readonly Located<Row>[], tellOf: (at: Place) => TellKey): void;
  /** Values that must be unique, in addition to the key and the document's id. */
  draft(row: Row, drafting: Drafting): Promise<Draft & { printed?: Row }>;
}

export function contentSection<Row extends object>(of: ContentType<Row>): Section {
  return {
    name: of.name,
    title: of.title,
    async open(folder, report) {
      const records = await of.source.read(folder, report);
      if (records === null) return null;
      judgeRecords(records, of, report);
      return {
        apply: (context) => applyContent(records, of, context),
        judgeWritten: (context) => judgeLinks(records, context),
      };
    },
    async print(on) {
      const sources = (await listStoredEntries(on, of.type)).flatMap(({ source }) => source ?? []);
      return of.source.print(sources.map((source) => of.schema.parse(source)));
    },
    pictures: (on) => picturesOfEntries(on, of.type),
  };
}

export function judgeRecords<Row>(records: readonly Located<Row>[], of: ContentType<Row>, report: ReportFault): void {
  tellDoubleValues(records, of, report);
  for (const { record, at } of records) of.judge?.(record, tellerAt(at, report));
  of.judgeAll?.(records, (at) => tellerAt(at, report));
}

async function judgeLinks<Row>(records: readonly Located<Row>[], { on, report }: ApplyContext): Promise<void> {
  const links = records.flatMap(({ record, at: place }) => hrefsIn(record).map((link) => ({ ...link, place })));
  for (const { at, href, place } of await deadLinks(on, links))
    tellerAt(place, report)(at, `Der er ingen side på "${href}".`);
}

export const tellerAt =
  (at: Place, report: ReportFault): TellKey =>
  (path, message) =>
    report(faultOfKey(at, path, message));

function tellDoubleValues<Row>(records: readonly Located<Row>[], of: ContentType<Row>, report: ReportFault): void {
  const seen = new Map<string, Place>();
  for (const { record, at } of records) {
    const own = [
      { path: [], value: of.keyOf(record) },
      { path: [], value: of.documentIdOf(record) },
      ...(of.unique?.(record) ?? []),
    ];
    // A name and a document's id may be the same text: each is held against its own kind.
    const known = own.map(({ path, value }, kind) => ({ path, value, first: seen.get(`${kind} ${value}`) }));
    const double = known.find(({ first }) => first !== undefined);
    if (double?.first) {
      const { file, line } = double.first;
      report(faultOfKey(at, double.path, `"${double.value}" står også i ${file}, linje ${line}.`));
    }
    for (const [kind, { value, first }] of known.entries()) if (!first) seen.set(`${kind} ${value}`, at);
  }
}

interface Drafted {
  key: string;
  documentId: string;
  entries: NewEntry[];
}

async function applyContent<Row extends object>(
  records: readonly Located<Row>[],
  of: ContentType<Row>,
  context: ApplyContext,
): Promise<SectionOutcome> {
  const { on } = context;
  const stored = byDocument(await listStoredEntries(on, of.type));
  const surroundings = await openSurroundings(context);
  const drafted: Drafted[] = [];
  for (const [index, { record, at }] of records.entries())
    drafted.push(await draftedOf(record, of, { ...surroundings, index, tell: tellerAt(at, context.report) }));
  const isNew = ({ documentId }: Drafted) => !stored.has(documentId);
  const added = drafted.filter(isNew);
  const changed = drafted.filter((one) => !isNew(one) && !areSame(one.entries, stored.get(one.documentId) ?? []));
  const kept = new Set(drafted.map(({ documentId }) => documentId));
  const gone = [...stored].filter(([documentId]) => !kept.has(documentId));
  const goneIds = gone.map(([documentId]) => documentId);
  if (gone.length > 0) await removeDocuments(on, of.type, goneIds);
  const shown = byDocument(await listStoredEntries(on, 'media'));
  const media = surroundings
    .media()
    .filter(({ documentId, entries }) => !areSame(entries, shown.get(documentId) ?? []));
  const written = [...added, ...changed, ...media].flatMap(({ entries }) => entries);
  if (written.length > 0) await upsertEntries(on, written);
  if (changed.length + gone.length > 0) await removeUnshownMedia(on);
  const keys = (list: readonly Drafted[]) => list.map(({ key }) => key);
  const removed = gone.map(([documentId, entries]) => recordName(entries) ?? documentId);
  const outcome = { name: of.name, title: of.title, added: keys(added), changed: keys(changed) };
  return { ...outcome, removed, untouched: 0 };
}

function byDocument(entries: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const documents = new Map<string, StoredEntry[]>();
  for (const entry of entries) documents.set(entry.documentId, [...(documents.get(entry.documentId) ?? []), entry]);
  return documents;
}

const LOCALES = ['da', 'en'] as const;

export async function draftedOf<Row extends object>(
  record: Row,
  of: ContentType<Row>,
  drafting: Drafting,
): Promise<Drafted> {
  const {
    documentId,
    key = null,
    stores,
    position,
    body,
    isDraft: draft = false,
    printed = record,
  } = await of.draft(record, drafting);
  for (const [index, code] of (stores ?? []).entries())
    if (!drafting.stores.has(code)) drafting.tell(['stores', index], `Der er ingen butik med koden "${code}".`);
  const entries = LOCALES.map((locale): NewEntry => {
    const own = { documentId, type: of.type, locale, key, storeCodes: stores ? [...stores] : null, position };
    return {
      ...own,
      dateFrom: null,
      dateTo: null,
      body: body(locale),
      draft,
      source: locale === 'da' ? printed : null,
    };
  });
  return { key: of.keyOf(record), documentId, entries };
}

/** Equal to the stored entries; an omitted value equals null. */
export function areSame(drafted: readonly NewEntry[], stored: readonly StoredEntry[]): boolean {
  const plain = (entries: readonly NewEntry[]) =>
    withoutNulls(JSON.parse(JSON.stringify(entries.map((entry) => ({ ...entry, draft: entry.draft ?? false })))));
  return isDeepStrictEqual(plain(drafted), plain(stored));
}

/** What the removed document was called in its file. */
function recordName(entries: readonly StoredEntry[]): string | undefined {
  const source = entries.find((one) => one.source !== null)?.source;
  const name: unknown = source ? Reflect.get(source, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}
