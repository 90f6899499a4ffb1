// Resolvers of the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isOrderAct, rightsOfRole, SEES_ORDERS } from '#domain/staff/rights';
import type { StaffMemberRow } from './accounts/accounts.sql';
import { changeOwnPassword, logStaffIn, logStaffOut } from './accounts/log-in';
import { requireMember, requireRight } from './context';
import { actOnOrder } from './orders/act';
import { countOrderViews, listOrderRows } from './orders/list';
import { orderForStaff, slipOfOrder } from './orders/read';
import { doneOnWire, staffProblemOf } from './wire';

const memberOnWire = ({ email, name, role }: StaffMemberRow) => ({
  ...{ email, name, role },
  rights: [...rightsOfRole(role)],
});

export const staffResolvers: Resolvers = {
  Query: {
    async staffMe(_root, _args, context) {
      const member = await context.member();
      return member && memberOnWire(member);
    },
    async staffOrders(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_ORDERS);
      return listOrderRows(filter, first, context);
    },
    async staffOrder(_root, { number }, context) {
      const { role } = await requireRight(context, ...SEES_ORDERS);
      return orderForStaff(number, role, context);
    },
    async staffPackingSlip(_root, { number }, context) {
      await requireRight(context, ...SEES_ORDERS);
      return slipOfOrder(number, context);
    },
    async staffOrderViews(_root, _args, context) {
      await requireRight(context, ...SEES_ORDERS);
      return countOrderViews(context);
    },
  },
  Mutation: {
    async staffLogIn(_root, { email, password }, context) {
      const done = await logStaffIn(email, password, context);
      // The login that the browser had ends: one login per browser.
      if (done.ok && context.token !== null) await logStaffOut(context.token, context);
      return done.ok ? { token: done.token, problem: null } : { token: null, problem: staffProblemOf(done) };
    },
    async staffLogOut(_root, _args, context) {
      if (context.token !== null) await logStaffOut(context.token, context);
      return doneOnWire({ ok: true });
    },
    async staffActOnOrder(_root, { number, act, seen, input }, context) {
      if (!isOrderAct(act)) throw inputRefused(`${act} is no act on an order.`);
      const { done, changes } = await actOnOrder({ number, act, seen, input }, context);
      return { ...doneOnWire(done, done.ok ? done.made : null), changes };
    },
    async staffChangePassword(_root, { old, wanted }, context) {
      const member = await requireMember(context);
      return doneOnWire(await changeOwnPassword(member, { token: context.token ?? '', old, wanted }, context));
    },
  },
};
