// Whether the word of a link opens a draft: commerce has signed it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { ContentPreviewQuery, ContentPreviewQueryVariables } from '../generated/commerce';

export const CONTENT_PREVIEW: TypedDocumentNode<ContentPreviewQuery, ContentPreviewQueryVariables> = gql`
  query ContentPreview($path: String!, $word: String!) { contentPreview(path: $path, word: $word) }
`;
