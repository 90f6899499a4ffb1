// SQL of the newsletter: its subscribers, the proof of each consent, and the updates due to a sending service.
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { newsletterConsent, newsletterSubscription, newsletterTelling, store } from '#backend/db/tables/index';
import type { NewsletterStatus } from '#domain/content/newsletter';

export type NewsletterRow = typeof newsletterSubscription.$inferSelect;
export type ConsentRow = typeof newsletterConsent.$inferSelect;

/** For links of mails: 144 bits, in characters that need no escaping in a URL. */
const freshToken = () => randomBytes(18).toString('base64url');

/** Null where the address has never subscribed. */
export async function newsletterOf(reader: Reader, email: string): Promise<NewsletterRow | null> {
  const [found] = await reader.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email));
  return found ?? null;
}

/** Locked until the transaction ends: concurrent subscriptions of one address are serialised. A new row is written as requested. */
export async function lockAsking(
  reader: Reader,
  asked: Pick<NewsletterRow, 'email' | 'storeId' | 'language' | 'location' | 'changedAt'> & { confirmUntil: Date },
): Promise<{ row: NewsletterRow; before: NewsletterStatus | null }> {
  const fresh = { ...asked, status: 'UNCONFIRMED' as const, confirmToken: freshToken() };
  const [made] = await reader.insert(newsletterSubscription).values(fresh).onConflictDoNothing().returning();
  if (made) return { row: made, before: null };
  const [row] = await reader
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, asked.email))
    .for('update');
  if (!row) throw new Error('An address went while it asked for the newsletter');
  return { row, before: row.status };
}

export type NewsletterLink = 'confirmToken' | 'leaveToken';

/** Locked; null for a token that no mail has. */
export async function lockByLink(reader: Reader, link: NewsletterLink, token: string): Promise<NewsletterRow | null> {
  const [row] = await reader
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription[link], token))
    .for('update');
  return row ?? null;
}

export async function lockNewsletter(reader: Reader, email: string): Promise<NewsletterRow | null> {
  const [row] = await reader
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
    .for('update');
  return row ?? null;
}

export async function updateNewsletter(
  reader: Reader,
  email: string,
  values: Partial<Omit<NewsletterRow, 'email' | 'leaveToken' | 'confirmToken'>> & { asksAnew?: boolean },
): Promise<void> {
  const { asksAnew, ...changed } = values;
  const confirmToken = asksAnew ? freshToken() : undefined;
  await reader
    .update(newsletterSubscription)
    .set({ ...changed, ...(confirmToken ? { confirmToken } : {}) })
    .where(eq(newsletterSubscription.email, email));
}

export async function insertConsentProof(reader: Reader, row: Omit<ConsentRow, 'id'>): Promise<number> {
  const [made] = await reader.insert(newsletterConsent).values(row).returning({ id: newsletterConsent.id });
  if (!made) throw new Error('A consent could not be written');
  return made.id;
}

/** Oldest first. */
export const consentsToNews = (reader: Reader, email: string): Promise<ConsentRow[]> =>
  reader.select().from(newsletterConsent).where(eq(newsletterConsent.email, email)).orderBy(asc(newsletterConsent.id));

/** The latest status of an address replaces one that was not sent yet. */
export async function queueTelling(
  reader: Reader,
  { email, status, queuedAt }: Pick<typeof newsletterTelling.$inferSelect, 'email' | 'status' | 'queuedAt'>,
): Promise<void> {
  const anew = { status, queuedAt, claimedUntil: null, tries: 0, nextTryAt: null, givenUpAt: null, failure: null };
  await reader
    .insert(newsletterTelling)
    .values({ email, ...anew })
    .onConflictDoUpdate({ target: newsletterTelling.email, set: anew });
}

/**
 * Addresses that never answered in time are forgotten with all that was noted of them; one that had agreed before has left it since, and
 * stays so.
 */
export async function endUnanswered(reader: Reader, now: Date): Promise<void> {
  await reader.execute(sql`
    WITH late AS (
      SELECT s.email, EXISTS (SELECT FROM newsletter_consent c WHERE c.email = s.email AND c.event IN ('confirmed', 'left', 'stopped')) AS "isKnown"
        FROM newsletter_subscription s WHERE s.status = 'UNCONFIRMED' AND s.confirm_until < ${now.toISOString()} FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM newsletter_subscription WHERE email IN (SELECT email FROM late WHERE NOT "isKnown"))
    UPDATE newsletter_subscription SET status = 'UNSUBSCRIBED', confirm_token = NULL, confirm_until = NULL
     WHERE email IN (SELECT email FROM late WHERE "isKnown")`);
}

export interface ListedAddress {
  row: NewsletterRow;
  store: string;
}

/** Filters by status and store: null matches all. */
export interface NewsletterFilter {
  status: NewsletterStatus | null;
  store: string | null;
}

const isListed = ({ status, store: code }: NewsletterFilter) =>
  and(
    status === null ? undefined : eq(newsletterSubscription.status, status),
    code === null ? undefined : eq(store.code, code),
  );

export async function countAddresses(reader: Reader, filter: NewsletterFilter): Promise<number> {
  const [counted] = await reader
    .select({ addresses: sql<number>`count(*)::int` })
    .from(newsletterSubscription)
    .innerJoin(store, eq(store.id, newsletterSubscription.storeId))
    .where(isListed(filter));
  return counted?.addresses ?? 0;
}

/** In the order of addresses, those that follow this one. */
export const addressesAfter = (
  reader: Reader,
  last: string,
  filter: NewsletterFilter,
  most: number,
): Promise<ListedAddress[]> =>
  reader
    .select({ row: newsletterSubscription, store: store.code })
    .from(newsletterSubscription)
    .innerJoin(store, eq(store.id, newsletterSubscription.storeId))
    .where(and(gt(newsletterSubscription.email, last), isListed(filter)))
    .orderBy(asc(newsletterSubscription.email))
    .limit(most);

/** When and to which words the address agreed last; null where it never confirmed. */
export async function lastConsent(reader: Reader, email: string): Promise<ConsentRow | null> {
  const [found] = await reader
    .select()
    .from(newsletterConsent)
    .where(and(eq(newsletterConsent.email, email), eq(newsletterConsent.event, 'confirmed')))
    .orderBy(desc(newsletterConsent.id))
    .limit(1);
  return found ?? null;
}
