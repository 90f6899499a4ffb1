// Makes a draft of content that staff have removed, with its texts and pictures of the log.
import { upsertEntries } from '#backend/content/entries/entries.sql';
import type { Transaction } from '#backend/db/transaction';
import { deadLinks, hrefsIn } from '#backend/shop-files/link-targets';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import { ENTRY_EDITORS } from '#backend/shop-files/sections/content/edit-entry';
import { refusal } from '#domain/refusal/refusals';
import type { ContentKind } from '#domain/staff/content-views';
import type { StaffContext } from '../context';
import { type Acted, actRefused, loggedAct } from './act';
import { refusedEntry } from './faults';
import { findPair, isPageAddressFree, pairSubject } from './pairs';
import { lastRemoved } from './removed';

interface Restoring {
  kind: ContentKind;
  name: string;
  staff: string;
}

export async function restoreContent(restoring: Restoring, { pool, now }: StaffContext): Promise<Acted> {
  const { staff } = restoring;
  const deed = {
    staff,
    command: 'content restore',
    kind: 'content',
    subject: pairSubject(restoring),
    told: null,
    now,
  } as const;
  return loggedAct(pool, deed, (tx) => restoreInside(tx, restoring, now));
}

async function restoreInside({ client, db }: Transaction, { kind, name }: Restoring, now: Date): Promise<Acted> {
  if (!(await waitForShopFiles(client))) return actRefused(refusal('CONTENT_BUSY'));
  // The second click finds the work of the first.
  if (await findPair(client, kind, name)) return { done: { ok: true }, changes: [] };
  const removed = await lastRemoved(db, { kind, name });
  if (!removed) return actRefused(refusal('CONTENT_UNKNOWN'));
  const record = { ...removed.record, draft: true };
  const { path } = removed.record;
  if (typeof path === 'string' && !(await isPageAddressFree(client, path, null)))
    return actRefused(refusal('ADDRESS_TAKEN', { params: { address: path } }));
  const [dead] = await deadLinks(client, hrefsIn(record));
  if (dead) return actRefused(refusal('CONTENT_LINK', { params: { href: dead.href } }));
  await upsertEntries(client, removed.pictures);
  const [fault] = await ENTRY_EDITORS[kind].write(record, { on: client, now, replaced: [], origin: null });
  return fault ? actRefused(refusedEntry(fault, record, [])) : { done: { ok: true }, changes: [] };
}
