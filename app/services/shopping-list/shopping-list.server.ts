// Shopping lists: all that a customer may buy from, the lines of one, and all of them for papers.
import type { Caller } from '~/models/caller';
import type { LineSort, ListedGoods, ShoppingList, ShoppingLists } from '~/models/shopping-list';
import { ListedGoodsDocument, ShoppingListDocument, ShoppingListsDocument } from '../generated/commerce';
import { pageNumber } from '../tile/page-number';
import { read } from '../transport/transport.server';
import { listEntryOf, listedGoodsOf, shoppingListOf } from './shopping-list.map';

const PAGE_SIZE = 48;
export const LINE_SORTS: readonly LineSort[] = ['position', 'name', 'sku'];

export async function readShoppingLists(caller: Caller): Promise<ShoppingLists> {
  const { customer } = await read(caller, { client: 'commerce', document: ShoppingListsDocument, variables: {} });
  return {
    lists: (customer?.shopping_lists ?? []).map(listEntryOf),
    mayCreate: customer?.may_create_shopping_list === true,
  };
}

export const listShoppingLists = async (caller: Caller) => (await readShoppingLists(caller)).lists;

interface LineQuestion {
  page: string | null;
  sort: string | null;
}

/** Null for a list that is none of the customer's. */
export async function readShoppingList(
  caller: Caller,
  id: string,
  question: LineQuestion,
): Promise<ShoppingList | null> {
  const sort = LINE_SORTS.find((known) => known === question.sort) ?? 'position';
  const variables = { id, pageSize: PAGE_SIZE, page: pageNumber(question.page), sort };
  const { customer } = await read(caller, { client: 'commerce', document: ShoppingListDocument, variables });
  const list = customer?.shopping_list;
  return list ? shoppingListOf(customer, list, sort, caller.rules) : null;
}

const AT_ONCE = 500;

/** All lines of a list, for papers and files; null for a list that is none of the customer's. */
export async function readWholeList(
  caller: Caller,
  id: string,
): Promise<{ name: string; goods: ListedGoods[] } | null> {
  const goods: ListedGoods[] = [];
  for (let page = 1; ; page += 1) {
    const variables = { id, pageSize: AT_ONCE, page };
    const { customer } = await read(caller, { client: 'commerce', document: ListedGoodsDocument, variables });
    const list = customer?.shopping_list;
    if (!list) return null;
    goods.push(...list.items.items.map(listedGoodsOf));
    if (page >= (list.items.page_info?.total_pages ?? 1)) return { name: list.name, goods };
  }
}
