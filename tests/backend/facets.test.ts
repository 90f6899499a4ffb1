// Facets: counts equal the number of products a filter returns, in categories and searches, for guests and customers with restrictions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

type Filter = Record<string, { in?: string[]; from?: string; to?: string }>;
/** The page uses eq, selected values use in. */
type ShelfFilter = Record<string, { in?: string[]; eq?: string; from?: string; to?: string } | string>;
interface Facet {
  attribute_code: string;
  options: { value: string; label: string; count: number }[];
}
interface List {
  total_count: number;
  items: { sku: string }[];
  aggregations: Facet[];
}

const LIST = `query ($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 100) { total_count items { sku } aggregations { attribute_code options { value label count } } } }`;

async function list(search: string | null, filter: ShelfFilter, headers: Record<string, string>): Promise<List> {
  const asked = await shop.ask(LIST, { search, filter }, headers);
  expect(asked.errors).toBeUndefined();
  return (asked.data as { products: List }).products;
}

/** Seeded random choice, so that a failure is reproducible. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function someChoice(facets: Facet[], roll: (sides: number) => number): Filter {
  const choosable = facets.filter(({ attribute_code }) => attribute_code !== 'price');
  const filter: Filter = {};
  for (let n = 1 + roll(3); n > 0; n -= 1) {
    const facet = choosable[roll(choosable.length)];
    const values = (facet?.options ?? []).map(({ value }) => value);
    const picked = [values[roll(values.length)], values[roll(values.length)]].filter((one) => one !== undefined);
    if (facet) filter[facet.attribute_code] = { in: [...new Set(picked)] };
  }
  if (roll(3) === 0) filter.price = { from: String(10 + roll(60)), to: String(100 + roll(900)) };
  return filter;
}

async function municipality(): Promise<Record<string, string>> {
  const asked = await shop.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: 'grethe@fjordhavn.example', password: DEMO_PASSWORD },
    { store: '2' },
  );
  const { token } = (asked.data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { store: '2', authorization: `Bearer ${token}` };
}

describe('counts', () => {
  it.each([
    ['a guest in a category', null, 'kontorartikler', false],
    ['a guest in a branch with variants', null, 'kaffe-og-koekken', false],
    ['a customer with a disallow-list', null, 'kontorartikler', true],
    ['a search', 'papir', null, false],
    ['a search of a customer with a disallow-list', 'blå', null, true],
  ] as const)('of %s equal the number of products returned by the filter', async (_who, search, path, restricted) => {
    const headers: Record<string, string> = restricted ? await municipality() : { store: '1' };
    const here: Filter = path ? { category_url_path: { in: [path] } } : {};
    const roll = dice(16 + (search ?? path).length);
    const all = await list(search, here, headers);
    expect(all.aggregations.length).toBeGreaterThan(3);
    for (let round = 0; round < 4; round += 1) {
      const choice = round === 0 ? {} : someChoice(all.aggregations, roll);
      const { aggregations, total_count, items } = await list(search, { ...here, ...choice }, headers);
      expect(total_count).toBe(items.length);
      const counted = aggregations.filter(({ attribute_code }) => attribute_code !== 'price');
      for (const { attribute_code: code, options } of counted) {
        const option = options[roll(options.length)];
        if (!option) continue;
        const chosen = await list(search, { ...here, ...choice, [code]: { in: [option.value] } }, headers);
        expect([choice, code, option.value, chosen.total_count]).toEqual([choice, code, option.value, option.count]);
      }
    }
  });

  it.each([
    ['a brand', { brand: { eq: 'nordlys' } }, 'brand'],
    ['a certificate', { miljocertificering: { eq: 'fsc-mix' } }, 'miljocertificering'],
    ['the offers', { offer: 'special' }, ''],
    ['the news', { offer: 'new' }, ''],
  ] as const)(
    'on the page of %s equal the number of products returned by the filter',
    async (_what, shelf: ShelfFilter, own) => {
      const headers = { store: '1' };
      const roll = dice(7 + own.length);
      const all = await list(null, shelf, headers);
      expect(all.total_count).toBeGreaterThan(1);
      const facets = all.aggregations.filter(({ attribute_code: code }) => code !== 'price' && code !== own);
      expect(facets.length).toBeGreaterThan(2);
      for (let round = 0; round < 3; round += 1) {
        const choice = round === 0 ? {} : someChoice(facets, roll);
        const { aggregations, total_count, items } = await list(null, { ...shelf, ...choice }, headers);
        expect(total_count).toBe(items.length);
        for (const { attribute_code: code, options } of aggregations) {
          const option = options[roll(options.length)];
          if (!option || code === 'price' || code === own) continue;
          const chosen = await list(null, { ...shelf, ...choice, [code]: { in: [option.value] } }, headers);
          expect([choice, code, option.value, chosen.total_count]).toEqual([choice, code, option.value, option.count]);
        }
      }
    },
  );

  it('of colours have a swatch, others have none', async () => {
    const { data } = await shop.ask(
      `{ products(filter: { brand: { eq: "nordlys" } }) { aggregations { attribute_code options { value swatch } } } }`,
      {},
      { store: '1' },
    );
    const facets = (
      data as { products: { aggregations: { attribute_code: string; options: { swatch: string | null }[] }[] } }
    ).products.aggregations;
    for (const { attribute_code: code, options } of facets)
      for (const { swatch } of options)
        if (code === 'colour') expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
        else expect(swatch).toBeNull();
  });

  it('exclude values that only hidden products have', async () => {
    const skus = async (headers: Record<string, string>) =>
      (await list(null, { category_url_path: { in: ['gaver'] } }, headers)).aggregations;
    expect((await skus({ store: '2' })).length).toBeGreaterThan(0);
    expect(await skus(await municipality())).toEqual([]);
  });

  it('return the price range in the VAT basis of the store', async () => {
    const span = async (store: string) => {
      const { aggregations } = await list(null, { category_url_path: { in: ['kaffe-og-koekken/te'] } }, { store });
      const price = aggregations.find(({ attribute_code }) => attribute_code === 'price');
      return (price?.options[0]?.value ?? '').split('_').map(Number);
    };
    const [[, gross = 0], [, net = 0]] = [await span('1'), await span('2')];
    expect(gross).toBeGreaterThan(0);
    expect(Math.abs(gross / 1.25 - net)).toBeLessThanOrEqual(1);
  });
});

describe('a filter', () => {
  it('by availability returns a product when one variant is orderable, includes items bought to order, and excludes those sold out', async () => {
    const [found] = await shop.rows(
      `SELECT c.url_path AS path, p.id, p.sku FROM product p JOIN product_category g ON g.product_id = p.id AND g.own JOIN category c ON c.id = g.category_id
        WHERE p.type = 'configurable' AND p.salable AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids))
          AND (SELECT count(*) > 1 AND bool_and(v.manage_stock AND v.stock_state = 'common-item' AND (v.store_ids IS NULL OR 1 = ANY (v.store_ids)))
            FROM product v WHERE v.parent_id = p.id) ORDER BY p.id LIMIT 1`,
    );
    const family = found?.sku ?? '';
    const variants = await shop.rows('SELECT id FROM product WHERE parent_id = $1 ORDER BY id', [found?.id]);
    let asked = 0;
    const orderable = async () => {
      // Responses are cached briefly, so each query differs.
      asked += 1;
      const filter: Filter = { category_url_path: { in: [found?.path ?? ''] }, price: { to: String(100_000 + asked) } };
      const chosen = await list(null, { ...filter, in_stock: { in: ['1'] } }, { store: '1' });
      const facet = (await list(null, filter, { store: '1' })).aggregations.find(
        (one) => one.attribute_code === 'in_stock',
      );
      expect(facet?.options[0]?.count ?? 0).toBe(chosen.total_count);
      return chosen.items.some(({ sku }) => sku === family);
    };
    const sellOut = async (ids: unknown[]) => {
      await shop.rows('UPDATE stock_item SET quantity = 0 WHERE product_id = ANY ($1)', [ids]);
      await shop.rows('SELECT refresh_salable(ARRAY[$1::int])', [found?.id]);
    };
    expect(await orderable()).toBe(true);
    await sellOut(variants.slice(1).map(({ id }) => id));
    expect(await orderable()).toBe(true);
    await sellOut(variants.map(({ id }) => id));
    expect(await orderable()).toBe(false);
    await shop.rows("UPDATE product SET stock_state = 'order-item' WHERE id = $1", [variants[0]?.id]);
    await sellOut([]);
    expect(await orderable()).toBe(true);
  });

  it('by an unknown value returns no products, and SQL in values is treated as text', async () => {
    const here = { category_url_path: { in: ['kontorartikler'] } };
    for (const value of ["'; DROP TABLE facet; --", '', 'findes-ikke', '💥']) {
      expect((await list(null, { ...here, colour: { in: [value] } }, { store: '1' })).total_count).toBe(0);
    }
    const dear = await list(null, { ...here, price: { from: '1e300', to: '-5' } }, { store: '1' });
    expect(dear.total_count).toBe(0);
  });

  it('by a value of a variant returns its parent', async () => {
    const [row] = await shop.rows(
      `SELECT c.url_path AS path, p.sku, v.code, v.value FROM product p JOIN product_facet f ON f.product_id = p.id JOIN facet_value v ON v.id = ANY (f.value_ids)
         JOIN product_category pc ON pc.product_id = p.id AND pc.own JOIN category c ON c.id = pc.category_id
        WHERE p.type = 'configurable' AND v.code IN ('colour', 'size') AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids)) ORDER BY p.id, v.id LIMIT 1`,
    );
    const filter = { category_url_path: { in: [row?.path ?? ''] }, [row?.code ?? '']: { in: [row?.value ?? ''] } };
    expect((await list(null, filter, { store: '1' })).items.map(({ sku }) => sku)).toContain(row?.sku);
  });
});
