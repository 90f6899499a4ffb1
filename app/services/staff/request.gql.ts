// Documents of a price request in the back office: the request, and an answer with a price.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffAnswerRequestMutation,
  StaffAnswerRequestMutationVariables,
  StaffRequestQuery,
  StaffRequestQueryVariables,
} from '../generated/staff';

export const STAFF_REQUEST: TypedDocumentNode<StaffRequestQuery, StaffRequestQueryVariables> = gql`
  query StaffRequest($id: Int!) {
    staffRequest(id: $id) {
      id
      at
      due
      answeredAt
      name
      company
      email
      telephone
      quantity
      message
      sku
      product
      unit
      store
      isNet
      account
    }
  }
`;

export const STAFF_ANSWER_REQUEST: TypedDocumentNode<StaffAnswerRequestMutation, StaffAnswerRequestMutationVariables> =
  gql`
  mutation StaffAnswerRequest($id: Int!, $eachOere: Int!, $text: String!) {
    staffAnswerRequest(id: $id, eachOere: $eachOere, text: $text) {
      problem {
        code
        field
        params {
          name
          value
        }
      }
    }
  }
`;
