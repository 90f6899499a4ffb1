// Presses that processes share: sealed with the secret of the shop, and no statement where there is no such secret.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '~/models/caller';

const state = vi.hoisted(() => ({
  secret: 'one secret of the shop' as string | undefined,
  sent: [] as unknown[],
  answer: '',
}));
vi.mock('~/config/env.server', () => ({
  env: {
    get FORM_SECRET() {
      return state.secret;
    },
  },
}));
vi.mock('../transport/prune-remote.server', () => ({ offers: async () => true }));
vi.mock('../transport/transport.server', () => ({
  read: async (caller: Caller, { variables }: { variables: object }) => {
    state.sent.push({ token: caller.token, ...variables });
    return { beginPress: { is_claimed: state.answer === '', answer: state.answer }, endPress: true };
  },
}));
const { forgetSharedPresses, sharedPresses } = await import('./shared-presses.server');

const caller: Pick<Caller, 'token'> = { token: 'a login' };
const presses = () => sharedPresses(caller as Caller);
const PLACE = { owner: 'a cart', page: 'https://shop.example/tea', what: ['1900701', 1] };
const ANSWER = '{"cartId":"a cart"}';

interface Sent {
  press: { key: string; page: string; press: string };
  presses: { key: string; answer: string | null }[];
}
const sent = () => state.sent as Sent[];

beforeEach(() => {
  state.secret = 'one secret of the shop';
  state.sent = [];
  state.answer = '';
});

describe('presses that processes share', () => {
  it('cost nothing where the processes have no secret in common', async () => {
    state.secret = undefined;
    expect([await presses().begin(PLACE, 0), await presses().end([PLACE], ANSWER)]).toEqual([null, false]);
    await forgetSharedPresses(caller as Caller, PLACE.owner, PLACE.page);
    expect(state.sent).toEqual([]);
  });

  it('are named alike by all processes, otherwise by another secret, owner, page or goods', async () => {
    const others = [
      { ...PLACE, owner: 'other' },
      { ...PLACE, page: '/other' },
      { ...PLACE, what: ['1900701', 2] },
    ];
    for (const place of [PLACE, PLACE, ...others]) await presses().begin(place, 0);
    state.secret = 'the secret of another shop';
    await presses().begin(PLACE, 0);
    const [first, again, ...different] = sent().map(({ press }) => press.key);
    expect(again).toBe(first);
    expect(new Set([first, ...different]).size).toBe(5);
    expect(first).toMatch(/^[\w-]{43}$/);
  });

  it('reveal neither login nor cart, and only the same press can read the answer', async () => {
    await presses().end([PLACE], ANSWER);
    const [{ presses: [ended] = [] } = { presses: [] }] = sent();
    expect(JSON.stringify(state.sent)).not.toMatch(/a cart|a login|1900701/);
    state.answer = ended?.answer ?? '';
    expect(await presses().begin(PLACE, 0)).toBe(ANSWER);
    await expect(presses().begin({ ...PLACE, owner: 'other' }, 0)).rejects.toThrow('decryption');
  });

  it('end without an answer when nothing was changed', async () => {
    await presses().end([PLACE, { ...PLACE, owner: 'new cart' }], null);
    expect(sent()[0]?.presses.map(({ answer }) => answer)).toEqual([null, null]);
  });
});
