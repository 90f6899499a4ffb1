// Keys of other systems at the endpoint of staff: every operation against every scope, orders of one store, what only people do, and attacks.
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateApiKey } from '#backend/api/keys';
import { MAX_BODY_BYTES } from '#backend/graphql/http';
import { STAFF_SCOPE_NAMES } from '#domain/staff/api-scopes';
import { isStaffScope, STAFF_SCOPES } from '#domain/staff/key-access';
import { newKey } from '../support/bulk';
import { STAFF_OPERATIONS, type StaffOperation } from '../support/staff-operations';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, ORIGIN, openCounter, place, readyCart, someSkus } from './test-backend';

let counter: Counter;
let businessOrder: string;
let privateOrder: string;
beforeAll(async () => {
  counter = await openCounter();
  const [sku = ''] = await someSkus(counter, 1);
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  businessOrder =
    (await place(counter, await readyCart(counter, [[sku, 2]], 'account', birgitte), birgitte)).number ?? '';
  privateOrder = (await place(counter, await readyCart(counter, [[sku, 1]]))).number ?? '';
});
afterAll(() => counter?.close());

const { enter, tokenOf } = staffDesk<object>(() => counter);

const JSON_HEADERS = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string>, path = '/api/staff/graphql') =>
  counter.backend.files(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }));

async function ask(key: string, query: string, variables: Record<string, unknown> = {}) {
  const headers = { ...JSON_HEADERS, authorization: `Bearer ${key}` };
  const reply = await (await post(JSON.stringify({ query, variables }), headers)).json();
  const codes: unknown[] = (reply.errors ?? []).map(
    (error: { extensions?: { code?: string } }) => error.extensions?.code,
  );
  return { ...reply, codes };
}

/** The rights of which one opens the operation to a key, as the schema describes it; what is missing is of people alone. */
const RIGHTS: Readonly<Record<string, string>> = {
  ...{ staffOrders: 'orders money customers', staffOrderViews: 'orders money customers' },
  ...{ staffOrder: 'orders money customers', staffPlannedReduction: 'orders', staffActOnOrder: 'orders' },
  ...{ staffPackingSlips: 'orders money customers', staffInvoices: 'orders money customers' },
  staffAddressLabels: 'orders money customers',
  ...{ staffErpInvoice: 'orders money customers', staffChosenOrders: 'orders money customers' },
  ...{ staffShipOrders: 'orders', staffCase: 'orders money customers', staffActOnCase: 'customers' },
  staffComplaintPicture: 'orders money customers',
  staffWaiting: 'orders money customers catalogue campaigns content settings',
  ...{ staffWaitingRows: 'customers', staffRequest: 'customers' },
  ...{ staffAnswerRequest: 'customers', staffCloseRequest: 'customers' },
  ...{ staffCustomers: 'customers', staffCustomer: 'customers', staffActOnCustomer: 'customers' },
  // Customers and money: no scope alone.
  staffChangeCompany: '',
  ...{ staffProducts: 'catalogue orders customers campaigns content' },
  ...{ staffProductChoices: 'catalogue orders customers campaigns content' },
  ...{ staffProduct: 'catalogue orders customers campaigns content' },
  ...{ staffAddProduct: 'catalogue', staffActOnProduct: 'catalogue' },
  ...{ staffMissedSearches: 'catalogue content campaigns money' },
  ...{ staffFigures: 'money', staffMonth: 'money', staffDocuments: 'money', staffOpenItems: 'money' },
  ...{ staffOpenInvoice: 'money', staffJournal: 'money', staffVouchers: 'money' },
  ...{ staffRegisterPayment: 'money', staffUndoPayment: 'money' },
  ...{ staffPromotions: 'campaigns', staffPromotion: 'campaigns', staffPromotionChoices: 'campaigns' },
  ...{ staffPromotionCodes: 'campaigns', staffAddPromotion: 'campaigns', staffActOnPromotion: 'campaigns' },
  ...{ staffContent: 'content', staffContentStores: 'content', staffContentEntry: 'content' },
  ...{ staffActOnContent: 'content', staffAddContent: 'content' },
  ...{ staffShopPart: 'catalogue', staffShopRecord: 'catalogue', staffShopPartFile: 'catalogue' },
  ...{ staffChangeShopPart: 'catalogue', staffChangeShopRecord: 'catalogue' },
  ...{ staffWebhooks: 'settings', staffWebhookLog: 'settings' },
};
/** Of one store's key: those that name the store. */
const OF_STORE = [
  ...['staffOrders', 'staffOrder', 'staffPlannedReduction', 'staffErpInvoice', 'staffActOnOrder'],
  ...['staffFigures', 'staffMissedSearches', 'staffMonth', 'staffDocuments'],
];

