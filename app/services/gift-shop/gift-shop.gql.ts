// Documents of gift shops: what can be ordered, the company's page, an employee's choice, and what is printed.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AcceptGiftShopMutation,
  AcceptGiftShopMutationVariables,
  AskGiftShopMutation,
  AskGiftShopMutationVariables,
  ChooseShopGiftMutation,
  ChooseShopGiftMutationVariables,
  GiftChoiceQuery,
  GiftChoiceQueryVariables,
  GiftCodesQuery,
  GiftCodesQueryVariables,
  GiftPackingQuery,
  GiftPackingQueryVariables,
  GiftShopOfferQuery,
  GiftShopOfferQueryVariables,
  GiftShopQuery,
  GiftShopQueryVariables,
  ListGiftEmployeesMutation,
  ListGiftEmployeesMutationVariables,
  PickGiftsMutation,
  PickGiftsMutationVariables,
  SaveGiftShopMutation,
  SaveGiftShopMutationVariables,
} from '../generated/commerce';

export const GIFT_SHOP_OFFER: TypedDocumentNode<GiftShopOfferQuery, GiftShopOfferQueryVariables> = gql`
  query GiftShopOffer {
    giftShopOffer {
      price_classes { code name price_incl_vat is_tax_free }
      themes { code name }
      first_delivery asks_language_model
    }
  }
`;

export const GIFT_SHOP: TypedDocumentNode<GiftShopQuery, GiftShopQueryVariables> = gql`
  query GiftShop($token: String!) {
    giftShop(token: $token) {
      number state email kind range code_kind packaging destination price_class employees company delivery_on closes_on
      draft { name value }
      price_each total_excl_vat vat total_incl_vat is_tax_free listed chosen list order_number is_proposed_by_model
      gifts { sku name short image is_default is_certified is_sold_out chosen }
      candidates { sku name short image is_default is_certified is_sold_out chosen }
      choices { name gift_name }
    }
  }
`;

export const GIFT_CHOICE: TypedDocumentNode<GiftChoiceQuery, GiftChoiceQueryVariables> = gql`
  query GiftChoice($code: String!) {
    giftChoice(code: $code) {
      company closes_on is_open name label destination address { street postcode city } chosen_sku is_own_choice version
      gifts { sku name short image is_default is_certified is_sold_out chosen }
    }
  }
`;

export const GIFT_CODES: TypedDocumentNode<GiftCodesQuery, GiftCodesQueryVariables> = gql`
  query GiftCodes($token: String!) {
    giftShopCodes(token: $token) { number company closes_on codes { name code } }
  }
`;

export const GIFT_PACKING: TypedDocumentNode<GiftPackingQuery, GiftPackingQueryVariables> = gql`
  query GiftPacking($token: String!) {
    giftShopPacking(token: $token) {
      number company delivery_on packaging destination
      people { name gift_sku gift_name address { street postcode city } }
    }
  }
`;

export const SAVE_GIFT_SHOP: TypedDocumentNode<SaveGiftShopMutation, SaveGiftShopMutationVariables> = gql`
  mutation SaveGiftShop($token: String, $email: String!, $values: [GiftShopTypedInput!]!) {
    saveGiftShop(token: $token, email: $email, values: $values) { token }
  }
`;

export const ASK_GIFT_SHOP: TypedDocumentNode<AskGiftShopMutation, AskGiftShopMutationVariables> = gql`
  mutation AskGiftShop($token: String, $input: AskGiftShopInput!) {
    askGiftShop(token: $token, input: $input) { token }
  }
`;

export const PICK_GIFTS: TypedDocumentNode<PickGiftsMutation, PickGiftsMutationVariables> = gql`
  mutation PickGifts($token: String!, $skus: [String!]!, $defaultSku: String!) {
    pickGiftShopGifts(token: $token, skus: $skus, default_sku: $defaultSku) { token }
  }
`;

export const LIST_GIFT_EMPLOYEES: TypedDocumentNode<ListGiftEmployeesMutation, ListGiftEmployeesMutationVariables> =
  gql`
  mutation ListGiftEmployees($token: String!, $list: String!) {
    listGiftShopEmployees(token: $token, list: $list) { token }
  }
`;

export const ACCEPT_GIFT_SHOP: TypedDocumentNode<AcceptGiftShopMutation, AcceptGiftShopMutationVariables> = gql`
  mutation AcceptGiftShop($token: String!, $each: Float!) {
    acceptGiftShop(token: $token, price_each: $each) { token }
  }
`;

export const CHOOSE_SHOP_GIFT: TypedDocumentNode<ChooseShopGiftMutation, ChooseShopGiftMutationVariables> = gql`
  mutation ChooseShopGift(
    $code: String!
    $sku: String!
    $label: String!
    $address: GiftHomeAddressInput
    $version: Int!
  ) {
    chooseShopGift(code: $code, sku: $sku, label: $label, address: $address, version: $version) { version }
  }
`;
