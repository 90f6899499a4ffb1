// Documents of cart upgrades: what is proposed, and the change itself.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CartUpgradesQuery,
  CartUpgradesQueryVariables,
  UpgradeLineMutation,
  UpgradeLineMutationVariables,
} from '../generated/commerce';

export const CART_UPGRADES: TypedDocumentNode<CartUpgradesQuery, CartUpgradesQueryVariables> = gql`
  query CartUpgrades($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      upgrades {
        cart_item_uid
        quantity
        pieces
        unit_price { value }
        saving_each { value }
        saving { value }
        certificates
        line_contents { amount unit compared_amount compared_price { value } }
        contents { amount unit compared_amount compared_price { value } }
        product { sku name rsl_vareenhed small_image { url label } }
      }
    }
  }
`;

export const UPGRADE_LINE: TypedDocumentNode<UpgradeLineMutation, UpgradeLineMutationVariables> = gql`
  mutation UpgradeLine($input: UpgradeCartItemInput!) {
    upgradeCartItem(input: $input) { cart { id total_quantity } }
  }
`;
