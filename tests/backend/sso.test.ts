// Login without a password: each token works once, within its time, and for its customer; all actions of staff are logged.
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActingLink, makeQuickLogin } from '#backend/commerce/login/sso/make-links';
import { trust } from '#backend/commerce/login/sso/sso.sql';
import {
  CancelErasureDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  CloseAccountDocument,
  CustomerDocument,
  DataExportDocument,
  LoginByTokenDocument,
  LoginTokenDocument,
  LogoutDocument,
  RevokeOtherSessionsDocument,
  SessionsDocument,
  UpdateProfileDocument,
} from '~/services/generated/commerce';
import { spellingsOf } from '../support/forged-tokens';
import { type Counter, openCounter, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const HOUR = 60 * 60 * 1000;
const GRETHE = 'grethe@fjordhavn.example';
const ANNA = 'anna@example.dk';

let visitors = 0;
/** Each from a separate address, so that rejections of one case do not count for the next. */
const logIn = (token: string, who: Who = {}) => {
  visitors += 1;
  return counter.ask(LoginByTokenDocument, { token }, { store: 'b2b', address: `198.51.100.${visitors}`, ...who });
};
const tokenIn = async (token: string) => (await logIn(token)).data?.customerLoginByToken?.token ?? null;
const preview = async (token: string) => (await counter.ask(LoginTokenDocument, { token })).data?.loginToken ?? null;
const parts = () => ({ pool: counter.database.pool, now: counter.clock.now() });
const actingToken = async (email = GRETHE, staff = 'Mette Holm') => {
  const made = await makeActingLink(email, staff, parts());
  return made.ok ? (made.path.split('/').at(-1) ?? '') : '';
};
const quickToken = async (email = ANNA) => {
  const made = await makeQuickLogin(email, 'Mette Holm', parts());
  const [, id = '', key = ''] = /\/id\/(\d+)\/key\/([\w-]+)$/.exec(made.ok ? made.path : '') ?? [];
  return { id, key };
};
const emailOf = async (token: string | null) =>
  (await counter.ask(CustomerDocument, {}, { store: 'b2b', token: token ?? '' })).data?.customer?.email;

describe('staff acting for a customer', () => {
  test('preview a link without using it, log in once, and are named in the session', async () => {
    const link = await actingToken();
    expect(await preview(link)).toEqual({ firstname: 'Grethe', staff: 'Mette Holm' });
    const token = await tokenIn(link);
    const { data } = await counter.ask(CustomerDocument, {}, { store: 'b2b', token: token ?? '' });
    expect(data?.customer).toMatchObject({ email: GRETHE, acting_staff: 'Mette Holm' });
    expect(await preview(link)).toBeNull();
    expect((await logIn(link)).errors).toEqual([
      { message: WRONG, category: 'graphql-authentication', code: 'LOGIN_FAILED' },
    ]);
  });

  // spec: 7 Commerce mutations: customerLoginByToken(token)
  //   at backend/commerce/session/extension.graphql
  test('log in once with concurrent requests for the same link', async () => {
    const link = await actingToken();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenIn(link)));
    expect(tokens.filter(Boolean)).toHaveLength(1);
  });

  test('and quick logins accept the exact spelling of a token only', async () => {
    const acting = await actingToken();
    const { id, key } = await quickToken();
    for (const spelling of [...spellingsOf(acting), ...spellingsOf(key).map((each) => `${id}:${each}`)])
      expect([spelling, await tokenIn(spelling)]).toEqual([spelling, null]);
    expect(await tokenIn(acting)).not.toBeNull();
    expect(await tokenIn(`${id}:${key}`)).not.toBeNull();
  });

  test('have an hour to log in, two to act, and only the newest link is valid', async () => {
    const older = await actingToken();
    const newer = await actingToken();
    expect(await tokenIn(older)).toBeNull();
    const token = await tokenIn(newer);
    counter.clock.forward(2 * HOUR - 1000);
    expect(await emailOf(token)).toBe(GRETHE);
    counter.clock.forward(1000);
    expect(await emailOf(token)).toBeUndefined();
    const late = await actingToken();
    counter.clock.forward(HOUR);
    expect(await tokenIn(late)).toBeNull();
  });

  // spec: 6 Roles: Impersonating staff, by token
  //   at backend/commerce/login/sso/log-in-by-token.ts
  test('leave a log line before each action, which cannot be deleted', async () => {
    const token = (await tokenIn(await actingToken(GRETHE, 'Ole Rask'))) ?? '';
    const who = { store: 'b2b', token };
    await counter.ask(SessionsDocument, {}, who);
    const input = { firstname: 'Grethe', password: 'hemmelig' };
    await counter.ask(UpdateProfileDocument, { input: { firstname: input.firstname } }, who);
    await counter.ask(LogoutDocument, {}, who);
    const lines = await counter.rows<{ kind: string; fields: string; details: string }>(
      `SELECT kind, fields, details FROM staff_log WHERE staff = 'Ole Rask' ORDER BY id`,
    );
    expect(lines.map(({ kind, fields }) => `${kind} ${fields}`)).toEqual([
      'link impersonate',
      'begin customerLoginByToken',
      'look customer',
      'change updateCustomerV2',
      'change customerLogout',
    ]);
    expect(lines[3]?.details).toContain('Grethe');
    await expect(counter.rows(`DELETE FROM staff_log`)).rejects.toThrow('append-only');
    await expect(counter.rows(`UPDATE staff_log SET staff = 'x'`)).rejects.toThrow('append-only');
  });

  test('cannot do what only the customer may do; the customer can', async () => {
    const staff = { store: 'b2b', token: (await tokenIn(await actingToken())) ?? '' };
    const { id, key } = await quickToken(GRETHE);
    const grethe = { store: 'b2b', token: (await tokenIn(`${id}:${key}`)) ?? '' };
    const refused = async (asked: Promise<{ errors: { code: string }[] }>) => (await asked).errors[0]?.code;
    const attempts = (who: Who) => [
      counter.ask(DataExportDocument, {}, who),
      counter.ask(ChangeEmailDocument, { email: 'ny@fjordhavn.example', password: DEMO_PASSWORD }, who),
      counter.ask(ChangePasswordDocument, { current: DEMO_PASSWORD, next: 'Kontor-2027' }, who),
      counter.ask(CloseAccountDocument, { password: 'wrong' }, who),
      counter.ask(CancelErasureDocument, {}, who),
      counter.ask(RevokeOtherSessionsDocument, {}, who),
      counter.ask(UpdateProfileDocument, { input: { is_subscribed: true } }, who),
    ];
    expect(await Promise.all(attempts(staff).map(refused))).toEqual(Array(7).fill('STAFF_NOT_ALLOWED'));
    expect(await refused(counter.ask(DataExportDocument, {}, grethe))).toBeUndefined();
    expect(await refused(counter.ask(CloseAccountDocument, { password: 'wrong' }, grethe))).toBe('PASSWORD_WRONG');
    expect(
      await refused(counter.ask(UpdateProfileDocument, { input: { is_subscribed: false } }, staff)),
    ).toBeUndefined();
  });

  test('get an error for unknown or deactivated customers, and actions of the customer are not logged', async () => {
    expect(await makeActingLink('nobody@example.dk', 'Mette', parts())).toEqual({ ok: false, reason: 'unknown' });
    const link = await actingToken(ANNA);
    await counter.rows(`UPDATE customer SET is_active = false WHERE email = '${ANNA}'`);
    expect((await logIn(link)).errors[0]).toMatchObject({ message: 'The account is deactivated.' });
    expect(await makeActingLink(ANNA, 'Mette', parts())).toEqual({ ok: false, reason: 'deactivated' });
    await counter.rows(`UPDATE customer SET is_active = true WHERE email = '${ANNA}'`);
    const { id, key } = await quickToken();
    const before = await counter.rows('SELECT id FROM staff_log');
    await counter.ask(SessionsDocument, {}, { store: 'b2c', token: (await tokenIn(`${id}:${key}`)) ?? '' });
    expect(await counter.rows('SELECT id FROM staff_log')).toHaveLength(before.length);
  });
});

