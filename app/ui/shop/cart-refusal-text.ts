// A refusal of the cart in the visitor's words. It knows the codes of carts alone, so that the browser is not sent those of all the shop.
import { CART } from '#domain/refusal/cart-refusals';
import type { Refusal } from '#domain/refusal/refusals';
import type { Translate } from '~/forms/reply/fields';

const isOfCart = (code: string): code is keyof typeof CART => code in CART;

export const cartRefusalText = (t: Translate, { code, params = {} }: Refusal): string =>
  t(isOfCart(code) ? CART[code] : CART.UNDEFINED, params);
