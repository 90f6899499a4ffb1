// Documents of the search other than its products: how the words were understood, and suggestions while typing.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  SearchGuideQuery,
  SearchGuideQueryVariables,
  SuggestionsQuery,
  SuggestionsQueryVariables,
} from '../generated/commerce';
import { TILE } from './product.gql';

export const SEARCH_GUIDE: TypedDocumentNode<SearchGuideQuery, SearchGuideQueryVariables> = gql`
  query SearchGuide($words: String!) {
    searchGuide(search: $words) {
      corrected
      unknown_words
      missing_words
      some_words_only
      words
      categories { uid name url_path }
      printers { id name }
    }
  }
`;

export const SUGGESTIONS: TypedDocumentNode<SuggestionsQuery, SuggestionsQueryVariables> = gql`
  query Suggestions($words: String!) {
    searchSuggestions(search: $words) {
      terms
      categories { uid name url_path image }
      brands { id name }
      printers { id name }
      products {
        ...Tile
        categories { name level }
      }
    }
  }
  ${TILE}
`;
