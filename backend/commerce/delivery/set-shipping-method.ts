// Writes the chosen way of delivery on the cart, with its day, hours, parcel shop or shop; only what is offered can be chosen.
import { decideOnCart } from '#backend/commerce/cart/change-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { ChosenShipping } from '#backend/db/tables/cart';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { heldWish } from './held-wish';

export const setShippingMethod = (cartId: string, wish: ChosenShipping, shopper: Shopper) =>
  decideOnCart<Outcome>(cartId, shopper, [], async (snapshot, { db }) => {
    if (!snapshot.row.shippingAddress) return { result: refusal('SHIPPING_ADDRESS_MISSING') };
    const { promised } = await heldWish(db, wish, snapshot, shopper);
    if (!promised.ok) return { result: promised };
    // Stores the wish, not the promise: without a wish the shopper gets the first available day at the time of ordering.
    const { chosen } = promised.promised;
    const shippingMethod = { ...chosen, deliveryDate: wish.deliveryDate };
    return { result: { ok: true }, values: { shippingMethod } };
  });
