// The search field of the back office: what it looks through, by the rights of the colleague, and when one hit is opened at once.
import { isSearchable } from '#domain/order/order-search';
import type { StaffRight } from '#domain/staff/rights';
import { SEES_CONTENT } from './content-views';
import { SEES_CUSTOMERS } from './customer-acts';
import { searchWord } from './list-words';
import { SEES_MONEY } from './money';
import { SEES_PRODUCTS } from './product-acts';
import { SEES_PROMOTIONS } from './promotion-acts';
import { SEES_ORDERS } from './rights';

/** In the order of the page. */
export const SEARCH_GROUPS = {
  orders: SEES_ORDERS,
  documents: SEES_MONEY,
  customers: SEES_CUSTOMERS,
  products: SEES_PRODUCTS,
  promotions: SEES_PROMOTIONS,
  content: SEES_CONTENT,
} as const satisfies Record<string, readonly StaffRight[]>;
export type SearchGroup = keyof typeof SEARCH_GROUPS;
const SEARCH_GROUP_NAMES = [
  'orders',
  'documents',
  'customers',
  'products',
  'promotions',
  'content',
] as const satisfies readonly SearchGroup[];

export const searchedGroups = (rights: readonly StaffRight[]): SearchGroup[] =>
  SEARCH_GROUP_NAMES.filter((group) => SEARCH_GROUPS[group].some((right) => rights.includes(right)));

export const staffSearchPath = (text = ''): string =>
  text ? `/staff/search?${new URLSearchParams({ q: text })}` : '/staff/search';

/** `isTooShort`: nothing is searched, and the page says why. */
export function staffSearchQuery(given: Readonly<Record<string, string>>): { text: string; isTooShort: boolean } {
  const text = searchWord(given);
  return { text, isTooShort: text !== '' && !isSearchable(text) };
}

export interface SearchHit {
  title: string;
  detail: string;
  path: string;
  /** Numbers and addresses that belong to this hit alone. */
  keys: readonly string[];
}

export interface SearchedGroup {
  group: SearchGroup;
  hits: readonly SearchHit[];
  /** The list with the same text, where it has more; null otherwise. */
  more: string | null;
}

/** The page of the one hit whose number or address was typed completely; null for none, and where several have it. */
export function exactHit(text: string, groups: readonly SearchedGroup[]): string | null {
  const typed = text.toLowerCase();
  const exact = groups
    .flatMap(({ hits }) => hits)
    .filter(({ keys }) => keys.some((key) => key.toLowerCase() === typed));
  const paths = new Set(exact.map(({ path }) => path));
  return paths.size === 1 ? ([...paths][0] ?? null) : null;
}
