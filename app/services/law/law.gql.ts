// The day that a staff member's signed word carries.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { LawPreviewQuery, LawPreviewQueryVariables } from '../generated/commerce';

export const LAW_PREVIEW: TypedDocumentNode<LawPreviewQuery, LawPreviewQueryVariables> = gql`
  query LawPreview($word: String!) { lawPreviewDay(word: $word) }
`;
