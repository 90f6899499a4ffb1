// SQL of procurement: visits, purchase orders and documents of one connection each; ended ones stay ended.
import { describe, expect, test } from 'vitest';
import {
  accountToldBy,
  countBuyers,
  insertBuyer,
  listBuyers,
  markSeen,
} from '#backend/commerce/punchout/buyers/buyers.sql';
import {
  claimPurchase,
  customerWithBusiness,
  deletePurchase,
  isKnownPayload,
  movePurchase,
  type NewPurchase,
  purchasedOrder,
} from '#backend/commerce/punchout/cxml/orders.sql';
import {
  type AnnouncedVisit,
  deletePayload,
  insertPayload,
  markRestored,
  nameLines,
  namesOfLines,
  renewVisit,
  takeStart,
} from '#backend/commerce/punchout/cxml/visits.sql';
import {
  categoriesOfProducts,
  connectionsByLogin,
  deleteEndedVisits,
  lockPunchoutSession,
  parametersOf,
  writeReturn,
} from '#backend/commerce/punchout/punchout.sql';
import { buyerOfConnection, skusAfter } from '#backend/commerce/punchout/staff/index-file.sql';
import {
  connectionOfLogin,
  deleteSecret,
  endSecrets,
  knowsConnection,
  listConnections,
  settingsOfConnection,
} from '#backend/commerce/punchout/staff/secrets.sql';
import {
  claimDocument,
  dueDocuments,
  insertDocument,
  markTold,
  markUntold,
  untold,
} from '#backend/commerce/punchout/telling/outbox.sql';
import { customerNamed, minutes, NOW, openSales } from './sales';

const sales = openSales();
type Columns = Record<string, unknown>;

const connection = async (code: string, columns: Columns = {}) => {
  const customer_id = columns.customer_id ?? (await sales.customer(code));
  const row = { code, title: `System ${code}`, protocol: 'cxml', settings: { of: code }, customer_id, ...columns };
  await sales.insert('punchout_connection', row);
  return Number(customer_id);
};
const CALL = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };
const visitRow = (connection_code: string, customer_id: number, columns: Columns = {}) => ({
  ...{ connection_code, customer_id, call: CALL, created_at: NOW, expires_at: minutes(60) },
  ...columns,
});
const visit = async (code: string, customerId: number, columns: Columns = {}): Promise<string> =>
  String(await sales.insert('punchout_session', visitRow(code, customerId, columns)));

/** Two systems of one customer each; rows of 'other' are never expected. */
async function twoSystems(columns: Columns = {}) {
  const mine = await connection('mine', columns);
  return { mine, other: await connection('other', columns) };
}

describe('a login', () => {
  const secret = (connection_code: string, login: string, columns: Columns = {}) =>
    sales.insert('punchout_secret', {
      ...{ connection_code, login, secret_hash: `${connection_code} ${login}`, created_at: NOW },
      ...columns,
    });
  const found = async (login: string) =>
    (await connectionsByLogin(sales.db, login, NOW)).map((row) => [
      row.connection.code,
      row.customer.email,
      row.secretHash,
    ]);

  test('finds active connections with a valid secret of that name, newest first', async () => {
    await twoSystems();
    await connection('shut', { is_active: false });
    await secret('mine', 'a', { secret_hash: 'old' });
    await secret('mine', 'a', { secret_hash: 'new', created_at: minutes(1) });
    await secret('mine', 'a', { secret_hash: 'ending', created_at: minutes(-1), valid_to: minutes(1) });
    await secret('mine', 'a', { secret_hash: 'ended', valid_to: NOW });
    await secret('mine', 'b');
    await secret('other', 'c');
    await secret('shut', 'd');
    const of = (hash: string) => ['mine', 'mine@example.dk', hash];
    expect(await found('a')).toEqual([of('new'), of('old'), of('ending')]);
    expect(await found('c')).toEqual([['other', 'other@example.dk', 'other c']]);
    expect(await found('d')).toEqual([]);
  });

  test('is found by staff by its connection, also when ended', async () => {
    await twoSystems();
    await secret('mine', 'a', { valid_to: minutes(-9) });
    await secret('other', 'b');
    expect(await connectionOfLogin(sales.db, 'a')).toBe('mine');
    expect(await connectionOfLogin(sales.db, 'c')).toBeNull();
    expect(await knowsConnection(sales.db, 'mine')).toBe(true);
    expect(await knowsConnection(sales.db, 'gone')).toBe(false);
    expect(await settingsOfConnection(sales.db, 'other')).toEqual({ of: 'other' });
    expect(await settingsOfConnection(sales.db, 'gone')).toBeNull();
    const listed = (await listConnections(sales.db)).map(({ code, email, logins }) => [code, email, logins]);
    expect(listed).toEqual([
      ['mine', 'mine@example.dk', 1],
      ['other', 'other@example.dk', 1],
    ]);
    await deleteSecret(sales.db, 'mine a');
    expect(await sales.rows('SELECT login FROM punchout_secret')).toEqual([{ login: 'b' }]);
  });

  test('is ended with the others of its connection that expire later, and no others', async () => {
    await twoSystems();
    for (const [code, login, valid_to] of [
      ['mine', 'endless', null],
      ['mine', 'longer', minutes(9)],
      ['mine', 'shorter', minutes(4)],
      ['other', 'else', null],
    ] as const)
      await secret(code, login, { valid_to });
    expect(await endSecrets(sales.db, 'mine', minutes(5))).toBe(2);
    expect(await sales.rows('SELECT login, valid_to FROM punchout_secret ORDER BY id')).toEqual([
      { login: 'endless', valid_to: minutes(5) },
      { login: 'longer', valid_to: minutes(5) },
      { login: 'shorter', valid_to: minutes(4) },
      { login: 'else', valid_to: null },
    ]);
  });
});

