// Documents of a customer's logins: which there are, ending one, ending all others, and what proves their JWT.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  RevokeOtherSessionsMutation,
  RevokeOtherSessionsMutationVariables,
  RevokeSessionMutation,
  RevokeSessionMutationVariables,
  SessionsQuery,
  SessionsQueryVariables,
  TokenKeyQuery,
  TokenKeyQueryVariables,
} from '../generated/commerce';

export const SESSIONS: TypedDocumentNode<SessionsQuery, SessionsQueryVariables> = gql`
  query Sessions { customer { id sessions { id created_at expires_at user_agent is_current } } }
`;

export const REVOKE_SESSION: TypedDocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables> = gql`
  mutation RevokeSession($id: ID!) { revokeCustomerSession(id: $id) }
`;

export const REVOKE_OTHER_SESSIONS: TypedDocumentNode<
  RevokeOtherSessionsMutation,
  RevokeOtherSessionsMutationVariables
> = gql`
  mutation RevokeOtherSessions { revokeOtherCustomerSessions }
`;

export const TOKEN_KEY: TypedDocumentNode<TokenKeyQuery, TokenKeyQueryVariables> = gql`
  query TokenKey($kid: ID!) { tokenKey(kid: $kid) { store_code public_key } }
`;
