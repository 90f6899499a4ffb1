// Fields that Magento has renamed and that its own clients still request, resolved by their replacements.

import { type Addition, addProducts } from '#backend/commerce/cart/lines/add-products';
import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { galleryOf } from '#backend/commerce/catalogue/product/resolvers';
import type { CartModel } from '#backend/commerce/checkout/cart-model';
import { afterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { CartItemInput, Resolvers, SimpleProductResolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid, uidOf } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';

function deprecatedPrice({ price_range: { minimum_price, maximum_price } }: ProductModel) {
  return {
    regularPrice: { amount: minimum_price.regular_price },
    minimalPrice: { amount: minimum_price.final_price },
    maximalPrice: { amount: maximum_price.final_price },
  };
}

async function galleryEntries(product: ProductModel, context: Context) {
  const pictures = await galleryOf(product, context);
  return pictures.map(({ url, label, position, disabled }) => {
    const id = position + 1;
    return { uid: uidOf(id), id, label, file: url, position: id, disabled, media_type: 'image' };
  });
}

const productFields = {
  price: (product) => deprecatedPrice(product),
  media_gallery_entries: (product, _args, context) => galleryEntries(product, context),
} satisfies Partial<SimpleProductResolvers>;

/** These mutations have no field for refused products: as in Magento the first refusal fails the request. */
async function addAll(cartId: string, additions: Addition[], context: Context): Promise<{ cart: CartModel }> {
  const { cart, result } = await afterChange(cartId, context, (shopper) => addProducts(cartId, additions, shopper));
  const [first] = result;
  if (first) throw inputRefused(wordsFor(first.refused, { sku: first.sku }).message);
  return { cart };
}

const deprecatedAddition = ({ sku, quantity }: CartItemInput, parent?: string | null): Addition => ({
  sku: sku.trim(),
  quantity,
  parentSku: parent?.trim() || null,
  selectedOptions: [],
});

export const earlierNameResolvers: Resolvers = {
  SimpleProduct: productFields,
  ConfigurableProduct: productFields,
  ConfigurableProductOptions: {
    attribute_id: ({ attribute_uid }) => String(idOfUid(attribute_uid)),
    attribute_id_v2: ({ attribute_uid }) => idOfUid(attribute_uid),
  },
  Mutation: {
    addSimpleProductsToCart: (_root, { input }, context) => {
      if (!input) throw inputRefused('Required parameter "input" is missing');
      const additions = input.cart_items.flatMap((item) => (item ? [deprecatedAddition(item.data)] : []));
      return addAll(input.cart_id, additions, context);
    },
    addConfigurableProductsToCart: (_root, { input }, context) => {
      if (!input) throw inputRefused('Required parameter "input" is missing');
      const additions = input.cart_items.flatMap((item) =>
        item ? [deprecatedAddition(item.data, item.parent_sku)] : [],
      );
      return addAll(input.cart_id, additions, context);
    },
  },
};
