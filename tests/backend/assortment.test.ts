// Spec §6: products excluded from a customer's assortment can be neither found nor bought, and assortments do not leak between customers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  // With the cache on: a cached response must not be served to another visitor.
  shop = await openTestBackend({ cacheQueries: true });
});
afterAll(() => shop.close());

const PASSWORD = 'Kontor-2026';
const EVERY_WAY = `query ($sku: String!, $name: String!, $path: String!, $category: String!, $skus: [String!]) {
  bySku: products(filter: { sku: { eq: $sku } }) { total_count items { sku } }
  byCategory: products(filter: { category_url_path: { eq: $category } }, pageSize: 100) { total_count items { sku } }
  byWords: products(search: $name, pageSize: 100) { items { sku } suggestions { search } }
  byAddress: route(url: $path) { relative_url }
  itsCategory: route(url: $category) { relative_url }
  categories(filters: { url_path: { eq: $category } }) { items { name } }
  popular: recommendation(input: { type: PopularProducts, settings: { numberOfRecommendations: 24 }, context: { skus: $skus } }) { items { sku } }
  special: recommendation(input: { type: ProductSearch, context: { searchTerm: $name } }) { items { sku } }
}`;

interface Example {
  soldId: number;
  sold: string;
  sku: string;
  name: string;
  path: string;
  category: string;
}

/** A product deep in the given branch, and its purchasable item: itself or its first variant. */
async function exampleIn(branch: string, store: number): Promise<Example> {
  const [row] = await shop.rows(
    `SELECT p.sku, coalesce(v.id, p.id) AS "soldId", coalesce(v.sku, p.sku) AS sold, p.name_da AS name, p.url_key AS path, c.url_path AS category FROM product p
       JOIN product_category pc ON pc.product_id = p.id AND pc.own JOIN category c ON c.id = pc.category_id
       LEFT JOIN LATERAL (SELECT id, sku FROM product WHERE parent_id = p.id ORDER BY id LIMIT 1) v ON true
      WHERE c.url_path LIKE $1 || '/%' AND p.parent_id IS NULL AND p.salable AND NOT p.request_price
        AND (p.store_ids IS NULL OR $2 = ANY (p.store_ids))
        AND p.min_qty = 1 AND NOT p.only_trade
      ORDER BY p.id LIMIT 1`,
    [branch, store],
  );
  if (!row) throw new Error(`Nothing stands in ${branch}`);
  return row as unknown as Example;
}

async function tokenOf(email: string | null, store: string): Promise<Record<string, string>> {
  if (email === null) return { store };
  const asked = await shop.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
    { store },
  );
  const { token } = (asked.data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { store, authorization: `Bearer ${token}` };
}

/** The ways in which the product was found. */
async function waysTo(example: Example, headers: Record<string, string>): Promise<string[]> {
  const { sku, sold, name, path, category } = example;
  const asked = await shop.ask(EVERY_WAY, { sku, name, path, category, skus: [] }, headers);
  expect(asked.errors).toBeUndefined();
  const data = asked.data as Record<string, { items?: { sku: string }[]; total_count?: number } | null>;
  const has = (found: { items?: { sku: string }[] } | null | undefined) =>
    found?.items?.some((item) => item.sku === sku) ?? false;
  const met = Object.keys(data).filter((way) => {
    if (way === 'byAddress' || way === 'itsCategory') return data[way] !== null;
    return way === 'categories' ? (data.categories?.items?.length ?? 0) > 0 : has(data[way]);
  });
  const cart = await shop.ask('mutation { createEmptyCart(input: {}) }', {}, headers);
  const cartId = (cart.data as { createEmptyCart: string }).createEmptyCart;
  const added = await shop.ask(
    `mutation ($cartId: String!, $sku: String!) { addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: 1 }]) {
       user_errors { code } } }`,
    { cartId, sku: sold },
    headers,
  );
  const { addProductsToCart } = added.data as { addProductsToCart: { user_errors: { code: string }[] } };
  const refused = addProductsToCart.user_errors.map(({ code }) => code);
  if (refused.length === 0) met.push('cart');
  else expect(refused).toEqual(['PRODUCT_NOT_FOUND']);
  return met.filter((way) => way !== 'popular').sort();
}

const ALL = ['byAddress', 'byCategory', 'bySku', 'byWords', 'cart', 'categories', 'itsCategory', 'special'];

