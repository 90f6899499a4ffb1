// Locks: a second transaction waits, or skips; rows locked together are locked in one order, to prevent deadlocks.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockApproval } from '#backend/commerce/approval/approval.sql';
import { lockCart } from '#backend/commerce/cart/write.sql';
import { openStage } from '#backend/commerce/catalogue/import/stage.sql';
import { changeStock } from '#backend/commerce/catalogue/maintenance/change-stock';
import {
  holdMaintenance,
  holdProduct,
  holdShelf,
  moveShelf,
} from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { lockCarts } from '#backend/commerce/checkout/merge/merge.sql';
import { lockCustomer, lockEmail } from '#backend/commerce/customer/account/account.sql';
import { lockBusiness } from '#backend/commerce/customer/account/business.sql';
import { lockCards } from '#backend/commerce/giftcard/giftcard.sql';
import { owedBy } from '#backend/commerce/order/order.sql';
import { lockStock, returnStock } from '#backend/commerce/order/stock.sql';
import { lockPayment } from '#backend/commerce/payment/payment.sql';
import { lockedBalance } from '#backend/commerce/points/points.sql';
import { lockCoupons, returnUses } from '#backend/commerce/promotion/uses.sql';
import { lockBuyers } from '#backend/commerce/punchout/buyers/buyers.sql';
import { lockMark, setMark, takeDueOrders } from '#backend/commerce/recommendation/rollup/rollup.sql';
import { takeDueAlerts } from '#backend/commerce/request/request.sql';
import { lockReview } from '#backend/commerce/review/review.sql';
import { TEST_NOW } from '../support/template';
import { until } from '../support/until';
import { endSides, isFree, openSide, type Row, type Side, takesInOrder, waits } from './side-by-side';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

let counter: Counter;
/** The rows to be locked, each created or found once. */
const here = { low: 0, high: 0, sku: '', order: 0, customer: 0, business: 0, review: 0, approval: 0 };
const [FIRST_CART, SECOND_CART, THIRD_CART] = ['AaLockedLockedLocked', 'ZzLockedLockedLocked', 'MmLockedLockedLocked'];
/** Coupons and gift cards; the third ones are in another cart. */
const [FIRST, SECOND, THIRD] = [900_001, 900_002, 900_003];
/** Stock sources of one product, in the order of their names. */
const [FIRST_SHOP, SHOP] = ['aa-shop', 'zz-shop'];

