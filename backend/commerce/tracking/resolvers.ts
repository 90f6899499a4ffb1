// The tracking mutations of spec section 7, and consent.
import type { Resolvers } from '#backend/generated/commerce';
import { giveConsent } from './give-consent';
import { countMissedSearch } from './missed-search';
import { aboutBrand, aboutCart, aboutCategory, aboutNothing, aboutOrder, aboutProduct, track } from './track';

export const trackingResolvers: Resolvers = {
  Mutation: {
    trackingBrandViewed: (_root, { brandId }, context) => track('brand-viewed', context, aboutBrand(brandId)),
    trackingCategoryViewed: (_root, { categoryIdPath }, context) =>
      track('category-viewed', context, aboutCategory(categoryIdPath)),
    trackingProductViewed: (_root, { sku }, context) => track('product-viewed', context, aboutProduct(sku)),
    trackingProductClicked: (_root, { sku, referrer }, context) =>
      track('product-clicked', context, aboutProduct(sku, referrer ?? null)),
    trackingUserLogin: (_root, _args, context) => track('login', context, aboutNothing),
    trackingOrderComplete: (_root, { order }, context) =>
      track('order-complete', context, aboutOrder(order.orderNumber)),
    trackingOrderCompletePunchout: (_root, { cart }, context) =>
      track('order-complete-punchout', context, aboutCart(cart)),
    trackingCartUpdate: (_root, { cart }, context) => track('cart-updated', context, aboutCart(cart)),
    trackingSearchMissed: (_root, { search }, context) => countMissedSearch(search, context),
    giveConsent: (_root, { visitor, purposes, textVersion }, context) =>
      giveConsent({ visitor: visitor ?? null, purposes, textVersion }, context),
  },
};
