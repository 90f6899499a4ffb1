// Why something did not go into the cart, as the parameters of the panel that says so. Spec §4 "UI state": the minicart's error.

import { paramNamesOf } from '#domain/refusal/refusal-params';
import { type Refusal, type RefusalCode, refusalOf } from '#domain/refusal/refusals';

/** The refusals of adding and of changing a line. */
const SAID: ReadonlySet<string> = new Set([
  'COULD_NOT_ADD',
  'CART_FULL',
  'COULD_NOT_REMOVE',
  'COULD_NOT_FIND_CART_ITEM',
  'CART_NOT_FOUND',
  'CART_NOT_ACTIVE',
  'PERMISSION_DENIED',
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'SOLD_OUT',
  'INSUFFICIENT_STOCK',
  'STOCK_TOO_LOW',
  'BUSINESS_ONLY',
  'OPTIONS_MISSING',
  'QUANTITY_NOT_A_NUMBER',
  'QUANTITY_TOO_SMALL',
  'QUANTITY_TOO_LARGE',
  'QUANTITY_NOT_A_MULTIPLE',
  'QUANTITY_NOT_ALLOWED',
  'NOT_ENOUGH_POINTS',
  'NOT_ENOUGH_POINTS_TO_UPDATE',
  'INVALID_DELIVERY_DATE',
  'UNDEFINED',
] satisfies RefusalCode[]);

const isCartError = (code: string): code is RefusalCode => SAID.has(code);

/** A number, or a product's: nothing else that an address may put into the shop's mouth. */
const ABOUT = /^[A-Za-z0-9-]{1,40}$/;

export function cartErrorParams({ code, params = {} }: Refusal): { error: string; about: string | number | null } {
  if (!isCartError(code)) return { error: 'COULD_NOT_ADD', about: null };
  const told = refusalOf(code, params);
  const [about] = Object.values(told.params ?? {});
  if (about === undefined) return { error: told.code, about: null };
  if (ABOUT.test(String(about))) return { error: told.code, about };
  // A value with characters that are not allowed in an address is omitted, and the less specific message is used.
  return { error: refusalOf(told.code).code, about: null };
}

/** Null for what our cart never says. */
export function cartErrorIn({ error = '', about }: { error?: string; about?: string }): Refusal | null {
  if (!isCartError(error)) return null;
  const [name] = paramNamesOf(error);
  if (name === undefined) return refusalOf(error);
  return about !== undefined && ABOUT.test(about) ? refusalOf(error, { [name]: about }) : null;
}
