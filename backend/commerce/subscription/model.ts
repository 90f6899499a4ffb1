// A subscription on the wire, with what its next delivery would be.

import { outside } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { ProductModel } from '#backend/commerce/catalogue/product/model';
import { ownAddress } from '#backend/commerce/customer/addresses/own-address.sql';
import { designToWire } from '#backend/commerce/design/designed';
import { cardById } from '#backend/commerce/kept-card/cards.sql';
import { refusalToWire } from '#backend/commerce/lists/lines-on-wire';
import { nameOfItem } from '#backend/commerce/subscription-run/mails';
import { latestRuns } from '#backend/commerce/subscription-run/runs.sql';
import type { SubscriptionRow } from '#backend/commerce/subscription-run/subscription.sql';
import type { Context } from '#backend/graphql/context';
import { kroner } from '#domain/money/money';
import type { Refusal } from '#domain/refusal/refusals';
import { localeOf } from '#domain/store/locale';
import { whyLeftOut } from '#domain/subscription/delivery-plan';
import { actsFrom } from '#domain/subscription/states';
import { AGREED_RISE_PERCENT } from '#domain/subscription/terms';
import { type PlannedItem, planOfSubscription, type SubscriptionPlan } from './plan';
import type { Buyer } from './subscriber';

/** What resolvers of a subscription's own fields start from. */
export interface SubscriptionModel extends ReturnType<typeof subscriptionToWire> {}

export function subscriptionToWire(row: SubscriptionRow, buyer: Buyer, notTaken = 0) {
  let plan: Promise<SubscriptionPlan> | null = null;
  const isWaiting = row.status === 'active' || row.status === 'review';
  return {
    row,
    buyer,
    plan: () => {
      plan ??= planOfSubscription(row.id, outside(buyer), buyer);
      return plan;
    },
    id: row.id,
    name: row.name,
    status: row.status,
    interval: row.rhythm,
    startDate: row.startOn,
    nextDeliveryDate: isWaiting ? row.deliveryOn : null,
    nextOrderDate: isWaiting ? row.orderOn : null,
    weekday: isWaiting && row.deliveryOn ? weekdayIn(row.deliveryOn, buyer.language) : null,
    paymentCode: row.paymentCode,
    requisitioner: row.requisitioner,
    requisitionNumber: row.requisitionNumber,
    actions: actsFrom(row.status),
    notTaken,
  };
}

const weekdayIn = (date: string, language: 'da' | 'en') =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The problem of a draft is computed anew, because products and prices may have changed since it was saved. */
export async function problemOfSubscription({ row, plan }: SubscriptionModel) {
  if (row.status === 'draft') {
    const { problem } = await plan();
    return problem && refusalToWire(problem);
  }
  return row.why === null ? null : { code: row.why, params: null };
}

/** Spec §3 totals.validationError: in words, for clients that do not translate codes. */
function validationWords({ code, params }: Refusal, language: 'da' | 'en'): string {
  if (code !== 'SUBSCRIPTION_MINIMUM')
    return language === 'en' ? 'Nothing of it can be bought now.' : 'Ingen af varerne kan købes nu.';
  const least = String(params?.least ?? '');
  return language === 'en'
    ? `The minimum purchase of ${least} excl. VAT is not met.`
    : `Mindstekøbet på ${least} ekskl. moms er ikke nået.`;
}

export async function totalsOfSubscription({ plan, buyer }: SubscriptionModel) {
  const { totals, points, problem } = await plan();
  const { grandTotal, grandTotalExcl } = totals;
  return {
    earnRewardPoints: points,
    priceExclVat: kroner(grandTotalExcl),
    priceInclVat: kroner(grandTotal),
    priceVat: (grandTotal - grandTotalExcl) / 100,
    validationError: problem && validationWords(problem, buyer.language),
    validationProblem: problem && refusalToWire(problem),
    agreedRisePercent: AGREED_RISE_PERCENT,
  };
}

export async function addressOfSubscription({ row, buyer }: SubscriptionModel, { db }: Context) {
  const found = row.addressId === null ? null : await ownAddress(db, row.customerId, row.addressId);
  if (!found || found.customerId !== buyer.who.customer.id) return null;
  const { id, city, street, postcode, firstname, lastname, company } = found;
  return { id, city, street, postcode, company, name: `${firstname} ${lastname}` };
}

export const cardOfSubscription = async ({ row }: SubscriptionModel, { db }: Context) =>
  row.cardId === null ? null : ((await cardById(db, row.cardId))?.publicHash ?? null);

const statusOfItem = (item: PlannedItem, risen: readonly PlannedItem[]) =>
  item.isSkipped ? 'skipped' : (whyLeftOut(item) ?? (risen.includes(item) ? 'risen' : 'ok'));

export async function itemsOnWire({ plan, buyer }: SubscriptionModel, context: Context) {
  const { language } = buyer;
  const [{ items, risen }, scene] = await Promise.all([plan(), context.productScene()]);
  return items.map((item) => {
    const { row, card, unit, agreed, problem } = item;
    return {
      id: item.id,
      sku: row.sku,
      productName: nameOfItem(item, language),
      quantity: row.quantity,
      status: statusOfItem(item, risen),
      skip: item.isSkipped,
      problem: problem && refusalToWire(problem),
      product: card && row.isForSale ? new ProductModel(card, scene) : null,
      options: row.article ? designToWire(row, language) : [],
      unitPrice: unit === null ? null : kroner(unit),
      agreedPrice: agreed === null ? null : kroner(agreed),
    };
  });
}

const MOST_DELIVERIES = 12;

export const deliveriesOf = async ({ row }: SubscriptionModel, { db }: Context) =>
  (await latestRuns(db, row.id, MOST_DELIVERIES)).map(({ run, number }) => ({
    date: run.deliveryOn,
    outcome: run.outcome,
    orderNumber: number,
    problem: run.why === null ? null : { code: run.why, params: null },
    leftOut: run.leftOut,
  }));
