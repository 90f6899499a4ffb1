// Several pending orders decided in one call, against the database: each is decided separately and once, and the response lists the outcome of each.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_DECIDED_AT_ONCE } from '#domain/approval/approval';
import { ApproveOrderDocument, DeclineOrderDocument } from '~/services/generated/commerce';
import {
  type Counter,
  logIn,
  openCounter,
  place,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

const at = (name: string) => `${name}@havnens-arkitekter.example`;
let counter: Counter;
let sku: string;
let buyer: Who;
let frederik: Who;
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
  // The demo's sub-user may not enter addresses, which this test's cart does.
  await counter.rows(
    `UPDATE customer SET flags = flags || '{"allowBillingAddressChange": true, "allowShippingAddressChange": true, "onlyDefaultBilling": false, "onlyDefaultShipping": false}' WHERE email = $1`,
    [at('dorthe')],
  );
  frederik = await logIn(counter, at('frederik'));
  buyer = await logIn(counter, at('dorthe'));
});
afterAll(() => counter?.close());

const uidOf = (id: number) => Buffer.from(String(id)).toString('base64');

async function sent(): Promise<string> {
  const { number, errors } = await place(counter, await readyCart(counter, [[sku, 1]], 'account', buyer), buyer);
  expect(errors).toEqual([]);
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]);
  return uidOf(row?.id ?? 0);
}

/** A placed order of another customer that needed no approval. */
async function strangersOrder(): Promise<string> {
  const [row] = await counter.rows<{ id: number }>(
    `SELECT o.id FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE c.email = 'anna@example.dk' ORDER BY o.id LIMIT 1`,
  );
  return uidOf(row?.id ?? 0);
}

/** The overall status, and each order's error code, or null on success. */
async function answered(uids: string[], reason?: string) {
  const input = { purchase_order_uids: uids };
  const said =
    reason === undefined
      ? (await counter.ask(ApproveOrderDocument, { input }, frederik)).data?.approvePurchaseOrders
      : (await counter.ask(DeclineOrderDocument, { input: { ...input, reason } }, frederik)).data?.rejectPurchaseOrders;
  const results = said?.operation_results.map(({ purchase_order_uid: uid, error }) => [uid, error?.code ?? null]);
  return { status: said?.result_status, results };
}

const idsOf = (uids: string[]) => uids.map((uid) => Number(Buffer.from(uid, 'base64').toString()));
const statusesOf = async (...uids: string[]) =>
  (
    await counter.rows<{ status: string }>(
      'SELECT o.status FROM unnest($1::int[]) WITH ORDINALITY AS w(id, at) JOIN sales_order o USING (id) ORDER BY at',
      [idsOf(uids)],
    )
  ).map(({ status }) => status);
const lettersOf = async (template: string, ...uids: string[]) =>
  (
    await counter.rows<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM mail m JOIN sales_order o ON m.payload->'told'->>'number' = o.number
        WHERE m.template = $2 AND o.id = ANY ($1::int[])`,
      [idsOf(uids), template],
    )
  )[0]?.mails;

// spec: 3 Enumerations: Result: SUCCESS, FAILURE, MIXED_RESULTS (of several waiting orders answered in one call)
//   at domain/form/batch-status.ts, backend/commerce/approval/resolvers.ts, app/routes/account/pending-order.tsx
test('decides all, some or none of the named orders, each separately, and sends each buyer one mail', async () => {
  const [one, two, three] = [await sent(), await sent(), await sent()];
  const strange = await strangersOrder();
  expect(await answered([one, two])).toEqual({
    status: 'SUCCESS',
    results: [
      [one, null],
      [two, null],
    ],
  });
  // The first is already decided by a colleague; the second is not an order of the company; the last is pending.
  const before = await statusesOf(strange);
  expect(await answered([one, strange, three])).toEqual({
    status: 'MIXED_RESULTS',
    results: [
      [one, 'APPROVAL_DECIDED'],
      [strange, 'PURCHASE_ORDER_NOT_FOUND'],
      [three, null],
    ],
  });
  expect(await answered([three, strange, 'x'])).toEqual({
    status: 'FAILURE',
    results: [
      [three, 'APPROVAL_DECIDED'],
      [strange, 'PURCHASE_ORDER_NOT_FOUND'],
      ['x', 'PURCHASE_ORDER_NOT_FOUND'],
    ],
  });
  expect(await statusesOf(one, two, three)).toEqual(['processing', 'processing', 'processing']);
  expect(await statusesOf(strange)).toEqual(before);
  expect(await lettersOf('order-approved', one, two, three)).toBe(3);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('one reason declines all of them and releases what they reserved', async () => {
  const [one, two] = [await sent(), await sent()];
  expect(await answered([one, two], 'Vi har nok')).toMatchObject({ status: 'SUCCESS' });
  expect(await statusesOf(one, two)).toEqual(['canceled', 'canceled']);
  const reasons = await counter.rows('SELECT DISTINCT reason FROM order_approval WHERE order_id = ANY ($1::int[])', [
    idsOf([one, two]),
  ]);
  expect(reasons).toEqual([{ reason: 'Vi har nok' }]);
  expect(await lettersOf('order-declined', one, two)).toBe(2);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('counts an order named twice once, however its uid is spelled', async () => {
  const one = await sent();
  const bare = one.replace(/=+$/, '');
  expect(await answered([one, one, bare])).toEqual({ status: 'SUCCESS', results: [[one, null]] });
});

test('concurrent batches decide each order once, and the others get APPROVAL_DECIDED', async () => {
  const orders = [await sent(), await sent(), await sent()];
  const presses = await Promise.all([answered(orders), answered([...orders].reverse()), answered(orders)]);
  const results = presses.flatMap((press) => press.results ?? []);
  expect(results).toHaveLength(9);
  for (const order of orders) {
    const codes = results.filter(([uid]) => uid === order).map(([, code]) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(2);
  }
  for (const { status, results: own } of presses) {
    const went = own?.filter(([, code]) => code === null).length;
    expect(status).toBe(went === 3 ? 'SUCCESS' : went === 0 ? 'FAILURE' : 'MIXED_RESULTS');
  }
  expect(await lettersOf('order-approved', ...orders)).toBe(3);
});

test('rejects an empty list and too many orders before deciding any', async () => {
  const one = await sent();
  const ask = async (uids: string[]) =>
    (await counter.ask(ApproveOrderDocument, { input: { purchase_order_uids: uids } }, frederik)).errors;
  expect(await ask([])).toMatchObject([{ code: 'NO_ORDERS_CHOSEN' }]);
  const many = [one, ...Array.from({ length: MOST_DECIDED_AT_ONCE }, (_, index) => uidOf(900_000_000 + index))];
  expect(await ask(many)).toMatchObject([{ code: 'ORDERS_TOO_MANY', message: 'At most 50 orders at once.' }]);
  expect(await statusesOf(one)).toEqual(['needs_review']);
  expect(await answered(many.slice(0, MOST_DECIDED_AT_ONCE))).toMatchObject({ status: 'MIXED_RESULTS' });
});
