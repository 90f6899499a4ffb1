// Shopping lists: all that a customer may buy from, and the goods of one.
import type { Caller } from '~/models/caller';
import type { ShoppingList, ShoppingListEntry } from '~/models/shopping-list';
import { type ListQuestion, pageNumber, sortOf } from '../catalogue/catalogue.server';
import { CATEGORY_SORTS, WIRE_SORT } from '../catalogue/category.map';
import { shelfView } from '../catalogue/shelf.map';
import { listLogos } from '../content/logo.server';
import { read, send } from '../transport.server';
import { SHOPPING_LIST, SHOPPING_LISTS } from './shopping-list.gql';
import { listEntryOf } from './shopping-list.map';

const PAGE_SIZE = 24;

export async function listShoppingLists(caller: Caller): Promise<ShoppingListEntry[]> {
  const { customer } = await read(caller, { client: 'commerce', document: SHOPPING_LISTS, variables: {} });
  return (customer?.shopping_lists ?? []).map(listEntryOf);
}

/** Null for a list that is none of the customer's, and for a page beyond its last. */
export async function readShoppingList(
  caller: Caller,
  id: string,
  question: ListQuestion,
): Promise<ShoppingList | null> {
  const sort = sortOf(CATEGORY_SORTS, question.sort, 'position');
  const variables = { id, pageSize: PAGE_SIZE, page: pageNumber(question.page), sort: WIRE_SORT[sort] };
  const [answer, logos] = await Promise.all([
    send(caller, { client: 'commerce', document: SHOPPING_LIST, variables }),
    listLogos(caller),
  ]);
  const list = answer.data?.customer?.shopping_list;
  return list?.products ? { ...listEntryOf(list), shelf: shelfView(list.products, sort, caller.rules, logos) } : null;
}
