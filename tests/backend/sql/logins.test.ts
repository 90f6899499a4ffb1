// SQL of sessions, links, keys and session data: grants access to one customer, by one valid token.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteSpentTokens, distrust, isTokenSpent, partnerOf, staffLines } from '#backend/commerce/login/sso/sso.sql';
import {
  deleteContext,
  deleteEndedContexts,
  lockContext,
  readEntries,
} from '#backend/commerce/session/context/context.sql';
import {
  copyLink,
  deleteLinksOf,
  endLinksOf,
  findLink,
  linkWorks,
  spendLink,
} from '#backend/commerce/session/links/links.sql';
import {
  customerByLogin,
  deleteEndedSessions,
  keyOfKid,
  liveSessions,
  oldestKey,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
  revokeSessionOf,
  storeCodeOf,
} from '#backend/commerce/session/session.sql';
import { signedInBy } from '#backend/commerce/session/signed-in.sql';
import { ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();
const listed = async (text: string) =>
  (await sales.rows<{ name: string }>(`${text} ORDER BY 1`)).map(({ name }) => name);

describe('a session', () => {
  const login = async (customerId: number, token: string, columns = {}) => {
    const id = randomUUID();
    const times = { created_at: NOW, expires_at: minutes(1) };
    await sales.insert('customer_session', { id, token_hash: token, customer_id: customerId, ...times, ...columns });
    return id;
  };
  const revoked = () => listed('SELECT token_hash AS name FROM customer_session WHERE revoked_at IS NOT NULL');
  const EARLIER = { revoked_at: minutes(-1) };

  /** Two customers, each with an active session, an expired one and a revoked one. */
  async function scene() {
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const ids: Record<string, string> = {};
    for (const [name, id] of Object.entries({ anna, berit })) {
      ids[name] = await login(id, name);
      await login(id, `${name} over`, { expires_at: NOW });
      ids[`${name} ended`] = await login(id, `${name} ended`, EARLIER);
    }
    return { anna, berit, ids };
  }
  const ENDED = ['anna ended', 'berit ended'];

  test('is valid until it expires or is revoked, while the account is active', async () => {
    const { anna, berit, ids } = await scene();
    const off = await sales.customer('off', { is_active: false });
    await login(off, 'off');
    const found = async (token: string) => (await signedInBy(sales.db, token, NOW, HERE))?.customer.id;
    for (const [token, id] of Object.entries({ anna, berit })) expect(await found(token)).toBe(id);
    for (const token of ['anna over', 'anna ended', 'off', 'none']) expect(await found(token)).toBeUndefined();
    expect((await signedInBy(sales.db, 'anna', NOW, HERE))?.sessionId).toBe(ids.anna);
  });

  test('returns whether the business has agreed prices', async () => {
    const [with1, without] = [await sales.business('with'), await sales.business('without')];
    const product = await sales.product('P');
    const price = { business_id: with1, product_id: product, gross_oere: 1, valid_from: NOW };
    await sales.insert('contract_price', price);
    await login(await sales.customer('anna', { business_id: with1 }), 'anna');
    await login(await sales.customer('berit', { business_id: without }), 'berit');
    const found = async (token: string) => {
      const who = await signedInBy(sales.db, token, NOW, HERE);
      return [who?.business?.name, who?.hasAgreedPrices];
    };
    expect(await found('anna')).toEqual(['with', true]);
    expect(await found('berit')).toEqual(['without', false]);
  });

  test('returns the quantity in the open cart of its customer in this store, and of no other cart', async () => {
    const anna = await sales.customer('anna');
    const berit = await sales.customer('berit');
    const system = { code: 'system', title: 'System', protocol: 'cxml', settings: {}, customer_id: anna };
    await sales.insert('punchout_connection', system);
    const call = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };
    const times = { created_at: NOW, expires_at: minutes(60) };
    const visit = String(
      await sales.insert('punchout_session', { connection_code: 'system', customer_id: anna, call, ...times }),
    );
    await login(anna, 'anna');
    await login(berit, 'berit');
    await login(anna, 'visit', { punchout_id: visit });
    await sales.cart('own', { customer_id: anna });
    await sales.cart('elsewhere', { customer_id: anna, store_id: ELSEWHERE });
    await sales.cart('ordered', { customer_id: anna, status: 'ordered' });
    await sales.cart('of-visit', { customer_id: anna, punchout_id: visit });
    await sales.cart('guest');
    const [pen, pad] = [await sales.product('PEN'), await sales.product('PAD')];
    const put = (cart: string, product: number, quantity: number) =>
      sales.insert('cart_item', { cart_id: cart, product_id: product, quantity, position: product });
    for (const cart of ['own', 'elsewhere', 'ordered', 'guest']) await put(cart, pen, 2);
    await put('own', pad, 3);
    const found = async (token: string, storeId = HERE) => {
      const open = (await signedInBy(sales.db, token, NOW, storeId))?.openCart;
      return open && [open.row.id, open.quantity];
    };
    expect(await found('anna')).toEqual(['own', 5]);
    expect(await found('anna', ELSEWHERE)).toEqual(['elsewhere', 2]);
    expect(await found('visit')).toEqual(['of-visit', 0]);
    expect(await found('berit')).toBeNull();
  });

  test('finds the customer by e-mail address, otherwise by user name', async () => {
    const buyer = await sales.customer('buyer', { pwa_username: 'Anna@example.dk' });
    const anna = await sales.customer('anna', { pwa_username: 'Lager' });
    const unnamed = await sales.customer('unnamed');
    const found = async (name: string) => (await customerByLogin(sales.db, name))?.id;
    expect(await found('anna@example.dk')).toBe(anna);
    expect(await found('buyer@example.dk')).toBe(buyer);
    expect(await found('unnamed@example.dk')).toBe(unnamed);
    expect(await found('lager')).toBe(anna);
    for (const name of ['', 'none']) expect(await found(name)).toBeUndefined();
  });

  test('is listed to its customer while it is active', async () => {
    const { anna } = await scene();
    await login(anna, 'newer', { created_at: minutes(1) });
    expect((await liveSessions(sales.db, anna, NOW)).map((row) => row.tokenHash)).toEqual(['newer', 'anna']);
  });

  test('is revoked by its token, once', async () => {
    await scene();
    expect(await revokeSession(sales.db, 'anna', NOW)).toBe(true);
    expect(await revokeSession(sales.db, 'anna', NOW)).toBe(false);
    expect(await revoked()).toEqual(['anna', ...ENDED]);
  });

  test('is revoked by its id, once and only by its customer', async () => {
    const { anna, berit, ids } = await scene();
    expect(await revokeSessionOf(sales.db, berit, ids.anna ?? '', NOW)).toBe(false);
    expect(await revokeSessionOf(sales.db, anna, ids['anna ended'] ?? '', NOW)).toBe(false);
    expect(await revoked()).toEqual(ENDED);
    expect(await revokeSessionOf(sales.db, anna, ids.anna ?? '', NOW)).toBe(true);
    expect(await revoked()).toEqual(['anna', ...ENDED]);
  });

  test('revokes the customer’s other sessions, except the current one', async () => {
    const { anna } = await scene();
    await login(anna, 'kept');
    expect(await revokeOtherSessions(sales.db, anna, 'kept', NOW)).toBe(1);
    expect(await revoked()).toEqual(['anna', ...ENDED]);
  });

  test('is revoked with all active sessions of the customer', async () => {
    const { anna } = await scene();
    await login(anna, 'second');
    await revokeAllSessions(sales.db, anna, NOW);
    expect(await revoked()).toEqual(['anna', ...ENDED, 'second']);
    const [kept] = await sales.rows(`SELECT revoked_at FROM customer_session WHERE token_hash = 'anna ended'`);
    expect(kept).toEqual(EARLIER);
  });

  test('is deleted when it expired long ago', async () => {
    await scene();
    await deleteEndedSessions(sales.db, minutes(0.5));
    expect(await listed('SELECT token_hash AS name FROM customer_session')).toEqual([
      'anna',
      'anna ended',
      'berit',
      'berit ended',
    ]);
  });
});

