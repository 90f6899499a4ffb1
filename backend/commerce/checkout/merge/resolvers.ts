// Carts that become one, on the wire, by Magento's names.

import { cartRefused } from '#backend/commerce/cart/authorize';
import type { CartChange } from '#backend/commerce/cart/change-cart';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import type { CartLeftBehind, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { type CartModel, cartAfterChange } from '../cart-model';
import type { LeftBehind } from './carry-codes';
import { assignCart, mergeCarts } from './merge-carts';

async function after(
  change: CartChange<LeftBehind[]>,
  cartId: string,
  shopper: Shopper,
  context: Context,
): Promise<CartModel> {
  if (!change.ok) throw cartRefused(change.cause, cartId);
  const cart = await cartAfterChange(cartId, shopper, context);
  cart.leftBehind = change.result.map(leftOnWire);
  return cart;
}

const KIND = { coupon: 'COUPON', 'gift-card': 'GIFT_CARD', delivery: 'DELIVERY' } as const;

export const leftOnWire = (left: LeftBehind): CartLeftBehind => ({
  kind: KIND[left.kind],
  code: left.kind === 'delivery' ? null : left.code,
  problem_code: left.kind === 'delivery' ? null : left.refused.code,
  problem_params: left.kind === 'delivery' ? null : (left.refused.params ?? null),
});

export const cartMergeResolvers: Resolvers = {
  Cart: { left_behind: (cart) => cart.leftBehind },
  Mutation: {
    mergeCarts: async (_root, { source_cart_id: guestId, destination_cart_id: named }, context) => {
      const who = await context.requireSignedIn();
      const shopper = await shopperOf(context);
      const ownId = named ?? (await openCustomerCart(context.db, who, shopper)).id;
      return after(await mergeCarts(guestId, ownId, shopper), ownId, shopper, context);
    },
    assignCustomerToGuestCart: async (_root, { cart_id: guestId }, context) => {
      const who = await context.requireSignedIn();
      const shopper = await shopperOf(context);
      const assign = async () => {
        const own = await openCustomerCart(context.db, who, shopper);
        return assignCart(guestId, own.id, shopper);
      };
      const first = await assign();
      // Someone was first in this very moment: the customer's cart is another one now.
      const change = !first.ok && first.cause === 'inactive' ? await assign() : first;
      return after(change, guestId, shopper, context);
    },
  },
};
