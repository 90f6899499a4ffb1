// Documents of withdrawals, returns and complaints in the back office: a case, an act on it, a picture of a complaint.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffActOnCaseMutation,
  StaffActOnCaseMutationVariables,
  StaffCaseQuery,
  StaffCaseQueryVariables,
  StaffComplaintPictureQuery,
  StaffComplaintPictureQueryVariables,
} from '../generated/staff';

export const STAFF_CASE: TypedDocumentNode<StaffCaseQuery, StaffCaseQueryVariables> = gql`
  query StaffCase($kind: String!, $number: String!) {
    staffCase(kind: $kind, number: $number) {
      number
      seen
      at
      due
      isClosed
      state
      order
      account
      pictures
      acts
      said {
        name
        value
      }
      lines {
        sku
        name
        unit
        quantity
        left
        counts {
          name
          pieces
        }
      }
      receipts {
        at
        sku
        pieces
        isDamaged
        feeOere
      }
      messages {
        at
        isFromBuyer
        text
      }
      timeline {
        at
        kind
        who
        what
        text
        changes {
          name
          before
          after
        }
      }
    }
  }
`;

export const STAFF_ACT_ON_CASE: TypedDocumentNode<StaffActOnCaseMutation, StaffActOnCaseMutationVariables> = gql`
  mutation StaffActOnCase($kind: String!, $number: String!, $act: String!, $seen: String!, $input: StaffCaseInput!) {
    staffActOnCase(kind: $kind, number: $number, act: $act, seen: $seen, input: $input) {
      made
      changes {
        name
        before
        after
      }
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

export const STAFF_COMPLAINT_PICTURE: TypedDocumentNode<
  StaffComplaintPictureQuery,
  StaffComplaintPictureQueryVariables
> = gql`
  query StaffComplaintPicture($number: String!, $picture: String!) {
    staffComplaintPicture(number: $number, picture: $picture)
  }
`;
