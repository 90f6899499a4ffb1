// Documents of subscriptions: all of a customer's, one with what its next delivery holds, and every change.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type {
  AddToSubscriptionMutation,
  AddToSubscriptionMutationVariables,
  ChangeSubscriptionItemsMutation,
  ChangeSubscriptionItemsMutationVariables,
  CreateSubscriptionMutation,
  CreateSubscriptionMutationVariables,
  EndSubscriptionMutation,
  EndSubscriptionMutationVariables,
  MoveSubscriptionMutation,
  MoveSubscriptionMutationVariables,
  SkipSubscriptionDeliveryMutation,
  SkipSubscriptionDeliveryMutationVariables,
  SkipSubscriptionItemMutation,
  SkipSubscriptionItemMutationVariables,
  SubscriptionQuery,
  SubscriptionQueryVariables,
  SubscriptionsQuery,
  SubscriptionsQueryVariables,
  UpdateSubscriptionMutation,
  UpdateSubscriptionMutationVariables,
} from '../generated/commerce';

const ENTRY = gql`
  fragment SubscriptionEntry on SubscriptionOrder { id name status interval nextDeliveryDate nextOrderDate weekday }
`;

export const SUBSCRIPTIONS: TypedDocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables> = gql`
  query Subscriptions {
    customerSubscriptions { total items { ...SubscriptionEntry } }
  }
  ${ENTRY}
`;

export const SUBSCRIPTION: TypedDocumentNode<SubscriptionQuery, SubscriptionQueryVariables> = gql`
  query Subscription($id: Int!) {
    subscriptionOrder(subscriptionId: $id) {
      ...SubscriptionEntry
      problem { code params }
      startDate
      paymentCode
      card
      address { id name company street postcode city }
      totals {
        earnRewardPoints
        priceExclVat
        priceInclVat
        priceVat
        validationProblem { code params }
        agreedRisePercent
      }
      items {
        id
        sku
        productName
        quantity
        status
        skip
        unitPrice
        agreedPrice
        problem { code params }
        options { option_label value_label }
        product { ...Tile }
      }
      requisitioner
      requisitionNumber
      actions
      deliveries { date outcome orderNumber problem { code params } leftOut { sku name why } }
    }
  }
  ${ENTRY}
  ${TILE}
`;

export const CREATE_SUBSCRIPTION: TypedDocumentNode<CreateSubscriptionMutation, CreateSubscriptionMutationVariables> =
  gql`
  mutation CreateSubscription($input: SubscriptionOrderInput!) {
    createSubscriptionOrder(input: $input) { id status notTaken }
  }
`;

export const UPDATE_SUBSCRIPTION: TypedDocumentNode<UpdateSubscriptionMutation, UpdateSubscriptionMutationVariables> =
  gql`
  mutation UpdateSubscription($id: Int!, $input: SubscriptionOrderInput!) {
    updateSubscriptionOrder(subscriptionId: $id, input: $input) { id }
  }
`;

export const END_SUBSCRIPTION: TypedDocumentNode<EndSubscriptionMutation, EndSubscriptionMutationVariables> = gql`
  mutation EndSubscription($id: Int!) {
    deleteSubscriptionOrder(subscriptionId: $id) { total }
  }
`;

export const SKIP_SUBSCRIPTION_ITEM: TypedDocumentNode<
  SkipSubscriptionItemMutation,
  SkipSubscriptionItemMutationVariables
> = gql`
  mutation SkipSubscriptionItem($id: Int!, $item: Int!, $skip: Boolean!) {
    skipSubscriptionOrderItem(subscriptionId: $id, itemId: $item, skip: $skip) { id }
  }
`;

export const SKIP_SUBSCRIPTION_DELIVERY: TypedDocumentNode<
  SkipSubscriptionDeliveryMutation,
  SkipSubscriptionDeliveryMutationVariables
> = gql`
  mutation SkipSubscriptionDelivery($id: Int!, $date: String!) {
    skipSubscriptionDelivery(subscriptionId: $id, date: $date) { id }
  }
`;

export const CHANGE_SUBSCRIPTION_ITEMS: TypedDocumentNode<
  ChangeSubscriptionItemsMutation,
  ChangeSubscriptionItemsMutationVariables
> = gql`
  mutation ChangeSubscriptionItems($id: Int!, $items: [SubscriptionItemQuantity!]!) {
    changeSubscriptionOrderItems(subscriptionId: $id, items: $items) { id }
  }
`;

export const ADD_TO_SUBSCRIPTION: TypedDocumentNode<AddToSubscriptionMutation, AddToSubscriptionMutationVariables> =
  gql`
  mutation AddToSubscription($id: Int!, $goods: SubscriptionGoods!) {
    addToSubscriptionOrder(subscriptionId: $id, goods: $goods) { id notTaken }
  }
`;

export const MOVE_SUBSCRIPTION: TypedDocumentNode<MoveSubscriptionMutation, MoveSubscriptionMutationVariables> = gql`
  mutation MoveSubscription($id: Int!, $action: SubscriptionAction!, $expected: Float) {
    moveSubscriptionOrder(subscriptionId: $id, action: $action, expected: $expected) { id }
  }
`;
