// The minicart: the cart as a slide-in, or as a peek of five seconds after something changed (spec sections 4 and 9); for customers with
// what they may buy again in one press.
import type { BuyAgainEntry } from '~/models/buy-again';
import type { CartView } from '~/models/cart';
import { readCart } from '~/services/cart/cart.server';
import { readBuyAgain } from '~/services/customer/buy-again.server';
import type { PanelServer } from '../contract';

export interface Minicart {
  cart: CartView;
  again: BuyAgainEntry[];
}

export const minicart: PanelServer<Minicart> = {
  guards: ['catalog-only-rule'],
  async load(context, { peek }) {
    const { customer } = context;
    // A peek closes by itself, and the buyer of a procurement system has no orders here.
    const isAsked = customer && !customer.punchout && peek === undefined;
    const [cart, again] = await Promise.all([readCart(context), isAsked ? readBuyAgain(context, customer) : []]);
    return { cart, again };
  },
};
