// The newsletter follows a customer to another e-mail address: the new mailbox has just answered, and the consent is the same person's.
import type { Transaction } from '#backend/db/transaction';
import { confirmUntil, isWanted } from '#domain/content/newsletter';
import { consentsToNews, insertConsentProof, lastConsent, lockAsking, lockNewsletter } from './newsletter.sql';
import { changeStatus, leaveNewsletter } from './subscribe';

const BY_CHANGE = 'email-change';

/** The words of the proof are those that were agreed to. A new address that has left by itself before, or was stopped, stays so. */
export async function moveNewsletter(
  tx: Transaction,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const old = await lockNewsletter(tx.db, from);
  if (!old || !isWanted(old.status)) return;
  const consent = await lastConsent(tx.db, from);
  await leaveNewsletter(tx, old, { location: BY_CHANGE, now });
  // A pending confirmation is dropped: its link was sent to the old mailbox.
  if (old.status !== 'SUBSCRIBED') return;
  const { storeId, language } = old;
  const asked = { email: to, storeId, language, location: BY_CHANGE, changedAt: now, confirmUntil: confirmUntil(now) };
  const { row, before } = await lockAsking(tx.db, asked);
  const isNew = before === null || before === 'UNCONFIRMED';
  if (!isNew && !(before === 'UNSUBSCRIBED' && (await hasOnlyMoved(tx, to)))) return;
  await changeStatus(tx, row, 'SUBSCRIBED', now);
  const words = { words: consent?.words ?? null, wordsVersion: consent?.wordsVersion ?? null };
  await insertConsentProof(tx.db, { email: to, storeId, event: 'confirmed', location: BY_CHANGE, ...words, at: now });
}

/** Who changes back to an earlier address has never said no there. Of an address that gets no news, a change wrote only its leaving. */
async function hasOnlyMoved({ db }: Transaction, email: string): Promise<boolean> {
  return (await consentsToNews(db, email)).at(-1)?.location === BY_CHANGE;
}
