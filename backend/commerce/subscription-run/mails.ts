// Queues a subscription's mails to its customer, in the transaction that causes them.
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { PlannedItem, SubscriptionPlan } from '#backend/commerce/subscription/plan';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { SignedIn } from '#backend/graphql/context';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import type { SubscriptionMailName } from '#backend/mail/templates/subscription';
import { type LeftOut, whyLeftOut } from '#domain/subscription/delivery-plan';
import type { SubscriptionRow } from './subscription.sql';

export interface SubscriberMail {
  /** The row after the change. */
  row: SubscriptionRow;
  kind: SubscriptionMailName;
  /** One event, one mail. */
  event: string;
  plan?: SubscriptionPlan;
  /** Extra data of this kind of mail, in addition to the common data. */
  more?: Record<string, unknown>;
}

interface Scene {
  who: Pick<SignedIn, 'customer'>;
  terms: Pick<Shopper['terms'], 'basis'>;
  now: Date;
}

export const nameOfItem = ({ row }: Pick<PlannedItem, 'row'>, language: 'da' | 'en'): string =>
  (language === 'en' ? row.nameEn : row.nameDa) || row.nameDa;

/** Listed by name, with the reason. */
export const leftOutIn = ({ leftOut }: Pick<SubscriptionPlan, 'leftOut'>, language: 'da' | 'en'): LeftOut[] =>
  leftOut.map((item) => ({
    ...{ sku: item.row.sku, name: nameOfItem(item, language) },
    why: whyLeftOut(item) ?? 'refused',
  }));

export const toldOfPlan = (plan: SubscriptionPlan, language: 'da' | 'en') => ({
  goods: plan.goes.map((item) => ({
    ...{ quantity: String(item.row.quantity), name: nameOfItem(item, language), sku: item.row.sku },
  })),
  risen: plan.risen.map((item) => ({
    ...{ name: nameOfItem(item, language), from: item.agreed ?? 0, to: item.unit ?? 0 },
  })),
  leftOut: leftOutIn(plan, language),
  totalOere: plan.totals.grandTotal,
});

export async function tellSubscriber(
  tx: Transaction,
  queue: JobQueue,
  { row, kind, event, plan, more = {} }: SubscriberMail,
  { who, terms, now }: Scene,
): Promise<void> {
  const { language, storeId, id, name: subscription, deliveryOn, orderOn, rhythm, why, status } = row;
  const { firstname, email: recipient } = who.customer;
  const always = { firstname, subscription, id, deliveryOn, orderOn, rhythm, why, status, basis: terms.basis };
  const told = { ...always, ...(plan && toldOfPlan(plan, language)), ...more };
  await queueCustomerMail(tx, queue, { kind, recipient, language, storeId, told, event }, now);
}
