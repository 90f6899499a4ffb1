// What "Add to cart" opens: the line that was added, and the cart around it (spec section 4).
import type { CartLine, CartView } from '~/models/cart';
import { readCart } from '~/services/cart/cart.server';
import type { PanelServer } from '../contract';

export interface SidebarCart {
  cart: CartView;
  added: CartLine | null;
}

export const sidebarCart: PanelServer<SidebarCart> = {
  guards: ['catalog-only-rule'],
  async load(context, { item }) {
    const cart = await readCart(context);
    return { cart, added: cart.lines.find((line) => line.uid === item) ?? null };
  },
};
