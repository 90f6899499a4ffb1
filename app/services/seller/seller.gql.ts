// Documents of who sells in this shop.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { SellerQuery, SellerQueryVariables } from '../generated/commerce';

export const SELLER: TypedDocumentNode<SellerQuery, SellerQueryVariables> = gql`
  query Seller {
    storeConfig { seller { name cvr street postcode city country_code telephone email } }
  }
`;
