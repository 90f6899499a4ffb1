// A list at a glance, and one press that puts all of it into the cart.
import { listPartPath, panelHref, shoppingListPath } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import type { ShoppingList } from '~/models/shopping-list';
import { listIntoCartOnce } from '~/request-context/double-press.server';
import { cartCookie } from '~/request-context/session.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readShoppingList } from '~/services/shopping-list/shopping-list.server';
import type { PanelServer } from '../contract';

const listAsked = async (context: RequestContext, list: string | undefined): Promise<ShoppingList | null> =>
  list && context.customer ? readShoppingList(context, list, { page: null, sort: null }) : null;

export const viewShoppingList: PanelServer<ShoppingList> = {
  guards: ['authenticated', 'catalog-only-rule'],
  load: (context, { list }) => listAsked(context, list),
  async act(context, { request, params, returnTo }) {
    const list = params.list ?? '';
    const done = await listIntoCartOnce(request, context, list, { items: null, allOrNone: true, from: 1 });
    if (!done.ok) return { ok: false, refusal: done };
    // The list's page reports the reason for each line, next to the same button.
    if (done.added === 0) {
      const toast = { level: TOAST_LEVELS.warning, text: 'lists:view.notAll' };
      return { ok: true, to: shoppingListPath(list), cookies: [toastCookie(request, toast)] };
    }
    const cookies = cartCookie(request, context, done.cartId);
    // The page of the list offers what the cart had no room for.
    if (done.next !== null) return { ok: true, to: listPartPath(list, done.next), cookies };
    return { ok: true, to: panelHref(returnTo, 'minicart'), cookies };
  },
};
