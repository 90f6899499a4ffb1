// Carts: merging lines, quantities, products that cannot be bought, ownership, and the causes for which the cart cookie is cleared.
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import {
  type CartAddressInput,
  RemoveLineDocument,
  SetAddressesDocument,
  SetGuestEmailDocument,
  SetShippingDocument,
  UpdateLineDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  MARIA,
  newCart,
  ORIGIN,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

let counter: Counter;
let plain: string;
let second: string;
beforeAll(async () => {
  counter = await openCounter();
  [plain = '', second = ''] = await someSkus(counter, 2);
});
afterAll(() => counter?.close());

const skuWhere = async (where: string) =>
  (
    await counter.rows<{ sku: string }>(
      `SELECT p.sku FROM product p LEFT JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central' WHERE ${where} ORDER BY p.id LIMIT 1`,
    )
  )[0]?.sku ?? '';

const linesOf = async (cartId: string, who: Who = {}) =>
  (await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? [];

async function faultOf(address: CartAddressInput) {
  const cartId = await newCart(counter);
  const answer = await counter.backend.execute({
    client: 'commerce',
    document: SetAddressesDocument,
    variables: {
      shipping: { cart_id: cartId, shipping_addresses: [{ address }] },
      billing: { cart_id: cartId, billing_address: { same_as_shipping: true } },
    },
    headers: { store: 'b2c', origin: ORIGIN },
  });
  return answer.errors?.[0]?.extensions ?? null;
}

async function update(cartId: string, quantity: number, uid?: string) {
  const [line] = await linesOf(cartId);
  const reply = await counter.ask(UpdateLineDocument, {
    input: { cart_id: cartId, cart_items: [{ cart_item_uid: uid ?? line?.uid ?? '', quantity }] },
  });
  return [...(reply.data?.updateCartItems?.errors ?? []), ...reply.errors].map((error) => error?.message);
}

test('finds a SKU in any letter case, and prefers the exact spelling', async () => {
  const [first, other] = await counter.rows<{ sku: string }>(
    `UPDATE product SET sku = CASE sku WHEN $1 THEN 'Kw-15a' ELSE 'KW-15B' END WHERE sku IN ($1, $2) RETURNING sku`,
    [plain, second],
  );
  expect([first?.sku, other?.sku].sort()).toEqual(['KW-15B', 'Kw-15a']);
  const cartId = await newCart(counter);
  for (const sku of ['kw-15A', 'kw-15b', 'KW-15B']) expect(await add(counter, cartId, sku, 1)).toEqual([]);
  expect((await linesOf(cartId)).map((line) => [line?.product.sku, line?.quantity])).toEqual([
    ['Kw-15a', 1],
    ['KW-15B', 2],
  ]);
  expect((await add(counter, cartId, 'kw-15c', 1))[0]).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  const found = await counter.backend.execute({
    client: 'commerce',
    document: parse('query { products(filter: { sku: { in: ["kw-15A", "KW-15b"] } }) { total_count items { sku } } }'),
    variables: {},
    headers: { store: 'b2c', origin: ORIGIN },
  });
  expect(found.data).toMatchObject({ products: { total_count: 2 } });
  await counter.rows(
    `UPDATE product SET sku = CASE sku WHEN 'Kw-15a' THEN $1 ELSE $2 END WHERE sku IN ('Kw-15a', 'KW-15B')`,
    [plain, second],
  );
});

test('an emptied cart costs nothing with any delivery method', async () => {
  const cartId = await readyCart(counter, [[plain, 1]]);
  const [line] = await linesOf(cartId);
  const before = (await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0;
  await counter.ask(RemoveLineDocument, { input: { cart_id: cartId, cart_item_uid: line?.uid ?? '' } });
  const after = (await readCart(counter, cartId)).data?.cart?.prices;
  expect([before > 0, after?.grand_total?.value, after?.applied_taxes]).toEqual([true, 0, []]);
});

describe('lines', () => {
  // spec: 1: Carts
  //   at backend/commerce/cart/types.graphql, app/services/cart/cart.server.ts
  test('adding the same product increases its line; lines retain their order and id', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, plain, 1);
    await add(counter, cartId, second, 1);
    const before = await linesOf(cartId);
    await add(counter, cartId, plain, 2);
    const after = await linesOf(cartId);
    expect(after.map((line) => [line?.uid, line?.product.sku, line?.quantity])).toEqual([
      [before[0]?.uid, plain, 3],
      [before[1]?.uid, second, 1],
    ]);
  });

  test('quantity 0 removes a line, removing it again succeeds, and an unknown line returns an error', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, plain, 1);
    await add(counter, cartId, second, 1);
    const [one, two] = await linesOf(cartId);
    expect(await update(cartId, 0, one?.uid)).toEqual([]);
    const input = { cart_id: cartId, cart_item_uid: two?.uid ?? '' };
    await counter.ask(RemoveLineDocument, { input });
    expect((await counter.ask(RemoveLineDocument, { input })).errors).toEqual([]);
    expect(await linesOf(cartId)).toEqual([]);
    expect(await update(cartId, 1, 'OTk5OTk5')).toEqual(['Could not find cart item with id: OTk5OTk5.']);
    expect(await update(cartId, 1, 'nonsense')).toEqual(['Could not find cart item with id: nonsense.']);
  });

  test('a line of another cart can be neither changed nor removed', async () => {
    const mine = await newCart(counter);
    const theirs = await newCart(counter);
    await add(counter, mine, plain, 1);
    await add(counter, theirs, second, 4);
    const [line] = await linesOf(theirs);
    expect(await update(mine, 9, line?.uid)).toHaveLength(1);
    await counter.ask(RemoveLineDocument, { input: { cart_id: mine, cart_item_uid: line?.uid ?? '' } });
    expect((await linesOf(theirs))[0]?.quantity).toBe(4);
  });

  test('a variant is added by its options and displayed under its parent', async () => {
    const [row] = await counter.rows<{ sku: string; variant: string; values: Record<string, string> }>(
      `SELECT p.sku, v.sku AS variant, v.option_values AS values FROM product v JOIN product p ON p.id = v.parent_id JOIN stock_item s ON s.product_id = v.id AND s.source_code = 'central'
        WHERE s.quantity > 10 AND v.min_qty = 1 AND NOT p.request_price AND NOT p.only_trade AND (v.store_ids IS NULL OR 1 = ANY (v.store_ids)) ORDER BY v.id LIMIT 1`,
    );
    const options = Object.entries(row?.values ?? {}).map(([code, value]) =>
      Buffer.from(`configurable/${code}/${value}`).toString('base64'),
    );
    const cartId = await newCart(counter);
    const { AddToCartDocument } = await import('~/services/generated/commerce');
    const item = { sku: row?.sku ?? '', quantity: 1, parent_sku: row?.sku ?? '', selected_options: options };
    const reply = await counter.ask(AddToCartDocument, {
      cartId,
      items: [item, { sku: row?.variant ?? '', parent_sku: row?.sku ?? '', quantity: 1 }],
    });
    expect(reply.data?.addProductsToCart?.user_errors).toEqual([]);
    const [line] = await linesOf(cartId);
    expect(line).toMatchObject({
      __typename: 'ConfigurableCartItem',
      quantity: 2,
      product: { sku: row?.sku },
      configured_variant: { sku: row?.variant },
    });
    expect(line?.__typename === 'ConfigurableCartItem' && line.configurable_options?.length).toBe(options.length);
    const refused = await counter.ask(AddToCartDocument, {
      cartId,
      items: [
        { sku: row?.sku ?? '', quantity: 1 },
        { sku: row?.variant ?? '', parent_sku: plain, quantity: 1 },
      ],
    });
    expect(refused.data?.addProductsToCart?.user_errors.map((error) => error?.code)).toEqual([
      'NOT_SALABLE',
      'PRODUCT_NOT_FOUND',
    ]);
  });

  test('a line that sold out in the cart is reported and blocks the order', async () => {
    const cartId = await readyCart(counter, [[second, 5]]);
    await counter.rows(
      `UPDATE stock_item SET quantity = 4 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)`,
      [second],
    );
    const [line] = await linesOf(cartId);
    expect(line).toMatchObject({
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
    });
    expect((await place(counter, cartId)).errors[0]?.code).toBe('INSUFFICIENT_STOCK');
    expect(await update(cartId, 4)).toEqual([]);
    expect((await linesOf(cartId))[0]?.is_available).toBe(true);
  });
});