describe('a visit', () => {
  test('locks its own row only', async () => {
    const customerId = await sales.insertForAll('customer', customerNamed('Visitor'));
    const row = { code: 'mine', title: '', protocol: 'cxml', settings: {}, customer_id: customerId };
    await sales.insertForAll('punchout_connection', row);
    await sales.insertForAll('punchout_session', visitRow('mine', customerId));
    const two = String(await sales.insertForAll('punchout_session', visitRow('mine', customerId)));
    expect((await lockPunchoutSession(sales.db, two))?.id).toBe(two);
    expect(await sales.locked('punchout_session')).toEqual([two]);
  });

  test('stores its message and the time its cart was restored, separately', async () => {
    const { mine } = await twoSystems();
    const [one, two] = [await visit('mine', mine), await visit('mine', mine)];
    await writeReturn(
      sales.db,
      one,
      { address: 'a', target: null, encoding: 'utf-8', fields: [], hasGoods: true },
      NOW,
    );
    await markRestored(sales.db, two, NOW);
    const rows = await sales.rows('SELECT id, returned_at, restored_at FROM punchout_session');
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ id: one, returned_at: NOW, restored_at: null });
    expect(rows).toContainEqual({ id: two, returned_at: null, restored_at: NOW });
    expect(await parametersOf(sales.db, 'gone')).toBeNull();
  });

  test('that expired is deleted, unless its cart became an order', async () => {
    const { mine } = await twoSystems();
    const [old, border, ordered, filled] = [
      await visit('mine', mine, { expires_at: minutes(-1) }),
      await visit('mine', mine, { expires_at: NOW }),
      await visit('mine', mine, { expires_at: minutes(-1) }),
      await visit('mine', mine, { expires_at: minutes(-1) }),
    ];
    await sales.cart('bought', { punchout_id: ordered, status: 'ordered' });
    await sales.order('1', { cart_id: 'bought' });
    await sales.order('2');
    await sales.cart('left', { punchout_id: filled });
    await deleteEndedVisits(sales.db, NOW);
    const left = (await sales.rows<{ id: string }>('SELECT id FROM punchout_session')).map(({ id }) => id);
    expect(left.sort()).toEqual([border, ordered].sort());
    expect(left).not.toContain(old);
  });

  const CXML = {
    operation: 'create',
    buyerCookie: ['c'],
    from: [],
    isTest: false,
    shipTo: null,
    selected: null,
    items: [],
  };
  const announced = (columns: Columns = {}) => ({ cxml: CXML, buyer_cookie: 'c', ...columns });
  const asked = (customerId: number): AnnouncedVisit => ({
    connectionCode: 'mine',
    customerId,
    call: { ...CALL, hookUrl: 'new' },
    cxml: { ...CXML, operation: 'create' },
    buyerCookie: 'c',
    startHash: 'h',
    startUntil: minutes(5),
    expiresAt: minutes(99),
  });

  test('with the same cookie is renewed while it is active; other visits are unaffected', async () => {
    const { mine, other } = await twoSystems();
    expect(await renewVisit(sales.db, asked(mine), NOW)).toBe(false);
    const message = { message: {}, returned_at: NOW };
    const wrong: [string, number, Columns][] = [
      ['other', mine, announced()],
      ['mine', other, announced()],
      ['mine', mine, announced({ buyer_cookie: 'd' })],
      ['mine', mine, announced({ cxml: { ...CXML, operation: 'edit' } })],
      ['mine', mine, announced(message)],
      ['mine', mine, announced({ expires_at: NOW })],
      ['mine', mine, {}],
    ];
    for (const [code, customerId, columns] of wrong) await visit(code, customerId, columns);
    expect(await renewVisit(sales.db, asked(mine), NOW)).toBe(false);
    const right = await visit('mine', mine, announced());
    const edit = { ...asked(mine), cxml: { ...asked(mine).cxml, operation: 'edit' as const } };
    expect(await renewVisit(sales.db, { ...edit, buyerCookie: 'x' }, NOW)).toBe(false);
    expect(await renewVisit(sales.db, edit, NOW)).toBe(false);
    expect(await renewVisit(sales.db, asked(mine), NOW)).toBe(true);
    expect(
      await sales.rows('SELECT id, start_until, expires_at FROM punchout_session WHERE start_hash IS NOT NULL'),
    ).toEqual([{ id: right, start_until: minutes(5), expires_at: minutes(99) }]);
  });

  const start = (columns: Columns = {}) => ({ start_hash: 'h', start_until: minutes(1), ...columns });

  test.each<[string, Columns, boolean]>([
    ['once, at its own address', start(), true],
    ['not at another', start({ start_hash: 'x' }), false],
    ['not when its time is over', start({ start_until: NOW }), false],
    ['not when its cart has gone back', start({ message: {}, returned_at: NOW }), false],
  ])('start of a visit: %s', async (_when, columns, begins) => {
    const { mine } = await twoSystems();
    await visit('mine', mine, columns);
    await visit('mine', mine, { start_hash: 'y', start_until: minutes(1) });
    expect((await takeStart(sales.db, 'h', NOW))?.customer.email).toBe(begins ? 'mine@example.dk' : undefined);
    expect(await takeStart(sales.db, 'h', NOW)).toBeNull();
    expect(await sales.rows(`SELECT FROM punchout_session WHERE start_hash = 'y'`)).toHaveLength(1);
  });

  test('starts for an active connection and an active account only', async () => {
    const shut = await connection('shut', { is_active: false });
    const left = await connection('left', { customer_id: await sales.customer('Left', { is_active: false }) });
    await connection('open');
    await visit('shut', shut, start());
    expect(await takeStart(sales.db, 'h', NOW)).toBeNull();
    await visit('left', left, start());
    expect(await takeStart(sales.db, 'h', NOW)).toBeNull();
  });
});

