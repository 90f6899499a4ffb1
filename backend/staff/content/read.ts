// Content for the back office: the lists of existing and removed entries, and one entry with its texts, links to its draft, and what
// staff changed.
import { listActions, subjectState } from '#backend/commerce/staff/index';
import { previewWord } from '#backend/content/preview/preview';
import { inTransaction } from '#backend/db/transaction';
import { listStoreNumbers } from '#backend/shop-files/sections/content/content.sql';
import { contentInstant } from '#backend/shop-files/sections/content/dates';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { type EntryWords, wordsInRecord } from '#domain/content/entry-words';
import { contentPreviewPath, draftPreviewPath, frontPath, salesPersonPath } from '#domain/page/addresses';
import { draftSubject, isDraftKind } from '#domain/page/content-draft';
import { possiblePlans } from '#domain/staff/content-plan';
import {
  CONTENT_KINDS,
  type ContentKind,
  choosesStores,
  contentState,
  isContentKind,
  isLongWording,
  possibleContentActs,
} from '#domain/staff/content-views';
import { changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { comparable, isRecord, seenText } from '../seen';
import { shortChange } from './changes';
import { dateShown } from './dates';
import { placesLinking } from './needed';
import { type ContentPair, findPair, listPairs, pairSubject } from './pairs';
import { listPlans, PLANNING, type PlanRow, plansOfEntry } from './plan.sql';
import { lastRemoved, listRemoved, type RemovedEntry } from './removed';

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

/** What staff have removed and not restored, the last first. */
export async function removedContent(text: string, { pool, db, language }: StaffContext) {
  const wanted = text.trim().toLowerCase();
  const rows: ReturnType<typeof removedOnWire>[] = [];
  for (const removed of await listRemoved(db)) {
    const isHit = `${removed.name} ${JSON.stringify(removed.record)}`.toLowerCase().includes(wanted);
    if (isHit && !(await findPair(pool, removed.kind, removed.name))) rows.push(removedOnWire(removed, language));
  }
  return rows;
}

const removedOnWire = ({ kind, name, record }: RemovedEntry, language: 'da' | 'en') => ({
  ...{ kind, name, title: contentTitle(kind, record, language) || name, stores: null, state: 'removed' as const },
  ...{ hasDraft: false, from: '', to: '', hasPeriod: false, path: null },
});

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
  /** Log entry: the texts before it are read instead of the stored ones. */
  entry: number | null;
}

export async function contentEntryForStaff({ kind, name, entry }: Asked, context: StaffContext) {
  const { pool, language, now } = context;
  const pair = await findPair(pool, kind, name);
  if (!pair) return removedForStaff({ kind, name }, context);
  const stores = await listStoreNumbers(pool);
  const subject = pairSubject(pair);
  const state = await inTransaction(pool, ({ client }) => subjectState(client, 'content', subject));
  const actions = await contentActions(context, subject);
  const { published, draft } = pair;
  const plans = await plansOfEntry(pool, kind, name);
  const shown = draft ?? published;
  const record = shown?.record ?? {};
  const logged = actions.find(({ id }) => id === entry);
  const earlier = entry === null ? null : wordsLogged(kind, logged);
  return {
    entry: pairOnWire(pair, { stores, language, now }),
    words: wordsInRecord(record).map((each) => ({
      ...{ ...withEarlier(each, earlier), isLong: isLongWording(each.name, each) },
    })),
    period: { from: dateShown(record.from), to: dateShown(record.to) },
    address: kind === 'page' && !published ? String(record.path) : null,
    storeCodes: choosesStores(kind) ? (shown?.entry.storeCodes ?? []) : null,
    order: kind === 'front-page' && Array.isArray(record.order) ? record.order.map(String) : null,
    places: await placesLinking(pool, pair),
    seen: seenText(comparable(state)),
    previews: await previewsOf(pair, stores, context),
    earlier: actions.flatMap((action) =>
      wordsLogged(kind, action) ? [{ id: action.id, at: action.at.toISOString(), who: action.staff }] : [],
    ),
    timeline: actions.map(eventOnWire),
    acts: possibleContentActs({ kind, isPublished: published !== null, hasDraft: draft !== null }),
    plans: plans.map(planOnWire),
    canPlan: possiblePlans({ kind, isPublished: published !== null, hasDraft: draft !== null, plans }),
  };
}

const planOnWire = ({ act, at, staff, failure }: PlanRow) => ({ act, at: at.toISOString(), staff, failure });

/** Failed ones first, then the next; those of entries that are gone are left out. */
export async function plannedContent({ pool, language, now }: StaffContext) {
  const plans = await listPlans(pool);
  const stores = plans.length > 0 ? await listStoreNumbers(pool) : [];
  const pairs: ContentPair[] = [];
  for (const kind of new Set(plans.map((plan) => plan.kind)))
    if (isContentKind(kind)) pairs.push(...(await listPairs(pool, kind)));
  return plans.flatMap((plan) => {
    const pair = pairs.find(({ kind, name }) => kind === plan.kind && name === plan.name);
    return pair ? [{ entry: pairOnWire(pair, { stores, language, now }), plan: planOnWire(plan) }] : [];
  });
}

/** What can be restored; null for what was never there. */
async function removedForStaff(named: { kind: ContentKind; name: string }, context: StaffContext) {
  const removed = await lastRemoved(context.db, named);
  if (!removed) return null;
  const actions = await contentActions(context, pairSubject(named));
  return {
    entry: removedOnWire(removed, context.language),
    ...{ words: [], period: { from: '', to: '' }, address: null, storeCodes: null, order: null, places: [], seen: '' },
    ...{ previews: [], earlier: [], timeline: actions.map(eventOnWire), acts: ['restore'], plans: [], canPlan: [] },
  };
}

type Actions = Awaited<ReturnType<typeof listActions>>;

const contentActions = ({ db }: StaffContext, subject: string): Promise<Actions> =>
  listActions(db, { staff: null, command: 'content', subject, since: null, most: MOST_ACTIONS });

/** Pictures are logged for what is restored; they are no words. */
const eventOnWire = ({ at, staff, command, before, after }: Actions[number]) => ({
  ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
  changes: changedFacts(before, after)
    .filter(({ name }) => !name.startsWith('pictures.'))
    .map(shortChange),
});

const withEarlier = (words: EntryWords, earlier: readonly EntryWords[] | null): EntryWords =>
  earlier?.find(({ name }) => name === words.name) ?? words;

/** Acts that replace or end what is published; the others leave it, and what they replace is the draft. */
const ENDS_PUBLISHED: ReadonlySet<string> = new Set(['content publish', 'content unpublish']);

/**
 * Null where the log does not have them: of an entry that was new, too long for a line of the log, or logged by a version of the shop whose
 * records had other fields. Of a removed one the draft: what was published is what is restored.
 */
function wordsLogged(kind: ContentKind, action: { command: string; before: unknown } | undefined): EntryWords[] | null {
  if (!action || action.command === PLANNING || !isRecord(action.before)) return null;
  const { published, draft } = action.before;
  const stored = ENDS_PUBLISHED.has(action.command) ? (published ?? draft) : (draft ?? published);
  const record = isRecord(stored) ? ENTRY_EDITORS[kind].complete({ ...stored, name: 'logged' }) : null;
  return record && wordsInRecord(record);
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
