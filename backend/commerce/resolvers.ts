// Every noun's resolvers of the commerce schema, and which root questions have the same answer for every guest of a store.

import type { Limits } from '#backend/db/limits';
import type { Resolvers } from '#backend/generated/commerce';
import { json } from '#backend/graphql/scalars';
import type { AddressRegister } from '#backend/ports/addresses/index';
import type { LanguageModel } from '#backend/ports/language-model/index';
import type { OpenIdCheck } from '#backend/ports/openid';
import type { ParcelShops } from '#backend/ports/parcel-shops/index';
import type { ReturnCarriers } from '#backend/ports/return-carriers/index';
import { agreementResolvers } from './agreement/resolvers';
import { cartFieldResolvers } from './cart/field-resolvers';
import { cartMergeResolvers } from './cart/merge/resolvers';
import { cartNoteResolvers } from './cart/notes/resolvers';
import { cartResolvers } from './cart/resolvers';
import { cartUpgradeResolvers } from './cart/upgrade/resolvers';
import { brandResolvers } from './catalogue/brand/resolvers';
import { productResolvers } from './catalogue/product/resolvers';
import { catalogueRootResolvers } from './catalogue/resolvers';
import { sitemapResolvers } from './catalogue/sitemap/resolvers';
import { deliveryResolvers } from './checkout/delivery/resolvers';
import { checkoutResolvers } from './checkout/resolvers';
import { cmsResolvers } from './cms/resolvers';
import { companyResolvers } from './company/resolvers';
import { compareResolvers } from './compare/resolvers';
import { complaintResolvers } from './complaint/resolvers';
import { accountResolvers } from './customer/account/resolvers';
import { addressResolvers } from './customer/addresses/resolvers';
import { requisitionListResolvers } from './customer/lists/requisition/resolvers';
import { shoppingListResolvers } from './customer/lists/resolvers';
import { pointResolvers } from './customer/points/resolvers';
import { boughtResolvers } from './customer/purchase-history/resolvers';
import { customerResolvers } from './customer/resolvers';
import { earlierNameResolvers } from './deprecated/resolvers';
import { designResolvers } from './design/resolvers';
import { giftShopResolvers } from './gift-shop/resolvers';
import { giftCardResolvers } from './giftcard/resolvers';
import { inkResolvers } from './ink/resolvers';
import { invoiceResolvers } from './invoice/resolvers';
import { lawResolvers } from './law/resolvers';
import { newsletterResolvers } from './newsletter/resolvers';
import { notOfferedResolvers } from './not-offered/resolvers';
import { approvalResolvers } from './order/approval/resolvers';
import { confirmationResolvers } from './order/confirm/resolvers';
import type { ConfirmationParts } from './order/confirm/send-again';
import type { OrderServices } from './order/place-order';
import { reorderResolvers } from './order/reorder/resolvers';
import { orderResolvers } from './order/resolvers';
import { keptCardResolvers } from './payment/cards/resolvers';
import { paymentResolvers } from './payment/resolvers';
import { personalDataResolvers } from './personal-data/resolvers';
import { physicalStoreResolvers } from './physical-store/resolvers';
import { pressResolvers } from './press/index';
import { promotionFieldResolvers } from './promotion/field-resolvers';
import { promotionResolvers } from './promotion/resolvers';
import { segmentResolvers } from './promotion/segment/resolvers';
import { punchoutResolvers } from './punchout/resolvers';
import { recommendationResolvers } from './recommendation/resolvers';
import { type RequestParts, requestResolvers } from './request/resolvers';
import { returnResolvers } from './returns/resolvers';
import { reviewResolvers } from './review/resolvers';
import { scanResolvers } from './scan/resolvers';
import { sellerResolvers } from './seller/resolvers';
import { sessionResolvers } from './session/resolvers';
import type { SigningKeys } from './session/signing-keys';
import { shipmentResolvers } from './shipment/resolvers';
import { storeResolvers } from './store/resolvers';
import { subscriptionResolvers } from './subscription/resolvers';
import { trackingResolvers } from './tracking/resolvers';
import { withdrawalResolvers } from './withdrawal/resolvers';

/** Dependencies of the modules in addition to the request's context. */
export interface CommerceParts {
  keys: SigningKeys;
  selling: OrderServices;
  clientsShowTerms: boolean;
  limits: Limits;
  requests: RequestParts;
  mails: ConfirmationParts['mails'];
  parcelShops: ParcelShops;
  returnCarriers: ReturnCarriers;
  /** Null where no provider is set. */
  openId: OpenIdCheck | null;
  register: AddressRegister;
  /** Null where none is set. */
  languageModel: LanguageModel | null;
}

/** The ways in. */
const loginResolvers = (parts: CommerceParts) => [sessionResolvers(parts), punchoutResolvers(parts)];

/** What follows an order: parcels, documents, returns, complaints, and legal duties. */
const afterOrders = ({ selling, limits, requests, mails, returnCarriers }: CommerceParts) => [
  ...[reorderResolvers, shipmentResolvers, invoiceResolvers, lawResolvers, personalDataResolvers],
  ...[withdrawalResolvers(selling, limits), returnResolvers(selling, returnCarriers)],
  ...[complaintResolvers(selling, limits, requests), confirmationResolvers({ mails, limits })],
];

/** Stores that one can walk into, pages of agreements, the scanner, gift shops. */
const aroundTheShop = ({ limits, requests, languageModel }: CommerceParts) => [
  ...[physicalStoreResolvers, agreementResolvers(limits), scanResolvers],
  giftShopResolvers({ requests, limits, model: languageModel }),
];

export function commerceResolvers(parts: CommerceParts): Resolvers[] {
  const { selling, limits, clientsShowTerms, requests, parcelShops, register } = parts;
  return [
    { JSON: json },
    storeResolvers,
    sellerResolvers,
    earlierNameResolvers,
    notOfferedResolvers,
    cmsResolvers,
    catalogueRootResolvers,
    productResolvers,
    ...loginResolvers(parts),
    ...[brandResolvers, sitemapResolvers],
    recommendationResolvers,
    trackingResolvers,
    customerResolvers,
    boughtResolvers,
    pointResolvers,
    ...[shoppingListResolvers, requisitionListResolvers, compareResolvers],
    accountResolvers({ queue: selling.queue, limits, clientsShowTerms }),
    addressResolvers(register, limits),
    companyResolvers(selling.queue, limits),
    cartResolvers,
    cartMergeResolvers,
    cartNoteResolvers,
    cartUpgradeResolvers,
    ...[cartFieldResolvers, pressResolvers],
    checkoutResolvers,
    deliveryResolvers(parcelShops),
    promotionFieldResolvers,
    giftCardResolvers(limits),
    promotionResolvers(limits),
    ...[segmentResolvers, subscriptionResolvers(selling.queue), keptCardResolvers(selling.provider)],
    paymentResolvers(selling),
    orderResolvers(selling, clientsShowTerms),
    ...afterOrders(parts),
    ...aroundTheShop(parts),
    approvalResolvers(selling),
    inkResolvers,
    designResolvers,
    ...[requestResolvers(requests, limits), newsletterResolvers(requests.queue, limits)],
    reviewResolvers,
  ];
}
