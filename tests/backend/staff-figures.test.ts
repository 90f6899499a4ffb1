// Sales figures in the back office: days of the shop's calendar on both sides of midnight, what counts, stores, products, and rights.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/calendar/calendar';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { add, type Counter, logIn, newCart, openCounter, place, readyCart, someSkus } from './test-backend';

interface Day {
  day: string;
  orders: number;
  netOere: number;
  creditedOere: number;
  carts: number;
  orderedCarts: number;
}
interface Figures {
  days: { now: Day; before: Day }[];
  products: { sku: string; pieces: number; netOere: number; contributionOere: number | null }[];
  stores: { code: string }[];
}

let counter: Counter;
/** Three on invoice, each with one piece of a product and two of another. Those of the demo world are older than every period. */
let orders: { id: number; net: number }[];
let skus: string[];
const { ask, enter } = staffDesk<{ staffFigures?: Figures }>(() => counter);
const TODAY = '2026-11-03';

beforeAll(async () => {
  counter = await openCounter();
  await counter.rows(`UPDATE sales_order SET placed_at = '2020-01-01'`);
  await counter.rows(`UPDATE invoice SET issued_at = '2020-01-01'`);
  await counter.rows(`UPDATE cart SET created_at = '2020-01-01'`);
  skus = await someSkus(counter, 2);
  for (const role of STAFF_ROLES) await enter(role);
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const numbers: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const cart = await readyCart(
      counter,
      [
        [skus[0] ?? '', 1],
        [skus[1] ?? '', 2],
      ],
      'account',
      who,
    );
    numbers.push((await place(counter, cart, who)).number ?? '');
  }
  orders = await counter.rows<{ id: number; net: number }>(
    'SELECT id, total_ex_vat_oere::int AS net FROM sales_order WHERE number = ANY ($1) ORDER BY id',
    [numbers],
  );
});
afterAll(() => counter?.close());

const placed = (at: number, moment: Date) =>
  counter.rows('UPDATE sales_order SET placed_at = $2 WHERE id = $1', [orders[at]?.id, moment]);
async function figures(period: string, store: string | null = 'b2b'): Promise<Figures> {
  const { data, codes } = await ask(
    `query ($period: String!, $store: String) { staffFigures(period: $period, store: $store) {
      days { now { ...Day } before { ...Day } }
      products { sku pieces netOere contributionOere } stores { code } } }
      fragment Day on StaffDayFigures { day orders netOere creditedOere carts orderedCarts }`,
    { period, store },
  );
  if (!data?.staffFigures) throw new Error(codes.join());
  return data.staffFigures;
}

const dayOf = (found: Figures, day: string) => found.days.find(({ now }) => now.day === day)?.now;
const none = (day: string) => ({ day, orders: 0, netOere: 0, creditedOere: 0, carts: 0, orderedCarts: 0 });
const netOf = (at: number) => orders[at]?.net ?? 0;

