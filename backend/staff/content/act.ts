// Acts of staff on an existing entry of content: the entry as the page showed it, the rules of the shop's files, and its log in one transaction.
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { fitsLog, listActions, subjectState, witnessOf } from '#backend/commerce/staff/index';
import { deleteEntries } from '#backend/content/entries/entries.sql';
import { committedIf, guardedPool, type Transaction } from '#backend/db/transaction';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import { removeUnshownMedia, type StoredEntry } from '#backend/shop-files/sections/content/content.sql';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { withoutNulls } from '#backend/shop-files/without-nulls';
import { type EntryWords, recordWithWords } from '#domain/content/entry-words';
import { enteredText } from '#domain/reading/text';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import { PLANNED_ACTS, type PlannedAct } from '#domain/staff/content-plan';
import {
  type ContentAct,
  type ContentKind,
  choosesStores,
  DRAFT_ENDING,
  pageAddressTyped,
} from '#domain/staff/content-views';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { comparable, seenFrom } from '../seen';
import { shortChange } from './changes';
import { dateTyped } from './dates';
import { refusedEntry } from './faults';
import { placesLinking, termsShown } from './needed';
import { type ContentPair, findPair, isPageAddressFree, pairSubject } from './pairs';
import { deletePlans } from './plan.sql';
import { lastRemoved, REMOVING } from './removed';

const MOST_COMPARED = 20;

export interface ActingOnContent {
  kind: ContentKind;
  name: string;
  /** What was removed is restored by a separate use case. */
  act: Exclude<ContentAct, 'restore'>;
  /** The entry as the page showed it. */
  seen: string;
  staff: string;
  words: readonly EntryWords[];
  /** As they were typed; null: as they are. */
  from: string | null;
  to: string | null;
  /** Path of a page that was never published; null: unchanged. */
  path: string | null;
  /** Codes; none: every store. Null: as they are. */
  stores: readonly string[] | null;
  /** Blocks of a front page from top to bottom; null: as they are. */
  order: readonly string[] | null;
  /** Checked and not written. */
  isDry: boolean;
}

export interface Acted {
  done: Outcome;
  /** Dry run: the facts that would change. Refusal: what others changed. */
  changes: ChangedFact[];
}

/** In one transaction with its log; of a dry run and a refusal nothing remains. */
export const loggedAct = (
  pool: Pool,
  deed: Parameters<typeof witnessOf>[0],
  work: (tx: Transaction) => Promise<Acted>,
  isDry = false,
): Promise<Acted> => committedIf(guardedPool(pool, witnessOf(deed)), ({ done }) => done.ok && !isDry, work);

export async function actOnContent(
  acting: ActingOnContent,
  { pool, now }: Pick<StaffContext, 'pool' | 'now'>,
): Promise<Acted> {
  const { act, staff, isDry } = acting;
  const command = act === 'remove' ? REMOVING : `content ${act}`;
  const kind = act === 'remove' ? 'removed content' : 'content';
  const deed = { staff, command, kind, subject: pairSubject(acting), told: null, now } as const;
  return loggedAct(pool, deed, (tx) => actInside(tx, acting, now), isDry);
}

export const actRefused = (done: Outcome, changes: ChangedFact[] = []): Acted => ({ done, changes });

async function actInside(tx: Transaction, acting: ActingOnContent, now: Date): Promise<Acted> {
  const { client } = tx;
  const { kind, name, act, isDry } = acting;
  if (!(await waitForShopFiles(client))) return actRefused(refusal('CONTENT_BUSY'));
  const pair = await findPair(client, kind, name);
  // The second click finds what the first one has removed.
  if (!pair)
    return act === 'remove' && (await lastRemoved(tx.db, acting)) ? DONE : actRefused(refusal('CONTENT_UNKNOWN'));
  const planned = isTakenAway(act) ? null : plannedRecord(pair, acting);
  if (planned && !planned.ok) return actRefused(planned);
  if (isAlreadySo(pair, act, planned)) return DONE;
  const others = await changedByOthers(tx, acting);
  if (others.length > 0) return actRefused(refusal('CONTENT_CHANGED'), others);
  const blocked = await actBlocked(tx, pair, acting, planned);
  if (blocked) return actRefused(blocked);
  await deletePlans(client, acting, PLANS_ENDED[act]);
  if (!planned) return takeAway(tx, pair, act);
  const { record, replaced, origin, before } = planned;
  const faults = await ENTRY_EDITORS[kind].write(record, { on: client, now, replaced, origin });
  const [fault] = faults;
  if (fault) return actRefused(refusedEntry(fault, record, acting.words));
  return { done: { ok: true }, changes: isDry ? changedRecord(before, record) : [] };
}

const DONE: Acted = { done: { ok: true }, changes: [] };

/** What staff do at once needs no plan any more, nor does what has nothing left to be done with. */
const PLANS_ENDED: Record<ActingOnContent['act'], readonly PlannedAct[]> = {
  publish: ['publish'],
  draft: [],
  discard: ['publish'],
  unpublish: ['unpublish'],
  remove: PLANNED_ACTS,
};

/** Nothing is written in its place. */
const isTakenAway = (act: ContentAct): boolean => act === 'discard' || act === 'remove';

