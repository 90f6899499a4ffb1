// Changes how many of one product are in the cart; the minicart opens again afterwards where it was open before (spec section 4).
import { panelHref } from '#domain/page/addresses';
import { parseCartLine } from '~/forms/cart-line/schema.server';
import type { CartLine } from '~/models/cart';
import type { RequestContext } from '~/models/request-context';
import { readCart, remove, set } from '~/services/cart/cart.server';
import { noteCart } from '~/services/tracking/tracking.server';
import type { PanelParams, PanelServer } from '../contract';

async function lineOf(context: RequestContext, { item, sku }: PanelParams): Promise<CartLine | null> {
  const { lines } = await readCart(context);
  return lines.find((line) => line.uid === item || (sku !== undefined && line.sku === sku)) ?? null;
}

export const updateCart: PanelServer<{ line: CartLine | null }> = {
  guards: ['catalog-only-rule'],
  async load(context, params) {
    return params.item || params.sku ? { line: await lineOf(context, params) } : null;
  },
  async act(context, { form, params, returnTo }) {
    const item = String(form.get('item') ?? '');
    const line = await lineOf(context, { item });
    const parsed = parseCartLine(form, line ? { limits: line.rule } : {});
    if (!line || !parsed.ok || parsed.value.intent === 'add') {
      return { ok: false, refusal: { ok: false, code: 'COULD_NOT_FIND_CART_ITEM' } };
    }
    const change = parsed.value;
    const outcome =
      change.intent === 'remove' ? await remove(context, item) : await set(context, item, change.quantity);
    if (!outcome.ok) return { ok: false, refusal: outcome };
    await noteCart(context);
    // Spec §4: the flag is true unless it is said otherwise.
    return { ok: true, to: params.reopen === '0' ? returnTo : panelHref(returnTo, 'minicart', { peek: 5 }) };
  },
};