function expectedOf({ name, isChange }: StaffOperation, scope: string): string {
  const rights = RIGHTS[name];
  if (rights === undefined) return 'KEY_NOT_ALLOWED';
  const { right, changes } = isStaffScope(scope) ? STAFF_SCOPES[scope] : { right: '', changes: false };
  return rights.split(' ').includes(right) && (changes || !isChange) ? 'open' : 'STAFF_RIGHT_MISSING';
}

async function outcomeOf(key: string, { name, query, variables }: StaffOperation): Promise<string> {
  const { data, codes } = await ask(key, query, variables);
  const said = [...codes, data?.[name]?.problem?.code].find((code) =>
    ['KEY_NOT_ALLOWED', 'STAFF_RIGHT_MISSING', 'SESSION_EXPIRED', 'KEY_OF_ONE_STORE'].includes(String(code)),
  );
  return said === undefined ? 'open' : String(said);
}

const NOTE = `mutation ($number: String!, $seen: String!, $act: String!) {
  staffActOnOrder(number: $number, act: $act, seen: $seen, input: { text: "Fra pakkebordet", reason: "Lager", amountOere: 100 }) { problem { code } }
}`;
const SEEN = 'query ($number: String!) { staffOrder(number: $number) { seen acts } }';

describe('a key', () => {
  it('changes an order as staff do, under its name, and never gives money back', async () => {
    const key = await newKey(counter, ['manage-orders', 'manage-money'], { name: 'Pakkebord' });
    const { data } = await ask(key, SEEN, { number: businessOrder });
    const { seen, acts } = data.staffOrder;
    expect(acts).toContain('ship');
    const done = await ask(key, NOTE, { number: businessOrder, act: 'hold', seen });
    expect(done).toMatchObject({ data: { staffActOnOrder: { problem: null } }, codes: [] });
    const [logged] = await counter.rows('SELECT staff, command, subject FROM staff_action ORDER BY id DESC LIMIT 1');
    expect(logged).toEqual({ staff: 'Pakkebord', command: 'order hold', subject: businessOrder });
    // What was shown before is no longer so.
    const late = await ask(key, NOTE, { number: businessOrder, act: 'unhold', seen });
    expect(late.data.staffActOnOrder.problem).toEqual({ code: 'ORDER_CHANGED' });
    for (const act of ['credit', 'refund', 'mail', 'nothing'])
      expect((await ask(key, NOTE, { number: businessOrder, act, seen })).codes).toEqual(['KEY_NOT_ALLOWED']);
  });

  it('that only views changes nothing', async () => {
    const key = await newKey(counter, ['view-orders']);
    const { data } = await ask(key, SEEN, { number: businessOrder });
    const done = await ask(key, NOTE, { number: businessOrder, act: 'note', seen: data.staffOrder.seen });
    expect(done.data.staffActOnOrder.problem).toEqual({ code: 'STAFF_RIGHT_MISSING' });
  });

  it('needs both scopes where an operation requires two rights', async () => {
    const operation = STAFF_OPERATIONS.find(({ name }) => name === 'staffChangeCompany');
    if (!operation) throw new Error('no operation');
    const outcome = async (...scopes: Parameters<typeof newKey>[1]) =>
      outcomeOf(await newKey(counter, scopes), operation);
    expect(await outcome('manage-customers', 'view-money')).toBe('STAFF_RIGHT_MISSING');
    expect(await outcome('manage-customers', 'manage-money')).toBe('open');
  });

  it('may read the schema', async () => {
    const { data } = await ask(await newKey(counter, ['view-content']), getIntrospectionQuery());
    expect(data.__schema.types.length).toBeGreaterThan(100);
  });
});

