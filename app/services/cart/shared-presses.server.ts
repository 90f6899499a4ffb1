// Presses in the database, where all processes of a shop compare them. A Magento has no place for them and no process of its own that could
// write one: there the memory of each storefront process (recent-presses) is the best there is, so a balancer that sends one visitor to one
// process makes it exact.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '~/models/caller';
import { offers } from '../prune-remote.server';
import { read } from '../transport.server';
import { BEGIN_PRESS, END_PRESS, FORGET_PRESSES } from './presses.gql';
import type { Place, SharedPresses } from './recent-presses';

const POLL_MS = 50;

const hashOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const isOffered = () => offers('commerce', 'Mutation.beginPress');

/** The keys hold who presses: no login is checked for them, which would be one more statement. */
const asStranger = (caller: Caller): Caller => ({ ...caller, token: null });

/** For one press. */
export function sharedPresses(caller: Caller): SharedPresses {
  const stranger = asStranger(caller);
  const press = randomUUID();
  const named = ({ owner, page, what }: Place) => ({
    key: hashOf([owner, page, what]),
    page: hashOf([owner, page]),
    press,
  });
  return {
    async begin(place) {
      if (!(await isOffered())) return null;
      for (let waiting = false; ; waiting = true) {
        const variables = { press: named(place), waiting };
        const { beginPress } = await read(stranger, { client: 'commerce', document: BEGIN_PRESS, variables });
        if (beginPress.is_claimed) return null;
        if (beginPress.answer != null) return beginPress.answer;
        await pause(POLL_MS);
      }
    },
    async end(places, ageMs, answer) {
      if (!(await isOffered())) return false;
      const variables = { presses: places.map(named), ageMs: Math.round(ageMs), answer };
      return (await read(stranger, { client: 'commerce', document: END_PRESS, variables })).endPress;
    },
  };
}

export async function forgetSharedPresses(caller: Caller, owner: string, page: string): Promise<void> {
  if (!(await isOffered())) return;
  const variables = { page: hashOf([owner, page]) };
  await read(asStranger(caller), { client: 'commerce', document: FORGET_PRESSES, variables });
}
