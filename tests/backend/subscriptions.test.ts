// Subscriptions from creation to end: changed, skipped, announced, ordered exactly once, late, more expensive, out of stock, and ended.
import gql from 'graphql-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCartOf } from '#backend/commerce/cart/cart.sql';
import { expirePayments } from '#backend/commerce/payment/expire-payments';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { ship } from '#backend/commerce/shipment/ship';
import { insertRun } from '#backend/commerce/subscription-run/runs.sql';
import { noJobs } from '#backend/db/job-queue';
import { countStatements } from '#backend/db/statements';
import { testPayments } from '#backend/ports/payment/test-provider';
import { deliverAll } from './deliver-subscriptions';
import { add, type Counter, logIn, newCart, openCounter, someSkus, stockMismatches, type Who } from './test-backend';

let counter: Counter;
let skus: string[] = [];
const people: Record<string, Who> = {};
const MAILS = {
  birgitte: 'birgitte@havnens-arkitekter.example',
  christian: 'christian@havnens-arkitekter.example',
  dorthe: 'dorthe@havnens-arkitekter.example',
  anna: 'anna@example.dk',
} as const;
type Name = keyof typeof MAILS;

beforeAll(async () => {
  counter = await openCounter();
  // Before the first query, as names and settings of stores are cached for a minute.
  await settings({ subscriptionMinimumOere: 300_00 });
  for (const [name, mail] of Object.entries(MAILS))
    people[name] = await logIn(counter, mail, name === 'anna' ? 'b2c' : 'b2b');
  // These tests move the clock by weeks, and sessions must not expire.
  await counter.rows(`UPDATE customer_session SET expires_at = '2030-01-01'`);
  skus = await someSkus(counter, 6);
  // At 80 kr. without VAT each, without a special offer that could end.
  await counter.rows('DELETE FROM product_special');
  await counter.rows('DELETE FROM product_tier');
  await counter.rows('DELETE FROM contract_price');
  await counter.rows('UPDATE product SET gross_oere = 10000 WHERE sku = ANY ($1)', [skus]);
  await counter.rows(
    `UPDATE customer SET account_settings = account_settings || '{"isSubscriptionEnabled": true}' WHERE email = $1`,
    [MAILS.dorthe],
  );
});
afterAll(() => counter?.close());
beforeEach(() => counter.rows(`UPDATE subscription SET status = 'ended', ended_at = now() WHERE status <> 'ended'`));

const FIELDS = gql`
  fragment F on SubscriptionOrder {
    id name status paymentCode card problem { code } interval startDate nextDeliveryDate nextOrderDate weekday actions notTaken requisitioner
    address { id city street postcode }
    totals { earnRewardPoints priceExclVat priceInclVat priceVat validationError validationProblem { code params } }
    items { id sku productName quantity status skip problem { code } unitPrice agreedPrice
      product { sku name canonical_url small_image { url } stock_item { min_qty max_qty increments } price_range { minimum_price { final_price { value } } } breadcrumbs: categories { breadcrumbs { category_name } } } }
    deliveries { date outcome orderNumber problem { code } leftOut { sku why } }
  }
`;
const with_ = (text: string) => gql`${gql(text)}${FIELDS}`;
const CREATE = with_(
  'mutation C($input: SubscriptionOrderInput!) { done: createSubscriptionOrder(input: $input) { ...F } }',
);
const UPDATE = with_(
  'mutation U($id: Int!, $input: SubscriptionOrderInput!) { done: updateSubscriptionOrder(subscriptionId: $id, input: $input) { ...F } }',
);
const END = with_(
  'mutation E($id: Int!) { done: deleteSubscriptionOrder(subscriptionId: $id) { total items { ...F } } }',
);
const SKIP_LINE = with_(
  'mutation L($id: Int!, $item: Int!, $skip: Boolean) { done: skipSubscriptionOrderItem(subscriptionId: $id, itemId: $item, skip: $skip) { ...F } }',
);
const SKIP = with_(
  'mutation S($id: Int!, $date: String!) { done: skipSubscriptionDelivery(subscriptionId: $id, date: $date) { ...F } }',
);
const ITEMS = with_(
  'mutation I($id: Int!, $items: [SubscriptionItemQuantity!]!) { done: changeSubscriptionOrderItems(subscriptionId: $id, items: $items) { ...F } }',
);
const ADD = with_(
  'mutation A($id: Int!, $goods: SubscriptionGoods!) { done: addToSubscriptionOrder(subscriptionId: $id, goods: $goods) { ...F } }',
);
const MOVE = with_(
  'mutation M($id: Int!, $action: SubscriptionAction!, $expected: Float) { done: moveSubscriptionOrder(subscriptionId: $id, action: $action, expected: $expected) { ...F } }',
);
const ONE = with_('query O($id: Int!) { done: subscriptionOrder(subscriptionId: $id) { ...F } }');
const ALL = with_(
  'query Q { done: customerSubscriptions { total items { ...F } } customer { may_subscribe account_settings { is_subscription_enabled } subscriptions { total items { id } } } }',
);

type Answer = ReturnType<JSON['parse']>;
async function ask(document: Answer, variables: object, name: Name = 'birgitte'): Promise<Answer> {
  const { data, errors } = await counter.ask<Answer, object>(document, variables, people[name]);
  return errors[0] ? { code: errors[0].code || errors[0].category, message: errors[0].message } : data.done;
}
const settings = (changed: object) =>
  counter.rows(`UPDATE store SET settings = settings || $1::jsonb WHERE code = 'b2b'`, [JSON.stringify(changed)]);
const addressOf = async (name: Name) =>
  (
    await counter.rows<{ id: number }>(
      'SELECT a.id FROM customer_address a JOIN customer c ON c.id = a.customer_id WHERE c.email = $1 ORDER BY a.default_shipping DESC, a.id LIMIT 1',
      [MAILS[name]],
    )
  )[0]?.id ?? 0;

const PLAIN = { interval: 'week', name: 'Kopirummet', requisitioner: 'R', requisitionNumber: '1' };
async function input(more: object = {}, name: Name = 'birgitte') {
  const goods = { source: 'PRODUCT', key: skus[0], quantity: 5 };
  return { ...PLAIN, startDate: '2026-11-24', addressId: await addressOf(name), goods, ...more };
}
const made = async (more: object = {}, name: Name = 'birgitte') =>
  ask(CREATE, { input: await input(more, name) }, name);
const now = (id: number, name: Name = 'birgitte') => ask(ONE, { id }, name);

/** Moves the clock to nine in the morning of that day, forward or back. */
function turnTo(day: string): void {
  counter.clock.forward(Date.parse(`${day}T08:00:00Z`) - counter.clock.now().getTime());
}
/** Orders of subscriptions, oldest first. */
const orders = (id: number) =>
  counter.rows<{ number: string; points: number; status: string; shipping: Record<string, string>; skus: string[] }>(
    `SELECT o.number, o.points, o.status, o.shipping, (SELECT array_agg(l.sku ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS skus
      FROM sales_order o JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id = $1 ORDER BY o.id`,
    [id],
  );
