// Who has subscriptions: what they need for it, where their goods go and when, and the frame of every change that they make.

import { kindsFor } from '#backend/commerce/cart/payment-kinds';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { ownAddress } from '#backend/commerce/customer/addresses/own-address.sql';
import { type AddressRow, listAddresses } from '#backend/commerce/customer/customer.sql';
import {
  lockSubscription,
  type Subscriber,
  type SubscriptionRow,
} from '#backend/commerce/subscription-run/subscription.sql';
import type { Reader } from '#backend/db/client';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { SignedIn } from '#backend/graphql/context';
import { mayDeliverTo } from '#domain/address/book';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { weekdayNumber } from '#domain/delivery/delivery-schedule';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { DeliveryPlace } from '#domain/subscription/rhythm';
import { type SubscriptionAct, type SubscriptionState, stateAfter } from '#domain/subscription/states';

/** A shopper who has logged in. */
export type Buyer = Shopper & { who: SignedIn };

export const todayOf = ({ now }: Pick<Shopper, 'now'>): IsoDate => inCopenhagen(now).date;

export const placeOfDelivery = ({ who, store }: Pick<Buyer, 'who' | 'store'>): DeliveryPlace => ({
  weekday: weekdayNumber(who.business?.weekday),
  calendar: store.calendar,
});

export const subscriberIn = ({ who, store }: { who: SignedIn; store: { id: number } }): Subscriber => ({
  customerId: who.customer.id,
  storeId: store.id,
});

/** Spec §3 is_subscription_enabled. A visit from a procurement system orders nothing here. */
export function maySubscribe({ who, store }: Pick<Buyer, 'who' | 'store'>): Outcome {
  const { customer, punchout } = who;
  if (!customer.isActive || !customer.accountSettings.isSubscriptionEnabled || punchout)
    return refusal('SUBSCRIPTION_NOT_ALLOWED');
  return kindsFor({ who, store }).length > 0 ? { ok: true } : refusal('SUBSCRIPTION_PAYMENT_GONE');
}

/** One of the customer's own book, to which they may have goods sent. */
export async function deliveryAddress(reader: Reader, { customer }: SignedIn, id: number | null) {
  const own = id === null ? null : await ownAddress(reader, customer.id, id);
  return own && isReachable(own, customer) ? own : null;
}

const isReachable = (
  { defaultBilling: billing, defaultShipping: shipping }: AddressRow,
  { flags }: SignedIn['customer'],
) => mayDeliverTo(flags, { billing, shipping });

/** Where a delivery goes, and where its invoice goes: to the usual address of the book, else to the same place. */
export interface RunAddresses {
  there: AddressRow;
  invoiced: AddressRow;
}

/** Null as in `deliveryAddress`. */
export async function addressesOfRun(
  reader: Reader,
  { customer }: SignedIn,
  id: number | null,
): Promise<RunAddresses | null> {
  const book = id === null ? [] : await listAddresses(reader, customer.id);
  const there = book.find((one) => one.id === id);
  if (!there || !isReachable(there, customer)) return null;
  return { there, invoiced: book.find(({ defaultBilling }) => defaultBilling) ?? there };
}

export interface Changing {
  id: number;
  act: SubscriptionAct;
}

/** Changes a subscription that is locked until it is done: another customer's is not there. What comes out refused has changed nothing. */
export function changingSubscription<Result extends object>(
  buyer: Buyer,
  { id, act }: Changing,
  change: (tx: Transaction, row: SubscriptionRow, state: SubscriptionState) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  return inTransaction(buyer.pool, async (tx): Promise<Outcome<Result>> => {
    const row = await lockSubscription(tx.db, subscriberIn(buyer), id);
    if (!row) return refusal('SUBSCRIPTION_NOT_FOUND');
    const after = stateAfter(row.status, act);
    return after.ok ? change(tx, row, after.state) : after;
  });
}
