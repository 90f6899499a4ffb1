// Login and logout: identical responses, expiring tokens, and JWTs verified by a public key.
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingKeysIn } from '#backend/commerce/session/signing-keys';
import {
  AddressBookDocument,
  CustomerDocument,
  CustomerOrdersDocument,
  LoginDocument,
  LogoutDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SessionsDocument,
  TokenKeyDocument,
} from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, place, readyCart, someSkus, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const login = (email: string, password = DEMO_PASSWORD) =>
  counter.ask(LoginDocument, { email, password }, { store: 'b2b' });
const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

// spec: 8: 'The account sign-in was incorrect or your account is disabled temporarily …'
//   at backend/commerce/login/log-in.ts
test('an unknown e-mail and a wrong password get the same response after the same work', async () => {
  const timed = async (email: string, password: string) => {
    const started = performance.now();
    const reply = await login(email, password);
    return { said: reply.errors, took: performance.now() - started };
  };
  await timed('nobody@example.dk', 'x');
  // The minimum of three: other load on the machine only makes a request slower.
  const leastOf = async (email: string) => {
    const tries = [await timed(email, 'wrong'), await timed(email, 'wrong'), await timed(email, 'wrong')];
    return { said: tries[0]?.said, took: Math.min(...tries.map(({ took }) => took)) };
  };
  const unknown = await leastOf('nobody@example.dk');
  const wrong = await leastOf('anna@example.dk');
  expect(unknown.said).toEqual(wrong.said);
  expect(unknown.said).toEqual([{ message: WRONG, category: 'graphql-authentication', code: 'LOGIN_FAILED' }]);
  // Both compute one hash: about ten milliseconds, against well under one without it.
  expect(unknown.took).toBeGreaterThan(wrong.took / 4);
});

// spec: 3 Session: token and jwt
//   at backend/commerce/session/types.graphql, backend/commerce/session/extension.graphql
// spec: 7 Other: A token check verifies RS256 against a public key chosen by shop
test('the JWT is verified by the shop’s public key and names the customer’s store', async () => {
  const { data } = await login('birgitte@havnens-arkitekter.example');
  const keys = signingKeysIn(counter.database.db, () => counter.clock.now());
  const key = await importSPKI(await keys.publicKey('b2b'), 'RS256');
  const { payload } = await jwtVerify(data?.generateCustomerToken?.jwt ?? '', key, {
    currentDate: counter.clock.now(),
  });
  expect(payload).toMatchObject({ store: 'b2b', bonusshop_access: true });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(7 * 24 * 60 * 60);
  const { kid } = decodeProtectedHeader(data?.generateCustomerToken?.jwt ?? '');
  const told = (await counter.ask(TokenKeyDocument, { kid: kid ?? '' })).data?.tokenKey;
  expect(told).toEqual({ store_code: 'b2b', public_key: await keys.publicKey('b2b') });
  expect((await counter.ask(TokenKeyDocument, { kid: 'unknown' })).data?.tokenKey).toBeNull();
  const other = await importSPKI(await keys.publicKey('b2c'), 'RS256');
  await expect(
    jwtVerify(data?.generateCustomerToken?.jwt ?? '', other, { currentDate: counter.clock.now() }),
  ).rejects.toThrow();
});

test('a user name logs in as well, in any letter case', async () => {
  const { data } = await login('Christian.at.Havnens-Arkitekter.EXAMPLE');
  expect(data?.generateCustomerToken?.token).toBeTruthy();
});

// spec: 4 Login and logout: Logout runs the mutation, clears cookies and state
test('a token is invalid after logout, and after seven days', async () => {
  const one = await logIn(counter, 'anna@example.dk', 'b2c');
  expect((await counter.ask(CustomerDocument, {}, one)).data?.customer?.email).toBe('anna@example.dk');
  expect((await counter.ask(AddressBookDocument, {}, one)).data?.customer?.addresses).toHaveLength(2);
  expect((await counter.ask(LogoutDocument, {}, one)).data?.customerLogout).toBe(true);
  const refused = { message: "The current customer isn't authorized.", category: 'graphql-authorization' };
  expect((await counter.ask(CustomerDocument, {}, one)).errors[0]).toMatchObject(refused);
  const two = await logIn(counter, 'anna@example.dk', 'b2c');
  counter.clock.forward(7 * 24 * 60 * 60 * 1000 + 1);
  expect((await counter.ask(CustomerDocument, {}, two)).errors[0]).toMatchObject(refused);
  expect(await counter.rows('SELECT token_hash FROM customer_session WHERE token_hash = $1', [two.token])).toEqual([]);
});

// spec: 8: 'The account is deactivated.'
//   at app/i18n/en/errors.json
test('a deactivated account is revealed only to callers with the right password', async () => {
  await counter.rows(`UPDATE customer SET is_active = false WHERE email = 'helle@rum-og-ro.example'`);
  expect((await login('helle@rum-og-ro.example')).errors[0]?.message).toBe('The account is deactivated.');
  expect((await login('helle@rum-og-ro.example', 'wrong')).errors[0]?.message).toBe(WRONG);
});

