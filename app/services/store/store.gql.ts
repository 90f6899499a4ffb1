// The document of the stores that one can walk into.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { PhysicalStoresQuery, PhysicalStoresQueryVariables } from '../generated/commerce';

export const PHYSICAL_STORES: TypedDocumentNode<PhysicalStoresQuery, PhysicalStoresQueryVariables> = gql`
  query PhysicalStores($postcode: String) {
    physicalStores(postcode: $postcode) {
      code
      url_key
      name
      street
      postcode
      city
      phone
      email
      latitude
      longitude
      description
      services
      staff { name role phone email }
      week { from to }
      days { date kind hours { from to } note }
      distance_km
    }
  }
`;
