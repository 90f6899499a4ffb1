// Resolvers of orders by phone.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isPhoneAct, TAKES_ORDERS } from '#domain/staff/phone-order';
import { requireRight } from '../context';
import { doneOnWire } from '../wire';
import { actOnPhoneOrder } from './act';
import { beginForStaff, phoneOrdersForStaff } from './begin';
import { phoneOrderForStaff } from './read';

export const phoneOrderResolvers = {
  Query: {
    async staffPhoneOrders(_root, { text }, context) {
      await requireRight(context, TAKES_ORDERS);
      return phoneOrdersForStaff(text, context);
    },
    async staffPhoneOrder(_root, { cart, postcode = null }, context) {
      await requireRight(context, TAKES_ORDERS);
      return phoneOrderForStaff(cart, postcode, context);
    },
  },
  Mutation: {
    async staffBeginPhoneOrder(_root, { input }, context) {
      const { name } = await requireRight(context, TAKES_ORDERS);
      const done = await beginForStaff(input, name, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffActOnPhoneOrder(_root, { cart, act, seen, input }, context) {
      const { name: staff } = await requireRight(context, TAKES_ORDERS);
      if (!isPhoneAct(act)) throw inputRefused(`${act} is no act on an order by phone.`);
      const { done, changes, notAdded } = await actOnPhoneOrder({ cart, act, seen, input, staff }, context);
      return { done: { ...doneOnWire(done, done.ok ? done.made : null), changes }, notAdded };
    },
  },
} satisfies Resolvers;
