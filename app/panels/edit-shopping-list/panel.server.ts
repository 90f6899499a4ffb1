// A list's name, its position among the others and its users; the list is copied and deleted from here as well.

import { fieldErrorOf } from '#domain/form/field-error';
import { shoppingListPath } from '#domain/page/addresses';
import type { Outcome } from '#domain/refusal/refusals';
import { listNameIn, refusedAt, textIn, versionIn } from '~/forms/shopping-list/schema.server';
import type { ShoppingList } from '~/models/shopping-list';
import { copyListOnce } from '~/request-context/double-press.server';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { removeList, renameList } from '~/services/shopping-list/list-changes.server';
import { readShoppingList } from '~/services/shopping-list/shopping-list.server';
import type { ActArgs, Acted, PanelServer } from '../contract';

export interface EditListModel {
  list: Omit<ShoppingList, 'lines'>;
}

const orderIn = (form: FormData) => {
  const typed = textIn(form, 'sortOrder').trim();
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
};

/** After a change that leads to another page. */
function onward<Done extends object>(
  { request }: ActArgs,
  outcome: Outcome<Done>,
  way: (done: Done) => { to: string; text: string; params?: Record<string, string> },
): Acted {
  if (!outcome.ok) return { ok: false, refusal: outcome };
  const { to, ...said } = way(outcome);
  return { ok: true, to, cookies: [toastCookie(request, { level: TOAST_LEVELS.success, ...said })] };
}

export const editShoppingList: PanelServer<EditListModel> = {
  guards: ['authenticated', 'catalog-only-rule'],
  async load(context, { list: id }) {
    const found = id && context.customer ? await readShoppingList(context, id, { page: null, sort: null }) : null;
    if (!found?.canManage) return null;
    const { lines: _lines, ...list } = found;
    return { list };
  },
  async act(context, args) {
    const { form, params, returnTo } = args;
    const id = params.list ?? '';
    const intent = form.get('intent');
    if (intent === 'delete')
      return onward(args, await removeList(context, id), ({ name }) => ({
        to: shoppingListPath(),
        text: 'lists:edit.deleted',
        params: { name },
      }));
    if (intent === 'copy')
      return onward(args, await copyListOnce(args.request, context, id), (copy) => ({
        to: shoppingListPath(copy.id),
        text: 'lists:edit.copied',
        params: { name: copy.name },
      }));
    const named = listNameIn(form);
    if (!named.ok) return { ok: false, reply: refusedAt(form, 'edit', named.errors) };
    const isShared = form.has('mayShare') ? form.get('isShared') !== null : null;
    const wished = { name: named.name, sortOrder: orderIn(form), isShared, version: versionIn(form) };
    const outcome = await renameList(context, id, wished);
    if (!outcome.ok && outcome.field)
      return { ok: false, reply: refusedAt(form, 'edit', { name: fieldErrorOf(outcome) }) };
    return onward(args, outcome, () => ({ to: returnTo, text: 'lists:edit.done' }));
  },
};
