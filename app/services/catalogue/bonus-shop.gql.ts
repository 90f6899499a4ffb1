// Documents of the bonus shop: its categories, and what its customer has to spend.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { BonusShopQuery, BonusShopQueryVariables } from '../generated/commerce';

export const BONUS_SHOP: TypedDocumentNode<BonusShopQuery, BonusShopQueryVariables> = gql`
  query BonusShop {
    bonusShop { categories { code name product_count } }
    customer { id mp_reward { point_balance } }
  }
`;
