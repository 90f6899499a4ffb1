// Content service document of the layout data of every page: footer, menu, notifications, popups.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { FrameContentQuery, FrameContentQueryVariables } from '../generated/content';

export const FOOTER_PARTS = gql`
  fragment FooterParts on Footer {
    about
    columns { title links { label href } }
    facts { icon title text }
    contact { name role text telephone email hours media { url alternativeText } }
  }
`;

export const MENU_PARTS = gql`
  fragment MenuParts on Menu {
    items { id key parent label href category_id with_children all_categories store_ids }
  }
`;

export const NOTIFICATION_PARTS = gql`
  fragment NotificationParts on Notification {
    id: documentId
    message
    date_from
    date_to
    hide_limit_to_shoppinglist
    hide_no_access_bonusshop
  }
`;

export const POPUP_PARTS = gql`
  fragment PopupParts on Popup {
    id: documentId
    title
    text
    show_delay_ms
    miniBannerText
    miniBannerTextColor
    miniBannerBackgroundColor
    newsletter { media { url alternativeText } buttonText }
    mediaWithLink { media { url width alternativeText } link { href type text } }
    price { text currentPrice previousPrice currency }
    date_from
    date_to
  }
`;

export const FRAME_CONTENT: TypedDocumentNode<FrameContentQuery, FrameContentQueryVariables> = gql`
  query FrameContent($storeCode: String!, $locale: I18NLocaleCode!) {
    footers(filters: { stores: { store_code: { eq: $storeCode } } }, locale: $locale, pagination: { limit: 1 }) { ...FooterParts }
    menus(filters: { identifier: { eq: "main" }, stores: { store_code: { eq: $storeCode } } }, locale: $locale, pagination: { limit: 1 }) {
      ...MenuParts
    }
    notifications(
      filters: { identifier: { eq: "notification" }, stores: { store_code: { eq: $storeCode } } }
      sort: ["date_from:desc"]
      pagination: { limit: 20 }
      locale: $locale
    ) { ...NotificationParts }
    popups(
      filters: { stores: { store_code: { eq: $storeCode } } }
      sort: ["date_from:desc"]
      pagination: { limit: 20 }
      locale: $locale
    ) { ...PopupParts }
  }
  ${FOOTER_PARTS}
  ${MENU_PARTS}
  ${NOTIFICATION_PARTS}
  ${POPUP_PARTS}
`;
