// SQL of imported past orders and customers: each row is read and written with its own order or account.
import { describe, expect, test } from 'vitest';
import {
  loadEvents,
  loadPapers,
  loadPastLines,
  loadPastOrders,
  loadShipments,
  numberAfter,
  takenNumbers,
} from '#backend/shop-files/sections/orders/orders.sql';
import {
  insertPastDiscounts,
  insertPastLines,
  insertPastOrders,
  insertPastPapers,
  insertPastPayments,
  insertPastShipments,
  insertPastTaxes,
  ordersWithPapers,
} from '#backend/shop-files/sections/orders/write-orders.sql';
import { insertAddresses, loadAddresses } from '#backend/shop-files/sections/people/addresses.sql';
import { companyResource } from '#backend/shop-files/sections/people/companies';
import {
  approvedBuyers,
  endLoginsOf,
  loadCustomers,
  setApprovers,
  updateCustomers,
} from '#backend/shop-files/sections/people/customers.sql';
import { loadLedger } from '#backend/shop-files/sections/people/points.sql';
import { ELSEWHERE, HERE, minutes, NOW, openSales, orderNumbered } from './sales';

const sales = openSales();
type Columns = Record<string, unknown>;

const shipment = (order_id: number, number: string) =>
  sales.insert('shipment', {
    ...{ order_id, number, carrier_code: 'gls', carrier_title: 'GLS', status: 'UNKNOWN', shipped_at: NOW },
  });
const paper = (order_id: number, number: string, columns: Columns = {}) =>
  sales.insert('invoice', {
    ...{
      order_id,
      number,
      kind: 'invoice',
      issued_at: NOW,
      due_at: '2026-04-01',
      net_oere: 8,
      vat_oere: 2,
      total_oere: 10,
    },
    ...columns,
  });
/** A past order is marked by the id of its cart. */
const earlier = async (number: string, columns: Columns = {}) => {
  await sales.cart(`before-${number}`, { status: 'ordered' });
  return sales.order(number, { cart_id: `before-${number}`, ...columns });
};

