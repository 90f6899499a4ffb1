// Documents of presents in the cart.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { SetCartPresentMutation, SetCartPresentMutationVariables } from '../generated/commerce';

export const SET_CART_PRESENT: TypedDocumentNode<SetCartPresentMutation, SetCartPresentMutationVariables> = gql`
  mutation SetCartPresent($input: SetCartPresentInput!) {
    setCartPresent(input: $input) { cart { id } }
  }
`;