describe('a quick login', () => {
  test('requires the id and the key of one customer, and works once', async () => {
    const anna = await quickToken();
    const grethe = await quickToken(GRETHE);
    for (const forged of [
      `${grethe.id}:${anna.key}`,
      `${anna.id}:${anna.key}x`,
      `${anna.id}:`,
      anna.key,
      `0:${anna.key}`,
    ])
      expect([forged, await tokenIn(forged)]).toEqual([forged, null]);
    expect(await emailOf(await tokenIn(`${anna.id}:${anna.key}`))).toBe(ANNA);
    expect(await tokenIn(`${anna.id}:${anna.key}`)).toBeNull();
  });

  test('is not interchangeable with a link for staff', async () => {
    const acting = await actingToken();
    const [{ id } = { id: 0 }] = await counter.rows<{ id: number }>(
      `SELECT id FROM customer WHERE email = '${GRETHE}'`,
    );
    expect(await tokenIn(`${id}:${acting}`)).toBeNull();
  });
});

describe('a partner’s signed token', () => {
  const ISSUER = 'https://journal.example';
  let serial = 0;
  const keys = generateKeyPair('RS256', { extractable: true });
  const pem = async () => exportSPKI((await keys).publicKey);
  beforeAll(async () => {
    const createdAt = counter.clock.now();
    await trust(counter.database.db, { shop: 'b2b', issuer: ISSUER, publicPem: await pem(), createdAt });
  });

  interface Said {
    claims?: Record<string, unknown>;
    without?: 'jti' | 'iat' | 'exp';
    header?: { alg: string };
    key?: Awaited<typeof keys>['privateKey'] | Uint8Array;
  }
  async function signed({ claims = {}, without, header = { alg: 'RS256' }, key }: Said = {}): Promise<string> {
    serial += 1;
    const at = Math.floor(counter.clock.now().getTime() / 1000);
    const all = { iss: ISSUER, aud: 'b2b', email: GRETHE, jti: String(serial), iat: at, exp: at + 60, ...claims };
    const payload = Object.fromEntries(Object.entries(all).filter(([name]) => name !== without));
    return new SignJWT(payload).setProtectedHeader(header).sign(key ?? (await keys).privateKey);
  }

  test('logs its customer in, once', async () => {
    const token = await signed();
    expect(await preview(token)).toEqual({ firstname: 'Grethe', staff: null });
    expect(await emailOf(await tokenIn(token))).toBe(GRETHE);
    expect(await tokenIn(token)).toBeNull();
    for (const spelling of spellingsOf(token)) expect([spelling, await tokenIn(spelling)]).toEqual([spelling, null]);
  });

  // spec: 2 Routes: `/azure/oauth`, `/cgm/authenticate`
  test('is rejected when forged, expired, for another audience, or truncated', async () => {
    const now = Math.floor(counter.clock.now().getTime() / 1000);
    const good = await signed();
    const [head = '', body = '', seal = ''] = good.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = (await generateKeyPair('RS256')).privateKey;
    const attempts: Record<string, string> = {
      'signed by another party': await signed({ key: other }),
      'HS256 with the public key': await signed({ header: { alg: 'HS256' }, key: Buffer.from(await pem()) }),
      'alg none': `${none}.${body}.`,
      'alg none with a seal': `${none}.${body}.${seal}`,
      'another body under the seal': `${head}.${Buffer.from(`{"iss":"${ISSUER}","aud":"b2b","email":"${ANNA}"}`).toString('base64url')}.${seal}`,
      truncated: good.slice(0, -8),
      'without its seal': `${head}.${body}.`,
      expired: await signed({ claims: { iat: now - 120, exp: now - 60 } }),
      'older than five minutes': await signed({ claims: { iat: now - 301, exp: now + 60 } }),
      'without an end': await signed({ without: 'exp' }),
      'without a name of its own': await signed({ without: 'jti' }),
      'without its hour': await signed({ without: 'iat' }),
      'for another store': await signed({ claims: { aud: 'b2c' } }),
      'for several stores': await signed({ claims: { aud: ['b2b', 'b2c'] } }),
      'for a customer of another store': await signed({ claims: { email: ANNA } }),
      'of an unknown issuer': await signed({ claims: { iss: 'https://foreign.example' } }),
      'for nobody': await signed({ claims: { email: 'nobody@example.dk' } }),
      'with an e-mail that is none': await signed({ claims: { email: { $ne: '' } } }),
      'nothing but dots': '..',
      'far too long': `${'a'.repeat(9_000)}.b.c`,
    };
    for (const [what, token] of Object.entries(attempts)) {
      const { data, errors } = await logIn(token);
      expect([what, data?.customerLoginByToken ?? null, errors[0]?.message]).toEqual([what, null, WRONG]);
    }
    expect(await emailOf(await tokenIn(good))).toBe(GRETHE);
  });

  test('an address is blocked after fifty invalid tokens', async () => {
    const address = '192.0.2.77';
    for (let tries = 0; tries < 50; tries += 1) await logIn(`forged${tries}`, { address });
    expect((await logIn(await actingToken(), { address })).errors[0]?.message).toBe(WRONG);
    expect(await tokenIn(await actingToken())).toBeTruthy();
  });
});
