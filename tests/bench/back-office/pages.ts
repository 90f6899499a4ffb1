// Addresses of every list of the back office, with each filter and search. `at`: the turn of the bench, so that pages, keys and words differ.
import { FULFILMENT_STAGES, PAYMENT_STAGES } from '#domain/order/order-progress';
import { FIGURE_PERIODS } from '#domain/staff/figures';
import { WAITING_KINDS } from '#domain/staff/waiting';

export interface Keys {
  order: string;
  customer: number;
  product: number;
  document: number;
  openInvoice: number;
  category: number;
  brand: string;
}

type Page = (at: number, keys: Keys) => string;

const TOWNS = ['Aarhus', 'Odense', 'Vejle', 'Kolding'];
const NAMES = ['Mette', 'Søren', 'Krogh', 'Bach', 'Poulsen', 'Iversen'];
const pick = (words: readonly string[], at: number): string => encodeURIComponent(words[at % words.length] ?? '');
const order = (at: number): string => String((at * 1_987) % 190_000).padStart(8, '0');

const named = <Word>(
  words: readonly Word[],
  entry: (word: Word) => [name: string, path: string],
): Record<string, Page> => Object.fromEntries(words.map(entry).map(([name, path]) => [name, () => path]));
const orders =
  (words: string): Page =>
  () =>
    `/staff/orders?${words}`;

