// Single-use links: the lifetime of each purpose, and which other links a used one ends.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  isLinkGood,
  LINK_HOURS,
  makeLink,
  readLink,
  reserveLink,
  takeLink,
  tokenForMail,
} from '#backend/commerce/session/links/links';
import { type Counter, openCounter } from './test-backend';

const NOW = new Date('2026-11-03T09:00:00Z');
const HOUR_MS = 3_600_000;
let counter: Counter;
let [anna, bo] = [0, 0];
beforeAll(async () => {
  counter = await openCounter();
  [anna = 0, bo = 0] = (await counter.rows<{ id: number }>('SELECT id FROM customer ORDER BY id LIMIT 2')).map(
    ({ id }) => id,
  );
});
beforeEach(() => counter.rows('DELETE FROM account_link'));
afterAll(() => counter?.close());

const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const make = (purpose: keyof typeof LINK_HOURS = 'password', customerId = anna, details = {}) =>
  makeLink(counter.database.db, { purpose, customerId, details }, NOW);
const take = (token: string, purpose: keyof typeof LINK_HOURS = 'password', at = NOW) =>
  takeLink(counter.database.db, purpose, token, at);

test.each([
  ['password', 24],
  ['email', 24],
  ['impersonate', 1],
  ['quick-login', 720],
] as const)('a link for %s works for %i hours', async (purpose, hours) => {
  expect(LINK_HOURS[purpose]).toBe(hours);
  const late = await make(purpose);
  const { db } = counter.database;
  expect(await isLinkGood(db, purpose, late, after(hours * HOUR_MS))).toBe(false);
  expect(await readLink(db, purpose, late, after(hours * HOUR_MS))).toBeNull();
  expect(await take(late, purpose, after(hours * HOUR_MS))).toBeNull();
  const inTime = await make(purpose, anna, { staff: 'Eva' });
  const last = after(hours * HOUR_MS - 1);
  expect(await isLinkGood(db, purpose, inTime, last)).toBe(true);
  expect(await readLink(db, purpose, inTime, last)).toEqual({ customerId: anna, details: { staff: 'Eva' } });
  expect(await take(inTime, purpose, last)).toEqual({ customerId: anna, details: { staff: 'Eva' } });
  expect(await take(inTime, purpose, last)).toBeNull();
  expect(await isLinkGood(db, purpose, inTime, last)).toBe(false);
});

test('all tokens sent for one mail work until one of them is used', async () => {
  const { db } = counter.database;
  const slot = await reserveLink(db, { purpose: 'password', customerId: anna }, NOW);
  const [first, second] = [await tokenForMail(db, slot), await tokenForMail(db, slot)];
  expect(await isLinkGood(db, 'password', first ?? '', NOW)).toBe(true);
  expect(await take(second ?? '')).toMatchObject({ customerId: anna });
  expect(await isLinkGood(db, 'password', first ?? '', NOW)).toBe(false);
  expect(await take(first ?? '')).toBeNull();
  // A later retry of the mail sends no valid link.
  const third = await tokenForMail(db, slot);
  expect(third === null || (await take(third)) === null).toBe(true);
});

test('the reference of a queued mail is not a valid token', async () => {
  const slot = await reserveLink(counter.database.db, { purpose: 'password', customerId: anna }, NOW);
  expect(await take(slot)).toBeNull();
});

test.each(['make', 'reserve'] as const)(
  'a newer link (%s) ends older ones of its purpose and customer, no others',
  async (how) => {
    const { db } = counter.database;
    const old = await make();
    const slot = await reserveLink(db, { purpose: 'email', customerId: anna }, NOW);
    const [ofBo, other] = [await make('password', bo), await tokenForMail(db, slot)];
    const order = { purpose: 'password' as const, customerId: anna };
    await (how === 'make' ? makeLink(db, order, NOW) : reserveLink(db, order, NOW));
    expect(await take(old)).toBeNull();
    expect(await take(ofBo)).toMatchObject({ customerId: bo });
    expect(await take(other ?? '', 'email')).toMatchObject({ customerId: anna });
  },
);

test('a mail whose link was replaced by a newer one gets no token', async () => {
  const { db } = counter.database;
  const order = { purpose: 'password' as const, customerId: anna };
  const [old, newer] = [await reserveLink(db, order, NOW), await reserveLink(db, order, NOW)];
  expect(await tokenForMail(db, old)).toBeNull();
  expect(await tokenForMail(db, newer)).not.toBeNull();
});

test('a link works for its own purpose only, and using it does not affect other purposes and customers', async () => {
  const [mine, email, ofBo] = [await make(), await make('email'), await make('password', bo)];
  expect(await take(mine, 'email')).toBeNull();
  expect(await take(mine)).not.toBeNull();
  expect(await take(email, 'email')).not.toBeNull();
  expect(await take(ofBo)).toMatchObject({ customerId: bo });
});

test.each([200, 201])('a token of %i characters is looked up only up to 200', async (length) => {
  const token = 'x'.repeat(length);
  await counter.rows(
    `INSERT INTO account_link (token_hash, purpose, customer_id, details, created_at, expires_at)
      VALUES (encode(sha256($1::bytea), 'hex'), 'password', $2, '{}', $3, $4)`,
    [token, anna, NOW, after(HOUR_MS)],
  );
  const { db } = counter.database;
  const isLooked = length <= 200;
  expect(await isLinkGood(db, 'password', token, NOW)).toBe(isLooked);
  expect((await readLink(db, 'password', token, NOW)) !== null).toBe(isLooked);
  expect((await take(token)) !== null).toBe(isLooked);
});
