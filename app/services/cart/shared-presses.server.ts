// Presses in the database, where all processes of a shop compare them. A Magento has no place for them and no process of its own that could
// write one: there the memory of each storefront process (recent-presses) is the best there is, so a balancer that sends one visitor to one
// process makes it exact.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '~/models/caller';
import { offers } from '../prune-remote.server';
import { BackendAway } from '../remote-circuit.server';
import { read } from '../transport.server';
import { BEGIN_PRESS, END_PRESS, FORGET_PRESSES } from './presses.gql';
import type { Place, SharedPresses } from './recent-presses';

const POLL_MS = 50;

const pressHash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const isSharingOffered = () => offers('commerce', 'Mutation.beginPress');

/** The keys hold who presses: no login is checked for them, which would be one more statement. */
const anonymously = (caller: Caller): Caller => ({ ...caller, token: null });

/** For one press. */
export function sharedPresses(caller: Caller): SharedPresses {
  const anonymous = anonymously(caller);
  const press = randomUUID();
  const named = ({ owner, page, what }: Place) => ({
    key: pressHash([owner, page, what]),
    page: pressHash([owner, page]),
    press,
  });
  return {
    async begin(place, ageMs) {
      if (!(await isSharingOffered())) return null;
      for (const since = performance.now(); ; ) {
        const variables = { press: named(place), ageMs: Math.round(ageMs + performance.now() - since) };
        const { beginPress } = await read(anonymous, { client: 'commerce', document: BEGIN_PRESS, variables });
        if (beginPress.is_claimed) return null;
        if (beginPress.answer != null) return beginPress.answer;
        await pause(POLL_MS);
      }
    },
    async end(places, ageMs, answer) {
      if (!(await isSharingOffered())) return false;
      const variables = { presses: places.map(named), ageMs: Math.round(ageMs), answer };
      return (await read(anonymous, { client: 'commerce', document: END_PRESS, variables })).endPress;
    },
  };
}

/** A back end that is unavailable does not hold up the page: what is remembered there expires by itself. */
export async function forgetSharedPresses(caller: Caller, owner: string, page: string): Promise<void> {
  const variables = { page: pressHash([owner, page]) };
  try {
    if (await isSharingOffered())
      await read(anonymously(caller), { client: 'commerce', document: FORGET_PRESSES, variables });
  } catch (failure) {
    if (!(failure instanceof BackendAway)) throw failure;
  }
}
