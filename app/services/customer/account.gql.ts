// Documents of accounts: making one, passwords, the own profile, closing it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CancelErasureMutation,
  CancelErasureMutationVariables,
  ChangeEmailMutation,
  ChangeEmailMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  ChoosePasswordMutation,
  ChoosePasswordMutationVariables,
  CloseAccountMutation,
  CloseAccountMutationVariables,
  ConfirmEmailMutation,
  ConfirmEmailMutationVariables,
  CreateAccountMutation,
  CreateAccountMutationVariables,
  OwnOrdersQuery,
  OwnOrdersQueryVariables,
  PasswordLinkQuery,
  PasswordLinkQueryVariables,
  PersonalDataQuery,
  PersonalDataQueryVariables,
  ProfileQuery,
  ProfileQueryVariables,
  RequestPasswordMutation,
  RequestPasswordMutationVariables,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from '../generated/commerce';
import { ORDER_FIELDS } from '../order/order.gql';

export const CREATE_ACCOUNT: TypedDocumentNode<CreateAccountMutation, CreateAccountMutationVariables> = gql`
  mutation CreateAccount($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id email } } }
`;

export const REQUEST_PASSWORD: TypedDocumentNode<RequestPasswordMutation, RequestPasswordMutationVariables> = gql`
  mutation RequestPassword($email: String!) { requestPasswordResetEmail(email: $email) }
`;

export const PASSWORD_LINK: TypedDocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables> = gql`
  query PasswordLink($token: String!) { isPasswordLinkGood(token: $token) }
`;

export const CHOOSE_PASSWORD: TypedDocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables> = gql`
  mutation ChoosePassword($token: String!, $password: String!) { choosePassword(token: $token, password: $password) }
`;

export const CHANGE_PASSWORD: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = gql`
  mutation ChangePassword($current: String!, $next: String!) {
    changeCustomerPassword(currentPassword: $current, newPassword: $next) { id }
  }
`;

export const PROFILE: TypedDocumentNode<ProfileQuery, ProfileQueryVariables> = gql`
  query Profile {
    customer { id firstname lastname email is_subscribed newsletter_status account_settings { default_language } }
  }
`;

export const UPDATE_PROFILE: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { id } } }
`;

export const CHANGE_EMAIL: TypedDocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables> = gql`
  mutation ChangeEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) { customer { id email } }
  }
`;

export const CONFIRM_EMAIL: TypedDocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables> = gql`
  mutation ConfirmEmail($token: String!) { confirmCustomerEmail(token: $token) }
`;

export const CLOSE_ACCOUNT: TypedDocumentNode<CloseAccountMutation, CloseAccountMutationVariables> = gql`
  mutation CloseAccount($password: String!) { closeCustomerAccount(password: $password) }
`;

export const CANCEL_ERASURE: TypedDocumentNode<CancelErasureMutation, CancelErasureMutationVariables> = gql`
  mutation CancelErasure { cancelAccountErasure }
`;

/** All data that the shop stores about a customer, except orders. */
export const PERSONAL_DATA: TypedDocumentNode<PersonalDataQuery, PersonalDataQueryVariables> = gql`
  query PersonalData {
    customer {
      id
      firstname
      middlename
      lastname
      email
      taxvat
      created_at
      is_subscribed
      pwa_username
      account_settings { default_language }
      business { id name reference_number }
      subscriptions { items { name status interval startDate nextDeliveryDate items { sku productName quantity } } }
      addresses {
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
      sessions { created_at expires_at user_agent is_current }
      printers { name location printer { make series model } }
      mp_reward { point_balance point_earned point_spent entries(pageSize: 100) { items { at points note order_number } } }
      reviews(pageSize: 100) { items { created_at nickname summary text average_rating product { sku name } } }
    }
    customerPaymentTokens { items { card { brand lastFour expiresOn subscriptions } } }
  }
`;

export const OWN_ORDERS: TypedDocumentNode<OwnOrdersQuery, OwnOrdersQueryVariables> = gql`
  query OwnOrders($page: Int!) {
    customer {
      id
      orders(filter: { own: true }, pageSize: 100, currentPage: $page) {
        page_info { total_pages }
        items {
          ...OrderFields
          invoices { number issued_at due_at total { grand_total { value } } }
        }
      }
    }
  }
  ${ORDER_FIELDS}
`;
