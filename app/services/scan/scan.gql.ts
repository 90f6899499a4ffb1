// Documents of the scanner: scans into a cart or onto a list, and unknown codes.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  PutAwayCodeMutation,
  PutAwayCodeMutationVariables,
  ScanGoodsMutation,
  ScanGoodsMutationVariables,
  ScannedUnknownQuery,
  ScannedUnknownQueryVariables,
} from '../generated/commerce';

export const SCAN_GOODS: TypedDocumentNode<ScanGoodsMutation, ScanGoodsMutationVariables> = gql`
  mutation ScanGoods($cartId: String, $listId: ID, $scans: [ScanInput!]!) {
    scanGoods(cart_id: $cartId, list_id: $listId, scans: $scans) {
      scans { id code outcome name quantity refusal { code params } }
      cart { total_quantity }
    }
  }
`;

export const SCANNED_UNKNOWN: TypedDocumentNode<ScannedUnknownQuery, ScannedUnknownQueryVariables> = gql`
  query ScannedUnknown($cartId: String) {
    scannedUnknown(cart_id: $cartId) { code times }
  }
`;

export const PUT_AWAY_CODE: TypedDocumentNode<PutAwayCodeMutation, PutAwayCodeMutationVariables> = gql`
  mutation PutAwayCode($code: String!, $cartId: String) {
    putAwayScannedCode(code: $code, cart_id: $cartId)
  }
`;