test('a document is identified by system and document id together', async () => {
  await twoSystems();
  expect(await insertPayload(sales.db, 'mine', '1', NOW)).toBe(true);
  expect(await insertPayload(sales.db, 'mine', '1', NOW)).toBe(false);
  expect(await insertPayload(sales.db, 'other', '2', NOW)).toBe(true);
  expect(await isKnownPayload(sales.db, 'mine', '1')).toBe(true);
  expect(await isKnownPayload(sales.db, 'mine', '2')).toBe(false);
  expect(await isKnownPayload(sales.db, 'other', '1')).toBe(false);
  await insertPayload(sales.db, 'mine', '2', NOW);
  await insertPayload(sales.db, 'other', '1', NOW);
  await deletePayload(sales.db, 'mine', '1');
  const left = await sales.rows('SELECT connection_code AS of, payload_id AS id FROM punchout_payload ORDER BY 1, 2');
  expect(left).toEqual([
    { of: 'mine', id: '2' },
    { of: 'other', id: '1' },
    { of: 'other', id: '2' },
  ]);
});

describe('buyers with separate accounts', () => {
  const buyer = (connection_code: string, told_id: string, customer_id: unknown, made_at: Date = NOW) =>
    sales.insert('punchout_buyer', { connection_code, told_id, customer_id, made_at, seen_at: made_at });

  test('are found by connection, id and company', async () => {
    await twoSystems();
    const [ours, theirs] = [await sales.business('Ours'), await sales.business('Theirs')];
    const [one, two] = [
      await sales.customer('one', { business_id: ours }),
      await sales.customer('two', { business_id: ours }),
    ];
    await buyer('mine', 'mh', one);
    await buyer('other', 'mh', two);
    await buyer('mine', 'jj', await sales.customer('three', { business_id: theirs }));
    const found = async (code: string, id: string, of: number) =>
      (await accountToldBy(sales.db, code, id, of))?.id ?? null;
    expect(await found('mine', 'mh', ours)).toBe(one);
    expect(await found('other', 'mh', ours)).toBe(two);
    expect(await found('mine', 'mh', theirs)).toBeNull();
    expect(await found('mine', 'jj', ours)).toBeNull();
    expect(await found('other', 'jj', theirs)).toBeNull();
  });

  test('are counted, in total and per day, and listed by last visit', async () => {
    await twoSystems();
    const made = [minutes(-10), minutes(-1), NOW];
    for (const [index, at] of made.entries()) await buyer('mine', `b${index}`, await sales.customer(`b${index}`), at);
    await buyer('other', 'x', await sales.customer('x'));
    expect(await countBuyers(sales.db, 'mine', minutes(-1))).toEqual({ all: 3, fresh: 1 });
    const listed = async (most: number) => (await listBuyers(sales.db, 'mine', most)).map(({ toldId }) => toldId);
    expect(await listed(9)).toEqual(['b2', 'b1', 'b0']);
    expect(await listed(1)).toEqual(['b2']);
  });

  test('are updated and created separately; an id used by another company is reassigned to the new account', async () => {
    await twoSystems();
    const [one, two] = [await sales.customer('one'), await sales.customer('two')];
    await buyer('mine', 'mh', one, minutes(-9));
    await buyer('other', 'mh', two, minutes(-9));
    await markSeen(sales.db, Number(one), NOW);
    const rows = () =>
      sales.rows('SELECT connection_code AS of, customer_id AS id, made_at, seen_at FROM punchout_buyer ORDER BY 1');
    const untouched = { of: 'other', id: two, made_at: minutes(-9), seen_at: minutes(-9) };
    expect(await rows()).toEqual([{ of: 'mine', id: one, made_at: minutes(-9), seen_at: NOW }, untouched]);
    const fresh = await sales.customer('fresh');
    await insertBuyer(sales.db, { connectionCode: 'mine', toldId: 'mh', customerId: Number(fresh) }, minutes(5));
    expect(await rows()).toEqual([{ of: 'mine', id: fresh, made_at: minutes(5), seen_at: minutes(5) }, untouched]);
  });
});

