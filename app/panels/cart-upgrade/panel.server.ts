// Alternatives to one line of the cart: cheaper for as many pieces, or with a certificate (spec §1, §2 "cart upgrade").
import type { CartLine } from '~/models/cart';
import type { CartUpgrade } from '~/models/cart-upgrade';
import type { RequestContext } from '~/models/request-context';
import { TOAST_LEVELS, toastCookie } from '~/request-context/toast.server';
import { readCart } from '~/services/cart/cart.server';
import { readUpgrades, upgradeLine } from '~/services/cart/upgrades.server';
import { noteCart } from '~/services/tracking/tracking.server';
import type { PanelServer } from '../contract';

export interface UpgradeModel {
  line: CartLine;
  upgrades: CartUpgrade[];
}

async function modelOf(context: RequestContext, item: string | undefined): Promise<UpgradeModel | null> {
  if (!item) return null;
  const [{ lines }, upgrades] = await Promise.all([readCart(context), readUpgrades(context)]);
  const line = lines.find(({ uid }) => uid === item);
  return line ? { line, upgrades: upgrades.filter((one) => one.item === item) } : null;
}

export const cartUpgrade: PanelServer<UpgradeModel> = {
  guards: ['catalog-only-rule'],
  async load(context, { item }) {
    const model = await modelOf(context, item);
    return model && model.upgrades.length > 0 ? model : null;
  },
  async act(context, { request, form, params, returnTo }) {
    const sku = String(form.get('sku') ?? '').slice(0, LONGEST_SKU);
    const outcome = await upgradeLine(context, params.item ?? '', sku);
    if (!outcome.ok) return { ok: false, refusal: outcome };
    await noteCart(context);
    const toast = { level: TOAST_LEVELS.success, text: 'cart:upgrade.done' };
    return { ok: true, to: returnTo, cookies: [toastCookie(request, toast)] };
  },
};

const LONGEST_SKU = 64;
