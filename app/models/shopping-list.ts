// Shopping lists: a customer's own, and those that everyone in their company buys from.
import type { Shelf } from './shelf';

/** Goods that were agreed on, the customer's own goods in our warehouse, the company's, or the customer's alone. */
export type ListKind = 'contract' | 'warehouse' | 'company' | 'own';

export interface ShoppingListEntry {
  id: string;
  name: string;
  href: string;
  kind: ListKind;
  products: number;
}

export interface ShoppingList extends ShoppingListEntry {
  shelf: Shelf;
}