export const LISTS: Readonly<Record<string, Page>> = {
  today: () => '/staff',
  'orders, waiting': orders('view=waiting'),
  'orders, to pack': orders('view=to-pack'),
  'orders, unpaid': orders('view=unpaid'),
  'orders, all': orders('view=all'),
  'orders, page in the middle': (_at, { order: key }) => `/staff/orders?view=all&after=${key}`,
  'orders, page before one': (_at, { order: key }) => `/staff/orders?view=all&before=${key}`,
  ...named(PAYMENT_STAGES, (stage) => [`orders, payment ${stage}`, `/staff/orders?view=all&payment=${stage}`]),
  ...named(FULFILMENT_STAGES, (stage) => [`orders, fulfilment ${stage}`, `/staff/orders?view=all&fulfilment=${stage}`]),
  'orders, store': orders('view=all&store=b2b'),
  'orders, store without orders': orders('view=all&store=outlet'),
  'orders, period': (at) => `/staff/orders?view=all&since=2025-0${1 + (at % 9)}-01&until=2025-0${1 + (at % 9)}-20`,
  'orders, number': (at) => `/staff/orders?q=B${order(at)}`,
  'orders, name': (at) => `/staff/orders?q=${pick(NAMES, at)}`,
  'orders, company': (at) => `/staff/orders?q=${pick(TOWNS, at)}`,
  'orders, e-mail': (at) => `/staff/orders?q=kunde${at * 7}%40`,
  'orders, phone': (at) => `/staff/orders?q=%2B45%20210${at % 10}00${10 + (at % 90)}`,
  'orders, requisition': (at) => `/staff/orders?q=R-${at * 300}`,
  'orders, SKU': (at) => `/staff/orders?q=V-${at}`,
  'orders, no hit': (at) => `/staff/orders?q=findesikke${at}`,
  'orders, search and filters': (at) =>
    `/staff/orders?q=${pick(NAMES, at)}&payment=invoice&fulfilment=delivered&store=b2b`,
  customers: () => '/staff/customers',
  'customers, page in the middle': (_at, { customer }) => `/staff/customers?view=all&after=${customer}`,
  'customers, private': () => '/staff/customers?view=private',
  'customers, companies': () => '/staff/customers?view=business',
  'customers, locked': () => '/staff/customers?view=locked',
  'customers, name': (at) => `/staff/customers?q=${pick(NAMES, at)}`,
  'customers, company': (at) => `/staff/customers?q=${pick(TOWNS, at)}`,
  'customers, CVR': (at) => `/staff/customers?q=${20_000_000 + at}`,
  'customers, e-mail': (at) => `/staff/customers?q=kunde${at * 31}%40`,
  'customers, phone': (at) => `/staff/customers?q=${21_000_000 + at * 13}`,
  products: () => '/staff/products',
  'products, page in the middle': (_at, { product }) => `/staff/products?view=all&after=${product}`,
  'products, sold out': () => '/staff/products?view=out',
  'products, hidden': () => '/staff/products?view=hidden',
  'products, number': (at) => `/staff/products?q=V-${at * 97}`,
  'products, two words': (at) => `/staff/products?q=${pick(['lampe blå', 'stol birk', 'reol grå'], at)}`,
  'products, a common word': (at) => `/staff/products?q=${pick(['blå', 'papir', 'kontor', 'A4'], at)}`,
  'products, category': (_at, { category }) => `/staff/products?category=${category}`,
  'products, brand': (_at, { brand }) => `/staff/products?brand=${brand}`,
  'products, sold out of a brand': (_at, { brand }) => `/staff/products?view=out&brand=${brand}`,
  'products, hidden of a brand': (_at, { brand }) => `/staff/products?view=hidden&brand=${brand}`,
  'invoices and credit notes': () => '/staff/money/documents',
  'invoices, page in the middle': (_at, { document }) => `/staff/money/documents?after=${document}`,
  'credit notes': () => '/staff/money/documents?kind=credit',
  'invoices of a month': (at) => `/staff/money/documents?month=2025-0${1 + (at % 9)}&kind=invoice`,
  'invoices of a store': () => '/staff/money/documents?store=b2b',
  'invoices, number': (at) => `/staff/money/documents?q=B1${order(at).slice(2)}`,
  'invoices, name': (at) => `/staff/money/documents?q=${pick(NAMES, at)}`,
  'open items': () => '/staff/money/open',
  'open items, page in the middle': (_at, { openInvoice }) => `/staff/money/open?after=${openInvoice}`,
  'open items, not due': () => '/staff/money/open?age=current',
  'open items, over 90 days': () => '/staff/money/open?age=older',
  'open items, company': (at) => `/staff/money/open?company=${1_000_001 + at}`,
  'open items, number': (at) => `/staff/money/open?q=B1${order(at).slice(2)}`,
  'open items, name': (at) => `/staff/money/open?q=${pick(NAMES, at)}`,
  'month-end report': (at) => `/staff/money?month=2025-0${1 + (at % 9)}`,
  journal: (at) => `/staff/money/journal?month=2025-0${1 + (at % 9)}`,
  ...named(FIGURE_PERIODS, (period) => [`figures, ${period}`, `/staff/figures?period=${period}`]),
  log: () => '/staff/log',
  'log, person': (at) => `/staff/log?person=${pick(['Mette', 'Bo', 'Ida'], at)}`,
  'log, order': (at) => `/staff/log?subject=B${order(at)}`,
  'log, a year ago': (at) => `/staff/log?since=2025-0${1 + (at % 9)}-01&until=2025-0${1 + (at % 9)}-02`,
  'log, person of a period': (at) =>
    `/staff/log?person=Mette&since=2023-0${1 + (at % 9)}-01&until=2023-0${1 + (at % 9)}-02`,
  ...named(WAITING_KINDS, (kind) => [`waiting, ${kind}`, `/staff/waiting/${kind}`]),
  promotions: () => '/staff/promotions',
  content: () => '/staff/content',
  staff: () => '/staff/members',
  webhooks: () => '/staff/webhooks',
  settings: () => '/staff/settings',
  'orders by phone, customer': (at) => `/staff/orders/new?customer=${pick(NAMES, at)}`,
  'search, name': (at) => `/staff/search?q=${pick(NAMES, at)}`,
  'search, company': (at) => `/staff/search?q=${pick(TOWNS, at)}`,
  'search, a common word': (at) => `/staff/search?q=${pick(['blå', 'lampe', 'kontor'], at)}`,
  'search, no hit': (at) => `/staff/search?q=findesikke${at}`,
};