test('lines of a cart are named once, by product, and returned for their own cart', async () => {
  const [chair, table] = [await sales.product('CHAIR'), await sales.product('TABLE')];
  const item = (cart_id: string, product_id: number, columns: Columns = {}) =>
    sales.insert('cart_item', { cart_id, product_id, quantity: 1, position: 1, ...columns });
  await sales.cart('mine');
  await sales.cart('other');
  const [goods, points, second, strange] = [
    await item('mine', chair),
    await item('mine', chair, { kind: 'points' }),
    await item('mine', table),
    await item('other', chair),
  ];
  await nameLines(sales.db, 'mine', []);
  const [oak, beech] = [{ top: 'oak', legs: 'steel' }, { top: 'beech' }];
  const designed = await item('mine', table, { kind: 'design', config: oak });
  await item('mine', table, { kind: 'design', config: beech });
  await nameLines(sales.db, 'mine', [{ sku: 'CHAIR', toldId: '7', design: null }]);
  await nameLines(sales.db, 'mine', [
    { sku: 'CHAIR', toldId: '8', design: null },
    { sku: 'TABLE', toldId: '9', design: null },
    { sku: 'TABLE', toldId: '10', design: { legs: 'steel', top: 'oak' } },
  ]);
  await sales.insert('punchout_line', { cart_item_id: strange, told_id: 'x' });
  expect(await namesOfLines(sales.db, 'mine')).toEqual(
    new Map([
      [goods, '7'],
      [second, '9'],
      [designed, '10'],
    ]),
  );
  expect([...(await namesOfLines(sales.db, 'other')).keys()]).toEqual([strange]);
  expect(await sales.rows('SELECT FROM punchout_line WHERE cart_item_id = $1', [points])).toEqual([]);
});

