// Makes a subscription: what was typed and the goods it is made of; a draft where it lacks something, else with its first delivery.
import { createHash } from 'node:crypto';
import { inside } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { lockCustomer } from '#backend/commerce/customer/account/account.sql';
import { checkDeliverable } from '#backend/commerce/customer/addresses/postal-address';
import { tellSubscriber } from '#backend/commerce/subscription-run/mails';
import {
  countLiving,
  insertSubscription,
  madeByPress,
  type SubscriptionRow,
  writeSubscription,
} from '#backend/commerce/subscription-run/subscription.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { SubscriptionGoods, SubscriptionOrderInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { IsoDate } from '#domain/calendar/calendar';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Rhythm } from '#domain/subscription/rhythm';
import {
  MOST_SUBSCRIPTION_LINES,
  MOST_SUBSCRIPTIONS,
  startDateFrom,
  subscriptionIntervalFrom,
  subscriptionNameFrom,
} from '#domain/subscription/terms';
import { goodsToSubscribe } from './goods';
import { agreeOnPrices, putOnSubscription } from './items.sql';
import { paymentTyped } from './payment';
import { planOfSubscription, pricesPlanned } from './plan';
import { slotOfRhythm } from './slots';
import { type Buyer, deliveryAddress, maySubscribe, todayOf } from './subscriber';

const LONGEST_WORD = 100;
const wordTyped = (typed: string | null | undefined) => typed?.trim().slice(0, LONGEST_WORD) || null;

interface TypedTerms extends Rhythm {
  name: string;
  requisitioner: string | null;
  requisitionNumber: string | null;
}

interface StoredTerms {
  startOn: IsoDate;
  requisitioner: string | null;
  requisitionNumber: string | null;
}

/** `known`: a subscription that is changed; its first day may be past. */
export function termsTyped(
  { name: typed, interval: wished, startDate, requisitioner: by, requisitionNumber: number }: SubscriptionOrderInput,
  buyer: Buyer,
  known: StoredTerms | null,
): Outcome<TypedTerms> {
  const named = subscriptionNameFrom(typed);
  if (!named.ok) return named;
  const chosen = subscriptionIntervalFrom(wished);
  if (!chosen.ok) return chosen;
  const begun: Outcome<{ startsOn: IsoDate }> =
    startDate === known?.startOn ? { ok: true, startsOn: known.startOn } : startDateFrom(startDate, todayOf(buyer));
  if (!begun.ok) return begun;
  const { reqRequired, reqNoRequired } = buyer.who.customer.flags;
  // Omitted fields of a change remain as they are.
  const requisitioner = by === undefined && known ? known.requisitioner : wordTyped(by);
  const requisitionNumber = number === undefined && known ? known.requisitionNumber : wordTyped(number);
  if (reqRequired && requisitioner === null) return refusal('REQUISITIONER_MISSING', { field: 'requisitioner' });
  if (reqNoRequired && requisitionNumber === null)
    return refusal('REQUISITION_NUMBER_MISSING', { field: 'requisitionNumber' });
  return {
    ...{ ok: true, name: named.name, interval: chosen.interval, startsOn: begun.startsOn },
    ...{ requisitioner, requisitionNumber },
  };
}

/** A form that is sent twice is one press; the same page with other words in it is another. */
const pressOf = (input: SubscriptionOrderInput): string | null =>
  input.formKey ? createHash('sha256').update(JSON.stringify(input)).digest('hex') : null;

const FROM_CART: SubscriptionGoods = { source: 'CART' };
export const ADDRESS_GONE = refusal('SUBSCRIPTION_ADDRESS_GONE', { field: 'addressId' });

export async function createSubscription(
  input: SubscriptionOrderInput,
  buyer: Buyer,
  context: Context,
  queue: JobQueue,
): Promise<Outcome<{ row: SubscriptionRow; notTaken: number }>> {
  const may = maySubscribe(buyer);
  if (!may.ok) return may;
  const terms = termsTyped(input, buyer, null);
  if (!terms.ok) return terms;
  const address = await deliveryAddress(context.db, buyer.who, input.addressId);
  if (!address) return ADDRESS_GONE;
  const deliverable = checkDeliverable(address, 'addressId');
  if (!deliverable.ok) return deliverable;
  const paid = await paymentTyped(context.db, input.card ?? null, buyer, null);
  if (!paid.ok) return paid;
  const goods = await goodsToSubscribe(input.goods ?? FROM_CART, buyer.who, buyer, context);
  if (!goods.ok) return goods;
  if (goods.items.length > MOST_SUBSCRIPTION_LINES)
    return refusal('SUBSCRIPTION_FULL', { params: { max: MOST_SUBSCRIPTION_LINES } });
  const made = await inTransaction(buyer.pool, async (tx): Promise<Outcome<{ row: SubscriptionRow }>> => {
    await lockCustomer(tx.db, buyer.who.customer.id);
    const pressKey = pressOf(input);
    const known = pressKey === null ? null : await madeByPress(tx.db, buyer.who.customer.id, pressKey);
    if (known) return { ok: true, row: known };
    if ((await countLiving(tx.db, buyer.who.customer.id)) >= MOST_SUBSCRIPTIONS)
      return refusal('SUBSCRIPTIONS_TOO_MANY', { params: { max: MOST_SUBSCRIPTIONS } });
    const draft = await insertSubscription(tx.db, newRow({ ...terms, ...paid.payment, pressKey }, address.id, buyer));
    await putOnSubscription(tx.client, draft.id, goods.items);
    const row = await begin(tx, draft, buyer);
    await tellSubscriber(tx, queue, { row, kind: 'subscription-created', event: String(row.id) }, buyer);
    return { ok: true, row };
  });
  return made.ok ? { ...made, notTaken: goods.notTaken } : made;
}

const newRow = (
  terms: TypedTerms & Pick<SubscriptionRow, 'paymentCode' | 'cardId' | 'pressKey'>,
  addressId: number,
  { who, store, language, now }: Buyer,
) => ({
  ...{ customerId: who.customer.id, storeId: store.id, name: terms.name, status: 'draft' as const },
  ...{ rhythm: terms.interval, startOn: terms.startsOn, addressId },
  ...{ paymentCode: terms.paymentCode, cardId: terms.cardId, pressKey: terms.pressKey },
  ...{ requisitioner: terms.requisitioner, requisitionNumber: terms.requisitionNumber, language, createdAt: now },
});

/** Agrees on the prices of this moment; active with its first delivery if nothing is missing, else a draft that says what is. */
export async function begin(tx: Transaction, draft: SubscriptionRow, buyer: Buyer): Promise<SubscriptionRow> {
  const plan = await planOfSubscription(draft.id, inside(tx, buyer), buyer);
  await agreeOnPrices(tx.client, draft.id, pricesPlanned(plan), true);
  if (plan.problem) return writeSubscription(tx.db, draft.id, { why: plan.problem.code });
  const slot = await slotOfRhythm(tx.db, draft.id, { startsOn: draft.startOn, interval: draft.rhythm }, buyer);
  return writeSubscription(tx.db, draft.id, { status: 'active', why: null, ...slot });
}
