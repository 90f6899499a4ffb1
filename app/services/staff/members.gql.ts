// Documents of staff accounts in the back office: the list, one account, acts on it, and an invitation.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffAcceptInvitationMutation,
  StaffAcceptInvitationMutationVariables,
  StaffActOnMemberMutation,
  StaffActOnMemberMutationVariables,
  StaffInvitationQuery,
  StaffInvitationQueryVariables,
  StaffInviteMutation,
  StaffInviteMutationVariables,
  StaffMemberQuery,
  StaffMemberQueryVariables,
  StaffMembersQuery,
  StaffMembersQueryVariables,
} from '../generated/staff';

export const STAFF_MEMBERS: TypedDocumentNode<StaffMembersQuery, StaffMembersQueryVariables> = gql`
  query StaffMembers {
    staffMembers {
      id
      email
      name
      role
      state
      invitedUntil
      lastLogin
    }
  }
`;

export const STAFF_MEMBER: TypedDocumentNode<StaffMemberQuery, StaffMemberQueryVariables> = gql`
  query StaffMember($id: Int!) {
    staffMember(id: $id) {
      id
      email
      name
      role
      state
      invitedUntil
      lastLogin
      seen
      rights
      createdAt
      isOwn
      hasSecondFactor
      sessions {
        device
        createdAt
        seenAt
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

export const STAFF_INVITE: TypedDocumentNode<StaffInviteMutation, StaffInviteMutationVariables> = gql`
  mutation StaffInvite($input: StaffInvite!) {
    staffInvite(input: $input) {
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

export const STAFF_ACT_ON_MEMBER: TypedDocumentNode<StaffActOnMemberMutation, StaffActOnMemberMutationVariables> = gql`
  mutation StaffActOnMember($id: Int!, $act: String!, $seen: String!, $role: String) {
    staffActOnMember(id: $id, act: $act, seen: $seen, role: $role) {
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

export const STAFF_INVITATION: TypedDocumentNode<StaffInvitationQuery, StaffInvitationQueryVariables> = gql`
  query StaffInvitation($token: String!) {
    staffInvitation(token: $token) {
      email
      name
    }
  }
`;

export const STAFF_ACCEPT_INVITATION: TypedDocumentNode<
  StaffAcceptInvitationMutation,
  StaffAcceptInvitationMutationVariables
> = gql`
  mutation StaffAcceptInvitation($token: String!, $password: String!) {
    staffAcceptInvitation(token: $token, password: $password) {
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
