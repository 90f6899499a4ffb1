// Documents of placed orders: the customer's own, and the one behind a public token.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CustomerOrderQuery,
  CustomerOrderQueryVariables,
  CustomerOrdersQuery,
  CustomerOrdersQueryVariables,
  EInvoiceQuery,
  EInvoiceQueryVariables,
  OrderByTokenQuery,
  OrderByTokenQueryVariables,
} from '../generated/commerce';
import { RETURN_FIELDS } from '../goods-return/goods-return.gql';
import { ORDER_ADDRESS, SHIPMENT_FIELDS } from './order-parts.gql';

export const ORDER_FIELDS = gql`
  fragment OrderFields on CustomerOrder {
    id
    number
    order_date
    status
    status_code
    email
    buyer_name
    shipping_method
    carrier
    delivery { channel date interval ready_at point { name street postcode city } }
    reference
    requisitioner
    requisition_number
    accounting_cost
    ean_number
    customer_note
    price_basis
    payment_status
    is_test_payment
    payment_methods { name type }
    duties { label amount { value } }
    reward_points
    items {
      product_sku
      product_name
      product_url_key
      quantity_ordered
      points
      unit
      selected_options { label value }
      product_sale_price { value }
      duty { value }
      row_total { value }
      discounts { label amount { value } coupon { code } }
      note
      gift_cards { code sent_at send_at }
      price_reasons { code label amount { value } params }
      image { url label }
    }
    applied_gift_cards { code applied_balance { value } }
    total {
      grand_total { value }
      subtotal_excl_tax { value }
      subtotal_incl_tax { value }
      total_shipping { value }
      total_tax { value }
      discounts { label amount { value } coupon { code } }
      taxes { rate amount { value } }
    }
    shipping_address {
      ...OrderAddressFields
    }
    billing_address {
      ...OrderAddressFields
    }
  }
  ${ORDER_ADDRESS}
`;

export const CUSTOMER_ORDERS: TypedDocumentNode<CustomerOrdersQuery, CustomerOrdersQueryVariables> = gql`
  query CustomerOrders($filter: CustomerOrdersFilterInput, $pageSize: Int!, $page: Int!) {
    customer {
      id
      orders(filter: $filter, pageSize: $pageSize, currentPage: $page) {
        total_count
        page_info { current_page page_size total_pages }
        items {
          id
          number
          order_date
          status
          status_code
          email
          buyer_name
          is_test_payment
          total { grand_total { value } }
        }
      }
    }
  }
`;

export const CUSTOMER_ORDER: TypedDocumentNode<CustomerOrderQuery, CustomerOrderQueryVariables> = gql`
  query CustomerOrder($number: String!) {
    customer {
      id
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          ...OrderFields
          available_actions
          token
          withdrawal { refusal }
          return_offer { refusal }
          returns { items { ...ReturnFields } }
          complaints {
            lines { id product_sku left }
            made { number token product_name state received_at }
          }
          shipments {
            ...ShipmentFields
          }
          invoices { number issued_at due_at total { grand_total { value } } }
          credit_memos { number issued_at total { grand_total { value } } }
          e_invoices { number is_credit format }
        }
      }
    }
  }
  ${ORDER_FIELDS}
  ${SHIPMENT_FIELDS}
  ${RETURN_FIELDS}
`;

export const E_INVOICE: TypedDocumentNode<EInvoiceQuery, EInvoiceQueryVariables> = gql`
  query EInvoice($order: String!, $number: String!, $format: EInvoiceFormat!) {
    customer {
      orders(filter: { number: { eq: $order } }, pageSize: 1) {
        items {
          e_invoices(number: $number, format: $format) { number is_credit xml }
        }
      }
    }
  }
`;

export const ORDER_BY_TOKEN: TypedDocumentNode<OrderByTokenQuery, OrderByTokenQueryVariables> = gql`
  query OrderByToken($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      ...OrderFields
    }
  }
  ${ORDER_FIELDS}
`;
