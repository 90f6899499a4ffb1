// Placing orders: on invoice and by card, one order per cart, changed prices, and missing data.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CheckoutDocument,
  CustomerOrderDocument,
  CustomerOrdersDocument,
  OrderByTokenDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  press,
  readCart,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

let counter: Counter;
let sku: string;
let other: string;
beforeAll(async () => {
  counter = await openCounter();
  [sku = '', other = ''] = await someSkus(counter, 2);
});
afterAll(() => counter?.close());

const stockOf = async (of: string) =>
  (
    await counter.rows<{ quantity: number }>(
      `SELECT quantity FROM stock_item JOIN product p ON p.id = product_id WHERE p.sku = $1 AND source_code = 'central'`,
      [of],
    )
  )[0]?.quantity;

describe('a business customer on invoice', () => {
  let buyer: Who;
  beforeAll(async () => {
    buyer = await logIn(counter, 'christian@havnens-arkitekter.example');
  });

  // spec: 1: Invoice payment
  //   at domain/payment/payment.ts
  // spec: 3 Other entities: Order: number, date, status
  //   at backend/commerce/order/types.graphql, domain/order/order-status.ts
  // spec: 7 Other: Calls for checkout
  //   at app/services/checkout/checkout.graphql, backend/commerce/checkout/types.graphql
  // spec: 7 Other: Calls for orders
  //   at app/services/order/order.graphql, backend/commerce/order/types.graphql
  test('orders with reference, requisitioner and requisition number', async () => {
    const before = await stockOf(sku);
    const cartId = await readyCart(counter, [[sku, 3]], 'account', buyer);
    const cart = (await readCart(counter, cartId, buyer)).data?.cart;
    const placed = await place(counter, cartId, buyer, {
      expected_total: cart?.prices?.grand_total?.value ?? 0,
      reference: 'Tegnestuen',
      requisitioner: 'Christian Bak',
      requisition_number: 'R-77',
      ean: '5798009900418',
    });
    expect(placed).toMatchObject({ errors: [], payAt: null });
    expect(await stockOf(sku)).toBe((before ?? 0) - 3);
    const { data } = await counter.ask(CustomerOrderDocument, { number: placed.number ?? '' }, buyer);
    const [order] = data?.customer?.orders?.items ?? [];
    expect(order).toMatchObject({
      status_code: 'processing',
      status: 'Behandles',
      payment_status: 'INVOICE',
      price_basis: 'NET',
      reference: 'Tegnestuen',
      requisitioner: 'Christian Bak',
      requisition_number: 'R-77',
      payment_methods: [{ name: 'Faktura', type: 'account' }],
    });
    expect(order?.total?.grand_total.value).toBe(cart?.prices?.grand_total?.value);
    expect(
      (await counter.ask(CustomerOrdersDocument, { filter: null, pageSize: 10, page: 1 }, buyer)).data?.customer?.orders
        ?.total_count,
    ).toBe(1);
  });

  // spec: 3 Other entities: Sub-user right: requisitioner required on order
  //   at domain/order/checkout.ts
  // spec: 3 Other entities: Sub-user right: requisition number required on order
  //   at domain/order/checkout.ts
  // spec: 5: Terms must be accepted at order placement
  //   at domain/order/checkout.ts
  test('gets one error at a time for missing data', async () => {
    const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
    const codeOf = async (more: object) => (await place(counter, cartId, buyer, more)).errors[0]?.code;
    expect(await codeOf({})).toBe('REQUISITIONER_MISSING');
    expect(await codeOf({ requisitioner: 'C' })).toBe('REQUISITION_NUMBER_MISSING');
    expect(await codeOf({ requisitioner: 'C', requisition_number: '1', agreement_ids: [] })).toBe('TERMS_NOT_ACCEPTED');
    expect(await codeOf({ requisitioner: 'C', requisition_number: '1', expected_total: 1 })).toBe('PRICE_CHANGED');
  });

  test('cannot exceed the credit limit', async () => {
    await counter.rows('UPDATE business SET credit_limit_oere = 100 WHERE id = 1001');
    const cartId = await newCart(counter, buyer);
    const placed = await place(counter, cartId, buyer, { requisitioner: 'C', requisition_number: '1' });
    expect(placed.errors[0]?.code).toBe('CREDIT_LIMIT_EXCEEDED');
    await counter.rows('UPDATE business SET credit_limit_oere = 10000000 WHERE id = 1001');
  });
});

