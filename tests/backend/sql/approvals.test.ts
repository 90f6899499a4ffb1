// SQL of approvals: finds approver and pending orders, and rewrites a pending order with its remaining lines.
import { describe, expect, test } from 'vitest';
import {
  approverFor,
  countPending,
  insertApproval,
  lockApproval,
  overdueNumbers,
  type PendingFilter,
  pendingOrders,
  writeDecision,
} from '#backend/commerce/approval/approval.sql';
import {
  familiesOf,
  replaceDiscounts,
  replaceParts,
  writeTotals,
} from '#backend/commerce/approval/revision/revision.sql';
import { customerNamed, HERE, minutes, NOW, openSales, orderNumbered } from './sales';

const sales = openSales();
const ADMIN = { flags: { isBusinessAdmin: true } };

test('the approver is the named one, or the first other administrator of the company', async () => {
  const [work, rival] = [await sales.business('Work'), await sales.business('Rival')];
  const of = (business_id: number, columns = {}) => ({ business_id, ...columns });
  await sales.customer('Rival boss', of(rival, ADMIN));
  await sales.customer('Colleague', of(work));
  await sales.customer('Gone boss', of(work, { ...ADMIN, is_active: false }));
  const buyer = await sales.customer('Buyer', of(work, ADMIN));
  const boss = await sales.customer('Boss', of(work, ADMIN));
  await sales.customer('Second boss', of(work, ADMIN));
  const named = await sales.customer('Named', of(work));
  const gone = await sales.customer('Gone', of(work, { is_active: false }));
  const approver = async (approverId: number, id = buyer, businessId = work) =>
    (await approverFor(sales.db, { id, approverId, businessId }))?.id;
  expect(await approver(named)).toBe(named);
  expect(await approver(gone)).toBe(boss);
  expect(await approver(buyer)).toBe(boss);
  const alone = await sales.business('Alone');
  expect(await approver(gone, buyer, alone)).toBeUndefined();
});

describe('a pending approval', () => {
  async function scene() {
    const [work, rival] = [await sales.business('Work'), await sales.business('Rival')];
    const people = {
      anna: await sales.customer('Anna', { business_id: work }),
      bo: await sales.customer('Bo', { business_id: work }),
      carl: await sales.customer('Carl', { business_id: work }),
      rita: await sales.customer('Rita', { business_id: rival }),
      rolf: await sales.customer('Rolf', { business_id: rival }),
    };
    const ask = async (number: string, buyer: number, approver: number, asked: number, columns = {}, order = {}) => {
      const order_id = await sales.order(number, { status: 'needs_review', business_id: work, ...order });
      const row = { buyer_id: buyer, approver_id: approver, asked_at: minutes(asked), expires_at: minutes(asked + 60) };
      await sales.insert('order_approval', { order_id, ...row, ...columns });
      return order_id;
    };
    const { anna, bo, carl, rita, rolf } = people;
    const ids = {
      late: await ask('late', anna, bo, 2),
      early: await ask('early', anna, bo, 1),
      decided: await ask('decided', anna, bo, 3, { decision: 'approved', decided_at: NOW }),
      canceled: await ask('canceled', anna, bo, 4, {}, { status: 'canceled' }),
      other: await ask('other', bo, carl, 5),
      rival: await ask('rival', rita, rolf, 6, {}, { business_id: rival }),
    };
    return { work, ids, ...people };
  }

  test('is overdue after its deadline when undecided', async () => {
    await scene();
    expect(await overdueNumbers(sales.db, minutes(65))).toEqual(['early', 'late', 'other']);
    expect(await overdueNumbers(sales.db, minutes(61))).toEqual(['early']);
  });

  test('is listed for its approver, its buyer and the company’s administrators, oldest first', async () => {
    const { anna, bo, carl, rolf, work } = await scene();
    const ALL = { administers: null, mine: false, number: null };
    const found = async (asked: Partial<PendingFilter> & { customerId: number }) => {
      const filter = { ...ALL, ...asked };
      const rows = await pendingOrders(sales.db, filter, 10, 0);
      expect(await countPending(sales.db, filter)).toBe(rows.length);
      return rows.map(({ order }) => order.number);
    };
    expect(await found({ customerId: bo })).toEqual(['other', 'late', 'early', 'canceled', 'decided']);
    expect(await found({ customerId: bo, mine: true })).toEqual(['early', 'late']);
    expect(await found({ customerId: anna })).toEqual(['late', 'early', 'canceled', 'decided']);
    expect(await found({ customerId: carl })).toEqual(['other']);
    expect(await found({ customerId: carl, administers: work })).toEqual([
      'other',
      'late',
      'early',
      'canceled',
      'decided',
    ]);
    expect(await found({ customerId: rolf, number: 'late' })).toEqual([]);
    expect(await found({ customerId: anna, number: 'late' })).toEqual(['late']);
    const [first] = await pendingOrders(sales.db, { ...ALL, customerId: rolf }, 10, 0);
    expect(first).toMatchObject({ order: { number: 'rival' }, buyer: 'Rita Skov', approver: 'Rolf Skov' });
  });

  test('is decided by its order id', async () => {
    const { ids, bo } = await scene();
    await writeDecision(sales.db, ids.late, { decision: 'declined', decidedAt: NOW, decidedBy: bo, reason: 'No' });
    expect(await sales.rows(`SELECT order_id FROM order_approval WHERE decision = 'declined'`)).toEqual([
      { order_id: ids.late },
    ]);
  });

  test('is locked by its order id', async () => {
    const [buyer_id, approver_id] = [
      await sales.insertForAll('customer', customerNamed('Anna')),
      await sales.insertForAll('customer', customerNamed('Bo')),
    ];
    const ids: number[] = [];
    for (const number of ['one', 'two']) {
      const cart = { id: number, store_id: HERE, status: 'ordered', created_at: NOW, updated_at: NOW };
      await sales.insertForAll('cart', cart);
      const order_id = await sales.insertForAll('sales_order', { ...orderNumbered(number), status: 'complete' });
      await sales.insertForAll('order_approval', { order_id, buyer_id, approver_id, asked_at: NOW, expires_at: NOW });
      ids.push(order_id);
    }
    const [, second = 0] = ids;
    expect((await lockApproval(sales.db, second))?.orderId).toBe(second);
    expect(await sales.locked('order_approval', 'order_id')).toEqual([second]);
  });

  test('is inserted and read back undecided', async () => {
    const [anna, bo] = [await sales.customer('Anna'), await sales.customer('Bo')];
    const orderId = await sales.order('one');
    await insertApproval(sales.db, { orderId, buyerId: anna, approverId: bo, askedAt: NOW, expiresAt: minutes(1) });
    expect(await lockApproval(sales.db, orderId)).toMatchObject({
      orderId,
      buyerId: anna,
      approverId: bo,
      decision: null,
    });
  });
});

