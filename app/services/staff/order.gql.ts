// Documents of the back office's order page: the order, an act on it, its packing slip.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffActOnOrderMutation,
  StaffActOnOrderMutationVariables,
  StaffOrderQuery,
  StaffOrderQueryVariables,
  StaffPackingSlipQuery,
  StaffPackingSlipQueryVariables,
} from '../generated/staff';

export const STAFF_ORDER: TypedDocumentNode<StaffOrderQuery, StaffOrderQueryVariables> = gql`
  query StaffOrder($number: String!) {
    staffOrder(number: $number) {
      number
      seen
      status
      placedAt
      payment
      isTest
      fulfilment
      store
      buyer
      email
      telephones
      company
      account
      billing
      shipping
      delivery
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
        unitOere
        rowOere
        points
        shipped
        canceled
        invoiced
        credited
        toShip
        toInvoice
        toCredit
        details
      }
      totals {
        name
        label
        oere
      }
      money {
        authorisedOere
        capturedOere
        refundedOere
      }
      shipments {
        number
        carrier
        tracking
        status
        at
        pieces
      }
      documents {
        kind
        number
        at
        totalOere
        reason
      }
      cases {
        kind
        number
        at
        isClosed
      }
      mails {
        id
        template
        recipient
        queuedAt
        sentAt
        isGivenUp
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

export const STAFF_ACT_ON_ORDER: TypedDocumentNode<StaffActOnOrderMutation, StaffActOnOrderMutationVariables> = gql`
  mutation StaffActOnOrder($number: String!, $act: String!, $seen: String!, $input: StaffActInput!) {
    staffActOnOrder(number: $number, act: $act, seen: $seen, input: $input) {
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

export const STAFF_PACKING_SLIP: TypedDocumentNode<StaffPackingSlipQuery, StaffPackingSlipQueryVariables> = gql`
  query StaffPackingSlip($number: String!) {
    staffPackingSlip(number: $number)
  }
`;
