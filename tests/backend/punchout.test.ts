// Procurement over OCI: authentication, a separate cart per visit, returned carts to the øre, and no orders.
import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cifOf, indexRows } from '#backend/commerce/punchout/staff/index-file';
import { makeSecret } from '#backend/commerce/punchout/staff/secrets';
import { openLimits } from '#backend/db/limits';
import { readOciCart } from '#domain/punchout/oci-cart';
import {
  AddToCartDocument,
  CartDocument,
  ChangePasswordDocument,
  CustomerCartDocument,
  CustomerDocument,
  LoginFromPunchoutDocument,
  MergeCartsDocument,
  PlaceOrderDocument,
  type PunchoutCallInput,
  PunchoutGoodsDocument,
  PunchoutMessageDocument,
  PunchoutParametersDocument,
  ReturnPunchoutCartDocument,
} from '~/services/generated/commerce';
import { until } from '../support/until';
import { type Counter, newCart, openCounter, someSkus } from './test-backend';
import { DEMO_PUNCHOUT_LOGIN } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const HOOK = 'http://localhost:9/oci?sid=7&x=%20';
const CALL: PunchoutCallInput = { hook_url: HOOK, cancel_url: null, target: '_top', ok_code: 'ADDI', caller: 'CTLG' };
const GOODS = '1000101';

let visitors = 0;
const enter = (over: Partial<{ username: string; password: string; call: PunchoutCallInput | null }> = {}) => {
  visitors += 1;
  const given = { username: DEMO_PUNCHOUT_LOGIN, password: DEMO_PASSWORD, call: CALL, ...over };
  return counter.ask(LoginFromPunchoutDocument, given, { store: 'punchout', address: `203.0.113.${visitors}` });
};
async function visit() {
  const token = (await enter()).data?.generateCustomerTokenFromPunchout?.token ?? '';
  const who = { store: 'punchout', token };
  const cartId = (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
  const add = (sku: string, quantity: number) =>
    counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity }] }, who);
  const giveBack = () => counter.ask(ReturnPunchoutCartDocument, { cartId }, who);
  const message = async () =>
    (await counter.ask(PunchoutMessageDocument, {}, who)).data?.customer?.punchout?.message ?? null;
  return { token, who, cartId, add, giveBack, message };
}
const codeOf = (reply: { errors: { code: string }[] }) => reply.errors[0]?.code;

