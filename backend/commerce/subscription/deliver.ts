// What is due of one subscription, decided while it is locked: its customer is notified of the next delivery, or the delivery becomes an ordinary
// order. Order, run and next date are one transaction: a process that ends in the middle leaves nothing behind, and two at once do it once.
import { inside } from '#backend/commerce/cart/snapshot/cart-snapshot';
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { lockStock } from '#backend/commerce/order/stock.sql';
import { leftOutIn, tellSubscriber, toldOfPlan } from '#backend/commerce/subscription-run/mails';
import { insertRun } from '#backend/commerce/subscription-run/runs.sql';
import { type SubscriptionRow, takeDue, writeSubscription } from '#backend/commerce/subscription-run/subscription.sql';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { RefusalCode } from '#domain/refusal/refusals';
import { movedSlot } from '#domain/subscription/rhythm';
import { agreeOnPrices, itemsOfSubscription, skipNothing } from './items.sql';
import { orderRun } from './order-run';
import { paymentProblem } from './payment';
import { planOfItems, pricesPlanned, type SubscriptionPlan } from './plan';
import { slotPast, slotValues, waitedFor } from './slots';
import { addressesOfRun, type Buyer, maySubscribe, placeOfDelivery, type RunAddresses, todayOf } from './subscriber';

export type Delivered =
  | { did: 'nothing' | 'told' | 'review' | 'failed' | 'missed' | 'moved' }
  | {
      did: 'ordered';
      number: string;
      /** Products whose stock changed. */
      sold: number[];
      /** The order, if its payment is to be authorised at the provider. */
      toAuthorise: number | null;
    };

interface Due {
  tx: Transaction;
  row: SubscriptionRow;
  plan: SubscriptionPlan;
  buyer: Buyer;
  services: OrderServices;
}

export async function deliverDue(id: number, buyer: Buyer, services: OrderServices): Promise<Delivered> {
  const done = await inTransaction(buyer.pool, async (tx): Promise<Delivered> => {
    const row = await takeDue(tx.db, id, todayOf(buyer));
    if (!row) return { did: 'nothing' };
    // The stock of a due order is locked first, so that the order contains exactly what is planned here.
    const items = await itemsOfSubscription(tx.client, id, buyer.assortment);
    if (isLate(row, buyer)) await lockStock(tx.client, [...new Set(items.map(({ productId }) => productId))]);
    const plan = await planOfItems(items, inside(tx, buyer), buyer);
    const due = { tx, row, plan, buyer, services };
    const may = maySubscribe(buyer);
    if (!may.ok) return failWith(due, may.code);
    const addresses = await addressesOfRun(tx.db, buyer.who, row.addressId);
    if (!addresses) return failWith(due, 'SUBSCRIPTION_ADDRESS_GONE');
    const unpaid = await paymentProblem(tx.db, row, buyer, row.orderOn);
    if (unpaid) return failWith(due, unpaid.code);
    if (await isMoved(due)) return { did: 'moved' };
    if (plan.risen.length > 0) return askFirst(due);
    return isLate(row, buyer) ? orderNow(due, addresses) : tellBefore(due);
  });
  if (done.did !== 'nothing' && done.did !== 'moved') services.queue.wake('send-mail');
  return done;
}

const eventOf = ({ id, plannedOn }: SubscriptionRow, now: Date) => `${id}:${plannedOn}:${now.getTime()}`;

/** Until a delivery is announced, it follows its customer's round and the shop's calendar as they are now. */
async function isMoved({ tx, row, buyer }: Due): Promise<boolean> {
  const waited = waitedFor(row);
  const slot = row.isTold || isLate(row, buyer) || !waited ? null : movedSlot(waited, placeOfDelivery(buyer));
  if (slot) await writeSubscription(tx.db, row.id, slotValues(slot));
  return slot !== null;
}

const isLate = ({ orderOn }: SubscriptionRow, buyer: Buyer) => orderOn === null || orderOn <= todayOf(buyer);

