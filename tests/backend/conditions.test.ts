// Conditional updates: records that are closed, ordered, paid or settled do not change, and no more is returned than was taken.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abandonCarts, type CartRow, readCart as cartById, reopenCart } from '#backend/commerce/cart/cart.sql';
import { writeOpen, writeUnchanged } from '#backend/commerce/cart/write.sql';
import { deleteLines, moveOtherLines, sharedLines } from '#backend/commerce/checkout/merge/merge.sql';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { completeOrder } from '#backend/commerce/fulfilment/hold';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { orderOfCart, owedBy } from '#backend/commerce/order/order.sql';
import { givePieces } from '#backend/commerce/order/stock.sql';
import { askRefund, askVoid } from '#backend/commerce/payment/money/ask';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { insertOperation, operationsOf, settleOperation } from '#backend/commerce/payment/money/money.sql';
import { overdueSessions, paymentOfOrder } from '#backend/commerce/payment/payment.sql';
import { settlePayment } from '#backend/commerce/payment/settle-payment';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { MoneyMove, PaymentProvider } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { oere } from '#domain/money/money';
import { AS_IT_STANDS, type LineKind } from '#domain/order/line-choice';
import {
  add,
  type Counter,
  endPayment,
  logIn,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

const MINUTE_MS = 60 * 1000;
let counter: Counter;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const lifeWith = (provider: PaymentProvider = testPayments(async () => 'secret')) => {
  const { db, pool } = counter.database;
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};
const ALL = { pieces: null, carrier: null, trackingNumber: '' };

interface Bought {
  id: number;
  number: string;
  cartId: string;
  payAt: string | null;
  token: string | null;
  total: number;
}

async function order(
  payment: 'card' | 'account',
  pieces = 2,
  answer: 'authorised' | 'open' = 'authorised',
): Promise<Bought> {
  const who = payment === 'account' ? birgitte : {};
  const cartId = await readyCart(counter, [[skus[0] ?? '', pieces]], payment, who);
  const { number, payAt, token } = await place(counter, cartId, who);
  if (payAt && answer === 'authorised') await press(counter, payAt, 'authorised');
  const [row] = await counter.rows<{ id: number; total: number }>(
    'SELECT id, total_oere::int AS total FROM sales_order WHERE number = $1',
    [number],
  );
  return { id: row?.id ?? 0, number: number ?? '', cartId, payAt, token, total: row?.total ?? 0 };
}

const paymentRow = async ({ id }: Bought) => {
  const found = await paymentOfOrder(counter.database.db, id);
  if (!found) throw new Error(`Order ${id} has no payment`);
  return found;
};
const statusOf = async ({ id }: Bought) =>
  (await counter.rows<{ status: string }>('SELECT status FROM sales_order WHERE id = $1', [id]))[0]?.status;
const shelves = async () => {
  const rows = await counter.rows<{ source: string; quantity: number }>(
    `SELECT source_code AS source, quantity FROM stock_item s JOIN product p ON p.id = s.product_id WHERE p.sku = $1`,
    [skus[0]],
  );
  return new Map(rows.map(({ source, quantity }) => [source, quantity]));
};
const onShelf = async () => (await shelves()).get('central') ?? 0;

describe('a cart', () => {
  let made = 0;
  /** Inserted directly, to create each state separately. */
  async function cart(
    values: Partial<Record<'status' | 'customer' | 'store', string | number>>,
    at = counter.clock.now(),
  ) {
    made += 1;
    const id = `C${String(made).padStart(31, '0')}`;
    await counter.rows(
      'INSERT INTO cart (id, status, customer_id, store_id, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)',
      [id, values.status ?? 'active', values.customer ?? null, values.store ?? 1, at],
    );
    return id;
  }
  const row = async (id: string): Promise<CartRow> => {
    const found = await cartById(counter.database.db, id);
    if (!found) throw new Error(`There is no cart ${id}`);
    return found;
  };
  const customers = () =>
    counter.rows<{ id: number }>(
      `SELECT id FROM customer WHERE email IN ('anna@example.dk', 'helle@rum-og-ro.example') ORDER BY id`,
    );

  test('is updated only while open and owned by this customer in this store', async () => {
    const { pool } = counter.database;
    const now = counter.clock.now();
    const [one, other] = (await customers()).map(({ id }) => id);
    const write = (id: string, customerId: number | null, storeId: number) =>
      writeOpen(pool, id, { customerId, storeId, punchoutId: null }, { reference: 'R' }, now);
    const own = await cart({ customer: one ?? 0 });
    expect(await write(own, one ?? 0, 1)).toMatchObject({ reference: 'R', version: 2 });
    const closed = [
      await cart({ status: 'ordered', customer: one ?? 0 }),
      await cart({ status: 'abandoned', customer: one ?? 0 }),
    ];
    const refused = [
      await write(own, other ?? 0, 1),
      await write(own, null, 1),
      await write(own, one ?? 0, 2),
      ...(await Promise.all(closed.map((id) => write(id, one ?? 0, 1)))),
    ];
    expect(refused).toEqual([null, null, null, null, null]);
    expect((await row(own)).version).toBe(2);
    for (const id of closed) expect(await row(id)).toMatchObject({ reference: null, version: 1 });
  });

  test('is billed to the delivery address only when that is set', async () => {
    const { pool } = counter.database;
    const id = await cart({});
    const owner = { customerId: null, storeId: 1, punchoutId: null };
    expect(await writeOpen(pool, id, owner, {}, counter.clock.now(), true)).toBeNull();
    expect((await row(id)).version).toBe(1);
  });

  test('accepts lines in the version that was read, while it is open; with its lock, in any version', async () => {
    const { pool } = counter.database;
    const now = counter.clock.now();
    const [product] = await counter.rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [skus[0]]);
    const seen = { seenOere: null, seenPoints: null, seenQuantity: null, seenBasis: null };
    const line = {
      productId: product?.id ?? 0,
      choice: AS_IT_STANDS,
      quantity: 2,
      position: 1,
      article: null,
      longestMm: null,
      ...seen,
    };
    const put = (id: string, version: number | null) =>
      writeUnchanged(pool, { id, version }, { values: {}, puts: [line] }, now);
    const linesOf = (id: string) => counter.rows('SELECT quantity FROM cart_item WHERE cart_id = $1', [id]);
    const open = await cart({});
    expect(await put(open, 2)).toBeNull();
    expect([await linesOf(open), (await row(open)).version]).toEqual([[], 1]);
    expect(await put(open, 1)).toMatchObject({
      row: { version: 2 },
      put: [{ id: expect.any(Number), productId: line.productId, kind: 'goods', config: null }],
    });
    expect(await put(open, 1)).toBeNull();
    const closed = await cart({ status: 'ordered' });
    expect(await put(closed, 1)).toBeNull();
    expect([await linesOf(closed), (await row(closed)).version]).toEqual([[], 1]);
    expect(await put(closed, null)).toMatchObject({ row: { version: 2 } });
  });

  test('merges another cart by adding quantities of identical lines and appending the others', async () => {
    const { db } = counter.database;
    const goods = await counter.rows<{ id: number }>('SELECT id FROM product WHERE sku = ANY ($1) ORDER BY id', [skus]);
    const [one = 0, two = 0] = goods.map(({ id }) => id);
    const [from, to, third] = [await cart({}), await cart({}), await cart({})];
    const put = (
      id: string,
      product: number,
      kind: LineKind,
      plade: string | null,
      quantity: number,
      position: number,
    ) =>
      counter.rows(
        'INSERT INTO cart_item (cart_id, product_id, kind, config, quantity, position) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, product, kind, plade && { plade }, quantity, position],
      );
    await put(from, one, 'goods', null, 2, 1);
    await put(from, one, 'design', 'eg', 3, 2);
    await put(from, one, 'points', null, 4, 3);
    await put(from, two, 'goods', null, 1, 5);
    await put(to, one, 'goods', null, 5, 4);
    await put(to, one, 'design', 'ask', 8, 5);
    await put(third, one, 'goods', null, 9, 90);
    await put(third, two, 'goods', null, 9, 91);
    const linesOf = (id: string) =>
      counter.rows(
        'SELECT product_id AS product, kind, config, quantity, position FROM cart_item WHERE cart_id = $1 ORDER BY position',
        [id],
      );
    const others = await linesOf(third);
    expect(await sharedLines(db, from, to)).toMatchObject([{ productId: one, quantity: 5, joining: 2 }]);
    await moveOtherLines(db, from, to);
    expect(await linesOf(to)).toEqual([
      { product: one, kind: 'goods', config: null, quantity: 5, position: 4 },
      { product: one, kind: 'design', config: { plade: 'ask' }, quantity: 8, position: 5 },
      { product: one, kind: 'design', config: { plade: 'eg' }, quantity: 3, position: 7 },
      { product: one, kind: 'points', config: null, quantity: 4, position: 8 },
      { product: two, kind: 'goods', config: null, quantity: 1, position: 10 },
    ]);
    expect(await linesOf(from)).toEqual([{ product: one, kind: 'goods', config: null, quantity: 2, position: 1 }]);
    await deleteLines(db, from);
    expect([await linesOf(from), await linesOf(third), (await linesOf(to)).length]).toEqual([[], others, 5]);
  });

  test('is reopened after its order, unless its customer has filled another cart of this store', async () => {
    const { db } = counter.database;
    const now = counter.clock.now();
    const [one = { id: 0 }, other = { id: 0 }] = await customers();
    await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE customer_id = ANY ($1)`, [[one.id, other.id]]);
    const line = (id: string) =>
      counter.rows(
        'INSERT INTO cart_item (cart_id, product_id, quantity, position) SELECT $1, min(id), 1, 1 FROM product',
        [id],
      );
    const ordered = await cart({ status: 'ordered', customer: one.id });
    const empty = await cart({ customer: one.id });
    const neighbours = [
      await cart({ status: 'ordered', customer: one.id }),
      await cart({ customer: one.id, store: 2 }),
      await cart({ customer: other.id }),
    ];
    const before = await Promise.all(neighbours.map(row));
    await reopenCart(db, await row(ordered), now);
    expect([(await row(ordered)).status, (await row(empty)).status]).toEqual(['active', 'abandoned']);
    expect(await Promise.all(neighbours.map(row))).toEqual(before);
    const second = await cart({ status: 'ordered', customer: one.id });
    await line(ordered);
    await reopenCart(db, await row(second), now);
    expect([(await row(second)).status, (await row(ordered)).status]).toEqual(['abandoned', 'active']);
  });

  test('is abandoned when it is an open guest cart, created and updated long ago', async () => {
    const { db } = counter.database;
    const now = counter.clock.now();
    const old = new Date(now.getTime() - 10 * MINUTE_MS);
    const [one = { id: 0 }] = await customers();
    await counter.rows(`UPDATE cart SET status = 'abandoned' WHERE customer_id = $1 AND status = 'active'`, [one.id]);
    const carts = {
      guests: await cart({}, old),
      customers: await cart({ customer: one.id }, old),
      ordered: await cart({ status: 'ordered' }, old),
      young: await cart({}),
      touched: await cart({}, old),
    };
    await counter.rows('UPDATE cart SET updated_at = $2 WHERE id = $1', [carts.touched, now]);
    await abandonCarts(db, new Date(now.getTime() - MINUTE_MS), now);
    const after = await Promise.all(Object.values(carts).map(async (id) => (await row(id)).status));
    expect(after).toEqual(['abandoned', 'active', 'ordered', 'active', 'active']);
  });

  test('is reused after a failed order: its open order is found, and is removed when the buyer ends the payment', async () => {
    const { db } = counter.database;
    const before = await onShelf();
    const first = await order('card', 2, 'open');
    await press(counter, first.payAt ?? '', 'declined');
    const again = await place(counter, first.cartId);
    expect(again.number).not.toBe(first.number);
    expect((await orderOfCart(db, first.cartId))?.number).toBe(again.number);
    expect(await onShelf()).toBe(before - 2);
    expect((await add(counter, first.cartId, skus[1] ?? '', 1)).length).toBe(1);
    expect((await orderOfCart(db, first.cartId))?.number).toBe(again.number);
    expect((await endPayment(counter, again.token)).errors).toEqual([]);
    expect(await orderOfCart(db, first.cartId)).toBeNull();
    expect(await onShelf()).toBe(before);
  });

  test('is not reopened when its order is paid, for any caller', async () => {
    const paid = await order('card');
    const before = await onShelf();
    const back = await endPayment(counter, paid.token);
    expect(back.errors).toMatchObject([{ code: 'PAYMENT_STATE_WRONG' }]);
    expect([await statusOf(paid), await onShelf()]).toEqual(['processing', before]);
  });
});

describe('stock', () => {
  test('of a canceled order is restored', async () => {
    for (const payment of ['card', 'account'] as const) {
      const before = await onShelf();
      const bought = await order(payment, 3);
      expect(await onShelf()).toBe(before - 3);
      const canceling = { reason: '', asCustomer: false };
      expect(await cancelOrder(bought.number, canceling, lifeWith())).toMatchObject({
        ok: true,
        returned: [expect.any(Number)],
      });
      expect(await onShelf(), payment).toBe(before);
    }
  });

  test('is returned to its original sources, in the quantity taken from each', async () => {
    const bought = await order('account', 2);
    const { pool } = counter.database;
    const [line] = await counter.rows<{ product: number }>(
      'SELECT product_id AS product FROM order_line WHERE order_id = $1',
      [bought.id],
    );
    const productId = line?.product ?? 0;
    const shop = 'zz-shop';
    await counter.rows(`INSERT INTO stock_source (code, name, position, details) VALUES ($1, 'Shop', 99, '{}')`, [
      shop,
    ]);
    await counter.rows('INSERT INTO stock_item VALUES ($1, $2, 0)', [productId, shop]);
    // Three more, from the store's stock.
    await counter.rows(
      `INSERT INTO stock_movement (product_id, source_code, delta, reason, order_id, at) VALUES ($1, $2, -3, 'order', $3, now())`,
      [productId, shop, bought.id],
    );
    const give = (quantity: number) =>
      inTransaction(pool, ({ db }) =>
        givePieces(db, bought.id, [{ productId, quantity }], 'return', counter.clock.now()),
      );
    const before = await shelves();
    const more = async () => {
      const now = await shelves();
      return ['central', shop].map((one) => (now.get(one) ?? 0) - (before.get(one) ?? 0));
    };
    await give(1);
    expect(await more()).toEqual([1, 0]);
    await give(2);
    expect(await more()).toEqual([2, 1]);
    await give(50);
    expect(await more()).toEqual([2, 3]);
    expect(await give(1)).toEqual([]);
    expect(await more()).toEqual([2, 3]);
  });
});

describe('debt of a company', () => {
  const company = async () =>
    (await counter.rows<{ id: number }>(`SELECT business_id AS id FROM customer WHERE email LIKE 'birgitte@%'`))[0]
      ?.id ?? 0;

  test('is the unpaid amount on account, without the share paid by gift cards', async () => {
    const { db } = counter.database;
    const id = await company();
    const before = await owedBy(db, id);
    const bought = await order('account');
    expect(await owedBy(db, id)).toBe(before + bought.total);
    await counter.rows('UPDATE sales_order SET gift_card_oere = 500 WHERE id = $1', [bought.id]);
    expect(await owedBy(db, id)).toBe(before + bought.total - 500);
    for (const [status, owed] of [
      ['shipped', bought.total - 500],
      ['needs_review', bought.total - 500],
      ['canceled', 0],
      ['closed', 0],
      ['complete', 0],
    ]) {
      await counter.rows('UPDATE sales_order SET status = $2 WHERE id = $1', [bought.id, status]);
      expect(await owedBy(db, id), String(status)).toBe(before + Number(owed));
    }
  });

  test('may reach the credit limit, and not exceed it by one øre', async () => {
    const id = await company();
    const cartId = await readyCart(counter, [[skus[0] ?? '', 1]], 'account', birgitte);
    const total = Math.round(
      ((await readCart(counter, cartId, birgitte)).data?.cart?.prices?.grand_total?.value ?? 0) * 100,
    );
    const owed = await owedBy(counter.database.db, id);
    const limit = (sum: number | null) =>
      counter.rows('UPDATE business SET credit_limit_oere = $2 WHERE id = $1', [id, sum]);
    const [kept] = await counter.rows<{ sum: number | null }>(
      'SELECT credit_limit_oere AS sum FROM business WHERE id = $1',
      [id],
    );
    await limit(owed + total - 1);
    expect(await place(counter, cartId, birgitte)).toMatchObject({
      number: null,
      errors: [{ code: expect.stringMatching(/CREDIT/) }],
    });
    await limit(owed + total);
    expect((await place(counter, cartId, birgitte)).errors).toEqual([]);
    expect(await owedBy(counter.database.db, id)).toBe(owed + total);
    await limit(kept?.sum ?? null);
  });
});

describe('payments', () => {
  const asked = { kind: 'capture' as const, isLast: false, askedAt: new Date(0) };

  test('are credited up to the remaining invoice amount', async () => {
    const bought = await order('account', 3);
    await ship(bought.number, ALL, lifeWith());
    await invoiceOrder(bought.number, null, lifeWith());
    expect(await refundAmount(bought.number, oere(bought.total - 100), 'Ridse', lifeWith())).toMatchObject({
      ok: true,
    });
    const before = await onShelf();
    const crediting = { pieces: null, restock: true, freight: null, reason: 'Retur' };
    expect(await creditOrder(bought.number, crediting, lifeWith())).toMatchObject({ code: 'AMOUNT_ABOVE_INVOICED' });
    expect(await refundAmount(bought.number, oere(101), 'Ridse', lifeWith())).toMatchObject({
      code: 'AMOUNT_ABOVE_INVOICED',
    });
    expect(await onShelf()).toBe(before);
    const [sum] = await counter.rows<{ left: number }>(
      `SELECT sum(CASE kind WHEN 'invoice' THEN total_oere ELSE -total_oere END)::int AS left FROM invoice WHERE order_id = $1`,
      [bought.id],
    );
    expect(sum?.left).toBe(100);
  });

  test('are refunded up to the captured amount, and voided only when nothing was captured', async () => {
    const { pool, db } = counter.database;
    const bought = await order('card');
    const payment = await paymentRow(bought);
    const now = counter.clock.now();
    const refund = (amount: number) => inTransaction(pool, (tx) => askRefund(tx, payment, oere(amount), now));
    const release = () => inTransaction(pool, (tx) => askVoid(tx, payment, now));
    expect(await refund(100)).toBe(0);
    const own = { ...asked, paymentId: payment.id };
    await insertOperation(db, { ...own, amountOere: 700, idempotencyKey: `taken:${payment.id}` });
    const [capture] = await operationsOf(db, payment.id);
    expect(await release()).toBe(false);
    expect([await refund(300), await refund(900), await refund(1)]).toEqual([300, 400, 0]);
    // When the operation failed, nothing was captured.
    await settleOperation(db, capture?.id ?? 0, { status: 'refused', note: 'no', reference: null, doneAt: now });
    expect(await release()).toBe(true);
  });

  test('are recorded once, by the process that settles the operation first', async () => {
    const { db } = counter.database;
    const payment = await paymentRow(await order('card'));
    await insertOperation(db, {
      ...asked,
      paymentId: payment.id,
      amountOere: 700,
      idempotencyKey: `once:${payment.id}`,
    });
    const [operation] = await operationsOf(db, payment.id);
    const settle = (note: string) =>
      settleOperation(db, operation?.id ?? 0, { status: 'done', note, reference: 'r', doneAt: counter.clock.now() });
    expect([await settle('first'), await settle('second')]).toEqual([true, false]);
    expect((await operationsOf(db, payment.id))[0]?.note).toBe('first');
  });

  test('are executed in the order requested: after a failure, later operations of that payment wait, and of no other', async () => {
    const { db } = counter.database;
    const [one, other] = [await paymentRow(await order('card')), await paymentRow(await order('card'))];
    const told: string[] = [];
    const provider: PaymentProvider = {
      ...testPayments(async () => 'secret'),
      capture: async ({ key }: MoneyMove) => {
        told.push(key);
        if (key === 'order:1') throw new Error('no answer');
        return { ok: true, reference: key };
      },
      refund: async ({ key }: MoneyMove) => {
        told.push(key);
        return { ok: true, reference: key };
      },
    };
    const ask = (paymentId: number, kind: 'capture' | 'refund', nr: number) =>
      insertOperation(db, { ...asked, kind, paymentId, amountOere: 100, idempotencyKey: `order:${nr}` });
    await ask(one.id, 'capture', 1);
    await ask(one.id, 'refund', 2);
    await ask(other.id, 'capture', 3);
    const failed = (await carryOut(null, lifeWith(provider))).map((failure) => failure.order);
    expect([failed.includes(one.orderId), failed.includes(other.orderId)]).toEqual([true, false]);
    expect(told.filter((key) => key.startsWith('order:'))).toEqual(['order:1', 'order:3']);
  });

  test('still uncaptured prevent an order from being completed', async () => {
    const bought = await order('card');
    const away: PaymentProvider = {
      ...testPayments(async () => 'secret'),
      capture: async () => {
        throw new Error('no answer');
      },
    };
    const sent = await ship(bought.number, { ...ALL, trackingNumber: '1' }, lifeWith(away));
    await track(sent.ok ? sent.shipment.number : '', { status: 'DELIVERED', place: '' }, lifeWith(away));
    await invoiceOrder(bought.number, null, lifeWith(away));
    expect([await statusOf(bought), (await paymentRow(bought)).status]).toEqual(['delivered', 'authorised']);
    expect(await completeOrder(bought.number, lifeWith(away))).toMatchObject({ code: 'PAYMENT_STATE_WRONG' });
    expect(await statusOf(bought)).toBe('delivered');
    await carryOut(null, lifeWith());
    expect(await completeOrder(bought.number, lifeWith())).toMatchObject({ ok: true });
  });

  test('on an open page expire after the normal time, and earlier only when gift cards are reserved for them', async () => {
    const { db } = counter.database;
    const [plain, held] = [await order('card', 1, 'open'), await order('card', 1, 'open')];
    await counter.rows('UPDATE sales_order SET gift_card_oere = 100 WHERE id = $1', [held.id]);
    const [tokens, now] = [
      [(await paymentRow(plain)).sessionToken, (await paymentRow(held)).sessionToken],
      counter.clock.now(),
    ];
    const overdue = async (before: number, withCards: number) => {
      const since = (time: number) => new Date(now.getTime() + time);
      const found = await overdueSessions(db, {
        openedBefore: since(before),
        withCards: since(withCards),
        onKeptCard: since(MINUTE_MS),
      });
      return tokens.map((token) => found.includes(token ?? ''));
    };
    expect(await overdue(0, 0)).toEqual([false, false]);
    expect(await overdue(0, 1)).toEqual([false, true]);
    expect(await overdue(1, 1)).toEqual([true, true]);
    const paid = await order('card');
    const found = await overdueSessions(db, {
      openedBefore: new Date(now.getTime() + MINUTE_MS),
      withCards: now,
      onKeptCard: now,
    });
    expect(found).not.toContain((await paymentRow(paid)).sessionToken);
  });

  test('are settled once per provider event; a repeated event with another outcome changes nothing', async () => {
    const bought = await order('card', 1, 'open');
    const { sessionToken, amountOere } = await paymentRow(bought);
    const settling = { ...counter.database, queue: noJobs, now: counter.clock.now() };
    const word = {
      key: `word:${bought.id}`,
      sessionToken: sessionToken ?? '',
      amount: oere(amountOere),
    };
    const settle = (kind: 'authorised' | 'cancelled', key = word.key) =>
      settlePayment({ ...word, kind, key }, settling);
    expect(await settle('authorised')).toMatchObject({ ok: true, changed: true });
    expect(await settle('authorised')).toMatchObject({ ok: true, changed: false });
    expect(await settle('cancelled')).toMatchObject({ ok: true, changed: false });
    expect([await statusOf(bought), (await paymentRow(bought)).status]).toEqual(['processing', 'authorised']);
    expect(await settle('cancelled', `${word.key}:2`)).toMatchObject({ ok: true, changed: true });
    const letters = await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE payload->>'orderId' = $1`,
      [String(bought.id)],
    );
    expect(letters.map(({ template }) => template)).toEqual(['order-confirmation']);
  });
});
