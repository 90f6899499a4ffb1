// The books in the back office: months by the Danish calendar, their invoices and credit notes, and what a row of the file for accountants has.
import { addDays, type IsoDate, startOfDay } from '#domain/calendar/calendar';
import { isSearchable } from '#domain/order/order-search';
import type { StaffRight } from '#domain/staff/rights';
import { rowKey, searchWord } from './list-words';

export const SEES_MONEY: readonly StaffRight[] = ['money'];

/** '2026-11' */
export type Month = string;

export const isMonth = (text: string): text is Month => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
export const monthOfDay = (day: IsoDate): Month => day.slice(0, 7);
export const monthBefore = (month: Month): Month => monthOfDay(addDays(`${month}-01`, -1));
export const monthAfter = (month: Month): Month => monthOfDay(addDays(`${month}-01`, 31));

/** Moments; `to` is the beginning of the next month. */
export const spanOfMonth = (month: Month): { from: Date; to: Date } => ({
  from: startOfDay(`${month}-01`),
  to: startOfDay(`${monthAfter(month)}-01`),
});

const MONTHS_SHOWN = 24;

/** The current month first. */
export function monthsToChoose(today: IsoDate): Month[] {
  const months = [monthOfDay(today)];
  while (months.length < MONTHS_SHOWN) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

export interface MonthQuery {
  month: Month;
  /** The code of a store; '' for all. */
  store: string;
}

const LONGEST_CODE = 100;
const storeFrom = ({ store = '' }: Readonly<Record<string, string>>): string => store.trim().slice(0, LONGEST_CODE);

/** Without a month, the last one that has ended: the one to be closed. What no link of the page sends is ignored. */
export function monthQuery(given: Readonly<Record<string, string>>, today: IsoDate): MonthQuery {
  const month = given.month ?? '';
  return { month: isMonth(month) ? month : monthBefore(monthOfDay(today)), store: storeFrom(given) };
}

export const DOCUMENT_KINDS = ['invoice', 'credit'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const isDocumentKind = (text: string): text is DocumentKind => DOCUMENT_KINDS.some((kind) => kind === text);

export interface DocumentsQuery {
  /** '' for all. */
  month: Month | '';
  kind: DocumentKind | '';
  store: string;
  /** Searched in documents and their orders: numbers, names, e-mail, references. */
  q: string;
  /** Older than this document, or newer: ids. */
  after: number | null;
  before: number | null;
}

export type DocumentsFault = { field: 'q'; code: 'TEXT_TOO_SHORT' };

/** A text that is too short is a fault and does not filter. */
export function documentsQuery(given: Readonly<Record<string, string>>): {
  query: DocumentsQuery;
  faults: DocumentsFault[];
} {
  const [month, kind, q] = [given.month ?? '', given.kind ?? '', searchWord(given)];
  return {
    query: {
      ...{
        month: isMonth(month) ? month : '',
        kind: isDocumentKind(kind) ? kind : '',
        store: storeFrom(given),
        q,
      },
      ...{ after: rowKey(given.after), before: rowKey(given.before) },
    },
    faults: q !== '' && !isSearchable(q) ? [{ field: 'q', code: 'TEXT_TOO_SHORT' }] : [],
  };
}

/** As the back end filters. */
export function documentsFilter({ month, kind, store, q }: DocumentsQuery) {
  const span = month ? spanOfMonth(month) : null;
  return {
    ...{ kind: kind || null, store: store || null, text: isSearchable(q) ? q : null },
    ...{ from: span?.from ?? null, to: span?.to ?? null },
  };
}

export function pathWith(path: string, words: Readonly<Record<string, string | number | null>>): string {
  const named = Object.entries(words).flatMap(([name, word]) =>
    word === '' || word === null ? [] : [[name, String(word)]],
  );
  const text = new URLSearchParams(named).toString();
  return text ? `${path}?${text}` : path;
}

export const staffMonthPath = (query: Partial<MonthQuery> = {}): string => pathWith('/staff/money', { ...query });
/** Paging begins anew unless it is given. */
export const staffDocumentsPath = (query: Partial<DocumentsQuery> = {}, change: Partial<DocumentsQuery> = {}): string =>
  pathWith('/staff/money/documents', { ...query, after: null, before: null, ...change });
/** A file of all documents that these filters find. */
export const staffDocumentsFilePath = (query: Partial<DocumentsQuery> = {}): string =>
  pathWith('/staff/money/documents.csv', { ...query, after: null, before: null });

/** What the documents of one VAT rate come to, without and with the sign of credit notes. */
export interface RateOfMonth {
  /** 2500 is 25 %. */
  vatBp: number;
  invoicedNetOere: number;
  invoicedVatOere: number;
  creditedNetOere: number;
  creditedVatOere: number;
}

/** Sum over all rates: what the VAT return states. */
export function ratesTogether(rates: readonly RateOfMonth[]): { netOere: number; vatOere: number } {
  return rates.reduce(
    ({ netOere, vatOere }, rate) => ({
      netOere: netOere + rate.invoicedNetOere - rate.creditedNetOere,
      vatOere: vatOere + rate.invoicedVatOere - rate.creditedVatOere,
    }),
    { netOere: 0, vatOere: 0 },
  );
}