const mails = async (id: number) =>
  (
    await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE template LIKE 'subscription%' AND payload -> 'told' ->> 'id' = $1 ORDER BY id`,
      [String(id)],
    )
  ).map(({ template }) => template.slice('subscription-'.length));
const stock = (sku: string | undefined, quantity: number) =>
  counter.rows(
    `WITH p AS (SELECT id FROM product WHERE sku = $1), s AS (SELECT i.* FROM stock_item i JOIN p ON p.id = i.product_id WHERE source_code = 'central'),
      m AS (INSERT INTO stock_movement (product_id, source_code, delta, reason, at) SELECT product_id, source_code, $2 - quantity, 'count', now() FROM s WHERE quantity <> $2)
      UPDATE stock_item i SET quantity = $2 FROM p WHERE i.product_id = p.id AND i.source_code = 'central'`,
    [sku, quantity],
  );

// spec: 7 Commerce mutations: createSubscriptionOrder
//   at backend/commerce/subscription/create.ts
// spec: 7 Commerce queries: customerSubscriptions
//   at backend/commerce/subscription/resolvers.ts
test('is created from a product, the cart or an order, with its first delivery on a delivery day', async () => {
  turnTo('2026-11-03');
  // The customer's delivery route is on Tuesdays.
  const one = await made({ startDate: '2026-11-23' });
  expect(one).toMatchObject({
    ...{ name: 'Kopirummet', status: 'active', interval: 'week', startDate: '2026-11-23', problem: null, notTaken: 0 },
    ...{ nextDeliveryDate: '2026-11-24', nextOrderDate: '2026-11-20', weekday: 'tirsdag' },
    items: [{ sku: skus[0], quantity: 5, status: 'ok', skip: false, product: { sku: skus[0] } }],
    totals: { validationError: null },
  });
  expect(one.items[0].agreedPrice).toBe(one.items[0].unitPrice);
  expect(one.totals.priceInclVat).toBeCloseTo(one.totals.priceExclVat + one.totals.priceVat, 2);
  const who = people.birgitte ?? {};
  const cart = await newCart(counter, who);
  await add(counter, cart, skus[1] ?? '', 10, who);
  expect(await made({ goods: undefined })).toMatchObject({ items: [{ sku: skus[1], quantity: 10 }] });
  // There is no delivery on a holiday, nor on the Sunday after it: the next route on Tuesday is the first day.
  expect(await made({ startDate: '2026-12-25' })).toMatchObject({
    ...{ startDate: '2026-12-25', nextDeliveryDate: '2026-12-29', nextOrderDate: '2026-12-23' },
  });
  const all = await ask(ALL, {});
  expect(all).toMatchObject({ total: all.items.length });
  expect(all.items[0].id).toBeGreaterThan(one.id);
  expect(await mails(one.id)).toEqual(['created']);
});

test('a form submitted twice creates one subscription; with other input, or after its end, another', async () => {
  turnTo('2026-11-03');
  const formKey = 'one-form';
  const twice = await Promise.all([made({ formKey }), made({ formKey })]);
  expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
  const { id } = twice[0];
  expect(await mails(id)).toEqual(['created']);
  // Submitted again with another name, by another customer, and without a key.
  const others = [
    await made({ formKey, name: 'Lageret' }),
    await made({ formKey }, 'christian'),
    await made(),
    await made(),
  ];
  expect(new Set([id, ...others.map((one) => one.id)]).size).toBe(5);
  await ask(END, { id });
  expect((await made({ formKey })).id).not.toBe(id);
});

test('rejects invalid input, and products that cannot be repeated', async () => {
  turnTo('2026-11-03');
  const code = async (more: object, name: Name = 'birgitte') => (await made(more, name)).code;
  expect(await code({ name: ' ' })).toBe('REQUIRED');
  expect(await code({ name: 'x'.repeat(300) })).toBe('TOO_LONG');
  expect(await code({ interval: 'day' })).toBe('SUBSCRIPTION_INTERVAL_INVALID');
  expect(await code({ startDate: '2026-11-03' })).toBe('SUBSCRIPTION_START_PAST');
  expect(await code({ startDate: '2027-02-30' })).toBe('SUBSCRIPTION_START_INVALID');
  expect(await code({ addressId: await addressOf('christian') })).toBe('SUBSCRIPTION_ADDRESS_GONE');
  expect(await code({ goods: { source: 'ORDER', key: '999999999' } })).toBe('SUBSCRIPTION_NOTHING_TO_ADD');
  expect(await code({ goods: { source: 'LIST', key: '999999' } })).toBe('SUBSCRIPTION_NOTHING_TO_ADD');
  expect(await code({ goods: { source: 'PRODUCT', key: 'findes-ikke' } })).toBe('PRODUCT_NOT_FOUND');
  // Private customers pay by card.
  expect(await code({}, 'anna')).toBe('CARD_REQUIRED');
  expect(await code({ card: 'none' }, 'anna')).toBe('CARD_NOT_FOUND');
  expect(await counter.ask(CREATE, { input: await input() }, {})).toMatchObject({
    errors: [{ category: 'graphql-authorization' }],
  });
});

// spec: 6 Route guards: Flags govern subscriptions
//   at backend/commerce/subscription/subscriber.ts
// spec: 3 Customer: account_settings: `is_subscription_enabled`
//   at backend/commerce/subscription/subscriber.ts
test('requires the right to subscribe, and is accessible to its customer only', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  for (const stranger of ['christian', 'anna'] as const) {
    expect(await now(id, stranger)).toBeNull();
    expect(await ask(END, { id }, stranger)).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    expect(await ask(SKIP, { id, date: '2026-11-24' }, stranger)).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    expect(await ask(UPDATE, { id, input: await input({}, stranger) }, stranger)).toMatchObject({
      code: 'SUBSCRIPTION_NOT_FOUND',
    });
  }
  const right = (isOn: boolean) =>
    counter.rows('UPDATE customer SET account_settings = account_settings || $2::jsonb WHERE email = $1', [
      MAILS.christian,
      JSON.stringify({ isSubscriptionEnabled: isOn }),
    ]);
  await right(false);
  expect(await made({}, 'christian')).toMatchObject({ code: 'SUBSCRIPTION_NOT_ALLOWED' });
  await right(true);
  expect(await made({}, 'christian')).toMatchObject({ status: 'active' });
});

// spec: 9: Subscription earns double bonus points
//   at backend/commerce/checkout/place/new-rows.ts
// spec: 1: Subscriptions: recurring deliveries that earn double bonus points
//   at backend/commerce/subscription/deliver.ts
test('is announced three workdays before its order, ordered two workdays before delivery, and earns double points', async () => {
  turnTo('2026-11-03');
  const one = await made();
  turnTo('2026-11-16');
  expect((await deliverAll(counter)).did).toEqual([]);
  turnTo('2026-11-17');
  expect((await deliverAll(counter)).did).toEqual(['told']);
  expect((await deliverAll(counter)).did).toEqual([]);
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect((await deliverAll(counter)).did).toEqual([]);
  const [order, ...more] = await orders(one.id);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ status: 'processing', skus: [skus[0]], shipping: { deliveryDate: '2026-11-24' } });
  expect(await mails(one.id)).toEqual(['created', 'notice', 'ordered']);
  const { totals, deliveries, nextDeliveryDate } = await now(one.id);
  expect(nextDeliveryDate).toBe('2026-12-01');
  expect(deliveries).toEqual([
    { date: '2026-11-24', outcome: 'ordered', orderNumber: order?.number, problem: null, leftOut: [] },
  ]);
  const [{ rule = 0 } = {}] = await counter.rows<{ rule: number }>(
    `SELECT coalesce((settings ->> 'pointsPerHundred')::int, 0) AS rule FROM store WHERE code = 'b2b'`,
  );
  const goods = Math.round(totals.priceExclVat * 100);
  expect(rule).toBeGreaterThan(0);
  expect(order?.points).toBe(totals.earnRewardPoints);
  expect(order?.points).toBe(Math.floor((goods * rule) / 10_000) * 2);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('is ordered when its day begins in Denmark, and a start date is validated against the Danish day', async () => {
  const at = (moment: string) => counter.clock.forward(Date.parse(moment) - counter.clock.now().getTime());
  turnTo('2026-11-03');
  const { id } = await made();
  at('2026-11-19T22:30:00Z');
  expect((await deliverAll(counter)).did).toEqual(['told']);
  expect((await deliverAll(counter)).did).toEqual([]);
  at('2026-11-19T23:30:00Z');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect(await orders(id)).toHaveLength(1);
  expect(await made({ startDate: '2026-11-20' })).toMatchObject({ code: 'SUBSCRIPTION_START_PAST' });
});

/** The same shop in a process that ends before it sends this statement of a transaction. */
function diesBefore(isLast: (text: string) => boolean): Counter {
  const { pool } = counter.database;
  const connect = async () => {
    const client = await pool.connect();
    const query = (asked: string | { text: string }, values: unknown[]) =>
      isLast(typeof asked === 'string' ? asked : asked.text)
        ? Promise.reject(new Error('killed'))
        : Reflect.apply(client.query, client, [asked, values]);
    return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
  };
  const dying = new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name, target)),
  });
  return { ...counter, database: { ...counter.database, pool: dying } };
}

describe('exactly one order per date (D29)', () => {
  test('in concurrent runs', async () => {
    turnTo('2026-11-03');
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await made({ name: `Nr. ${count}` })).id);
    turnTo('2026-11-20');
    const both = await Promise.all([deliverAll(counter), deliverAll(counter), deliverAll(counter)]);
    expect(both.flatMap(({ failures }) => failures)).toEqual([]);
    expect(both.flatMap(({ did }) => did)).toEqual(Array(6).fill('ordered'));
    for (const id of ids) expect(await orders(id)).toHaveLength(1);
  });

  test('when the process ends in the middle', async () => {
    turnTo('2026-11-03');
    const { id } = await made();
    turnTo('2026-11-20');
    const before = await counter.rows(
      'SELECT (SELECT count(*) FROM sales_order)::int AS orders, (SELECT count(*) FROM cart)::int AS carts',
    );
    // The last step of a run is to queue its mail: the order, the run and the next date are written by then.
    let queued = 0;
    const dying = diesBefore((text) => {
      queued += text.startsWith('insert into "mail"') ? 1 : 0;
      return queued === 2;
    });
    const [failure] = (await deliverAll(dying)).failures;
    expect(String(failure instanceof Error ? failure.cause : failure)).toContain('killed');
    expect(
      await counter.rows(
        'SELECT (SELECT count(*) FROM sales_order)::int AS orders, (SELECT count(*) FROM cart)::int AS carts',
      ),
    ).toEqual(before);
    expect((await deliverAll(counter)).did).toEqual(['ordered']);
    expect(await orders(id)).toHaveLength(1);
  });

  test('when the clock is moved back and forth', async () => {
    turnTo('2026-11-03');
    const { id } = await made();
    turnTo('2026-11-20');
    await deliverAll(counter);
    turnTo('2026-11-10');
    expect((await deliverAll(counter)).did).toEqual([]);
    turnTo('2026-11-20');
    expect((await deliverAll(counter)).did).toEqual([]);
    // The key itself: no run is inserted twice for a day, by the shop's statement or any other.
    const again = {
      subscriptionId: id,
      plannedOn: '2026-11-24',
      deliveryOn: '2026-11-24',
      outcome: 'skipped',
    } as const;
    await expect(insertRun(counter.database.db, { ...again, at: counter.clock.now() })).rejects.toThrow(
      /has had its run/,
    );
    await expect(
      counter.rows(
        `INSERT INTO subscription_run (subscription_id, planned_on, delivery_on, outcome, at) SELECT subscription_id, planned_on, delivery_on, 'skipped', at
          FROM subscription_run WHERE subscription_id = $1`,
        [id],
      ),
    ).rejects.toThrow(/subscription_run_pkey/);
  });

  test('and one order for a week without runs', async () => {
    turnTo('2026-11-03');
    const { id } = await made();
    turnTo('2026-12-09');
    expect((await deliverAll(counter)).did).toEqual(['ordered']);
    // The next delivery is near enough to be announced.
    expect((await deliverAll(counter)).did).toEqual(['told']);
    const [order, ...more] = await orders(id);
    expect(more).toEqual([]);
    expect((order?.shipping.deliveryDate ?? '') > '2026-12-09').toBe(true);
    expect((await now(id)).nextDeliveryDate).toBe('2026-12-15');
  });
});

test('waits for an approver when its buyer has one, like other orders', async () => {
  turnTo('2026-11-03');
  const { id } = await made({}, 'dorthe');
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect(await orders(id)).toMatchObject([{ status: 'needs_review' }]);
  const [told] = await counter.rows<{ waits: boolean }>(
    `SELECT (payload -> 'told' ->> 'waits')::boolean AS waits FROM mail WHERE template = 'subscription-ordered' ORDER BY id DESC LIMIT 1`,
  );
  expect(told).toEqual({ waits: true });
});

test('omits and reports lines that are short or discontinued; when none is left, skips to the next delivery (D29)', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[1], quantity: 4 } });
  await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[2], quantity: 10 } });
  await stock(skus[1], 3);
  await counter.rows(`UPDATE product SET store_ids = '{1}' WHERE sku = $1`, [skus[2]]);
  const statuses = async () => (await now(id)).items.map((item: Answer) => item.status);
  expect(await statuses()).toEqual(['ok', 'short', 'gone']);
  turnTo('2026-11-20');
  await deliverAll(counter);
  expect(await orders(id)).toMatchObject([{ skus: [skus[0]] }]);
  expect((await now(id)).deliveries[0].leftOut).toEqual([
    { sku: skus[1], why: 'short' },
    { sku: skus[2], why: 'gone' },
  ]);
  const told = await counter.rows<{ told: { leftOut: object[] } }>(
    `SELECT payload -> 'told' AS told FROM mail WHERE template = 'subscription-ordered' ORDER BY id DESC LIMIT 1`,
  );
  expect(told[0]?.told.leftOut).toHaveLength(2);
  await stock(skus[0], 0);
  turnTo('2026-11-27');
  expect((await deliverAll(counter)).did).toEqual(['missed']);
  expect(await now(id)).toMatchObject({
    ...{ status: 'active', nextDeliveryDate: '2026-12-08' },
    deliveries: [{ date: '2026-12-01', outcome: 'missed', problem: { code: 'SUBSCRIPTION_NOTHING_LEFT' } }, {}],
  });
  expect((await mails(id)).at(-1)).toBe('missed');
  for (const sku of [skus[0], skus[1]]) await stock(sku, 500);
  await counter.rows('UPDATE product SET store_ids = NULL WHERE sku = $1', [skus[2]]);
});

test('a price increase above the limit requires acceptance, which releases the delivery', async () => {
  turnTo('2026-11-03');
  const one = await made();
  const price = (factor: number) =>
    counter.rows('UPDATE product SET gross_oere = round(gross_oere * $2::numeric) WHERE sku = $1', [skus[0], factor]);
  await price(1.2);
  turnTo('2026-11-17');
  expect((await deliverAll(counter)).did).toEqual(['review']);
  const asked = await now(one.id);
  expect(asked).toMatchObject({
    status: 'review',
    problem: { code: 'SUBSCRIPTION_PRICES_ROSE' },
    items: [{ status: 'risen' }],
  });
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual([]);
  // The accepted total is the one displayed: the price has risen once more.
  const expected = asked.totals.priceExclVat;
  await price(1.1);
  const dearer = await ask(MOVE, { id: one.id, action: 'ACCEPT', expected });
  expect(dearer).toMatchObject({ code: 'SUBSCRIPTION_PRICES_ROSE' });
  expect(await now(one.id)).toMatchObject({ status: 'review' });
  await price(1 / 1.1);
  const agreed = await ask(MOVE, { id: one.id, action: 'ACCEPT', expected });
  expect(agreed).toMatchObject({ status: 'active', problem: null, items: [{ status: 'ok' }] });
  expect(agreed.items[0].agreedPrice).toBe(asked.items[0].unitPrice);
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect(await mails(one.id)).toEqual(['created', 'review', 'ordered']);
  await price(1 / 1.2);
});

// spec: 3 Other entities: Subscription totals: earnRewardPoints, priceExclVat, priceInclVat, priceVat, validationError
//   at backend/commerce/subscription/model.ts
test('requires the minimum purchase at the start and at each delivery', async () => {
  turnTo('2026-11-03');
  const draft = await made({ goods: { source: 'PRODUCT', key: skus[0], quantity: 3 } });
  expect(draft).toMatchObject({
    ...{ status: 'draft', nextDeliveryDate: null, problem: { code: 'SUBSCRIPTION_MINIMUM' } },
    totals: {
      validationError: expect.stringContaining('300,00'),
      validationProblem: { code: 'SUBSCRIPTION_MINIMUM' },
    },
  });
  expect(await ask(MOVE, { id: draft.id, action: 'START' })).toMatchObject({ code: 'SUBSCRIPTION_MINIMUM' });
  await ask(ITEMS, { id: draft.id, items: [{ itemId: draft.items[0].id, quantity: 5 }] });
  expect(await ask(MOVE, { id: draft.id, action: 'START' })).toMatchObject({
    status: 'active',
    nextDeliveryDate: '2026-11-24',
  });
  await settings({ subscriptionMinimumOere: 100_000_00 });
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['missed']);
  expect(await orders(draft.id)).toEqual([]);
  await settings({ subscriptionMinimumOere: 300_00 });
});

// spec: 7 Commerce mutations: skipSubscriptionOrderItem
//   at backend/commerce/subscription/change.ts
test('a line is skipped once, a delivery is skipped once', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const [, second] = (await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[1], quantity: 2 } })).items;
  expect(await ask(SKIP_LINE, { id, item: second.id })).toMatchObject({
    items: [{ skip: false }, { skip: true, status: 'skipped' }],
  });
  expect(await ask(SKIP_LINE, { id, item: 999_999 })).toMatchObject({ code: 'COULD_NOT_FIND_CART_ITEM' });
  turnTo('2026-11-20');
  await deliverAll(counter);
  expect(await orders(id)).toMatchObject([{ skus: [skus[0]] }]);
  expect((await now(id)).items).toMatchObject([{ skip: false }, { skip: false }]);
  expect(await ask(SKIP, { id, date: '2026-12-01' })).toMatchObject({ nextDeliveryDate: '2026-12-08' });
  expect(await ask(SKIP, { id, date: '2026-12-01' })).toMatchObject({ code: 'SUBSCRIPTION_DATE_PASSED' });
  turnTo('2026-11-27');
  expect((await deliverAll(counter)).did).toEqual([]);
  turnTo('2026-12-04');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect((await now(id)).deliveries.map((one: Answer) => one.outcome)).toEqual(['ordered', 'skipped', 'ordered']);
  expect((await orders(id)).map((order) => order.skus.length)).toEqual([1, 2]);
});

// spec: 7 Commerce mutations: updateSubscriptionOrder
//   at backend/commerce/subscription/change.ts
test('changes terms, lines and quantities', async () => {
  turnTo('2026-11-03');
  const { id, items } = await made();
  expect(await ask(UPDATE, { id, input: await input({ name: '<b>Te</b>', interval: 'month' }) })).toMatchObject({
    ...{ name: '<b>Te</b>', interval: 'month', nextDeliveryDate: '2026-11-24' },
  });
  const words = async () =>
    (
      await counter.rows<{ by: string | null; number: string | null }>(
        'SELECT requisitioner AS by, requisition_number AS number FROM subscription WHERE id = $1',
        [id],
      )
    )[0];
  await ask(UPDATE, { id, input: await input({ interval: 'month', requisitioner: 'Bo', requisitionNumber: '7' }) });
  const { requisitioner: _by, requisitionNumber: _number, ...without } = await input({ interval: 'month' });
  await ask(UPDATE, { id, input: without });
  expect(await words()).toEqual({ by: 'Bo', number: '7' });
  await ask(UPDATE, { id, input: await input({ interval: 'month', requisitioner: 'Bo', requisitionNumber: null }) });
  expect(await words()).toEqual({ by: 'Bo', number: null });
  // A skipped delivery does not apply to a rhythm that starts on another day.
  await ask(SKIP, { id, date: '2026-11-24' });
  expect(await ask(UPDATE, { id, input: await input({ interval: 'month' }) })).toMatchObject({
    nextDeliveryDate: '2026-12-29',
  });
  expect(await ask(UPDATE, { id, input: await input({ startDate: '2026-11-17', interval: 'week' }) })).toMatchObject({
    nextDeliveryDate: '2026-11-17',
  });
  expect(await ask(UPDATE, { id, input: await input({ startDate: '2026-12-20', interval: '2weeks' }) })).toMatchObject({
    ...{ startDate: '2026-12-20', nextDeliveryDate: '2026-12-22', nextOrderDate: '2026-12-18' },
  });
  expect(await ask(ITEMS, { id, items: [{ itemId: items[0].id, quantity: 7 }] })).toMatchObject({
    items: [{ quantity: 7 }],
  });
  expect(await ask(ITEMS, { id, items: [{ itemId: items[0].id, quantity: -1 }] })).toMatchObject({
    code: 'QUANTITY_NOT_A_NUMBER',
  });
  expect(await ask(ITEMS, { id, items: [{ itemId: 999_999, quantity: 1 }] })).toMatchObject({
    code: 'COULD_NOT_FIND_CART_ITEM',
  });
  await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[1], quantity: 2 } });
  expect(await ask(ITEMS, { id, items: [{ itemId: items[0].id, quantity: 0 }] })).toMatchObject({
    items: [{ sku: skus[1] }],
  });
});

test.each([
  [0, 'QUANTITY_NOT_A_NUMBER'],
  [1, undefined],
  [999_999, undefined],
  [1_000_000, 'QUANTITY_NOT_A_NUMBER'],
])('a product with a quantity of %i is answered by %s', async (quantity, code) => {
  turnTo('2026-11-03');
  const one = await made({ goods: { source: 'PRODUCT', key: skus[0], quantity } });
  expect(one.code).toBe(code);
  if (code) return;
  const changed = async (pieces: number) =>
    ask(ITEMS, { id: one.id, items: [{ itemId: one.items[0].id, quantity: pieces }] });
  expect((await changed(1_000_000)).code).toBe('QUANTITY_NOT_A_NUMBER');
  expect(await changed(999_999)).toMatchObject({ items: [{ quantity: 999_999 }] });
});

describe('at most', () => {
  const others = `SELECT id, row_number() OVER (ORDER BY id) FROM product WHERE type = 'simple' AND sku <> ALL ($2) ORDER BY id LIMIT $3`;

  test('200 lines, of the goods that it is made of and of those added later', async () => {
    turnTo('2026-11-03');
    const cartId = await newCart(counter, people.birgitte ?? {});
    const emptyCart = () => counter.rows('DELETE FROM cart_item WHERE cart_id = $1', [cartId]);
    const fillCart = async (lines: number) => {
      await emptyCart();
      await counter.rows(
        `INSERT INTO cart_item (cart_id, product_id, quantity, position) SELECT $1, p.id, 1, p.row_number FROM (${others}) p`,
        [cartId, [], lines],
      );
    };
    await fillCart(201);
    const full = { code: 'SUBSCRIPTION_FULL' };
    expect(await made({ goods: { source: 'CART' } })).toMatchObject(full);
    await fillCart(200);
    expect((await made({ goods: { source: 'CART' } })).items).toHaveLength(200);
    await emptyCart();
    const { id } = await made();
    await counter.rows(
      `INSERT INTO subscription_item (subscription_id, product_id, quantity, position) SELECT $1, p.id, 1, 9 + p.row_number FROM (${others}) p`,
      [id, skus, 198],
    );
    const more = (sku: string | undefined) => ask(ADD, { id, goods: { source: 'PRODUCT', key: sku, quantity: 1 } });
    expect((await more(skus[1])).items).toHaveLength(200);
    expect(await more(skus[2])).toMatchObject(full);
  });

  test('50 of one customer; those that ended do not count', async () => {
    turnTo('2026-11-03');
    const { id } = await made();
    await counter.rows(
      `INSERT INTO subscription (customer_id, store_id, name, status, rhythm, start_on, address_id, payment_code, language, created_at, ended_at)
        SELECT s.customer_id, s.store_id, s.name, CASE n WHEN 0 THEN 'ended' ELSE 'draft' END, s.rhythm, s.start_on, s.address_id, s.payment_code, s.language,
          s.created_at, CASE n WHEN 0 THEN s.created_at END FROM subscription s, generate_series(0, 48) n WHERE s.id = $1`,
      [id],
    );
    expect(await made()).toMatchObject({ status: 'active' });
    expect(await made()).toMatchObject({ code: 'SUBSCRIPTIONS_TOO_MANY' });
    expect(await made({}, 'christian')).toMatchObject({ status: 'active' });
  });
});

test('stops where its company no longer buys on invoice, and goes on once it does', async () => {
  turnTo('2026-11-03');
  const one = await made();
  const invoices = (isAllowed: boolean) =>
    counter.rows(
      'UPDATE business SET invoice_allowed = $2 WHERE id = (SELECT business_id FROM customer WHERE email = $1)',
      [MAILS.birgitte, isAllowed],
    );
  await invoices(false);
  const gone = { code: 'SUBSCRIPTION_PAYMENT_GONE' };
  turnTo('2026-11-17');
  expect((await deliverAll(counter)).did).toEqual(['failed']);
  expect(await now(one.id)).toMatchObject({ status: 'failed', problem: gone, deliveries: [] });
  expect(await ask(MOVE, { id: one.id, action: 'RESUME' })).toMatchObject(gone);
  expect(await made()).toMatchObject({ code: 'CARD_REQUIRED' });
  await invoices(true);
  expect(await ask(MOVE, { id: one.id, action: 'RESUME' })).toMatchObject({
    status: 'active',
    nextDeliveryDate: one.nextDeliveryDate,
  });
});

test('is paused, and resumed with the first delivery that can still be ordered', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  expect(await ask(MOVE, { id, action: 'PAUSE' })).toMatchObject({ status: 'paused', nextDeliveryDate: null });
  expect(await ask(MOVE, { id, action: 'PAUSE' })).toMatchObject({ code: 'SUBSCRIPTION_STATE_WRONG' });
  turnTo('2026-12-02');
  expect((await deliverAll(counter)).did).toEqual([]);
  expect(await ask(MOVE, { id, action: 'RESUME' })).toMatchObject({ status: 'active', nextDeliveryDate: '2026-12-08' });
});

test('fails when its address is deleted, reports it in time, and resumes with another address', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const customer = `(SELECT id FROM customer WHERE email = '${MAILS.birgitte}')`;
  const [own = { id: 0 }] = await counter.rows<{ id: number }>(
    `INSERT INTO customer_address (customer_id, firstname, lastname, street, postcode, city, country_code, telephone)
      VALUES (${customer}, 'B', 'H', '{Havnen 9}', '8000', 'Aarhus C', 'DK', '20304050') RETURNING id`,
  );
  await ask(UPDATE, { id, input: await input({ addressId: own.id }) });
  await counter.rows('DELETE FROM customer_address WHERE id = $1', [own.id]);
  turnTo('2026-11-17');
  expect((await deliverAll(counter)).did).toEqual(['failed']);
  expect(await now(id)).toMatchObject({
    status: 'failed',
    address: null,
    problem: { code: 'SUBSCRIPTION_ADDRESS_GONE' },
  });
  expect(await ask(MOVE, { id, action: 'RESUME' })).toMatchObject({ code: 'SUBSCRIPTION_ADDRESS_GONE' });
  await ask(UPDATE, { id, input: await input() });
  expect(await ask(MOVE, { id, action: 'RESUME' })).toMatchObject({ status: 'active', nextDeliveryDate: '2026-11-24' });
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
});

test('fails when order placement is rejected, without leaving a cart', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const credit = (limit: number | null) =>
    counter.rows(
      `UPDATE business SET credit_limit_oere = $1 WHERE id = (SELECT business_id FROM customer WHERE email = $2)`,
      [limit, MAILS.birgitte],
    );
  const [{ limit = null } = {}] = await counter.rows<{ limit: number | null }>(
    'SELECT credit_limit_oere::int AS limit FROM business WHERE id = (SELECT business_id FROM customer WHERE email = $1)',
    [MAILS.birgitte],
  );
  await credit(1);
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['failed']);
  expect(await now(id)).toMatchObject({ status: 'failed', problem: { code: 'PAYMENT_METHOD_UNAVAILABLE' } });
  expect(await counter.rows('SELECT id FROM cart WHERE subscription_id = $1', [id])).toEqual([]);
  await credit(limit);
  expect(await ask(MOVE, { id, action: 'RESUME' })).toMatchObject({ status: 'active', nextDeliveryDate: '2026-12-01' });
});

test('fails when no delivery method accepts the products, without leaving a cart', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const carried = (most: number | null) => counter.rows('UPDATE shipping_method SET max_grams = $1', [most]);
  const known = await counter.rows('SELECT carrier_code, method_code, max_grams FROM shipping_method');
  await carried(1);
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['failed']);
  expect(await now(id)).toMatchObject({ status: 'failed', problem: { code: 'SHIPPING_METHOD_UNAVAILABLE' } });
  expect(await counter.rows('SELECT id FROM cart WHERE subscription_id = $1', [id])).toEqual([]);
  for (const one of known)
    await counter.rows('UPDATE shipping_method SET max_grams = $3 WHERE carrier_code = $1 AND method_code = $2', [
      one.carrier_code,
      one.method_code,
      one.max_grams,
    ]);
});

test('continues with another carrier when its own is unavailable, and is listed after a new login (D29)', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  turnTo('2026-11-20');
  await deliverAll(counter);
  const carriers = async () =>
    (await orders(id)).map(({ shipping }) => `${shipping.carrierCode} ${shipping.methodCode}`);
  const [first = ''] = await carriers();
  const [known] = await counter.rows<{ max_grams: number | null }>(
    `SELECT max_grams FROM shipping_method WHERE carrier_code || ' ' || method_code = $1`,
    [first],
  );
  const carries = (most: number | null) =>
    counter.rows(`UPDATE shipping_method SET max_grams = $2 WHERE carrier_code || ' ' || method_code = $1`, [
      first,
      most,
    ]);
  await carries(1);
  turnTo('2026-11-27');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  const [, second = ''] = await carriers();
  expect([second === '', second === first]).toEqual([false, false]);
  await carries(known?.max_grams ?? null);
  people.birgitte = await logIn(counter, MAILS.birgitte, 'b2b');
  await counter.rows(`UPDATE customer_session SET expires_at = '2030-01-01'`);
  expect(await now(id)).toMatchObject({ status: 'active', nextDeliveryDate: '2026-12-08' });
});

test('a delivery takes few SQL statements, and its mails need no separate jobs', async () => {
  turnTo('2026-11-03');
  await made();
  const jobs: string[] = [];
  const queue = { ...noJobs, send: async (_tx: unknown, name: string) => void jobs.push(name) };
  turnTo('2026-11-19');
  expect((await deliverAll(counter)).did).toEqual(['told']);
  turnTo('2026-11-20');
  const { result, statements } = await countStatements(() => deliverAll(counter, queue));
  expect(result.did).toEqual(['ordered']);
  expect(jobs).toEqual([]);
  // About twelve are shared by two hundred deliveries: due deliveries and their lines, the store, its duties, units and delivery methods.
  // One reads the notification addresses of the company.
  expect(statements).toBeLessThanOrEqual(35);
});

describe('with a saved card', () => {
  const OPEN = gql`mutation P($agreement: String!) { done: openCardPage(agreement: $agreement, returnUrl: "http://localhost:3000/tilbage?a=1") }`;
  const CARDS = gql`{ done: customerPaymentTokens { items { public_hash details card { brand lastFour expiresOn isExpired subscriptions } } } }`;
  const REMOVE = gql`mutation R($key: String!) { done: deletePaymentToken(public_hash: $key) { result } }`;
  const pressed = (url: string, card: string) =>
    counter.backend.files(
      new Request(new URL(url, 'http://localhost:3000'), { method: 'POST', body: new URLSearchParams({ card }) }),
    );
  /** Enters that card on the provider's page; returns its key in the shop. */
  async function kept(card: string, name: Name = 'anna'): Promise<string> {
    const url = await ask(OPEN, { agreement: 'Kortet må gemmes.' }, name);
    const sent = await pressed(url, card);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/tilbage?a=1']);
    return (await ask(CARDS, {}, name)).items.at(-1).public_hash;
  }
  const paymentOf = async (id: number) =>
    (
      await counter.rows<{ status: string; order: string; authorised: number; captured: number; total: number }>(
        `SELECT p.status, o.status AS order, p.authorised_oere::int AS authorised, p.captured_oere::int AS captured, o.total_oere::int AS total
          FROM payment p JOIN sales_order o ON o.id = p.order_id JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id = $1 ORDER BY o.id DESC`,
        [id],
      )
    )[0];
  const confirmations = async () =>
    (await counter.rows(`SELECT 1 FROM mail WHERE template IN ('order-confirmation', 'order-cancelled')`)).length;
  /** A subscription of a private customer on the morning of its order. */
  async function dueOn(card: string) {
    turnTo('2026-11-03');
    const one = await made({ card }, 'anna');
    turnTo(one.nextOrderDate);
    return one;
  }

  test('is saved only with its owner’s consent, and without its number', async () => {
    turnTo('2026-11-03');
    expect(await ask(OPEN, { agreement: ' ' }, 'anna')).toMatchObject({ code: 'CARD_AGREEMENT_MISSING' });
    const url = await ask(OPEN, { agreement: 'Kortet må gemmes.' }, 'anna');
    expect(await ask(CARDS, {}, 'anna')).toEqual({ items: [] });
    expect((await pressed(url, 'none')).status).toBe(303);
    expect(await ask(CARDS, {}, 'anna')).toEqual({ items: [] });
    expect((await pressed(`${url}0`, 'good')).status).toBe(404);
    const key = await kept('good');
    expect((await ask(CARDS, {}, 'anna')).items).toMatchObject([
      { public_hash: key, card: { brand: 'visa', lastFour: '4242', isExpired: false, subscriptions: [] } },
    ]);
    const [row] = await counter.rows('SELECT * FROM kept_card WHERE public_hash = $1', [key]);
    expect(row).toMatchObject({ agreement: 'Kortet må gemmes.', token: expect.stringContaining('test-good') });
    await expect(
      counter.rows(`UPDATE kept_card SET token = '4242 4242 4242 4242' WHERE public_hash = $1`, [key]),
    ).rejects.toThrow(/kept_card_token_check/);
    // Another customer's card cannot be used.
    expect(await ask(REMOVE, { key })).toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect(await made({ card: key })).toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect(await ask(REMOVE, { key }, 'anna')).toEqual({ result: true });
    expect(await counter.rows('SELECT token FROM kept_card WHERE public_hash = $1', [key])).toEqual([{ token: null }]);
  });

  test('each delivery is authorised when ordered, confirmed once, and captured when shipped', async () => {
    const { id, paymentCode, card } = await dueOn(await kept('good'));
    expect([paymentCode, card]).toEqual(['card', expect.any(String)]);
    const before = await confirmations();
    expect((await deliverAll(counter)).did).toEqual(['ordered']);
    const paid = await paymentOf(id);
    expect(paid).toMatchObject({ status: 'authorised', order: 'processing', captured: 0, authorised: paid?.total });
    expect(await mails(id)).toEqual(['created', 'ordered']);
    expect(await confirmations()).toBe(before + 1);
    const { db, pool } = counter.database;
    const provider = testPayments(async () => 'secret');
    const life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
    const [{ number = '' } = {}] = await orders(id);
    await ship(number, { pieces: null, carrier: null, trackingNumber: '' }, life);
    expect(await paymentOf(id)).toMatchObject({ status: 'captured', captured: paid?.total });
  });

  test('a decline by the bank fails the subscription, cancels the order completely, and another card resumes it', async () => {
    const shelf = () => counter.rows('SELECT sum(quantity)::int AS pieces FROM stock_item');
    const one = await dueOn(await kept('declined'));
    const [before, told] = [await shelf(), await confirmations()];
    expect((await deliverAll(counter)).did).toEqual(['ordered']);
    expect(await shelf()).toEqual(before);
    expect(await paymentOf(one.id)).toMatchObject({ status: 'declined', order: 'canceled', authorised: 0 });
    expect(await now(one.id, 'anna')).toMatchObject({
      ...{ status: 'failed', problem: { code: 'CARD_DECLINED' } },
      deliveries: [
        { date: one.nextDeliveryDate, outcome: 'failed', orderNumber: null, problem: { code: 'CARD_DECLINED' } },
      ],
    });
    expect(
      await counter.rows(`SELECT id FROM cart WHERE subscription_id = $1 AND status = 'active'`, [one.id]),
    ).toEqual([]);
    expect([await mails(one.id), await confirmations()]).toEqual([['created', 'failed'], told]);
    const other = await kept('good');
    const changed = await input({ card: other }, 'anna');
    expect(await ask(UPDATE, { id: one.id, input: changed }, 'anna')).toMatchObject({ status: 'failed', card: other });
    const again = await ask(MOVE, { id: one.id, action: 'RESUME' }, 'anna');
    expect(again).toMatchObject({ status: 'active', problem: null });
    turnTo(again.nextOrderDate);
    expect((await deliverAll(counter)).did).toEqual(['ordered']);
    expect(await paymentOf(one.id)).toMatchObject({ status: 'authorised', order: 'processing' });
  });

  test('a card that will expire, or was removed, is reported before', async () => {
    turnTo('2026-11-03');
    const soon = await made({ card: await kept('expired'), startDate: '2026-12-08' }, 'anna');
    turnTo('2026-12-01');
    expect((await deliverAll(counter)).did).toEqual(['failed']);
    expect(await now(soon.id, 'anna')).toMatchObject({
      status: 'failed',
      problem: { code: 'CARD_EXPIRED' },
      deliveries: [],
    });
    expect(await made({ card: soon.card, startDate: '2026-12-20' }, 'anna')).toMatchObject({ code: 'CARD_EXPIRED' });
    expect(await ask(MOVE, { id: soon.id, action: 'RESUME' }, 'anna')).toMatchObject({ code: 'CARD_EXPIRED' });
    const key = await kept('good');
    const one = await dueOn(key);
    await ask(REMOVE, { key }, 'anna');
    expect((await deliverAll(counter)).did).toEqual(['failed']);
    expect(await now(one.id, 'anna')).toMatchObject({ card: null, problem: { code: 'CARD_NOT_FOUND' } });
    expect((await now(one.id, 'anna')).deliveries).toMatchObject([{ outcome: 'failed' }]);
    expect(await paymentOf(one.id)).toBeUndefined();
  });

  test('an unavailable provider is retried and authorises once; one that never responds fails the subscription', async () => {
    const asked: string[] = [];
    const { cards, ...plain } = testPayments(async () => 'secret');
    const authorise = async ({ key }: { key: string }) => {
      asked.push(key);
      throw new Error('away');
    };
    const away = { ...plain, ...(cards && { cards: { ...cards, authorise } }) };
    const card = await kept('good');
    const [one, two] = [await dueOn(card), await dueOn(card)];
    expect((await deliverAll(counter, noJobs, away)).did).toEqual(['ordered', 'ordered']);
    expect(await paymentOf(one.id)).toMatchObject({ status: 'pending', order: 'pending' });
    // Its cart is not the one to return to from a payment page.
    const [waiting] = await counter.rows<{ id: string; customer_id: number; store_id: number }>(
      'SELECT * FROM cart WHERE subscription_id = $1',
      [one.id],
    );
    const owner = { customerId: waiting?.customer_id ?? 0, storeId: waiting?.store_id ?? 0, punchoutId: null };
    expect((await openCartOf(counter.database.db, owner))?.subscriptionId ?? null).toBeNull();
    const { db, pool } = counter.database;
    const parts = () => ({ db, pool, queue: noJobs, now: counter.clock.now() });
    const [first] = await counter.rows<{ id: number }>(
      'SELECT o.id FROM sales_order o JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id = $1',
      [one.id],
    );
    const provider = testPayments(async () => 'secret');
    expect(await carryOut(first?.id ?? 0, { ...parts(), provider: away })).toHaveLength(1);
    expect(await carryOut(first?.id ?? 0, { ...parts(), provider })).toEqual([]);
    expect(new Set(asked).size).toBe(2);
    expect(await paymentOf(one.id)).toMatchObject({ status: 'authorised', order: 'processing' });
    counter.clock.forward(31 * 60_000);
    await expirePayments(parts());
    expect(await paymentOf(two.id)).toMatchObject({ status: 'pending' });
    counter.clock.forward(20 * 60 * 60_000);
    await expirePayments(parts());
    expect(await paymentOf(two.id)).toMatchObject({ status: 'cancelled', order: 'canceled' });
    expect(await now(two.id, 'anna')).toMatchObject({ status: 'failed', problem: { code: 'CARD_UNANSWERED' } });
    // The response arrives after all: the authorisation is voided.
    await carryOut(null, { ...parts(), provider });
    await carryOut(null, { ...parts(), provider });
    expect(
      await counter.rows(
        `SELECT x.kind, x.status FROM payment_operation x JOIN payment p ON p.id = x.payment_id JOIN sales_order o ON o.id = p.order_id
          JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id = $1 ORDER BY x.id`,
        [two.id],
      ),
    ).toEqual([
      { kind: 'authorise', status: 'done' },
      { kind: 'void', status: 'done' },
    ]);
  });
});

test('a failed delivery is recorded, and replaced by one that succeeds in time', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const right = (isOn: boolean) =>
    counter.rows('UPDATE customer SET account_settings = account_settings || $2::jsonb WHERE email = $1', [
      MAILS.birgitte,
      JSON.stringify({ isSubscriptionEnabled: isOn }),
    ]);
  await right(false);
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['failed']);
  await right(true);
  expect((await now(id)).deliveries).toMatchObject([
    { date: '2026-11-24', outcome: 'failed', orderNumber: null, problem: { code: 'SUBSCRIPTION_NOT_ALLOWED' } },
  ]);
  // The clock is moved back a day: a delivery that was upcoming then is possible again.
  turnTo('2026-11-19');
  await ask(UPDATE, { id, input: await input({ interval: '2weeks' }) });
  expect(await ask(MOVE, { id, action: 'RESUME' })).toMatchObject({ nextDeliveryDate: '2026-11-24' });
  turnTo('2026-11-20');
  expect((await deliverAll(counter)).did).toEqual(['ordered']);
  expect((await now(id)).deliveries).toMatchObject([{ date: '2026-11-24', outcome: 'ordered', problem: null }]);
});

// spec: 7 Commerce mutations: deleteSubscriptionOrder
//   at backend/commerce/subscription/change.ts
describe('upcoming deliveries', () => {
  const DUE = gql`query D($most: Int) { customer { due: subscriptions_due(most: $most) { id name nextDeliveryDate lines } } }`;
  const due = async (name: Name, most?: number) =>
    (await counter.ask<Answer, object>(DUE, { most }, people[name])).data.customer.due;
  const TO_CART = gql`mutation T($id: Int!) { done: addSubscriptionToCart(subscriptionId: $id) {
    cart { items { uid quantity product { sku } } } userInputErrors { code sku }
  } }`;
  const inCart = ({ cart }: Answer) =>
    cart.items.map(({ quantity, product }: Answer) => [product.sku, quantity]).sort();

  test('are returned for the customer and this store only, nearest first, with the number of lines to deliver', async () => {
    turnTo('2026-11-03');
    const later = await made({ name: 'Senere', startDate: '2026-12-08' });
    const sooner = await made({ name: 'Først' });
    const goods = { source: 'PRODUCT', key: skus[1], quantity: 3 };
    const { items } = await ask(ADD, { id: sooner.id, goods });
    const paused = await made({ name: 'Pause' });
    await ask(MOVE, { id: paused.id, action: 'PAUSE' });
    await made({ name: 'Kollegaens' }, 'christian');
    const first = { id: sooner.id, name: 'Først', nextDeliveryDate: sooner.nextDeliveryDate, lines: 2 };
    expect(await due('birgitte')).toEqual([first]);
    expect((await due('birgitte', 9)).map(({ id }: Answer) => id)).toEqual([sooner.id, later.id]);
    expect(await due('birgitte', -1)).toEqual([]);
    expect(await due('christian')).toMatchObject([{ name: 'Kollegaens' }]);
    await ask(SKIP_LINE, { id: sooner.id, item: items[1].id, skip: true });
    expect(await due('birgitte')).toEqual([{ ...first, lines: 1 }]);
    // Another store has its own.
    await counter.rows(`UPDATE subscription SET store_id = (SELECT id FROM store WHERE code = 'b2c') WHERE id = $1`, [
      sooner.id,
    ]);
    expect(await due('birgitte')).toMatchObject([{ id: later.id }]);
  });

  test('are added to the cart once, without skipped lines, and leave the subscription unchanged', async () => {
    turnTo('2026-11-03');
    await counter.rows('DELETE FROM cart_item');
    const { id } = await made();
    const added = await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[1], quantity: 3 } });
    await ask(ADD, { id, goods: { source: 'PRODUCT', key: skus[2], quantity: 2 } });
    await ask(SKIP_LINE, { id, item: added.items[1].id, skip: true });
    const before = await now(id);
    const done = await ask(TO_CART, { id });
    expect([inCart(done), done.userInputErrors]).toEqual([
      [
        [skus[0], 5],
        [skus[2], 2],
      ].sort(),
      [],
    ]);
    expect(await now(id)).toEqual(before);
    expect(await orders(id)).toEqual([]);
    // Unavailable products are reported on their line; the rest is added to the existing lines.
    await stock(skus[2], 0);
    const again = await ask(TO_CART, { id });
    expect(again.userInputErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', sku: skus[2] }]);
    expect(inCart(again)).toContainEqual([skus[0], 10]);
    await stock(skus[2], 900);
  });

  test('of another customer are not found', async () => {
    turnTo('2026-11-03');
    const { id } = await made();
    expect(await ask(TO_CART, { id }, 'christian')).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    expect(await ask(TO_CART, { id: 2 ** 31 - 1 })).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  });
});

test('is ended in one step, like it was created, and orders nothing more (D29)', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  const { items } = await ask(END, { id });
  expect(items.find((one: Answer) => one.id === id)).toMatchObject({
    status: 'ended',
    nextDeliveryDate: null,
    actions: [],
  });
  expect(await mails(id)).toEqual(['created', 'ended']);
  turnTo('2027-01-01');
  expect((await deliverAll(counter)).did).toEqual([]);
  for (const action of ['RESUME', 'PAUSE', 'START'])
    expect(await ask(MOVE, { id, action })).toMatchObject({ code: 'SUBSCRIPTION_ENDED' });
});

test('the scheduled job places due deliveries', async () => {
  turnTo('2026-11-03');
  const { id } = await made();
  turnTo('2026-11-20');
  await counter.backend.startJobs();
  await expect.poll(() => orders(id), { timeout: 20_000 }).toHaveLength(1);
  expect(counter.told.filter((line) => line.includes('subscription'))).toEqual([]);
});

test('is deleted with its customer’s account; its orders are retained', async () => {
  turnTo('2026-11-03');
  const { id } = await made({}, 'christian');
  turnTo('2026-11-20');
  await deliverAll(counter);
  expect(await orders(id)).toHaveLength(1);
  const { deletePersonalRows } = await import('#backend/commerce/customer/account/account.sql');
  const [owner] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [MAILS.christian]);
  await deletePersonalRows(counter.database.db, owner?.id ?? 0, MAILS.christian);
  expect(await counter.rows('SELECT id FROM subscription WHERE id = $1', [id])).toEqual([]);
  expect(
    await counter.rows(`SELECT id FROM sales_order WHERE reference = 'Kopirummet' AND customer_id = $1`, [owner?.id]),
  ).toHaveLength(1);
});