describe('a purchase order', () => {
  const purchase = (changes: Partial<NewPurchase> = {}): NewPurchase => ({
    ...{ connectionCode: 'mine', orderRef: 'PO-1', cartId: '1', payloadId: 'p', lines: [], receivedAt: NOW },
    ...{ version: null, notes: [], amountOere: 0, ubl: null },
    ...changes,
  });
  const cartOf = async () =>
    (await sales.rows<{ cart_id: string }>(`SELECT cart_id FROM punchout_order WHERE order_ref = 'PO-1'`))[0]?.cart_id;

  test('belongs to one customer, with a flag for agreed prices of their business', async () => {
    const [one, two] = [await sales.business('One'), await sales.business('Two')];
    const product = await sales.product('CHAIR');
    await sales.insert('contract_price', { business_id: two, product_id: product, gross_oere: 1, valid_from: NOW });
    const [anna, bo] = [
      await sales.customer('Anna', { business_id: one }),
      await sales.customer('Bo', { business_id: two }),
    ];
    const seen = async (id: number) => {
      const found = await customerWithBusiness(sales.db, id);
      return found && [found.customer.firstname, found.business?.name, found.hasAgreedPrices];
    };
    expect([await seen(anna), await seen(bo), await seen(0)]).toEqual([
      ['Anna', 'One', false],
      ['Bo', 'Two', true],
      null,
    ]);
  });

  test('is the order of its own cart, unless that is canceled', async () => {
    await twoSystems();
    await sales.order('1');
    await sales.order('2', { status: 'canceled' });
    await sales.order('3');
    await sales.order('4');
    await claimPurchase(sales.db, purchase(), null);
    await claimPurchase(sales.db, purchase({ orderRef: 'PO-2', cartId: '2' }), null);
    await claimPurchase(sales.db, purchase({ connectionCode: 'other', cartId: '3' }), null);
    const found = async (code: string, ref: string) => (await purchasedOrder(sales.db, code, ref))?.number;
    expect([await found('mine', 'PO-1'), await found('other', 'PO-1')]).toEqual(['1', '3']);
    expect([await found('mine', 'PO-2'), await found('other', 'PO-2')]).toEqual([undefined, undefined]);
  });

  test.each<[string, number, string | null, boolean]>([
    ['is left behind by a process that died', 121_000, null, true],
    ['still has its two minutes', 120_000, null, false],
    ['has become an order', 121_000, 'processing', false],
    ['had an order that was called off', 121_000, 'canceled', true],
  ])('that %s is claimed again only if abandoned or canceled', async (_what, later, status, goesOn) => {
    await twoSystems();
    await sales.cart('1');
    await sales.cart('2');
    if (status) await sales.order('9', { cart_id: '1', status });
    await sales.order('8');
    expect(await claimPurchase(sales.db, purchase(), null)).toBe(true);
    const again = purchase({ cartId: '2', receivedAt: new Date(NOW.getTime() + later) });
    expect(await claimPurchase(sales.db, again, null)).toBe(goesOn);
    expect(await cartOf()).toBe(goesOn ? '2' : '1');
  });

  test('is moved from its current cart only, and no other is affected', async () => {
    await twoSystems();
    for (const id of ['1', '2', '3', '4', '5']) await sales.cart(id);
    await claimPurchase(sales.db, purchase(), null);
    await claimPurchase(sales.db, purchase({ orderRef: 'PO-2', cartId: '3' }), null);
    await claimPurchase(sales.db, purchase({ connectionCode: 'other', cartId: '4' }), null);
    expect(await movePurchase(sales.db, purchase({ cartId: '2' }), '5')).toBe(false);
    expect(await movePurchase(sales.db, purchase({ cartId: '2' }), '3')).toBe(false);
    expect(await movePurchase(sales.db, purchase({ cartId: '2' }), '4')).toBe(false);
    expect(await movePurchase(sales.db, purchase({ cartId: '2' }), '1')).toBe(true);
    const carts = 'SELECT cart_id FROM punchout_order ORDER BY cart_id';
    expect(await sales.rows(carts)).toEqual(['2', '3', '4'].map((cart_id) => ({ cart_id })));
    await deletePurchase(sales.db, '2');
    expect(await sales.rows(carts)).toEqual(['3', '4'].map((cart_id) => ({ cart_id })));
  });
});

