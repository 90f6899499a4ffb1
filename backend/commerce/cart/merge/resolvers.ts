// Carts that become one, on the wire, by Magento's names.
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { cartRefused } from '../admit';
import type { CartChange } from '../change-cart';
import { type CartModel, cartAfterChange } from '../model';
import { openCustomerCart } from '../open-cart';
import { type Shopper, shopperOf } from '../shopper';
import { assignCart, mergeCarts } from './merge-carts';

async function after(
  change: CartChange<boolean>,
  cartId: string,
  shopper: Shopper,
  context: Context,
): Promise<CartModel> {
  if (!change.ok) throw cartRefused(change.cause, cartId);
  context.productsChanged(change.released);
  return cartAfterChange(cartId, shopper, context);
}

export const cartMergeResolvers: Resolvers = {
  Mutation: {
    mergeCarts: async (_root, { source_cart_id: guestId, destination_cart_id: named }, context) => {
      const who = await context.requireSignedIn();
      const shopper = await shopperOf(context);
      const ownId = named ?? (await openCustomerCart(context.db, who.customer.id, shopper)).id;
      return after(await mergeCarts(guestId, ownId, shopper), ownId, shopper, context);
    },
    assignCustomerToGuestCart: async (_root, { cart_id: guestId }, context) => {
      const who = await context.requireSignedIn();
      const shopper = await shopperOf(context);
      const assign = async () => {
        const own = await openCustomerCart(context.db, who.customer.id, shopper);
        return assignCart(guestId, own.id, shopper);
      };
      const first = await assign();
      // Somebody was first in this very moment: the customer's cart is another one now.
      const change = !first.ok && first.cause === 'inactive' ? await assign() : first;
      return after(change, guestId, shopper, context);
    },
  },
};
