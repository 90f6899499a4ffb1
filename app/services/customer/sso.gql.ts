// Documents of logging in without a password (spec §7 "customerLoginByToken").
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  LoginByTokenMutation,
  LoginByTokenMutationVariables,
  LoginTokenQuery,
  LoginTokenQueryVariables,
} from '../generated/commerce';

export const LOGIN_BY_TOKEN: TypedDocumentNode<LoginByTokenMutation, LoginByTokenMutationVariables> = gql`
  mutation LoginByToken($token: String!) { customerLoginByToken(token: $token) { token jwt } }
`;

export const LOGIN_TOKEN: TypedDocumentNode<LoginTokenQuery, LoginTokenQueryVariables> = gql`
  query LoginToken($token: String!) { loginToken(token: $token) { firstname staff } }
`;
