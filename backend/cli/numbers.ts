// Numbers as they are typed on the command line, and amounts as it prints them.
import { InvalidArgumentError } from 'commander';
import { formatMoney, type Oere, oere, oereFromKroner } from '#domain/money';

export function wholeNumber(typed: string): number {
  const number = /^-?\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(number)) throw new InvalidArgumentError('Skriv et helt tal.');
  return number;
}

/** Kroner with a point or a comma → øre. */
export function amount(typed: string): number {
  const isAmount = /^\d{1,7}([.,]\d{1,2})?$/.test(typed);
  if (!isAmount) throw new InvalidArgumentError('Skriv kroner, for eksempel 89,50.');
  return oereFromKroner(Number(typed.replace(',', '.')));
}

/** Øre → '1.234,50 kr.', with a plain space: terminals do not know another. */
export const danishKroner = (sum: number): string => formatMoney(oere(sum), 'da-DK').replace('\u00a0', ' ');

/** `10001=3`, again and again: SKU and pieces. */
export function pieces(typed: string, before: Map<string, number> = new Map()): Map<string, number> {
  const [, sku = '', quantity = ''] = /^([^=]+)=(\d{1,6})$/.exec(typed) ?? [];
  if (sku === '') throw new InvalidArgumentError('Skriv varenummer og antal, for eksempel 1000101=3.');
  return new Map([...before, [sku, Number(quantity)]]);
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
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  if (!(value > 0 && value <= 100)) throw new InvalidArgumentError('Skriv en procent, for eksempel 12,5.');
  return Math.round(value * 100);
}

/** A whole number above 0. */
export function count(typed: string): number {
  const number = wholeNumber(typed);
  if (number < 1) throw new InvalidArgumentError('Skriv et helt tal over 0.');
  return number;
}