describe('a guest with a card', () => {
  // spec: 3 Cart: billing address
  //   at backend/commerce/checkout/types.graphql
  // spec: 3 Cart: shipping_addresses with selected and available shipping methods
  //   at backend/commerce/checkout/types.graphql
  test('pays on the hosted page and reads the order by its token', async () => {
    const cartId = await readyCart(counter, [
      [sku, 2],
      [other, 1],
    ]);
    const placed = await place(counter, cartId);
    expect(placed.payAt).toMatch(/^\/payment\/test\//);
    const page = await counter.backend.files(new Request(`http://localhost${placed.payAt}`));
    expect(await page.text()).toContain('Godkend');
    const pressed = await press(counter, placed.payAt ?? '', 'authorised');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/checkout/success']);
    const order = (await counter.ask(OrderByTokenDocument, { token: placed.token ?? '' })).data?.guestOrderByToken;
    expect(order).toMatchObject({
      number: placed.number,
      email: 'maria@example.dk',
      status_code: 'processing',
      payment_status: 'AUTHORISED',
    });
    expect(await counter.rows('SELECT captured_oere FROM payment WHERE captured_oere > 0')).toEqual([]);
  });

  // spec: 3 Cart: selected and available payment methods
  //   at backend/commerce/cart/types.graphql, backend/commerce/checkout/types.graphql
  test('cannot choose invoice, and an unknown token returns "not found"', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, sku, 1);
    await expect(prepare(counter, cartId, 'account')).rejects.toThrow('The requested Payment Method is not available.');
    const reply = await counter.ask(OrderByTokenDocument, { token: 'nothing' });
    expect(reply.errors[0]?.category).toBe('graphql-no-such-entity');
  });

  test('placing again returns the same order and the same payment page', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    const first = await place(counter, cartId);
    expect(await place(counter, cartId)).toEqual(first);
  });

  test('missing data is rejected before stock is reserved', async () => {
    const before = await stockOf(sku);
    const cartId = await newCart(counter);
    expect((await place(counter, cartId)).errors[0]?.code).toBe('CART_EMPTY');
    await add(counter, cartId, sku, 1);
    expect((await place(counter, cartId)).errors[0]?.code).toBe('GUEST_EMAIL_MISSING');
    expect((await place(counter, 'x'.repeat(32))).errors[0]?.code).toBe('CART_NOT_FOUND');
    expect(await stockOf(sku)).toBe(before);
  });

  test('a return URL on another site is rejected', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    expect((await place(counter, cartId, {}, { return_url: 'https://evil.example/' })).errors[0]?.message).toMatch(
      /return_url/,
    );
    expect((await place(counter, cartId, {}, { return_url: '//evil.example/' })).errors[0]?.message).toMatch(
      /return_url/,
    );
  });
});

test('50 concurrent submissions of one cart create one order', async () => {
  const before = await stockOf(sku);
  const cartId = await readyCart(counter, [[sku, 2]]);
  const placed = await Promise.all(Array.from({ length: 50 }, () => place(counter, cartId)));
  expect(new Set(placed.map((one) => one.number)).size).toBe(1);
  expect(placed.flatMap((one) => one.errors)).toEqual([]);
  expect(await counter.rows('SELECT count(*)::int AS n FROM sales_order WHERE cart_id = $1', [cartId])).toEqual([
    { n: 1 },
  ]);
  expect(await stockOf(sku)).toBe((before ?? 0) - 2);
});

test('20 buyers of the last item: one order, 19 clear rejections', async () => {
  await counter.rows(
    `UPDATE stock_item SET quantity = 1 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)`,
    [other],
  );
  await counter.rows(
    `INSERT INTO stock_movement (product_id, source_code, delta, reason, at)
     SELECT s.product_id, s.source_code, s.quantity - sum(m.delta), 'count', now() FROM stock_item s JOIN stock_movement m USING (product_id, source_code)
      WHERE s.source_code = 'central' AND s.product_id = (SELECT id FROM product WHERE sku = $1) GROUP BY 1, 2, s.quantity`,
    [other],
  );
  const carts = [];
  for (let buyer = 0; buyer < 20; buyer += 1)
    carts.push(
      await readyCart(counter, [
        [other, 1],
        [sku, 1],
      ]),
    );
  const placed = await Promise.all(carts.map((cartId) => place(counter, cartId)));
  expect(placed.filter((one) => one.number !== null)).toHaveLength(1);
  expect(placed.flatMap((one) => one.errors.map((error) => error.code))).toEqual(Array(19).fill('INSUFFICIENT_STOCK'));
  expect(await stockOf(other)).toBe(0);
  expect(await stockMismatches(counter)).toEqual([]);
});

describe('a store with its own payment methods and terms', () => {
  const TERMS = {
    name: { da: 'Aftalevilkår', en: 'Terms of the agreement' },
    accept: { da: 'Vi følger aftalen', en: 'We keep to the agreement' },
    page: 'info/aftale',
  };

  test('displays them at the checkout, and rejects other payment methods, also when chosen before', async () => {
    const buyer = await logIn(counter, 'christian@havnens-arkitekter.example');
    const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
    const shown = async (at: Counter) => {
      const { data } = await at.ask(CheckoutDocument, { cartId }, buyer);
      const terms = (data?.checkoutAgreements ?? []).map((one) => [one?.name, one?.checkbox_text, one?.page_path]);
      return { kinds: data?.cart?.available_payment_methods?.map((method) => method?.code), terms };
    };
    const before = await shown(counter);
    expect(before.kinds).toEqual(['account', 'card']);
    expect(before.terms).toEqual([
      ['Handelsbetingelser', 'Jeg har læst og accepterer handelsbetingelserne', '/info/handelsbetingelser'],
    ]);

    await counter.rows(`UPDATE store SET settings = settings || $1::jsonb WHERE code = 'b2b'`, [
      JSON.stringify({ payment: ['card'], terms: TERMS }),
    ]);
    // Stores are cached for a minute, so a new back end is queried.
    const later = await openCounter({ database: counter.database, dataDir: path.dirname(counter.outbox) });
    const after = await shown(later);
    expect(after.kinds).toEqual(['card']);
    expect(after.terms).toEqual([['Aftalevilkår', 'Vi følger aftalen', '/info/aftale']]);
    const told = { requisitioner: 'C', requisition_number: '1' };
    const unpaid = await place(later, cartId, buyer, told);
    expect(unpaid).toMatchObject({ number: null, errors: [{ code: 'PAYMENT_METHOD_MISSING' }] });
    await expect(prepare(later, cartId, 'account', buyer)).rejects.toThrow('Payment Method is not available');
    await prepare(later, cartId, 'card', buyer);
    const unread = await place(later, cartId, buyer, { ...told, agreement_ids: [] });
    expect(unread.errors.map(({ code }) => code)).toEqual(['TERMS_NOT_ACCEPTED']);
    expect((await place(later, cartId, buyer, told)).payAt).toBeTruthy();
  });
});
