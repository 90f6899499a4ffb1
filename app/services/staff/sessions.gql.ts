// Documents of a member's own logins in the back office.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffEndSessionsMutation,
  StaffEndSessionsMutationVariables,
  StaffSessionsQuery,
  StaffSessionsQueryVariables,
} from '../generated/staff';

export const STAFF_SESSIONS: TypedDocumentNode<StaffSessionsQuery, StaffSessionsQueryVariables> = gql`
  query StaffSessions {
    staffSessions {
      id
      device
      createdAt
      seenAt
      isOwn
    }
  }
`;

export const STAFF_END_SESSIONS: TypedDocumentNode<StaffEndSessionsMutation, StaffEndSessionsMutationVariables> = gql`
  mutation StaffEndSessions($id: String) {
    staffEndSessions(id: $id) {
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
