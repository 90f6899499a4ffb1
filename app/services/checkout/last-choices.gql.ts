// Document of a customer's choices for their last order, and of their company's reference.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { LastChoicesQuery, LastChoicesQueryVariables } from '../generated/commerce';

export const LAST_CHOICES: TypedDocumentNode<LastChoicesQuery, LastChoicesQueryVariables> = gql`
  query LastChoices {
    customer {
      id
      business { id reference_number }
      last_choices {
        customer_address_id
        firstname
        lastname
        company
        vat_id
        street
        postcode
        city
        country_code
        telephone
        carrier_code
        method_code
        service_point_id
        pickup_location_code
        payment_code
        reference
        requisitioner
        accounting_cost
      }
    }
  }
`;
