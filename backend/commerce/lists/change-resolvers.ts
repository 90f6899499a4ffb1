// GraphQL mutations of complete lists, by the specification's names (spec §7).
import type { MutationResolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { changeGoods, type GoodsChange } from './change-goods';
import { doneOrRefused, listNow, listNumbers, listsAfter } from './changed-list';
import { changeList, copyList, createOwnList, deleteList } from './keep-lists';
import { listNumber } from './keeper';

async function goodsChanged(change: GoodsChange, context: Context) {
  const who = await context.requireSignedIn();
  doneOrRefused(await changeGoods(who, change, context));
  return listsAfter(who, [...change.add, ...change.remove], context);
}

export const listMutations: MutationResolvers = {
  createShoppingList: async (_root, { shoppinglist_name }, context) => {
    const who = await context.requireSignedIn();
    const { list } = doneOrRefused(await createOwnList(who, shoppinglist_name, context));
    return listNow(who, list.id, context);
  },
  copyShoppingList: async (_root, { id, name }, context) => {
    const who = await context.requireSignedIn();
    const { list } = doneOrRefused(await copyList(who, { id: listNumber(id), name: name ?? null }, context));
    return listNow(who, list.id, context);
  },
  deleteShoppingList: async (_root, { id }, context) => {
    const { list } = doneOrRefused(await deleteList(await context.requireSignedIn(), listNumber(id), context));
    return { id: String(list.id), name: list.name };
  },
  updateShoppingList: async (_root, { id, input }, context) => {
    const who = await context.requireSignedIn();
    const { name, sort_order, is_shared, version } = input;
    const wishes = {
      ...(name == null ? {} : { name }),
      ...(sort_order == null ? {} : { sortOrder: sort_order }),
      ...(is_shared == null ? {} : { isShared: is_shared }),
    };
    doneOrRefused(await changeList(who, { id: listNumber(id), version: version ?? null, ...wishes }, context));
    return listsAfter(who, [listNumber(id)], context);
  },
  addToShoppingList: (_root, { shopping_list_ids, skus }, context) =>
    goodsChanged({ skus, add: listNumbers(shopping_list_ids), remove: [] }, context),
  removeFromShoppingList: (_root, { shopping_list_ids, skus }, context) =>
    goodsChanged({ skus, add: [], remove: listNumbers(shopping_list_ids) }, context),
  modifyShoppingList: (_root, { skus, add_shopping_list_ids, remove_shopping_list_ids }, context) =>
    goodsChanged(
      { skus, add: listNumbers(add_shopping_list_ids), remove: listNumbers(remove_shopping_list_ids) },
      context,
    ),
};
