// Numbers of an order as people write them: a quantity, an amount of kroner, a day. What may mean two is returned as it was written.
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { readDay } from '#domain/reading/days';
import { unambiguousNumber } from '#domain/reading/numbers';

export interface Counted {
  quantity: number | null;
  typed: string | null;
}

/** '10,00' is ten; '1.000', '2,5', '0' and '-4' are to be corrected by a person. */
export function countedFrom(text: string): Counted {
  const number = unambiguousNumber(text, 'either');
  const isQuantity = number !== null && Number.isInteger(number) && number > 0 && number <= QUANTITY_CAP;
  return isQuantity ? { quantity: number, typed: null } : { quantity: null, typed: text.trim() };
}

export interface Amount {
  price: number | null;
  priceTyped: string | null;
}

export const NO_AMOUNT: Amount = { price: null, priceTyped: null };

/** '25', '1.000,00', 'kr. 12,50', '25,-', '1,234.50 DKK'. */
export function amountFrom(text: string): Amount {
  const plain = text.replace(/kr\.?|dkk|,-/gi, '').trim();
  if (plain === '') return NO_AMOUNT;
  const price = unambiguousNumber(plain, 'either');
  return price !== null && price >= 0 ? { price, priceTyped: null } : { price: null, priceTyped: plain };
}

const MONTHS = 'jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec';
/** Before a day without a year: '24/6' alone is a size of staples. */
const DATED =
  '\\b(?:den|d\\.|til|senest|inden|før|fra|lev\\p{L}*|dato|ønske\\p{L}*|by|on|before|until|due|date|deliver\\p{L}*)[\\s.:]*';
/**
 * '24.12.2026', '24/12-26', 'den 24/12', '2026-12-24', '24. december 2026', 'uge 50'. A decimal number is no day: '24.12' needs a sign or a
 * year.
 */
const DAY = new RegExp(
  `\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)|(?<![\\d.,])\\d{1,2}[./-]\\d{1,2}[./-]\\s?\\d{2,4}(?!\\d)|(?<=${DATED})\\d{1,2}/\\d{1,2}(?![\\d/])|(?<!\\d)\\d{1,2}\\.?\\s?(?:${MONTHS})\\p{L}*\\.?(?:\\s?\\d{4})?(?!\\p{L})|\\b(?:uge|week)\\s?\\d{1,2}\\b`,
  'giu',
);

const IN_WORDS = new RegExp(`^(\\d{1,2})\\.?\\s?(${MONTHS})\\p{L}*\\.?\\s?(\\d{4})$`, 'iu');
const MONTH_NUMBERS: Readonly<Record<string, number>> = {
  ...{
    jan: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    maj: 5,
    may: 5,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    okt: 10,
    oct: 10,
    nov: 11,
    dec: 12,
  },
};

/** ISO where it is one day of one year; else as it was written. */
export function dayFrom(written: string): string {
  const typed = written.trim();
  const [, day, month = '', year] = IN_WORDS.exec(typed) ?? [];
  const read = readDay(day ? `${day}-${MONTH_NUMBERS[month.toLowerCase()] ?? 0}-${year}` : typed, 'danish');
  return read.kind === 'day' ? read.day.slice(0, 10) : typed;
}

/** The text without days, and the first of them. */
export function dayless(text: string): { rest: string; day: string | null } {
  const [first] = text.match(DAY) ?? [];
  return { rest: text.replace(DAY, ' '), day: first === undefined ? null : dayFrom(first) };
}
