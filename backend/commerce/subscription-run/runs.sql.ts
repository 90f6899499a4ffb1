// SQL of a subscription's deliveries: the cart that one becomes an order by, and what has become of each.
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { Reader } from '#backend/db/client';
import { fieldsOf } from '#backend/db/columns';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { PostalAddress } from '#backend/db/tables/cart';
import { cart, salesOrder, subscription, subscriptionRun } from '#backend/db/tables/index';
import type { IsoDate } from '#domain/calendar/calendar';
import type { RefusalCode } from '#domain/refusal/refusals';
import type { SubscriptionRow } from './subscription.sql';

export type RunRow = typeof subscriptionRun.$inferSelect;

/**
 * Throws where this date has had its run: the transaction that tried it twice leaves nothing behind. One that failed had none; what becomes
 * of it later takes the place of its line.
 */
export async function insertRun(reader: Reader, row: typeof subscriptionRun.$inferInsert): Promise<void> {
  const { orderId = null, why = null, leftOut = [], told = null, deliveryOn, outcome, at } = row;
  const written = await reader
    .insert(subscriptionRun)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptionRun.subscriptionId, subscriptionRun.plannedOn],
      set: { orderId, why, leftOut, told, deliveryOn, outcome, at },
      setWhere: eq(subscriptionRun.outcome, 'failed'),
    })
    .returning({ plannedOn: subscriptionRun.plannedOn });
  if (written.length === 0) throw new Error(`Subscription ${row.subscriptionId} has had its run of ${row.plannedOn}`);
}

export interface SubscriptionRun {
  row: SubscriptionRow;
  run: RunRow;
}

/** The delivery that an order is; null for a shopper's own. The subscription is locked. */
export async function lockRunOfOrder(reader: Reader, orderId: number): Promise<SubscriptionRun | null> {
  const [found] = await reader
    .select({ row: subscription, run: subscriptionRun })
    .from(subscriptionRun)
    .innerJoin(subscription, eq(subscription.id, subscriptionRun.subscriptionId))
    .where(eq(subscriptionRun.orderId, orderId))
    .for('update', { of: subscription });
  return found ?? null;
}

/** The order was taken back: it is the run's no longer. */
export async function writeRunFailed(
  reader: Reader,
  { subscriptionId, plannedOn }: Pick<RunRow, 'subscriptionId' | 'plannedOn'>,
  why: RefusalCode,
): Promise<void> {
  await reader
    .update(subscriptionRun)
    .set({ outcome: 'failed', orderId: null, why })
    .where(and(eq(subscriptionRun.subscriptionId, subscriptionId), eq(subscriptionRun.plannedOn, plannedOn)));
}

/** The last delivery that was ordered, skipped or missed. */
export async function lastRun(reader: Reader, subscriptionId: number): Promise<RunRow | null> {
  const [found] = await reader
    .select()
    .from(subscriptionRun)
    .where(and(eq(subscriptionRun.subscriptionId, subscriptionId), ne(subscriptionRun.outcome, 'failed')))
    .orderBy(desc(subscriptionRun.plannedOn))
    .limit(1);
  return found ?? null;
}

/** What was to be passed over of a rhythm that is given up: its days may be days of the new one. */
export async function forgetSkips(reader: Reader, subscriptionId: number, today: IsoDate): Promise<void> {
  const isAhead = and(eq(subscriptionRun.outcome, 'skipped'), gt(subscriptionRun.plannedOn, today));
  await reader.delete(subscriptionRun).where(and(eq(subscriptionRun.subscriptionId, subscriptionId), isAhead));
}

/** The latest first, with the number of the order that each became. */
export const latestRuns = (reader: Reader, subscriptionId: number, most: number) =>
  reader
    .select({ run: subscriptionRun, number: salesOrder.number })
    .from(subscriptionRun)
    .leftJoin(salesOrder, eq(salesOrder.id, subscriptionRun.orderId))
    .where(eq(subscriptionRun.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionRun.plannedOn))
    .limit(most);

const RUN_CART = `WITH k AS (INSERT INTO cart (id, store_id, customer_id, subscription_id, payment_method, shipping_address, billing_address, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING *),
  f AS (INSERT INTO cart_item (cart_id, product_id, quantity, position, kind, config)
    SELECT $1, i.product_id, i.quantity, i.position, i.kind, i.config FROM subscription_item i WHERE i.subscription_id = $4 AND i.id = ANY ($9::int[]))
  SELECT ${fieldsOf(cart, 'k')} FROM k`;

export interface RunCart {
  id: string;
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  /** Lines of the subscription. */
  itemIds: readonly number[];
}

/** A cart with these lines of the subscription, to be ordered in the same transaction: until then it is invisible to others. */
export async function makeRunCart(
  on: Queryable,
  { customerId, storeId, id: subscriptionId, paymentCode }: SubscriptionRow,
  { id, shippingAddress, billingAddress, itemIds }: RunCart,
  now: Date,
): Promise<CartRow> {
  const addresses = [JSON.stringify(shippingAddress), JSON.stringify(billingAddress)];
  const values = [id, storeId, customerId, subscriptionId, paymentCode, ...addresses, now, itemIds];
  const [made] = (await on.query<CartRow>(prepared(RUN_CART, values))).rows;
  if (!made) throw new Error(`A cart of the subscription ${subscriptionId} was not written`);
  return made;
}
