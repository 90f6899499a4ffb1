// Expected no's of the shop as values: a code, the field at fault, and what fills the text's placeholders. Spec §8.
import { REFUSALS } from '#domain/refusal/refusal-codes';
import { type NamingCode, type ParamsOf, paramNamesOf, type RefusalParams } from '#domain/refusal/refusal-params';

export type { RefusalParams };
export { REFUSALS };

export type RefusalCode = keyof typeof REFUSALS;
export type RefusalKey = (typeof REFUSALS)[RefusalCode];

/** `field` is the form field at fault; `params` fill the text's placeholders. */
export type Refusal = { ok: false; code: RefusalCode; field?: string; params?: RefusalParams };
export type Outcome<T extends object = object> = ({ ok: true } & T) | Refusal;

/** A code whose words name no values. */
export type PlainCode = Exclude<RefusalCode, NamingCode>;

/** What a code's words name has to be said with it; words that name nothing take nothing. */
type DetailsOf<Code extends RefusalCode> = [Code] extends [NamingCode]
  ? [details: { field?: string; params: ParamsOf<Code> }]
  : [Code] extends [PlainCode]
    ? [details?: { field?: string }]
    : never;

export function refusal<Code extends RefusalCode>(code: Code, ...details: DetailsOf<Code>): Refusal {
  return { ok: false, code, ...details[0] };
}

/** What is said where a value is missing that the words name: a little less, and never an empty place. */
const WITHOUT_VALUES: Partial<Record<RefusalCode, RefusalCode>> = {
  PRODUCT_NOT_FOUND: 'COULD_NOT_ADD',
  INSUFFICIENT_STOCK: 'STOCK_TOO_LOW',
  QUANTITY_TOO_SMALL: 'QUANTITY_NOT_ALLOWED',
  QUANTITY_TOO_LARGE: 'QUANTITY_NOT_ALLOWED',
  QUANTITY_NOT_A_MULTIPLE: 'QUANTITY_NOT_ALLOWED',
  GIFT_NOT_EARNED: 'GIFT_EARNED_NO_MORE',
  MORE_THAN_LEFT: 'QUANTITY_NOT_ALLOWED',
  REDUCTION_ABOVE_PRICE: 'AMOUNT_ABOVE_INVOICED',
  WITHDRAWAL_EXEMPT: 'WITHDRAWAL_UNAVAILABLE',
  RETURN_EXEMPT: 'RETURN_UNAVAILABLE',
  RETURN_TOO_LATE: 'RETURN_UNAVAILABLE',
  RETURN_TOO_HEAVY: 'RETURN_UNAVAILABLE',
  RETURN_PARCELS: 'RETURN_UNAVAILABLE',
};

/** For a code that is known at run time only, as those of the wire are: with what its words name, and nothing else. */
export function refusalOf(code: RefusalCode, given: RefusalParams = {}, field?: string): Refusal {
  const at = field === undefined ? {} : { field };
  const names = paramNamesOf(code);
  if (names.length === 0) return { ok: false, code, ...at };
  // 'Only 0 left' is said as what it is: sold out.
  if (code === 'INSUFFICIENT_STOCK' && given.quantity === 0) return { ok: false, code: 'SOLD_OUT', ...at };
  const params: RefusalParams = {};
  for (const name of names) {
    const value = given[name];
    if (value === undefined) return { ok: false, code: WITHOUT_VALUES[code] ?? 'UNDEFINED', ...at };
    params[name] = value;
  }
  return { ok: false, code, ...at, params };
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
