// What a promotion is: a rule as a row of the back office, with or without a code that the shopper types. Spec §3 "Coupon", §8 "Coupons".

import type { Period } from '#domain/calendar/period';
import type { Oere } from '#domain/money/money';

export const PROMOTION_KINDS = ['gift', 'buy-x-get-y', 'percent', 'fixed', 'free-freight'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Null in a list of stores, groups, categories or products means every one. Amounts are in the basis of the store. */
export type PromotionRule = {
  id: number;
  name: string;
  kind: PromotionKind;
  /** 'percent'. */
  percentBp: number;
  /** 'fixed'. */
  amount: Oere;
  /** 'buy-x-get-y': so many are paid for, and then so many more are free. */
  buyQuantity: number;
  freeQuantity: number;
  /** 'gift': products of which one may be chosen. */
  gifts: readonly number[];
  stores: readonly number[] | null;
  groups: readonly number[] | null;
  categories: readonly number[] | null;
  products: readonly number[] | null;
  /** Minimum price of the goods in the rule, before any discount (demand D13). */
  minimum: Oere | null;
  /** Its code can be combined with other codes. */
  combines: boolean;
  /** Lower goes first among rules of one kind. */
  priority: number;
  /** Staff have paused it. */
  isPaused: boolean;
  period: Period;
};

/** How often a code has been used; null limits are none. */
export type CouponState = {
  id: number;
  code: string;
  usageLimit: number | null;
  used: number;
  perCustomerLimit: number | null;
  usedByCustomer: number;
  /** A personal coupon. */
  isPersonal: boolean;
  /** Only for the customers of a segment that this shopper is in or not; true for codes of everyone. */
  isForShopper: boolean;
};

/** A rule that may count in this cart: by itself, or because its code was typed. */
export type Offer = { rule: PromotionRule; coupon: CouponState | null };

export type PromotionLine = {
  id: string;
  /** The product, and the family that it is a variant of. */
  products: readonly number[];
  /** With all that they lie in. */
  categories: readonly number[];
  unit: Oere;
  quantity: number;
  /** Duty of the full row. */
  duty: Oere;
  vatBp: number;
  /** Gift cards are money: nothing is taken off them. */
  isExcluded: boolean;
};

/** As a file, the command line and the back office accept it. */
export const MOST_PRIORITY = 100_000;
/** Longer than any code that is given out. */
export const LONGEST_CODE = 60;
/** How many codes one cart may hold: more are guesses, not purchases. */
export const MOST_CODES = 20;

/** Codes are the same however they are typed: spaces, capitals and the two ways of writing å make no difference. */
export function codeKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200d]+/g, '')
    .toLocaleUpperCase('da-DK');
}

export const isAbout = ({ categories, products }: PromotionRule, line: PromotionLine): boolean => {
  if (line.isExcluded) return false;
  if (categories === null && products === null) return true;
  return hasOneOf(line.categories, categories) || hasOneOf(line.products, products);
};

const hasOneOf = (own: readonly number[], wanted: readonly number[] | null) =>
  (wanted ?? []).some((id) => own.includes(id));

/** Chosen gifts: which product, by the rule that gives it. */
export type ChosenGifts = ReadonlyMap<number, number>;

/** How many units of a line are someone's chosen gift. */
export function giftUnits(line: PromotionLine, gifts: ChosenGifts): number {
  const chosen = [...gifts.values()].filter((product) => line.products.includes(product)).length;
  return Math.min(chosen, line.quantity);
}
