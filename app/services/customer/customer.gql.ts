// Documents of the customer who is logged in: login, logout, the customer behind the token, the address book.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AddressBookQuery,
  AddressBookQueryVariables,
  CategoryDataQuery,
  CategoryDataQueryVariables,
  CustomerQuery,
  CustomerQueryVariables,
  LoginMutation,
  LoginMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  RevokeTokenMutation,
  RevokeTokenMutationVariables,
} from '../generated/commerce';

export const LOGIN: TypedDocumentNode<LoginMutation, LoginMutationVariables> = gql`
  mutation Login($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token jwt }
  }
`;

export const LOGOUT: TypedDocumentNode<LogoutMutation, LogoutMutationVariables> = gql`
  mutation Logout { customerLogout }
`;

/** Magento's own way to end a token, for back ends without the one above. */
export const REVOKE_TOKEN: TypedDocumentNode<RevokeTokenMutation, RevokeTokenMutationVariables> = gql`
  mutation RevokeToken { revokeCustomerToken { result } }
`;

export const CUSTOMER: TypedDocumentNode<CustomerQuery, CustomerQueryVariables> = gql`
  query Customer {
    customer {
      id
      firstname
      lastname
      email
      group_id
      store_id
      limit_to_shopping_lists
      scanner_mode_enabled
      is_business_admin
      manages_customers
      is_allowed_bonusshop
      req_required
      req_no_required
      may_subscribe
      may_keep_cards
      allow_billing_address_change
      allow_shipping_address_change
      only_default_billing
      only_default_shipping
      order_approval { limit { value } }
      account_settings { order_history_access invoice_overview_access default_language enable_salesline_notes enable_personal_coupons }
      business { id name ean giftcard_enabled }
      disallow_list { path category_ids }
      acting_staff
      punchout { id title standard cancel_url minimum { value } frame_ancestors return_origin selected_sku continues looks_only may_leave returned }
    }
  }
`;

/** Only for the shop that works with allow-lists (spec §6). */
export const CATEGORY_DATA: TypedDocumentNode<CategoryDataQuery, CategoryDataQueryVariables> = gql`
  query CategoryData {
    customerCategoryData { items { id slug } }
  }
`;

export const ADDRESS_BOOK: TypedDocumentNode<AddressBookQuery, AddressBookQueryVariables> = gql`
  query AddressBook {
    customer {
      id
      addresses {
        id
        firstname
        lastname
        company
        company2
        street
        city
        postcode
        country_code
        telephone
        vat_id
        req_rekvirent
        req_rekvnr
        default_billing
        default_shipping
      }
    }
  }
`;
