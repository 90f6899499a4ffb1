// The document of the content service's pages for errors, with the rows of recommendations on them.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { ErrorPagesQuery, ErrorPagesQueryVariables } from '../generated/content';

export const ERROR_PAGES: TypedDocumentNode<ErrorPagesQuery, ErrorPagesQueryVariables> = gql`
  query ErrorPages($storeCode: String!, $locale: I18NLocaleCode!) {
    errorPages(
      filters: { stores: { store_code: { eq: $storeCode } } }
      sort: ["priority:desc"]
      locale: $locale
      pagination: { limit: -1 }
    ) {
      priority
      Regex
      is_default
      title
      text
      image { url alternativeText }
      banner { backgroundColor text textColor }
      recommendations {
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
  }
`;
