// What is asked for of goods in the cart as a present, on the wire.
import type { Resolvers } from '#backend/generated/commerce';
import { idOfUid } from '#backend/graphql/uid';
import { refusedBy } from '#backend/refusal';
import { afterChange } from '../resolvers';
import { presentOnLine } from './present';
import { setPresent } from './set-present';

export const presentResolvers: Resolvers = {
  Mutation: {
    setCartPresent: async (_root, { input }, context) => {
      const { cart_id: cartId, cart_item_uid: uid, present } = input;
      const given = { lineId: idOfUid(uid) ?? 0, present: presentOnLine(present) };
      const { cart, result } = await afterChange(cartId, context, (shopper) => setPresent(cartId, given, shopper));
      if (!result.ok) throw refusedBy(result);
      return { cart };
    },
  },
};
