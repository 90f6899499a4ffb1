// Documents of a company's users: the list, one of them, and changes.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CompanyUserQuery,
  CompanyUserQueryVariables,
  CompanyUsersQuery,
  CompanyUsersQueryVariables,
  CreateSubUserMutation,
  CreateSubUserMutationVariables,
  DeleteSubUserMutation,
  DeleteSubUserMutationVariables,
  UpdateSubUserMutation,
  UpdateSubUserMutationVariables,
} from '../generated/commerce';

const SUB_USER_FIELDS = gql`
  fragment SubUserFields on CompanyUser {
    id
    firstname
    lastname
    email
    approver_id
    approver_name
    approval_limit { value }
    is_welcomed
    is_self
    is_protected
    deletable
    rights {
      see_all_invoices
      see_all_orders
      limit_to_shopping_lists
      bonusshop_access
      manage_customers
      req_required
      req_no_required
      administrator
    }
  }
`;

export const COMPANY_USERS: TypedDocumentNode<CompanyUsersQuery, CompanyUsersQueryVariables> = gql`
  query CompanyUsers($page: Int!, $pageSize: Int!) {
    company {
      name
      users(currentPage: $page, pageSize: $pageSize) {
        total_count
        page_info { total_pages }
        items { ...SubUserFields }
      }
    }
  }
  ${SUB_USER_FIELDS}
`;

/** The user whose rights are shown, and who may be chosen as their approver. */
export const COMPANY_USER: TypedDocumentNode<CompanyUserQuery, CompanyUserQueryVariables> = gql`
  query CompanyUser($id: ID!) {
    company {
      name
      can_approve
      is_administrator
      approvers { id name }
      user(id: $id) { ...SubUserFields }
    }
  }
  ${SUB_USER_FIELDS}
`;

export const CREATE_SUB_USER: TypedDocumentNode<CreateSubUserMutation, CreateSubUserMutationVariables> = gql`
  mutation CreateSubUser($input: CompanyUserCreateInput!) { createCompanyUser(input: $input) { user { id } } }
`;

export const UPDATE_SUB_USER: TypedDocumentNode<UpdateSubUserMutation, UpdateSubUserMutationVariables> = gql`
  mutation UpdateSubUser($input: CompanyUserUpdateInput!) { updateCompanyUser(input: $input) { user { id } } }
`;

export const DELETE_SUB_USER: TypedDocumentNode<DeleteSubUserMutation, DeleteSubUserMutationVariables> = gql`
  mutation DeleteSubUser($id: ID!) { deleteCompanyUserV2(id: $id) { success } }
`;