test('a pending order is rewritten with its remaining lines; other orders are unchanged', async () => {
  const goods = await sales.product('A');
  const promotion_id = await sales.promotion('Offer');
  const [one, two] = [await sales.order('one'), await sales.order('two')];
  const lines: number[] = [];
  for (const order_id of [one, two]) {
    for (let times = 0; times < 3; times++) lines.push(await sales.line(order_id, goods));
    await sales.insert('order_tax', { order_id, vat_bp: 2_500, base_oere: 1, vat_oere: 1 });
    await sales.insert('order_duty', { order_id, code: 'waste', label: 'Waste', oere: 1 });
    await sales.insert('order_discount', {
      order_id,
      position: 1,
      promotion_id,
      label: 'Offer',
      kind: 'percent',
      oere: 1,
    });
  }
  const [gone = 0, changed = 0, left = 0, goneOther = 0, changedOther = 0, leftOther = 0] = lines;
  const money = { discountOere: 5, dutyOere: 0, vatOere: 1_000 };
  const part = (id: number, quantity: number) => ({ id, quantity, rowOere: quantity * 10_000, ...money });
  await replaceParts(sales.db, one, {
    lines: [part(gone, 0), part(changed, 2), part(goneOther, 0), part(changedOther, 2)],
    taxes: [{ vatBp: 2_500, baseOere: 9, vatOere: 9 }],
    duties: [],
  });
  await replaceDiscounts(sales.db, one, []);
  const totals = {
    goodsOere: 20_000,
    discountOere: 5,
    dutiesOere: 0,
    vatOere: 0,
    totalExVatOere: 7,
    totalOere: 7,
    points: 1,
  };
  await writeTotals(sales.db, one, totals);
  expect(await sales.rows('SELECT id, quantity FROM order_line ORDER BY id')).toEqual([
    { id: changed, quantity: 2 },
    ...[left, goneOther, changedOther, leftOther].map((id) => ({ id, quantity: 1 })),
  ]);
  expect(await sales.rows('SELECT order_id, base_oere FROM order_tax ORDER BY order_id')).toEqual([
    { order_id: one, base_oere: 9 },
    { order_id: two, base_oere: 1 },
  ]);
  expect(await sales.rows('SELECT order_id FROM order_duty')).toEqual([{ order_id: two }]);
  expect(await sales.rows('SELECT order_id FROM order_discount')).toEqual([{ order_id: two }]);
  expect(await sales.rows('SELECT id, total_oere FROM sales_order ORDER BY id')).toEqual([
    { id: one, total_oere: 7 },
    { id: two, total_oere: 10_000 },
  ]);
});

test('returns the parents of variants', async () => {
  const family = await sales.product('FAMILY', { type: 'configurable' });
  const red = await sales.product('RED', { parent_id: family });
  await sales.product('BLUE', { parent_id: family });
  expect([...(await familiesOf(sales.db, [red, family]))]).toEqual([[red, family]]);
});
