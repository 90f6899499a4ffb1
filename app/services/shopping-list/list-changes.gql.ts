// Documents that change shopping lists, by the specification's names (section 7), and that put one into the cart.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  ChangeListLinesMutation,
  ChangeListLinesMutationVariables,
  CopyShoppingListMutation,
  CopyShoppingListMutationVariables,
  CreateShoppingListMutation,
  CreateShoppingListMutationVariables,
  DeleteShoppingListMutation,
  DeleteShoppingListMutationVariables,
  FillShoppingListMutation,
  FillShoppingListMutationVariables,
  ListLinesMutation,
  ListLinesMutationVariables,
  ListToCartMutation,
  ListToCartMutationVariables,
  ModifyShoppingListMutation,
  ModifyShoppingListMutationVariables,
  MoveListLinesMutation,
  MoveListLinesMutationVariables,
  RemoveListLinesMutation,
  RemoveListLinesMutationVariables,
  UpdateShoppingListMutation,
  UpdateShoppingListMutationVariables,
} from '../generated/commerce';

export const CREATE_LIST: TypedDocumentNode<CreateShoppingListMutation, CreateShoppingListMutationVariables> = gql`
  mutation CreateShoppingList($name: String!) {
    createShoppingList(shoppinglist_name: $name) { id }
  }
`;

export const COPY_LIST: TypedDocumentNode<CopyShoppingListMutation, CopyShoppingListMutationVariables> = gql`
  mutation CopyShoppingList($id: ID!) {
    copyShoppingList(id: $id) { id name }
  }
`;

export const DELETE_LIST: TypedDocumentNode<DeleteShoppingListMutation, DeleteShoppingListMutationVariables> = gql`
  mutation DeleteShoppingList($id: ID!) {
    deleteShoppingList(id: $id) { id name }
  }
`;

export const UPDATE_LIST: TypedDocumentNode<UpdateShoppingListMutation, UpdateShoppingListMutationVariables> = gql`
  mutation UpdateShoppingList($id: ID!, $input: ShoppingListChange!) {
    updateShoppingList(id: $id, input: $input) { message shopping_lists { id version } }
  }
`;

export const MODIFY_LISTS: TypedDocumentNode<ModifyShoppingListMutation, ModifyShoppingListMutationVariables> = gql`
  mutation ModifyShoppingList($skus: [String!]!, $add: [ID!]!, $remove: [ID!]!) {
    modifyShoppingList(skus: $skus, add_shopping_list_ids: $add, remove_shopping_list_ids: $remove) { message }
  }
`;

export const ADD_LIST_LINES: TypedDocumentNode<ListLinesMutation, ListLinesMutationVariables> = gql`
  mutation ListLines($id: ID!, $items: [ShoppingListItemInput!]!) {
    addItemsToShoppingList(id: $id, items: $items) { added refused { sku code params } }
  }
`;

export const FILL_LIST: TypedDocumentNode<FillShoppingListMutation, FillShoppingListMutationVariables> = gql`
  mutation FillShoppingList($id: ID!, $source: ShoppingListSource!, $key: String!, $item: ID) {
    fillShoppingList(id: $id, source: $source, key: $key, cart_item_uid: $item) { added refused { sku code params } }
  }
`;

export const CHANGE_LIST_LINES: TypedDocumentNode<ChangeListLinesMutation, ChangeListLinesMutationVariables> = gql`
  mutation ChangeListLines($id: ID!, $version: Int, $items: [ShoppingListItemChange!]!) {
    changeShoppingListItems(id: $id, version: $version, items: $items) { message }
  }
`;

export const REMOVE_LIST_LINES: TypedDocumentNode<RemoveListLinesMutation, RemoveListLinesMutationVariables> = gql`
  mutation RemoveListLines($id: ID!, $items: [ID!]!) {
    removeShoppingListItems(id: $id, item_ids: $items) { message }
  }
`;

export const MOVE_LIST_LINES: TypedDocumentNode<MoveListLinesMutation, MoveListLinesMutationVariables> = gql`
  mutation MoveListLines($id: ID!, $to: ID!, $items: [ID!]!) {
    moveShoppingListItems(id: $id, to: $to, item_ids: $items) { message }
  }
`;

export const LIST_TO_CART: TypedDocumentNode<ListToCartMutation, ListToCartMutationVariables> = gql`
  mutation ListToCart($id: ID!, $cartId: String!, $items: [ID!], $allOrNone: Boolean!, $from: Int!) {
    addShoppingListToCart(id: $id, cart_id: $cartId, item_ids: $items, all_or_none: $allOrNone, from: $from) {
      added
      next
      left
      lines { item_id sku name wanted quantity problem { code params } }
    }
  }
`;
