// Documents of the newsletter: sign-up, confirmation, unsubscription.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ConfirmNewsletterMutation,
  ConfirmNewsletterMutationVariables,
  LeaveNewsletterMutation,
  LeaveNewsletterMutationVariables,
  SubscribeNewsletterMutation,
  SubscribeNewsletterMutationVariables,
} from '../generated/commerce';

export const SUBSCRIBE_NEWSLETTER: TypedDocumentNode<
  SubscribeNewsletterMutation,
  SubscribeNewsletterMutationVariables
> = gql`
  mutation SubscribeNewsletter($email: String!, $location: String) {
    subscribeEmailToNewsletter(email: $email, location: $location) { status errors }
  }
`;

export const CONFIRM_NEWSLETTER: TypedDocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> = gql`
  mutation ConfirmNewsletter($token: String!) { confirmNewsletter(token: $token) { status errors } }
`;

export const LEAVE_NEWSLETTER: TypedDocumentNode<LeaveNewsletterMutation, LeaveNewsletterMutationVariables> = gql`
  mutation LeaveNewsletter($token: String!) { leaveNewsletter(token: $token) { status errors } }
`;
