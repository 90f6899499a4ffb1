// Documents of the pages of agreements: what one shows to who has its key, and opening it by its password.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AgreementQuery,
  AgreementQueryVariables,
  OpenAgreementMutation,
  OpenAgreementMutationVariables,
} from '../generated/commerce';

export const AGREEMENT: TypedDocumentNode<AgreementQuery, AgreementQueryVariables> = gql`
  query Agreement($slug: String!, $keys: [String!]) {
    agreementPage(slug: $slug, keys: $keys) {
      title
      content
      goods { sku name url_key unit price { value } }
    }
  }
`;

export const OPEN_AGREEMENT: TypedDocumentNode<OpenAgreementMutation, OpenAgreementMutationVariables> = gql`
  mutation OpenAgreement($slug: String!, $password: String!) {
    openAgreementPage(slug: $slug, password: $password) { key }
  }
`;
