// From the wire's subscriptions to the shop's.

import { oereFromKroner } from '#domain/money/money';
import { subscriptionPath } from '#domain/page/addresses';
import { type Refusal, refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import { SUBSCRIPTION_INTERVALS } from '#domain/subscription/rhythm';
import { SUBSCRIPTION_ACTS, SUBSCRIPTION_STATES } from '#domain/subscription/states';
import type { ShopRules } from '~/models/caller';
import type { Subscription, SubscriptionDelivery, SubscriptionEntry, SubscriptionLine } from '~/models/subscription';
import type { SubscriptionEntryFragment, SubscriptionQuery } from '../generated/commerce';
import { tileOf } from '../tile/tile.map';
import { plainParams } from '../transport/wire.map';

type WireSubscription = NonNullable<SubscriptionQuery['subscriptionOrder']>;
type WireItem = WireSubscription['items'][number];

const oneKnown = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
  values.find((one) => one === value) ?? usual;

const problemSaid = (problem: { code: string; params?: unknown } | null | undefined): Refusal | null =>
  problem ? refusalOf(refusalCodeOf(problem.code), plainParams(problem.params)) : null;

export const subscriptionEntryOf = (one: SubscriptionEntryFragment): SubscriptionEntry => ({
  id: one.id,
  name: one.name,
  href: subscriptionPath(one.id),
  status: oneKnown(SUBSCRIPTION_STATES, one.status, 'paused'),
  interval: oneKnown(SUBSCRIPTION_INTERVALS, one.interval, 'month'),
  nextDelivery: one.nextDeliveryDate ?? null,
  nextOrder: one.nextOrderDate ?? null,
  weekday: one.weekday ?? null,
});

const LINE_STATES = ['ok', 'skipped', 'risen', 'short', 'gone', 'refused'] as const;
const REASONS = ['short', 'gone', 'refused'] as const;
const OUTCOMES = ['ordered', 'skipped', 'missed', 'failed'] as const;

const oereOrNull = (kroner: number | null | undefined) => (typeof kroner === 'number' ? oereFromKroner(kroner) : null);

function lineOfSubscription(item: WireItem, rules: ShopRules): SubscriptionLine {
  return {
    id: item.id,
    sku: item.sku,
    name: item.productName,
    quantity: item.quantity,
    status: oneKnown(LINE_STATES, item.status, 'refused'),
    isSkipped: item.skip,
    tile: item.product ? tileOf(item.product, rules, []) : null,
    options: item.options.map(({ option_label: label, value_label: value }) => ({ label, value })),
    problem: problemSaid(item.problem),
    unitOere: oereOrNull(item.unitPrice),
    agreedOere: oereOrNull(item.agreedPrice),
  };
}

const deliveryRunOf = (one: WireSubscription['deliveries'][number]): SubscriptionDelivery => ({
  date: one.date,
  outcome: oneKnown(OUTCOMES, one.outcome, 'missed'),
  order: one.orderNumber ?? null,
  problem: problemSaid(one.problem),
  leftOut: one.leftOut.map(({ name, why }) => ({ name, why: oneKnown(REASONS, why, 'refused') })),
});

type WireAddress = NonNullable<WireSubscription['address']>;
const linesOfDeliveryAddress = ({ company, name, street, postcode, city }: WireAddress): string[] =>
  [company ?? '', name, ...street, `${postcode} ${city}`].filter(Boolean);

export function subscriptionViewOf(one: WireSubscription, rules: ShopRules): Subscription {
  const { totals, address } = one;
  const acts = SUBSCRIPTION_ACTS.filter((act) => one.actions.includes(act));
  return {
    ...subscriptionEntryOf(one),
    problem: problemSaid(one.problem),
    startDate: one.startDate,
    address: address ? { id: String(address.id), lines: linesOfDeliveryAddress(address) } : null,
    paidBy: one.paymentCode === 'card' ? { kind: 'card', card: one.card ?? null } : { kind: 'invoice' },
    totals: {
      points: totals.earnRewardPoints ?? null,
      exVatOere: oereFromKroner(totals.priceExclVat),
      vatOere: oereFromKroner(totals.priceVat),
      inclVatOere: oereFromKroner(totals.priceInclVat),
      problem: problemSaid(totals.validationProblem),
      agreedRisePercent: totals.agreedRisePercent,
    },
    lines: one.items.map((item) => lineOfSubscription(item, rules)),
    requisitioner: one.requisitioner ?? '',
    requisitionNumber: one.requisitionNumber ?? '',
    acts,
    deliveries: one.deliveries.map(deliveryRunOf),
  };
}
