// What is written in the cart, on the wire: notes, and the wishes for presents.

import { presentOnLine } from '#backend/commerce/cart/lines/present';
import { setPresent } from '#backend/commerce/cart/lines/set-present';
import { setNote } from '#backend/commerce/cart/notes/set-note';
import type { Resolvers } from '#backend/generated/commerce';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused, refusedBy } from '#backend/refusal';
import { afterChange } from './cart-resolvers';

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
