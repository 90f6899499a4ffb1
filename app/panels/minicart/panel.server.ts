// The minicart: the cart as a slide-in, or as a peek of five seconds after something was added (spec sections 4 and 9).
import { quantityFrom } from '#domain/quantity';
import type { CartView } from '~/models/cart';
import * as cart from '~/services/cart/cart.server';
import type { PanelServer } from '../contract';

export const minicart: PanelServer<CartView> = {
  guards: ['catalog-only-rule'],
  load: (visit) => cart.readCart(visit),
  async act(visit, { form }) {
    const uid = String(form.get('item') ?? '');
    if (form.get('intent') === 'remove') return answered(await cart.remove(visit, uid));
    const line = (await cart.readCart(visit)).lines.find((one) => one.uid === uid);
    if (!line) return { ok: false, refusal: { ok: false, code: 'COULD_NOT_FIND_CART_ITEM' } };
    const quantity = quantityFrom(String(form.get('qty') ?? ''), line.rule, line.quantity);
    return answered(await cart.change(visit, uid, quantity));
  },
};

const answered = (outcome: Awaited<ReturnType<typeof cart.remove>>) => (outcome.ok ? { ok: true as const } : { ok: false as const, refusal: outcome });
