// What a customer changes of a subscription: its terms, its lines, one delivery passed over, a pause, and its end.
import { inside } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { checkDeliverable } from '#backend/commerce/customer/addresses/postal-address';
import { tellSubscriber } from '#backend/commerce/subscription-run/mails';
import { forgetSkips, insertRun } from '#backend/commerce/subscription-run/runs.sql';
import { type SubscriptionRow, writeSubscription } from '#backend/commerce/subscription-run/subscription.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { SubscriptionAction, SubscriptionGoods, SubscriptionOrderInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { Oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { MOST_SUBSCRIPTION_LINES } from '#domain/subscription/terms';
import { ADDRESS_GONE, begin, termsTyped } from './create';
import { goodsToSubscribe, isItemQuantity } from './goods';
import {
  agreeOnPrices,
  type ItemQuantity,
  itemsOfSubscription,
  putOnSubscription,
  skipItem,
  skipNothing,
  writeItemQuantities,
} from './items.sql';
import { paymentProblem, paymentTyped } from './payment';
import { planOfSubscription, pricesPlanned } from './plan';
import { slotOfRhythm, slotOnReturn, slotPast, waitedFor } from './slots';
import { type Buyer, changingSubscription, deliveryAddress, maySubscribe, todayOf } from './subscriber';

type Changed = Promise<Outcome<{ row: SubscriptionRow }>>;

const changedTo = (row: SubscriptionRow): { ok: true; row: SubscriptionRow } => ({ ok: true, row });

/** A new first day or another interval moves the next delivery; otherwise the announced one remains. */
export const changeTerms = (id: number, input: SubscriptionOrderInput, buyer: Buyer): Changed =>
  changingSubscription(buyer, { id, act: 'change' }, async ({ db }, row): Changed => {
    const terms = termsTyped(input, buyer, row);
    if (!terms.ok) return terms;
    const address = await deliveryAddress(db, buyer.who, input.addressId);
    if (!address) return ADDRESS_GONE;
    const deliverable = checkDeliverable(address, 'addressId');
    if (!deliverable.ok) return deliverable;
    const paid = await paymentTyped(db, input.card ?? null, buyer, row);
    if (!paid.ok) return paid;
    const { name, startsOn, interval, requisitioner, requisitionNumber } = terms;
    const isSame = startsOn === row.startOn && interval === row.rhythm;
    if (startsOn !== row.startOn) await forgetSkips(db, id, todayOf(buyer));
    const slot = isSame || row.status === 'draft' ? {} : await slotOfRhythm(db, id, { startsOn, interval }, buyer);
    const values = {
      name,
      startOn: startsOn,
      rhythm: interval,
      addressId: address.id,
      requisitioner,
      requisitionNumber,
      paymentCode: paid.payment.paymentCode,
      cardId: paid.payment.cardId,
    };
    return changedTo(await writeSubscription(db, id, { ...values, ...slot }));
  });

/** What a line costs now is what its customer sees while they change it. */
async function agreeOnNew({ client, ...tx }: Transaction, id: number, buyer: Buyer): Promise<void> {
  const plan = await planOfSubscription(id, inside({ client, ...tx }, buyer), buyer);
  await agreeOnPrices(client, id, pricesPlanned(plan), false);
}

/** All of them, or none: a line that is gone means that it was changed elsewhere. */
export const changeItems = (id: number, items: readonly ItemQuantity[], buyer: Buyer): Changed =>
  changingSubscription(buyer, { id, act: 'change' }, async (tx, row): Changed => {
    if (!items.every(({ quantity }) => isItemQuantity(quantity))) return refusal('QUANTITY_NOT_A_NUMBER');
    const known = new Set((await itemsOfSubscription(tx.client, id, buyer.assortment)).map((item) => item.id));
    if (!items.every((item) => known.has(item.id))) return refusal('COULD_NOT_FIND_CART_ITEM');
    await writeItemQuantities(tx.client, id, items);
    await agreeOnNew(tx, id, buyer);
    return changedTo(row);
  });

