// Documents of what is typed or chosen beside the lines: coupons and gifts.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ApplyCouponMutation,
  ApplyCouponMutationVariables,
  ChooseGiftMutation,
  ChooseGiftMutationVariables,
  RemoveCouponMutation,
  RemoveCouponMutationVariables,
} from '../generated/commerce';

export const APPLY_COUPON: TypedDocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables> = gql`
  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {
    applyCouponToCart(input: $input) { cart { id applied_coupons { code } } }
  }
`;

export const REMOVE_COUPON: TypedDocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables> = gql`
  mutation RemoveCoupon($input: RemoveCouponFromCartInput!) {
    removeCouponFromCart(input: $input) { cart { id applied_coupons { code } } }
  }
`;

export const CHOOSE_GIFT: TypedDocumentNode<ChooseGiftMutation, ChooseGiftMutationVariables> = gql`
  mutation ChooseGift($input: ChooseGiftInput!) {
    chooseGift(input: $input) { cart { id total_quantity } }
  }
`;