describe('a single-use link', () => {
  const link = (customerId: number, token: string, columns = {}) =>
    sales.insert('account_link', {
      token_hash: token,
      purpose: 'password',
      customer_id: customerId,
      details: { of: token },
      created_at: NOW,
      expires_at: minutes(1),
      ...columns,
    });
  const used = () => listed('SELECT token_hash AS name FROM account_link WHERE used_at IS NOT NULL');

  async function scene() {
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    await link(anna, 'anna');
    await link(berit, 'berit');
    await link(anna, 'over', { expires_at: NOW });
    await link(anna, 'used', { used_at: minutes(-1) });
    await link(anna, 'mail', { purpose: 'email' });
    return { anna, berit };
  }

  test('is found by its token and purpose until it expires or is used', async () => {
    const { anna, berit } = await scene();
    for (const [token, customerId] of Object.entries({ anna, berit })) {
      expect(await linkWorks(sales.db, token, 'password', NOW)).toBe(true);
      expect(await findLink(sales.db, token, 'password', NOW)).toEqual({ customerId, details: { of: token } });
    }
    for (const token of ['over', 'used', 'mail', 'none']) {
      expect(await linkWorks(sales.db, token, 'password', NOW)).toBe(false);
      expect(await findLink(sales.db, token, 'password', NOW)).toBeNull();
    }
  });

  test('is used once, without affecting others', async () => {
    const { anna } = await scene();
    for (const token of ['over', 'used', 'mail']) expect(await spendLink(sales.db, token, 'password', NOW)).toBeNull();
    expect(await used()).toEqual(['used']);
    expect(await spendLink(sales.db, 'anna', 'password', NOW)).toEqual({ customerId: anna, details: { of: 'anna' } });
    expect(await spendLink(sales.db, 'anna', 'password', NOW)).toBeNull();
    expect(await used()).toEqual(['anna', 'used']);
  });

  test('is ended with the others of its customer and purpose', async () => {
    const { anna } = await scene();
    await endLinksOf(sales.db, anna, 'password', NOW);
    expect(await sales.rows('SELECT token_hash, used_at FROM account_link ORDER BY 1')).toEqual([
      { token_hash: 'anna', used_at: NOW },
      { token_hash: 'berit', used_at: null },
      { token_hash: 'mail', used_at: null },
      { token_hash: 'over', used_at: NOW },
      { token_hash: 'used', used_at: minutes(-1) },
    ]);
  });

  test('is deleted with the others of its customer and purpose', async () => {
    const { anna } = await scene();
    await deleteLinksOf(sales.db, anna, 'password');
    expect(await listed('SELECT token_hash AS name FROM account_link')).toEqual(['berit', 'mail']);
  });

  test('is copied under another token unless it is used', async () => {
    const { berit } = await scene();
    expect(await copyLink(sales.db, 'used', 'copy of used')).toBe(false);
    expect(await copyLink(sales.db, 'none', 'copy of none')).toBe(false);
    expect(await copyLink(sales.db, 'berit', 'copy')).toBe(true);
    expect(await findLink(sales.db, 'copy', 'password', NOW)).toEqual({ customerId: berit, details: { of: 'berit' } });
  });
});

