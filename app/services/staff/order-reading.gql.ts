// Documents of orders in files: reading one into proposed lines, and confirming these as a list of the customer.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffConfirmReadOrderMutation,
  StaffConfirmReadOrderMutationVariables,
  StaffReadOrderMutation,
  StaffReadOrderMutationVariables,
} from '../generated/staff';

export const STAFF_READ_ORDER: TypedDocumentNode<StaffReadOrderMutation, StaffReadOrderMutationVariables> = gql`
  mutation StaffReadOrder($customer: String!, $name: String!, $content: String!) {
    staffReadOrder(customer: $customer, name: $name, content: $content) {
      made
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

export const STAFF_CONFIRM_READ_ORDER: TypedDocumentNode<
  StaffConfirmReadOrderMutation,
  StaffConfirmReadOrderMutationVariables
> = gql`
  mutation StaffConfirmReadOrder($customer: String!, $name: String!, $lines: [StaffReadLine!]!) {
    staffConfirmReadOrder(customer: $customer, name: $name, lines: $lines) {
      made
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
