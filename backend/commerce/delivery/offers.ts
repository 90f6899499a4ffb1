// What each way of delivery costs this cart and when it comes, or why it does not take it. Spec §3 shipping kinds, business.free_shipping
// and its limit; the rules are domain/delivery/freight, domain/delivery/shipping-rate and domain/delivery/delivery-schedule.

import type { ChosenShipping } from '#backend/db/tables/cart';
import type { SignedIn } from '#backend/graphql/context';
import { calendarFor } from '#domain/delivery/delivery-promise';
import { type Schedule, scheduleOf, weekdayNumber } from '#domain/delivery/delivery-schedule';
import { type Freight, freightOf } from '#domain/delivery/freight';
import { isWorthwhile, rateOf, type TooMuch, tooMuchFor } from '#domain/delivery/shipping-rate';
import { type Oere, oere } from '#domain/money/money';
import { grossOfNet, inBasis, netOfGross } from '#domain/money/vat';
import type { MethodRow } from './delivery.sql';
import type { ShippingScene } from './scene';

/** `NO_DATE`: no day can be given, as with a customer without a delivery round, or items with an unknown arrival. */
export type OfferProblem = TooMuch | 'NO_DATE';

export interface ShippingOffer {
  method: MethodRow;
  title: string;
  freight: Freight;
  exVat: Oere;
  inclVat: Oere;
  schedule: Schedule;
  problem: OfferProblem | null;
}

/** Ways of delivery that are nothing without a day. */
const NEEDS_DATE = new Set(['express', 'interval', 'route', 'collected']);

const agreementOf = (business: SignedIn['business']) =>
  business && {
    freeShipping: business.freeShipping,
    limit: business.freeShippingLimitOere === null ? null : oere(business.freeShippingLimitOere),
  };

const limitOf = (limitOere: number | null) => (limitOere === null ? null : oere(limitOere));

export function offersOf(methods: readonly MethodRow[], scene: ShippingScene): ShippingOffer[] {
  // Joining an order is offered only if there is an open order to join.
  const there = methods.filter(({ channel }) => channel !== 'collected' || scene.joined !== null);
  const offers = there.map((method) => offerOf(method, scene));
  const lighterTakesIt = offers.some(
    ({ method, problem }) => problem === null && method.channel === 'day' && method.minGrams === null,
  );
  return offers.filter(({ method }) => isWorthwhile(method.minGrams, scene.load, lighterTakesIt));
}

function offerOf(method: MethodRow, scene: ShippingScene): ShippingOffer {
  const { goods, basis, business, language, load, isFree } = scene;
  const isPaidFor = method.kind === 'paidShipping';
  const bands = method.bands.map(([upToGrams, gross]) => ({ upToGrams, gross: oere(gross) }));
  const gross = rateOf(oere(method.grossOere), bands, method, load);
  const freight = freightOf({
    goods,
    rate: inBasis(gross, basis),
    // Express, hours and pallets are paid for: neither a promotion nor a limit nor an agreement makes them free.
    isFreeMethod: method.kind === 'freeShipping3' || method.grossOere === 0 || (isFree && !isPaidFor),
    storeLimit: isPaidFor ? null : limitOf(method.freeFromOere),
    business: isPaidFor ? null : agreementOf(business),
  });
  const { amount } = freight;
  let known: Schedule | null = null;
  const schedule = () => {
    known ??= scheduleFor(method, scene);
    return known;
  };
  const noDate = NEEDS_DATE.has(method.channel) && schedule().dates.length === 0 ? 'NO_DATE' : null;
  return {
    method,
    title: language === 'en' ? method.titleEn : method.titleDa,
    freight,
    exVat: basis === 'net' ? amount : netOfGross(amount),
    inclVat: basis === 'net' ? grossOfNet(amount) : amount,
    // A month of days: calculated where they are shown or wished for, not for each sum of the cart.
    get schedule() {
      return schedule();
    },
    problem: tooMuchFor(method, load) ?? noDate,
  };
}

function scheduleFor(method: MethodRow, { now, calendar, goodsWorkdays, business, joined }: ShippingScene): Schedule {
  const { channel, deliveryDays } = method;
  return scheduleOf({
    channel,
    now,
    calendar: calendarFor(method.cutoff, calendar),
    goodsWorkdays,
    transitWorkdays: deliveryDays,
    weekday: weekdayNumber(business?.weekday),
    joined: joined?.date ?? null,
  });
}

/** The offer that the cart's choice names; null when nothing is chosen or the choice is offered no more. */
export function chosenOffer(
  offers: readonly ShippingOffer[],
  chosen: Pick<ChosenShipping, 'carrierCode' | 'methodCode'> | null,
): ShippingOffer | null {
  return (
    offers.find(
      ({ method, problem }) =>
        problem === null && method.carrierCode === chosen?.carrierCode && method.methodCode === chosen.methodCode,
    ) ?? null
  );
}

/**
 * How far it is to free freight by the store's limit or the business's own; it may be free without one. Null where it cannot be: what was
 * chosen is paid for all the same, or nothing that a limit frees takes so heavy a cart.
 */
export function progressOf(
  storeLimitOere: number | null,
  { methods, chosen }: { methods: readonly MethodRow[]; chosen: ShippingOffer | null },
  { goods, business, isFree, load }: ShippingScene,
): Freight | null {
  const isFreed = (method: MethodRow) => method.kind !== 'paidShipping' && tooMuchFor(method, load) === null;
  const freed = (chosen ? [chosen.method] : methods.filter(({ kind }) => kind === 'freeShipping1')).some(isFreed);
  if (!freed) return null;
  return freightOf({
    goods,
    // Any price above nothing: only the limit counts here.
    rate: oere(1),
    isFreeMethod: isFree,
    storeLimit: limitOf(storeLimitOere),
    business: agreementOf(business),
  });
}
