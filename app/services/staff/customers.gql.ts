// Documents of the back office's customers: the list, one account, an act on it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffActOnCustomerMutation,
  StaffActOnCustomerMutationVariables,
  StaffCustomerQuery,
  StaffCustomerQueryVariables,
  StaffCustomersQuery,
  StaffCustomersQueryVariables,
} from '../generated/staff';

export const STAFF_CUSTOMERS: TypedDocumentNode<StaffCustomersQuery, StaffCustomersQueryVariables> = gql`
  query StaffCustomers($filter: StaffCustomerFilter!, $first: Int!) {
    staffCustomers(filter: $filter, first: $first) {
      hasNewer
      hasOlder
      rows {
        id
        email
        name
        company
        cvr
        telephone
        orders
        isActive
        createdAt
        store
      }
    }
  }
`;

export const STAFF_CUSTOMER: TypedDocumentNode<StaffCustomerQuery, StaffCustomerQueryVariables> = gql`
  query StaffCustomer($id: Int!) {
    staffCustomer(id: $id) {
      id
      email
      name
      isActive
      hasPassword
      isOfSystem
      createdAt
      lastLogin
      erasureRequestedAt
      store
      group
      company {
        name
        cvr
        number
        ean
        paysByInvoice
        creditLimitOere
      }
      approval {
        approver
        limitOere
      }
      rights
      addresses {
        isBilling
        isShipping
        rows
      }
      orders {
        count
        lastAt
      }
      points {
        balance
        earned
        spent
      }
      giftCards {
        count
        leftOere
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
      acts
    }
  }
`;

export const STAFF_ACT_ON_CUSTOMER: TypedDocumentNode<StaffActOnCustomerMutation, StaffActOnCustomerMutationVariables> =
  gql`
  mutation StaffActOnCustomer($id: Int!, $act: String!, $confirmed: Boolean!) {
    staffActOnCustomer(id: $id, act: $act, confirmed: $confirmed) {
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
