// SQL of a company's users: finds its active users, and moves pending approvals only.
import { describe, expect, test } from 'vitest';
import { copyDefaults, countUsers, moveWaiting, namesOf, usersOf } from '#backend/commerce/company/company.sql';
import { dutiesOf, lockBusiness } from '#backend/commerce/customer/account/business.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

const business = (name: string) => ({ sales_code: name, name, cvr: '99412070' });

test('locks one company only', async () => {
  await sales.insertForAll('business', business('One'));
  const two = await sales.insertForAll('business', business('Two'));
  expect((await lockBusiness(sales.db, two))?.name).toBe('Two');
  expect(await sales.locked('business')).toEqual([two]);
});

describe('users', () => {
  test('are the active ones of the company, sorted by name', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const boss = await sales.customer('Boss', { business_id: work });
    const anna = await sales.customer('Anna', { business_id: work, approver_id: boss });
    await sales.customer('Closed', { business_id: work, closed_at: NOW });
    await sales.customer('Off', { business_id: work, is_active: false });
    const strange = await sales.customer('Else', { business_id: other });
    const found = async (asked: { id?: number; limit?: number }) =>
      (await usersOf(sales.db, work, asked)).map((row) => [row.customer.firstname, row.approverName]);
    expect(await found({ limit: 9 })).toEqual([
      ['Anna', 'Boss Skov'],
      ['Boss', null],
    ]);
    expect(await found({ id: boss })).toEqual([['Boss', null]]);
    expect(await found({ id: strange })).toEqual([]);
    expect(await countUsers(sales.db, work)).toBe(2);
    expect((await namesOf(sales.db, work, 9)).map(({ id }) => id)).toEqual([anna, boss]);
  });
});

/** An order of the buyer pending the approver's decision. */
async function asked(number: string, buyer: number, approver: number, status = 'needs_review', columns = {}) {
  const orderId = await sales.order(number, { status });
  const row = { order_id: orderId, buyer_id: buyer, approver_id: approver, asked_at: NOW, expires_at: minutes(9) };
  await sales.insert('order_approval', { ...row, ...columns });
  return orderId;
}
const DECIDED = { decision: 'approved', decided_at: NOW };

describe('pending duties', () => {
  async function scene() {
    const names = ['boss', 'anna', 'berit', 'next'];
    const ids: number[] = [];
    for (const name of names) ids.push(await sales.customer(name));
    const [boss = 0, anna = 0, berit = 0, next = 0] = ids;
    return { boss, anna, berit, next };
  }

  test('of a user are the users they approve for, and the undecided orders as approver or buyer', async () => {
    const { boss, anna, berit } = await scene();
    await sales.customer('one', { approver_id: boss });
    await sales.customer('two', { approver_id: boss });
    await sales.customer('three', { approver_id: boss, closed_at: NOW });
    await sales.customer('four', { approver_id: berit });
    await asked('1', anna, boss);
    await asked('2', berit, boss);
    await asked('3', boss, anna);
    await asked('4', anna, boss, 'needs_review', DECIDED);
    await asked('5', anna, boss, 'canceled');
    await sales.order('6', { status: 'needs_review' });
    expect(await dutiesOf(sales.db, boss)).toEqual({ approvesFor: 2, waiting: 3 });
    expect(await dutiesOf(sales.db, berit)).toEqual({ approvesFor: 1, waiting: 1 });
  });

  test('are moved to the buyer’s new approver: undecided ones not yet assigned to them', async () => {
    const { boss, anna, berit, next } = await scene();
    const moved = await asked('1', anna, boss);
    await asked('2', berit, boss);
    await asked('3', anna, boss, 'needs_review', DECIDED);
    await asked('4', anna, boss, 'canceled');
    await asked('5', anna, next);
    expect(await moveWaiting(sales.db, anna, next)).toEqual([moved]);
    const rows = await sales.rows<{ approver_id: number }>('SELECT approver_id FROM order_approval ORDER BY order_id');
    expect(rows.map((row) => row.approver_id)).toEqual([next, boss, boss, boss, next]);
  });
});

test('a new user gets the default addresses of their creator only', async () => {
  const [boss, other, made] = [
    await sales.customer('boss'),
    await sales.customer('other'),
    await sales.customer('made'),
  ];
  const place = {
    firstname: 'B',
    lastname: 'B',
    street: ['Vej 1'],
    postcode: '8000',
    country_code: 'DK',
    telephone: '',
  };
  const address = (customerId: number, city: string, columns = {}) =>
    sales.insert('customer_address', { ...place, customer_id: customerId, city, ...columns });
  await address(boss, 'plain');
  await address(boss, 'invoices', { default_billing: true });
  await address(boss, 'goods', { default_shipping: true });
  await address(other, 'else', { default_billing: true, default_shipping: true });
  expect(await copyDefaults(sales.db, boss, { id: made, firstname: 'New', lastname: 'User' })).toBe(2);
  expect(
    await sales.rows('SELECT city, firstname FROM customer_address WHERE customer_id = $1 ORDER BY id', [made]),
  ).toEqual([
    { city: 'invoices', firstname: 'New' },
    { city: 'goods', firstname: 'New' },
  ]);
});