describe('documents for a system', () => {
  const WANTS = { confirmations: true, shipNotices: true, invoices: true };
  const wanting = (documents: unknown) => ({ settings: { cxml: { documents } } });
  async function bought(code: string, number: string, columns: Columns = {}) {
    const id = await sales.order(number, columns);
    await sales.insert('punchout_order', {
      ...{ connection_code: code, order_ref: `PO-${number}`, cart_id: number, payload_id: 'p' },
      ...{ lines: '[]', received_at: NOW },
    });
    return id;
  }
  const shipment = (order_id: number, number: string) =>
    sales.insert('shipment', {
      ...{ order_id, number, carrier_code: 'gls', carrier_title: 'GLS', status: 'UNKNOWN', shipped_at: NOW },
    });
  const invoice = (order_id: number, number: string) =>
    sales.insert('invoice', {
      ...{ order_id, number, kind: 'invoice', issued_at: NOW, due_at: NOW, net_oere: 8, vat_oere: 2, total_oere: 10 },
    });
  const heard = async () =>
    (await untold(sales.db)).map(({ kind, order, connection: { code }, purchase }) => [
      ...[kind, order.number, code, purchase.orderRef],
    ]);

  test('are those it requests for its own orders, in chronological order', async () => {
    await connection('mine', wanting(WANTS));
    const two = await bought('mine', '2', { status: 'canceled' });
    const one = await bought('mine', '1');
    await bought('mine', '3', { status: 'needs_review' });
    await bought('mine', '4', { status: 'pending' });
    await sales.order('5');
    await invoice(one, 'I1');
    await shipment(one, 'S1');
    await shipment(await sales.order('6'), 'S6');
    const told = (kind: string, number: string) => [kind, number, 'mine', `PO-${number}`];
    expect(await heard()).toEqual([
      told('confirmation', '1'),
      told('rejection', '2'),
      told('shipment', '1'),
      told('invoice', '1'),
    ]);
    const document = { connectionCode: 'mine', xml: '', queuedAt: NOW };
    await insertDocument(sales.db, { ...document, kind: 'confirmation', subject: one });
    await insertDocument(sales.db, { ...document, kind: 'confirmation', subject: one });
    await insertDocument(sales.db, { ...document, kind: 'shipment', subject: two + 999 });
    await insertDocument(sales.db, { ...document, kind: 'invoice', subject: two });
    expect((await heard()).map(([kind]) => kind)).toEqual(['rejection', 'shipment', 'invoice']);
  });

  test.each<[string, Columns, string[]]>([
    ['nothing without an address for it', wanting(undefined), []],
    ['nothing once it is closed', { ...wanting(WANTS), is_active: false }, []],
    ['no confirmations', wanting({ ...WANTS, confirmations: false }), ['shipment', 'invoice']],
    ['no parcels', wanting({ ...WANTS, shipNotices: false }), ['confirmation', 'invoice']],
    ['no invoices', wanting({ ...WANTS, invoices: false }), ['confirmation', 'shipment']],
  ])('are limited to the configured ones: %s', async (_what, columns, kinds) => {
    await connection('mine', columns);
    await connection('other', wanting(WANTS));
    const id = await bought('mine', '1');
    await shipment(id, 'S');
    await invoice(id, 'I');
    expect((await heard()).map(([kind]) => kind)).toEqual(kinds);
  });

  const DUE: [string, Columns, boolean][] = [
    ['is new', {}, true],
    ['was sent', { sent_at: NOW }, false],
    ['was given up', { given_up_at: NOW }, false],
    ['another sender has', { claimed_until: NOW }, false],
    ['another sender had', { claimed_until: minutes(-1) }, true],
    ['waits for its next try', { next_try_at: minutes(1) }, false],
    ['is to be tried again now', { next_try_at: NOW }, true],
  ];
  const written = (subject: number, columns: Columns = {}) =>
    sales.insert('punchout_document', {
      ...{ connection_code: 'mine', kind: 'shipment', subject, xml: '', queued_at: NOW },
      ...columns,
    });

  test.each(DUE)('a document that %s is sent only when due', async (_what, columns, isDue) => {
    await twoSystems();
    const id = await written(1, columns);
    expect(await dueDocuments(sales.db, NOW)).toEqual(isDue ? [id] : []);
    expect((await claimDocument(sales.db, Number(id), { now: NOW, until: minutes(1) }))?.connection.code).toBe(
      isDue ? 'mine' : undefined,
    );
  });

  test('each document is sent by one process and marked separately', async () => {
    await twoSystems();
    const [one, two] = [Number(await written(1)), Number(await written(2))];
    expect((await claimDocument(sales.db, two, { now: NOW, until: minutes(1) }))?.document.subject).toBe(2);
    expect(await claimDocument(sales.db, two, { now: NOW, until: minutes(1) })).toBeNull();
    expect((await dueDocuments(sales.db, NOW)).map(Number)).toEqual([one]);
    const state = () => sales.rows('SELECT subject, sent_at, tries, given_up_at FROM punchout_document ORDER BY id');
    await markUntold(sales.db, { id: two, tries: 0 }, { failure: 'away', nextTryAt: null, now: NOW });
    const untouched = { subject: 1, sent_at: null, tries: 0, given_up_at: null };
    expect(await state()).toEqual([untouched, { subject: 2, sent_at: null, tries: 1, given_up_at: NOW }]);
    await markTold(sales.db, two, NOW);
    expect(await state()).toEqual([untouched, { subject: 2, sent_at: NOW, tries: 1, given_up_at: NOW }]);
  });
});

