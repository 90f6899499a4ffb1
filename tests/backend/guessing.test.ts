// 2,000 guesses at one login from 50 addresses (400 in the usual run): a fixed number is verified, and the owner can still log in.
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from '#backend/commerce/session/links/links';
import { openLimits, widerNetwork } from '#backend/db/limits';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChoosePasswordDocument,
  CloseAccountDocument,
  LoginDocument,
} from '~/services/generated/commerce';
import { type Counter, openCounter, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const ANNA = 'anna@example.dk';
const ADDRESSES = 50;
const TRIES = process.env.ALL_FLOWS ? 40 : 8;

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  await cheapHashes();
});
afterAll(() => counter?.close());

const tryIt = async (password: string, address: string, email = ANNA, device?: string) => {
  const { data, errors } = await counter.ask(LoginDocument, { email, password }, { store: 'b2c', address, device });
  return data?.generateCustomerToken?.token ? 'in' : (errors[0]?.code ?? 'odd');
};

/** The same passwords with a cheap hash: this tests the rate limit, not the hash. */
async function cheapHashes(): Promise<void> {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.from('salt');
  const key = scryptSync(DEMO_PASSWORD, salt, 32, { N: 2, r: 1, p: 1 });
  const hash = ['scrypt', 2, 1, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
  await counter.rows('UPDATE customer SET password_hash = $1 WHERE password_hash IS NOT NULL', [hash]);
}

/** The token of a link in the mail. */
async function resetToken(): Promise<string> {
  const [found] = await counter.rows('SELECT id FROM customer WHERE email = $1', [ANNA]);
  return makeLink(counter.database.db, { purpose: 'password', customerId: found?.id ?? 0 }, counter.clock.now());
}

const OWN = '203.0.113.1';
/** Wrong passwords verified per hour, from all addresses that the account has not logged in from. */
const LOOKED_AT = 50;

test(`of ${ADDRESSES * TRIES} guesses from 50 addresses 50 are verified, and a customer at a known address can still log in`, async () => {
  expect(await tryIt(DEMO_PASSWORD, OWN)).toBe('in');
  const answers = new Map<string, number>();
  for (let turn = 0; turn < TRIES; turn += 1) {
    const all = await Promise.all(
      Array.from({ length: ADDRESSES }, (_, at) =>
        // The right password is among the guesses, after the limit is reached.
        tryIt(turn === TRIES - 1 ? DEMO_PASSWORD : `gæt-${turn}-${at}`, `198.51.100.${at}`),
      ),
    );
    for (const answer of all) answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  // From then on the right password is rejected like a wrong one, so that a guesser learns nothing.
  expect([...answers].sort()).toEqual([
    ['LOGIN_FAILED', LOOKED_AT],
    ['LOGIN_LOCKED', ADDRESSES * TRIES - LOOKED_AT],
  ]);
  expect(await tryIt(DEMO_PASSWORD, OWN)).toBe('in');
  // Other accounts can log in from anywhere.
  expect(await tryIt(DEMO_PASSWORD, '203.0.113.9', 'helle@rum-og-ro.example')).toBe('in');
  // From a new address the customer waits for an hour, or proves ownership by mail.
  expect(await tryIt(DEMO_PASSWORD, '203.0.113.2')).toBe('LOGIN_LOCKED');
  await counter.ask(
    ChoosePasswordDocument,
    { token: await resetToken(), password: 'En-ny-adgangskode-26' },
    { store: 'b2c', address: '203.0.113.2' },
  );
  expect(await tryIt('En-ny-adgangskode-26', '203.0.113.2')).toBe('in');
});

describe('known device', () => {
  const HELLE = 'helle@rum-og-ro.example';
  const DEVICE = randomUUID();

  test('can log in from any address during guessing, an invented device cannot', async () => {
    expect(await tryIt(DEMO_PASSWORD, '203.0.113.50', HELLE, DEVICE)).toBe('in');
    for (let at = 0; at < 60; at += 1) await tryIt('gæt', `198.51.100.${at}`, HELLE, randomUUID());
    for (let at = 0; at < 5; at += 1) expect(await tryIt(DEMO_PASSWORD, `192.0.2.${at}`, HELLE, DEVICE)).toBe('in');
    expect(await tryIt(DEMO_PASSWORD, '192.0.2.20', HELLE, randomUUID())).toBe('LOGIN_LOCKED');
    expect(await tryIt(DEMO_PASSWORD, '192.0.2.21', HELLE)).toBe('LOGIN_LOCKED');
  });

  test('is known for its own account only, and has a limit of guesses', async () => {
    const GRETHE = 'grethe@fjordhavn.example';
    for (let at = 0; at < 51; at += 1) await tryIt('gæt', `198.51.101.${at}`, GRETHE);
    expect(await tryIt(DEMO_PASSWORD, '192.0.2.30', GRETHE, DEVICE)).toBe('LOGIN_LOCKED');
    const answers: string[] = [];
    for (let at = 0; at < 11; at += 1) answers.push(await tryIt(`gæt-${at}`, `192.0.3.${at}`, HELLE, DEVICE));
    expect(answers).toEqual([...Array(10).fill('LOGIN_FAILED'), 'LOGIN_LOCKED']);
  });

  test('is not locked out by colleagues mistyping at the same address', async () => {
    const BIRGITTE = 'birgitte@havnens-arkitekter.example';
    const office = '203.0.113.60';
    expect(await tryIt(DEMO_PASSWORD, '203.0.113.61', BIRGITTE, DEVICE)).toBe('in');
    for (let at = 0; at < 50; at += 1) await tryIt('gæt', office, `ny-${at}@havnens-arkitekter.example`);
    expect(await tryIt(DEMO_PASSWORD, office, BIRGITTE, randomUUID())).toBe('LOGIN_LOCKED');
    expect(await tryIt(DEMO_PASSWORD, office, BIRGITTE, DEVICE)).toBe('in');
  });

  test('becomes known by a password link, at an address that others guess from', async () => {
    const device = randomUUID();
    const next = 'Endnu-en-adgangskode-26';
    await counter.ask(
      ChoosePasswordDocument,
      { token: await resetToken(), password: next },
      { store: 'b2c', address: '198.51.100.1', device },
    );
    expect(await tryIt(next, '198.51.100.2', ANNA, device)).toBe('in');
  });
});

test('networks of one /48 share a counter with four times the limit', async () => {
  const limits = openLimits(counter.database.pool);
  const address = (at: number) => `2001:db8:7:${at.toString(16)}::/64`;
  const taken: boolean[] = [];
  for (let at = 0; at < 82; at += 1) taken.push(await limits.take('order-address', address(at)));
  expect(taken.filter(Boolean)).toHaveLength(80);
  expect(await limits.isSpent('order-address', address(500))).toBe(true);
  expect(await limits.take('order-address', '2001:db8:8:1::/64')).toBe(true);
  await limits.giveBack('order-address', address(81));
});

test.each([
  ['2001:db8:7:a::/64', '2001:db8:7::/48'],
  ['from 2001:db8:7:a::/64', 'from 2001:db8:7::/48'],
  ['203.0.113.1', null],
  ['anna@example.dk', null],
  ['', null],
])('the wider network of %j is %j', (key, wider) => expect(widerNetwork(key)).toBe(wider));

test('a known address has a limit of guesses', async () => {
  expect(await tryIt(DEMO_PASSWORD, OWN, 'dorthe@havnens-arkitekter.example')).toBe('in');
  const answers: string[] = [];
  for (let tries = 0; tries < 12; tries += 1)
    answers.push(await tryIt(`gæt-${tries}`, OWN, 'dorthe@havnens-arkitekter.example'));
  expect(answers).toEqual([...Array(10).fill('LOGIN_FAILED'), 'LOGIN_LOCKED', 'LOGIN_LOCKED']);
});

test('stores a login’s address as a hash only', async () => {
  const rows = await counter.rows<{ key: string }>(`SELECT key FROM rate_limit WHERE key LIKE 'login-known:%'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^login-known:[0-9a-f]{64}$/);
});

test('password guesses within a session are limited like those at login, and guesses at login do not count towards them', async () => {
  const PETER = 'christian@havnens-arkitekter.example';
  const ADDRESS = '203.0.113.40';
  const { data } = await counter.ask(
    LoginDocument,
    { email: PETER, password: DEMO_PASSWORD },
    { store: 'b2b', address: ADDRESS },
  );
  const here = { store: 'b2b', token: data?.generateCustomerToken?.token ?? '', address: ADDRESS };
  const asked = {
    change: (password: string, who: Who) =>
      counter.ask(ChangePasswordDocument, { current: password, next: 'weak' }, who),
    email: (password: string, who: Who) => counter.ask(ChangeEmailDocument, { email: PETER, password }, who),
    close: (password: string, who: Who) => counter.ask(CloseAccountDocument, { password }, who),
  };
  const guess = async (kind: keyof typeof asked, password = 'gæt', who: Who = here) =>
    (await asked[kind](password, who)).errors[0]?.code ?? 'done';
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1)
    answers.push(await guess('change'), await guess('email'), await guess('close'));
  expect(answers).toEqual([...Array(10).fill('PASSWORD_WRONG'), 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
  for (const kind of ['change', 'email', 'close'] as const)
    expect(await guess(kind, DEMO_PASSWORD)).toBe('TOO_MANY_TRIES');
  // From another address the customer continues, and login is not locked.
  const elsewhere = { ...here, address: '203.0.113.41' };
  expect(await guess('email', DEMO_PASSWORD, elsewhere)).toBe('done');
  expect(await tryIt(DEMO_PASSWORD, ADDRESS, PETER)).toBe('in');
  // A login name equal to the session's key has a separate counter.
  const [found] = await counter.rows('SELECT id FROM customer WHERE email = $1', [PETER]);
  for (let tries = 0; tries < 12; tries += 1) await tryIt('gæt', elsewhere.address, ` customer ${found?.id}`);
  expect(await guess('email', DEMO_PASSWORD, elsewhere)).toBe('done');
});
