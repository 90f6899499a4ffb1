// Changes of a list's lines on the wire, and lists into the cart.
import { afterChange, cartOf } from '#backend/commerce/checkout/cart-resolvers';
import { orderSeenBy } from '#backend/commerce/order/read/find-orders';
import type { MutationResolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { MOST_LIST_LINES } from '#domain/list/shopping-list';
import { MOST_LINES } from '#domain/purchase-rules/room';
import { changeListLines, moveListLines, removeListLines } from './change-lines';
import { doneOrRefused, LIST_TEXTS, listNumbers, listsAfter } from './changed-list';
import { addLinesFrom, addLinesToList } from './fill-list';
import { listNumber } from './keeper';
import { itemName, refusalToWire, rowsOfList } from './lines-on-wire';
import { listSeenBy } from './list-model';
import { type ListedResult, listToCart } from './list-to-cart';

const cartLineToWire = ({ line, added, refused }: ListedResult, context: Context) => ({
  item_id: String(line.id),
  sku: line.sku,
  name: itemName(line, context),
  wanted: line.quantity,
  quantity: added,
  problem: refused && refusalToWire(refused),
});

/** Only an order that they may see, and the cart that is theirs. */
async function keyOfSource(source: 'CART' | 'ORDER', key: string, who: SignedIn, context: Context): Promise<string> {
  if (source === 'CART') await cartOf(key, context);
  else if (!(await orderSeenBy(who, key, context))) throw noSuchEntity(`Cannot find order number "${key}"`);
  return key;
}

export const lineMutations: MutationResolvers = {
  addItemsToShoppingList: async (_root, { id, items }, context) => {
    const who = await context.requireSignedIn();
    const lines = items.map(({ sku, quantity, note, whole }) => ({
      code: sku.trim(),
      quantity: quantity ?? null,
      note: note ?? null,
      whole: whole ?? null,
    }));
    return listsAfter(
      who,
      [listNumber(id)],
      context,
      doneOrRefused(await addLinesToList(who, { id: listNumber(id), lines }, context)),
    );
  },
  fillShoppingList: async (_root, { id, source, key: asked, cart_item_uid }, context) => {
    const who = await context.requireSignedIn();
    const key = await keyOfSource(source, asked, who, context);
    const from = source === 'CART' ? 'cart' : 'order';
    const item = cart_item_uid == null ? null : (idOfUid(cart_item_uid) ?? 0);
    const goods = { id: listNumber(id), from, key, item } as const;
    return listsAfter(who, [listNumber(id)], context, doneOrRefused(await addLinesFrom(who, goods, context)));
  },
  changeShoppingListItems: async (_root, { id, version, items }, context) => {
    const who = await context.requireSignedIn();
    const lines = items.map((line) => ({
      id: listNumber(line.id),
      quantity: line.quantity,
      note: line.note ?? null,
    }));
    doneOrRefused(await changeListLines(who, { id: listNumber(id), version: version ?? null, lines }, context));
    return listsAfter(who, [listNumber(id)], context);
  },
  removeShoppingListItems: async (_root, { id, item_ids }, context) => {
    const who = await context.requireSignedIn();
    doneOrRefused(await removeListLines(who, { id: listNumber(id), lineIds: listNumbers(item_ids) }, context));
    return listsAfter(who, [listNumber(id)], context);
  },
  moveShoppingListItems: async (_root, { id, to, item_ids }, context) => {
    const who = await context.requireSignedIn();
    const [from, target] = [listNumber(id), listNumber(to)];
    doneOrRefused(await moveListLines(who, { id: from, to: target, lineIds: listNumbers(item_ids) }, context));
    return listsAfter(who, [from, target], context);
  },
  addShoppingListToCart: async (_root, { id, cart_id, item_ids, all_or_none, from: asked }, context) => {
    const who = await context.requireSignedIn();
    const list = await listSeenBy(who, id, context);
    if (!list) throw refusedBy({ ok: false, code: 'LIST_NOT_FOUND' }, LIST_TEXTS.LIST_NOT_FOUND);
    const ids = item_ids ? listNumbers(item_ids) : null;
    const from = ids ? 1 : (asked ?? 1);
    if (from < 1) throw inputRefused('from must be greater than 0.');
    const limit = ids ? MOST_LIST_LINES : MOST_LINES;
    const lines = await rowsOfList(list, { ids, sort: 'position', limit, offset: from - 1 }, context);
    const wanted = { lines, allOrNone: all_or_none === true, inParts: ids === null };
    const { cart, result } = await afterChange(cart_id, context, (shopper) => listToCart(cart_id, wanted, shopper));
    const added = result.isHeld ? 0 : result.lines.filter((line) => line.added > 0).length;
    const next = from + lines.length - result.rest;
    const left = Math.max(0, (lines[0]?.total ?? 0) - next + 1);
    const told = result.lines.map((one) => cartLineToWire(one, context));
    return { cart, added, next: left > 0 ? next : null, left, lines: told };
  },
};