export async function addGoods(
  id: number,
  wished: SubscriptionGoods,
  buyer: Buyer,
  context: Context,
): Promise<Outcome<{ row: SubscriptionRow; notTaken: number }>> {
  const goods = await goodsToSubscribe(wished, buyer.who, buyer, context);
  if (!goods.ok) return goods;
  return changingSubscription(buyer, { id, act: 'change' }, async (tx, row) => {
    const there = await itemsOfSubscription(tx.client, id, buyer.assortment);
    if (there.length + goods.items.length > MOST_SUBSCRIPTION_LINES)
      return refusal('SUBSCRIPTION_FULL', { params: { max: MOST_SUBSCRIPTION_LINES } });
    await putOnSubscription(tx.client, id, goods.items);
    await agreeOnNew(tx, id, buyer);
    return { ok: true, row, notTaken: goods.notTaken };
  });
}

export const skipLine = (id: number, itemId: number, isSkipped: boolean, buyer: Buyer): Changed =>
  changingSubscription(
    buyer,
    { id, act: 'change' },
    async ({ client }, row): Changed =>
      (await skipItem(client, id, itemId, isSkipped)) ? changedTo(row) : refusal('COULD_NOT_FIND_CART_ITEM'),
  );

/** Only the delivery that the customer has seen: the one after it is not passed over by a second press. */
export const skipDelivery = (id: number, date: string, buyer: Buyer): Changed =>
  changingSubscription(buyer, { id, act: 'skip' }, async ({ db, client }, row, status): Changed => {
    const waited = waitedFor(row);
    if (waited?.deliveryOn !== date) return refusal('SUBSCRIPTION_DATE_PASSED');
    await insertRun(db, { subscriptionId: id, ...waited, outcome: 'skipped', at: buyer.now });
    await skipNothing(client, id);
    return changedTo(await writeSubscription(db, id, { status, why: null, ...slotPast(row, waited, buyer) }));
  });

export const endSubscription = (id: number, buyer: Buyer, queue: JobQueue): Changed =>
  changingSubscription(buyer, { id, act: 'end' }, async (tx, _row, status): Changed => {
    const noNext = { plannedOn: null, deliveryOn: null, orderOn: null, noticeOn: null };
    const row = await writeSubscription(tx.db, id, { status, why: null, endedAt: buyer.now, ...noNext });
    await tellSubscriber(tx, queue, { row, kind: 'subscription-ended', event: String(id) }, buyer);
    return changedTo(row);
  });

const ACT = { START: 'start', PAUSE: 'pause', RESUME: 'resume', ACCEPT: 'accept' } as const;

export interface SubscriptionMove {
  action: SubscriptionAction;
  /** The next delivery's total without VAT, as the customer saw it; null: not checked. */
  seen: Oere | null;
}

export const moveSubscription = (id: number, { action, seen }: SubscriptionMove, buyer: Buyer): Changed =>
  changingSubscription(buyer, { id, act: ACT[action] }, async (tx, row, status): Changed => {
    if (action === 'PAUSE') return changedTo(await writeSubscription(tx.db, id, { status, why: null }));
    const may = maySubscribe(buyer);
    if (!may.ok) return may;
    if (!(await deliveryAddress(tx.db, buyer.who, row.addressId))) return ADDRESS_GONE;
    const unpaid = await paymentProblem(tx.db, row, buyer, null);
    if (unpaid) return unpaid;
    const plan = await planOfSubscription(id, inside(tx, buyer), buyer);
    if (action === 'START') return plan.problem ?? changedTo(await begin(tx, row, buyer));
    // The delivery that waited for the answer is made as soon as it can be.
    if (action === 'ACCEPT') {
      if (seen !== null && plan.totals.grandTotalExcl > seen) return refusal('SUBSCRIPTION_PRICES_ROSE');
      await agreeOnPrices(tx.client, id, pricesPlanned(plan), true);
      return changedTo(await writeSubscription(tx.db, id, { status, why: null }));
    }
    return changedTo(
      await writeSubscription(tx.db, id, { status, why: null, ...(await slotOnReturn(tx, row, buyer)) }),
    );
  });
