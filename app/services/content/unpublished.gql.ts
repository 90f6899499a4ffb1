// Documents of drafts other than pages: each is queried by its id with its link's token. The store is checked afterwards, to show which it is for.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  FooterDraftQuery,
  FooterDraftQueryVariables,
  FrontPageDraftQuery,
  FrontPageDraftQueryVariables,
  MenuDraftQuery,
  MenuDraftQueryVariables,
  NotificationDraftQuery,
  NotificationDraftQueryVariables,
  PopupDraftQuery,
  PopupDraftQueryVariables,
  SellerDraftQuery,
  SellerDraftQueryVariables,
} from '../generated/content';
import { FRONT_PARTS } from './content.gql';
import { FOOTER_PARTS, MENU_PARTS, NOTIFICATION_PARTS, POPUP_PARTS } from './frame.gql';
import { SELLER_PARTS } from './seller.gql';

export const POPUP_DRAFT: TypedDocumentNode<PopupDraftQuery, PopupDraftQueryVariables> = gql`
  query PopupDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    popups(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...PopupParts
    }
  }
  ${POPUP_PARTS}
`;

export const NOTIFICATION_DRAFT: TypedDocumentNode<NotificationDraftQuery, NotificationDraftQueryVariables> = gql`
  query NotificationDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    notifications(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...NotificationParts
    }
  }
  ${NOTIFICATION_PARTS}
`;

export const MENU_DRAFT: TypedDocumentNode<MenuDraftQuery, MenuDraftQueryVariables> = gql`
  query MenuDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    menus(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...MenuParts
    }
  }
  ${MENU_PARTS}
`;

export const FOOTER_DRAFT: TypedDocumentNode<FooterDraftQuery, FooterDraftQueryVariables> = gql`
  query FooterDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    footers(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...FooterParts
    }
  }
  ${FOOTER_PARTS}
`;

export const FRONT_DRAFT: TypedDocumentNode<FrontPageDraftQuery, FrontPageDraftQueryVariables> = gql`
  query FrontPageDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    frontPages(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...FrontParts
    }
  }
  ${FRONT_PARTS}
`;

export const SELLER_DRAFT: TypedDocumentNode<SellerDraftQuery, SellerDraftQueryVariables> = gql`
  query SellerDraft($id: ID!, $locale: I18NLocaleCode!, $preview: String!) {
    sellers(filters: { documentId: { eq: $id } }, status: DRAFT, preview: $preview, locale: $locale, pagination: { limit: 1 }) {
      documentId
      stores { store_code Name }
      ...SellerParts
    }
  }
  ${SELLER_PARTS}
`;
