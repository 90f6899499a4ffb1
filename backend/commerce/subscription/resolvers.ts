// Subscriptions on the wire, by the specification's names (spec §3 "Subscription order", §7).
import { shopperOf } from '#backend/commerce/cart/shopper';
import { linesToOwnCart } from '#backend/commerce/reorder/resolvers';
import {
  type SubscriptionRow,
  subscriptionOf,
  subscriptionsOf,
} from '#backend/commerce/subscription-run/subscription.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { noSuchEntity, refusedBy } from '#backend/refusal';
import { oere } from '#domain/money/money';
import type { Outcome } from '#domain/refusal/refusals';
import {
  addGoods,
  changeItems,
  changeTerms,
  endSubscription,
  moveSubscription,
  skipDelivery,
  skipLine,
} from './change';
import { createSubscription } from './create';
import { dueNext } from './due-next.sql';
import { itemsOfSubscription } from './items.sql';
import {
  addressOfSubscription,
  cardOfSubscription,
  deliveriesOf,
  itemsOnWire,
  problemOfSubscription,
  subscriptionToWire,
  totalsOfSubscription,
} from './model';
import { type Buyer, maySubscribe, subscriberIn, todayOf } from './subscriber';

/** Deliveries that one query may request. */
const MOST_DUE = 20;

async function buyerHere(context: Context): Promise<Buyer> {
  const who = await context.requireSignedIn();
  return { ...(await shopperOf(context)), who };
}

async function subscriptionsFor(who: SignedIn, context: Context) {
  const rows = await subscriptionsOf(context.db, subscriberIn({ who, store: context.store }));
  const buyer = await buyerHere(context);
  const items = rows.map((row) => subscriptionToWire(row, buyer));
  return { items, total: items.length };
}

type Changed = Outcome<{ row: SubscriptionRow; notTaken?: number }>;

async function afterwards(buyer: Buyer, outcome: Changed) {
  if (outcome.ok) return subscriptionToWire(outcome.row, buyer, outcome.notTaken);
  const { code } = outcome;
  throw code === 'SUBSCRIPTION_NOT_FOUND'
    ? noSuchEntity('There is no such subscription.', { code })
    : refusedBy(outcome);
}

/** What begins tomorrow, or has waited for an answer, is ordered now and not with the next round. */
async function deliverIfDue({ id, status, actOn }: SubscriptionRow, buyer: Buyer, queue: JobQueue): Promise<void> {
  if (status !== 'active' || actOn === null || actOn > todayOf(buyer)) return;
  await inTransaction(buyer.pool, (tx) => queue.send(tx, 'deliver-subscriptions', { afterId: id - 1 }));
  queue.wake('deliver-subscriptions');
}

const answerOfChange = async (context: Context, queue: JobQueue, change: (buyer: Buyer) => Promise<Changed>) => {
  const buyer = await buyerHere(context);
  const outcome = await change(buyer);
  if (outcome.ok) await deliverIfDue(outcome.row, buyer, queue);
  return afterwards(buyer, outcome);
};

/** What its next delivery brings: lines that are left out of it stay out here as well. */
async function nextIntoCart(id: number, context: Context) {
  const buyer = await buyerHere(context);
  const row = await subscriptionOf(context.db, subscriberIn(buyer), id);
  if (!row) throw noSuchEntity('There is no such subscription.', { code: 'SUBSCRIPTION_NOT_FOUND' });
  const items = await itemsOfSubscription(context.pool, id, buyer.assortment);
  const lines = items.flatMap(({ isSkipped, ...item }, position) => (isSkipped ? [] : [{ ...item, position }]));
  return linesToOwnCart(lines, buyer.who, context);
}

const mutationsOf = (queue: JobQueue): Resolvers['Mutation'] => ({
  createSubscriptionOrder: async (_root, { input }, context) => {
    const made = await answerOfChange(context, queue, (buyer) => createSubscription(input, buyer, context, queue));
    queue.wake('send-mail');
    return made;
  },
  updateSubscriptionOrder: (_root, { subscriptionId, input }, context) =>
    answerOfChange(context, queue, (buyer) => changeTerms(subscriptionId, input, buyer)),
  deleteSubscriptionOrder: async (_root, { subscriptionId }, context) => {
    await answerOfChange(context, queue, (buyer) => endSubscription(subscriptionId, buyer, queue));
    queue.wake('send-mail');
    return subscriptionsFor(await context.requireSignedIn(), context);
  },
  skipSubscriptionOrderItem: (_root, { subscriptionId, itemId, skip }, context) =>
    answerOfChange(context, queue, (buyer) => skipLine(subscriptionId, itemId, skip ?? true, buyer)),
  skipSubscriptionDelivery: (_root, { subscriptionId, date }, context) =>
    answerOfChange(context, queue, (buyer) => skipDelivery(subscriptionId, date, buyer)),
  changeSubscriptionOrderItems: (_root, { subscriptionId, items }, context) =>
    answerOfChange(context, queue, (buyer) => {
      const wanted = items.map(({ itemId, quantity }) => ({ id: itemId, quantity }));
      return changeItems(subscriptionId, wanted, buyer);
    }),
  addSubscriptionToCart: (_root, { subscriptionId }, context) => nextIntoCart(subscriptionId, context),
  addToSubscriptionOrder: (_root, { subscriptionId, goods }, context) =>
    answerOfChange(context, queue, (buyer) => addGoods(subscriptionId, goods, buyer, context)),
  moveSubscriptionOrder: (_root, { subscriptionId, action, expected }, context) =>
    answerOfChange(context, queue, (buyer) => {
      const seen = expected == null ? null : oere(Math.round(expected * 100));
      return moveSubscription(subscriptionId, { action, seen }, buyer);
    }),
});

export const subscriptionResolvers = (queue: JobQueue): Resolvers => ({
  Query: {
    customerSubscriptions: async (_root, _args, context) => subscriptionsFor(await context.requireSignedIn(), context),
    subscriptionOrder: async (_root, { subscriptionId }, context) => {
      const buyer = await buyerHere(context);
      const row = await subscriptionOf(context.db, subscriberIn(buyer), subscriptionId);
      return row && subscriptionToWire(row, buyer);
    },
  },
  Customer: {
    subscriptions: ({ who }, _args, context) => subscriptionsFor(who, context),
    subscriptions_due: ({ who }, { most }, { db, store }) =>
      who.punchout ? [] : dueNext(db, subscriberIn({ who, store }), Math.min(Math.max(most ?? 1, 0), MOST_DUE)),
    may_subscribe: ({ who }, _args, { store }) => maySubscribe({ who, store }).ok,
  },
  Mutation: mutationsOf(queue),
  SubscriptionOrder: {
    problem: (model) => problemOfSubscription(model),
    totals: (model) => totalsOfSubscription(model),
    address: (model, _args, context) => addressOfSubscription(model, context),
    card: (model, _args, context) => cardOfSubscription(model, context),
    items: (model, _args, context) => itemsOnWire(model, context),
    deliveries: (model, _args, context) => deliveriesOf(model, context),
  },
});