// spec: 7 Commerce mutations: generateCustomerTokenFromPunchout(username, password)
//   at backend/commerce/punchout/log-in.ts
// spec: 3 Other entities: Punchout: a username and password, or a token
//   at backend/commerce/punchout/log-in.ts, domain/punchout/oci-call.ts
describe('a procurement system', () => {
  test('logs its buyer in as the agreed customer, with a visit that has its return address', async () => {
    const { who } = await visit();
    const { data } = await counter.ask(CustomerDocument, {}, who);
    expect(data?.customer).toMatchObject({
      email: 'punchout@fjordhavn.example',
      punchout: { standard: 'OCI', cancel_url: null, returned: false, return_origin: 'http://localhost:9' },
    });
  });

  test.each([
    ['a wrong password', { password: 'Kontor-2025' }, 'LOGIN_FAILED'],
    ['a customer’s own login', { username: 'punchout@fjordhavn.example' }, 'LOGIN_FAILED'],
    ['an unknown name', { username: 'unknown' }, 'LOGIN_FAILED'],
    [
      'a return address that was not agreed',
      { call: { ...CALL, hook_url: 'https://evil.example/' } },
      'PUNCHOUT_RETURN_ADDRESS',
    ],
  ])('is rejected with %s', async (_name, over, code) => {
    const reply = await enter(over);
    expect(reply.data?.generateCustomerTokenFromPunchout?.token ?? null).toBeNull();
    expect(codeOf(reply)).toBe(code);
  });

  test('is refused a way back that was not agreed, in either of its two addresses', async () => {
    const comeIn = (cancel: string | null) => enter({ call: { ...CALL, cancel_url: cancel } });
    expect(codeOf(await comeIn('https://evil.example/'))).toBe('PUNCHOUT_RETURN_ADDRESS');
    expect((await comeIn('http://localhost:9/back')).errors).toEqual([]);
  });

  test('with an account that is closed learns so by the right secret alone', async () => {
    const active = (isActive: boolean) =>
      counter.rows(`UPDATE customer SET is_active = $1 WHERE email = 'punchout@fjordhavn.example'`, [isActive]);
    await active(false);
    const answers = [codeOf(await enter()), codeOf(await enter({ password: 'wrong' }))];
    await active(true);
    expect(answers).toEqual(['ACCOUNT_DEACTIVATED', 'LOGIN_FAILED']);
  });

  test('is refused after fifty wrong secrets from one address, with the right one as well; from another address it gets in', async () => {
    const [office, other] = ['198.51.100.77', '198.51.100.78'];
    const from = (address: string, password: string) =>
      counter.ask(
        LoginFromPunchoutDocument,
        { username: DEMO_PUNCHOUT_LOGIN, password, call: CALL },
        { store: 'punchout', address },
      );
    const limits = openLimits(counter.database.pool);
    for (let tried = 1; tried < 50; tried += 1) await limits.take('login-address', office);
    expect((await from(office, DEMO_PASSWORD)).errors).toEqual([]);
    expect(codeOf(await from(office, 'wrong'))).toBe('LOGIN_FAILED');
    expect(codeOf(await from(office, DEMO_PASSWORD))).toBe('LOGIN_LOCKED');
    expect((await from(other, DEMO_PASSWORD)).errors).toEqual([]);
  });

  test('gets the default parameter names, also for an unknown connection', async () => {
    const of = async (connection: string | null) =>
      (await counter.ask(PunchoutParametersDocument, { connection }, { store: 'punchout' })).data?.punchoutParameters;
    const usual = { username: 'USERNAME', password: 'PASSWORD', buyer_id: null, buyer_name: null };
    expect(await of('fjordhavn-srm')).toEqual(usual);
    expect(await of('unknown')).toEqual(usual);
  });

  test('logs in with a new secret at once and with the old one during the overlap', async () => {
    const now = counter.clock.now();
    const made = await makeSecret(
      'fjordhavn-srm',
      { login: 'fjordhavn-2', overlapDays: 14, now },
      counter.database.pool,
    );
    const fresh = made.ok ? made.secret : '';
    expect(
      (await enter({ username: 'fjordhavn-2', password: fresh })).data?.generateCustomerTokenFromPunchout?.token,
    ).toBeTruthy();
    expect((await enter()).data?.generateCustomerTokenFromPunchout?.token).toBeTruthy();
    const taken = await makeSecret('other', { login: 'fjordhavn', overlapDays: 0, now }, counter.database.pool);
    expect(taken).toEqual({ ok: false, reason: 'unknown', owner: 'other' });
  });
});