describe('sales figures', () => {
  it('have an order on the day of the Danish calendar, on both sides of midnight, and none of today', async () => {
    const midnight = startOfDay('2026-11-02').getTime();
    await placed(0, new Date(midnight - 1));
    await placed(1, new Date(midnight));
    await placed(2, startOfDay(TODAY));
    const week = await figures('week');
    expect(week.days.map(({ now }) => now.day)).toEqual([-7, -6, -5, -4, -3, -2, -1].map((at) => addDays(TODAY, at)));
    expect(dayOf(week, '2026-11-01')).toEqual({ ...none('2026-11-01'), orders: 1, netOere: netOf(0) });
    expect(dayOf(week, '2026-11-02')).toEqual({ ...none('2026-11-02'), orders: 1, netOere: netOf(1) });
    expect(week.days.reduce((sum, { now, before }) => sum + now.orders + before.orders, 0)).toBe(2);
    await placed(2, new Date(startOfDay(TODAY).getTime() - 1));
    expect(dayOf(await figures('yesterday'), '2026-11-02')).toMatchObject({ orders: 2, netOere: netOf(1) + netOf(2) });
  });

  it('compare with the same weekdays, from the first moment of the earlier period', async () => {
    const first = startOfDay('2026-10-20');
    await placed(0, first);
    await placed(1, new Date(first.getTime() - 1));
    await placed(2, startOfDay('2026-10-27'));
    const { days, products } = await figures('week');
    expect(days[0]).toEqual({
      now: { ...none('2026-10-27'), orders: 1, netOere: netOf(2) },
      before: { ...none('2026-10-20'), orders: 1, netOere: netOf(0) },
    });
    expect(days.slice(1).every(({ now, before }) => now.orders + before.orders === 0)).toBe(true);
    // Products of the period itself only.
    expect(products.map(({ sku, pieces }) => [sku, pieces]).sort()).toEqual(
      [
        [skus[0], 1],
        [skus[1], 2],
      ].sort(),
    );
  });

  it('leave out orders that wait or are canceled, and those of other stores', async () => {
    const day = '2026-11-02';
    for (const at of [0, 1, 2]) await placed(at, startOfDay(day));
    await counter.rows(`UPDATE sales_order SET status = 'pending' WHERE id = $1`, [orders[0]?.id]);
    await counter.rows(`UPDATE sales_order SET status = 'canceled' WHERE id = $1`, [orders[1]?.id]);
    expect(dayOf(await figures('week'), day)).toMatchObject({ orders: 1, netOere: netOf(2) });
    expect(dayOf(await figures('week', null), day)).toMatchObject({ orders: 1, netOere: netOf(2) });
    for (const store of ['b2c', 'no-such-store']) expect(dayOf(await figures('week', store), day)).toEqual(none(day));
    await counter.rows(`UPDATE sales_order SET status = 'complete' WHERE id = ANY ($1)`, [orders.map(({ id }) => id)]);
    expect((await figures('week')).stores.map(({ code }) => code)).toEqual(expect.arrayContaining(['b2b', 'b2c']));
  });

  it('have credit notes on their own day', async () => {
    const day = '2026-11-01';
    await counter.rows(
      `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere)
        VALUES ($1, 'credit', 'K-1', $2, '2026-11-01', 8000, 2000, 10000), ($1, 'invoice', 'F-1', $2, '2026-11-01', 8000, 2000, 10000)`,
      [orders[0]?.id, startOfDay(day)],
    );
    expect(dayOf(await figures('week'), day)).toEqual({ ...none(day), creditedOere: 8000 });
  });

  it('count carts with a product by the day of their first one, and those that were ordered', async () => {
    const midnight = startOfDay('2026-11-02').getTime();
    const begun = (cart: string, moment: number) =>
      counter.rows('UPDATE cart SET created_at = $2 WHERE id = $1', [cart, new Date(moment)]);
    const cartOf = async (at: number) =>
      (await counter.rows<{ id: string }>('SELECT cart_id AS id FROM sales_order WHERE id = $1', [orders[at]?.id]))[0]
        ?.id ?? '';
    await begun(await cartOf(0), midnight - 1);
    await begun(await cartOf(1), midnight);
    await begun(await cartOf(2), midnight);
    const who = { store: 'b2b' };
    const left = await newCart(counter, who);
    await add(counter, left, skus[0] ?? '', 1, who);
    const emptied = await newCart(counter, who);
    const byPhone = await newCart(counter, who);
    await add(counter, byPhone, skus[0] ?? '', 1, who);
    for (const cart of [left, emptied, byPhone]) await begun(cart, midnight);
    await counter.rows('UPDATE cart SET by_phone = true WHERE id = $1', [byPhone]);
    const week = await figures('week');
    expect(dayOf(week, '2026-11-01')).toMatchObject({ carts: 1, orderedCarts: 1 });
    expect(dayOf(week, '2026-11-02')).toMatchObject({ carts: 3, orderedCarts: 2 });
    expect(dayOf(await figures('week', 'b2c'), '2026-11-02')).toMatchObject({ carts: 0, orderedCarts: 0 });
    // Abandoned carts are deleted after 120 days: older days have no share.
    const [last, deleted] = [addDays(TODAY, -119), addDays(TODAY, -120)];
    await begun(left, startOfDay(last).getTime());
    await begun(await cartOf(1), startOfDay(deleted).getTime());
    const quarter = await figures('quarter');
    const earlier = (day: string) => quarter.days.find(({ before }) => before.day === day)?.before;
    expect(earlier(last)).toMatchObject({ carts: 1, orderedCarts: 0 });
    expect(earlier(deleted)).toMatchObject({ carts: 0, orderedCarts: 0 });
    await counter.rows(`UPDATE cart SET created_at = '2020-01-01'`);
  });

  it('list products by their amount without VAT, with the contribution where there is a cost', async () => {
    await counter.rows('UPDATE product SET cost_oere = CASE sku WHEN $1 THEN 0 ELSE 100 END WHERE sku = ANY ($2)', [
      skus[0],
      skus,
    ]);
    const lines = await counter.rows<{ sku: string; pieces: number; net: number }>(
      `SELECT sku, sum(quantity)::int AS pieces, sum(row_oere - discount_oere)::int AS net FROM order_line WHERE order_id = ANY ($1) GROUP BY sku`,
      [orders.map(({ id }) => id)],
    );
    const expected = lines.map(({ sku, pieces, net }) => ({
      ...{ sku, pieces, netOere: net, contributionOere: sku === skus[0] ? null : net - pieces * 100 },
    }));
    const found = (await figures('week')).products;
    expect(found).toEqual(expected.sort((one, other) => other.netOere - one.netOere));
    // The same amounts in a shop whose prices include VAT: the line's rate is taken out.
    await counter.rows(
      `UPDATE order_line SET row_oere = row_oere * 5 / 4, unit_oere = unit_oere * 5 / 4, discount_oere = discount_oere * 5 / 4 WHERE order_id = ANY ($1) AND vat_bp = 2500 AND unit_oere % 4 = 0`,
      [orders.map(({ id }) => id)],
    );
    await counter.rows(`UPDATE sales_order SET basis = 'gross' WHERE id = ANY ($1)`, [orders.map(({ id }) => id)]);
    expect((await figures('week')).products).toEqual(found);
  });

  it('are for roles with the right to money alone', async () => {
    const query = '{ staffFigures(period: "week") { days { now { orders } } } }';
    for (const role of STAFF_ROLES) {
      const { data, codes } = await ask(query, {}, role);
      expect([role, Boolean(data?.staffFigures), codes]).toEqual(
        roleHasRight(role, 'money') ? [role, true, []] : [role, false, ['STAFF_RIGHT_MISSING']],
      );
    }
    expect((await ask(query, {}, null)).codes).toEqual(['SESSION_EXPIRED']);
    expect((await ask('{ staffFigures(period: "century") { days { now { orders } } } }', {})).codes).not.toEqual([]);
  });
});
