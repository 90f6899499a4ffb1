// What is written in the cart, on the wire: notes, and the wishes for presents.
import type { Resolvers } from '#backend/generated/commerce';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused, refusedBy } from '#backend/refusal';
import { presentOnLine } from '../lines/present';
import { setPresent } from '../lines/set-present';
import { afterChange } from '../resolvers';
import { setNote } from './set-note';

const WORDS: Record<string, string> = {
  PERMISSION_DENIED: 'You are not allowed to write notes.',
  COULD_NOT_FIND_CART_ITEM: 'Could not find cart item.',
};

export const cartNoteResolvers: Resolvers = {
  Mutation: {
    setCartNote: async (_root, { input }, context) => {
      const { cart_id, cart_item_uid, note } = input;
      const lineId = cart_item_uid == null ? null : (idOfUid(cart_item_uid) ?? 0);
      const given = { lineId, note: note ?? null };
      const { cart, result } = await afterChange(cart_id, context, (shopper) => setNote(cart_id, given, shopper));
      if (!result.ok) throw inputRefused(WORDS[result.code] ?? 'The note could not be written.', { code: result.code });
      return { cart };
    },
    setCartPresent: async (_root, { input }, context) => {
      const { cart_id: cartId, cart_item_uid: uid, present } = input;
      const given = { lineId: idOfUid(uid) ?? 0, present: presentOnLine(present) };
      const { cart, result } = await afterChange(cartId, context, (shopper) => setPresent(cartId, given, shopper));
      if (!result.ok) throw refusedBy(result);
      return { cart };
    },
  },
};
