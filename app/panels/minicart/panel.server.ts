// The minicart: the cart as a slide-in, or as a peek of five seconds after something changed (spec sections 4 and 9).
import type { CartView } from '~/models/cart';
import { readCart } from '~/services/cart/cart.server';
import type { PanelServer } from '../contract';

export const minicart: PanelServer<CartView> = {
  guards: ['catalog-only-rule'],
  load: (context) => readCart(context),
};
