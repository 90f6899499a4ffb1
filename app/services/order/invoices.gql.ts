// Documents of invoices and credit notes: the overview, and one in full.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  InvoiceDocumentQuery,
  InvoiceDocumentQueryVariables,
  InvoicesQuery,
  InvoicesQueryVariables,
} from '../generated/commerce';
import { ORDER_ADDRESS } from './order-parts.gql';

export const INVOICES: TypedDocumentNode<InvoicesQuery, InvoicesQueryVariables> = gql`
  query Invoices($filter: CustomerInvoicesFilterInput, $pageSize: Int!, $page: Int!) {
    customer {
      id
      invoices(filter: $filter, pageSize: $pageSize, currentPage: $page) {
        total_count
        page_info { total_pages }
        items { id number kind order_number issued_at due_at grand_total { value } }
      }
    }
  }
`;

export const INVOICE_DOCUMENT: TypedDocumentNode<InvoiceDocumentQuery, InvoiceDocumentQueryVariables> = gql`
  query InvoiceDocument($kind: InvoiceKind!, $number: String!, $orderToken: String) {
    invoiceDocument(kind: $kind, number: $number, orderToken: $orderToken) {
      number
      kind
      order_number
      issued_at
      due_at
      reason
      credits
      price_basis
      lines { sku name quantity unit unit_price { value } row_total { value } }
      duties { label amount { value } }
      discount { value }
      freight { value }
      net { value }
      taxes { rate base { value } amount { value } }
      grand_total { value }
      gift_card_total { value }
      billing_address {
        ...OrderAddressFields
      }
      shipping_address {
        ...OrderAddressFields
      }
      delivery { channel point { name street postcode city } }
      delivered_on
      cvr
      customer_number
      ean
      accounting_cost
      reference
      requisitioner
      requisition_number
      payment_title
      seller
    }
  }
  ${ORDER_ADDRESS}
`;
