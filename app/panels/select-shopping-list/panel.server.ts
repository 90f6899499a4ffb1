// Adds a product to lists and removes it from them. For a product family the variant is chosen first. Spec §2 "Overlay panels", §4.
import { samePath } from '#domain/page/same-path';
import { textsIn } from '~/forms/shopping-list/schema.server';
import type { Tile } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import type { HeartState, ShoppingListEntry } from '~/models/shopping-list';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readProductAt } from '~/services/catalogue/product-at.server';
import { heartsOf, standingOf } from '~/services/hearts/hearts.server';
import { readAsked } from '~/services/request/request.server';
import { putOnLists } from '~/services/shopping-list/list-changes.server';
import { readShoppingLists } from '~/services/shopping-list/shopping-list.server';
import type { PanelServer } from '../contract';

export interface ListVariant {
  sku: string;
  label: string;
  heart: HeartState;
}

export interface SelectListModel {
  product: Pick<Tile, 'sku' | 'name' | 'number' | 'picture'>;
  /** Variants of a family without a chosen variant; the lists shown are those of the chosen one. */
  variants: ListVariant[];
  lists: (ShoppingListEntry & { isOn: boolean })[];
  mayCreate: boolean;
}

/** The ways in which a family can be had, which a list names one by one (demand D19). */
async function variantsToList(context: RequestContext, { href, action }: Tile): Promise<ListVariant[]> {
  if (action.kind !== 'configure') return [];
  const page = await readProductAt(context, samePath(href)?.split('?')[0]?.slice(1), undefined);
  const variants = page?.variants ?? [];
  const hearts = await heartsOf(
    context,
    variants.map(({ sku }) => sku),
  );
  return variants.map(({ sku, values }) => ({
    sku,
    label: values.map(({ label }) => label).join(', '),
    heart: hearts.get(sku) ?? 'off',
  }));
}

async function productOf(
  context: RequestContext,
  sku: string | undefined,
): Promise<{ tile: Tile; on: readonly string[] } | null> {
  if (!sku || sku.length > 64 || !context.customer) return null;
  const tile = await readAsked(context, sku);
  const on = tile && (await standingOf(context, [tile.sku])).get(tile.sku);
  return tile && on ? { tile, on } : null;
}

export const selectShoppingList: PanelServer<SelectListModel> = {
  guards: ['authenticated', 'catalog-only-rule'],
  async load(context, { sku }) {
    const [found, all] = await Promise.all([productOf(context, sku), readShoppingLists(context)]);
    if (!found) return null;
    const { tile, on } = found;
    return {
      product: { sku: tile.sku, name: tile.name, number: tile.number, picture: tile.picture },
      variants: await variantsToList(context, tile),
      lists: all.lists.map((list) => ({ ...list, isOn: on.includes(list.id) })),
      mayCreate: all.mayCreate,
    };
  },
  async act(context, { request, form, params, returnTo }) {
    const found = await productOf(context, params.sku);
    if (!found) return { ok: false, refusal: { ok: false, code: 'LIST_NOT_ALLOWED' } };
    const wanted = textsIn(form, 'list');
    // Lists that were created after the panel was opened are not part of the form.
    const shown = textsIn(form, 'shown');
    const add = wanted.filter((id) => !found.on.includes(id));
    const remove = shown.filter((id) => found.on.includes(id) && !wanted.includes(id));
    const outcome = await putOnLists(context, found.tile.sku, { add, remove });
    if (!outcome.ok) return { ok: false, refusal: outcome };
    const toast = { level: TOAST_LEVELS.success, text: 'lists:updated' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};