describe('past orders', () => {
  test('are read, and no others, each with its own store and payment', async () => {
    const [one, two] = [await earlier('1'), await earlier('2', { store_id: ELSEWHERE })];
    await sales.order('3');
    for (const [order_id, provider] of [
      [one, 'stripe'],
      [two, 'other'],
    ])
      await sales.insert('payment', {
        ...{ order_id, provider, mode: 'TEST', status: 'captured', amount_oere: 1, provider_reference: `r${order_id}` },
        ...{ created_at: NOW, updated_at: NOW },
      });
    expect(
      (await loadPastOrders(sales.on)).map((row) => [row.number, row.store, row.provider, row.provider_reference]),
    ).toEqual([
      ['1', 'b2c', 'stripe', `r${one}`],
      ['2', 'b2b', null, `r${two}`],
    ]);
  });

  test('are marked as continued here once this shop has shipped or invoiced part of them', async () => {
    const [sent, billed, elsewhere] = [await earlier('1'), await earlier('2'), await earlier('3')];
    await earlier('4');
    await shipment(sent, '500000001');
    await paper(billed, '700000001');
    await shipment(elsewhere, 'X1');
    await paper(elsewhere, 'X2');
    expect((await loadPastOrders(sales.on)).map(({ goes_on_here }) => goes_on_here)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('have their own lines, shipments, events and documents', async () => {
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    const here = await sales.order('9');
    await sales.line(here, a, { sku: 'A' });
    const papers: number[] = [];
    for (const number of ['1', '2']) {
      const id = await earlier(number);
      const first = await sales.line(id, a, { sku: 'A', quantity: 3 });
      const again = await sales.line(id, a, { sku: 'A', quantity: 1 });
      const other = await sales.line(id, b, { sku: 'B', quantity: 2 });
      const parcel = await shipment(id, `S${number}`);
      const bill = await paper(id, `I${number}`);
      papers.push(bill);
      for (const [order_line_id, quantity] of [
        [first, Number(number)],
        [again, 1],
      ] as const) {
        await sales.insert('shipment_line', { shipment_id: parcel, order_line_id, quantity });
        const sums = {
          unit_oere: 1,
          row_oere: quantity,
          discount_oere: 0,
          vat_bp: 2500,
          net_oere: 1,
          vat_oere: 0,
          name: 'A',
        };
        await sales.insert('invoice_line', {
          invoice_id: bill,
          order_line_id,
          position: order_line_id,
          quantity,
          ...sums,
        });
      }
      await sales.insert('shipment_event', { shipment_id: parcel, status: 'IN_TRANSIT', place: number, at: NOW });
      expect(other).toBeGreaterThan(again);
    }
    const own = await shipment(here, 'S9');
    await sales.insert('shipment_event', { shipment_id: own, status: 'IN_TRANSIT', place: '9', at: NOW });
    await paper(here, 'I9');
    expect((await loadPastLines(sales.on)).map(({ order, sku, quantity }) => `${order} ${quantity} ${sku}`)).toEqual([
      ...['1 3 A', '1 1 A', '1 2 B'],
      ...['2 3 A', '2 1 A', '2 2 B'],
    ]);
    expect((await loadShipments(sales.on)).map(({ order, number, goods }) => [order, number, goods])).toEqual([
      ['1', 'S1', [{ sku: 'A', pieces: 2 }]],
      ['2', 'S2', [{ sku: 'A', pieces: 3 }]],
    ]);
    expect((await loadEvents(sales.on)).map(({ shipment: of, place }) => [of, place])).toEqual([
      ['S1', '1'],
      ['S2', '2'],
    ]);
    expect((await loadPapers(sales.on)).map(({ order, number, goods }) => [order, number, goods])).toEqual([
      ['1', 'I1', [{ sku: 'A', pieces: 2 }]],
      ['2', 'I2', [{ sku: 'A', pieces: 3 }]],
    ]);
    expect(papers).toHaveLength(2);
  });

  test('cannot have numbers already used by the shop', async () => {
    const id = await sales.order('1');
    await sales.order('2');
    for (const number of ['S1', 'S2']) await shipment(id, number);
    await paper(id, 'P1');
    await paper(id, 'P2', { kind: 'credit' });
    await paper(id, 'P3');
    await sales.insert('payment', {
      ...{ order_id: id, provider: 'test', mode: 'TEST', status: 'captured', amount_oere: 1, provider_reference: 'r1' },
      ...{ created_at: NOW, updated_at: NOW },
    });
    const asked = (numbers: string[]) => ({
      ...{ orders: numbers, shipments: numbers, invoices: numbers, credits: numbers, payments: numbers },
    });
    const taken = async (...numbers: string[]) => [...(await takenNumbers(sales.on, asked(numbers)))].sort();
    expect(await taken('1', 'S1', 'P1', 'P2', 'r1', 'free')).toEqual([
      ...['credits P2', 'invoices P1', 'orders 1', 'payments r1', 'shipments S1'],
    ]);
    expect(await taken('free')).toEqual([]);
  });

  test('advance the shop’s order number, and never set it back', async () => {
    const last = async () =>
      Number((await sales.rows<{ at: string }>('SELECT last_value AS at FROM order_number'))[0]?.at);
    const start = await last();
    await numberAfter(sales.on, [String(start - 1), '1234567890', 'X9']);
    expect(await last()).toBe(start);
    await numberAfter(sales.on, [String(start + 5), String(start + 3)]);
    expect(await last()).toBe(start + 5);
    await sales.rows(`SELECT setval('order_number', $1)`, [start]);
  });

  test('are returned when they have documents', async () => {
    const [one] = [await sales.order('1'), await sales.order('2')];
    await paper(one, 'P');
    await paper(await sales.order('3'), 'Q');
    expect(await ordersWithPapers(sales.on, ['1', '2'])).toEqual([one]);
  });
});

describe('past orders are inserted', () => {
  const order = (number: string) => ({
    ...orderNumbered(number),
    ...{ cart_id: `before-${number}`, discount_oere: 0, shipping_oere: 0, placed_at: NOW.toISOString() },
    ...{ purchase_order_number: null, reference: null, requisitioner: null, requisition_number: null },
    withdrawal_told_at: null,
  });
  const lineOf = (number: string, position: number, sku: string) => ({
    ...{ order: number, position, sku, name: null, quantity: 2, shipped: 0, canceled: 0, invoiced: 0, credited: 0 },
    ...{ unit_oere: 1, row_oere: 2, discount_oere: 0, discounts: [], vat_bp: 2_500, vat_oere: 0, price_reasons: [] },
  });

  test('with the account of their address, and all of their own data', async () => {
    const work = await sales.business('Work');
    const [anna, bo] = [await sales.customer('1', { business_id: work }), await sales.customer('2')];
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    const orders = ['1', '2', '3'].map(order) as Parameters<typeof insertPastOrders>[1];
    await insertPastOrders(sales.on, orders);
    const rows = await sales.rows<{ id: number }>(
      'SELECT id, number, customer_id, business_id FROM sales_order ORDER BY number',
    );
    expect(rows).toMatchObject([
      { number: '1', customer_id: anna, business_id: work },
      { number: '2', customer_id: bo, business_id: null },
      { number: '3', customer_id: null, business_id: null },
    ]);
    expect(await sales.rows('SELECT id, customer_id AS of FROM cart ORDER BY id')).toEqual([
      { id: 'before-1', of: anna },
      { id: 'before-2', of: bo },
      { id: 'before-3', of: null },
    ]);
    const [one, two, three] = rows.map(({ id }) => id);
    const of = (table: string, columns: string) =>
      sales.rows(`SELECT order_id AS of, ${columns} FROM ${table} ORDER BY order_id, 2`);
    expect(await of('order_history', 'status')).toEqual(
      [one, two, three].map((id) => ({ of: id, status: 'processing' })),
    );

    await insertPastLines(sales.on, [
      lineOf('1', 1, 'A'),
      lineOf('1', 2, 'B'),
      lineOf('2', 1, 'B'),
      lineOf('2', 2, 'A'),
    ]);
    expect(await of('order_line', 'position, product_id AS id')).toEqual([
      { of: one, position: 1, id: a },
      { of: one, position: 2, id: b },
      { of: two, position: 1, id: b },
      { of: two, position: 2, id: a },
    ]);
    await insertPastDiscounts(sales.on, [
      { order: '1', label: 'B', oere: 1 },
      { order: '1', label: 'A', oere: 2 },
      { order: '2', label: 'A', oere: 3 },
    ]);
    expect(await of('order_discount', 'position, oere::int AS oere')).toEqual([
      { of: one, position: 1, oere: 2 },
      { of: one, position: 2, oere: 1 },
      { of: two, position: 1, oere: 3 },
    ]);
    const tax = (number: string) => ({ order: number, vat_bp: 2_500, base_oere: 1, vat_oere: 0 });
    await insertPastTaxes(sales.on, [tax('1'), tax('2')]);
    expect(await of('order_tax', 'vat_bp')).toHaveLength(2);
    const payment = (number: string) => ({
      ...{ order: number, provider: 'test', mode: 'TEST' as const, status: 'captured' as const, amount_oere: 1 },
      ...{ taken_oere: 1, refunded_oere: 0, provider_reference: `r${number}` },
    });
    await insertPastPayments(sales.on, [payment('1'), payment('2')]);
    expect(await of('payment', 'provider_reference AS said')).toEqual([
      { of: one, said: 'r1' },
      { of: two, said: 'r2' },
    ]);
    const parcel = (number: string, position: number) => ({
      ...{ order: number, number: `S${number}`, carrier_code: 'gls', carrier_title: 'GLS', tracking_number: '' },
      ...{ status: 'UNKNOWN', shipped_at: NOW.toISOString(), goods: [{ position, quantity: position }] },
      events: [{ at: NOW.toISOString(), status: 'IN_TRANSIT', place: number }],
    });
    await insertPastShipments(sales.on, [parcel('1', 2), parcel('2', 1)]);
    const sent = `SELECT d.number, l.order_id AS of, l.position, x.quantity FROM shipment_line x JOIN shipment d ON d.id = x.shipment_id
      JOIN order_line l ON l.id = x.order_line_id ORDER BY d.number`;
    expect(await sales.rows(sent)).toEqual([
      { number: 'S1', of: one, position: 2, quantity: 2 },
      { number: 'S2', of: two, position: 1, quantity: 1 },
    ]);
    const events = 'SELECT d.number, e.place FROM shipment_event e JOIN shipment d ON d.id = e.shipment_id ORDER BY 1';
    expect(await sales.rows(events)).toEqual([
      { number: 'S1', place: '1' },
      { number: 'S2', place: '2' },
    ]);
    const sums = { freight_net_oere: 0, freight_vat_oere: 0, net_oere: 8, vat_oere: 2, total_oere: 10 };
    const bill = (number: string, kind: 'invoice' | 'credit', at: number) => ({
      ...{ order: number, kind, number: 'P', issued_at: NOW.toISOString(), due_at: '2026-04-01', reason: '', ...sums },
      taxes: [{ vat_bp: at, base_oere: 8, vat_oere: 2 }],
      lines: [
        {
          at,
          position: 1,
          quantity: at,
          unit_oere: 4,
          row_oere: 4 * at,
          discount_oere: 0,
          vat_bp: 2_500,
          net_oere: 8,
          vat_oere: 2,
        },
      ],
    });
    await insertPastPapers(sales.on, [
      bill('1', 'invoice', 1),
      bill('2', 'credit', 2),
      { ...bill('2', 'credit', 1), number: 'Q' },
    ]);
    const billed = `SELECT d.kind, d.order_id AS of, d.customer_id AS who, l.order_id AS line_of, l.position AS at, t.vat_bp AS vat FROM invoice d
      JOIN invoice_line x ON x.invoice_id = d.id JOIN order_line l ON l.id = x.order_line_id JOIN invoice_tax t ON t.invoice_id = d.id ORDER BY d.kind, d.number`;
    expect(await sales.rows(billed)).toEqual([
      { kind: 'credit', of: two, who: bo, line_of: two, at: 2, vat: 2 },
      { kind: 'credit', of: two, who: bo, line_of: two, at: 1, vat: 1 },
      { kind: 'invoice', of: one, who: anna, line_of: one, at: 1, vat: 1 },
    ]);
  });
});

describe('customers', () => {
  test('are exported while their account is open, with group, store and approver', async () => {
    const [boss, gone] = [await sales.customer('Boss'), await sales.customer('Gone', { closed_at: NOW })];
    await sales.customer('Anna', { approver_id: boss, store_id: ELSEWHERE });
    await sales.customer('Bo', { approver_id: gone });
    const told = (await loadCustomers(sales.on)).map((row) => [row.firstname, row.store, row.approver]);
    expect(told).toEqual([
      ['Boss', 'b2c', null],
      ['Anna', 'b2b', 'boss@example.dk'],
      ['Bo', 'b2c', null],
    ]);
  });

  test('are updated by e-mail address', async () => {
    await sales.customer('Anna', { flags: { old: true } });
    await sales.customer('Bo', { flags: { old: true } });
    await updateCustomers(sales.on, [
      {
        ...{ email: 'anna@example.dk', group_id: 1, store_id: ELSEWHERE, business_id: null, approval_limit_oere: 5 },
        ...{ is_active: true, pwa_username: 'p', flags: { fresh: true } as never, account_settings: {} as never },
        business_shoppinglist_limit: 0,
        erp_number: null,
      },
    ]);
    expect(await sales.rows('SELECT store_id, flags FROM customer ORDER BY id')).toEqual([
      { store_id: ELSEWHERE, flags: { old: true, fresh: true } },
      { store_id: HERE, flags: { old: true } },
    ]);
  });

  test('get the given approver, and are written only when it differs', async () => {
    const [boss, next] = [await sales.customer('Boss'), await sales.customer('Next')];
    const anna = await sales.customer('Anna', { approver_id: boss });
    const bo = await sales.customer('Bo', { approver_id: boss });
    const cat = await sales.customer('Cat', { approver_id: boss });
    const pairs = [
      { email: 'anna@example.dk', approver: 'next@example.dk' },
      { email: 'bo@example.dk', approver: null },
    ];
    const xmin = async () =>
      (await sales.rows<{ at: string }>('SELECT cmin::text AS at FROM customer WHERE id = $1', [anna]))[0]?.at;
    await setApprovers(sales.on, pairs);
    const written = await xmin();
    await setApprovers(sales.on, pairs);
    expect(await xmin()).toBe(written);
    expect(
      await sales.rows('SELECT id, approver_id FROM customer WHERE id = ANY ($1) ORDER BY id', [[anna, bo, cat]]),
    ).toEqual([
      { id: anna, approver_id: next },
      { id: bo, approver_id: null },
      { id: cat, approver_id: boss },
    ]);
  });

  test('whose orders need approval are returned with approver and company, while their account is open', async () => {
    const [one, two] = [
      await sales.business('One', { invoice_allowed: true }),
      await sales.business('Two', { invoice_allowed: false }),
    ];
    const boss = await sales.customer('Boss', { business_id: one });
    await sales.customer('Anna', { approver_id: boss, business_id: one });
    await sales.customer('Bo', { approver_id: boss, business_id: two });
    await sales.customer('Gone', { approver_id: boss, closed_at: NOW });
    const told = (await approvedBuyers(sales.on)).map((row) => [
      row.email,
      row.approver,
      row.invoice_allowed,
      row.approver_business_id,
    ]);
    expect(told).toEqual([
      ['anna@example.dk', 'boss@example.dk', true, one],
      ['bo@example.dk', 'boss@example.dk', false, one],
    ]);
  });

  test('deactivated lose their active sessions, and no other customer does', async () => {
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const login = (token_hash: string, customer_id: number, columns: Columns = {}) =>
      sales.insert('customer_session', {
        token_hash,
        customer_id,
        created_at: minutes(-9),
        expires_at: minutes(9),
        ...columns,
      });
    await login('live', anna);
    await login('over', anna, { expires_at: NOW });
    await login('ended', anna, { revoked_at: minutes(-1) });
    await login('other', bo);
    await endLoginsOf(sales.on, ['anna@example.dk'], NOW);
    expect(await sales.rows('SELECT token_hash AS of, revoked_at AS at FROM customer_session ORDER BY 1')).toEqual([
      { of: 'ended', at: minutes(-1) },
      { of: 'live', at: NOW },
      { of: 'other', at: null },
      { of: 'over', at: null },
    ]);
  });

  test('have their own addresses and points, while their account is open', async () => {
    const [anna, gone] = [await sales.customer('Anna'), await sales.customer('Gone', { closed_at: NOW })];
    await sales.customer('Bo');
    for (const customer_id of [anna, gone])
      await sales.insert('point_entry', { customer_id, at: NOW, points: 5, note: '' });
    const address = (email: string, city: string) => ({
      ...{ email, firstname: '', lastname: '', company: null, company2: null, street: ['x'], postcode: '5000', city },
      ...{ country: 'DK', telephone: '', vat_id: null, requisitioner: null, requisition_number: null },
      ...{ default_billing: false, default_shipping: false },
    });
    await insertAddresses(sales.on, [
      address('bo@example.dk', 'B'),
      address('anna@example.dk', 'A'),
      address('gone@example.dk', 'G'),
    ]);
    expect((await loadAddresses(sales.on)).map(({ email, city }) => [email, city])).toEqual([
      ['anna@example.dk', 'A'],
      ['bo@example.dk', 'B'],
    ]);
    expect((await loadLedger(sales.on)).map(({ email }) => email)).toEqual(['anna@example.dk']);
  });

  test('new companies get numbers after the highest imported one, and the sequence is never set back', async () => {
    const last = async () =>
      Number((await sales.rows<{ at: string }>('SELECT last_value AS at FROM business_id_seq'))[0]?.at);
    const start = await last();
    const record = (number: number) => ({
      ...{ number, name: 'X', cvr: '11111111', vat_id: 'DK1', ean: null },
      ...{ sales_code: '', reference_number: '', description: '' },
      ...{ invoice_allowed: true, credit_limit: null, free_shipping: false, free_shipping_from: null },
      ...{ contract_goods: false, gift_cards: false, weekday: '' as const, duty_exempt: [], price_group: '' },
      erp_number: null,
    });
    await companyResource.write(sales.on, [record(1)]);
    expect(await last()).toBe(start);
    await companyResource.write(sales.on, [record(start + 7)]);
    expect(await last()).toBe(start + 7);
    await sales.rows(`SELECT setval('business_id_seq', $1)`, [start]);
  });
});
