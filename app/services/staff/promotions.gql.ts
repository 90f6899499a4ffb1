// Documents of promotions in the back office: the list, one promotion, its codes, what the form chooses from, and changes.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffActOnPromotionMutation,
  StaffActOnPromotionMutationVariables,
  StaffAddPromotionMutation,
  StaffAddPromotionMutationVariables,
  StaffPromotionChoicesQuery,
  StaffPromotionChoicesQueryVariables,
  StaffPromotionCodesQuery,
  StaffPromotionCodesQueryVariables,
  StaffPromotionQuery,
  StaffPromotionQueryVariables,
  StaffPromotionsQuery,
  StaffPromotionsQueryVariables,
} from '../generated/staff';

const PROMOTION_FACTS = gql`
  fragment PromotionFacts on StaffPromotion {
    id
    nameDa
    nameEn
    kind
    percentBp
    amountOere
    buy
    free
    minimumOere
    gifts
    products
    stores
    storeNames
    groups
    categories
    categoriesDa
    categoriesEn
    isAlone
    priority
    needsCode
    from
    to
    state
    codes
    codeCount
    uses
  }
`;

export const STAFF_PROMOTIONS: TypedDocumentNode<StaffPromotionsQuery, StaffPromotionsQueryVariables> = gql`
  query StaffPromotions($filter: StaffPromotionFilter!, $first: Int!) {
    staffPromotions(filter: $filter, first: $first) {
      hasNewer
      hasOlder
      rows {
        ...PromotionFacts
      }
    }
  }
  ${PROMOTION_FACTS}
`;

export const STAFF_PROMOTION: TypedDocumentNode<StaffPromotionQuery, StaffPromotionQueryVariables> = gql`
  query StaffPromotion($id: Int!) {
    staffPromotion(id: $id) {
      promotion {
        ...PromotionFacts
      }
      seen
      coupons {
        code
        usageLimit
        perCustomer
        segment
        uses
      }
      orders {
        number
        placedAt
        code
        amountOere
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
  ${PROMOTION_FACTS}
`;

export const STAFF_PROMOTION_CODES: TypedDocumentNode<StaffPromotionCodesQuery, StaffPromotionCodesQueryVariables> =
  gql`
  query StaffPromotionCodes($id: Int!) {
    staffPromotionCodes(id: $id) {
      code
      usageLimit
      perCustomer
      segment
      uses
    }
  }
`;

export const STAFF_PROMOTION_CHOICES: TypedDocumentNode<
  StaffPromotionChoicesQuery,
  StaffPromotionChoicesQueryVariables
> = gql`
  query StaffPromotionChoices {
    staffPromotionChoices {
      stores {
        code
        name
      }
      groups
      categories {
        path
        level
        name
        nameDa
        nameEn
      }
    }
  }
`;

export const STAFF_ADD_PROMOTION: TypedDocumentNode<StaffAddPromotionMutation, StaffAddPromotionMutationVariables> =
  gql`
  mutation StaffAddPromotion($input: StaffPromotionInput!, $dry: Boolean!) {
    staffAddPromotion(input: $input, dry: $dry) {
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

export const STAFF_ACT_ON_PROMOTION: TypedDocumentNode<
  StaffActOnPromotionMutation,
  StaffActOnPromotionMutationVariables
> = gql`
  mutation StaffActOnPromotion(
    $id: Int!
    $act: String!
    $seen: String!
    $input: StaffPromotionInput
    $codes: StaffCodesInput
  ) {
    staffActOnPromotion(id: $id, act: $act, seen: $seen, input: $input, codes: $codes) {
      problem {
        code
        field
        params {
          name
          value
        }
      }
      changes {
        name
        before
        after
      }
    }
  }
`;
