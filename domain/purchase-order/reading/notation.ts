// '1.000' alone may be a thousand or one. Where all other numbers of the document have a comma before their decimals, it is a thousand.
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { readNumber } from '#domain/reading/numbers';
import type { ReadLine } from './model';

const ALONE = '(?<![\\d.,/-])';
const END = '(?![\\d.,/-]*\\d)';
const COMMA = new RegExp(`${ALONE}(?:\\d{1,3}(?:\\.\\d{3})+|\\d+),\\d{1,2}${END}`);
const POINT = new RegExp(`${ALONE}(?:\\d{1,3}(?:,\\d{3})+|\\d+)\\.\\d{1,2}${END}`);

export type DecimalSign = ',' | '.';

/** Null where the document has no decimals, or writes them in both ways. */
export function decimalSignOf(texts: readonly string[]): DecimalSign | null {
  const [hasComma, hasPoint] = [COMMA, POINT].map((pattern) => texts.some((text) => pattern.test(text)));
  return hasComma === hasPoint ? null : hasComma ? ',' : '.';
}

/** The number that a text of two meanings has in this document; null for any other text. */
function numberBySign(typed: string | null, sign: DecimalSign): number | null {
  const reading = typed === null ? null : readNumber(typed, 'either');
  if (typed === null || reading?.kind !== 'ambiguous') return null;
  const [decimal, thousands] = reading.readings;
  return typed.includes(sign) ? decimal : thousands;
}

export function settledBy(line: ReadLine, sign: DecimalSign | null): ReadLine {
  if (sign === null) return line;
  const quantity = numberBySign(line.typed, sign);
  const price = numberBySign(line.priceTyped, sign);
  const isQuantity = quantity !== null && Number.isInteger(quantity) && quantity > 0 && quantity <= QUANTITY_CAP;
  return {
    ...line,
    ...(isQuantity ? { quantity, typed: null } : {}),
    ...(price === null ? {} : { price, priceTyped: null }),
  };
}