describe('session data of a browser', () => {
  const context = (name: string, expiresAt = minutes(1)) => ({
    id_hash: name,
    entries: { of: name },
    expires_at: expiresAt,
  });

  test('is read by its id until it expires', async () => {
    await sales.insert('session_context', context('one'));
    await sales.insert('session_context', context('two'));
    await sales.insert('session_context', context('over', NOW));
    for (const read of [readEntries, lockContext]) {
      for (const name of ['one', 'two']) expect(await read(sales.db, name, NOW)).toEqual({ of: name });
      for (const name of ['over', 'none']) expect(await read(sales.db, name, NOW)).toBeNull();
    }
  });

  test('locks its own row only', async () => {
    await sales.insertForAll('session_context', context('one'));
    await sales.insertForAll('session_context', context('two'));
    await lockContext(sales.db, 'two', NOW);
    expect(await sales.locked('session_context', 'id_hash')).toEqual(['two']);
  });

  test('is deleted by its id, or when it expired long ago', async () => {
    const left = () => listed('SELECT id_hash AS name FROM session_context');
    for (const at of [1, 2, 3]) await sales.insert('session_context', context(`for ${at}`, minutes(at)));
    await deleteEndedContexts(sales.db, minutes(2));
    expect(await left()).toEqual(['for 2', 'for 3']);
    await deleteContext(sales.db, 'for 3');
    expect(await left()).toEqual(['for 2']);
  });
});

