// Documents of procurement systems: login of a buyer, product data, return of the cart.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  FindSkusQuery,
  FindSkusQueryVariables,
  LoginFromPunchoutMutation,
  LoginFromPunchoutMutationVariables,
  PathOfSkuQuery,
  PathOfSkuQueryVariables,
  PunchoutGoodsQuery,
  PunchoutGoodsQueryVariables,
  PunchoutMessageQuery,
  PunchoutMessageQueryVariables,
  PunchoutParametersQuery,
  PunchoutParametersQueryVariables,
  RestorePunchoutCartMutation,
  RestorePunchoutCartMutationVariables,
  ReturnPunchoutCartMutation,
  ReturnPunchoutCartMutationVariables,
  StartPunchoutVisitMutation,
  StartPunchoutVisitMutationVariables,
} from '../generated/commerce';

export const PUNCHOUT_PARAMETERS: TypedDocumentNode<PunchoutParametersQuery, PunchoutParametersQueryVariables> = gql`
  query PunchoutParameters($connection: String) {
    punchoutParameters(connection: $connection) { username password buyer_id buyer_name }
  }
`;

export const LOGIN_FROM_PUNCHOUT: TypedDocumentNode<LoginFromPunchoutMutation, LoginFromPunchoutMutationVariables> =
  gql`
  mutation LoginFromPunchout($username: String!, $password: String!, $call: PunchoutCallInput) {
    generateCustomerTokenFromPunchout(username: $username, password: $password, call: $call) { token jwt }
  }
`;

export const PATH_OF_SKU: TypedDocumentNode<PathOfSkuQuery, PathOfSkuQueryVariables> = gql`
  query PathOfSku($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) { items { sku url_key } }
  }
`;

export const FIND_SKUS: TypedDocumentNode<FindSkusQuery, FindSkusQueryVariables> = gql`
  query FindSkus($words: String!, $pageSize: Int!) {
    products(search: $words, pageSize: $pageSize) { items { sku } }
  }
`;

export const PUNCHOUT_GOODS: TypedDocumentNode<PunchoutGoodsQuery, PunchoutGoodsQueryVariables> = gql`
  query PunchoutGoods($goods: [PunchoutGoodsInput!]!) {
    punchoutGoods(goods: $goods) { address target encoding has_goods fields { name value } }
  }
`;

export const PUNCHOUT_MESSAGE: TypedDocumentNode<PunchoutMessageQuery, PunchoutMessageQueryVariables> = gql`
  query PunchoutMessage {
    customer { id punchout { message { address target encoding has_goods fields { name value } } } }
  }
`;

export const START_PUNCHOUT_VISIT: TypedDocumentNode<StartPunchoutVisitMutation, StartPunchoutVisitMutationVariables> =
  gql`
  mutation StartPunchoutVisit($token: String!) {
    startPunchoutVisit(token: $token) { token jwt }
  }
`;

export const RESTORE_PUNCHOUT_CART: TypedDocumentNode<
  RestorePunchoutCartMutation,
  RestorePunchoutCartMutationVariables
> = gql`
  mutation RestorePunchoutCart {
    restorePunchoutCart { address_kept left }
  }
`;

export const RETURN_PUNCHOUT_CART: TypedDocumentNode<ReturnPunchoutCartMutation, ReturnPunchoutCartMutationVariables> =
  gql`
  mutation ReturnPunchoutCart($cartId: String!, $withoutCart: Boolean) {
    returnPunchoutCart(cart_id: $cartId, without_cart: $withoutCart) { address }
  }
`;
