// The document of the drawing board.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type { DesignBoardQuery, DesignBoardQueryVariables } from '../generated/commerce';

export const DESIGN_BOARD: TypedDocumentNode<DesignBoardQuery, DesignBoardQueryVariables> = gql`
  query DesignBoard($sku: String!, $chosen: [ID!]) {
    design(sku: $sku, chosen: $chosen) {
      product {
        ...Tile
      }
      image { url label }
      complete
      key
      price { value }
      price_reasons { code label amount { value } params }
      options {
        code
        label
        problem { code value by }
        values { uid code label colour chosen blocked_by surcharge { value } }
      }
    }
  }
  ${TILE}
`;
