// Fragments of placed orders that several documents share: addresses, parcels.
import gql from 'graphql-tag';

export const ORDER_ADDRESS = gql`
  fragment OrderAddressFields on OrderAddress {
    firstname
    lastname
    company
    street
    city
    postcode
    telephone
  }
`;

export const SHIPMENT_FIELDS = gql`
  fragment ShipmentFields on OrderShipment {
    id
    number
    shipped_at
    status
    tracking { carrier title number url }
    items { product_sku product_name quantity_shipped unit }
    events { status place at }
  }
`;
