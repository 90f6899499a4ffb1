// What a Magento may offer or collect and this shop does not, answered as by a Magento in which it is switched off.

import { money } from '#backend/commerce/catalogue/product/price';
import { cartOf } from '#backend/commerce/checkout/cart-resolvers';
import type { Resolvers, SetGiftOptionsOnCartInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';

const NO_CHARGE = money(0);

const NO_GIFT_OPTIONS = {
  gift_wrapping_for_items: NO_CHARGE,
  gift_wrapping_for_items_incl_tax: NO_CHARGE,
  gift_wrapping_for_order: NO_CHARGE,
  gift_wrapping_for_order_incl_tax: NO_CHARGE,
  printed_card: NO_CHARGE,
  printed_card_incl_tax: NO_CHARGE,
};

/** A client that unticks everything gets its cart; a wish that nothing would come of is refused, not lost. */
function withoutGiftOptions(input: SetGiftOptionsOnCartInput | null | undefined, context: Context) {
  if (!input) throw inputRefused('Required parameter "input" is missing');
  const { gift_message, gift_receipt_included, gift_wrapping_id, printed_card_included } = input;
  if (gift_message || gift_wrapping_id || gift_receipt_included || printed_card_included)
    throw inputRefused('Gift options are not available.');
  return cartOf(input.cart_id, context);
}

function noWishlists(): never {
  throw inputRefused('The wishlist configuration is currently disabled.');
}

/** Null, as a Magento answers for fields that its owner has not switched on. */
const notAsked = { prefix: () => null, suffix: () => null };

export const notOfferedResolvers: Resolvers = {
  Query: {
    recaptchaV3Config: () => null,
    searchTerm: () => null,
  },
  Mutation: {
    setGiftOptionsOnCart: async (_root, { input }, context) => ({ cart: await withoutGiftOptions(input, context) }),
    createWishlist: noWishlists,
    updateWishlist: noWishlists,
    addProductsToWishlist: noWishlists,
    removeProductsFromWishlist: noWishlists,
  },
  CartPrices: { gift_options: () => NO_GIFT_OPTIONS },
  Cart: {
    gift_message: () => null,
    gift_receipt_included: () => false,
    printed_card_included: () => false,
    gift_wrapping: () => null,
    available_gift_wrappings: () => [],
  },
  SimpleProduct: { options: () => [] },
  ConfigurableProduct: { options: () => [] },
  SimpleCartItem: { customizable_options: () => [] },
  ConfigurableCartItem: { customizable_options: () => [] },
  CustomerAddress: notAsked,
  OrderAddress: { ...notAsked, middlename: () => null, region_id: () => null },
  Customer: {
    ...notAsked,
    gender: () => null,
    date_of_birth: () => null,
    dob: () => null,
    wishlists: () => [],
    wishlist_v2: () => null,
  },
};
