// Fields that GraphQL returns under two names, one for clients of Magento or of the specification and one for the storefront: both must agree.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kroner, oereFromKroner } from '#domain/money/money';
import { ApplyCouponDocument } from '~/services/generated/commerce';
import { openTestBackend, type TestBackend } from './open-backend';
import { add, type Counter, logIn, newCart, openCounter, prepare, readyCart, someSkus, type Who } from './test-backend';

interface Price {
  regular_price: { value: number };
  final_price: { value: number };
  discount: { amount_off: number };
  fixed_product_taxes: { amount: { value: number } }[];
}
interface Said {
  __typename: string;
  sku: string;
  type_id: string;
  is_composite: boolean;
  is_in_stock: boolean;
  stock_status: string;
  delivery_time: { label: string; min: number | null; max: number | null; measure: string | null; days: number };
  days_to_delivery: { label: string; days: number };
  item_duty_code: string | null;
  item_duty_rate: { currency: string; value: number } | null;
  price_range: { minimum_price: Price };
  configurable_options?: { swatch_input_type: string; values: { swatch_data: { value: string } | null }[] }[];
}

const SAID = `query ($skus: [String!]!) { products(filter: { sku: { in: $skus } }, pageSize: 100) { items {
  __typename sku type_id is_composite is_in_stock stock_status delivery_time { label min max measure days } days_to_delivery { label days }
  item_duty_code item_duty_rate { currency value }
  price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off } fixed_product_taxes { amount { value } } } }
  ... on ConfigurableProduct { configurable_options { swatch_input_type values { swatch_data { value } } } } } } }`;

/** Some of every kind that both stores sell. */
const KINDS = [
  "type = 'simple' AND salable",
  "type = 'simple' AND NOT salable",
  "type = 'configurable'",
  "type = 'pcon'",
  "type = 'giftcard'",
  'duty_code IS NOT NULL',
  'delivery_days >= 999',
  'delivery_days BETWEEN 6 AND 45',
  'id IN (SELECT product_id FROM product_special)',
];

