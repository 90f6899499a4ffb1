// Documents of shoppers' requests: a price, a notice when a product is back, and general enquiries.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type {
  AskedProductQuery,
  AskedProductQueryVariables,
  ContactUsMutation,
  ContactUsMutationVariables,
  EndNoticeMutation,
  EndNoticeMutationVariables,
  KeepNoticeMutation,
  KeepNoticeMutationVariables,
  RequestPriceMutation,
  RequestPriceMutationVariables,
} from '../generated/commerce';

export const ASKED_PRODUCT: TypedDocumentNode<AskedProductQuery, AskedProductQueryVariables> = gql`
  query AskedProduct($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        ...Tile
      }
    }
  }
  ${TILE}
`;

export const REQUEST_PRICE: TypedDocumentNode<RequestPriceMutation, RequestPriceMutationVariables> = gql`
  mutation RequestPrice($input: RequestPriceInput!) {
    requestPrice(input: $input) { success reference answer_by }
  }
`;

export const KEEP_NOTICE: TypedDocumentNode<KeepNoticeMutation, KeepNoticeMutationVariables> = gql`
  mutation KeepNotice($input: ProductAlertStockInput!) {
    subscribeProductAlertStock(input: $input) { success }
  }
`;

export const END_NOTICE: TypedDocumentNode<EndNoticeMutation, EndNoticeMutationVariables> = gql`
  mutation EndNotice($token: String!) {
    endProductAlertStock(token: $token) { success }
  }
`;

export const CONTACT_US: TypedDocumentNode<ContactUsMutation, ContactUsMutationVariables> = gql`
  mutation ContactUs($input: ContactUsInput!) {
    contactUs(input: $input) { status }
  }
`;
