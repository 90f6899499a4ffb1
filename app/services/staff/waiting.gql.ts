// Documents of what waits for staff: counts, and each list.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffCloseRequestMutation,
  StaffCloseRequestMutationVariables,
  StaffWaitingQuery,
  StaffWaitingQueryVariables,
  StaffWaitingRowsQuery,
  StaffWaitingRowsQueryVariables,
} from '../generated/staff';

export const STAFF_WAITING: TypedDocumentNode<StaffWaitingQuery, StaffWaitingQueryVariables> = gql`
  query StaffWaiting {
    staffWaiting {
      kind
      count
      oldest
      due
    }
  }
`;

export const STAFF_WAITING_ROWS: TypedDocumentNode<StaffWaitingRowsQuery, StaffWaitingRowsQueryVariables> = gql`
  query StaffWaitingRows($kind: String!) {
    staffWaitingRows(kind: $kind) {
      id
      number
      at
      due
      order
      who
      text
    }
  }
`;

export const STAFF_CLOSE_REQUEST: TypedDocumentNode<StaffCloseRequestMutation, StaffCloseRequestMutationVariables> =
  gql`
  mutation StaffCloseRequest($id: Int!) {
    staffCloseRequest(id: $id) {
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
