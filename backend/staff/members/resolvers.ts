// Resolvers of staff accounts in the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isMemberAct, SEES_STAFF } from '#domain/staff/members';
import { invitedMember, joinByInvitation } from '../accounts/invite';
import { logStaffOut } from '../accounts/log-in';
import { requireColleague } from '../context';
import { doneOnWire, loginOnWire } from '../wire';
import { actOnMember, inviteForStaff } from './act';
import { memberForStaff, membersForStaff } from './read';

export const memberResolvers = {
  Query: {
    async staffMembers(_root, _args, context) {
      await requireColleague(context, ...SEES_STAFF);
      return membersForStaff(context);
    },
    async staffMember(_root, { id }, context) {
      return memberForStaff(id, await requireColleague(context, ...SEES_STAFF), context);
    },
    staffInvitation: (_root, { token }, context) => invitedMember(token, context),
  },
  Mutation: {
    async staffInvite(_root, { input }, context) {
      const own = await requireColleague(context, ...SEES_STAFF);
      const language = input.language === 'en' ? 'en' : 'da';
      const done = await inviteForStaff({ ...input, language }, own, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffActOnMember(_root, { id, act, seen, role }, context) {
      const own = await requireColleague(context, ...SEES_STAFF);
      if (!isMemberAct(act)) throw inputRefused(`${act} is no act on a member of staff.`);
      const { done, changes } = await actOnMember({ id, act, seen, role: role ?? '' }, own, context);
      return { ...doneOnWire(done), changes };
    },
    async staffAcceptInvitation(_root, { token, password }, context) {
      const done = await joinByInvitation(token, password, context);
      // The login that the browser had ends: one login per browser.
      if (done.ok && context.token !== null) await logStaffOut(context.token, context);
      return loginOnWire(done);
    },
  },
} satisfies Resolvers;
