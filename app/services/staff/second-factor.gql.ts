// Documents of the own second factor of a member of staff, and of the login by its code.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  StaffBeginSecondFactorMutation,
  StaffBeginSecondFactorMutationVariables,
  StaffConfirmSecondFactorMutation,
  StaffConfirmSecondFactorMutationVariables,
  StaffLogInByCodeMutation,
  StaffLogInByCodeMutationVariables,
  StaffRecoveryCodesLeftQuery,
  StaffRecoveryCodesLeftQueryVariables,
  StaffRenewRecoveryCodesMutation,
  StaffRenewRecoveryCodesMutationVariables,
  StaffTurnOffSecondFactorMutation,
  StaffTurnOffSecondFactorMutationVariables,
} from '../generated/staff';

export const STAFF_LOG_IN_BY_CODE: TypedDocumentNode<StaffLogInByCodeMutation, StaffLogInByCodeMutationVariables> = gql`
  mutation StaffLogInByCode($step: String!, $code: String!) {
    staffLogInByCode(step: $step, code: $code) {
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

export const STAFF_RECOVERY_CODES_LEFT: TypedDocumentNode<
  StaffRecoveryCodesLeftQuery,
  StaffRecoveryCodesLeftQueryVariables
> = gql`
  query StaffRecoveryCodesLeft {
    staffRecoveryCodesLeft
  }
`;

export const STAFF_BEGIN_SECOND_FACTOR: TypedDocumentNode<
  StaffBeginSecondFactorMutation,
  StaffBeginSecondFactorMutationVariables
> = gql`
  mutation StaffBeginSecondFactor {
    staffBeginSecondFactor
  }
`;

export const STAFF_CONFIRM_SECOND_FACTOR: TypedDocumentNode<
  StaffConfirmSecondFactorMutation,
  StaffConfirmSecondFactorMutationVariables
> = gql`
  mutation StaffConfirmSecondFactor($code: String!) {
    staffConfirmSecondFactor(code: $code) {
      codes
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

export const STAFF_RENEW_RECOVERY_CODES: TypedDocumentNode<
  StaffRenewRecoveryCodesMutation,
  StaffRenewRecoveryCodesMutationVariables
> = gql`
  mutation StaffRenewRecoveryCodes($code: String!) {
    staffRenewRecoveryCodes(code: $code) {
      codes
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

export const STAFF_TURN_OFF_SECOND_FACTOR: TypedDocumentNode<
  StaffTurnOffSecondFactorMutation,
  StaffTurnOffSecondFactorMutationVariables
> = gql`
  mutation StaffTurnOffSecondFactor($password: String!, $code: String!) {
    staffTurnOffSecondFactor(password: $password, code: $code) {
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
