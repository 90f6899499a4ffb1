// Documents of a browser's session data on the server.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  KeepSessionContextMutation,
  KeepSessionContextMutationVariables,
  SessionContextQuery,
  SessionContextQueryVariables,
} from './generated/commerce';

export const SESSION_CONTEXT: TypedDocumentNode<SessionContextQuery, SessionContextQueryVariables> = gql`
  query SessionContext($id: String!) { sessionContext(id: $id) { key value } }
`;

export const KEEP_SESSION_CONTEXT: TypedDocumentNode<KeepSessionContextMutation, KeepSessionContextMutationVariables> =
  gql`
  mutation KeepSessionContext($id: String, $entries: [SessionContextEntryInput!]!) {
    keepSessionContext(id: $id, entries: $entries)
  }
`;
