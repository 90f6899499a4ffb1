// Expected no's of the shop as values: a code, the field at fault, and what fills the text's placeholders. Spec §8.
import { REFUSALS } from '#domain/refusal-codes';

export { REFUSALS };

export type RefusalCode = keyof typeof REFUSALS;
export type RefusalKey = (typeof REFUSALS)[RefusalCode];
export type RefusalParams = Record<string, string | number>;

/** `field` is the form field at fault; `params` fill the text's placeholders. */
export type Refusal = { ok: false; code: RefusalCode; field?: string; params?: RefusalParams };
export type Outcome<T extends object = object> = ({ ok: true } & T) | Refusal;

export function refusal(code: RefusalCode, details: { field?: string; params?: RefusalParams } = {}): Refusal {
  return { ok: false, code, ...details };
}

/** For codes that come over the wire; one that we do not know is UNDEFINED to the shopper. */
export function refusalCodeOf(wireCode: unknown): RefusalCode {
  return isRefusalCode(wireCode) ? wireCode : 'UNDEFINED';
}

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(REFUSALS, code);
}

export function textKeyOf(code: RefusalCode): RefusalKey {
  return REFUSALS[code];
}

/** Spec §3 "Cart error reasons", with what Magento 2.4.8 and this shop add. The wire's enum has exactly these. */
export const CART_ERROR_CODES = [
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
  'UNDEFINED',
  'PERMISSION_DENIED',
  'COULD_NOT_FIND_CART_ITEM',
  'NOT_ENOUGH_POINTS',
  'BUSINESS_ONLY',
] as const satisfies readonly RefusalCode[];

export const PLACE_ORDER_ERROR_CODES = [
  'CART_NOT_FOUND',
  'CART_NOT_ACTIVE',
  'GUEST_EMAIL_MISSING',
  'UNABLE_TO_PLACE_ORDER',
  'UNDEFINED',
  'SHIPPING_ADDRESS_MISSING',
  'SERVICE_POINT_REQUIRED',
  'SHIPPING_METHOD_MISSING',
  'NOT_ENOUGH_POINTS',
  'INVALID_DELIVERY_DATE',
] as const satisfies readonly RefusalCode[];
