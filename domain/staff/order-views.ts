// The order list of the back office: saved views and filters, read from the address of the page and written into it.
import { isIsoDate } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import {
  FULFILMENT_STAGES,
  type FulfilmentStage,
  PAYMENT_STAGES,
  type PaymentStage,
} from '#domain/order/order-progress';
import { isSearchable } from '#domain/order/order-search';
import type { OrderStatus } from '#domain/order/order-status';

/** Each view: the statuses that it holds; null: all orders. */
export const ORDER_VIEWS = {
  waiting: ['processing', 'on_hold'],
  'to-pack': ['processing'],
  unpaid: ['pending'],
  all: null,
} as const satisfies Record<string, readonly OrderStatus[] | null>;
export type OrderView = keyof typeof ORDER_VIEWS;
export const ORDER_VIEW_NAMES = ['waiting', 'to-pack', 'unpaid', 'all'] as const satisfies readonly OrderView[];

export interface OrderListQuery {
  view: OrderView;
  text: string;
  payment: PaymentStage | null;
  fulfilment: FulfilmentStage | null;
  store: string;
  /** Days, the last one included; '' for none. */
  since: string;
  until: string;
  /** Older than this order, or newer than that one: numbers. */
  after: string;
  before: string;
}

export type OrderListFault = {
  field: 'q' | 'since' | 'until';
  code: 'TEXT_TOO_SHORT' | 'DATE_INVALID' | 'ENDS_BEFORE';
};

export const DEFAULT_VIEW: OrderView = 'waiting';
const LONGEST_WORD = 100;

/** What no form of the list sends is ignored; what was typed wrong is a fault, and does not filter. */
export function orderListQuery(given: Readonly<Record<string, string>>): {
  query: OrderListQuery;
  faults: OrderListFault[];
} {
  const word = (name: string) => (given[name] ?? '').trim().slice(0, LONGEST_WORD);
  const [text, since, until] = [word('q'), word('since'), word('until')];
  const faults: OrderListFault[] = [
    ...(text !== '' && !isSearchable(text) ? [{ field: 'q', code: 'TEXT_TOO_SHORT' } as const] : []),
    ...(since !== '' && !isIsoDate(since) ? [{ field: 'since', code: 'DATE_INVALID' } as const] : []),
    ...(until !== '' && !isIsoDate(until) ? [{ field: 'until', code: 'DATE_INVALID' } as const] : []),
  ];
  if (faults.length === 0 && since && until && until < since) faults.push({ field: 'until', code: 'ENDS_BEFORE' });
  // A search without a view looks in all orders: who types a number wants that order.
  const fallback = text === '' ? DEFAULT_VIEW : 'all';
  const query = {
    ...{ text, since, until, store: word('store'), after: word('after'), before: word('before') },
    view: ORDER_VIEW_NAMES.find((view) => view === given.view) ?? fallback,
    payment: PAYMENT_STAGES.find((stage) => stage === given.payment) ?? null,
    fulfilment: FULFILMENT_STAGES.find((stage) => stage === given.fulfilment) ?? null,
  };
  return { query, faults };
}

/** As the back end filters: moments in place of days. */
export function orderListFilter({ view, text, payment, fulfilment, store, since, until }: OrderListQuery) {
  return {
    ...{ statuses: ORDER_VIEWS[view], payment, fulfilment },
    ...{ text: isSearchable(text) ? text : null, store: store || null },
    ...periodOfDays(isIsoDate(since) ? since : null, isIsoDate(until) ? until : null),
  };
}

const NAMES = {
  text: 'q',
  payment: 'payment',
  fulfilment: 'fulfilment',
  store: 'store',
  since: 'since',
  until: 'until',
} as const;
export type FilterName = keyof typeof NAMES;
export const FILTER_NAMES = [
  'text',
  'payment',
  'fulfilment',
  'store',
  'since',
  'until',
] as const satisfies readonly FilterName[];

/** The address of the list with these filters; paging begins anew unless it is given. */
export function orderListPath(query: OrderListQuery, change: Partial<OrderListQuery> = {}): string {
  const next = { ...query, after: '', before: '', ...change };
  const words = new URLSearchParams({ view: next.view });
  for (const name of FILTER_NAMES) if (next[name]) words.set(NAMES[name], String(next[name]));
  if (next.after) words.set('after', next.after);
  if (next.before) words.set('before', next.before);
  return `/staff/orders?${words}`;
}

/** Filters that are set, as chips that remove them. */
export const activeFilters = (query: OrderListQuery): { name: FilterName; value: string }[] =>
  FILTER_NAMES.flatMap((name) => (query[name] ? [{ name, value: String(query[name]) }] : []));

export const withoutFilter = (query: OrderListQuery, name: FilterName): string =>
  orderListPath(query, { [name]: name === 'payment' || name === 'fulfilment' ? null : '' });
