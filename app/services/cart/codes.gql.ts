// Documents of the cart's codes and choices other than its lines: coupons and gifts.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ApplyCouponMutation,
  ApplyCouponMutationVariables,
  ApplyCouponsMutation,
  ApplyCouponsMutationVariables,
  ApplyGiftCardMutation,
  ApplyGiftCardMutationVariables,
  ChooseGiftMutation,
  ChooseGiftMutationVariables,
  GiftCardPdfQuery,
  GiftCardPdfQueryVariables,
  GiftCardQuery,
  GiftCardQueryVariables,
  GiftCardsSoldQuery,
  GiftCardsSoldQueryVariables,
  RemoveCouponMutation,
  RemoveCouponMutationVariables,
  RemoveGiftCardMutation,
  RemoveGiftCardMutationVariables,
} from '../generated/commerce';
import { CART_FIELDS } from './cart.gql';

export const APPLY_COUPON: TypedDocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables> = gql`
  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {
    applyCouponToCart(input: $input) { cart { id applied_coupons { code } } }
  }
`;

export const APPLY_COUPONS: TypedDocumentNode<ApplyCouponsMutation, ApplyCouponsMutationVariables> = gql`
  mutation ApplyCoupons($input: ApplyCouponsToCartInput!) {
    applyCouponsToCart(input: $input) { cart { ...CartFields } }
  }
  ${CART_FIELDS}
`;

export const REMOVE_COUPON: TypedDocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables> = gql`
  mutation RemoveCoupon($input: RemoveCouponFromCartInput!) {
    removeCouponFromCart(input: $input) { cart { id applied_coupons { code } } }
  }
`;

export const APPLY_GIFT_CARD: TypedDocumentNode<ApplyGiftCardMutation, ApplyGiftCardMutationVariables> = gql`
  mutation ApplyGiftCard($input: ApplyGiftCardToCartInput!) {
    applyGiftCardToCart(input: $input) { cart { id applied_gift_cards { code } } }
  }
`;

export const REMOVE_GIFT_CARD: TypedDocumentNode<RemoveGiftCardMutation, RemoveGiftCardMutationVariables> = gql`
  mutation RemoveGiftCard($input: RemoveGiftCardFromCartInput!) {
    removeGiftCardFromCart(input: $input) { cart { id applied_gift_cards { code } } }
  }
`;

export const GIFT_CARD: TypedDocumentNode<GiftCardQuery, GiftCardQueryVariables> = gql`
  query GiftCard($input: GiftCardAccountInput!) {
    giftCardAccount(input: $input) { code balance { value } expiration_date }
  }
`;

export const GIFT_CARDS_SOLD: TypedDocumentNode<GiftCardsSoldQuery, GiftCardsSoldQueryVariables> = gql`
  query GiftCardsSold { giftCardProducts { name url_key canonical_url small_image { url label } } }
`;

/** For anyone who has the link of the card's letter. */
export const GIFT_CARD_PAPER: TypedDocumentNode<GiftCardPdfQuery, GiftCardPdfQueryVariables> = gql`
  query GiftCardPdf($token: String!) {
    giftCardPdf(token: $token) { code amount { value } recipient_name sender_name message expiration_date }
  }
`;

export const CHOOSE_GIFT: TypedDocumentNode<ChooseGiftMutation, ChooseGiftMutationVariables> = gql`
  mutation ChooseGift($input: ChooseGiftInput!) {
    chooseGift(input: $input) { cart { id total_quantity } }
  }
`;
