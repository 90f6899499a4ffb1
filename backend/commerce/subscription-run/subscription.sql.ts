// SQL of subscriptions themselves: read, locked, written, and which have something to do.
import { and, asc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Db, Reader } from '#backend/db/client';
import { business, customer, subscription } from '#backend/db/tables/index';
import type { SignedIn } from '#backend/graphql/context';
import type { IsoDate } from '#domain/calendar/calendar';

export type SubscriptionRow = typeof subscription.$inferSelect;
export type SubscriptionValues = Partial<Omit<typeof subscription.$inferInsert, 'id'>>;

/** Whose they are, and in which store: prices are those of a store. */
export interface Subscriber {
  customerId: number;
  storeId: number;
}

/** The condition on the table of subscriptions. */
export const isOf = ({ customerId, storeId }: Subscriber) =>
  and(eq(subscription.customerId, customerId), eq(subscription.storeId, storeId));

/** Newest first; ended ones last. */
export const subscriptionsOf = (reader: Reader, whose: Subscriber): Promise<SubscriptionRow[]> =>
  reader
    .select()
    .from(subscription)
    .where(isOf(whose))
    .orderBy(sql`${subscription.status} = 'ended'`, sql`${subscription.id} DESC`);

/** Null for another customer's as well. */
export async function subscriptionOf(reader: Reader, whose: Subscriber, id: number): Promise<SubscriptionRow | null> {
  const [found] = await reader
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), isOf(whose)));
  return found ?? null;
}

/** The first lock of every change; null for another customer's as well. */
export async function lockSubscription(reader: Reader, whose: Subscriber, id: number): Promise<SubscriptionRow | null> {
  const [found] = await reader
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), isOf(whose)))
    .for('update');
  return found ?? null;
}

export async function countLiving(reader: Reader, customerId: number): Promise<number> {
  const [counted] = await reader
    .select({ living: sql<number>`count(*)::int` })
    .from(subscription)
    .where(and(eq(subscription.customerId, customerId), ne(subscription.status, 'ended')));
  return counted?.living ?? 0;
}

/** What this press has made already; null where that has ended since. */
export async function madeByPress(
  reader: Reader,
  customerId: number,
  pressKey: string,
): Promise<SubscriptionRow | null> {
  const [found] = await reader
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.customerId, customerId),
        eq(subscription.pressKey, pressKey),
        ne(subscription.status, 'ended'),
      ),
    );
  return found ?? null;
}

/** Active ones that are paid with a stored card, by name. */
export const namesByCard = (reader: Reader, customerId: number) =>
  reader
    .select({ cardId: subscription.cardId, name: subscription.name })
    .from(subscription)
    .where(
      and(eq(subscription.customerId, customerId), isNotNull(subscription.cardId), ne(subscription.status, 'ended')),
    )
    .orderBy(asc(subscription.id));

export async function insertSubscription(
  reader: Reader,
  row: typeof subscription.$inferInsert,
): Promise<SubscriptionRow> {
  const [made] = await reader.insert(subscription).values(row).returning();
  if (!made) throw new Error('A subscription was not written');
  return made;
}

export async function writeSubscription(
  reader: Reader,
  id: number,
  values: SubscriptionValues,
): Promise<SubscriptionRow> {
  const [changed] = await reader.update(subscription).set(values).where(eq(subscription.id, id)).returning();
  if (!changed) throw new Error(`The subscription ${id} is locked and gone`);
  return changed;
}

const isDueOn = (today: IsoDate) => and(eq(subscription.status, 'active'), lte(subscription.actOn, today));

/** Ids after `afterId`, in their order. */
export async function dueSubscriptions(
  reader: Reader,
  today: IsoDate,
  afterId: number,
  most: number,
): Promise<number[]> {
  const due = await reader
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(isDueOn(today), gt(subscription.id, afterId)))
    .orderBy(asc(subscription.id))
    .limit(most);
  return due.map(({ id }) => id);
}

/** Locks it while something is to be done with it; null where there is nothing, or someone else is at it. */
export async function takeDue(db: Db, id: number, today: IsoDate): Promise<SubscriptionRow | null> {
  const [taken] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), isDueOn(today)))
    .for('update', { skipLocked: true });
  return taken ?? null;
}

/** Whose a subscription is, with their business. */
export async function subscriberOf(reader: Reader, id: number) {
  const [found] = await reader
    .select({
      customer,
      business,
      storeId: subscription.storeId,
      language: subscription.language,
      hasAgreedPrices: sql<boolean>`EXISTS (SELECT FROM contract_price a WHERE a.business_id = ${customer.businessId})`,
    })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(business, eq(business.id, customer.businessId))
    .where(eq(subscription.id, id));
  if (!found) return null;
  const { storeId, language, ...of } = found;
  return { who: { ...of, staff: null, sessionId: null } satisfies SignedIn, storeId, language };
}
