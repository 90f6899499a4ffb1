// Documents of webhooks and keys in the back office.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffReplayWebhookMutation,
  StaffReplayWebhookMutationVariables,
  StaffRevokeApiKeyMutation,
  StaffRevokeApiKeyMutationVariables,
  StaffTestWebhookMutation,
  StaffTestWebhookMutationVariables,
  StaffWebhookEventQuery,
  StaffWebhookEventQueryVariables,
  StaffWebhookLogQuery,
  StaffWebhookLogQueryVariables,
  StaffWebhooksQuery,
  StaffWebhooksQueryVariables,
} from '../generated/staff';

const WEBHOOK = gql`
  fragment StaffWebhookState on StaffWebhook {
    name
    url
    events
    stores
    waiting
    delivered
    givenUp
    failures
    resumeAt
    lastDeliveredAt
    waitingSince
  }
`;

const DELIVERY = gql`
  fragment StaffDeliveryState on StaffDelivery {
    number
    type
    subjectKind
    subject
    store
    at
    tries
    nextTryAt
    deliveredAt
    givenUpAt
    status
    failure
  }
`;

const DONE = gql`
  fragment StaffDoneOfWebhook on StaffDone {
    made
    problem {
      code
      field
      params {
        name
        value
      }
    }
  }
`;

export const STAFF_WEBHOOKS: TypedDocumentNode<StaffWebhooksQuery, StaffWebhooksQueryVariables> = gql`
  query StaffWebhooks {
    staffWebhooks {
      ...StaffWebhookState
    }
    staffApiKeys {
      id
      name
      scopes
      store
      createdAt
      expiresAt
      revokedAt
      lastUsedAt
      isValid
    }
  }
  ${WEBHOOK}
`;

export const STAFF_WEBHOOK_LOG: TypedDocumentNode<StaffWebhookLogQuery, StaffWebhookLogQueryVariables> = gql`
  query StaffWebhookLog($name: String!, $state: String!, $after: String, $before: String, $first: Int!) {
    staffWebhookLog(name: $name, state: $state, after: $after, before: $before, first: $first) {
      hasNewer
      hasOlder
      webhook {
        ...StaffWebhookState
      }
      rows {
        ...StaffDeliveryState
      }
    }
  }
  ${WEBHOOK}
  ${DELIVERY}
`;

export const STAFF_WEBHOOK_EVENT: TypedDocumentNode<StaffWebhookEventQuery, StaffWebhookEventQueryVariables> = gql`
  query StaffWebhookEvent($name: String!, $number: Float!) {
    staffWebhookEvent(name: $name, number: $number) {
      event
      delivery {
        ...StaffDeliveryState
      }
    }
  }
  ${DELIVERY}
`;

export const STAFF_TEST_WEBHOOK: TypedDocumentNode<StaffTestWebhookMutation, StaffTestWebhookMutationVariables> = gql`
  mutation StaffTestWebhook($name: String!) {
    staffTestWebhook(name: $name) {
      ...StaffDoneOfWebhook
    }
  }
  ${DONE}
`;

export const STAFF_REPLAY_WEBHOOK: TypedDocumentNode<StaffReplayWebhookMutation, StaffReplayWebhookMutationVariables> =
  gql`
  mutation StaffReplayWebhook($name: String!, $input: StaffReplayInput!) {
    staffReplayWebhook(name: $name, input: $input) {
      ...StaffDoneOfWebhook
    }
  }
  ${DONE}
`;

export const STAFF_REVOKE_API_KEY: TypedDocumentNode<StaffRevokeApiKeyMutation, StaffRevokeApiKeyMutationVariables> =
  gql`
  mutation StaffRevokeApiKey($id: String!) {
    staffRevokeApiKey(id: $id) {
      ...StaffDoneOfWebhook
    }
  }
  ${DONE}
`;
