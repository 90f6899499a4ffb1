// From an error of the wire to a refusal of the shop: by code where there is one, else by Magento's text.
import {
  isRefusalCode,
  type Refusal,
  type RefusalParams,
  refusal,
  refusalCodeOf,
  refusalOf,
} from '#domain/refusal/refusals';
import { plainParams, type WireError } from './wire.map';

type CodedError = {
  code: string;
  message: string;
  quantity?: number | null;
  /** What our own back end adds: the code of domain/refusal/refusals, and what its words name. */
  problem_code?: string | null;
  problem_params?: unknown;
} | null;

// Magento core knows these only as texts (contract, section 4).
const BY_TEXT: [RegExp, Refusal['code']][] = [
  [/^Could not find a product with SKU/, 'PRODUCT_NOT_FOUND'],
  [/^The requested qty/, 'INSUFFICIENT_STOCK'],
  [/^The fewest you may purchase is/, 'QUANTITY_TOO_SMALL'],
  [/^The most you may purchase is/, 'QUANTITY_TOO_LARGE'],
  [/^You can buy .* only in quantities of/, 'QUANTITY_NOT_A_MULTIPLE'],
  [/^You haven't enough point update items/, 'NOT_ENOUGH_POINTS_TO_UPDATE'],
  [/^The coupon code isn't valid/, 'COUPON_INVALID'],
  [/^The applied giftcard code is not valid/, 'GIFT_CARD_INVALID'],
  [/^The applied giftcard code has already been used/, 'GIFT_CARD_USED'],
  [/^This gift card account is already in the quote/, 'GIFT_CARD_IN_CART'],
  [/^Required parameter "coupon_code" is missing/, 'COUPON_CODE_MISSING'],
  [/^The account is deactivated/, 'ACCOUNT_DEACTIVATED'],
  [/^(The account sign-in was incorrect|Invalid login or password)/, 'LOGIN_FAILED'],
  [/^Could not find a cart/, 'CART_NOT_FOUND'],
  [/^(The cart isn't active|Current user does not have an active cart)/, 'CART_NOT_ACTIVE'],
];

const numberAtEnd = (text: string) => /(\d+)(?:[.,]\d+)?\D*$/.exec(text)?.[1];

const NUMBER_OF: Partial<Record<Refusal['code'], string>> = {
  QUANTITY_TOO_SMALL: 'min',
  QUANTITY_TOO_LARGE: 'max',
  QUANTITY_NOT_A_MULTIPLE: 'increment',
  INSUFFICIENT_STOCK: 'quantity',
};

/** What Magento's texts name: a number, or the product in quotes. */
function paramsIn(code: Refusal['code'], message: string): RefusalParams {
  const sku = code === 'PRODUCT_NOT_FOUND' ? /"([^"]+)"/.exec(message)?.[1] : undefined;
  if (sku !== undefined) return { sku };
  const name = NUMBER_OF[code];
  const number = name && numberAtEnd(message);
  return name && number ? { [name]: number } : {};
}

/** The refusal that matches an error text of the wire; null where the text is unknown. */
export function refusalOfText(message: string): Refusal | null {
  const found = BY_TEXT.find(([pattern]) => pattern.test(message));
  return found ? refusalOf(found[1], paramsIn(found[1], message)) : null;
}

export function refusalOfError(error: WireError): Refusal {
  if (error.code && isRefusalCode(error.code)) {
    const { field, ...params } = error.params;
    return refusalOf(error.code, params, field === undefined ? undefined : fieldNamed(String(field)));
  }
  return refusalOfText(error.message) ?? refusal('UNDEFINED');
}

/** The wire's names of fields that our forms call otherwise. */
const FIELDS: Readonly<Record<string, string>> = { vat_id: 'vatId', country_code: 'postcode' };
const fieldNamed = (name: string) => FIELDS[name] ?? name;

/** An entry of `user_errors` or `errors` inside a payload. The text is the sharper of the two where it says a value. */
export function refusalOfCoded(error: NonNullable<CodedError>): Refusal {
  if (isRefusalCode(error.problem_code)) return refusalOf(error.problem_code, plainParams(error.problem_params));
  const byText = refusalOfText(error.message);
  if (byText?.params) return byText;
  const code = refusalCodeOf(error.code);
  if (code === 'INSUFFICIENT_STOCK' || byText?.code === 'STOCK_TOO_LOW') return shortOf(error.quantity);
  return code === 'UNDEFINED' ? (byText ?? refusal('UNDEFINED')) : refusalOf(code, paramsIn(code, error.message));
}

/** Magento says how many are left only to the shopper who adds. */
const shortOf = (left: number | null | undefined): Refusal =>
  refusalOf('INSUFFICIENT_STOCK', typeof left === 'number' ? { quantity: left } : {});

/** The first refusal of an answer, from its payload's list or from its top level; null when all went well. */
export function firstRefusal(
  coded: readonly CodedError[] | null | undefined,
  errors: readonly WireError[],
): Refusal | null {
  const inPayload = (coded ?? []).find((error) => error !== null);
  if (inPayload) return refusalOfCoded(inPayload);
  const [first] = errors;
  return first ? refusalOfError(first) : null;
}
