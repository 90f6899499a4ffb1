// Open items: invoices on account that are not paid, by age; filters from the address, and what staff may register of them.
import { addDays, type IsoDate, isIsoDate } from '#domain/calendar/calendar';
import { isSearchable } from '#domain/order/order-search';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { rowKey, searchWord } from './list-words';
import { pathWith } from './money';

export const OPEN_AGES = ['current', 'days30', 'days60', 'days90', 'older'] as const;
export type OpenAge = (typeof OPEN_AGES)[number];
const isOpenAge = (text: string): text is OpenAge => OPEN_AGES.some((age) => age === text);

/** Days past the due day, from which the age begins. */
const FROM_DAYS: Readonly<Record<OpenAge, number>> = { current: 0, days30: 1, days60: 31, days90: 61, older: 91 };

/** Due days of an age, both included; null: no limit. The last day to pay is not overdue. */
export function dueDaysOf(age: OpenAge, today: IsoDate): { from: IsoDate | null; to: IsoDate | null } {
  if (age === 'current') return { from: today, to: null };
  const next = OPEN_AGES[OPEN_AGES.indexOf(age) + 1];
  return { from: next ? addDays(today, 1 - FROM_DAYS[next]) : null, to: addDays(today, -FROM_DAYS[age]) };
}

export function ageOf(dueOn: IsoDate, today: IsoDate): OpenAge {
  return OPEN_AGES.findLast((age) => age === 'current' || dueOn <= addDays(today, -FROM_DAYS[age])) ?? 'current';
}

export interface OpenQuery {
  age: OpenAge | '';
  /** The id of a company. */
  company: number | null;
  /** Searched in invoices and their orders: numbers, names, e-mail, references. */
  q: string;
  /** Later than this invoice: an id. */
  after: number | null;
}

type OpenFault = { field: 'q'; code: 'TEXT_TOO_SHORT' };

/** A text that is too short is a fault and does not filter. */
export function openQuery(given: Readonly<Record<string, string>>): { query: OpenQuery; faults: OpenFault[] } {
  const [age, q] = [given.age ?? '', searchWord(given)];
  return {
    query: { age: isOpenAge(age) ? age : '', company: rowKey(given.company), q, after: rowKey(given.after) },
    faults: q !== '' && !isSearchable(q) ? [{ field: 'q', code: 'TEXT_TOO_SHORT' }] : [],
  };
}

/** As the back end filters. */
export function openFilter({ age, company, q }: OpenQuery, today: IsoDate) {
  const { from, to } = age ? dueDaysOf(age, today) : { from: null, to: null };
  return { dueFrom: from, dueTo: to, company, text: isSearchable(q) ? q : null };
}

/** Paging begins anew unless it is given. */
export const staffOpenPath = (query: Partial<OpenQuery> = {}, change: Partial<OpenQuery> = {}): string =>
  pathWith('/staff/money/open', { ...query, after: null, ...change });
export const staffOpenFilePath = (query: Partial<OpenQuery> = {}): string =>
  pathWith('/staff/money/open.csv', { ...query, after: null });
export const staffOpenInvoicePath = (number: string, words: Readonly<Record<string, string>> = {}): string =>
  pathWith(`/staff/money/open/${encodeURIComponent(number)}`, words);

export interface TypedPayment {
  amountOere: number;
  paidOn: string;
}

/** `openOere`: negative where the buyer has money to get back; the amount is what was paid or paid back. */
export function checkPayment({ amountOere, paidOn }: TypedPayment, openOere: number, today: IsoDate): Outcome {
  if (!Number.isSafeInteger(amountOere) || amountOere <= 0) return refusal('AMOUNT_INVALID', { field: 'amount' });
  if (amountOere > Math.abs(openOere)) return refusal('AMOUNT_ABOVE_OPEN', { field: 'amount' });
  if (!isIsoDate(paidOn)) return refusal('PAID_DAY_INVALID', { field: 'paidOn' });
  if (paidOn > today) return refusal('PAID_DAY_IN_FUTURE', { field: 'paidOn' });
  return { ok: true };
}

export interface OpenSums {
  currentOere: number;
  days30Oere: number;
  days60Oere: number;
  days90Oere: number;
  olderOere: number;
}

export const openOereOf = (sums: OpenSums): number => OPEN_AGES.reduce((sum, age) => sum + sums[`${age}Oere`], 0);