describe('a disallow-list', () => {
  // spec: 3 Customer: disallow_list: entries of path and category_ids
  //   at backend/commerce/customer/extension.graphql, backend/db/tables/business.ts
  it('hides gifts from the municipality in every query, and from no other customer of the store', async () => {
    const gift = await exampleIn('gaver', 2);
    const visitors = [
      null,
      'birgitte@havnens-arkitekter.example',
      'grethe@fjordhavn.example',
      null,
      'grethe@fjordhavn.example',
    ];
    const met = [];
    for (const email of visitors) met.push(await waysTo(gift, await tokenOf(email, '2')));
    expect(met).toEqual([ALL, ALL, [], ALL, []]);
  });

  it('applies to the procurement system of the same business', async () => {
    expect(await waysTo(await exampleIn('gaver', 6), await tokenOf('punchout@fjordhavn.example', '6'))).toEqual([]);
  });

  it('makes a line that was already in the cart unavailable', async () => {
    const gift = await exampleIn('gaver', 2);
    const headers = await tokenOf('grethe@fjordhavn.example', '2');
    const cart = await shop.ask('mutation { createEmptyCart(input: {}) }', {}, headers);
    const cartId = (cart.data as { createEmptyCart: string }).createEmptyCart;
    await shop.rows('INSERT INTO cart_item (cart_id, product_id, quantity, position) VALUES ($1, $2, 1, 99)', [
      cartId,
      gift.soldId,
    ]);
    const asked = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { product { sku } is_available } } } }',
      { id: cartId },
      headers,
    );
    const { items } = (
      asked.data as { cart: { itemsV2: { items: { product: { sku: string }; is_available: boolean }[] } } }
    ).cart.itemsV2;
    expect(items.filter((item) => item.product.sku === gift.sku)).toEqual([
      expect.objectContaining({ is_available: false }),
    ]);
  });

  it('of a private customer excludes that customer from shared responses', async () => {
    const gift = await exampleIn('gaver', 1);
    const headers = await tokenOf('anna@example.dk', '1');
    expect(await waysTo(gift, headers)).toEqual(ALL);
    await shop.rows(
      `UPDATE customer SET disallow = '[{"path":"gaver","categoryIds":[]}]' WHERE email = 'anna@example.dk'`,
    );
    expect(await waysTo(gift, headers)).toEqual([]);
    expect(await waysTo(gift, { store: '1' })).toEqual(ALL);
    await shop.rows(`UPDATE customer SET disallow = '[]' WHERE email = 'anna@example.dk'`);
  });
});

describe('an allow-list', () => {
  const IDA = 'ida@nordre-revision.example';

  // spec: 6 Roles: Menu items off the customer's category allow-list are hidden
  it('leaves only the listed products, in the store that uses allow-lists', async () => {
    const headers = await tokenOf(IDA, '4');
    expect(await waysTo(await exampleIn('papir-og-kuverter', 4), headers)).toEqual(ALL);
    // Sold in this store, but outside the customer's allow-list.
    const cleaning = await exampleIn('rengoering', 4);
    expect(await waysTo(cleaning, headers)).toEqual([]);
  });

  it('limits the product count of a category', async () => {
    const headers = await tokenOf(IDA, '4');
    const asked = await shop.ask(
      'query { products(filter: { category_url_path: { eq: "elektronik" } }, pageSize: 3) { total_count items { sku } } }',
      {},
      headers,
    );
    const [row] =
      await shop.rows(`SELECT count(DISTINCT p.id)::int AS n FROM product p JOIN product_category pc ON pc.product_id = p.id
      JOIN category c ON c.id = pc.category_id WHERE c.url_key IN ('computere-og-skaerme', 'headset') AND (p.store_ids IS NULL OR 4 = ANY (p.store_ids))`);
    expect(asked.data).toMatchObject({ products: { total_count: row?.n } });
  });

  // spec: 6 Roles: The allow-list is fetched for one shop variant only, while logged in
  //   at app/services/customer/customer.server.ts, backend/commerce/catalogue/assortment/assortment.ts
  it('does not apply in other stores', async () => {
    const headers = await tokenOf(IDA, '2');
    expect(await waysTo(await exampleIn('rengoering', 2), headers)).toEqual(ALL);
  });

  // spec: 3 Other entities: Customer category data: items (id, slug) and total
  //   at backend/commerce/customer/category-data.ts
  // spec: 3 Other entities: Customer category data: disallow_list entries (path, category_ids)
  //   at backend/commerce/customer/category-data.ts
  // spec: 7 Commerce queries: customerCategoryData
  //   at app/services/customer/customer.graphql, backend/commerce/customer/category-data.ts
  // spec: 9: Customer categories are listed by ids
  //   at backend/commerce/customer/category-data.ts
  it('is returned with the ancestors of its categories; other stores return none', async () => {
    const query = '{ customerCategoryData { items { id slug } total disallow_list { path category_ids } } }';
    const dataOf = async (headers: Record<string, string>) =>
      (
        (await shop.ask(query, {}, headers)).data as {
          customerCategoryData: { items: { slug: string }[] | null; total: number };
        }
      ).customerCategoryData;
    const told = await dataOf(await tokenOf(IDA, '4'));
    const slugs = told.items?.map(({ slug }) => slug) ?? [];
    expect(told.total).toBe(slugs.length);
    // On the list; below it; an ancestor of it; a sibling; elsewhere.
    const asked = [
      'papir-og-kuverter',
      'papir-og-kuverter/kopipapir',
      'kaffe-og-koekken',
      'kaffe-og-koekken/te',
      'gaver',
    ];
    expect(asked.map((path) => slugs.includes(path))).toEqual([true, true, true, false, false]);
    expect(await dataOf(await tokenOf(IDA, '2'))).toEqual({ items: null, total: 0, disallow_list: [] });
    const grethe = await dataOf(await tokenOf('grethe@fjordhavn.example', '2'));
    expect(grethe).toMatchObject({ items: null, disallow_list: [{ path: 'gaver' }] });
    const nobody = await shop.ask(query, {}, { store: '4' });
    expect(nobody.errors?.[0]?.extensions).toMatchObject({ category: 'graphql-authorization' });
  });
});

