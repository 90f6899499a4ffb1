// Resolvers of the own second factor of a member of staff, and of the login by its code.
import type { Resolvers } from '#backend/generated/staff';
import { requireLogin, requireMember } from '../context';
import { codesOnWire, doneOnWire, loginOnWire } from '../wire';
import { logStaffOut } from './log-in';
import { logStaffInByCode } from './log-in-by-code';
import {
  beginSecondFactor,
  confirmSecondFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor';

export const secondFactorResolvers = {
  Query: {
    staffRecoveryCodesLeft: async (_root, _args, context) => recoveryCodesLeft(await requireMember(context), context),
  },
  Mutation: {
    async staffLogInByCode(_root, { step, code }, context) {
      const done = await logStaffInByCode(step, code, context);
      // The login that the browser had ends: one login per browser.
      if (done.ok && context.token !== null) await logStaffOut(context.token, context);
      return loginOnWire(done.ok ? { ...done, step: null } : done);
    },
    staffBeginSecondFactor: async (_root, _args, context) => beginSecondFactor(await requireLogin(context), context),
    staffConfirmSecondFactor: async (_root, { code }, context) =>
      codesOnWire(await confirmSecondFactor(await requireLogin(context), code, context)),
    staffRenewRecoveryCodes: async (_root, { code }, context) =>
      codesOnWire(await renewRecoveryCodes(await requireMember(context), code, context)),
    staffTurnOffSecondFactor: async (_root, typed, context) =>
      doneOnWire(await turnOffSecondFactor(await requireMember(context), typed, context)),
  },
} satisfies Resolvers;
