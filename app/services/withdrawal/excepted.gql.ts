// Documents of the legal information about a cart's items, shown to consumers before they order.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { CartExceptionsQuery, CartExceptionsQueryVariables } from '../generated/commerce';

export const CART_EXCEPTIONS: TypedDocumentNode<CartExceptionsQuery, CartExceptionsQueryVariables> = gql`
  query CartExceptions($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      withdrawal_exceptions { uid exemption }
      itemsV2(pageSize: 500) { items { uid product { product_info { code value } } } }
    }
  }
`;