describe('a visit', () => {
  test('has a separate cart from other visits of the same account', async () => {
    const [one, other] = [await visit(), await visit()];
    expect(one.cartId).not.toBe(other.cartId);
    const stolen = await counter.ask(CartDocument, { cartId: one.cartId }, other.who);
    expect(stolen.data?.cart ?? null).toBeNull();
    expect((await counter.ask(CustomerCartDocument, {}, one.who)).data?.customerCart.id).toBe(one.cartId);
  });

  test('returns the cart to the øre, once, and the same message every time', async () => {
    const { who, cartId, add, giveBack, message } = await visit();
    await add(GOODS, 30);
    const { data } = await counter.ask(CartDocument, { cartId }, who);
    const row = data?.cart?.itemsV2?.items[0]?.prices?.row_total.value ?? 0;
    expect((await giveBack()).errors).toEqual([]);
    const said = await message();
    const fields = Object.fromEntries((said?.fields ?? []).map(({ name, value }) => [name, value]));
    expect(said).toMatchObject({ address: HOOK, target: '_top', encoding: 'UTF-8' });
    expect(fields).toMatchObject({
      '~OkCode': 'ADDI',
      '~CALLER': 'CTLG',
      '~TARGET': '_top',
      'NEW_ITEM-VENDORMAT[1]': GOODS,
      'NEW_ITEM-QUANTITY[1]': '30',
      'NEW_ITEM-CURRENCY[1]': 'DKK',
      'NEW_ITEM-VENDOR[1]': '100200',
    });
    const price = Number(fields['NEW_ITEM-PRICE[1]']) / Number(fields['NEW_ITEM-PRICEUNIT[1]']);
    expect(Math.round(price * 30 * 100)).toBe(Math.round(row * 100));
    expect((await giveBack()).errors).toEqual([]);
    expect(await message()).toEqual(said);
    expect((await add(GOODS, 1)).errors.length).toBeGreaterThan(0);
  });

  test('returns no cart that changed while it was being returned, and returns it as it is on the next press', async () => {
    const { who, cartId, add, giveBack, message } = await visit();
    await add(GOODS, 30);
    const side = await counter.database.pool.connect();
    await side.query('BEGIN');
    await side.query('SELECT FROM punchout_session FOR NO KEY UPDATE');
    const returned = giveBack();
    const waits = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    await until('a return that waits for its visit', async () => (await counter.rows(waits)).length > 0);
    expect((await add(GOODS, 1)).errors).toEqual([]);
    await side.query('COMMIT');
    side.release();
    expect(codeOf(await returned)).toBe('PUNCHOUT_CART_CHANGED');
    expect([await message(), codeOf(await counter.ask(CartDocument, { cartId }, who))]).toEqual([null, undefined]);
    expect((await giveBack()).errors).toEqual([]);
    const fields = Object.fromEntries(((await message())?.fields ?? []).map(({ name, value }) => [name, value]));
    expect(fields['NEW_ITEM-QUANTITY[1]']).toBe('31');
  });

  test('cannot return an empty cart, or less than the agreed minimum', async () => {
    const { add, giveBack } = await visit();
    expect(codeOf(await giveBack())).toBe('CART_EMPTY');
    await add(GOODS, 1);
    expect(codeOf(await giveBack())).toBe('PUNCHOUT_MINIMUM');
  });

  test.each([
    ['one øre more than its cart', 1, 'PUNCHOUT_MINIMUM'],
    ['the same as its cart', 0, undefined],
  ])('with an agreed minimum of %s (%i) is answered by %s', async (_name, above, code) => {
    const agreed = (minimum: number | null) =>
      counter.rows(
        `UPDATE punchout_connection SET settings = settings || jsonb_build_object('minimumOere', $1::int) WHERE code = 'fjordhavn-srm'`,
        [minimum],
      );
    const [{ minimum = null } = {}] = await counter.rows<{ minimum: number | null }>(
      `SELECT (settings->'minimumOere')::int AS minimum FROM punchout_connection WHERE code = 'fjordhavn-srm'`,
    );
    const { who, cartId, add, giveBack } = await visit();
    await add(GOODS, 3);
    const { data } = await counter.ask(CartDocument, { cartId }, who);
    const net = Math.round((data?.cart?.itemsV2?.items[0]?.prices?.row_total.value ?? 0) * 100);
    await agreed(net + above);
    expect(codeOf(await giveBack())).toBe(code);
    await agreed(minimum);
  });

  test('returns nothing that is paid here or cannot be bought now, and goes on', async () => {
    const { cartId, add, giveBack } = await visit();
    await add(GOODS, 30);
    const other = `(SELECT id FROM product WHERE bonus_points IS NOT NULL AND sku <> '${GOODS}' ORDER BY id LIMIT 1)`;
    await counter.rows(
      `INSERT INTO cart_item (cart_id, product_id, quantity, position, kind) VALUES ($1, ${other}, 1, 9, 'points')`,
      [cartId],
    );
    expect(codeOf(await giveBack())).toBe('PUNCHOUT_PAID_HERE');
    await counter.rows(`DELETE FROM cart_item WHERE cart_id = $1 AND kind = 'points'`, [cartId]);
    const pausing = (state: string) =>
      counter.rows('UPDATE product SET stock_state = $2 WHERE sku = $1', [GOODS, state]);
    const [{ state = '' } = {}] = await counter.rows<{ state: string }>(
      'SELECT stock_state AS state FROM product WHERE sku = $1',
      [GOODS],
    );
    await pausing('inactive');
    const refused = codeOf(await giveBack());
    await pausing(state);
    expect(refused).toBe('PUNCHOUT_LINES');
    expect((await giveBack()).errors).toEqual([]);
  });

  test('that was sent without an address to return to, or by OCI without a cart, has no message', async () => {
    const token = (await enter({ call: null })).data?.generateCustomerTokenFromPunchout?.token ?? '';
    const who = { store: 'punchout', token };
    const cartId = (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
    await counter.ask(AddToCartDocument, { cartId, items: [{ sku: GOODS, quantity: 30 }] }, who);
    expect(codeOf(await counter.ask(ReturnPunchoutCartDocument, { cartId }, who))).toBe('PUNCHOUT_ENDED');
    const { who: other, cartId: filled, add, giveBack } = await visit();
    await add(GOODS, 30);
    const leaving = { cartId: filled, withoutCart: true };
    expect(codeOf(await counter.ask(ReturnPunchoutCartDocument, leaving, other))).toBe('PUNCHOUT_ENDED');
    expect((await giveBack()).errors).toEqual([]);
  });

  test.each([
    [{ target: null, ok_code: null, caller: null }, []],
    [{ target: '_top', ok_code: null, caller: null }, [['~TARGET', '_top']]],
    [{ target: null, ok_code: 'ADDI', caller: null }, [['~OkCode', 'ADDI']]],
    [{ target: null, ok_code: null, caller: 'CTLG' }, [['~CALLER', 'CTLG']]],
  ])('returns of %j what the system sent', async (sent, echoed) => {
    const token = (await enter({ call: { ...CALL, ...sent } })).data?.generateCustomerTokenFromPunchout?.token ?? '';
    const who = { store: 'punchout', token };
    const { data } = await counter.ask(PunchoutGoodsDocument, { goods: [{ sku: GOODS, quantity: '1' }] }, who);
    const fields = data?.punchoutGoods.fields.map(({ name, value }) => [name, value]) ?? [];
    expect(fields.filter(([name]) => name?.startsWith('~'))).toEqual(echoed);
    expect(fields.length).toBeGreaterThan(echoed.length);
  });

  test('asks for at most 100 goods at once', async () => {
    const { who } = await visit();
    const asked = (count: number) =>
      counter.ask(
        PunchoutGoodsDocument,
        { goods: Array.from({ length: count }, () => ({ sku: 'none', quantity: '1' })) },
        who,
      );
    expect((await asked(100)).errors).toEqual([]);
    expect((await asked(101)).errors).toHaveLength(1);
  });

  test.each([
    [null, '1'],
    ['', '1'],
    [' 2 ', '2'],
    ['1.000', '1'],
    ['two', undefined],
    ['0', '1'],
  ])('with a quantity of %j is answered with %s', async (typed, expected) => {
    const { who } = await visit();
    const { data } = await counter.ask(PunchoutGoodsDocument, { goods: [{ sku: GOODS, quantity: typed }] }, who);
    const { items } = readOciCart((data?.punchoutGoods.fields ?? []).map(({ name, value }) => [name, value]));
    expect(items[0]?.fields.QUANTITY).toBe(expected);
  });

  test('reads products in OCI fields, without those it may not buy', async () => {
    const { who } = await visit();
    const goods = [
      { sku: GOODS, quantity: '3' },
      { sku: 'no-such-sku', quantity: '1' },
    ];
    const { data } = await counter.ask(PunchoutGoodsDocument, { goods }, who);
    const names = data?.punchoutGoods.fields.map(({ name }) => name) ?? [];
    expect(names).toContain('NEW_ITEM-PRICE[1]');
    expect(names.some((name) => name.includes('[2]'))).toBe(false);
  });

  test('gets all variants of a product, and no more pieces than are available', async () => {
    const { who } = await visit();
    const told = async (sku: string, quantity: string | null) => {
      const { data } = await counter.ask(PunchoutGoodsDocument, { goods: [{ sku, quantity }] }, who);
      const { items, faults } = readOciCart((data?.punchoutGoods.fields ?? []).map(({ name, value }) => [name, value]));
      expect(faults).toEqual([]);
      return items.map(({ fields }) => [fields.VENDORMAT, fields.QUANTITY]);
    };
    expect((await told('K1000101', null)).length).toBeGreaterThan(1);
    await counter.rows(
      "UPDATE stock_item SET quantity = 7 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)",
      [GOODS],
    );
    await counter.rows("UPDATE product SET manage_stock = true, stock_state = 'common-item' WHERE sku = $1", [GOODS]);
    expect(await told(GOODS, '1000')).toEqual([[GOODS, '7']]);
    await counter.rows('UPDATE product SET request_price = true WHERE sku = $1', [GOODS]);
    expect(await told(GOODS, '1')).toEqual([]);
  });

  test('may change its cart only: neither the account nor another cart, and cannot place an order', async () => {
    const { who, cartId } = await visit();
    const password = { current: DEMO_PASSWORD, next: 'Kontor-2027' };
    expect(codeOf(await counter.ask(ChangePasswordDocument, password, who))).toBe('PUNCHOUT_NOT_HERE');
    const guest = await newCart(counter, { store: 'punchout' });
    expect(codeOf(await counter.ask(MergeCartsDocument, { guest, own: cartId }, who))).toBe('PUNCHOUT_NOT_HERE');
    const order = { cart_id: cartId, agreement_ids: [1], return_url: '/', cancel_url: '/' };
    const placed = await counter.ask(PlaceOrderDocument, { input: order }, who);
    expect(placed.data?.placeOrder?.errors.map((error) => error?.problem_code)).toEqual(['PUNCHOUT_NO_ORDER']);
  });

  test('is rejected for a function that was not agreed', async () => {
    await counter.rows(
      `UPDATE punchout_connection SET settings = jsonb_set(settings, '{functions}', '["DETAIL"]') WHERE code = 'fjordhavn-srm'`,
    );
    expect(codeOf(await enter({ call: { ...CALL, function: 'BACKGROUND_SEARCH' } }))).toBe('PUNCHOUT_FUNCTION');
    expect((await enter({ call: { ...CALL, function: 'DETAIL' } })).errors).toEqual([]);
  });

  test('uses an account of the buyer when agreed; a query of the system creates none', async () => {
    const agree = (buyers: object | null) =>
      counter.rows("UPDATE punchout_connection SET settings = settings || $1::jsonb WHERE code = 'fjordhavn-srm'", [
        JSON.stringify({ buyers, functions: ['DETAIL', 'VALIDATE'] }),
      ]);
    await agree({ id: 'UNAME', name: 'FULLNAME', rights: [], most: 9, mostNewInDay: 9 });
    const names = await counter.ask(PunchoutParametersDocument, { connection: 'fjordhavn-srm' }, { store: 'punchout' });
    expect(names.data?.punchoutParameters).toMatchObject({ buyer_id: 'UNAME', buyer_name: 'FULLNAME' });
    const comeIn = async (buyer: string | null, asked: string | null = null) => {
      const call = { ...CALL, function: asked, buyer_id: buyer, buyer_name: 'Mette Holm' };
      const token = (await enter({ call })).data?.generateCustomerTokenFromPunchout?.token ?? '';
      return (await counter.ask(CustomerDocument, {}, { store: 'punchout', token })).data?.customer;
    };
    const accounts = async () => (await counter.rows('SELECT FROM punchout_buyer')).length;
    expect((await comeIn('MHOLM', 'VALIDATE'))?.firstname).toBe('Indkøb');
    // Without what the buyer is known by, nobody shares the customer's account.
    expect(codeOf(await enter({ call: CALL }))).toBe('PUNCHOUT_BUYER');
    expect(await accounts()).toBe(0);
    const first = await comeIn('MHOLM');
    expect(first).toMatchObject({ firstname: 'Mette', lastname: 'Holm', email: null });
    expect((await comeIn('mholm', 'DETAIL'))?.firstname).toBe('Mette');
    expect(await accounts()).toBe(1);
    // A call that names no connection: its user name does.
    const parameters = [
      { name: 'uname', value: 'MHolm' },
      { name: 'FullName', value: 'Mette Holm' },
    ];
    const named = (await enter({ call: { ...CALL, parameters } })).data?.generateCustomerTokenFromPunchout?.token ?? '';
    const who = (await counter.ask(CustomerDocument, {}, { store: 'punchout', token: named })).data?.customer;
    expect(who).toMatchObject({ firstname: 'Mette', email: null });
    expect(await accounts()).toBe(1);
    await agree(null);
    expect((await comeIn('mholm'))?.firstname).toBe('Indkøb');
  });

  test('other customers cannot read products in OCI fields', async () => {
    const anna = await counter.ask(PunchoutGoodsDocument, { goods: [] }, { store: 'b2b' });
    expect(anna.errors).not.toEqual([]);
  });

  test('ends when its connection is deactivated', async () => {
    const { who } = await visit();
    await counter.rows("UPDATE punchout_connection SET is_active = false WHERE code = 'fjordhavn-srm'");
    const { data } = await counter.ask(CustomerDocument, {}, who);
    expect(data?.customer ?? null).toBeNull();
    await counter.rows("UPDATE punchout_connection SET is_active = true WHERE code = 'fjordhavn-srm'");
  });
});

// A cheap hash: the cost of two hundred logins is not what is tested.
const CHEAP = `scrypt$2$1$1$c2FsdA$${scryptSync('secret', 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;
const VISITS = process.env.ALL_FLOWS ? 200 : 40;
const CONNECTIONS = 20;

test('concurrent visits of twenty systems have separate carts, addresses and windows', async () => {
  const skus = await someSkus(counter, 10);
  for (let at = 0; at < CONNECTIONS; at += 1) {
    const code = `many-${at}`;
    await counter.rows(
      `INSERT INTO punchout_connection (code, title, customer_id, protocol, settings)
        SELECT $1, $1, customer_id, protocol, settings || '{"minimumOere": null}' FROM punchout_connection WHERE code = 'fjordhavn-srm'`,
      [code],
    );
    await counter.rows(
      'INSERT INTO punchout_secret (connection_code, login, secret_hash, created_at) VALUES ($1, $1, $2, now())',
      [code, CHEAP],
    );
  }
  const visitAt = async (at: number) => {
    const hook = `http://localhost:9/oci?visit=${at}`;
    const call = { ...CALL, hook_url: hook, caller: `C${at}` };
    const login = await enter({ username: `many-${at % CONNECTIONS}`, password: 'secret', call });
    const who = { store: 'punchout', token: login.data?.generateCustomerTokenFromPunchout?.token ?? '' };
    const cartId = (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
    const sku = skus[at % skus.length] ?? '';
    await counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity: 1 + (at % 37) }] }, who);
    await counter.ask(ReturnPunchoutCartDocument, { cartId }, who);
    const { data } = await counter.ask(PunchoutMessageDocument, {}, who);
    const message = data?.customer?.punchout?.message;
    const cart = readOciCart((message?.fields ?? []).map(({ name, value }) => [name, value]));
    // A duty is a separate line.
    const goods = cart.items.filter(({ fields }) => fields.VENDORMAT);
    const quantity = goods.reduce((sum, { fields }) => sum + Number(fields.QUANTITY), 0);
    return [message?.address, cart.echoed['~CALLER'], goods[0]?.fields.VENDORMAT, quantity];
  };
  const seen = await Promise.all(Array.from({ length: VISITS }, (_, at) => visitAt(at)));
  expect(seen).toEqual(
    Array.from({ length: VISITS }, (_, at) => [
      `http://localhost:9/oci?visit=${at}`,
      `C${at}`,
      skus[at % skus.length],
      1 + (at % 37),
    ]),
  );
});