describe('a signing key', () => {
  const key = (shop: string, kid: string, createdAt = NOW) =>
    sales.insert('signing_key', { shop, kid, private_pem: '', public_pem: '', created_at: createdAt });

  test('is the oldest of its shop, or the one with the given id', async () => {
    await key('other', 'oldest', minutes(-9));
    await key('shop', 'younger');
    await key('shop', 'older', minutes(-1));
    expect((await oldestKey(sales.db, 'shop'))?.kid).toBe('older');
    for (const kid of ['younger', 'oldest', 'older']) expect((await keyOfKid(sales.db, kid))?.kid).toBe(kid);
  });

  test('of a partner is valid in one shop, and is removed from that shop only', async () => {
    const codes = (await sales.rows<{ code: string }>('SELECT code FROM store ORDER BY id LIMIT 2')).map(
      ({ code }) => code,
    );
    const [shop = '', another = ''] = codes;
    await sales.rows('DELETE FROM trusted_key');
    const trusted: [string, string][] = [
      [another, 'partner'],
      [shop, 'rival'],
      [shop, 'partner'],
      [another, 'rival'],
    ];
    for (const [of, issuer] of trusted)
      await sales.insert('trusted_key', { shop: of, issuer, public_pem: `${of} ${issuer}`, created_at: NOW });
    expect(await partnerOf(sales.db, 'partner', shop)).toMatchObject({ publicPem: `${shop} partner` });
    expect(await partnerOf(sales.db, 'rival', another)).toMatchObject({ publicPem: `${another} rival` });
    expect(await distrust(sales.db, shop, 'partner')).toBe(true);
    expect(await listed(`SELECT public_pem AS name FROM trusted_key`)).toEqual(
      [`${another} partner`, `${another} rival`, `${shop} rival`].sort(),
    );
    for (const at of [0, 1]) {
      const [id] = (await sales.rows<{ id: number }>('SELECT id FROM store WHERE code = $1', [codes[at]])).map(
        (found) => found.id,
      );
      expect(await storeCodeOf(sales.db, id ?? 0)).toBe(codes[at]);
    }
  });
});

test('a spent token is stored until it expired long ago', async () => {
  for (const at of [1, 2]) await sales.insert('spent_token', { token_hash: `for ${at}`, expires_at: minutes(at) });
  expect(await isTokenSpent(sales.db, 'none')).toBe(false);
  expect(await isTokenSpent(sales.db, 'for 1')).toBe(true);
  await deleteSpentTokens(sales.db, minutes(2));
  expect(await isTokenSpent(sales.db, 'for 1')).toBe(false);
  expect(await isTokenSpent(sales.db, 'for 2')).toBe(true);
});

test('staff actions are listed for one customer or all, newest first', async () => {
  const line = (customerId: number, staff: string) =>
    sales.insert('staff_log', {
      at: NOW,
      staff,
      customer_id: customerId,
      kind: 'look',
      fields: '',
      details: '',
      request_id: '',
    });
  await line(1, 'first');
  await line(2, 'second');
  await line(1, 'third');
  const told = async (customerId: number | null) =>
    (await staffLines(sales.db, customerId, 9)).map(({ staff }) => staff);
  expect(await told(1)).toEqual(['third', 'first']);
  expect(await told(null)).toEqual(['third', 'second', 'first']);
});
