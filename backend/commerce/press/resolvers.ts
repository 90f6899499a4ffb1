// Presses of the last moments on the wire.
import type { PressInput, Resolvers } from '#backend/generated/commerce';
import { inputRefused } from '#backend/refusal';
import { answerPresses, claimPress, dropPresses, forgetPressesOn } from './press.sql';

const HASH = /^[\w-]{43}$/;
const NAME = /^[\w-]{1,64}$/;
/** The press itself, and the same in the cart that it has made. */
const MOST_PRESSES = 2;
/** Largest reply with the checked lines of the longest quick order, with a margin. */
const LONGEST_ANSWER = 1_000_000;

function requirePress({ key, page, press }: PressInput): void {
  if (!HASH.test(key) || !HASH.test(page) || !NAME.test(press))
    throw inputRefused('A press is named by two keys of 43 letters.');
}

export const pressResolvers: Resolvers = {
  Mutation: {
    async beginPress(_root, { press, age_ms: ageMs }, { db }) {
      requirePress(press);
      if (ageMs < 0) throw inputRefused('A request arrives before its press is carried out.');
      const { isClaimed, answer } = await claimPress(db, press, ageMs);
      return { is_claimed: isClaimed, answer };
    },
    async endPress(_root, { presses }, { db }) {
      presses.forEach(requirePress);
      if (presses.length === 0 || presses.length > MOST_PRESSES)
        throw inputRefused(`From 1 to ${MOST_PRESSES} presses.`);
      if (presses.some(({ answer }) => (answer ?? '').length > LONGEST_ANSWER))
        throw inputRefused('The answer is too long.');
      const answered = presses.filter(({ answer }) => answer != null);
      const dropped = presses.filter(({ answer }) => answer == null);
      if (answered.length > 0) await answerPresses(db, answered);
      if (dropped.length > 0) await dropPresses(db, dropped);
      return true;
    },
    async forgetPresses(_root, { page }, { db }) {
      if (!HASH.test(page)) throw inputRefused('A page is named by a key of 43 letters.');
      await forgetPressesOn(db, page);
      return true;
    },
  },
};
