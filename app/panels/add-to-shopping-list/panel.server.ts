// Puts goods on a list that is chosen here: those of the cart, one line of it as it was put together, or those of an order.
import { shoppingListPath } from '#domain/page/addresses';
import { textIn } from '~/forms/shopping-list/schema.server';
import type { ShoppingListEntry } from '~/models/shopping-list';
import { oncePerForm } from '~/request-context/double-press.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { fillFrom, type GoodsOf } from '~/services/shopping-list/list-changes.server';
import { readShoppingLists } from '~/services/shopping-list/shopping-list.server';
import type { PanelParams, PanelServer } from '../contract';

export interface AddToListModel {
  lists: ShoppingListEntry[];
  mayCreate: boolean;
}

/** Null where it is not said which goods are meant. */
function goodsWanted({ goods, order, item }: PanelParams): GoodsOf | null {
  if (goods === 'cart') return { source: 'cart', key: '', item: item ?? null };
  return goods === 'order' && order && order.length <= 64 ? { source: 'order', key: order, item: null } : null;
}

const fillListOnce = oncePerForm(fillFrom, (filled) => filled.ok && filled.added > 0);

export const addToShoppingList: PanelServer<AddToListModel> = {
  guards: ['authenticated', 'catalog-only-rule'],
  async load(context, params) {
    if (!goodsWanted(params) || !context.customer) return null;
    const { lists, mayCreate } = await readShoppingLists(context);
    const own = lists.filter(({ canManage }) => canManage);
    return own.length === 0 && !mayCreate ? null : { lists: own, mayCreate };
  },
  async act(context, { request, form, params }) {
    const goods = goodsWanted(params);
    const list = textIn(form, 'list');
    if (!goods || list === '') return { ok: false, refusal: { ok: false, code: 'LIST_NOT_FOUND' } };
    const filled = await fillListOnce(request, context, list, goods);
    if (!filled.ok) return { ok: false, refusal: filled };
    const { added, refused } = filled;
    const isAll = refused.length === 0;
    const toast = isAll
      ? { level: TOAST_LEVELS.success, text: 'lists:addTo.done', params: { count: added } }
      : { level: TOAST_LEVELS.warning, text: 'lists:addTo.missing', params: { count: refused.length } };
    return { ok: true, to: shoppingListPath(list), cookies: [toastCookie(request, toast)] };
  },
};
