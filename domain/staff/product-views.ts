// The product list of the back office: views, search and filters, read from the address of the page and written into it.
import { rowKey, searchWord } from './list-words';

export const PRODUCT_VIEW_NAMES = ['all', 'out', 'hidden'] as const;
export type ProductView = (typeof PRODUCT_VIEW_NAMES)[number];

export interface ProductListQuery {
  view: ProductView;
  text: string;
  category: number | null;
  /** A brand's code; '': all. */
  brand: string;
  /** Older than this product, or newer than that one. */
  after: number | null;
  before: number | null;
}

const LONGEST_CODE = 64;

export const isProductText = (text: string): boolean => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text);

/** `isTooShort`: the text does not filter, and the page says why. */
export function productListQuery(given: Readonly<Record<string, string>>): {
  query: ProductListQuery;
  isTooShort: boolean;
} {
  const text = searchWord(given);
  return {
    query: {
      view: PRODUCT_VIEW_NAMES.find((name) => name === given.view) ?? 'all',
      text,
      category: rowKey(given.category),
      brand: (given.brand ?? '').trim().slice(0, LONGEST_CODE),
      after: rowKey(given.after),
      before: rowKey(given.before),
    },
    isTooShort: text !== '' && !isProductText(text),
  };
}

/** The address of the list; paging begins anew unless it is given. */
export function productListPath(query: ProductListQuery, change: Partial<ProductListQuery> = {}): string {
  const { view, text, category, brand, after, before } = { ...query, after: null, before: null, ...change };
  const words = new URLSearchParams({ view });
  if (text) words.set('q', text);
  if (category !== null) words.set('category', String(category));
  if (brand) words.set('brand', brand);
  if (after !== null) words.set('after', String(after));
  if (before !== null) words.set('before', String(before));
  return `/staff/products?${words}`;
}
