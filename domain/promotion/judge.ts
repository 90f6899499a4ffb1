// Whether a promotion counts in a cart, and if not, why: each no has its own words. Spec §8 "Coupons"; demands D13, D16.

import { isInForce } from '#domain/calendar/period';
import { formatMoney, type Locale, type Oere, oere, sumOere } from '#domain/money/money';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { type ChosenGifts, giftUnits, isAbout, type Offer, type PromotionLine, type PromotionRule } from './promotion';

export type JudgedCart = {
  storeId: number;
  groupId: number;
  now: Date;
  locale: Locale;
  lines: readonly PromotionLine[];
  gifts: ChosenGifts;
};

export type Judged = { offer: Offer; refused: Refusal | null };

/** Sum of the lines that the rule applies to, before discounts. Gifts are not counted, because a gift must not qualify the cart for itself. */
export function qualifyingAmount(rule: PromotionRule, { lines, gifts }: Pick<JudgedCart, 'lines' | 'gifts'>): Oere {
  const about = lines.filter((line) => isAbout(rule, line));
  return sumOere(about.map((line) => line.unit * (line.quantity - giftUnits(line, gifts))));
}

/** Amount still missing to the rule's minimum; 0 when it is reached or there is none. */
export function missingFor(rule: PromotionRule, cart: Pick<JudgedCart, 'lines' | 'gifts'>): Oere {
  return oere(Math.max(0, Number(rule.minimum) - qualifyingAmount(rule, cart)));
}

/** The offers in their order, codes as they were typed: the earlier code stays, a later code that cannot be combined with it is refused. */
export function judgeAll(offers: readonly Offer[], cart: JudgedCart): Judged[] {
  const held: Offer[] = [];
  return offers.map((offer) => {
    const refused = judgeOffer(offer, held, cart);
    if (!refused && offer.coupon) held.push(offer);
    return { offer, refused };
  });
}

function judgeOffer(offer: Offer, held: readonly Offer[], cart: JudgedCart): Refusal | null {
  const closed = closedTo(offer, cart);
  if (closed) return closed;
  const { rule, coupon } = offer;
  const other = coupon ? held.find((one) => !rule.combines || !one.rule.combines) : undefined;
  if (other?.coupon) return refusal('COUPON_NOT_COMBINABLE', { params: { other: other.coupon.code } });
  if (!cart.lines.some((line) => isAbout(rule, line))) return refusal('COUPON_NO_GOODS');
  const missing = missingFor(rule, cart);
  if (missing > 0) return refusal('COUPON_MINIMUM', { params: { missing: formatMoney(missing, cart.locale) } });
  return null;
}

type Buying = Omit<JudgedCart, 'lines' | 'gifts'>;

/**
 * What no change of the cart can put right. Of several reasons, the one that lasts: a code that is over or used up is over for everyone, one of
 * another group or store remains so, and a pause or a start date is stated only where nothing else is wrong.
 */
export function closedTo(offer: Offer, cart: Buying): Refusal | null {
  if (offer.coupon && !offer.coupon.isForShopper) return refusal('COUPON_INVALID');
  return finished(offer, cart) ?? elsewhere(offer, cart) ?? notBefore(offer, cart);
}

function finished({ rule: { period }, coupon }: Offer, { now }: Buying): Refusal | null {
  if (period.to !== null && now.getTime() >= period.to.getTime()) return refusal('COUPON_EXPIRED');
  if (!coupon) return null;
  const { usageLimit, used, perCustomerLimit, usedByCustomer } = coupon;
  if (usageLimit !== null && used >= usageLimit) return refusal('COUPON_USED_UP');
  return perCustomerLimit !== null && usedByCustomer >= perCustomerLimit ? refusal('COUPON_USED_BY_YOU') : null;
}

function elsewhere({ rule: { stores, groups } }: Offer, { storeId, groupId }: Buying): Refusal | null {
  if (groups && !groups.includes(groupId)) return refusal('COUPON_WRONG_GROUP');
  return stores && !stores.includes(storeId) ? refusal('COUPON_WRONG_STORE') : null;
}

/** A paused promotion states no start date: it may still be paused then. */
function notBefore({ rule: { isPaused, period } }: Offer, { now, locale }: Buying): Refusal | null {
  if (isPaused) return refusal('COUPON_PAUSED');
  if (isInForce(period, now)) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
  return refusal('COUPON_NOT_YET', { params: { date: day.format(period.from ?? now) } });
}
