// A new page, notification or popup by staff: a record as a file would have it, under a free name, by the rules of the files.
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { Transaction } from '#backend/db/transaction';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import { listStoredEntries } from '#backend/shop-files/sections/content/content.sql';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import type { EntryWords } from '#domain/content/entry-words';
import { numberedPath } from '#domain/page/reserved-paths';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type AddedKind, DRAFT_ENDING, NEW_WORDS, pageAddressTyped } from '#domain/staff/content-views';
import { slugOf } from '#domain/text/slug';
import type { StaffContext } from '../context';
import { type Acted, type ActingOnContent, actRefused, loggedAct, plainRecord, typedWords } from './act';
import { dateTyped } from './dates';
import { refusedEntry } from './faults';
import { isPageAddressFree, listPairs, pairSubject } from './pairs';

const LONGEST_NAME = 60;
const LONGEST_OF_TEXT = 40;

interface Adding extends Pick<ActingOnContent, 'words' | 'from' | 'to' | 'path' | 'stores'> {
  kind: AddedKind;
  isDraft: boolean;
  staff: string;
}

type NewRecord = Record<string, unknown>;

export async function addContent(adding: Adding, { pool, now }: StaffContext): Promise<Outcome<{ made: string }>> {
  const { kind, staff } = adding;
  const typed = typedRecord(adding);
  if (!typed.ok) return typed;
  for (;;) {
    const name = await nameOfNew(pool, kind, typed.record);
    const subject = pairSubject({ kind, name });
    const deed = { staff, command: 'content add', kind: 'content', subject, told: null, now } as const;
    const { done } = await loggedAct(pool, deed, (tx) => addInside(tx, adding, { ...typed.record, name }, now));
    // A colleague has taken the name between the two statements.
    if (done.ok || done.code !== 'CONTENT_CHANGED') return done.ok ? { ok: true, made: name } : done;
  }
}

async function addInside(
  { client }: Transaction,
  { kind, words }: Adding,
  record: NewRecord,
  now: Date,
): Promise<Acted> {
  if (!(await waitForShopFiles(client))) return actRefused(refusal('CONTENT_BUSY'));
  if ((await nameOfNew(client, kind, record)) !== record.name) return actRefused(refusal('CONTENT_CHANGED'));
  // The second click finds the work of the first.
  if ((await listPairs(client, kind)).some(({ name }) => name === record.name))
    return { done: { ok: true }, changes: [] };
  const { path } = record;
  if (typeof path === 'string' && !(await isPageAddressFree(client, path, null)))
    return actRefused(refusal('ADDRESS_TAKEN', { field: 'path', params: { address: path } }));
  const [fault] = await ENTRY_EDITORS[kind].write(record, { on: client, now, replaced: [], origin: null });
  return fault ? actRefused(refusedEntry(fault, record, words)) : { done: { ok: true }, changes: [] };
}

/** Without its name. */
function typedRecord({ kind, isDraft, words, from, to, path, stores }: Adding): Outcome<{ record: NewRecord }> {
  const [first, last] = [dateTyped(from ?? '', undefined, 'from'), dateTyped(to ?? '', undefined, 'to')];
  if (!first.ok) return first;
  if (!last.ok) return last;
  const typed = new Map(words.map((each) => [each.name, typedWords(each)]));
  const half = (locale: 'da' | 'en') =>
    Object.fromEntries(NEW_WORDS[kind].map((name): [string, string] => [name, newEntryWord(typed.get(name), locale)]));
  return {
    ok: true,
    record: {
      ...(kind === 'page' ? { path: pageAddressTyped(path ?? '') } : { from: first.date, to: last.date }),
      ...(kind === 'popup' && { shows: 'newsletter' }),
      ...(stores && stores.length > 0 && { stores }),
      ...{ draft: isDraft || undefined, da: half('da'), en: half('en') },
    },
  };
}

const newEntryWord = (words: EntryWords | undefined, locale: 'da' | 'en'): string => words?.[locale] ?? '';

/** The name of the same record where it is stored already, or else one that nothing of its kind has. */
async function nameOfNew(on: Pick<PoolClient, 'query'>, kind: AddedKind, record: NewRecord): Promise<string> {
  const wanted = ENTRY_EDITORS[kind].complete({ ...record, name: kind });
  const pairs = await listPairs(on, kind);
  const isSame = (other: NewRecord) =>
    wanted !== null && isDeepStrictEqual(namelessRecord(other), namelessRecord(wanted));
  const same = pairs.find((pair) => {
    const stored = record.draft === true ? pair.draft : pair.published;
    return stored && isSame(stored.record);
  });
  if (same) return same.name;
  const ids = (await listStoredEntries(on, kind)).map(({ documentId }) => documentId);
  const taken = new Set([...ids, ...pairs.flatMap(({ published, draft }) => [published?.name, draft?.name])]);
  const base = slugOf(lastWords(kind, record), LONGEST_OF_TEXT) || kind;
  for (let count = base.endsWith(DRAFT_ENDING) ? 2 : 1; ; count += 1) {
    const name = numberedPath(base, count, LONGEST_NAME);
    if (!taken.has(name) && !taken.has(`${kind}-${name}`)) return name;
  }
}

const namelessRecord = ({ name: _name, id: _id, ...record }: NewRecord): unknown => plainRecord(record);

/** Page: the last part of its address. Others: the beginning of their texts. */
function lastWords(kind: AddedKind, { path, da }: NewRecord): string {
  if (kind === 'page') return String(path).split('/').at(-1) ?? '';
  const [first = ''] = typeof da === 'object' && da !== null ? Object.values(da) : [];
  return String(first);
}
