// Documents of the back office's products: the list and its choices, one product, an act on it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffActOnProductMutation,
  StaffActOnProductMutationVariables,
  StaffAddProductMutation,
  StaffAddProductMutationVariables,
  StaffProductChoicesQuery,
  StaffProductChoicesQueryVariables,
  StaffProductQuery,
  StaffProductQueryVariables,
  StaffProductsQuery,
  StaffProductsQueryVariables,
} from '../generated/staff';

export const STAFF_PRODUCTS: TypedDocumentNode<StaffProductsQuery, StaffProductsQueryVariables> = gql`
  query StaffProducts($filter: StaffProductFilter!, $first: Int!) {
    staffProducts(filter: $filter, first: $first) {
      hasNewer
      hasOlder
      rows {
        id
        sku
        name
        brand
        parent
        variants
        priceOere
        nowOere
        pieces
        isSalable
        isHidden
        picture {
          key
          version
        }
      }
    }
  }
`;

export const STAFF_PRODUCT_CHOICES: TypedDocumentNode<StaffProductChoicesQuery, StaffProductChoicesQueryVariables> =
  gql`
  query StaffProductChoices {
    staffProductChoices {
      categories {
        id
        level
        name
      }
      brands {
        code
        name
      }
    }
  }
`;

export const STAFF_PRODUCT: TypedDocumentNode<StaffProductQuery, StaffProductQueryVariables> = gql`
  query StaffProduct($sku: String!) {
    staffProduct(sku: $sku) {
      sku
      seen
      kind
      parent
      variants
      brand
      ean
      unit
      address
      isSalable
      countsStock
      categories {
        id
        name
      }
      texts {
        nameDa
        nameEn
        shortDa
        shortEn
        descriptionDa
        descriptionEn
      }
      codes {
        code
        value
      }
      price {
        grossOere
        low30Oere
        offers {
          grossOere
          from
          to
          name
          isRunning
        }
      }
      stock {
        places {
          code
          name
        }
        shelves {
          sku
          source
          quantity
        }
        movements {
          at
          source
          delta
          reason
          order
          note
        }
      }
      stores {
        code
        name
        isShown
      }
      pictures {
        key
        version
        altDa
        altEn
      }
      timeline {
        at
        kind
        who
        what
        text
        changes {
          name
          before
          after
        }
      }
      acts
    }
  }
`;

export const STAFF_ACT_ON_PRODUCT: TypedDocumentNode<StaffActOnProductMutation, StaffActOnProductMutationVariables> =
  gql`
  mutation StaffActOnProduct($sku: String!, $act: String!, $seen: String!, $input: StaffProductInput!) {
    staffActOnProduct(sku: $sku, act: $act, seen: $seen, input: $input) {
      made
      changes {
        name
        before
        after
      }
      problem {
        code
        field
        params {
          name
          value
        }
      }
    }
  }
`;

export const STAFF_ADD_PRODUCT: TypedDocumentNode<StaffAddProductMutation, StaffAddProductMutationVariables> = gql`
  mutation StaffAddProduct($input: StaffNewProduct!) {
    staffAddProduct(input: $input) {
      made
      problem {
        code
        field
        params {
          name
          value
        }
      }
    }
  }
`;
