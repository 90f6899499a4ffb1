// SQL of the updates due to a sending service: the table is the queue, and holds only the latest status of each address.
import { and, asc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { newsletterTelling } from '#backend/db/tables/index';

export type TellingRow = typeof newsletterTelling.$inferSelect;

const AT_ONCE = 50;

const isTellingDue = (now: Date) =>
  and(
    isNull(newsletterTelling.givenUpAt),
    or(isNull(newsletterTelling.claimedUntil), lt(newsletterTelling.claimedUntil, now)),
    or(isNull(newsletterTelling.nextTryAt), lte(newsletterTelling.nextTryAt, now)),
  );

export async function dueTellings(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .select({ email: newsletterTelling.email })
    .from(newsletterTelling)
    .where(isTellingDue(now))
    .orderBy(asc(newsletterTelling.queuedAt), asc(newsletterTelling.email))
    .limit(AT_ONCE);
  return rows.map(({ email }) => email);
}

/** Null where another process has it. */
export async function claimTelling(reader: Reader, email: string, now: Date, until: Date): Promise<TellingRow | null> {
  const [claimed] = await reader
    .update(newsletterTelling)
    .set({ claimedUntil: until })
    .where(and(eq(newsletterTelling.email, email), isTellingDue(now)))
    .returning();
  return claimed ?? null;
}

/** An update queued in the meantime has a different time, and remains queued. */
const sameWord = ({ email, queuedAt }: TellingRow) =>
  and(eq(newsletterTelling.email, email), eq(newsletterTelling.queuedAt, queuedAt));

export async function removeTelling(reader: Reader, row: TellingRow): Promise<void> {
  await reader.delete(newsletterTelling).where(sameWord(row));
}

export async function markTellingFailed(
  reader: Reader,
  row: TellingRow,
  { failure, nextTryAt, now }: { failure: string; nextTryAt: Date | null; now: Date },
): Promise<void> {
  const givenUpAt = nextTryAt === null ? now : null;
  await reader
    .update(newsletterTelling)
    .set({ claimedUntil: null, tries: row.tries + 1, failure, nextTryAt, givenUpAt })
    .where(sameWord(row));
}

/** Where no service is connected. */
export async function removeTellings(reader: Reader): Promise<void> {
  await reader.delete(newsletterTelling);
}

/** For staff: what the service did not take, or is not reached with. */
export const troubledTellings = (reader: Reader, most: number): Promise<TellingRow[]> =>
  reader
    .select()
    .from(newsletterTelling)
    .where(isNotNull(newsletterTelling.failure))
    .orderBy(asc(newsletterTelling.email))
    .limit(most);
