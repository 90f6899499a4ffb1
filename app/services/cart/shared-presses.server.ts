// Presses in the database, where all processes of a shop compare them. Several processes have FORM_SECRET in common (docs/operator/scale.md):
// without it there is one process, whose memory (recent-presses) is enough, and no statement is sent. A Magento has no place for presses: there
// a balancer that sends one visitor to one process makes that memory exact.
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import { BeginPressDocument, EndPressDocument, ForgetPressesDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { BackendAway } from '../transport/remote-circuit.server';
import { read } from '../transport/transport.server';
import type { Place, SharedPresses } from './recent-presses';

const POLL_MS = 50;

/** With the secret, so that nobody else can compute the key of a press and claim it, answer it or read its answer. */
const pressDigest = (secret: string, use: 'press' | 'page' | 'answer', parts: unknown) =>
  createHmac('sha256', secret).update(JSON.stringify([use, parts]));

/** Null where presses are not shared. */
const sharingSecret = async (): Promise<string | null> =>
  env.FORM_SECRET && (await offers('commerce', 'Mutation.beginPress')) ? env.FORM_SECRET : null;

/** The keys hold who presses: no login is checked for them, which would be one more statement. */
const anonymously = (caller: Caller): Caller => ({ ...caller, token: null });

/** The database does not have the key: what came of a press names carts. */
function answerSeal(secret: string, { owner, page, what }: Place) {
  const key = pressDigest(secret, 'answer', [owner, page, what]).digest();
  const sealed = (answer: string) =>
    new CompactEncrypt(Buffer.from(answer)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
  const opened = async (text: string) => Buffer.from((await compactDecrypt(text, key)).plaintext).toString();
  return { sealed, opened };
}

/** For one press. */
export function sharedPresses(caller: Caller): SharedPresses {
  const anonymous = anonymously(caller);
  const press = randomUUID();
  const named = (secret: string, { owner, page, what }: Place) => ({
    key: pressDigest(secret, 'press', [owner, page, what]).digest('base64url'),
    page: pressDigest(secret, 'page', [owner, page]).digest('base64url'),
    press,
  });
  return {
    async begin(place, ageMs) {
      const secret = await sharingSecret();
      if (!secret) return null;
      for (const since = performance.now(); ; ) {
        const variables = { press: named(secret, place), ageMs: Math.round(ageMs + performance.now() - since) };
        const { beginPress } = await read(anonymous, { client: 'commerce', document: BeginPressDocument, variables });
        if (beginPress.is_claimed) return null;
        if (beginPress.answer != null) return answerSeal(secret, place).opened(beginPress.answer);
        await pause(POLL_MS);
      }
    },
    async end(places, answer) {
      const secret = await sharingSecret();
      if (!secret) return false;
      const ended = places.map(async (place) => ({
        ...named(secret, place),
        answer: answer === null ? null : await answerSeal(secret, place).sealed(answer),
      }));
      const variables = { presses: await Promise.all(ended) };
      return (await read(anonymous, { client: 'commerce', document: EndPressDocument, variables })).endPress;
    },
  };
}

/** A back end that is unavailable does not hold up the page: what is remembered there expires by itself. */
export async function forgetSharedPresses(caller: Caller, owner: string, page: string): Promise<void> {
  try {
    const secret = await sharingSecret();
    if (!secret) return;
    const variables = { page: pressDigest(secret, 'page', [owner, page]).digest('base64url') };
    await read(anonymously(caller), { client: 'commerce', document: ForgetPressesDocument, variables });
  } catch (failure) {
    if (!(failure instanceof BackendAway)) throw failure;
  }
}
