// The documents of one page of the content service: its text and blocks, its draft, and where its address leads if it has none.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  PageDraftQuery,
  PageDraftQueryVariables,
  PageQuery,
  PageQueryVariables,
  RedirectQuery,
  RedirectQueryVariables,
} from '../generated/content';

const PAGE_PARTS = gql`
  fragment PageParts on Page {
    slug
    path
    title
    text
    meta_description
    media { url alternativeText }
    blocks {
      __typename
      ... on ComponentBlocksText { id anchor title text }
      ... on ComponentBlocksPicture { id anchor caption href media { url alternativeText width height } }
      ... on ComponentBlocksProducts { id anchor title href skus }
      ... on ComponentBlocksRecommendation {
        id
        anchor
        recommendation {
          id
          type
          location
          title
          href
          numberOfRecommendations
          allowFill
          allowReplacing
          sinceMinutesAgo
          prioritizeDiversity
          context
          filters
        }
      }
      ... on ComponentBlocksBanner {
        id
        anchor
        banner {
          id: documentId
          title
          text
          media { url alternativeText }
          media_position
          button { text style type href }
          links { label href }
          textColor
          backgroundColor
          price { text currentPrice previousPrice currency }
          date_from
          date_to
        }
      }
      ... on ComponentBlocksAccordion { id anchor title items { id title text } }
      ... on ComponentBlocksForm { id anchor title text form }
      ... on ComponentBlocksVideo { id anchor title text poster { url alternativeText } file { url mime size } provider video_id }
    }
  }
`;

export const PAGE: TypedDocumentNode<PageQuery, PageQueryVariables> = gql`
  query Page($path: String!, $storeCode: String!, $locale: I18NLocaleCode!) {
    pages(
      filters: { path: { eq: $path }, stores: { store_code: { eq: $storeCode } } }
      locale: $locale
      pagination: { limit: 1 }
    ) { ...PageParts }
    redirects(filters: { from: { eq: $path }, stores: { store_code: { eq: $storeCode } } }, pagination: { limit: 1 }) { to permanent }
  }
  ${PAGE_PARTS}
`;

/** Before it is published: `preview` is the word of a signed link. */
export const PAGE_DRAFT: TypedDocumentNode<PageDraftQuery, PageDraftQueryVariables> = gql`
  query PageDraft($path: String!, $storeCode: String!, $locale: I18NLocaleCode!, $preview: String!) {
    pages(
      filters: { path: { eq: $path }, stores: { store_code: { eq: $storeCode } } }
      status: DRAFT
      preview: $preview
      locale: $locale
      pagination: { limit: 1 }
    ) { ...PageParts }
  }
  ${PAGE_PARTS}
`;

export const REDIRECT: TypedDocumentNode<RedirectQuery, RedirectQueryVariables> = gql`
  query Redirect($path: String!, $storeCode: String!) {
    redirects(filters: { from: { eq: $path }, stores: { store_code: { eq: $storeCode } } }, pagination: { limit: 1 }) { to }
  }
`;
