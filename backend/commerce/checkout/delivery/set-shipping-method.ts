// Writes the chosen way of delivery on the cart, with its day, hours, parcel shop or shop; only what is offered can be chosen.
import { pricedCart } from '#backend/commerce/cart/priced-cart';
import { changeCart } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { ChosenShipping } from '#backend/db/tables/cart';
import { type Outcome, refusal } from '#domain/refusals';
import { heldWish } from './held-wish';

export const setShippingMethod = (cartId: string, wish: ChosenShipping, shopper: Shopper) =>
  changeCart<Outcome>(cartId, shopper, async (tx, cart, set) => {
    if (!cart.shippingAddress) return refusal('SHIPPING_ADDRESS_MISSING');
    const priced = await pricedCart(tx, cart, shopper);
    const { promised } = await heldWish(tx, wish, cart.shippingAddress, priced, shopper);
    if (!promised.ok) return promised;
    // The wish is kept, not the promise: who wishes no day gets the first one there is when he orders.
    const { chosen } = promised.promised;
    set({ shippingMethod: { ...chosen, deliveryDate: wish.deliveryDate } });
    return { ok: true };
  });
