// Documents of notes on a cart and its lines.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { SetCartNoteMutation, SetCartNoteMutationVariables } from '../generated/commerce';

export const SET_CART_NOTE: TypedDocumentNode<SetCartNoteMutation, SetCartNoteMutationVariables> = gql`
  mutation SetCartNote($input: SetCartNoteInput!) {
    setCartNote(input: $input) { cart { id } }
  }
`;