beforeAll(async () => {
  counter = await openCounter({ max: 6 });
  const { rows } = counter;
  const [low = '', high = '', sku = ''] = await someSkus(counter, 3);
  const idOf = async (one: string) =>
    (await rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [one]))[0]?.id ?? 0;
  Object.assign(here, { sku: low, low: await idOf(low), high: await idOf(high) });
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const placed = await place(counter, await readyCart(counter, [[sku, 1]], 'account', birgitte), birgitte);
  const [order] = await rows<{ id: number; customer: number; business: number }>(
    'SELECT id, customer_id AS customer, business_id AS business FROM sales_order WHERE number = $1',
    [placed.number],
  );
  Object.assign(here, { order: order?.id, customer: order?.customer, business: order?.business });
  here.review = (await rows<{ id: number }>('SELECT min(id) AS id FROM review'))[0]?.id ?? 0;
  // The row to be locked second has to be first in the table.
  await rows(`INSERT INTO cart (id, store_id, created_at, updated_at) SELECT unnest($1::text[]), 1, now(), now()`, [
    [SECOND_CART, FIRST_CART, THIRD_CART],
  ]);
  await rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, valid_from) VALUES ('Lås', 'Lock', 'fixed', 100, '2020-01-01') RETURNING id)
     INSERT INTO coupon (id, promotion_id, code, code_key, usage_limit, used) SELECT n, p.id, 'L' || n, 'L' || n, 5, 1 FROM p, unnest($1::int[]) n`,
    [[SECOND, FIRST, THIRD]],
  );
  await rows('INSERT INTO cart_coupon (cart_id, coupon_id) SELECT $1, unnest($2::int[])', [
    FIRST_CART,
    [SECOND, FIRST],
  ]);
  await rows(
    `INSERT INTO coupon_use (coupon_id, order_id, email, delta, at) SELECT n, $1, 'a@example.dk', 1, now() FROM unnest($2::int[]) n`,
    [here.order, [SECOND, FIRST]],
  );
  await rows(
    `INSERT INTO gift_card (id, code, code_key, issued_at) SELECT n, 'L' || n, 'L' || n, now() FROM unnest($1::int[]) n`,
    [[SECOND, FIRST, THIRD]],
  );
  await rows('INSERT INTO cart_gift_card (cart_id, gift_card_id) SELECT $1, unnest($2::int[])', [
    FIRST_CART,
    [SECOND, FIRST],
  ]);
  for (const table of ['cart_coupon (cart_id, coupon_id)', 'cart_gift_card (cart_id, gift_card_id)'])
    await rows(`INSERT INTO ${table} VALUES ($1, $2)`, [THIRD_CART, THIRD]);
  await rows(`INSERT INTO stock_source (code, name, position, details) SELECT unnest($1::text[]), 'Shop', 99, '{}'`, [
    [FIRST_SHOP, SHOP],
  ]);
  for (const product of [here.high, here.low])
    for (const source of [SHOP, FIRST_SHOP])
      await rows('INSERT INTO stock_item VALUES ($1, $2, 10)', [product, source]);
  await rows(
    `INSERT INTO order_approval (order_id, buyer_id, approver_id, asked_at, expires_at) SELECT $1, $2, min(id), now(), now() + interval '1 day' FROM customer WHERE id <> $2`,
    [here.order, here.customer],
  );
});
afterEach(endSides);
afterAll(() => counter?.close());

const shelf = (product: number, source: string): Row => [
  'stock_item',
  'product_id = $1 AND source_code = $2',
  [product, source],
];
const byId = (table: string, id: unknown): Row => [table, 'id = $1', [id]];

describe('the second transaction waits until the first has ended:', () => {
  const each: [what: string, lock: (side: Side) => Promise<unknown>][] = [
    ['a change of a cart', ({ client }) => lockCart(client, FIRST_CART)],
    ['a merge of two carts', ({ db }) => lockCarts(db, [FIRST_CART, SECOND_CART])],
    ['a customer’s points', ({ db }) => lockedBalance(db, here.customer)],
    ['a customer’s account', ({ db }) => lockCustomer(db, here.customer)],
    ['an e-mail address that is wanted', ({ db }) => lockEmail(db, 'wanted@example.dk')],
    ['limited codes of a cart', ({ db }) => lockCoupons(db, FIRST_CART)],
    ['gift cards of a cart', ({ db }) => lockCards(db, FIRST_CART)],
    ['goods that are sold', ({ client }) => lockStock(client, [here.low])],
    ['a shelf that staff count', ({ client }) => holdShelf(client, here.low, SHOP)],
    ['a product that staff change', ({ client }) => holdProduct(client, here.sku)],
    ['maintenance by the clock', ({ client }) => holdMaintenance(client, 'prices')],
    ['users of a company', ({ db }) => lockBusiness(db, here.business)],
    ['new accounts of a procurement system', ({ db }) => lockBuyers(db, 'fjordhavn-cxml')],
    ['what a company owes', ({ db }) => owedBy(db, here.business)],
    ['a payment', ({ db }) => lockPayment(db, here.order)],
    ['an approval', ({ db }) => lockApproval(db, here.order)],
    ['a review', ({ db }) => lockReview(db, here.review)],
  ];
  test.each(each)('%s', async (_what, lock) => {
    const [one, other] = [await openSide(counter.database), await openSide(counter.database)];
    await lock(one);
    const work = lock(other);
    expect(await waits(counter.database, other, work)).toBe(true);
    await one.end('ROLLBACK');
    await work;
    await other.end('ROLLBACK');
  });
});

describe('rows are locked in one order:', () => {
  const inOrder = { liesBefore: true, waits: true, isFreeMeanwhile: true, isFreeAfter: false };
  const each: [what: string, lock: (side: Side) => Promise<unknown>, first: () => Row, second: () => Row][] = [
    [
      'two carts that become one',
      ({ db }) => lockCarts(db, [SECOND_CART, FIRST_CART]),
      () => byId('cart', FIRST_CART),
      () => byId('cart', SECOND_CART),
    ],
    [
      'limited codes',
      ({ db }) => lockCoupons(db, FIRST_CART),
      () => byId('coupon', FIRST),
      () => byId('coupon', SECOND),
    ],
    [
      'codes that are given back',
      ({ db }) => returnUses(db, here.order, TEST_NOW),
      () => byId('coupon', FIRST),
      () => byId('coupon', SECOND),
    ],
    [
      'gift cards',
      ({ db }) => lockCards(db, FIRST_CART),
      () => byId('gift_card', FIRST),
      () => byId('gift_card', SECOND),
    ],
    [
      'products that are sold',
      ({ client }) => lockStock(client, [here.high, here.low], [FIRST_SHOP]),
      () => shelf(here.low, FIRST_SHOP),
      () => shelf(here.high, FIRST_SHOP),
    ],
    [
      'shelves of one product',
      ({ client }) => lockStock(client, [here.low], [SHOP, FIRST_SHOP]),
      () => shelf(here.low, FIRST_SHOP),
      () => shelf(here.low, SHOP),
    ],
  ];
  test.each(each)('%s', async (_what, lock, first, second) => {
    const { database } = counter;
    expect(await takesInOrder(database, lock, first(), second())).toEqual(inOrder);
    // Rows of others are not locked.
    const side = await openSide(database);
    await lock(side);
    const others = [byId('cart', THIRD_CART), byId('coupon', THIRD), byId('gift_card', THIRD), shelf(here.high, SHOP)];
    for (const row of others) expect(await isFree(database, row), row[0]).toBe(true);
    await side.end('ROLLBACK');
  });

  test('stock rows are restored in the order of their sale: by product first', async () => {
    const { database, rows } = counter;
    // Without stock movements, so that few rows with equal keys are sorted by their physical order.
    const [bare] = await rows<{ id: number }>(
      'SELECT min(id) AS id FROM sales_order o WHERE NOT EXISTS (SELECT FROM stock_movement m WHERE m.order_id = o.id)',
    );
    await rows(
      `INSERT INTO stock_movement (product_id, source_code, delta, reason, order_id, at)
        SELECT p, s, -1, 'order', $1, now() FROM unnest($2::int[]) p, unnest($3::text[]) s`,
      [bare?.id, [here.high, here.low], [SHOP, FIRST_SHOP]],
    );
    const back = ({ db }: Side) => returnStock(db, bare?.id ?? 0, TEST_NOW);
    expect(await takesInOrder(database, back, shelf(here.low, FIRST_SHOP), shelf(here.high, FIRST_SHOP))).toEqual(
      inOrder,
    );
    expect(await takesInOrder(database, back, shelf(here.low, FIRST_SHOP), shelf(here.low, SHOP))).toEqual(inOrder);
    // Both stock rows of the first product are locked before the second product is waited for.
    const [one, other] = [await openSide(database), await openSide(database)];
    await one.client.query('SELECT FROM stock_item WHERE product_id = $1 FOR UPDATE', [here.high]);
    const work = back(other);
    expect(await waits(database, other, work)).toBe(true);
    expect([
      await isFree(database, shelf(here.low, FIRST_SHOP)),
      await isFree(database, shelf(here.low, SHOP)),
    ]).toEqual([false, false]);
    await one.end('ROLLBACK');
    expect(await work).toEqual([here.low, here.high]);
    await other.end('ROLLBACK');
  });
});

describe('work of another transaction is skipped:', () => {
  /** The results of both transactions while the first holds its lock; the second must not wait. */
  async function beside<Answer>(take: (side: Side) => Promise<Answer>): Promise<[first: Answer, second: Answer]> {
    const [one, other] = [await openSide(counter.database), await openSide(counter.database)];
    const first = await take(one);
    const work = take(other);
    const isHeldUp = await waits(counter.database, other, work);
    await one.end('ROLLBACK');
    const second = await work;
    await other.end('ROLLBACK');
    expect(isHeldUp).toBe(false);
    return [first, second];
  }

  test('an import of products is rejected while another is running, and accepted after it', async () => {
    const stage = ({ client }: Side) => openStage(client);
    expect(await beside(stage)).toEqual([true, false]);
    expect(await beside(stage)).toEqual([true, false]);
  });

  test('due orders are counted by one transaction', async () => {
    await counter.rows('DELETE FROM order_due');
    await counter.rows('INSERT INTO order_due VALUES ($1)', [here.order]);
    const [first, second] = await beside(({ client }) => takeDueOrders(client));
    expect([first, second]).toEqual([
      { add: [here.order], take: [] },
      { add: [], take: [] },
    ]);
    // After a rollback the order is due again.
    expect(await counter.rows('SELECT order_id FROM order_due')).toEqual([{ order_id: here.order }]);
  });

  test('demand totals are computed by one transaction', async () => {
    const side = await openSide(counter.database);
    await lockMark(side.client);
    await setMark(side.client, TEST_NOW);
    await side.end('COMMIT');
    expect(await beside(({ client }) => lockMark(client))).toEqual([{ at: TEST_NOW }, null]);
  });

  test('a back-in-stock notice is sent by one transaction', async () => {
    await counter.rows('DELETE FROM stock_alert');
    await counter.rows(
      `INSERT INTO stock_alert (product_id, store_id, email, language, token, asked_at) VALUES ($1, 1, 'wait@example.dk', 'da', 'wait', now())`,
      [here.low],
    );
    const taken = await beside(({ db }) => takeDueAlerts(db, [{ productId: here.low, storeId: 1 }], TEST_NOW, 5));
    expect(taken.map((alerts) => alerts.length)).toEqual([1, 0]);
  });
});

test('a stock count changes only its own row, and a second count builds on the first', async () => {
  const { pool } = counter.database;
  const before = await counter.rows(
    'SELECT product_id, source_code, quantity FROM stock_item WHERE NOT (product_id = $1 AND source_code = $2) ORDER BY 1, 2',
    [here.low, SHOP],
  );
  const side = await openSide(counter.database);
  await holdShelf(side.client, here.low, SHOP);
  await moveShelf(side.client, { productId: here.low, source: SHOP, delta: 4, reason: 'delivery' }, TEST_NOW);
  const second = changeStock(pool, { sku: here.sku, source: SHOP, how: 'add', quantity: 3 }, TEST_NOW);
  const stands = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  await until('a count that waits for the first', async () => (await counter.rows(stands)).length > 0, {
    timeoutMs: 30_000,
  });
  await side.end('COMMIT');
  expect(await second).toEqual({ ok: true, before: 14, after: 17 });
  expect(
    await counter.rows(
      'SELECT product_id, source_code, quantity FROM stock_item WHERE NOT (product_id = $1 AND source_code = $2) ORDER BY 1, 2',
      [here.low, SHOP],
    ),
  ).toEqual(before);
});
