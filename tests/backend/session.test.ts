// Logging in and out: equal answers, tokens that end, JWTs that a public key proves.
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingKeysIn } from '#backend/commerce/session/signing-keys';
import { DEMO_PASSWORD } from '#backend/demo/world/people/customers';
import { ADDRESS_BOOK, CUSTOMER, LOGIN, LOGOUT } from '~/services/customer/customer.gql';
import { CUSTOMER_ORDERS } from '~/services/order/order.gql';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './counter';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const login = (email: string, password = DEMO_PASSWORD) => counter.ask(LOGIN, { email, password }, { store: 'b2b' });
const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

test('an unknown e-mail and a wrong password get the same answer after the same work', async () => {
  const timed = async (email: string, password: string) => {
    const started = performance.now();
    const reply = await login(email, password);
    return { said: reply.errors, took: performance.now() - started };
  };
  await timed('nobody@example.dk', 'x');
  const unknown = await timed('nobody@example.dk', 'wrong');
  const wrong = await timed('anna@example.dk', 'wrong');
  expect(unknown.said).toEqual(wrong.said);
  expect(unknown.said).toEqual([{ message: WRONG, category: 'graphql-authentication', code: 'LOGIN_FAILED' }]);
  // Both hash once: some ten milliseconds against well under one without the hash.
  expect(unknown.took).toBeGreaterThan(wrong.took / 4);
});

test('the JWT is proven by the public key of the shop and names the customer’s store', async () => {
  const { data } = await login('birgitte@havnens-arkitekter.example');
  const keys = signingKeysIn(counter.database.db, () => counter.clock.now());
  const key = await importSPKI(await keys.publicKey('b2b'), 'RS256');
  const { payload } = await jwtVerify(data?.generateCustomerToken?.jwt ?? '', key, {
    currentDate: counter.clock.now(),
  });
  expect(payload).toMatchObject({ store: 'b2b', bonusshop_access: true });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(7 * 24 * 60 * 60);
  const other = await importSPKI(await keys.publicKey('b2c'), 'RS256');
  await expect(
    jwtVerify(data?.generateCustomerToken?.jwt ?? '', other, { currentDate: counter.clock.now() }),
  ).rejects.toThrow();
});

test('a user name logs in as well, whatever its letters’ case', async () => {
  const { data } = await login('Christian.at.Havnens-Arkitekter.EXAMPLE');
  expect(data?.generateCustomerToken?.token).toBeTruthy();
});

test('a token ends with the logout, and with its seven days', async () => {
  const one = await logIn(counter, 'anna@example.dk', 'b2c');
  expect((await counter.ask(CUSTOMER, {}, one)).data?.customer?.email).toBe('anna@example.dk');
  expect((await counter.ask(ADDRESS_BOOK, {}, one)).data?.customer?.addresses).toHaveLength(2);
  expect((await counter.ask(LOGOUT, {}, one)).data?.customerLogout).toBe(true);
  const refused = { message: "The current customer isn't authorized.", category: 'graphql-authorization' };
  expect((await counter.ask(CUSTOMER, {}, one)).errors[0]).toMatchObject(refused);
  const two = await logIn(counter, 'anna@example.dk', 'b2c');
  counter.clock.forward(7 * 24 * 60 * 60 * 1000 + 1);
  expect((await counter.ask(CUSTOMER, {}, two)).errors[0]).toMatchObject(refused);
  expect(await counter.rows('SELECT token_hash FROM customer_session WHERE token_hash = $1', [two.token])).toEqual([]);
});

test('a deactivated account is told only to who knows its password', async () => {
  await counter.rows(`UPDATE customer SET is_active = false WHERE email = 'helle@rum-og-ro.example'`);
  expect((await login('helle@rum-og-ro.example')).errors[0]?.message).toBe('The account is deactivated.');
  expect((await login('helle@rum-og-ro.example', 'wrong')).errors[0]?.message).toBe(WRONG);
});

test('after ten wrong passwords the account rests for ten minutes', async () => {
  for (let tries = 0; tries < 10; tries += 1) await login('ida@nordre-revision.example', 'wrong');
  expect((await login('ida@nordre-revision.example')).errors[0]?.message).toBe(WRONG);
  counter.clock.forward(10 * 60_000 + 1);
  expect((await login('ida@nordre-revision.example')).data?.generateCustomerToken?.token).toBeTruthy();
});

test('orders are seen by their owner, and by who may see all of the business', async () => {
  const [sku = ''] = await someSkus(counter, 1);
  const christian = await logIn(counter, 'christian@havnens-arkitekter.example');
  const cartId = await readyCart(counter, [[sku, 1]], 'account', christian);
  await place(counter, cartId, christian, { requisitioner: 'C', requisition_number: '1' });
  const seenBy = async (email: string) => {
    const who = await logIn(counter, email);
    return (await counter.ask(CUSTOMER_ORDERS, { pageSize: 10, page: 1 }, who)).data?.customer?.orders?.total_count;
  };
  expect(await seenBy('christian@havnens-arkitekter.example')).toBe(1);
  expect(await seenBy('birgitte@havnens-arkitekter.example')).toBe(1);
  expect(await seenBy('dorthe@havnens-arkitekter.example')).toBe(0);
  expect(await seenBy('grethe@fjordhavn.example')).toBe(0);
});
