// Shopping lists: a customer's own, those that everyone in their company buys from, and what was bought before.
import type { Refusal } from '#domain/refusal/refusals';
import type { Paging } from './catalogue';
import type { Picture } from './product';

/** Goods that were agreed on, the customer's own goods in our warehouse, the company's, the customer's alone, or bought before. */
export type ListKind = 'contract' | 'warehouse' | 'company' | 'own' | 'history';

export interface ShoppingListEntry {
  id: string;
  name: string;
  href: string;
  kind: ListKind;
  products: number;
  /** Whether this customer may change it. */
  canManage: boolean;
}

/** All of them, and what else this customer may do. */
export interface ShoppingLists {
  lists: ShoppingListEntry[];
  mayCreate: boolean;
}

export type LineSort = 'position' | 'name' | 'sku';

/** What a line shows of its product. */
export interface ListedProduct {
  href: string;
  picture: Picture;
  unit: string;
  /** For one, in the basis of the store, duty included where VAT is; null where no price may be shown. */
  priceOere: number | null;
}

export interface ListLine {
  id: string;
  sku: string;
  name: string;
  ean: string | null;
  quantity: number;
  note: string;
  /** Null for what this customer cannot buy (any more). */
  product: ListedProduct | null;
  options: { label: string; value: string }[];
  /** Why so many cannot be put into the cart now. */
  problem: Refusal | null;
  /** The product that replaces it. */
  replacement: { name: string; sku: string; href: string } | null;
  lastBoughtAt: string | null;
  timesBought: number;
}

export interface ShoppingList extends ShoppingListEntry {
  /** Other lists that lines can be moved to. */
  others: Pick<ShoppingListEntry, 'id' | 'name'>[];
  version: number;
  sortOrder: number;
  isShared: boolean;
  /** Made by this customer. */
  isOwn: boolean;
  mayShare: boolean;
  mayCreate: boolean;
  lines: ListLine[];
  sort: LineSort;
  paging: Paging;
}

/** What became of a line on its way into the cart. */
export interface CartLineResult {
  itemId: string;
  sku: string;
  name: string;
  wanted: number;
  quantity: number;
  problem: Refusal | null;
}

/** Why lines of the list could not be added to the cart. */
export interface RefusedListCart {
  lines: CartLineResult[];
  /** The requested lines; null: the complete list, from line `from` on. */
  items: string[] | null;
  from: number;
  /** How many lines more than the cart has room for. */
  left: number;
}

/** A number that could not be put on a list, with the reason. */
export interface NotListed {
  code: string;
  refusal: Refusal;
}

/** Whether a product is on at least one list; absent where this shopper puts it on none. */
export type HeartState = 'on' | 'off';

/** A line as papers and files have it. */
export interface ListedGoods {
  sku: string;
  name: string;
  ean: string | null;
  quantity: number;
  unit: string;
  note: string;
  /** Design choices of the shopper, in words; empty for products without a design. */
  choices: string;
}
