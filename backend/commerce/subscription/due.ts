// Everything due of subscriptions on a day: in portions, a few in parallel, each separately.
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { dueSubscriptions, subscriberOf } from '#backend/commerce/subscription-run/subscription.sql';
import type { Reader } from '#backend/db/client';
import { type Worked, workThrough } from '#backend/db/each-for-itself';
import type { JobQueue } from '#backend/db/job-queue';
import type { Context, Language, SignedIn } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { type Delivered, deliverDue } from './deliver';
import { productsOfSubscriptions } from './items.sql';

/** A context of a customer who is not there, for what a machine does in their name. */
export type ContextOf = (who: SignedIn, store: string, language?: Language) => Promise<Context>;

export interface Delivering {
  db: Reader;
  contextOf: ContextOf;
  services: OrderServices;
  now: Date;
}

/** Done within a minute, as a job should be. */
const PART = 200;
/** In parallel: most of an order's time is waiting for the database; the shop's pages need connections as well. */
const LANES = 3;

export const isAnyDue = async ({ db, now }: Pick<Delivering, 'db' | 'now'>): Promise<boolean> =>
  (await dueSubscriptions(db, inCopenhagen(now).date, 0, 1)).length > 0;

export interface DuePart extends Worked<number, Delivered> {
  /** Where the next part begins; null: all have had their turn. */
  nextAfter: number | null;
}

/**
 * A job for each of ten thousand mails costs more than the mail, and shoppers' mails would queue behind them: they are stored in their table, and the
 * caller sends them when a portion is done.
 */
const withoutMailJobs = (queue: JobQueue): JobQueue => ({
  send: async (tx, name, data, startAfter) => {
    if (name !== 'send-mail') await queue.send(tx, name, data, startAfter);
  },
  wake: (name) => {
    if (name !== 'send-mail') queue.wake(name);
  },
});

/** Preloads the products of the next deliveries, because what a delivery reads in its transaction is not cached for the next one. */
async function preloadProducts(due: readonly number[], { db, contextOf }: Delivering): Promise<void> {
  const [first] = due;
  const found = first === undefined ? null : await subscriberOf(db, first);
  if (!found) return;
  const reader = await (await contextOf(found.who, String(found.storeId), found.language)).cardReader();
  await cardsByIds(await productsOfSubscriptions(reader.on, due), { ...reader, businessId: null });
}

/** One that fails does not block the others; it is due again with the next round. */
export async function deliverPart(afterId: number, { services: given, ...parts }: Delivering): Promise<DuePart> {
  const { db, now } = parts;
  const delivering = { ...parts, services: { ...given, queue: withoutMailJobs(given.queue) } };
  const due = await dueSubscriptions(db, inCopenhagen(now).date, afterId, PART);
  // Without it each delivery reads for itself: a problem with the first is then reported for that one alone.
  await preloadProducts(due, delivering).catch(() => undefined);
  const lanes = Array.from({ length: LANES }, (_, lane) => due.filter((_id, at) => at % LANES === lane));
  const worked = await Promise.all(lanes.map((ids) => workThrough(ids, (id) => deliverOne(id, delivering))));
  return {
    done: worked.flatMap(({ done }) => done),
    failures: worked.flatMap(({ failures }) => failures),
    nextAfter: due.length < PART ? null : (due.at(-1) ?? null),
  };
}

async function deliverOne(id: number, { db, contextOf, services, now }: Delivering): Promise<Delivered> {
  const found = await subscriberOf(db, id);
  if (!found) return { did: 'nothing' };
  const { who, storeId, language } = found;
  const shopper: Shopper = await shopperOf(await contextOf(who, String(storeId), language));
  const delivered = await deliverDue(id, { ...shopper, who }, services);
  // Outside of the transaction, because a provider may be slow. If it does not answer now, the payment job retries.
  if (delivered.did === 'ordered' && delivered.toAuthorise !== null)
    await carryOut(delivered.toAuthorise, { db: shopper.db, pool: shopper.pool, ...services, now });
  return delivered;
}
