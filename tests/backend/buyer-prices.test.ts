// Sorting, the price filter and the price facet use the price displayed to the current customer: for each demo login and for visitors,
// in categories, searches and brand pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let shop: TestBackend;
let category: string | undefined;
const lists: Record<string, { search?: string; filter?: object }> = {};
const people: Record<string, { store: string; token?: string; gross: boolean }> = {};

const IN_CATEGORY = `SELECT c.id::text, count(*) AS n FROM product_category k JOIN category c ON c.id = k.category_id
  JOIN product p ON p.id = k.product_id WHERE c.level = 1 AND`;

beforeAll(async () => {
  shop = await openTestBackend();
  for (const [store, gross] of [
    ['b2c', true],
    ['b2cb', true],
    ['b2b', false],
  ] as const)
    people[`a visitor of ${store}`] = { store, gross };
  const logins = await shop.rows(
    `SELECT c.email, s.code, s.basis FROM customer c JOIN store s ON s.id = c.store_id WHERE c.demo_key IS NOT NULL ORDER BY c.id`,
  );
  for (const { email = '', code = '', basis } of logins) {
    const { data } = await shop.ask(
      `mutation { generateCustomerToken(email: "${email}", password: "${DEMO_PASSWORD}") { token } }`,
    );
    const { generateCustomerToken: made } = data as { generateCustomerToken: { token: string } };
    people[email] = { store: code, token: made.token, gross: basis === 'gross' };
  }
  const [agreed] =
    await shop.rows(`${IN_CATEGORY} EXISTS (SELECT FROM contract_price a JOIN product v ON v.id = a.product_id
    WHERE coalesce(v.parent_id, v.id) = p.id) GROUP BY 1 ORDER BY 2 DESC LIMIT 1`);
  const [taxed] = await shop.rows(`${IN_CATEGORY} p.duty_code IS NOT NULL GROUP BY 1 ORDER BY 2 DESC LIMIT 1`);
  const [brand] = await shop.rows(
    `SELECT brand_code FROM product p JOIN contract_price a ON a.product_id = p.id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  );
  category = agreed?.id;
  lists.agreed = { filter: { category_id: { eq: category } } };
  lists.taxed = { filter: { category_id: { eq: taxed?.id } } };
  lists.both = { filter: { category_id: { in: [agreed?.id, taxed?.id] } } };
  lists.search = { search: 'kaffe' };
  lists.paper = { search: 'papir' };
  lists.brand = { filter: { brand: { eq: brand?.brand_code } } };
});
afterAll(() => shop?.close());

const QUERY = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int!) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: 100, currentPage: $page) { total_count
    aggregations { attribute_code options { value count } }
    items { sku price_range { minimum_price { final_price { value } fixed_product_taxes { amount { value } } } } } } }`;
interface Item {
  sku: string;
  price_range: {
    minimum_price: { final_price: { value: number | null }; fixed_product_taxes: { amount: { value: number } }[] };
  };
}
interface Found {
  total_count: number;
  items: Item[];
  aggregations: { attribute_code: string; options: { value: string; count: number }[] }[];
}
type Shown = { sku: string; oere: number | null };

async function read(name: string, who: string, more: { sort?: object; price?: object } = {}) {
  const { store = '', token, gross } = people[who] ?? {};
  const { search, filter } = lists[name] ?? {};
  const variables = { search, sort: more.sort, filter: more.price ? { ...filter, price: more.price } : filter };
  const headers = { store, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const shown: Shown[] = [];
  for (let page = 1; ; page += 1) {
    const { data, errors } = await shop.ask(QUERY, { ...variables, page }, headers);
    expect(errors).toBeUndefined();
    const { products } = data as { products: Found };
    for (const {
      sku,
      price_range: { minimum_price: price },
    } of products.items) {
      const duty = gross ? price.fixed_product_taxes.reduce((sum, { amount }) => sum + amount.value, 0) : 0;
      const { value } = price.final_price;
      shown.push({ sku, oere: value === null ? null : Math.round((value + duty) * 100) });
    }
    if (shown.length >= products.total_count || products.items.length === 0)
      return { shown, facet: products.aggregations.find(({ attribute_code: code }) => code === 'price')?.options[0] };
  }
}
const pricesOf = (shown: Shown[]) => shown.flatMap(({ oere }) => oere ?? []);

describe.each(['agreed', 'taxed', 'both', 'search', 'paper', 'brand'])('a list (%s)', (name) => {
  test('is sorted by the displayed prices, for every customer', async () => {
    expect((await read(name, 'a visitor of b2b')).shown.length).toBeGreaterThan(3);
    for (const who of Object.keys(people)) {
      const { shown } = await read(name, who, { sort: { price: 'ASC' } });
      const prices = pricesOf(shown);
      expect([who, prices]).toEqual([who, [...prices].sort((one, other) => one - other)]);
      // Products without a displayed price are last.
      expect([who, shown.slice(0, prices.length).every(({ oere }) => oere !== null)]).toEqual([who, true]);
      const { shown: down } = await read(name, who, { sort: { price: 'DESC' } });
      expect([who, pricesOf(down)]).toEqual([who, [...prices].reverse()]);
    }
  });

  test('filters by a price range, and its facet returns the lowest and highest price', async () => {
    for (const who of Object.keys(people)) {
      const { shown, facet } = await read(name, who);
      const prices = pricesOf(shown).sort((one, other) => one - other);
      if (prices.length === 0) continue;
      const [low = 0, high = 0] = [1, 2].map((third) => prices[Math.floor(((prices.length - 1) * third) / 3)]);
      const kept = await read(name, who, { price: { from: String(low / 100), to: String(high / 100) } });
      const meant = shown.filter(({ oere }) => oere !== null && oere >= low && oere <= high);
      expect([who, kept.shown.map(({ sku }) => sku).sort()]).toEqual([who, meant.map(({ sku }) => sku).sort()]);
      if (name === 'brand') continue;
      const span = `${Math.floor((prices[0] ?? 0) / 100)}_${Math.ceil((prices.at(-1) ?? 0) / 100)}`;
      expect([who, facet]).toEqual([who, { value: span, count: prices.length }]);
    }
  });
});

test('a changed agreed price changes the position of its product at once', async () => {
  const candidates = await shop.rows(
    `SELECT c.email, p.id, p.sku FROM contract_price a JOIN customer c ON c.business_id = a.business_id AND c.demo_key IS NOT NULL
      JOIN product p ON p.id = a.product_id AND p.type = 'simple' AND p.parent_id IS NULL AND NOT p.request_price
      JOIN product_category k ON k.product_id = p.id AND k.category_id = $1 ORDER BY p.id, c.id`,
    [category],
  );
  const seen = new Map<string, Set<string>>();
  for (const email of new Set(candidates.map((one) => one.email ?? '')))
    seen.set(email, new Set((await read('agreed', email)).shown.map(({ sku }) => sku)));
  const agreed = candidates.find(({ email = '', sku = '' }) => seen.get(email)?.has(sku));
  expect(agreed).toBeDefined();
  await shop.rows('UPDATE contract_price SET gross_oere = 12500000 WHERE product_id = $1', [agreed?.id]);
  const after = await read('agreed', agreed?.email ?? '', { sort: { price: 'DESC' } });
  expect(after.shown[0]?.sku).toBe(agreed?.sku);
  expect(after.facet?.value).toMatch(/_100000$/);
});
