// The document of who looks after the customers of a sales code.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { SalesPersonQuery, SalesPersonQueryVariables } from '../generated/content';

export const SELLER_PARTS = gql`
  fragment SellerParts on Seller { name codes { code } role text telephone email hours media { url alternativeText } }
`;

export const SALES_PERSON: TypedDocumentNode<SalesPersonQuery, SalesPersonQueryVariables> = gql`
  query SalesPerson($code: String!, $storeCode: String!, $locale: I18NLocaleCode!) {
    sellers(
      filters: { codes: { code: { eqi: $code } }, stores: { store_code: { eq: $storeCode } } }
      locale: $locale
      pagination: { limit: 1 }
    ) { ...SellerParts }
  }
  ${SELLER_PARTS}
`;