describe('index file', () => {
  test('is created for the buyer of that connection', async () => {
    const business_id = await sales.business('Work');
    await connection('mine', { customer_id: await sales.customer('Anna', { business_id }) });
    await connection('other');
    const seen = async (code: string) => {
      const found = await buyerOfConnection(sales.db, code);
      return found && [found.customer.firstname, found.business?.name, found.punchout.title];
    };
    expect(await seen('mine')).toEqual(['Anna', 'Work', 'System mine']);
    expect(await seen('other')).toEqual(['other', undefined, 'System other']);
    expect(await seen('gone')).toBeNull();
  });

  test('lists articles by id, with variants instead of their parents', async () => {
    const family = await sales.product('F', { type: 'configurable' });
    const [red, plain] = [await sales.product('F-1', { parent_id: family }), await sales.product('P')];
    expect(await skusAfter(sales.db, 0, 9)).toEqual([
      { id: red, sku: 'F-1' },
      { id: plain, sku: 'P' },
    ]);
    expect((await skusAfter(sales.db, 0, 1)).map(({ sku }) => sku)).toEqual(['F-1']);
    expect((await skusAfter(sales.db, red, 9)).map(({ sku }) => sku)).toEqual(['P']);
  });

  test('classifies products by their own categories, and variants by those of their parent', async () => {
    const category = (url_path: string, level: number) =>
      sales.insert('category', {
        ...{ level, id_path: [], name_da: url_path, name_en: url_path, url_key: url_path, url_path },
      });
    const [top, deep, beside] = [
      await category('x-top', 1),
      await category('x-deep', 2),
      await category('x-beside', 2),
    ];
    const place = (category_id: number, product_id: number, own = true) =>
      sales.insert('product_category', { category_id, product_id, position: 1, own });
    const [chair, red, plain] = [
      await sales.product('C', { type: 'configurable' }),
      await sales.product('C-1'),
      await sales.product('P'),
    ];
    await sales.rows('UPDATE product SET parent_id = $1 WHERE id = $2', [chair, red]);
    await place(top, chair);
    await place(deep, chair);
    await place(beside, chair, false);
    await place(beside, plain);
    await place(top, red);
    expect(await categoriesOfProducts(sales.db, [])).toEqual(new Map());
    expect(await categoriesOfProducts(sales.db, [red])).toEqual(new Map([[red, ['x-deep', 'x-top']]]));
    expect(await categoriesOfProducts(sales.db, [plain])).toEqual(new Map([[plain, ['x-beside']]]));
  });
});
