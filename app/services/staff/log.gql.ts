// The document of the back office's log.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { StaffLogQuery, StaffLogQueryVariables } from '../generated/staff';

export const STAFF_LOG: TypedDocumentNode<StaffLogQuery, StaffLogQueryVariables> = gql`
  query StaffLog($filter: StaffLogFilter!, $first: Int!) {
    staffLog(filter: $filter, first: $first) {
      hasNewer
      hasOlder
      people
      rows {
        id
        at
        who
        command
        subject
        more
        changes {
          name
          before
          after
        }
      }
    }
  }
`;
