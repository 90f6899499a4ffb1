// The confirmation of an order by mail once more, on the wire.
import type { Resolvers } from '#backend/generated/commerce';
import { noSuchEntity, refusedBy } from '#backend/refusal';
import type { Refusal } from '#domain/refusal/refusals';
import { type ConfirmationParts, sendConfirmationAgain } from './send-again';

/** Spec §8. */
const NOT_SENT = 'Unable to send mail. Please try again later.';

const notConfirmed = (refused: Refusal) =>
  refused.code === 'ORDER_NOT_FOUND'
    ? noSuchEntity('We couldn’t locate an order with the information provided.')
    : refusedBy(refused, refused.code === 'MAIL_NOT_SENT' ? NOT_SENT : undefined);

export const confirmationResolvers = (parts: ConfirmationParts): Resolvers => ({
  Mutation: {
    sendOrderConfirmation: async (_root, { order_number: number }, context) => {
      const outcome = await sendConfirmationAgain(number, context, parts);
      if (!outcome.ok) throw notConfirmed(outcome);
      return true;
    },
  },
});
