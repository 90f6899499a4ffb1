// Saved views: addresses of lists of the back office under a name. Only the filters of the list are stored, as the list itself writes them.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { contentListPath, contentListQuery, SEES_CONTENT } from './content-views';
import { SEES_CUSTOMERS } from './customer-acts';
import { customerListPath, customerListQuery } from './customer-views';
import { logPath, logQuery, SEES_LOG } from './log-views';
import { documentsQuery, SEES_MONEY, staffDocumentsPath } from './money';
import { openQuery, staffOpenPath } from './open-items';
import { orderListPath, orderListQuery } from './order-views';
import { SEES_PRODUCTS } from './product-acts';
import { productListPath, productListQuery } from './product-views';
import { SEES_PROMOTIONS } from './promotion-acts';
import { promotionListPath, promotionListQuery } from './promotion-views';
import { SEES_ORDERS, type StaffRight } from './rights';

interface ViewList {
  sees: readonly StaffRight[];
  /** Without the page and without what is no filter of the list; null where a filter was typed wrong. */
  addressOf(given: Readonly<Record<string, string>>): string | null;
}

/** Null for a list whose filters are at fault. */
const faultless = <Query>(
  { query, faults }: { query: Query; faults: readonly unknown[] },
  pathOf: (query: Query) => string,
) => (faults.length > 0 ? null : pathOf(query));

const longEnough = <Query>(
  { query, isTooShort }: { query: Query; isTooShort: boolean },
  pathOf: (query: Query) => string,
) => (isTooShort ? null : pathOf(query));

export const VIEW_LIST_NAMES = [
  ...(['orders', 'customers', 'products', 'promotions'] as const),
  ...(['content', 'documents', 'open', 'log'] as const),
] as const;
export type ViewListName = (typeof VIEW_LIST_NAMES)[number];

export const VIEW_LISTS: Readonly<Record<ViewListName, ViewList>> = {
  orders: {
    sees: SEES_ORDERS,
    addressOf: (given) => faultless(orderListQuery(given), (query) => orderListPath(query)),
  },
  customers: {
    sees: SEES_CUSTOMERS,
    addressOf: (given) => longEnough(customerListQuery(given), (query) => customerListPath(query)),
  },
  products: {
    sees: SEES_PRODUCTS,
    addressOf: (given) => longEnough(productListQuery(given), (query) => productListPath(query)),
  },
  promotions: { sees: SEES_PROMOTIONS, addressOf: (given) => promotionListPath(promotionListQuery(given)) },
  content: { sees: SEES_CONTENT, addressOf: (given) => contentListPath(contentListQuery(given)) },
  documents: {
    sees: SEES_MONEY,
    addressOf: (given) => faultless(documentsQuery(given), (query) => staffDocumentsPath(query)),
  },
  open: { sees: SEES_MONEY, addressOf: (given) => faultless(openQuery(given), (query) => staffOpenPath(query)) },
  log: { sees: SEES_LOG, addressOf: (given) => faultless(logQuery(given), (query) => logPath(query)) },
};

export const isViewList = (value: unknown): value is ViewListName => VIEW_LIST_NAMES.some((name) => name === value);

/** The address of the list with the filters of a query, and of nothing else; null where they are at fault. */
export const viewAddress = (list: ViewListName, query: string): string | null =>
  VIEW_LISTS[list].addressOf(Object.fromEntries(new URLSearchParams(query)));

/** The filters of the address of a list, as they are stored; null where they are at fault. */
export function viewQuery(list: ViewListName, query: string): string | null {
  const address = viewAddress(list, query);
  return address === null ? null : (address.split('?')[1] ?? '');
}

export const LONGEST_VIEW_NAME = 60;
/** Of one colleague and one list. */
export const MOST_VIEWS = 30;

/** In one line. */
export function viewNameFrom(typed: string): Outcome<{ name: string }> {
  const name = typed.replace(/\s+/gu, ' ').trim();
  if (name === '') return refusal('VIEW_NAME_MISSING', { field: 'name' });
  if (name.length > LONGEST_VIEW_NAME) return refusal('VIEW_NAME_TOO_LONG', { field: 'name' });
  return { ok: true, name };
}

export const staffViewsPath = (): string => '/staff/views';
