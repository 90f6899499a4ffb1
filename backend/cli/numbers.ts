// Reads numbers typed on the command line and prints amounts.
import { InvalidArgumentError } from 'commander';
import { formatMoney, type Oere, oere, oereFromKroner } from '#domain/money/money';
import { readNumber, unmistakable } from '#domain/reading/numbers';

/** The largest integer that the command line accepts. */
const MOST = 9_999_999;

/** Staff type both notations: a number that may be two is refused with both readings. */
function typedNumber(typed: string, otherwise: string): number {
  const reading = readNumber(typed, 'either');
  if (reading.kind === 'number') return reading.value;
  if (reading.kind === 'not-a-number') throw new InvalidArgumentError(otherwise);
  const [one, other] = reading.readings.map(unmistakable);
  throw new InvalidArgumentError(`${typed} kan betyde ${one} eller ${other}. Skriv ${one} eller ${other}.`);
}

export function wholeNumber(typed: string): number {
  const otherwise = 'Skriv et helt tal.';
  const number = typedNumber(typed, otherwise);
  if (!Number.isInteger(number) || Math.abs(number) > MOST) throw new InvalidArgumentError(otherwise);
  return number;
}

/** Kroner with at most two decimals → øre. */
export function amount(typed: string): number {
  const otherwise = 'Skriv kroner, for eksempel 89,50.';
  const number = typedNumber(typed, otherwise);
  const sum = oereFromKroner(number);
  if (number < 0 || number > MOST + 0.99 || Math.abs(sum - number * 100) > 0.001)
    throw new InvalidArgumentError(otherwise);
  return sum;
}

/** Øre → '1.234,50 kr.', with a plain space: terminals do not know another. */
export const danishKroner = (sum: number): string => formatMoney(oere(sum), 'da-DK').replace('\u00a0', ' ');

/** `10001=3`, again and again: SKU and pieces. */
export function pieces(typed: string, before: Map<string, number> = new Map()): Map<string, number> {
  const [, sku = '', quantity = ''] = /^([^=]+)=(.+)$/.exec(typed) ?? [];
  const otherwise = 'Skriv varenummer og antal, for eksempel 1000101=3.';
  if (sku === '') throw new InvalidArgumentError(otherwise);
  const count = typedNumber(quantity, otherwise);
  if (!Number.isInteger(count) || count < 0 || count > 999_999) throw new InvalidArgumentError(otherwise);
  return new Map([...before, [sku, count]]);
}

export const LOST =
  'så meget har varen mistet i værdi inkl. moms; det trækkes fra, og varen lægges ikke på lager; kan gentages';

/** `10001=45,50`, again and again: SKU and kroner. */
export function lost(typed: string, before: Map<string, Oere> = new Map()): Map<string, Oere> {
  const [, sku = '', sum = ''] = /^([^=]+)=(.+)$/.exec(typed) ?? [];
  if (sku === '') throw new InvalidArgumentError('Skriv varenummer og kroner, for eksempel 1000101=45,50.');
  return new Map([...before, [sku, oere(amount(sum))]]);
}

/** Per cent with a point or a comma → basis points. */
export function percent(typed: string): number {
  const otherwise = 'Skriv en procent, for eksempel 12,5.';
  const value = typedNumber(typed, otherwise);
  const points = Math.round(value * 100);
  if (value <= 0 || value > 100 || Math.abs(points - value * 100) > 0.001) throw new InvalidArgumentError(otherwise);
  return points;
}

/** A whole number above 0. */
export function count(typed: string): number {
  const number = wholeNumber(typed);
  if (number < 1) throw new InvalidArgumentError('Skriv et helt tal over 0.');
  return number;
}