async function tellBefore(due: Due): Promise<Delivered> {
  const { tx, row, plan, buyer, services } = due;
  await agreeOnUnpriced(due);
  const told = await writeSubscription(tx.db, row.id, { isTold: true });
  const more = { problem: plan.problem?.code ?? null, least: plan.problem?.params?.least ?? null };
  const mail = { row: told, kind: 'subscription-notice', event: `${row.id}:${row.plannedOn}`, plan, more } as const;
  await tellSubscriber(tx, services.queue, mail, buyer);
  return { did: 'told' };
}

/** Prices rose by more than was agreed: nothing is ordered before the customer has said yes. */
async function askFirst({ tx, row, plan, buyer, services }: Due): Promise<Delivered> {
  const review = await writeSubscription(tx.db, row.id, { status: 'review', why: 'SUBSCRIPTION_PRICES_ROSE' });
  const event = eventOf(row, buyer.now);
  await tellSubscriber(tx, services.queue, { row: review, kind: 'subscription-review', event, plan }, buyer);
  return { did: 'review' };
}

/** A problem that the customer has to fix; nothing more is ordered until they have. An order due by now leaves a failed run. */
async function failWith({ tx, row, buyer, services }: Due, why: RefusalCode): Promise<Delivered> {
  const waited = isLate(row, buyer) ? waitedFor(row) : null;
  if (waited) await insertRun(tx.db, { subscriptionId: row.id, ...waited, outcome: 'failed', why, at: buyer.now });
  const failed = await writeSubscription(tx.db, row.id, { status: 'failed', why });
  const event = eventOf(row, buyer.now);
  await tellSubscriber(tx, services.queue, { row: failed, kind: 'subscription-failed', event }, buyer);
  return { did: 'failed' };
}

/** Most lines have a price that was agreed on, and are left out of nothing. */
async function agreeOnUnpriced({ tx, row, plan }: Due): Promise<void> {
  if (plan.items.some(({ agreed }) => agreed === null))
    await agreeOnPrices(tx.client, row.id, pricesPlanned(plan), false);
}

async function forgetSkipped({ tx, row, plan }: Due): Promise<void> {
  if (plan.items.some(({ isSkipped }) => isSkipped)) await skipNothing(tx.client, row.id);
}

async function orderNow(due: Due, addresses: RunAddresses): Promise<Delivered> {
  const { tx, row, plan, buyer, services } = due;
  const waited = waitedFor(row);
  if (!waited) throw new Error(`The subscription ${row.id} is due and waits for no delivery`);
  const leftOut = leftOutIn(plan, row.language);
  const run = { subscriptionId: row.id, ...waited, leftOut, at: buyer.now };
  const next = slotPast(row, waited, buyer);
  const event = `${row.id}:${waited.plannedOn}`;
  if (plan.problem) {
    // What is short today may be there next time: the subscription goes on.
    await insertRun(tx.db, { ...run, outcome: 'missed', why: plan.problem.code });
    await forgetSkipped(due);
    const after = await writeSubscription(tx.db, row.id, next);
    const more = { missedOn: waited.deliveryOn, problem: plan.problem.code, least: plan.problem.params?.least ?? null };
    await tellSubscriber(tx, services.queue, { row: after, kind: 'subscription-missed', event, plan, more }, buyer);
    return { did: 'missed' };
  }
  const placed = await orderRun(tx, row, plan, { buyer, ...addresses }, services);
  if (!placed.ok) return failWith(due, placed.code);
  const { order, sold } = placed;
  const onCard = row.paymentCode === 'card';
  const told = onCard ? toldOfPlan(plan, row.language) : null;
  await insertRun(tx.db, { ...run, outcome: 'ordered', orderId: order.id, told });
  await agreeOnUnpriced(due);
  await forgetSkipped(due);
  const after = await writeSubscription(tx.db, row.id, next);
  if (!onCard) {
    const more = { number: order.number, waits: order.status === 'needs_review' };
    await tellSubscriber(tx, services.queue, { row: after, kind: 'subscription-ordered', event, plan, more }, buyer);
  }
  return { did: 'ordered', number: order.number, sold, toAuthorise: onCard ? order.id : null };
}
