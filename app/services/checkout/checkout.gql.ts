// Documents of the checkout, in Magento's order of calls.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { CART_FIELDS } from '../cart/cart.gql';
import type {
  CheckoutQuery,
  CheckoutQueryVariables,
  ParcelShopsQuery,
  ParcelShopsQueryVariables,
  PlaceOrderMutation,
  PlaceOrderMutationVariables,
  SetAddressesMutation,
  SetAddressesMutationVariables,
  SetBillingAddressMutation,
  SetBillingAddressMutationVariables,
  SetDeliveryAddressMutation,
  SetDeliveryAddressMutationVariables,
  SetGuestEmailMutation,
  SetGuestEmailMutationVariables,
  SetPaymentMutation,
  SetPaymentMutationVariables,
  SetShippingMutation,
  SetShippingMutationVariables,
} from '../generated/commerce';

export const CHECKOUT: TypedDocumentNode<CheckoutQuery, CheckoutQueryVariables> = gql`
  query Checkout($cartId: String!) {
    cart(cart_id: $cartId) {
      ...CartFields
      billing_address {
        ...CartAddress
      }
      shipping_addresses {
        ...CartAddress
        same_as_billing
        available_shipping_methods {
          carrier_code
          carrier_title
          method_code
          method_title
          available
          error_message
          sort_order
          price_excl_tax { value }
          price_incl_tax { value }
          carrier_image
          shipping_data { channel note needs_service_point needs_pickup_location first_date }
        }
        selected_shipping_method {
          carrier_code
          method_code
          delivery { date interval service_point_id pickup_location_code point { name street postcode city } }
        }
      }
      pickup_locations { pickup_location_code name street postcode city opening_hours has_stock ready_at }
      delivery_dates { channels { shipping_methods schedule { date } } }
      available_payment_methods { code title }
      selected_payment_method { code title purchase_order_number }
    }
    checkoutAgreements { agreement_id name checkbox_text page_path }
  }
  fragment CartAddress on CartAddressInterface {
    firstname
    lastname
    company
    street
    city
    postcode
    telephone
    vat_id
    ean
    customer_address_id
    country { code }
  }
  ${CART_FIELDS}
`;

export const PARCEL_SHOPS: TypedDocumentNode<ParcelShopsQuery, ParcelShopsQueryVariables> = gql`
  query ParcelShops($carrier: String!, $postcode: String!) {
    parcelShops(carrier_code: $carrier, postcode: $postcode) { id name street postcode city opening_hours distance_km }
  }
`;

export const SET_GUEST_EMAIL: TypedDocumentNode<SetGuestEmailMutation, SetGuestEmailMutationVariables> = gql`
  mutation SetGuestEmail($input: SetGuestEmailOnCartInput!) {
    setGuestEmailOnCart(input: $input) { cart { id email } }
  }
`;

export const SET_ADDRESSES: TypedDocumentNode<SetAddressesMutation, SetAddressesMutationVariables> = gql`
  mutation SetAddresses($shipping: SetShippingAddressesOnCartInput!, $billing: SetBillingAddressOnCartInput!) {
    setShippingAddressesOnCart(input: $shipping) { cart { id } }
    setBillingAddressOnCart(input: $billing) { cart { id } }
  }
`;

export const SET_DELIVERY_ADDRESS: TypedDocumentNode<SetDeliveryAddressMutation, SetDeliveryAddressMutationVariables> =
  gql`
  mutation SetDeliveryAddress($shipping: SetShippingAddressesOnCartInput!) {
    setShippingAddressesOnCart(input: $shipping) { cart { id } }
  }
`;

export const SET_BILLING_ADDRESS: TypedDocumentNode<SetBillingAddressMutation, SetBillingAddressMutationVariables> =
  gql`
  mutation SetBillingAddress($billing: SetBillingAddressOnCartInput!) {
    setBillingAddressOnCart(input: $billing) { cart { id } }
  }
`;

export const SET_SHIPPING: TypedDocumentNode<SetShippingMutation, SetShippingMutationVariables> = gql`
  mutation SetShipping($input: SetShippingMethodsOnCartInput!) {
    setShippingMethodsOnCart(input: $input) { cart { id } }
  }
`;

export const SET_PAYMENT: TypedDocumentNode<SetPaymentMutation, SetPaymentMutationVariables> = gql`
  mutation SetPayment($input: SetPaymentMethodOnCartInput!) {
    setPaymentMethodOnCart(input: $input) { cart { id } }
  }
`;

export const PLACE_ORDER: TypedDocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables> = gql`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      orderV2 { number email token }
      payment_redirect_url
      order_token
      errors { code message problem_code problem_params }
    }
  }
`;
