// Bonus points against the database: estimated before the order, earned with its invoices, withdrawn with credit notes, never below zero.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { CustomerOrderDocument } from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, place, readCart, readyCart, someSkus, type Who } from './test-backend';

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
let counter: Counter;
let birgitte: Who;
let sku: string;
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL AND p.gross_oere > 4000');
  birgitte = await logIn(counter, BIRGITTE);
});
afterAll(() => counter?.close());

const life = () => {
  const { db, pool } = counter.database;
  return {
    db,
    pool,
    queue: noJobs,
    provider: testPayments(async () => 'secret'),
    now: counter.clock.now(),
    by: 'staff',
  };
};
const pieces = (count: number) => new Map([[sku, count]]);
const ledgerOf = async (number: string) =>
  (
    await counter.rows<{ points: number }>(
      `SELECT e.points FROM point_entry e JOIN sales_order o ON o.id = e.order_id WHERE o.number = $1 ORDER BY e.id`,
      [number],
    )
  ).map(({ points }) => points);
const balance = async () =>
  (
    await counter.rows<{ points: number }>(
      `SELECT coalesce(sum(points), 0)::int AS points FROM point_entry e JOIN customer c ON c.id = e.customer_id WHERE c.email = $1`,
      [BIRGITTE],
    )
  )[0]?.points ?? 0;
const back = (count: number | null) => ({
  pieces: count === null ? null : pieces(count),
  restock: true,
  freight: null,
  reason: 'Fortrudt',
});

async function sent(quantity: number): Promise<{ number: string; told: number }> {
  const cartId = await readyCart(counter, [[sku, quantity]], 'account', birgitte);
  const cart = (await readCart(counter, cartId, birgitte)).data?.cart;
  const net = Math.round((cart?.prices?.subtotal_excluding_tax?.value ?? 0) * 100);
  expect(cart?.earnable_reward_points).toBe(Math.floor((net * 20) / 10_000));
  const { number, errors } = await place(counter, cartId, birgitte);
  expect(errors).toEqual([]);
  expect(await ship(number ?? '', { pieces: null, carrier: null, trackingNumber: '' }, life())).toMatchObject({
    ok: true,
  });
  return { number: number ?? '', told: cart?.earnable_reward_points ?? 0 };
}

// spec: 3 Cart: `earnable_reward_points`
//   at backend/commerce/cart/extension.graphql, domain/points/reward-points.ts
test('are earned with the invoices, fully with the last one, and withdrawn with credit notes', async () => {
  const before = await balance();
  const { number, told } = await sent(7);
  expect(told).toBeGreaterThan(0);
  await invoiceOrder(number, pieces(3), life());
  expect(await ledgerOf(number)).toEqual([Math.floor((told * 3) / 7)]);
  await invoiceOrder(number, null, life());
  expect(await balance()).toBe(before + told);
  expect(await creditOrder(number, back(2), life())).toMatchObject({ ok: true });
  expect(await balance()).toBe(before + Math.floor((told * 5) / 7));
  expect(await creditOrder(number, back(null), life())).toMatchObject({ ok: true });
  expect(await balance()).toBe(before);
  const order = (await counter.ask(CustomerOrderDocument, { number }, birgitte)).data?.customer?.orders?.items[0];
  expect(order?.reward_points).toBe(told);
});

test('already spent are not withdrawn below zero, also by two concurrent credit notes', async () => {
  const [one, two] = [await sent(4), await sent(4)];
  for (const { number } of [one, two]) await invoiceOrder(number, null, life());
  await counter.rows(
    `INSERT INTO point_entry (customer_id, points, note, kind, at) SELECT id, $1, 'Bonusshop', 'spent', $2 FROM customer WHERE email = $3`,
    [1 - (await balance()), counter.clock.now(), BIRGITTE],
  );
  await Promise.all([one, two].map(({ number }) => creditOrder(number, back(null), life())));
  expect(await balance()).toBe(0);
});

test('are not offered to guests', async () => {
  const cartId = await readyCart(counter, [[sku, 3]]);
  expect((await readCart(counter, cartId)).data?.cart?.earnable_reward_points).toBeNull();
});
