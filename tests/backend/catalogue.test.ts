// The catalogue on PostgreSQL: menu, category, product, search and addresses, and the number of SQL statements of each.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_QUERY, PRODUCT_QUERY, SEARCH_QUERY, TILE } from './catalogue-documents';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
  // The first query also reads stores, units and duty rates into memory.
  await shop.ask(`{ products(filter: {}, pageSize: 1) { items { ${TILE} } } }`);
});
afterAll(() => shop.close());

const one = async (sql: string, values?: unknown[]): Promise<Record<string, string>> => {
  const [row] = await shop.rows(sql, values);
  if (!row) throw new Error(`Nothing in the demo world for: ${sql}`);
  return row;
};
const searched = async (words: string | undefined, store = '1') =>
  (await shop.ask(SEARCH_QUERY, { words }, { store })).data as never as Found;
interface Found {
  products: { total_count: number; items: { sku: string; name: string }[]; suggestions: { search: string }[] };
}
interface Asked {
  products: { items: { asked_variant?: { sku: string; option_uids: string[] } | null }[] };
}
interface Priced {
  products: {
    items: {
      sku: string;
      price_range: { minimum_price: { final_price: { value: number | null } } };
      price_reasons: { code: string; amount: { value: number } }[];
      item_duty_rate: { value: number } | null;
    }[];
  };
}
const priced = async (sku: string | undefined, headers: Record<string, string>) => {
  const asked = await shop.ask(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { sku price_range { minimum_price { final_price { value } } }
      price_reasons { code amount { value } } item_duty_rate { value } } } }`,
    { sku },
    headers,
  );
  const [item] = (asked.data as Priced).products.items;
  if (!item) throw new Error(`No product ${sku}`);
  return item;
};
const finalOf = (item: Priced['products']['items'][number]) => item.price_range.minimum_price.final_price.value;

describe('the menu', () => {
  it('is the root with the complete tree, in one statement', async () => {
    const asked = await shop.ask(
      '{ categoryList { uid children { name url_path include_in_menu children { name } } } }',
    );
    const [root] = (asked.data as { categoryList: { children: { children: unknown[] }[] }[] }).categoryList;
    const tops = await one(
      'SELECT count(*)::int AS n FROM category WHERE level = 1 AND (store_ids IS NULL OR 1 = ANY (store_ids))',
    );
    expect(root?.children).toHaveLength(Number(tops.n));
    expect(root?.children.some((child) => child.children.length > 0)).toBe(true);
    expect(asked.statements).toBe(1);
  });

  it('is in the requested language', async () => {
    const row = await one('SELECT id, name_en FROM category WHERE name_en <> name_da LIMIT 1');
    const asked = await shop.ask(
      'query ($id: String) { categoryList(filters: { ids: { eq: $id } }) { name } }',
      { id: String(row.id) },
      { 'accept-language': 'en' },
    );
    expect(asked.data).toEqual({ categoryList: [{ name: row.name_en }] });
  });
});

describe('a category page', () => {
  const largest = () =>
    one(
      'SELECT c.url_path, n.products FROM category c JOIN category_product_count n ON n.category_id = c.id AND n.store_id = 1 ORDER BY n.products DESC LIMIT 1',
    );

  it('takes one statement besides the tree for any number of tiles, once their cards are cached', async () => {
    const { url_path } = await largest();
    for (const pageSize of [4, 24]) {
      const first = await shop.ask(CATEGORY_QUERY, { url: url_path, pageSize, page: 1 });
      expect(first.statements).toBeLessThanOrEqual(3);
      const asked = await shop.ask(CATEGORY_QUERY, { url: url_path, pageSize, page: 1 });
      expect(asked.errors).toBeUndefined();
      expect(asked.statements).toBeLessThanOrEqual(2);
      expect((asked.data as { route: { products: { items: unknown[] } } }).route.products.items).toHaveLength(pageSize);
    }
  });

  it('has a total count equal to its pages, which list every product once', async () => {
    const { url_path, products } = await largest();
    const skus: string[] = [];
    for (let page = 1; page <= Math.ceil(Number(products) / 100); page += 1) {
      const asked = await shop.ask(CATEGORY_QUERY, { url: url_path, pageSize: 100, page });
      const list = (asked.data as { route: { products: { total_count: number; items: { sku: string }[] } } }).route
        .products;
      expect(list.total_count).toBe(products);
      skus.push(...list.items.map((item) => item.sku));
    }
    expect(new Set(skus).size).toBe(products);
    expect(skus).toHaveLength(Number(products));
  });

  it('rejects a page after the last one, and invalid page sizes', async () => {
    const { url_path } = await largest();
    const beyond = await shop.ask(CATEGORY_QUERY, { url: url_path, pageSize: 24, page: 9999 });
    expect(beyond.errors?.[0]?.message).toMatch(
      /^currentPage value 9999 specified is greater than the \d+ page\(s\) available\.$/,
    );
    expect(beyond.errors?.[0]?.extensions.category).toBe('graphql-input');
    // A negative size is already rejected by the query cost limit.
    for (const [pageSize, category] of [
      [0, 'graphql-input'],
      [101, 'graphql-input'],
      [-1, 'graphql'],
    ] as const) {
      expect(
        (await shop.ask(CATEGORY_QUERY, { url: url_path, pageSize, page: 1 })).errors?.[0]?.extensions.category,
      ).toBe(category);
    }
  });

  it.each([
    ['price: ASC', 1],
    ['price: DESC', -1],
  ])('sorts by %s', async (sort, direction) => {
    const { url_path } = await largest();
    const asked = await shop.ask(
      `query ($path: String!) { products(filter: { category_url_path: { eq: $path } }, pageSize: 50, sort: { ${sort} }) { items { price_range { minimum_price { final_price { value } } } } } }`,
      { path: url_path },
    );
    const values = (asked.data as Priced).products.items
      .map(finalOf)
      .filter((value): value is number => value !== null);
    const sorted = [...values].sort((a, b) => direction * (a - b));
    expect(values).toEqual(sorted);
  });
});

describe('a product', () => {
  it('takes two statements besides the tree for all data of its page, and one for uncached cards', async () => {
    const simple = await one(
      "SELECT url_key FROM product WHERE type = 'simple' AND parent_id IS NULL AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) LIMIT 1",
    );
    const asked = await shop.ask(PRODUCT_QUERY, { url: simple.url_key });
    expect(asked.errors).toBeUndefined();
    expect(asked.statements).toBeLessThanOrEqual(4);
    expect((await shop.ask(PRODUCT_QUERY, { url: simple.url_key })).statements).toBeLessThanOrEqual(3);
    const whole = await one(
      "SELECT url_key FROM product WHERE type = 'configurable' AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) LIMIT 1",
    );
    const configurable = await shop.ask(PRODUCT_QUERY, { url: whole.url_key });
    expect(configurable.errors).toBeUndefined();
    expect(configurable.statements).toBeLessThanOrEqual(4);
  });

  it('that is a variant redirects to its parent with the variant selected, by address and by id', async () => {
    const variant = await one(
      `SELECT v.url_key AS own, v.sku, v.id, p.url_key AS target FROM product v JOIN product p ON p.id = v.parent_id
        WHERE (p.store_ids IS NULL OR p.store_ids @> ARRAY[1,2]) AND (v.store_ids IS NULL OR v.store_ids @> ARRAY[1,2]) ORDER BY v.id DESC LIMIT 1`,
    );
    for (const url of [variant.own, `catalog/product/view/id/${variant.id}`]) {
      const asked = await shop.ask(
        `query ($url: String!) { route(url: $url) { redirect_code relative_url
          ... on ConfigurableProduct { variants { attributes { uid } product { sku } } } } }`,
        { url },
      );
      const { route } = asked.data as {
        route: {
          redirect_code: number;
          relative_url: string;
          variants: { attributes: { uid: string }[]; product: { sku: string } }[];
        };
      };
      expect(route.redirect_code).toBe(301);
      const to = new URL(route.relative_url, 'http://shop.example/');
      expect(to.pathname).toBe(`/${variant.target}`);
      const uids = to.searchParams.get('configurableOptions')?.split(',') ?? [];
      const chosen = route.variants.filter((one) => one.attributes.every(({ uid }) => uids.includes(uid)));
      expect(chosen.map(({ product }) => product.sku)).toEqual([variant.sku]);
    }
  });

  it('and a category redirect from rewritten addresses, permanently or temporarily as configured, in the configured store', async () => {
    const sold = await one(
      'SELECT id, url_key FROM product WHERE parent_id IS NULL AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) ORDER BY id LIMIT 1',
    );
    const place = await one(
      'SELECT id, url_path FROM category WHERE level = 1 AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) ORDER BY id LIMIT 1',
    );
    const rewritten = [
      ['flyttet-vare', 'PRODUCT', sold.id, sold.url_key, 301],
      ['kampagne-vare', 'PRODUCT', sold.id, sold.url_key, 302],
      ['kampagne/hylde', 'CATEGORY', place.id, place.url_path, 302],
    ];
    for (const values of rewritten)
      await shop.rows(
        'INSERT INTO url_rewrite (request_path, kind, target_id, target_path, redirect_code, store_id) VALUES ($1, $2, $3, $4, $5, 1)',
        values,
      );
    const query = 'query ($url: String!) { route(url: $url) { redirect_code relative_url } }';
    for (const [url, , , to, code] of rewritten) {
      expect((await shop.ask(query, { url })).data).toEqual({ route: { redirect_code: code, relative_url: to } });
      expect((await shop.ask(query, { url }, { store: '2' })).data).toEqual({ route: null });
    }
  });

  it('sold only in another store is not found', async () => {
    const hidden = await shop.rows(
      'SELECT url_key FROM product WHERE store_ids IS NOT NULL AND NOT 1 = ANY (store_ids) AND parent_id IS NULL LIMIT 1',
    );
    for (const url of ['/findes-ikke', '', `/${'x'.repeat(300)}`, ...hidden.map((row) => row.url_key)]) {
      expect((await shop.ask('query ($url: String!) { route(url: $url) { relative_url } }', { url })).data).toEqual({
        route: null,
      });
    }
  });

  // spec: 4 Price shown: Composite products show the cheapest variant price
  it('that is configurable has the price range from its cheapest to its most expensive variant', async () => {
    const whole = await one(
      'SELECT p.sku, min(v.gross_oere)::int AS least, max(v.gross_oere)::int AS most FROM product p JOIN product v ON v.parent_id = p.id WHERE (p.store_ids IS NULL OR p.store_ids @> ARRAY[1,2]) AND NOT p.only_trade AND NOT p.request_price AND NOT EXISTS (SELECT FROM product_special s WHERE s.product_id = v.id) GROUP BY 1 ORDER BY max(v.gross_oere) - min(v.gross_oere) DESC LIMIT 1',
    );
    const asked = await shop.ask(
      'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } } } }',
      { sku: whole.sku },
    );
    const [item] = (asked.data as { products: { items: { price_range: unknown }[] } }).products.items;
    expect(item?.price_range).toEqual({
      minimum_price: { final_price: { value: Number(whole.least) / 100 } },
      maximum_price: { final_price: { value: Number(whole.most) / 100 } },
    });
  });
});

describe('prices', () => {
  const plain = () =>
    one(
      "SELECT p.sku, p.gross_oere FROM product p WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.min_qty = 1 AND (p.store_ids IS NULL OR p.store_ids @> ARRAY[1,2]) AND p.duty_code IS NULL AND NOT p.only_trade AND NOT p.request_price AND NOT EXISTS (SELECT FROM product_special s WHERE s.product_id = p.id) AND NOT EXISTS (SELECT FROM contract_price c WHERE c.product_id = p.id) LIMIT 1",
    );

  it('include VAT in consumer stores and exclude it in business stores', async () => {
    const { sku, gross_oere } = await plain();
    expect(finalOf(await priced(sku, { store: 'b2c' }))).toBe(Number(gross_oere) / 100);
    expect(finalOf(await priced(sku, { store: 'b2b' }))).toBe(Math.round(Number(gross_oere) / 1.25) / 100);
  });

  it('equal the sum of their price reasons, to the øre', async () => {
    const skus = await shop.rows(
      'SELECT sku FROM product WHERE parent_id IS NULL AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) AND NOT only_trade AND NOT request_price ORDER BY sku LIMIT 60',
    );
    for (const store of ['b2c', 'b2b']) {
      for (const { sku } of skus) {
        const item = await priced(sku, { store });
        const steps = item.price_reasons.filter((reason) => reason.code !== 'vat-included');
        const sum = steps.reduce((total, reason) => total + Math.round(reason.amount.value * 100), 0);
        expect([sku, sum]).toEqual([sku, Math.round(((finalOf(item) ?? 0) + (item.item_duty_rate?.value ?? 0)) * 100)]);
      }
    }
  });

  // spec: 6 Roles: In the consumer store only_trade products show no price
  //   at domain/catalogue/product-card.ts
  // spec: 6 Roles: Prices are also hidden by a product rule (price on request)
  //   at domain/catalogue/product-card.ts
  it('on request, and trade-only prices in the consumer store, are hidden', async () => {
    const hidden = await shop.rows(
      '(SELECT sku FROM product WHERE request_price LIMIT 1) UNION (SELECT sku FROM product WHERE only_trade AND parent_id IS NULL LIMIT 1)',
    );
    for (const { sku } of hidden) {
      const item = await priced(sku, { store: 'b2c' });
      expect([finalOf(item), item.price_reasons]).toEqual([null, []]);
    }
  });

  it('agreed with a business apply to its own customers only', async () => {
    const agreed = await one(
      'SELECT c.business_id, c.gross_oere, p.sku FROM contract_price c JOIN product p ON p.id = c.product_id WHERE (c.valid_to IS NULL OR c.valid_to > to_date($$2026-11-04$$, $$YYYY-MM-DD$$)) AND c.valid_from < to_date($$2026-11-03$$, $$YYYY-MM-DD$$) AND (p.store_ids IS NULL OR 2 = ANY (p.store_ids)) AND NOT p.request_price LIMIT 1',
    );
    const logIn = async (token: string, condition: string, value: string | undefined) => {
      const { id } = await one(`SELECT id FROM customer WHERE ${condition} LIMIT 1`, [value]);
      await shop.rows(
        "INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at) VALUES ($1, $2, '2026-11-01', '2027-11-01')",
        [createHash('sha256').update(token).digest('hex'), id],
      );
      return { store: 'b2b', authorization: `Bearer ${token}` };
    };
    const own = await priced(agreed.sku, await logIn('own', 'business_id = $1', agreed.business_id));
    const other = await priced(
      agreed.sku,
      await logIn(
        'other',
        'business_id NOT IN (SELECT c.business_id FROM contract_price c JOIN product p ON p.id = c.product_id WHERE p.sku = $1)',
        agreed.sku,
      ),
    );
    const guest = await priced(agreed.sku, { store: 'b2b' });
    expect(finalOf(own)).toBe(Math.round(Number(agreed.gross_oere) / 1.25) / 100);
    expect(own.price_reasons.map((reason) => reason.code)).toContain('contract');
    for (const item of [other, guest])
      expect(item.price_reasons.map((reason) => reason.code)).not.toContain('contract');
  });
});

describe('the search', () => {
  it('ranks an exact SKU or EAN first, and returns the parent for a variant', async () => {
    const simple = await one(
      "SELECT sku, ean FROM product WHERE type = 'simple' AND parent_id IS NULL AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) AND ean <> '' LIMIT 1",
    );
    expect((await searched(simple.sku)).products.items[0]?.sku).toBe(simple.sku);
    expect((await searched(String(simple.sku).toLowerCase())).products.items[0]?.sku).toBe(simple.sku);
    expect((await searched(simple.ean)).products.items[0]?.sku).toBe(simple.sku);
    const variant = await one(
      'SELECT v.sku, p.sku AS parent FROM product v JOIN product p ON p.id = v.parent_id WHERE (p.store_ids IS NULL OR p.store_ids @> ARRAY[1,2]) LIMIT 1',
    );
    expect((await searched(variant.sku)).products.items[0]?.sku).toBe(variant.parent);
    const told = async (words: string | undefined) => {
      const document = `query ($words: String!) { products(search: $words) { items { sku
        ... on ConfigurableProduct { asked_variant { sku option_uids } } } } }`;
      const [first] = ((await shop.ask(document, { words })).data as never as Asked).products.items;
      return first?.asked_variant ?? null;
    };
    expect(await told(variant.sku)).toMatchObject({ sku: variant.sku });
    expect((await told(variant.sku))?.option_uids.length).toBeGreaterThan(0);
    expect(await told(variant.parent)).toBeNull();
  });

  it('finds words by stem, parts of compound words, and ø typed as o or oe', async () => {
    const total = async (words: string) => (await searched(words)).products.total_count;
    expect(await total('kuglepen')).toBeGreaterThan(0);
    expect(await total('kuglepenne')).toBeGreaterThan(0);
    expect(await total('stol')).toBeGreaterThan(0);
    const { word } =
      await one(`SELECT lower(w) AS word FROM product p, unnest(regexp_split_to_array(p.name_da, '[^[:alpha:]]+')) AS w
      WHERE p.parent_id IS NULL AND 1 = ANY (p.store_ids) AND w ~ '^[A-Za-z]*ø[a-z]+$' ORDER BY length(w) DESC, w LIMIT 1`);
    const typed = [word, word?.replace('ø', 'o'), word?.replace('ø', 'oe')];
    for (const each of typed) expect([each, await total(each ?? '')]).not.toEqual([each, 0]);
  });

  it.each(['', '   ', '!!!', "x' OR 1=1 --", 'a & b | !', '\\', ':*', '%', 'x'.repeat(5000)])(
    'does not fail on %j',
    async (words) => {
      const asked = await shop.ask(SEARCH_QUERY, { words });
      const refused = asked.errors?.every((error) => error.extensions.category === 'graphql-input') ?? true;
      expect(refused).toBe(true);
    },
  );

  it('suggests corrections of a mistyped word', async () => {
    const found = await searched('kuglpenx');
    expect(found.products.total_count).toBe(0);
    expect(found.products.suggestions.length).toBeGreaterThan(0);
  });
});
