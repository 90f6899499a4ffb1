// Documents of the cart: read it, change its lines.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AddToCartMutation,
  AddToCartMutationVariables,
  CartBadgeQuery,
  CartBadgeQueryVariables,
  CartQuery,
  CartQueryVariables,
  CreateCartMutation,
  CreateCartMutationVariables,
  CustomerCartQuery,
  CustomerCartQueryVariables,
  RemoveLineMutation,
  RemoveLineMutationVariables,
  UpdateLineMutation,
  UpdateLineMutationVariables,
} from '../generated/commerce';

/** Everything that the cart page, the panels and the summary of the checkout show. */
export const CART_FIELDS = gql`
  fragment CartFields on Cart {
    id
    email
    is_virtual
    total_quantity
    customer_note
    price_changes
    earnable_reward_points
    points { needed owned }
    delivery_promise { sent_today date cutoff }
    free_shipping { limit { value } remaining { value } }
    applied_coupons { code description is_personal_coupon problem_code problem_params }
    applied_gift_cards { code current_balance { value } applied_balance { value } problem_code }
    promos {
      id
      title
      selected_sku
      missing { value }
      items { sku name url_key small_image { url label } }
    }
    itemsV2(pageSize: 500) {
      items {
        __typename
        uid
        quantity
        points
        note
        present { greeting wrapped deliver_on }
        is_available
        not_available_message
        errors { code message problem_code problem_params }
        product {
          sku name type_id url_key rsl_vareenhed
          small_image { url label }
          stock_item { qty min_qty max_qty increments manage_stock }
          delivery_time { label days }
        }
        prices {
          price { value }
          price_including_tax { value }
          row_total { value }
          row_total_including_tax { value }
          discounts { label amount { value } coupon { code } }
          fixed_product_taxes { label amount { value } }
          price_reasons { code label amount { value } params }
          changed_from { value }
        }
        promo { selected }
        ... on SimpleCartItem {
          design design_image { url label }
          configurable_options { option_label value_label }
        }
        ... on ConfigurableCartItem {
          configurable_options { configurable_product_option_value_uid option_label value_label }
          configured_variant {
            sku
            small_image { url label }
            stock_item { qty min_qty max_qty increments manage_stock }
            delivery_time { label days }
          }
        }
      }
    }
    shipping_addresses {
      selected_shipping_method { price_excl_tax { value } price_incl_tax { value } }
    }
    prices {
      subtotal_excluding_tax { value }
      subtotal_including_tax { value }
      subtotal_with_discount_excluding_tax { value }
      grand_total { value }
      grand_total_excluding_tax { value }
      discounts { label amount { value } coupon { code } }
      applied_taxes { label amount { value } }
      duties { code label amount { value } }
      savings { value }
    }
  }
`;

export const CART: TypedDocumentNode<CartQuery, CartQueryVariables> = gql`
  query Cart($cartId: String!) {
    cart(cart_id: $cartId) {
      ...CartFields
    }
  }
  ${CART_FIELDS}
`;

export const CART_BADGE: TypedDocumentNode<CartBadgeQuery, CartBadgeQueryVariables> = gql`
  query CartBadge($cartId: String!) {
    cart(cart_id: $cartId) { id total_quantity }
  }
`;

/** The cart that a customer left; made when there is none. */
export const CUSTOMER_CART: TypedDocumentNode<CustomerCartQuery, CustomerCartQueryVariables> = gql`
  query CustomerCart { customerCart { id total_quantity } }
`;

export const CREATE_CART: TypedDocumentNode<CreateCartMutation, CreateCartMutationVariables> = gql`
  mutation CreateCart { cartId: createEmptyCart }
`;

export const ADD_TO_CART: TypedDocumentNode<AddToCartMutation, AddToCartMutationVariables> = gql`
  mutation AddToCart($cartId: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $items) {
      cart { ...CartFields }
      user_errors { code message problem_code problem_params ... on InsufficientStockError { quantity } }
    }
  }
  ${CART_FIELDS}
`;

export const UPDATE_LINE: TypedDocumentNode<UpdateLineMutation, UpdateLineMutationVariables> = gql`
  mutation UpdateLine($input: UpdateCartItemsInput!) {
    updateCartItems(input: $input) {
      cart { id total_quantity }
      errors { code message problem_code problem_params }
    }
  }
`;

export const REMOVE_LINE: TypedDocumentNode<RemoveLineMutation, RemoveLineMutationVariables> = gql`
  mutation RemoveLine($input: RemoveItemFromCartInput!) {
    removeItemFromCart(input: $input) { cart { id total_quantity } }
  }
`;
