// Creates a list with the product or products it was opened for; then returns to the page it was opened from. Spec §4 "UI state".

import { fieldErrorOf } from '#domain/form/field-error';
import { panelHref, shoppingListPath } from '#domain/page/addresses';
import { listNameIn, refusedAt } from '~/forms/shopping-list/schema.server';
import { oncePerForm } from '~/request-context/double-press.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { createList, putOnLists } from '~/services/shopping-list/list-changes.server';
import { readShoppingLists } from '~/services/shopping-list/shopping-list.server';
import type { PanelParams, PanelServer } from '../contract';

/** Where the shopper came from: the lists of a product, a list, the goods that are to be listed; else the new list itself. */
function wayOn(returnTo: string, id: string, { back, sku, goods, order, item }: PanelParams): string {
  const kept = (value: string | undefined) => value ?? null;
  if (back === 'select' && sku) return panelHref(returnTo, 'select-shopping-list', { sku });
  if (back === 'view') return panelHref(returnTo, 'view-shopping-list', { list: id });
  if (goods)
    return panelHref(returnTo, 'add-to-shopping-list', { list: id, goods, order: kept(order), item: kept(item) });
  return shoppingListPath(id);
}

const createListOnce = oncePerForm(createList, (made) => made.ok);

export const createShoppingList: PanelServer<object> = {
  guards: ['authenticated', 'catalog-only-rule'],
  load: async (context) => ((await readShoppingLists(context)).mayCreate ? {} : null),
  async act(context, { request, form, params, returnTo }) {
    const named = listNameIn(form);
    if (!named.ok) return { ok: false, reply: refusedAt(form, 'create', named.errors) };
    const made = await createListOnce(request, context, named.name);
    if (!made.ok && made.field) return { ok: false, reply: refusedAt(form, 'create', { name: fieldErrorOf(made) }) };
    if (!made.ok) return { ok: false, refusal: made };
    if (params.back === 'select' && params.sku) {
      const put = await putOnLists(context, params.sku, { add: [made.id], remove: [] });
      if (!put.ok) return { ok: false, refusal: put };
    }
    const toast = { level: TOAST_LEVELS.success, text: 'lists:create.done' };
    return { ok: true, to: wayOn(returnTo, made.id, params), cookies: [toastCookie(request, toast)] };
  },
};
