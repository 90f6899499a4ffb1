// From the wire's shopping lists to entries of a list.
import { shoppingListPath } from '#domain/addresses';
import type { ListKind, ShoppingListEntry } from '~/models/shopping-list';
import type { ListEntryFragment } from '../generated/commerce';

function kindOf({ is_contract_goods, is_warehouse_hotel, customer_id }: ListEntryFragment): ListKind {
  if (is_contract_goods) return 'contract';
  if (is_warehouse_hotel) return 'warehouse';
  return customer_id === null || customer_id === undefined ? 'company' : 'own';
}

export const listEntryOf = (list: ListEntryFragment): ShoppingListEntry => ({
  id: list.id,
  name: list.name,
  href: shoppingListPath(list.id),
  kind: kindOf(list),
  products: list.product_count,
});
