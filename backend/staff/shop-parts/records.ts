// One record of a part of the shop's files: read for a form, and changed, added or removed as a change of the part's text.
import { createHash } from 'node:crypto';
import { parse, stringify } from 'yaml';
import { inTransaction } from '#backend/db/transaction';
import { recordSchema } from '#backend/shop-files/json-schema';
import { refusal } from '#domain/refusal/refusals';
import { placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import type { StaffContext } from '../context';
import { isRecord } from '../seen';
import { changePart, type PartChange, refusedChange } from './change';
import { printPart, seenOfText } from './part-text';

type FileRecord = Readonly<Record<string, unknown>>;

interface FormPart {
  part: ShopPart;
  file: string;
  /** Key of the part in its file. */
  key: string;
  /** Keys that identify a record; empty if there is only one record. */
  named: readonly string[];
}

/** Null for a part whose records have no form. */
export function formPartOf(part: ShopPart): FormPart | null {
  const { file, key, form } = placeOfPart(part);
  return key !== undefined && form ? { part, file, key, named: form } : null;
}

const nameOfRecord = ({ named }: FormPart, record: FileRecord): string =>
  named.map((key) => String(record[key] ?? '')).join('/');

const seenOfRecord = (record: FileRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url');

function recordsIn({ key }: FormPart, text: string): FileRecord[] {
  const file: unknown = parse(text);
  const value = isRecord(file) ? file[key] : undefined;
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/** What a person calls the record: its name, label or title. */
const TITLES = ['name', 'label', 'title', 'carrier_title'];

function titleOfRecord(record: FileRecord, language: 'da' | 'en'): string {
  const value = TITLES.map((key) => record[key]).find((each) => each !== undefined);
  return String((isRecord(value) ? value[language] : value) ?? '');
}

export function listRecords(of: FormPart, text: string, language: 'da' | 'en') {
  return recordsIn(of, text).map((record) => ({
    key: nameOfRecord(of, record),
    title: titleOfRecord(record, language),
  }));
}

const storedText = (part: ShopPart, { pool }: StaffContext): Promise<string> =>
  inTransaction(pool, ({ client }) => printPart(client, part));

/** `key`: null for a new record. Null: there is no such record. */
export async function recordForStaff(of: FormPart, key: string | null, context: StaffContext) {
  const schema = JSON.stringify(recordSchema(of.file, of.key));
  if (key === null) return { schema, record: null, seen: '' };
  const found = recordsIn(of, await storedText(of.part, context)).find((record) => nameOfRecord(of, record) === key);
  // The only record of a part may not be set yet.
  const record = found ?? (of.named.length === 0 ? {} : undefined);
  return record ? { schema, record: JSON.stringify(record), seen: seenOfRecord(record) } : null;
}

export interface ChangingRecord {
  of: FormPart;
  /** Null for a new record. */
  key: string | null;
  /** Null: it is removed. */
  record: FileRecord | null;
  /** The record as the page showed it. */
  seen: string;
  staff: string;
  isDry: boolean;
}

export interface RecordChange extends PartChange {
  /** Location of the record in the file: 'methods[3]'. Errors of its fields begin with it. */
  place: string;
}

/** An act on a record that a colleague has changed since is refused, with what the own version would do to theirs. */
export async function changeRecord(changing: ChangingRecord, context: StaffContext): Promise<RecordChange> {
  const { of, key, record, staff, isDry } = changing;
  const text = await storedText(of.part, context);
  const records = recordsIn(of, text);
  const at = key === null ? twinOf(of, record, records) : records.findIndex((one) => nameOfRecord(of, one) === key);
  const stored = records[at];
  const place = of.named.length === 0 ? of.key : `${of.key}[${stored ? at : records.length}]`;
  if (!stored && key !== null && of.named.length > 0)
    return { ...(record ? refusedChange(refusal('PART_RECORD_GONE')) : refusedChange({ ok: true })), place };
  const write = (next: readonly FileRecord[], isTried: boolean) =>
    changePart(
      { part: of.part, content: fileContent(of, next), seen: seenOfText(text), staff, isDry: isTried },
      context,
    );
  const others = records.filter((one) => one !== stored);
  if (!stored) return { ...(await write([...records, record ?? {}], isDry)), place };
  const next = record ? records.map((one) => (one === stored ? record : one)) : others;
  const seen = seenOfRecord(stored);
  const isKnown = key !== null && changing.seen === seen;
  const change = await write(next, isDry || !isKnown);
  if (isKnown || !change.done.ok || changesNothing(change)) return { ...change, seen, place };
  // A new record with the name of another one is a fault of the file.
  if (key === null)
    return { ...(await write([...records, record ?? {}], isDry)), place: `${of.key}[${records.length}]` };
  return { ...change, done: refusal('PART_CHANGED'), seen, place };
}

/** The stored record with the name of a new one: the second click on the same form finds the work of the first. */
const twinOf = (of: FormPart, record: FileRecord | null, records: readonly FileRecord[]): number =>
  record ? records.findIndex((one) => nameOfRecord(of, one) === nameOfRecord(of, record)) : -1;

const changesNothing = ({ added, changed, removed }: PartChange): boolean =>
  added.length + changed.length + removed.length === 0;

const fileContent = ({ key, named }: FormPart, records: readonly FileRecord[]): Uint8Array =>
  new TextEncoder().encode(stringify({ [key]: named.length === 0 ? records.at(-1) : records }, { lineWidth: 0 }));
