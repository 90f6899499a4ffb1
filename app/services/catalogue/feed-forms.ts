// The forms of product feeds: Google Merchant, Meta, PriceRunner and Kelkoo, stock and price, and what is left out.
import { create } from 'xmlbuilder2';
import type { FeedEntry } from '~/models/feed';

export interface FeedForm {
  type: string;
  /** What is written before the entries, and behind them. */
  head: string;
  foot: string;
  /** Empty: not in this feed. */
  line: (entry: FeedEntry, origin: string) => string;
}

const CSV = 'text/csv; charset=utf-8';
const GOOGLE = 'http://base.google.com/ns/1.0';

const feedKroner = (oere: number): string => (oere / 100).toFixed(2);
const dkk = (oere: number): string => `${feedKroner(oere)} DKK`;
const isReduced = ({ oere, regularOere }: FeedEntry): boolean => regularOere > oere;

/** RFC 4180. Spreadsheets run a cell that begins like a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const feedRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

type Column = [name: string, value: (entry: FeedEntry, origin: string) => string];

function csvForm(columns: readonly Column[], isListed: (entry: FeedEntry) => boolean): FeedForm {
  return {
    ...{ type: CSV, head: feedRow(columns.map(([name]) => name)), foot: '' },
    line: (entry, origin) => (isListed(entry) ? feedRow(columns.map(([, value]) => value(entry, origin))) : ''),
  };
}

const isFed = ({ reason }: FeedEntry): boolean => reason === null;
const address = (path: string, origin: string): string => new URL(path, origin).href;

/** Google's and Meta's attributes have the same names. */
const ATTRIBUTES: readonly Column[] = [
  ['id', ({ sku }) => sku],
  ['title', ({ title }) => title],
  ['description', ({ text }) => text],
  ['link', ({ path }, origin) => address(path, origin)],
  ['image_link', ({ image }, origin) => address(image, origin)],
  ['availability', ({ isSalable }) => (isSalable ? 'in_stock' : 'out_of_stock')],
  ['price', ({ regularOere }) => dkk(regularOere)],
  ['sale_price', (entry) => (isReduced(entry) ? dkk(entry.oere) : '')],
  ['condition', () => 'new'],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ ean }) => ean ?? ''],
  ['item_group_id', ({ family }) => family ?? ''],
  ['product_type', ({ category }) => category],
];

/** Without a brand and a number there is nothing to compare a product by. */
const identifiers: Column = ['identifier_exists', ({ ean, brand }) => (ean || brand ? '' : 'no')];

const META_WORDS: Record<string, string> = { in_stock: 'in stock', out_of_stock: 'out of stock' };

function googleItem(entry: FeedEntry, origin: string): string {
  if (!isFed(entry)) return '';
  const item = create().ele('item');
  for (const [name, value] of [...ATTRIBUTES, identifiers]) {
    const text = value(entry, origin);
    // Characters that XML has no place for.
    if (text)
      item.ele(GOOGLE, `g:${name}`).txt(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
  }
  return `${item.toString()}\n`;
}

export const FEED_FORMS = {
  'google.xml': {
    type: 'application/xml; charset=utf-8',
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${GOOGLE}"><channel><title>Products</title>\n`,
    foot: '</channel></rss>\n',
    line: googleItem,
  },
  'meta.csv': csvForm(
    ATTRIBUTES.map(
      ([name, value]): Column => [name, (entry, origin) => META_WORDS[value(entry, origin)] ?? value(entry, origin)],
    ),
    isFed,
  ),
  'prices.csv': csvForm(
    [
      ['sku', ({ sku }) => sku],
      ['ean', ({ ean }) => ean ?? ''],
      ['name', ({ title }) => title],
      ['manufacturer', ({ brand }) => brand],
      ['category', ({ category }) => category],
      ['price', ({ oere }) => feedKroner(oere)],
      ['currency', () => 'DKK'],
      ['stock', ({ isSalable }) => (isSalable ? 'yes' : 'no')],
      ['url', ({ path }, origin) => address(path, origin)],
      ['image', ({ image }, origin) => address(image, origin)],
    ],
    isFed,
  ),
  'stock.csv': csvForm(
    [
      ['sku', ({ sku }) => sku],
      ['stock', ({ isSalable }) => (isSalable ? 'yes' : 'no')],
      ['price', ({ oere }) => feedKroner(oere)],
      ['regular_price', ({ regularOere }) => feedKroner(regularOere)],
      ['currency', () => 'DKK'],
    ],
    isFed,
  ),
  'left-out.csv': csvForm(
    [
      ['sku', ({ sku }) => sku],
      ['name', ({ title }) => title],
      ['reason', ({ reason }) => reason ?? ''],
    ],
    (entry) => !isFed(entry),
  ),
} satisfies Record<string, FeedForm>;