describe('products that cannot be added', () => {
  const TEXTS: [what: string, where: string, quantity: number, message: RegExp, store?: string][] = [
    ['an unknown SKU', '', 1, /^Could not find a product with SKU "/],
    ['more than there is', `p.sku = (SELECT '{plain}')`, 4_000, /^The requested qty is not available$/],
    ['a negative number', `p.sku = (SELECT '{plain}')`, -1, /^The fewest you may purchase is 1$/],
    ['nothing', `p.sku = (SELECT '{plain}')`, 0, /^The fewest you may purchase is 1$/],
    ['half a piece', `p.sku = (SELECT '{plain}')`, 1.5, /^You can't use decimal quantity/],
    ['a huge number', `p.sku = (SELECT '{plain}')`, 1e15, /^The most you may purchase is \d+$/],
    ['a number beyond reckoning', `p.sku = (SELECT '{plain}')`, 1e300, /^You can't use decimal quantity/],
    [
      'fewer than the minimum',
      `p.min_qty > 1 AND NOT p.request_price AND NOT p.only_trade AND p.type = 'simple' AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids))`,
      1,
      /^The fewest you may purchase is \d+$/,
    ],
    [
      'no multiple',
      `p.increments > 1 AND NOT p.request_price AND NOT p.only_trade AND p.type = 'simple' AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids))`,
      0,
      /^You can buy this product only in quantities of \d+ at a time$/,
    ],
    ['what is sold on request', `p.request_price`, 1, /^Product that you are trying to add is not available\.$/],
    [
      'business goods in a consumer store',
      `p.only_trade AND NOT p.request_price AND p.type = 'simple' AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids))`,
      1,
      /business customers only/,
    ],
  ];
  test.each(TEXTS)('rejects adding a product: %s', async (_what, where, quantity, message) => {
    const sku = where === '' ? 'NO-SUCH-SKU' : await skuWhere(where.replace('{plain}', plain));
    expect(sku).not.toBe('');
    let wanted = quantity;
    if (_what === 'no multiple') {
      const [rule] = await counter.rows<{ min_qty: number; increments: number }>(
        'SELECT min_qty, increments FROM product WHERE sku = $1',
        [sku],
      );
      wanted = Math.ceil((rule?.min_qty ?? 1) / (rule?.increments ?? 1)) * (rule?.increments ?? 1) + 1;
    }
    const cartId = await newCart(counter);
    const refused = await add(counter, cartId, sku, wanted);
    expect(refused.map((error) => error?.message)).toEqual([expect.stringMatching(message)]);
    expect(await linesOf(cartId)).toEqual([]);
  });

  test('a cart holds at most 500 lines', async () => {
    const cartId = await newCart(counter);
    await counter.rows(`INSERT INTO product (sku, type, url_key, name_da, name_en, unit, gross_oere, created_at)
      SELECT 'COPY-' || n, 'simple', 'copy-' || n, 'Kopi', 'Copy', 'stk', 100, now() FROM generate_series(1, 500) n`);
    await counter.rows(
      `INSERT INTO cart_item (cart_id, product_id, quantity, position) SELECT $1, id, 1, row_number() OVER () FROM product WHERE sku <> $2 ORDER BY id LIMIT 500`,
      [cartId, plain],
    );
    const [{ n } = { n: 0 }] = await counter.rows<{ n: number }>(
      'SELECT count(*)::int AS n FROM cart_item WHERE cart_id = $1',
      [cartId],
    );
    expect(n).toBe(500);
    expect(await add(counter, cartId, plain, 1)).toHaveLength(1);
  });
});

describe('ownership of a cart', () => {
  const causeOf = async (cartId: string, who: Who = {}) =>
    clearingCauseOf((await readCart(counter, cartId, who)).errors[0]?.message ?? '');

  // spec: 4 Cart cookie: Cleared when the cart is missing
  //   at domain/cart/cart-cookie.ts, app/request-context/cart-gone.server.ts
  // spec: 4 Cart cookie: Cleared when the cart is inactive
  //   at domain/cart/cart-cookie.ts
  // spec: 4 Cart cookie: Cleared when the cart is of the wrong store
  //   at domain/cart/cart-cookie.ts
  // spec: 4 Cart cookie: Cleared when the cart is not permitted
  //   at domain/cart/cart-cookie.ts
  // spec: 4 Cart cookie: Cleared when it cannot be assigned to another website
  //   at domain/cart/cart-cookie.ts
  test('returns the error text of each of the five causes, for queries and mutations', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const helle = await logIn(counter, 'christian@havnens-arkitekter.example');
    const annas = await newCart(counter, anna);
    const guests = await newCart(counter);
    const ordered = await readyCart(counter, [[plain, 1]]);
    await press(counter, (await place(counter, ordered)).payAt ?? '', 'authorised');
    const table: [cartId: string, who: Who, cause: string][] = [
      ['x'.repeat(32), {}, 'missing'],
      ["'; DROP TABLE cart; --", {}, 'missing'],
      [ordered, {}, 'inactive'],
      [annas, {}, 'not-permitted'],
      [annas, helle, 'not-permitted'],
      [guests, anna, 'not-permitted'],
      [annas, { ...anna, store: 'b2b' }, 'wrong-store'],
      [guests, { store: 'b2cb' }, 'other-website'],
    ];
    for (const [cartId, who, cause] of table) {
      expect([cause, await causeOf(cartId, who)]).toEqual([cause, cause]);
      const [error] = await add(counter, cartId, plain, 1, who);
      expect(clearingCauseOf(error?.message ?? '')).toBe(cause);
    }
    expect((await readCart(counter, annas, anna)).errors).toEqual([]);
  });

  test('a guest cart is usable in the business store, at prices without VAT', async () => {
    const cartId = await newCart(counter);
    await add(counter, cartId, plain, 1);
    const gross = (await readCart(counter, cartId)).data?.cart?.prices;
    const net = (await readCart(counter, cartId, { store: 'b2b' })).data?.cart?.prices;
    expect(net?.subtotal_excluding_tax?.value).toBe(
      Math.round(((gross?.subtotal_including_tax?.value ?? 0) * 100) / 1.25) / 100,
    );
    expect(await add(counter, cartId, plain, 1, { store: 'b2b' })).toEqual([]);
  });

  test('an invalid token is rejected instead of being treated as a guest', async () => {
    const cartId = await newCart(counter);
    const reply = await readCart(counter, cartId, { token: 'expired' });
    expect(reply.errors[0]).toMatchObject({
      category: 'graphql-authorization',
      message: "The current customer isn't authorized.",
    });
  });

  // spec: 7 Commerce queries: The customer's cart id
  test('concurrent requests give a customer one cart per store', async () => {
    const grethe = await logIn(counter, 'grethe@fjordhavn.example');
    const ids = await Promise.all(Array.from({ length: 8 }, () => newCart(counter, grethe)));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('checkout steps', () => {
  test.each([
    ['a postcode that cannot be', { postcode: '00' }],
    ['no street', { street: [' '] }],
    ['a name beyond 30 letters', { firstname: 'Maximiliane-Alexandra', lastname: 'Kjærgaard-Sørensen' }],
    ['a phone that cannot be', { telephone: '12' }],
    ['a CVR that cannot be', { vat_id: '12345678' }],
    ['an EAN that cannot be', { ean: '5790000275853' }],
    ['another country', { country_code: 'SE' }],
  ])('rejects an invalid address: %s', async (_what, wrong) => {
    const cartId = await newCart(counter);
    const shipping = { cart_id: cartId, shipping_addresses: [{ address: { ...MARIA, ...wrong } }] };
    const reply = await counter.ask(SetAddressesDocument, {
      shipping,
      billing: { cart_id: cartId, billing_address: { same_as_shipping: true } },
    });
    expect(reply.errors[0]?.category).toBe('graphql-input');
  });

  test('rejects a post box as delivery address, at the field of the street', async () =>
    expect(await faultOf({ ...MARIA, street: ['Postboks 12'] })).toMatchObject({
      code: 'POST_BOX',
      params: { field: 'street' },
    }));

  test('reports a value that is too long at its own field', async () => {
    const long = 'a'.repeat(101);
    const faults = [];
    for (const wrong of [{ company: long }, { company2: long }, { city: long }, { street: [`${long} 1`] }])
      faults.push((await faultOf({ ...MARIA, ...wrong }))?.params);
    expect(faults).toEqual(['company', 'company2', 'city', 'street'].map((field) => ({ field, max: 100 })));
    expect(await faultOf({ ...MARIA, company: 'a'.repeat(100) })).toBeNull();
  });

  test('accepts a post box for the invoice but not for delivery, entered or from the address book', async () => {
    const cartId = await newCart(counter);
    const places = {
      shipping: { cart_id: cartId, shipping_addresses: [{ address: MARIA }] },
      billing: { cart_id: cartId, billing_address: { address: { ...MARIA, street: ['Postboks 12'] } } },
    };
    expect((await counter.ask(SetAddressesDocument, places)).errors).toEqual([]);
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const [own] = await counter.rows<{ id: number }>(
      `UPDATE customer_address a SET street = '{"Postboks 12"}' FROM customer c WHERE c.id = a.customer_id
        AND c.email = 'anna@example.dk' RETURNING a.id`,
    );
    const hers = await newCart(counter, anna);
    const fromBook = {
      shipping: { cart_id: hers, shipping_addresses: [{ customer_address_id: own?.id ?? 0 }] },
      billing: { cart_id: hers, billing_address: { same_as_shipping: true } },
    };
    expect((await counter.ask(SetAddressesDocument, fromBook, anna)).errors[0]?.code).toBe('POST_BOX');
  });

  test('rejects an invalid e-mail address, another customer’s address and an unknown delivery method', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const cartId = await newCart(counter, anna);
    const guests = await newCart(counter);
    expect(
      (await counter.ask(SetGuestEmailDocument, { input: { cart_id: guests, email: 'maria@' } })).errors[0]?.code,
    ).toBe('EMAIL_INVALID');
    const [foreign] = await counter.rows<{ id: number }>(
      `SELECT a.id FROM customer_address a JOIN customer c ON c.id = a.customer_id WHERE c.email <> 'anna@example.dk' LIMIT 1`,
    );
    const shipping = { cart_id: cartId, shipping_addresses: [{ customer_address_id: foreign?.id ?? 0 }] };
    const billing = { cart_id: cartId, billing_address: { same_as_shipping: true } };
    expect((await counter.ask(SetAddressesDocument, { shipping, billing }, anna)).errors[0]?.category).toBe(
      'graphql-no-such-entity',
    );
    const reply = await counter.ask(
      SetShippingDocument,
      { input: { cart_id: cartId, shipping_methods: [{ carrier_code: 'dove', method_code: 'fast' }] } },
      anna,
    );
    expect(reply.errors[0]?.category).toBe('graphql-input');
  });

  const SHIP_TO = parse(
    'mutation($input: SetShippingAddressesOnCartInput!) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
  ) as never;
  const BILL_TO = parse(
    'mutation($input: SetBillingAddressOnCartInput!) { setBillingAddressOnCart(input: $input) { cart { id } } }',
  ) as never;
  const codeOf = async (document: never, input: object, who: Who = {}) =>
    (await counter.ask<unknown, object>(document, { input }, who)).errors[0]?.code;

  test('an address that is not there is reported by every step that needs one', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    for (const who of [{}, anna]) {
      const cart_id = await newCart(counter, who);
      await counter.rows('UPDATE cart SET shipping_address = NULL WHERE id = $1', [cart_id]);
      const missing = 'SHIPPING_ADDRESS_MISSING';
      const way = { cart_id, shipping_methods: [{ carrier_code: 'gls', method_code: 'gls' }] };
      const numbered = { customer_address_id: 2_147_483_647 };
      const answers = [
        await codeOf(BILL_TO, { cart_id, billing_address: { same_as_shipping: true } }, who),
        await codeOf(SHIP_TO, { cart_id, shipping_addresses: [{}] }, who),
        await codeOf(SHIP_TO, { cart_id, shipping_addresses: [{ ...numbered, address: MARIA }] }, who),
        await codeOf(BILL_TO, { cart_id, billing_address: { ...numbered, address: MARIA } }, who),
        (await counter.ask(SetShippingDocument, { input: way }, who)).errors[0]?.code,
      ];
      expect(answers).toEqual(Array(5).fill(missing));
    }
  });

  test.each([
    ['  ', null],
    [` ${'æ'.repeat(500)} `, 'æ'.repeat(500)],
    ['æ'.repeat(501), 'æ'.repeat(500)],
  ])('a note for the driver is stored trimmed, up to 500 letters', async (customer_notes, stored) => {
    const cart_id = await newCart(counter);
    expect(
      await codeOf(SHIP_TO, { cart_id, shipping_addresses: [{ address: MARIA, customer_notes }] }),
    ).toBeUndefined();
    const [row] = await counter.rows(`SELECT shipping_address->>'customerNotes' AS notes FROM cart WHERE id = $1`, [
      cart_id,
    ]);
    expect(row).toEqual({ notes: stored });
  });

  test('an address for the invoice that is used for the delivery as well is stored as both', async () => {
    const cart_id = await newCart(counter);
    const both = async () =>
      (
        await counter.rows<{ bill: string | null; ship: string | null }>(
          `SELECT billing_address->>'city' AS bill, shipping_address->>'city' AS ship FROM cart WHERE id = $1`,
          [cart_id],
        )
      )[0];
    await codeOf(BILL_TO, { cart_id, billing_address: { address: { ...MARIA, city: 'Valby' } } });
    expect(await both()).toEqual({ bill: 'Valby', ship: null });
    const box = { ...MARIA, street: ['Postboks 12'] };
    expect(await codeOf(BILL_TO, { cart_id, billing_address: { address: box, use_for_shipping: true } })).toBe(
      'POST_BOX',
    );
    expect(await both()).toEqual({ bill: 'Valby', ship: null });
    await codeOf(BILL_TO, { cart_id, billing_address: { address: MARIA, use_for_shipping: true } });
    expect(await both()).toEqual({ bill: MARIA.city, ship: MARIA.city });
  });
});