test('ten wrong passwords lock the account for that address only', async () => {
  const guess = (email: string, address: string, password = 'wrong') =>
    counter.ask(LoginDocument, { email, password }, { store: 'b2b', address });
  // Existing or not, a name gets the same response after ten tries.
  for (const name of ['ida@nordre-revision.example', 'nobody-at-all@example.dk']) {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess(name, '192.0.2.10')).errors[0]).toMatchObject({ message: WRONG, code: 'LOGIN_FAILED' });
    }
    const right = await guess(name, '192.0.2.10', DEMO_PASSWORD);
    expect(right.errors[0]).toMatchObject({ message: WRONG, code: 'LOGIN_LOCKED' });
  }
  const herself = await guess('ida@nordre-revision.example', '192.0.2.11', DEMO_PASSWORD);
  expect(herself.data?.generateCustomerToken?.token).toBeTruthy();
  const neighbour = await guess('helene@nordre-revision.example', '192.0.2.10');
  expect(neighbour.errors[0]?.code).toBe('LOGIN_FAILED');
});

test('a right password resets the count of wrong ones', async () => {
  const from = (password: string) =>
    counter.ask(
      LoginDocument,
      { email: 'ida@nordre-revision.example', password },
      { store: 'b2b', address: '192.0.2.12' },
    );
  for (let round = 0; round < 12; round += 1) {
    for (let slip = 0; slip < (round < 3 ? 9 : 0); slip += 1) await from('wrong');
    expect((await from(DEMO_PASSWORD)).data?.generateCustomerToken?.token).toBeTruthy();
  }
});

// spec: 1: Serves visitors, private customers, business customers and sub-users of business accounts
test('orders are visible to their owner, and to users who may see all orders of the business', async () => {
  const [sku = ''] = await someSkus(counter, 1);
  const christian = await logIn(counter, 'christian@havnens-arkitekter.example');
  const cartId = await readyCart(counter, [[sku, 1]], 'account', christian);
  await place(counter, cartId, christian, { requisitioner: 'C', requisition_number: '1' });
  const seenBy = async (email: string) => {
    const who = await logIn(counter, email);
    return (await counter.ask(CustomerOrdersDocument, { pageSize: 10, page: 1 }, who)).data?.customer?.orders
      ?.total_count;
  };
  expect(await seenBy('christian@havnens-arkitekter.example')).toBe(1);
  expect(await seenBy('birgitte@havnens-arkitekter.example')).toBe(1);
  expect(await seenBy('dorthe@havnens-arkitekter.example')).toBe(0);
  expect(await seenBy('grethe@fjordhavn.example')).toBe(0);
});

const sessionsOf = async (who: Who) => (await counter.ask(SessionsDocument, {}, who)).data?.customer?.sessions ?? [];

test('a customer lists their own sessions only, ends one of them, and all others', async () => {
  await counter.rows(`DELETE FROM customer_session`);
  const here = await logIn(counter, 'grethe@fjordhavn.example');
  const there = await logIn(counter, 'grethe@fjordhavn.example');
  await logIn(counter, 'grethe@fjordhavn.example');
  const listed = await sessionsOf(here);
  expect(listed).toHaveLength(3);
  expect(listed.filter((one) => one.is_current)).toHaveLength(1);
  const [current] = (await sessionsOf(there)).filter((one) => one.is_current);
  const stranger = await logIn(counter, 'christian@havnens-arkitekter.example');
  const end = async (id: string, who: Who) =>
    (await counter.ask(RevokeSessionDocument, { id }, who)).data?.revokeCustomerSession;
  expect(await end(current?.id ?? '', stranger)).toBe(false);
  expect(await end('not a login', here)).toBe(false);
  expect(await end(current?.id ?? '', here)).toBe(true);
  expect((await counter.ask(CustomerDocument, {}, there)).errors[0]?.category).toBe('graphql-authorization');
  expect((await counter.ask(RevokeOtherSessionsDocument, {}, here)).data?.revokeOtherCustomerSessions).toBe(1);
  expect(await sessionsOf(here)).toHaveLength(1);
});

test('a new login ends the session it was made in', async () => {
  const before = await logIn(counter, 'christian@havnens-arkitekter.example');
  const variables = { email: 'christian@havnens-arkitekter.example', password: DEMO_PASSWORD };
  const { data } = await counter.ask(LoginDocument, variables, before);
  expect((await counter.ask(CustomerDocument, {}, before)).errors[0]?.category).toBe('graphql-authorization');
  const after = { store: 'b2b', token: data?.generateCustomerToken?.token ?? '' };
  expect((await counter.ask(CustomerDocument, {}, after)).data?.customer?.email).toBe(
    'christian@havnens-arkitekter.example',
  );
});

test('fifty wrong passwords lock an address for all accounts, and no other address', async () => {
  const guess = (email: string, address: string, password = 'wrong') =>
    counter.ask(LoginDocument, { email, password }, { store: 'b2b', address });
  for (let tries = 0; tries < 50; tries += 1) await guess(`guess-${tries}@example.dk`, '192.0.2.1');
  const right = await guess('dorthe@havnens-arkitekter.example', '192.0.2.1', DEMO_PASSWORD);
  expect(right.errors[0]?.message).toBe(WRONG);
  const elsewhere = await guess('dorthe@havnens-arkitekter.example', '192.0.2.2', DEMO_PASSWORD);
  expect(elsewhere.data?.generateCustomerToken?.token).toBeTruthy();
});
