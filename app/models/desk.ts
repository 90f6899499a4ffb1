// What a shop of service begins with: who answers, what is agreed, what was ordered last.
import type { ContactPerson } from './content';
import type { OrderRow } from './order';
import type { ShoppingListEntry } from './shopping-list';

export interface DeskView {
  contact: ContactPerson | null;
  lists: ShoppingListEntry[];
  orders: OrderRow[];
  /** Orders of colleagues say whose they are. */
  ownEmail: string;
}
