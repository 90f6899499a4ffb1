// Documents of what is noted of a visit, and of consent to it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  BrandViewedMutation,
  BrandViewedMutationVariables,
  CartTransferredMutation,
  CartTransferredMutationVariables,
  CartUpdatedMutation,
  CartUpdatedMutationVariables,
  CategoryViewedMutation,
  CategoryViewedMutationVariables,
  GiveConsentMutation,
  GiveConsentMutationVariables,
  LoggedInMutation,
  LoggedInMutationVariables,
  OrderCompleteMutation,
  OrderCompleteMutationVariables,
  ProductClickedMutation,
  ProductClickedMutationVariables,
  ProductViewedMutation,
  ProductViewedMutationVariables,
} from '../generated/commerce';

export const PRODUCT_VIEWED: TypedDocumentNode<ProductViewedMutation, ProductViewedMutationVariables> = gql`
  mutation ProductViewed($sku: String!) {
    tracked: trackingProductViewed(sku: $sku) { status error }
  }
`;

export const PRODUCT_CLICKED: TypedDocumentNode<ProductClickedMutation, ProductClickedMutationVariables> = gql`
  mutation ProductClicked($sku: String!, $referrer: String) {
    tracked: trackingProductClicked(sku: $sku, referrer: $referrer) { status error }
  }
`;

export const BRAND_VIEWED: TypedDocumentNode<BrandViewedMutation, BrandViewedMutationVariables> = gql`
  mutation BrandViewed($brandId: String!) {
    tracked: trackingBrandViewed(brandId: $brandId) { status error }
  }
`;

export const CATEGORY_VIEWED: TypedDocumentNode<CategoryViewedMutation, CategoryViewedMutationVariables> = gql`
  mutation CategoryViewed($path: [String!]!) {
    tracked: trackingCategoryViewed(categoryIdPath: $path) { status error }
  }
`;

export const LOGGED_IN: TypedDocumentNode<LoggedInMutation, LoggedInMutationVariables> = gql`
  mutation LoggedIn { tracked: trackingUserLogin { status error } }
`;

export const CART_UPDATED: TypedDocumentNode<CartUpdatedMutation, CartUpdatedMutationVariables> = gql`
  mutation CartUpdated($cart: JSON!) {
    tracked: trackingCartUpdate(cart: $cart) { status error }
  }
`;

export const CART_TRANSFERRED: TypedDocumentNode<CartTransferredMutation, CartTransferredMutationVariables> = gql`
  mutation CartTransferred($cart: TrackingCartInput!, $orderNumber: String!) {
    tracked: trackingOrderCompletePunchout(cart: $cart, orderNumber: $orderNumber) { status error }
  }
`;

export const ORDER_COMPLETE: TypedDocumentNode<OrderCompleteMutation, OrderCompleteMutationVariables> = gql`
  mutation OrderComplete($order: TrackingOrderInput!) {
    tracked: trackingOrderComplete(order: $order) { status error }
  }
`;

export const GIVE_CONSENT: TypedDocumentNode<GiveConsentMutation, GiveConsentMutationVariables> = gql`
  mutation GiveConsent($visitor: ID, $purposes: [ConsentPurpose!]!, $textVersion: String!) {
    giveConsent(visitor: $visitor, purposes: $purposes, textVersion: $textVersion)
  }
`;