describe('a product', () => {
  let shop: TestBackend;
  let said: Said[];
  let rows: Map<string, { type: string; duty_code: string | null }>;
  beforeAll(async () => {
    shop = await openTestBackend();
    const found = await Promise.all(
      KINDS.map((kind) =>
        shop.rows(`SELECT sku, type, duty_code FROM product p WHERE parent_id IS NULL AND NOT request_price AND NOT only_trade AND NOT bonus_only
          AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) AND ${kind} ORDER BY id LIMIT 8`),
      ),
    );
    expect(found.map((some, at) => [KINDS[at], some.length > 0])).toEqual(KINDS.map((kind) => [kind, true]));
    rows = new Map(found.flat().map((row) => [String(row.sku), row as { type: string; duty_code: string | null }]));
    said = [...(await ask({})), ...(await ask({ store: 'b2b' }))];
    expect(said.length).toBeGreaterThan(rows.size);
  });
  afterAll(() => shop?.close());

  async function ask(headers: Record<string, string>): Promise<Said[]> {
    const answer = await shop.ask(SAID, { skus: [...rows.keys()] }, headers);
    expect(answer.errors).toBeUndefined();
    return (answer.data as { products: { items: Said[] } }).products.items;
  }

  test('has the type of its row, and is composite when it has variants', () => {
    for (const { __typename, sku, type_id, is_composite } of said)
      expect([sku, type_id, is_composite, __typename]).toEqual([
        sku,
        rows.get(sku)?.type,
        rows.get(sku)?.type === 'configurable',
        is_composite ? 'ConfigurableProduct' : 'SimpleProduct',
      ]);
  });

  test('has is_in_stock equal to its stock status', () => {
    for (const { sku, is_in_stock, stock_status } of said)
      expect([sku, is_in_stock]).toEqual([sku, stock_status === 'IN_STOCK']);
  });

  test('has a delivery time equal to its delivery label', () => {
    for (const { sku, delivery_time: time, days_to_delivery: sentence } of said) {
      expect([sku, time.label, time.days]).toEqual([sku, sentence.label, sentence.days]);
      // Spec §9: 999 days mean unknown.
      expect([sku, time.min === null, time.measure === null]).toEqual([sku, time.days >= 999, time.days >= 999]);
      if (time.min === null || time.max === null) continue;
      expect(time.min).toBeLessThanOrEqual(time.max);
      expect(['weekday', 'week', 'month']).toContain(time.measure);
      if (/\d/.test(time.label)) expect(time.label).toContain(String(time.max));
    }
  });

  test('has a duty equal to Magento’s fixed product taxes, with the code of the catalogue', () => {
    expect(said.some(({ item_duty_rate }) => item_duty_rate !== null)).toBe(true);
    for (const { sku, item_duty_code, item_duty_rate: rate, price_range } of said) {
      expect([sku, item_duty_code]).toEqual([sku, rows.get(sku)?.duty_code ?? null]);
      const [tax] = price_range.minimum_price.fixed_product_taxes;
      expect([sku, rate]).toEqual([sku, tax ? { currency: 'DKK', value: tax.amount.value } : null]);
    }
  });

  test('has a discount equal to the difference of regular and final price', () => {
    const off = said.map(({ price_range: { minimum_price: least } }) => [
      least.discount.amount_off,
      kroner(oereFromKroner(Math.max(0, least.regular_price.value - least.final_price.value))),
    ]);
    expect(off.some(([told]) => (told ?? 0) > 0)).toBe(true);
    for (const [told, between] of off) expect(told).toBe(between);
  });

  test('has image swatches for colours, and text swatches for other values', () => {
    const options = said.flatMap(({ configurable_options }) => configurable_options ?? []);
    expect(new Set(options.map(({ swatch_input_type }) => swatch_input_type))).toEqual(new Set(['IMAGE', 'TEXT']));
    for (const { swatch_input_type, values } of options)
      for (const { swatch_data } of values)
        expect(/^#[0-9a-f]{6}$/i.test(swatch_data?.value ?? '')).toBe(swatch_input_type === 'IMAGE');
  });
});

const CART = `query ($cartId: String!) { cart(cart_id: $cartId) {
  isCustomerGuest
  prices { subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value } discounts { amount { value } } }
  shipping_addresses {
    available_shipping_methods { amount { value } price_excl_tax { value } price_incl_tax { value } }
    selected_shipping_method { amount { value } price_excl_tax { value } price_incl_tax { value } }
  }
  itemsV2 { items { ... on ConfigurableCartItem {
    configurable_options { value_id value_label configurable_product_option_value_uid }
    product { ... on ConfigurableProduct { configurable_options { values { uid value_index label } } } }
  } } }
} }`;

interface Way {
  amount: { value: number };
  price_excl_tax: { value: number };
  price_incl_tax: { value: number };
}
interface SaidCart {
  isCustomerGuest: boolean;
  prices: {
    subtotal_excluding_tax: { value: number };
    subtotal_with_discount_excluding_tax: { value: number };
    discounts: { amount: { value: number } }[] | null;
  };
  shipping_addresses: { available_shipping_methods: Way[]; selected_shipping_method: Way | null }[];
  itemsV2: {
    items: {
      configurable_options?: { value_id: number; value_label: string; configurable_product_option_value_uid: string }[];
      product?: { configurable_options: { values: { uid: string; value_index: number; label: string }[] }[] };
    }[];
  };
}

describe('a cart', () => {
  let counter: Counter;
  let birgitte: Who;
  let sku: string;
  beforeAll(async () => {
    counter = await openCounter();
    birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    [sku = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL');
  });
  afterAll(() => counter?.close());

  async function read(cartId: string, { store = 'b2c', token }: Who = {}): Promise<SaidCart> {
    const headers = { store, 'accept-language': 'da', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const question = { client: 'commerce' as const, query: CART, variables: { cartId }, headers };
    const answer = await counter.backend.execute(question);
    expect(answer.errors ?? []).toEqual([]);
    return (answer.data as { cart: SaidCart }).cart;
  }

  test('belongs to a guest or a customer', async () => {
    expect((await read(await newCart(counter))).isCustomerGuest).toBe(true);
    expect((await read(await newCart(counter, birgitte), birgitte)).isCustomerGuest).toBe(false);
  });

  test.each([
    ['with VAT in a store of consumers', 'price_incl_tax', 'card', {}],
    ['without VAT in a store of companies', 'price_excl_tax', 'account', { store: 'b2b' }],
  ] as const)('has delivery methods whose amount is their price %s', async (_how, name, payment, { store }: Who) => {
    const who = store ? birgitte : {};
    const cart = await read(await readyCart(counter, [[sku, 1]], payment, who), who);
    const [address] = cart.shipping_addresses;
    const ways = [...(address?.available_shipping_methods ?? []), address?.selected_shipping_method].flatMap(
      (way) => way ?? [],
    );
    expect(ways.length).toBeGreaterThan(2);
    expect(ways.some(({ amount }) => amount.value > 0)).toBe(true);
    for (const way of ways) expect(way.amount).toEqual(way[name]);
  });

  test('returns the same uid for a selected option as the product', async () => {
    const [variant] = await counter.rows<{ sku: string }>(
      `SELECT v.sku FROM product v JOIN product p ON p.id = v.parent_id WHERE v.salable AND NOT p.only_trade AND NOT p.request_price
        AND v.option_values ? 'colour' AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY v.id DESC LIMIT 1`,
    );
    const cartId = await newCart(counter);
    expect(await add(counter, cartId, variant?.sku ?? '', 1)).toEqual([]);
    const [line] = (await read(cartId)).itemsV2.items;
    const values = line?.product?.configurable_options.flatMap((option) => option.values) ?? [];
    expect(line?.configurable_options?.length).toBeGreaterThan(0);
    for (const chosen of line?.configurable_options ?? [])
      expect(values).toContainEqual({
        uid: chosen.configurable_product_option_value_uid,
        value_index: chosen.value_id,
        label: chosen.value_label,
      });
  });

  test('of a company has a discounted subtotal equal to the subtotal less its discounts', async () => {
    await counter.rows(
      `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, percent_bp, amount_oere, combines, valid_from)
         VALUES ('Prøve', 'Prøve', 'percent', 1000, 0, true, '2020-01-01') RETURNING id)
       INSERT INTO coupon (promotion_id, code, code_key) SELECT id, 'TIPROCENT', 'TIPROCENT' FROM p`,
    );
    const cartId = await newCart(counter, birgitte);
    await prepare(counter, cartId, 'account', birgitte);
    expect(
      (await counter.ask(ApplyCouponDocument, { input: { cart_id: cartId, coupon_code: 'TIPROCENT' } }, birgitte))
        .errors,
    ).toEqual([]);
    const { prices } = await read(cartId, birgitte);
    const off = (prices.discounts ?? []).reduce((sum, { amount }) => sum + oereFromKroner(amount.value), 0);
    expect(off).toBeGreaterThan(0);
    expect(oereFromKroner(prices.subtotal_with_discount_excluding_tax.value)).toBe(
      oereFromKroner(prices.subtotal_excluding_tax.value) - off,
    );
  });
});
