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
import { approvalResolvers } from './approval/resolvers';
import { brandResolvers } from './catalogue/brand/resolvers';
import { productResolvers } from './catalogue/product/resolvers';
import { catalogueRootResolvers } from './catalogue/resolvers';
import { sitemapResolvers } from './catalogue/sitemap/resolvers';
import { afterChange, cartResolvers } from './checkout/cart-resolvers';
import { cartFieldResolvers } from './checkout/field-resolvers';
import { cartMergeResolvers } from './checkout/merge/resolvers';
import { cartNoteResolvers } from './checkout/note-resolvers';
import { paymentResolvers } from './checkout/payment-resolvers';
import type { OrderServices } from './checkout/place/place-order';
import { orderResolvers } from './checkout/place/resolvers';
import { checkoutResolvers } from './checkout/resolvers';
import { cartUpgradeResolvers } from './checkout/upgrade/resolvers';
import { cmsResolvers } from './cms/resolvers';
import { companyResolvers } from './company/resolvers';
import { compareResolvers } from './compare/resolvers';
import { complaintResolvers } from './complaint/resolvers';
import { accountResolvers } from './customer/account/resolvers';
import { addressResolvers } from './customer/addresses/resolvers';
import { customerResolvers } from './customer/resolvers';
import { deliveryResolvers } from './delivery/resolvers';
import { earlierNameResolvers } from './deprecated/resolvers';
import { designResolvers } from './design/resolvers';
import { giftShopResolvers } from './gift-shop/resolvers';
import { giftCardResolvers } from './giftcard/resolvers';
import { inkResolvers } from './ink/resolvers';
import { invoiceResolvers } from './invoice/resolvers';
import { lawResolvers } from './law/resolvers';
import { requisitionListResolvers } from './lists/requisition/resolvers';
import { shoppingListResolvers } from './lists/resolvers';
import { sessionResolvers } from './login/resolvers';
import { newsletterResolvers } from './newsletter/resolvers';
import { notOfferedResolvers } from './not-offered/resolvers';
import { confirmationResolvers } from './order/confirm/resolvers';
import type { ConfirmationParts } from './order/confirm/send-again';
import { keptCardResolvers } from './payment/card-resolvers';
import { personalDataResolvers } from './personal-data/resolvers';
import { type PhoneParts, phoneOrderResolvers } from './phone-order/index';
import { physicalStoreResolvers } from './physical-store/resolvers';
import { pointResolvers } from './points/resolvers';
import { pressResolvers } from './press/index';
import { promotionFieldResolvers } from './promotion/field-resolvers';
import { promotionResolvers } from './promotion/resolvers';
import { segmentResolvers } from './promotion/segment/resolvers';
import { punchoutResolvers } from './punchout/resolvers';
import { boughtResolvers } from './purchase-history/resolvers';
import { recommendationResolvers } from './recommendation/resolvers';
import { reorderResolvers } from './reorder/resolvers';
import { type RequestParts, requestResolvers } from './request/resolvers';
import { returnResolvers } from './returns/resolvers';
import { withdrawalResolvers } from './returns/withdrawal/resolvers';
import { reviewResolvers } from './review/resolvers';
import { scanResolvers } from './scan/resolvers';
import { sellerResolvers } from './seller/resolvers';
import type { SigningKeys } from './session/signing-keys';
import { shipmentResolvers } from './shipment/resolvers';
import { storeResolvers } from './store/resolvers';
import { subscriptionResolvers } from './subscription/resolvers';
import { trackingResolvers } from './tracking/resolvers';

/** Dependencies of the modules in addition to the request's context. */
export interface CommerceParts {
  /** The catalogue as a customer sees it; null: as a guest of that store does. */
  contextOf: PhoneParts['contextOf'];
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
    deliveryResolvers(parcelShops, afterChange),
    promotionFieldResolvers,
    giftCardResolvers(limits, afterChange),
    promotionResolvers(limits, afterChange),
    ...[segmentResolvers, subscriptionResolvers(selling.queue), keptCardResolvers(selling.provider)],
    paymentResolvers(selling),
    orderResolvers(selling, clientsShowTerms),
    phoneOrderResolvers(selling, parts.contextOf),
    ...afterOrders(parts),
    ...aroundTheShop(parts),
    approvalResolvers(selling),
    inkResolvers,
    designResolvers,
    ...[requestResolvers(requests, limits), newsletterResolvers(requests.queue, limits)],
    reviewResolvers,
  ];
}
