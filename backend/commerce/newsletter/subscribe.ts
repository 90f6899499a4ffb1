// Subscribing to the newsletter, confirming from the mailbox, and leaving: each is one transaction, recorded as a proof, and sent to the sending
// service.
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import {
  answerByLink,
  answerToAsking,
  CONSENT_VERSION,
  confirmUntil,
  consentWords,
  type NewsletterStatus,
  serviceStatusOf,
} from '#domain/content/newsletter';
import {
  type ConsentRow,
  insertConsentProof,
  lockAsking,
  lockByLink,
  type NewsletterRow,
  queueTelling,
  updateNewsletter,
} from './newsletter.sql';

export interface AskedNewsletter {
  /** As domain/validate/email stores it. */
  email: string;
  store: StoreRow;
  language: 'da' | 'en';
  /** Where the consent is given, which is part of its proof. */
  location: string;
}

export interface NewsletterParts {
  queue: JobQueue;
  now: Date;
}

/**
 * A mail is sent in any case, so that a caller who enters another person's address learns nothing: with the confirmation link, or, where the address
 * is already subscribed, saying so. After a repeated request the first mail's link remains valid.
 */
export async function askForNewsletter(
  tx: Transaction,
  { email, store, language, location }: AskedNewsletter,
  { queue, now }: NewsletterParts,
): Promise<void> {
  const until = confirmUntil(now);
  const asked = { email, storeId: store.id, language, location, changedAt: now };
  const { row, before } = await lockAsking(tx.db, { ...asked, confirmUntil: until });
  const answer = answerToAsking(before);
  if (before !== null && answer === 'confirm') {
    const asksAnew = row.status !== 'UNCONFIRMED' || answerByLink(row, now) === 'late';
    await updateNewsletter(tx.db, email, { ...asked, status: 'UNCONFIRMED', confirmUntil: until, asksAnew });
  }
  const event = await insertConsentProof(tx.db, {
    ...proof(row.email, store, language, location, now),
    event: 'asked',
  });
  const mail = { recipient: email, language, storeId: store.id, event: String(event), told: { subscriber: email } };
  await queueCustomerMail(tx, queue, { ...mail, kind: `newsletter-${answer}` }, now);
}

const proof = (
  email: string,
  store: Pick<StoreRow, 'id' | 'name'>,
  language: 'da' | 'en',
  location: string,
  at: Date,
): Omit<ConsentRow, 'id' | 'event'> => ({
  ...{ email, storeId: store.id, location, at },
  words: consentWords(store.name, language),
  wordsVersion: CONSENT_VERSION,
});

/** The page that confirms has the words of the store that it is opened in. */
export interface ShownWords {
  store: string;
  language: 'da' | 'en';
}

/** False for a link that was never sent, came too late, or was left since. Pressed twice it is confirmed once. */
export async function confirmNewsletter(
  tx: Transaction,
  token: string,
  { queue, now, shown }: NewsletterParts & { shown: ShownWords },
): Promise<boolean> {
  const row = await lockByLink(tx.db, 'confirmToken', token);
  const answer = row ? answerByLink(row, now) : 'late';
  if (!row || answer !== 'confirmed') return answer === 'again';
  const { email, language, location, storeId } = row;
  await changeStatus(tx, row, 'SUBSCRIBED', now);
  const event = await insertConsentProof(tx.db, {
    ...proof(email, { id: storeId, name: shown.store }, shown.language, location, now),
    event: 'confirmed',
  });
  const mail = { recipient: email, language, storeId, event: String(event), told: { subscriber: email } };
  await queueCustomerMail(tx, queue, { ...mail, kind: 'newsletter-welcome' }, now);
  return true;
}

/** `location`: where it was said. Who has left, or was stopped, stays so. */
export async function leaveNewsletter(
  tx: Transaction,
  row: NewsletterRow,
  { location, now }: { location: string; now: Date },
): Promise<void> {
  if (row.status !== 'SUBSCRIBED' && row.status !== 'UNCONFIRMED') return;
  await changeStatus(tx, row, 'UNSUBSCRIBED', now);
  await insertConsentProof(tx.db, { ...endOfConsent(row, location, now), event: 'left' });
}

/** The mailbox does not exist, or staff block it for another reason: it gets no mail until it has subscribed and confirmed again. */
export async function stopNewsletter(
  tx: Transaction,
  row: NewsletterRow,
  { location, now }: { location: string; now: Date },
): Promise<void> {
  await changeStatus(tx, row, 'NOT_ACTIVE', now);
  await insertConsentProof(tx.db, { ...endOfConsent(row, location, now), event: 'stopped' });
}

const endOfConsent = (
  { email, storeId }: NewsletterRow,
  location: string,
  at: Date,
): Omit<ConsentRow, 'id' | 'event'> => ({
  ...{ email, storeId, location, at },
  ...{ words: null, wordsVersion: null },
});

/** The sending service is only notified of an address that it has, or is to get. */
export async function changeStatus(
  tx: Transaction,
  row: NewsletterRow,
  status: NewsletterStatus,
  now: Date,
): Promise<void> {
  await updateNewsletter(tx.db, row.email, { status, changedAt: now });
  const told = serviceStatusOf(status);
  if (told && (told === 'SUBSCRIBED' || row.status === 'SUBSCRIBED'))
    await queueTelling(tx.db, { email: row.email, status: told, queuedAt: now });
}
