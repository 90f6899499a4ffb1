// Documents of the back office: who is logged in, login, logout, password.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffChangePasswordMutation,
  StaffChangePasswordMutationVariables,
  StaffLogInMutation,
  StaffLogInMutationVariables,
  StaffLogOutMutation,
  StaffLogOutMutationVariables,
  StaffMeQuery,
  StaffMeQueryVariables,
} from '../generated/staff';

export const STAFF_ME: TypedDocumentNode<StaffMeQuery, StaffMeQueryVariables> = gql`
  query StaffMe {
    staffMe {
      email
      name
      role
      rights
      isDemo
      hasSecondFactor
      lacksSecondFactor
    }
  }
`;

export const STAFF_LOG_IN: TypedDocumentNode<StaffLogInMutation, StaffLogInMutationVariables> = gql`
  mutation StaffLogIn($email: String!, $password: String!) {
    staffLogIn(email: $email, password: $password) {
      token
      step
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

export const STAFF_LOG_OUT: TypedDocumentNode<StaffLogOutMutation, StaffLogOutMutationVariables> = gql`
  mutation StaffLogOut {
    staffLogOut {
      made
    }
  }
`;

export const STAFF_CHANGE_PASSWORD: TypedDocumentNode<
  StaffChangePasswordMutation,
  StaffChangePasswordMutationVariables
> = gql`
  mutation StaffChangePassword($old: String!, $wanted: String!) {
    staffChangePassword(old: $old, wanted: $wanted) {
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
