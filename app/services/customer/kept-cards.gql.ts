// Documents of payment cards stored at the provider.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  KeptCardsQuery,
  KeptCardsQueryVariables,
  OpenCardPageMutation,
  OpenCardPageMutationVariables,
  RemoveKeptCardMutation,
  RemoveKeptCardMutationVariables,
} from '../generated/commerce';

export const KEPT_CARDS: TypedDocumentNode<KeptCardsQuery, KeptCardsQueryVariables> = gql`
  query KeptCards {
    customer { may_keep_cards may_pay_on_invoice }
    customerPaymentTokens { items { public_hash card { brand lastFour expiresOn isExpired subscriptions } } }
  }
`;

export const OPEN_CARD_PAGE: TypedDocumentNode<OpenCardPageMutation, OpenCardPageMutationVariables> = gql`
  mutation OpenCardPage($agreement: String!, $returnUrl: String!) {
    openCardPage(agreement: $agreement, returnUrl: $returnUrl)
  }
`;

export const REMOVE_KEPT_CARD: TypedDocumentNode<RemoveKeptCardMutation, RemoveKeptCardMutationVariables> = gql`
  mutation RemoveKeptCard($key: String!) {
    deletePaymentToken(public_hash: $key) { result }
  }
`;