describe('access limited to shopping lists', () => {
  const ERIK = 'erik@havnens-arkitekter.example';

  // spec: 3 Other entities: Sub-user right: access only to contract goods and shopping lists
  //   at backend/commerce/catalogue/assortment/assortment.ts, domain/customer/access.ts
  it('leaves only the products on the company’s lists, in every query, and only for that user', async () => {
    const [row] = await shop.rows(
      `SELECT p.sku, p.id AS "soldId", p.sku AS sold, p.name_da AS name, p.url_key AS path, c.url_path AS category FROM shopping_list l
         JOIN shopping_list_item i ON i.list_id = l.id JOIN product p ON p.id = i.product_id
         JOIN product_category pc ON pc.product_id = p.id AND pc.own JOIN category c ON c.id = pc.category_id
        WHERE l.business_id = 1001 AND l.customer_id IS NULL AND p.parent_id IS NULL AND p.type = 'simple' AND p.min_qty = 1
          AND p.salable AND (p.store_ids IS NULL OR 2 = ANY (p.store_ids)) ORDER BY p.id LIMIT 1`,
    );
    const listed = row as unknown as Example;
    const headers = await tokenOf(ERIK, '2');
    expect(await waysTo(listed, headers)).toEqual(ALL);
    const gift = await exampleIn('gaver', 2);
    expect(await waysTo(gift, headers)).toEqual([]);
    expect(await waysTo(gift, await tokenOf('birgitte@havnens-arkitekter.example', '2'))).toEqual(ALL);
    const [own] = await shop.rows(
      `SELECT count(DISTINCT coalesce(p.parent_id, p.id))::int AS n FROM shopping_list l JOIN shopping_list_item i ON i.list_id = l.id
         JOIN product p ON p.id = i.product_id WHERE l.business_id = 1001 AND l.customer_id IS NULL`,
    );
    const all = await shop.ask('{ products(filter: {}, pageSize: 1) { total_count } }', {}, headers);
    expect(all.data).toMatchObject({ products: { total_count: own?.n } });
  });
});

describe('category tree with a cycle', () => {
  let plain: TestBackend;
  beforeAll(async () => {
    plain = await openTestBackend();
  });
  afterAll(() => plain.close());

  it('is served without an error or an endless loop', async () => {
    await plain.rows(`UPDATE category SET parent_id = (SELECT id FROM category WHERE url_path = 'gaver/tasker'),
      id_path = id_path || (SELECT id_path FROM category WHERE url_path = 'gaver/tasker') WHERE url_path = 'gaver'`);
    await expect
      .poll(
        async () => {
          const asked = await plain.ask('{ categoryList { children { name children { name children { name } } } } }');
          return JSON.stringify(asked.data).includes('"Gaver"');
        },
        { timeout: 5000 },
      )
      .toBe(false);
    const bags = await plain.ask(
      '{ route(url: "gaver/tasker") { ... on CategoryTree { name breadcrumbs { category_name } children { name } } } }',
    );
    expect(bags.data).toMatchObject({
      route: { name: 'Tasker', children: expect.arrayContaining([{ name: 'Gaver' }]) },
    });
  });
});