describe('a key for one store', () => {
  it('has its orders and figures, and those of another do not exist', async () => {
    const key = await newKey(counter, ['manage-orders', 'manage-money'], { store: 'b2b' });
    expect((await ask(key, SEEN, { number: businessOrder })).data.staffOrder.seen).not.toBe('');
    for (const number of [privateOrder, '999999999'])
      expect((await ask(key, SEEN, { number })).codes).toEqual(['ORDER_NOT_FOUND']);
    const acted = await ask(key, NOTE, { number: privateOrder, act: 'note', seen: 'x' });
    expect(acted.codes).toEqual(['ORDER_NOT_FOUND']);
    const list = (filter: string) => ask(key, `{ staffOrders(filter: { ${filter} }) { rows { store } } }`);
    const { data } = await list('store: "b2b"');
    expect(new Set(data.staffOrders.rows.map(({ store }: { store: string }) => store)).size).toBe(1);
    for (const filter of ['', 'store: "b2c"', 'store: null'])
      expect((await list(filter)).codes).toEqual(['KEY_OF_ONE_STORE']);
    const figures = (store: string) => ask(key, `{ staffFigures(period: "week", store: ${store}) { __typename } }`);
    expect([(await figures('"b2b"')).codes, (await figures('null')).codes]).toEqual([[], ['KEY_OF_ONE_STORE']]);
    // Several names of one field are judged one by one.
    const both = await ask(
      key,
      `{ a: staffOrder(number: "${businessOrder}") { number } b: staffOrder(number: "${privateOrder}") { number } }`,
    );
    expect([both.data.a.number, both.data.b, both.codes]).toEqual([businessOrder, null, ['ORDER_NOT_FOUND']]);
  });

  it('is refused where an operation names no store', async () => {
    const key = await newKey(
      counter,
      STAFF_SCOPE_NAMES.filter((scope) => scope.startsWith('manage')),
      { store: 'b2b' },
    );
    for (const operation of STAFF_OPERATIONS) {
      const { codes } = await ask(key, operation.query, operation.variables);
      const isOpen = RIGHTS[operation.name] !== undefined;
      const expected = isOpen
        ? OF_STORE.includes(operation.name)
          ? /KEY_OF_ONE_STORE|ORDER_NOT_FOUND/
          : /KEY_OF_ONE_STORE/
        : /KEY_NOT_ALLOWED/;
      expect(`${operation.name} ${codes}`).toMatch(expected);
    }
  });
});

