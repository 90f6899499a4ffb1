// Why something did not go into the cart, as the parameters of the panel that says so. Spec §4 "UI state": the minicart's error.
import { type Refusal, refusal, type RefusalCode } from '#domain/refusals';

/** The refusals of adding and of changing a line, and what the words of each name. */
const NAMED = {
  COULD_NOT_ADD: null,
  COULD_NOT_FIND_CART_ITEM: null,
  PRODUCT_NOT_FOUND: 'sku',
  NOT_SALABLE: null,
  INSUFFICIENT_STOCK: 'quantity',
  STOCK_TOO_LOW: null,
  BUSINESS_ONLY: null,
  OPTIONS_MISSING: null,
  QUANTITY_NOT_A_NUMBER: null,
  QUANTITY_TOO_SMALL: 'min',
  QUANTITY_TOO_LARGE: 'max',
  QUANTITY_NOT_A_MULTIPLE: 'increment',
  NOT_ENOUGH_POINTS: null,
  NOT_ENOUGH_POINTS_TO_UPDATE: null,
  UNDEFINED: null,
} as const satisfies Partial<Record<RefusalCode, string | null>>;

type CartErrorCode = keyof typeof NAMED;
const isCartError = (code: string): code is CartErrorCode => Object.hasOwn(NAMED, code);

/** A number, or a product's: nothing else that an address may put into the shop's mouth. */
const ABOUT = /^[A-Za-z0-9-]{1,40}$/;

export function cartErrorParams({ code, params = {} }: Refusal): { error: string; about: string | number | null } {
  if (!isCartError(code)) return { error: 'COULD_NOT_ADD', about: null };
  const name = NAMED[code];
  if (name === null) return { error: code, about: null };
  const about = params[name];
  if (about !== undefined && ABOUT.test(String(about))) return { error: code, about };
  // Without what its words name, less is said.
  return { error: code === 'INSUFFICIENT_STOCK' ? 'STOCK_TOO_LOW' : 'COULD_NOT_ADD', about: null };
}

/** Null for what no cart of ours says. */
export function cartErrorIn({ error = '', about }: { error?: string; about?: string }): Refusal | null {
  if (!isCartError(error)) return null;
  const name = NAMED[error];
  if (name === null) return refusal(error);
  return about !== undefined && ABOUT.test(about) ? refusal(error, { params: { [name]: about } }) : null;
}
