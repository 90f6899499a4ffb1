// Whether the shop's card payments are tests.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { TestPaymentsQuery, TestPaymentsQueryVariables } from '../generated/commerce';

export const TEST_PAYMENTS: TypedDocumentNode<TestPaymentsQuery, TestPaymentsQueryVariables> = gql`
  query TestPayments {
    storeConfig { test_payments }
  }
`;
