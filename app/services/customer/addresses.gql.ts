// Documents of the address book and of what is recommended for a typed address.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CreateAddressMutation,
  CreateAddressMutationVariables,
  DeleteAddressMutation,
  DeleteAddressMutationVariables,
  RecommendedAddressQuery,
  RecommendedAddressQueryVariables,
  UpdateAddressMutation,
  UpdateAddressMutationVariables,
} from '../generated/commerce';

export const CREATE_ADDRESS: TypedDocumentNode<CreateAddressMutation, CreateAddressMutationVariables> = gql`
  mutation CreateAddress($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }
`;

export const UPDATE_ADDRESS: TypedDocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables> = gql`
  mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) { updateCustomerAddress(id: $id, input: $input) { id } }
`;

export const DELETE_ADDRESS: TypedDocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables> = gql`
  mutation DeleteAddress($id: Int!) { deleteCustomerAddress(id: $id) }
`;

export const RECOMMENDED_ADDRESS: TypedDocumentNode<RecommendedAddressQuery, RecommendedAddressQueryVariables> = gql`
  query RecommendedAddress($input: PlaceInput!) { recommendedAddress(input: $input) { street postcode city } }
`;
