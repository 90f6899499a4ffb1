// Documents by which a double press acts once in all processes.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  BeginPressMutation,
  BeginPressMutationVariables,
  EndPressMutation,
  EndPressMutationVariables,
  ForgetPressesMutation,
  ForgetPressesMutationVariables,
} from '../generated/commerce';

export const BEGIN_PRESS: TypedDocumentNode<BeginPressMutation, BeginPressMutationVariables> = gql`
  mutation BeginPress($press: PressInput!, $ageMs: Int!) {
    beginPress(press: $press, age_ms: $ageMs) { is_claimed answer }
  }
`;

export const END_PRESS: TypedDocumentNode<EndPressMutation, EndPressMutationVariables> = gql`
  mutation EndPress($presses: [EndedPressInput!]!, $ageMs: Int!) { endPress(presses: $presses, age_ms: $ageMs) }
`;

export const FORGET_PRESSES: TypedDocumentNode<ForgetPressesMutation, ForgetPressesMutationVariables> = gql`
  mutation ForgetPresses($page: ID!) { forgetPresses(page: $page) }
`;