/** Why the rest of the shop does not allow it. */
async function actBlocked(
  { client }: Transaction,
  pair: ContentPair,
  { act, kind, name }: ActingOnContent,
  planned: Plan | null,
): Promise<Refusal | null> {
  if (act === 'remove' || act === 'unpublish') {
    if ((await placesLinking(client, pair)).length > 0) return refusal('CONTENT_NEEDED');
    const state = await subjectState(client, 'removed content', pairSubject({ kind, name }));
    return act === 'remove' && !fitsLog(state) ? refusal('CONTENT_TOO_LONG') : null;
  }
  const { path, stores } = planned?.record ?? {};
  if (kind !== 'page' || typeof path !== 'string') return null;
  if (!(await isPageAddressFree(client, path, pair)))
    return refusal('ADDRESS_TAKEN', { field: 'path', params: { address: path } });
  const terms = await termsShown(client, path, act === 'publish' && Array.isArray(stores) ? stores.map(String) : null);
  return terms.ok ? null : terms;
}

interface Plan {
  record: Record<string, unknown>;
  /** What it replaces, or was made of. */
  before: Record<string, unknown>;
  origin: StoredEntry;
  replaced: string[];
}

/** The published entry retains its name and id when its draft replaces it; a new draft gets a separate name. */
function plannedRecord({ published, draft, name }: ContentPair, acting: ActingOnContent): Outcome<Plan> {
  const { act } = acting;
  const base = draft ?? published;
  if (!base) return refusal('CONTENT_UNKNOWN');
  const target = act === 'draft' ? draft : (published ?? draft);
  const dates = datesTyped(base.record, acting);
  if (!dates.ok) return dates;
  const { id: _id, ...edited } = recordWithWords(base.record, acting.words.map(typedWords));
  const record = {
    ...{ ...edited, ...dates.period, ...choicesTyped(base.record, acting, published === null) },
    ...{ name: target?.name ?? `${name}${DRAFT_ENDING}`, draft: act !== 'publish' || undefined },
    ...(target?.record.id !== undefined && { id: target.record.id }),
  };
  const replaced = act !== 'draft' && published && draft ? [draft.entry.documentId] : [];
  return { ok: true, record, before: (target ?? base).record, origin: base.entry, replaced };
}

function choicesTyped(
  { stores: stored }: Record<string, unknown>,
  { kind, path, stores, order }: ActingOnContent,
  isUnpublished: boolean,
): Record<string, unknown> {
  const isSame =
    Array.isArray(stored) && stores?.length === stored.length && stored.every((code) => stores.includes(code));
  return {
    ...(kind === 'page' && path !== null && isUnpublished && { path: pageAddressTyped(path) }),
    ...(kind === 'front-page' && order !== null && { order }),
    // The same stores in another order are no change.
    ...(choosesStores(kind) && stores !== null && !isSame && { stores: stores.length > 0 ? stores : undefined }),
  };
}

/** Browsers send lines with CRLF. */
export const typedWords = ({ name, da, en }: EntryWords): EntryWords => ({
  name,
  da: typedText(da),
  en: typedText(en),
});
const typedText = (text: string): string => enteredText(text.replaceAll('\r\n', '\n')).trim();

function datesTyped(
  record: Record<string, unknown>,
  { from, to }: ActingOnContent,
): Outcome<{ period: Record<string, unknown> }> {
  if (from === null || to === null || !('from' in record)) return { ok: true, period: {} };
  const first = dateTyped(from, record.from, 'from');
  if (!first.ok) return first;
  const last = dateTyped(to, record.to, 'to');
  return last.ok ? { ok: true, period: { from: first.date, to: last.date } } : last;
}

/** The second click on the same form finds the work of the first. */
function isAlreadySo({ published, draft }: ContentPair, act: ContentAct, plan: Plan | null): boolean {
  if (!plan) return act === 'discard' && draft === null;
  if (act === 'unpublish') return published === null;
  const target = act === 'draft' ? draft : published;
  if (!target || (act === 'publish' && draft)) return false;
  return isDeepStrictEqual(plainRecord(plan.record), plainRecord(target.record));
}

export const plainRecord = ({ draft, ...record }: Record<string, unknown>): unknown =>
  withoutNulls({ ...record, draft: draft === true });

const changedRecord = (before: Record<string, unknown>, after: Record<string, unknown>): ChangedFact[] => {
  const own = ({ name: _name, id: _id, draft: _draft, order: blockOrder, ...rest }: Record<string, unknown>) => ({
    ...rest,
    blockOrder,
  });
  return changedFacts(own(before), own(after)).map(shortChange);
};

/** Since the page was shown. The log has the texts that a form carries as hashes. */
export async function changedByOthers(
  { client, db }: Transaction,
  acting: Pick<ActingOnContent, 'kind' | 'name' | 'seen'>,
): Promise<ChangedFact[]> {
  const subject = pairSubject(acting);
  const seen = seenFrom(acting.seen);
  const current = await subjectState(client, 'content', subject);
  const changes = changedFacts(seen, comparable(current));
  if (changes.length === 0) return [];
  const actions = await listActions(db, { staff: null, command: 'content', subject, since: null, most: MOST_COMPARED });
  const earlier = actions.find(({ before }) => changedFacts(comparable(before), seen).length === 0);
  return (earlier ? changedFacts(earlier.before, current) : changes).map(shortChange);
}

async function takeAway(
  { client }: Transaction,
  { kind, published, draft }: ContentPair,
  act: ContentAct,
): Promise<Acted> {
  const gone = [draft, act === 'remove' ? published : null].flatMap((one) => (one ? [one.entry.documentId] : []));
  await deleteEntries(client, kind, gone);
  await removeUnshownMedia(client);
  return DONE;
}
