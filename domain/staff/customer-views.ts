// The customer list of the back office: views and search, read from the address of the page and written into it.
import { isSearchable } from '#domain/order/order-search';
import { rowKey, searchWord } from './list-words';

export const CUSTOMER_VIEW_NAMES = ['all', 'private', 'business', 'locked'] as const;
export type CustomerView = (typeof CUSTOMER_VIEW_NAMES)[number];

/** Each view as the back end filters; null: either. */
export const CUSTOMER_VIEWS: Record<CustomerView, { isBusiness: boolean | null; isActive: boolean | null }> = {
  all: { isBusiness: null, isActive: null },
  private: { isBusiness: false, isActive: null },
  business: { isBusiness: true, isActive: null },
  locked: { isBusiness: null, isActive: false },
};

export interface CustomerListQuery {
  view: CustomerView;
  text: string;
  /** Older than this customer, or newer than that one. */
  after: number | null;
  before: number | null;
}

/** `isTooShort`: the text does not filter, and the page says why. */
export function customerListQuery(given: Readonly<Record<string, string>>): {
  query: CustomerListQuery;
  isTooShort: boolean;
} {
  const text = searchWord(given);
  const view = CUSTOMER_VIEW_NAMES.find((name) => name === given.view) ?? 'all';
  return {
    query: { view, text, after: rowKey(given.after), before: rowKey(given.before) },
    isTooShort: text !== '' && !isSearchable(text),
  };
}

/** The address of the list; paging begins anew unless it is given. */
export function customerListPath(query: CustomerListQuery, change: Partial<CustomerListQuery> = {}): string {
  const { view, text, after, before } = { ...query, after: null, before: null, ...change };
  const words = new URLSearchParams({ view });
  if (text) words.set('q', text);
  if (after !== null) words.set('after', String(after));
  if (before !== null) words.set('before', String(before));
  return `/staff/customers?${words}`;
}
