// Facts about the customer on the account's first page, in addition to their orders.
import type { SalesPerson } from './content';
import type { ShoppingListEntry } from './shopping-list';

export interface AccountFacts {
  /** Null for private customers. */
  business: BusinessFacts | null;
  /** Null for anyone who may not use them. */
  points: number | null;
  /** Shopping lists to buy from. */
  lists: ShoppingListEntry[];
  /** The company's sales contact; null where its sales code matches no person. */
  seller: SalesPerson | null;
}

export interface BusinessFacts {
  salesCode: string;
  reference: string;
  /** The day of the weekly round, 1 Monday … 5 Friday; null without one. */
  weekday: number | null;
  shareworks: boolean;
  seesAllOrders: boolean;
  /** What the shop has noted of the company; empty for nothing. */
  description: string;
  /** What was agreed about freight: always free, or free from an amount in the basis of the store's prices; null for the store's own rule. */
  freight: { freeFromOere: number } | null;
  /** The list of agreed goods, for anyone who is shown them. */
  contractList: ShoppingListEntry | null;
  /** Whether its orders may be paid by gift card. */
  usesGiftCards: boolean;
}
