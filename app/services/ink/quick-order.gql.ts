// Documents of the quick order: the products of typed lines, and adding those lines to the cart.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type {
  QuickOrderQuery,
  QuickOrderQueryVariables,
  QuickOrderToCartMutation,
  QuickOrderToCartMutationVariables,
} from '../generated/commerce';

const LINE = gql`
  fragment QuickLine on QuickOrderLine {
    code
    typed
    quantity
    status
    joined
    refusal { code params }
    unit_price { value }
    row_total { value }
    product {
      ...Tile
    }
    candidates {
      __typename
      sku
      name
      type_id
      request_price
      roda_hide
      pcon_moc
      pcon_ban
      stock_status
      price_range { minimum_price { final_price { value } fixed_product_taxes { amount { value } } } }
    }
  }
`;

export const QUICK_ORDER: TypedDocumentNode<QuickOrderQuery, QuickOrderQueryVariables> = gql`
  query QuickOrder($lines: [QuickOrderLineInput!]!) {
    quickOrder(lines: $lines) { ...QuickLine }
  }
  ${LINE}
  ${TILE}
`;

export const QUICK_ORDER_TO_CART: TypedDocumentNode<QuickOrderToCartMutation, QuickOrderToCartMutationVariables> = gql`
  mutation QuickOrderToCart($cartId: String!, $lines: [QuickOrderLineInput!]!, $onlyGood: Boolean!) {
    quickOrderToCart(cartId: $cartId, lines: $lines, onlyGood: $onlyGood) {
      added
      cart { id total_quantity }
      lines { ...QuickLine }
    }
  }
  ${LINE}
  ${TILE}
`;