test('the index file lists the products that the customer may buy, at cart prices, and no others', async () => {
  const { db, pool } = counter.database;
  const origins = { main: 'http://localhost:3000', byStore: new Map(), isAssumed: true };
  const said: [articles: number, total: number][] = [];
  const progress = (articles: number, total: number) => void said.push([articles, total]);
  const rows = (await indexRows('fjordhavn-srm', { db, pool, now: counter.clock.now(), progress }, origins)) ?? [];
  const [end] = said.slice(-1);
  expect([end?.[0], said.length > 1]).toEqual([end?.[1], true]);
  expect(rows.length).toBeGreaterThan(50);
  const [sku = ''] = await someSkus(counter, 1);
  const row = rows.find(([, number]) => number === sku);
  const { who } = await visit();
  const { data } = await counter.ask(PunchoutGoodsDocument, { goods: [{ sku, quantity: null }] }, who);
  const price = data?.punchoutGoods.fields.find(({ name }) => name === 'NEW_ITEM-PRICE[1]')?.value;
  expect(row).toEqual(expect.arrayContaining(['100200', sku, price, 'DKK', 'TRUE', 'product']));
  // Its price is on request since the test above.
  expect(rows.some(([, number]) => number === GOODS)).toBe(false);
  const [first, ...lines] = cifOf(rows, counter.clock.now()).split('\r\n');
  expect([first, lines.at(-2), lines.at(-1)]).toEqual(['CIF_I_V3.0', 'ENDOFDATA', '']);
  expect(lines).toContain(`ITEMCOUNT: ${rows.length}`);
  expect(await indexRows('none', { db, pool, now: counter.clock.now() }, origins)).toBeNull();
});

test('a visit ends when the agreed hours are over', async () => {
  const [{ hours = 0 } = {}] = await counter.rows<{ hours: number }>(
    `SELECT (settings->>'sessionHours')::float8 AS hours FROM punchout_connection WHERE code = 'fjordhavn-srm'`,
  );
  const { who } = await visit();
  const isIn = async () => (await counter.ask(CustomerDocument, {}, who)).data?.customer?.punchout != null;
  counter.clock.forward(hours * 60 * 60_000 - 1);
  expect(await isIn()).toBe(true);
  counter.clock.forward(1);
  expect(await isIn()).toBe(false);
});
