// 5,000 tries at one login from 50 addresses: refused alike, the right word among them too, and nobody else is kept out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#backend/demo/world/people/customers';
import { LOGIN } from '~/services/customer/customer.gql';
import { type Counter, openCounter } from './counter';

const ANNA = 'anna@example.dk';
const ADDRESSES = 50;
const TRIES = 100;

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const tryIt = async (password: string, address: string, email = ANNA) => {
  const { data, errors } = await counter.ask(LOGIN, { email, password }, { store: 'b2c', address });
  return data?.generateCustomerToken?.token ? 'in' : (errors[0]?.code ?? 'odd');
};

/** The same password with a cheap hash: what is tried here is the door and not the lock's arithmetic. */
async function cheapHash(): Promise<void> {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.from('salt');
  const key = scryptSync(DEMO_PASSWORD, salt, 32, { N: 2, r: 1, p: 1 });
  const hash = ['scrypt', 2, 1, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
  await counter.rows('UPDATE customer SET password_hash = $2 WHERE email = $1', [ANNA, hash]);
}

test('5,000 tries from 50 addresses are answered alike, and let nobody in', async () => {
  await cheapHash();
  expect(await tryIt(DEMO_PASSWORD, '203.0.113.1')).toBe('in');
  const answers = new Map<string, number>();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const all = await Promise.all(
      Array.from({ length: ADDRESSES }, (_, at) =>
        // The right word comes among the wrong ones, when the address has long been noticed.
        tryIt(turn === TRIES - 1 ? DEMO_PASSWORD : `gæt-${turn}-${at}`, `198.51.100.${at}`),
      ),
    );
    for (const answer of all) answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  // The first try of each address comes before anybody has been noticed; from then on the right word is refused like a wrong one.
  expect([...answers]).toEqual([
    ['LOGIN_FAILED', ADDRESSES],
    ['LOGIN_LOCKED', ADDRESSES * (TRIES - 1)],
  ]);
  // Others are let in from where nobody guesses, and she herself when the account has rested.
  expect(await tryIt(DEMO_PASSWORD, '203.0.113.9', 'helle@rum-og-ro.example')).toBe('in');
  counter.clock.forward(11 * 60 * 1000);
  expect(await tryIt(DEMO_PASSWORD, '203.0.113.1')).toBe('in');
}, 120_000);
