// SQL of cards that the provider stores for their owners.
import { and, asc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { keptCard, payment, subscription } from '#backend/db/tables/index';

export type KeptCardRow = typeof keptCard.$inferSelect;
/** One that was given and not removed. */
export type UsableCard = KeptCardRow & { token: string; brand: string; lastFour: string; expiresOn: string };

const isUsable = and(isNotNull(keptCard.token), isNull(keptCard.removedAt));
const usable = (rows: readonly KeptCardRow[]): UsableCard[] =>
  rows.flatMap(({ token, brand, lastFour, expiresOn, ...row }) =>
    token !== null && brand !== null && lastFour !== null && expiresOn !== null && row.removedAt === null
      ? [{ ...row, token, brand, lastFour, expiresOn }]
      : [],
  );

export async function insertCardPage(reader: Reader, row: typeof keptCard.$inferInsert): Promise<void> {
  await reader.insert(keptCard).values(row);
}

export async function nameCardPage(reader: Reader, publicHash: string, pageReference: string): Promise<void> {
  await reader.update(keptCard).set({ pageReference }).where(eq(keptCard.publicHash, publicHash));
}

/** Card of any customer: who has its name may act for the page alone. */
export async function cardPage(reader: Reader, publicHash: string): Promise<KeptCardRow | null> {
  const [found] = await reader.select().from(keptCard).where(eq(keptCard.publicHash, publicHash));
  return found ?? null;
}

type Given = Pick<UsableCard, 'token' | 'brand' | 'lastFour' | 'expiresOn'>;

/** The first word counts: a page that answers twice changes nothing. */
export async function writeGivenCard(reader: Reader, publicHash: string, given: Given, now: Date): Promise<void> {
  const { token, brand, lastFour, expiresOn } = given;
  await reader
    .update(keptCard)
    .set({ token, brand, lastFour, expiresOn, keptAt: now })
    .where(and(eq(keptCard.publicHash, publicHash), isNull(keptCard.keptAt)));
}

/** Newest last. */
export const cardsOfCustomer = async (reader: Reader, customerId: number): Promise<UsableCard[]> =>
  usable(
    await reader
      .select()
      .from(keptCard)
      .where(and(eq(keptCard.customerId, customerId), isUsable))
      .orderBy(asc(keptCard.id)),
  );

/** Null for another customer's as well. */
export async function cardOfCustomer(
  reader: Reader,
  customerId: number,
  publicHash: string,
): Promise<UsableCard | null> {
  const isIt = and(eq(keptCard.customerId, customerId), eq(keptCard.publicHash, publicHash));
  return usable(await reader.select().from(keptCard).where(isIt))[0] ?? null;
}

export const cardById = async (reader: Reader, id: number): Promise<UsableCard | null> =>
  usable(await reader.select().from(keptCard).where(eq(keptCard.id, id)))[0] ?? null;

/** False for one that is not there. It is not used from now on; the provider forgets it after that. */
export async function removeCard(reader: Reader, customerId: number, publicHash: string, now: Date): Promise<boolean> {
  const isIt = and(eq(keptCard.customerId, customerId), eq(keptCard.publicHash, publicHash), isUsable);
  const removed = await reader.update(keptCard).set({ removedAt: now }).where(isIt).returning({ id: keptCard.id });
  const [card] = removed;
  if (!card) return false;
  await reader.update(subscription).set({ cardId: null }).where(eq(subscription.cardId, card.id));
  return true;
}

/** All of an account that ends. */
export async function removeCardsOf(reader: Reader, customerId: number): Promise<void> {
  const isTheirs = and(eq(keptCard.customerId, customerId), isUsable);
  await reader.update(keptCard).set({ removedAt: sql`now()` }).where(isTheirs);
}

/** The provider has not yet been called for its money. */
const isWaiting = and(eq(payment.cardId, keptCard.id), eq(payment.status, 'pending'));

/** Removed here, still stored by this provider, and with no payment pending. */
export const cardsToForget = (reader: Reader, provider: string): Promise<KeptCardRow[]> =>
  reader
    .select()
    .from(keptCard)
    .where(
      and(
        eq(keptCard.provider, provider),
        isNotNull(keptCard.removedAt),
        isNotNull(keptCard.token),
        notExists(reader.select({ id: payment.id }).from(payment).where(isWaiting)),
      ),
    )
    .orderBy(asc(keptCard.id));

export async function noteForgotten(reader: Reader, id: number): Promise<void> {
  await reader.update(keptCard).set({ token: null }).where(eq(keptCard.id, id));
}

/** Pages on which a card may have been given whose owner did not come back from them. */
export const openCardPages = (reader: Reader, provider: string, openedAfter: Date): Promise<KeptCardRow[]> =>
  reader
    .select()
    .from(keptCard)
    .where(
      and(
        eq(keptCard.provider, provider),
        isNull(keptCard.keptAt),
        isNotNull(keptCard.pageReference),
        gt(keptCard.agreedAt, openedAfter),
      ),
    )
    .orderBy(asc(keptCard.id));
