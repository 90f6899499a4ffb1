// What the words of each refusal name: the placeholders of its text, in every language. A maker that leaves one out does not compile. Spec §8.
import type { REFUSALS } from '#domain/refusal/refusal-codes';

/** A code that is not here has words without values. */
export const REFUSAL_PARAMS = {
  PRODUCT_NOT_FOUND: ['sku'],
  CART_FULL: ['most'],
  INSUFFICIENT_STOCK: ['quantity'],
  QUANTITY_TOO_SMALL: ['min'],
  QUANTITY_TOO_LARGE: ['max'],
  QUANTITY_NOT_A_MULTIPLE: ['increment'],
  COUPON_NOT_YET: ['date'],
  COUPON_MINIMUM: ['missing'],
  COUPON_NOT_COMBINABLE: ['other'],
  COUPONS_TOO_MANY: ['max'],
  GIFT_NOT_EARNED: ['missing'],
  GIFT_CARD_AMOUNT: ['least', 'most'],
  GIFT_CARD_DAY: ['days'],
  AMOUNT_AMBIGUOUS: ['typed', 'one', 'other'],
  PROMOTION_PRIORITY: ['max'],
  PROMOTION_NAME_UNKNOWN: ['name'],
  PROMOTION_CODE_COUNT: ['max'],
  CATALOGUE_REFUSED: ['fault'],
  CONTENT_MARKUP: ['found'],
  CONTENT_RULE: ['fault'],
  PART_TOO_LARGE: ['megabytes'],
  PART_FAULTY: ['count'],
  CONTENT_TERMS: ['store'],
  CONTENT_LINK: ['href'],
  MORE_THAN_LEFT: ['sku', 'left'],
  ORDER_LINE_AMBIGUOUS: ['sku'],
  RETURN_PARCELS_DIFFER: ['count'],
  ORDERS_TOO_MANY: ['most'],
  REDUCTION_ABOVE_PRICE: ['sku'],
  WITHDRAWAL_EXEMPT: ['sku'],
  RETURN_EXEMPT: ['sku'],
  RETURN_TOO_LATE: ['sku'],
  RETURN_TOO_HEAVY: ['kilos'],
  RETURN_PARCELS: ['least', 'most'],
  NAME_TOO_LONG: ['max'],
  PASSWORD_TOO_WEAK: ['min'],
  PASSWORD_TOO_SHORT: ['min'],
  TOO_LONG: ['max'],
  LISTS_TOO_MANY: ['max'],
  LIST_FULL: ['max'],
  STORE_CLOSED_CALL: ['telephone'],
  PUNCHOUT_MINIMUM: ['least'],
  SUBSCRIPTION_MINIMUM: ['least'],
  SUBSCRIPTION_FULL: ['max'],
  SUBSCRIPTIONS_TOO_MANY: ['max'],
  CARDS_TOO_MANY: ['max'],
  OPEN_ORDERS: ['orders'],
  PICTURE_TOO_LARGE: ['megabytes'],
  ORDER_FILE_TOO_LARGE: ['megabytes'],
  PICTURES_ENOUGH: ['most'],
  PRODUCT_PICTURES_ENOUGH: ['most'],
  ADDRESS_TAKEN: ['address'],
  PICTURE_TOO_WIDE: ['megapixels'],
  GIFT_PICKED_TOO_MANY: ['max'],
  GIFT_TOO_MANY: ['max'],
  GIFT_COUNT: ['max'],
  GIFT_COUNT_DIFFERS: ['count'],
  GIFT_LINE_UNREADABLE: ['line'],
  GIFT_EMAIL_TWICE: ['line'],
  WEBHOOK_TEST_REFUSED: ['reply'],
} as const satisfies Partial<Record<keyof typeof REFUSALS, readonly string[]>>;

export type NamingCode = keyof typeof REFUSAL_PARAMS;
export type RefusalParams = Record<string, string | number>;
export type ParamsOf<Code extends NamingCode> = Record<(typeof REFUSAL_PARAMS)[Code][number], string | number>;

export function isNaming(code: keyof typeof REFUSALS): code is NamingCode {
  return Object.hasOwn(REFUSAL_PARAMS, code);
}

export const paramNamesOf = (code: keyof typeof REFUSALS): readonly string[] =>
  isNaming(code) ? REFUSAL_PARAMS[code] : [];
