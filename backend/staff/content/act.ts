// Acts of staff on an entry of content: the entry as the page showed it, the rules of the shop's files, and its log in one transaction.
import { isDeepStrictEqual } from 'node:util';
import { listActions, subjectState, witnessOf } from '#backend/commerce/staff/index';
import { deleteEntries } from '#backend/content/entries/entries.sql';
import { guardedPool, inTransaction, type Transaction } from '#backend/db/transaction';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import { removeUnshownMedia, type StoredEntry } from '#backend/shop-files/sections/content/content.sql';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { withoutNulls } from '#backend/shop-files/without-nulls';
import { type EntryWords, recordWithWords } from '#domain/content/entry-words';
import { enteredText } from '#domain/reading/text';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ContentAct, type ContentKind, DRAFT_ENDING } from '#domain/staff/content-views';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { comparable, seenFrom } from '../seen';
import { shortChange } from './changes';
import { dateTyped } from './dates';
import { refusedEntry } from './faults';
import { type ContentPair, findPair, pairSubject } from './pairs';

const MOST_COMPARED = 20;

export interface ActingOnContent {
  kind: ContentKind;
  name: string;
  act: ContentAct;
  /** The entry as the page showed it. */
  seen: string;
  staff: string;
  words: readonly EntryWords[];
  /** As they were typed; null: as they are. */
  from: string | null;
  to: string | null;
  /** Checked and not written. */
  isDry: boolean;
}

interface Acted {
  done: Outcome;
  /** Of a dry run: what becomes another; of a refusal: what others changed. */
  changes: ChangedFact[];
}

/** Leaves the transaction without a trace. */
class Undone extends Error {
  constructor(readonly acted: Acted) {
    super('Nothing was written');
  }
}

export async function actOnContent(acting: ActingOnContent, { pool: open, now }: StaffContext): Promise<Acted> {
  const { act, staff, isDry } = acting;
  const subject = pairSubject(acting);
  const deed = { staff, command: `content ${act}`, kind: 'content' as const, subject, told: null, now };
  try {
    return await inTransaction(guardedPool(open, witnessOf(deed)), async (tx) => {
      const acted = await actInside(tx, acting, now);
      if (isDry || !acted.done.ok) throw new Undone(acted);
      return acted;
    });
  } catch (failure) {
    if (failure instanceof Undone) return failure.acted;
    throw failure;
  }
}

const actRefused = (done: Outcome, changes: ChangedFact[] = []): Acted => ({ done, changes });

async function actInside(tx: Transaction, acting: ActingOnContent, now: Date): Promise<Acted> {
  const { client } = tx;
  const { kind, name, act, isDry } = acting;
  if (!(await waitForShopFiles(client))) return actRefused(refusal('CONTENT_BUSY'));
  const pair = await findPair(client, kind, name);
  if (!pair) return actRefused(refusal('CONTENT_UNKNOWN'));
  const planned = act === 'discard' ? null : plannedRecord(pair, acting);
  if (planned && !planned.ok) return actRefused(planned);
  if (isAlreadySo(pair, act, planned)) return { done: { ok: true }, changes: [] };
  const others = await changedByOthers(tx, acting);
  if (others.length > 0) return actRefused(refusal('CONTENT_CHANGED'), others);
  if (!planned) return discardDraft(tx, pair);
  const { record, replaced, origin, before } = planned;
  const faults = await ENTRY_EDITORS[kind].write(record, { on: client, now, replaced, origin });
  const [fault] = faults;
  if (fault) return actRefused(refusedEntry(fault, acting.words));
  return { done: { ok: true }, changes: isDry ? changedRecord(before, record) : [] };
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
  const base = draft ?? published;
  if (!base) return refusal('CONTENT_UNKNOWN');
  const isDraft = acting.act === 'draft';
  const target = isDraft ? draft : (published ?? draft);
  const dates = datesTyped(base.record, acting);
  if (!dates.ok) return dates;
  const { id: _id, ...edited } = recordWithWords(base.record, acting.words.map(typedWords));
  const record = {
    ...{ ...edited, ...dates.period, name: target?.name ?? `${name}${DRAFT_ENDING}`, draft: isDraft || undefined },
    ...(target?.record.id !== undefined && { id: target.record.id }),
  };
  const replaced = !isDraft && published && draft ? [draft.entry.documentId] : [];
  return { ok: true, record, before: (target ?? base).record, origin: base.entry, replaced };
}

/** Browsers send lines with CRLF. */
const typedWords = ({ name, da, en }: EntryWords): EntryWords => ({ name, da: typedText(da), en: typedText(en) });
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
  if (!plan) return draft === null;
  const target = act === 'draft' ? draft : published;
  if (!target || (act === 'publish' && draft)) return false;
  return isDeepStrictEqual(plainRecord(plan.record), plainRecord(target.record));
}

const plainRecord = ({ draft, ...record }: Record<string, unknown>): unknown =>
  withoutNulls({ ...record, draft: draft === true });

const changedRecord = (before: Record<string, unknown>, after: Record<string, unknown>): ChangedFact[] => {
  const own = ({ name: _name, id: _id, draft: _draft, ...rest }: Record<string, unknown>) => rest;
  return changedFacts(own(before), own(after)).map(shortChange);
};

/** Since the page was shown. The log has the texts that a form carries as hashes. */
async function changedByOthers({ client, db }: Transaction, acting: ActingOnContent): Promise<ChangedFact[]> {
  const subject = pairSubject(acting);
  const seen = seenFrom(acting.seen);
  const current = await subjectState(client, 'content', subject);
  const changes = changedFacts(seen, comparable(current));
  if (changes.length === 0) return [];
  const actions = await listActions(db, { staff: null, command: 'content', subject, since: null, most: MOST_COMPARED });
  const earlier = actions.find(({ before }) => changedFacts(comparable(before), seen).length === 0);
  return (earlier ? changedFacts(earlier.before, current) : changes).map(shortChange);
}

async function discardDraft({ client }: Transaction, { kind, draft }: ContentPair): Promise<Acted> {
  if (draft) await deleteEntries(client, kind, [draft.entry.documentId]);
  await removeUnshownMedia(client);
  return { done: { ok: true }, changes: [] };
}
