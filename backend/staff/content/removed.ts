// Content that staff have removed, as the log has it: with its texts and pictures, from which it is restored.
import { listActions } from '#backend/commerce/staff/index';
import type { NewEntry } from '#backend/content/entries/entries.sql';
import type { Reader } from '#backend/db/client';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { type AddedKind, isAddedKind } from '#domain/staff/content-views';
import { isRecord } from '../seen';
import { pairSubject } from './pairs';

export const REMOVING = 'content remove';
const MOST_REMOVED = 500;

export interface RemovedEntry {
  kind: AddedKind;
  name: string;
  record: Record<string, unknown>;
  pictures: NewEntry[];
}

type Action = Awaited<ReturnType<typeof listActions>>[number];

/** What was published, or its draft where nothing was. Null for what this version of the shop cannot read. */
function removedEntry({ subject, before }: Action): RemovedEntry | null {
  const [kind, name = ''] = subject.split(' ');
  if (!isAddedKind(kind) || !isRecord(before)) return null;
  const stored = before.published ?? before.draft;
  const record = isRecord(stored) ? ENTRY_EDITORS[kind].complete({ ...stored, name }) : null;
  const pictures = Array.isArray(before.pictures) ? before.pictures : [];
  return record && { kind, name, record, pictures: pictures.flatMap(pictureEntries) };
}

function pictureEntries(logged: unknown): NewEntry[] {
  if (!isRecord(logged) || !isRecord(logged.body)) return [];
  const { key, body, source } = logged;
  const documentId = String(key);
  return (['da', 'en'] as const).map((locale) => ({
    ...{ documentId, type: 'media', locale, key: documentId, storeCodes: null, position: 0 },
    ...{ dateFrom: null, dateTo: null, body, source: locale === 'da' && isRecord(source) ? source : null },
  }));
}

export async function lastRemoved(db: Reader, named: { kind: string; name: string }): Promise<RemovedEntry | null> {
  const subject = pairSubject(named);
  const [action] = await listActions(db, { staff: null, command: REMOVING, subject, since: null, most: 1 });
  return action ? removedEntry(action) : null;
}

/** Each once, the last first; also those that were restored since. */
export async function listRemoved(db: Reader): Promise<RemovedEntry[]> {
  const since = null;
  const actions = await listActions(db, { staff: null, command: REMOVING, subject: null, since, most: MOST_REMOVED });
  const latest = actions.filter(({ subject }, at) => actions.findIndex((other) => other.subject === subject) === at);
  return latest.flatMap((action) => removedEntry(action) ?? []);
}
