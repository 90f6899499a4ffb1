// The document of rows of recommendations that the content service defines outside the front page.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { RecommendationBlocksQuery, RecommendationBlocksQueryVariables } from '../generated/content';

export const RECOMMENDATION_BLOCKS: TypedDocumentNode<RecommendationBlocksQuery, RecommendationBlocksQueryVariables> =
  gql`
  query RecommendationBlocks($storeCode: String!, $locale: I18NLocaleCode!) {
    recommendationBlocks(filters: { stores: { store_code: { eq: $storeCode } } }, locale: $locale, pagination: { limit: -1 }) {
      id: documentId
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
`;
