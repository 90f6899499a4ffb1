// Content for the back office: the list, and one entry with its texts, links to its draft, and what staff changed.
import { listActions, subjectState } from '#backend/commerce/staff/index';
import { previewWord } from '#backend/content/preview/preview';
import { inTransaction } from '#backend/db/transaction';
import { listStoreNumbers } from '#backend/shop-files/sections/content/content.sql';
import { contentInstant } from '#backend/shop-files/sections/content/dates';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { type EntryWords, wordsInRecord } from '#domain/content/entry-words';
import { contentPreviewPath, draftPreviewPath, frontPath, salesPersonPath } from '#domain/page/addresses';
import { draftSubject, isDraftKind } from '#domain/page/content-draft';
import {
  CONTENT_ACTS,
  CONTENT_KINDS,
  type ContentKind,
  contentState,
  isContentKind,
  isLongWording,
} from '#domain/staff/content-views';
import { changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { comparable, isRecord, seenText } from '../seen';
import { shortChange } from './changes';
import { dateShown } from './dates';
import { type ContentPair, findPair, listPairs, pairSubject } from './pairs';

const MOST_ACTIONS = 30;
const LONGEST_TITLE = 80;

type StoreNames = readonly { id: number; code: string; name: string }[];

export async function contentForStaff(kind: string | null, text: string, { pool, language, now }: StaffContext) {
  const stores = await listStoreNumbers(pool);
  const kinds = isContentKind(kind) ? [kind] : CONTENT_KINDS;
  const pairs: ContentPair[] = [];
  for (const each of kinds) pairs.push(...(await listPairs(pool, each)));
  const wanted = text.trim().toLowerCase();
  return pairs
    .filter((pair) => wanted === '' || pairMatches(pair, wanted))
    .map((pair) => pairOnWire(pair, { stores, language, now }));
}

/** By any of its words, its name or its address. */
const pairMatches = ({ name, published, draft }: ContentPair, wanted: string): boolean =>
  [name, ...[published, draft].flatMap((one) => (one ? [`/${one.entry.key}`, JSON.stringify(one.record)] : []))].some(
    (said) => said.toLowerCase().includes(wanted),
  );

interface Shown {
  stores: StoreNames;
  language: 'da' | 'en';
  now: Date;
}

function pairOnWire(pair: ContentPair, { stores, language, now }: Shown) {
  const { kind, name, published, draft } = pair;
  const shown = published ?? draft;
  const record = shown?.record ?? {};
  const codes = shown?.entry.storeCodes ?? null;
  const [from, to] = [instant(record.from, false), instant(record.to, true)];
  return {
    ...{ kind, name, title: contentTitle(kind, record, language) || name },
    stores: codes && stores.filter(({ code }) => codes.includes(code)).map((store) => store.name),
    state: contentState({ isPublished: published !== null, from, to }, now),
    hasDraft: draft !== null,
    ...{ from: dateShown(record.from), to: dateShown(record.to), hasPeriod: 'from' in record },
    path: kind === 'page' && published ? `/${published.entry.key}` : null,
  };
}

const instant = (value: unknown, isLast: boolean): Date | null =>
  typeof value === 'string' ? contentInstant(value, isLast) : null;

/** Its title, or the beginning of its text. */
function contentTitle(kind: ContentKind, record: Record<string, unknown>, language: 'da' | 'en'): string {
  if (kind === 'front-page' || kind === 'menu' || kind === 'footer') return '';
  if (typeof record.title === 'string') return record.title;
  const half = record[language];
  if (!isRecord(half)) return '';
  if (typeof half.title === 'string') return half.title;
  const plain = String(half.text ?? '').replaceAll(/<[^>]*>|[*_#[\]]|\(\S*\)/g, '');
  return plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE)} …` : plain;
}

interface Asked {
  kind: ContentKind;
  name: string;
  /** Of the log: the texts before it instead of those that are stored. */
  entry: number | null;
}

export async function contentEntryForStaff({ kind, name, entry }: Asked, context: StaffContext) {
  const { pool, db, language, now } = context;
  const pair = await findPair(pool, kind, name);
  if (!pair) return null;
  const stores = await listStoreNumbers(pool);
  const subject = pairSubject(pair);
  const state = await inTransaction(pool, ({ client }) => subjectState(client, 'content', subject));
  const actions = await listActions(db, { staff: null, command: 'content', subject, since: null, most: MOST_ACTIONS });
  const record = (pair.draft ?? pair.published)?.record ?? {};
  const words = wordsInRecord(record);
  const earlier =
    entry === null
      ? null
      : wordsLogged(
          kind,
          actions.find(({ id }) => id === entry),
        );
  return {
    entry: pairOnWire(pair, { stores, language, now }),
    words: words.map((each) => ({ ...withEarlier(each, earlier), isLong: isLongWording(each.name, each) })),
    period: { from: dateShown(record.from), to: dateShown(record.to) },
    seen: seenText(comparable(state)),
    previews: await previewsOf(pair, stores, context),
    earlier: actions.flatMap((action) =>
      wordsLogged(kind, action) ? [{ id: action.id, at: action.at.toISOString(), who: action.staff }] : [],
    ),
    timeline: actions.map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
      changes: changedFacts(before, after).map(shortChange),
    })),
    acts: CONTENT_ACTS.filter((act) => act !== 'discard' || pair.draft !== null),
  };
}

const withEarlier = (words: EntryWords, earlier: readonly EntryWords[] | null): EntryWords =>
  earlier?.find(({ name }) => name === words.name) ?? words;

/** Null where the log does not have them: of an entry that was new, or too long for a line of the log. */
function wordsLogged(kind: ContentKind, action: { command: string; before: unknown } | undefined): EntryWords[] | null {
  if (!action || !isRecord(action.before)) return null;
  const { published, draft } = action.before;
  const record = action.command === 'content publish' ? (published ?? draft) : (draft ?? published);
  if (!isRecord(record)) return null;
  try {
    return wordsInRecord(ENTRY_EDITORS[kind].read({ ...record, name: 'logged' }));
  } catch {
    // Logged by a version of the shop whose records had other fields.
    return null;
  }
}

/** A link for each address of the shop at which the draft is shown. */
async function previewsOf({ kind, draft }: ContentPair, stores: StoreNames, { db, now, originOfStore }: StaffContext) {
  if (!draft) return [];
  const { entry, record } = draft;
  const { storeCodes, documentId: id } = entry;
  const path = entry.key ?? '';
  const subject = isDraftKind(kind) ? draftSubject({ kind, id }) : path;
  const word = await previewWord(db, subject, now);
  const code = Array.isArray(record.codes) ? String(record.codes[0]) : null;
  const at = code === null ? frontPath() : salesPersonPath(code);
  const link = isDraftKind(kind) ? draftPreviewPath(at, { kind, id }, word) : contentPreviewPath(path, word);
  const origins = new Map<string, string[]>();
  for (const store of stores.filter((each) => storeCodes === null || storeCodes.includes(each.code))) {
    const origin = await originOfStore(store.id);
    origins.set(origin, [...(origins.get(origin) ?? []), store.name]);
  }
  return [...origins].map(([origin, names]) => ({ url: `${origin}${link}`, stores: names }));
}
