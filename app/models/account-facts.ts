// What the account's first page says of the customer beside their orders.
import type { SalesPerson } from './content';
import type { ShoppingListEntry } from './shopping-list';

export interface AccountFacts {
  /** Null for private customers. */
  business: BusinessFacts | null;
  /** Null for anyone who may not use them. */
  points: number | null;
  /** Shopping lists to buy from. */
  lists: ShoppingListEntry[];
  /** Who looks after the company; null where its sales code is no one's. */
  seller: SalesPerson | null;
}

export interface BusinessFacts {
  salesCode: string;
  reference: string;
  /** The day of the weekly round, 1 Monday … 5 Friday; null without one. */
  weekday: number | null;
  shareworks: boolean;
  seesAllOrders: boolean;
}