describe('an attack', () => {
  const QUESTION = JSON.stringify({ query: '{ staffOrderViews { view } }' });
  const answerOf = async (headers: Record<string, string>, body: BodyInit = QUESTION, path?: string) =>
    (await post(body, headers, path)).status;

  it('with a cookie, a login of staff or a key elsewhere opens nothing', async () => {
    await enter('administrator');
    const token = tokenOf('administrator');
    const key = await newKey(counter, ['view-orders']);
    const without: Record<string, string>[] = [
      { cookie: `staff=${token}; key=${key}`, origin: ORIGIN },
      { authorization: `Bearer ${token}` },
      { 'x-api-key': key },
      { authorization: `Basic ${btoa(`key:${key}`)}` },
    ];
    for (const headers of without) expect(await answerOf({ ...JSON_HEADERS, ...headers })).toBe(401);
    expect(await answerOf(JSON_HEADERS, QUESTION, `/api/staff/graphql?key=${key}`)).toBe(401);
    const valid = { ...JSON_HEADERS, authorization: `Bearer ${key}` };
    expect(await answerOf(valid)).toBe(200);
    expect(await answerOf(valid, QUESTION, `/api/staff/graphql?key=${key}`)).toBe(400);
    // A key is no login of the back office's own endpoint.
    const headers = { authorization: `Bearer ${key}` };
    const { errors } = await counter.backend.execute({
      client: 'staff',
      query: '{ staffOrderViews { view } }',
      headers,
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SESSION_EXPIRED']);
  });

  it('with a form, an address or too much is refused', async () => {
    const authorization = `Bearer ${await newKey(counter, ['view-orders'])}`;
    expect(
      await answerOf({ authorization, 'content-type': 'application/x-www-form-urlencoded' }, `query=${QUESTION}`),
    ).toBe(415);
    const get = new Request(`${ORIGIN}/api/staff/graphql`, { headers: { authorization } });
    expect((await counter.backend.files(get)).status).toBe(405);
    const sized = (bytes: number) => `${QUESTION}${' '.repeat(bytes - QUESTION.length)}`;
    expect(await answerOf({ authorization, ...JSON_HEADERS }, sized(MAX_BODY_BYTES))).toBe(200);
    expect(await answerOf({ authorization, ...JSON_HEADERS }, sized(MAX_BODY_BYTES + 1))).toBe(413);
    const key = authorization.slice(7);
    const many = Array.from({ length: 21 }, (_, at) => `a${at}: staffOrderViews { view }`).join(' ');
    expect((await ask(key, `{ ${many} }`)).errors[0].message).toContain('Max root fields');
    const names = Array.from({ length: 49 }, (_, at) => `n${at}: name`).join(' ');
    const costly = `{ __schema { types { fields { type { fields { ${names} } } } } } }`;
    expect((await ask(key, costly)).errors[0].message).toContain('Max query cost');
  });

  it('with a key that is rotated or ends has an end, and its use is noted', async () => {
    const key = await newKey(counter, ['view-orders'], { name: 'Roteret' });
    const { pool } = counter.database;
    const headers = { ...JSON_HEADERS, authorization: `Bearer ${key}` };
    expect(await answerOf(headers)).toBe(200);
    const used = await counter.rows(`SELECT id FROM api_key WHERE name = 'Roteret' AND last_used_at IS NOT NULL`);
    expect(used).toHaveLength(1);
    const made = await rotateApiKey(pool, 'Roteret', { overlapDays: 0, now: counter.clock.now() });
    expect(await answerOf(headers)).toBe(401);
    expect(await answerOf({ ...headers, authorization: `Bearer ${made?.key}` })).toBe(200);
  });
});

it('every operation opens for the scopes of its right alone', async () => {
  const accounts = () =>
    counter.rows(
      'SELECT (SELECT count(*) FROM api_key)::int AS keys, (SELECT count(*) FROM staff_member)::int AS staff',
    );
  const wrong: string[] = [];
  const keys = new Map<string, string>();
  for (const scope of STAFF_SCOPE_NAMES) keys.set(scope, await newKey(counter, [scope]));
  const before = await accounts();
  for (const [scope, key] of keys)
    for (const operation of STAFF_OPERATIONS) {
      const [outcome, expected] = [await outcomeOf(key, operation), expectedOf(operation, scope)];
      if (outcome !== expected) wrong.push(`${scope} ${operation.name}: ${outcome}, not ${expected}`);
    }
  expect(wrong).toEqual([]);
  expect(await accounts()).toEqual(before);
  expect(STAFF_OPERATIONS.length).toBeGreaterThan(70);
}, 60_000);
