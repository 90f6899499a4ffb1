// Cached product cards and facet counts are validated by version: the next response reflects every database change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const QUERY = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  name stock_item { qty } price_range { minimum_price { regular_price { value } } } } } }`;

async function shown(sku: string, language = 'da') {
  const asked = await shop.ask(QUERY, { sku }, { 'accept-language': language });
  expect(asked.errors).toBeUndefined();
  const [item] = (asked.data as { products: { items: Record<string, unknown>[] } }).products.items;
  return item as { name: string; stock_item: { qty: number }; price_range: unknown };
}

describe('a cached card', () => {
  const example = async () => {
    const [row] = await shop.rows(
      `SELECT p.id, p.sku FROM product p WHERE p.type = 'simple' AND p.parent_id IS NULL AND (p.store_ids IS NULL OR 1 = ANY (p.store_ids))
        AND NOT p.request_price AND NOT p.only_trade ORDER BY p.id LIMIT 1`,
    );
    if (!row?.sku) throw new Error('No simple product in the test world');
    return { id: Number(row.id), sku: row.sku };
  };

  it('is refreshed when the name or the price of its product changes, in each language', async () => {
    const { id, sku } = await example();
    const before = await shown(sku);
    await shown(sku, 'en');
    await shop.rows(
      "UPDATE product SET name_da = 'Nyt navn', name_en = 'New name', gross_oere = gross_oere + 1000 WHERE id = $1",
      [id],
    );
    const after = await shown(sku);
    expect([after.name, (await shown(sku, 'en')).name]).toEqual(['Nyt navn', 'New name']);
    expect(after.price_range).not.toEqual(before.price_range);
  });

  it('has the current stock', async () => {
    const { id, sku } = await example();
    const before = await shown(sku);
    await shop.rows("UPDATE stock_item SET quantity = quantity + 7 WHERE product_id = $1 AND source_code = 'central'", [
      id,
    ]);
    expect((await shown(sku)).stock_item.qty).toBe(before.stock_item.qty + 7);
  });

  it('ignores a change that was rolled back', async () => {
    const { id, sku } = await example();
    const before = await shown(sku);
    await shop.rows(
      `DO $$ BEGIN UPDATE product SET name_da = 'Aldrig' WHERE id = ${id}; RAISE EXCEPTION 'back'; EXCEPTION WHEN raise_exception THEN NULL; END $$`,
    );
    expect(await shown(sku)).toEqual(before);
  });
});

const COUNTS = `query ($search: String!) { products(search: $search) { aggregations { attribute_code options { value count } } } }`;

describe('cached facet counts', () => {
  async function inStock(): Promise<number> {
    const asked = await shop.ask(COUNTS, { search: 'papir' });
    const { aggregations } = (asked.data as { products: { aggregations: Facet[] } }).products;
    return aggregations.find((facet) => facet.attribute_code === 'in_stock')?.options[0]?.count ?? 0;
  }
  interface Facet {
    attribute_code: string;
    options: { value: string; count: number }[];
  }

  it('exclude a product that sold out and include it when it is back', async () => {
    const before = await inStock();
    const found = await shop.ask(
      'query { products(search: "papir", pageSize: 50) { items { sku stock_status } } }',
      {},
    );
    const items = (found.data as { products: { items: { sku: string; stock_status: string }[] } }).products.items;
    const sku = items.find((item) => item.stock_status === 'IN_STOCK')?.sku;
    const salable = (yes: boolean) => shop.rows('UPDATE product SET salable = $2 WHERE sku = $1', [sku, yes]);
    await salable(false);
    expect(await inStock()).toBe(before - 1);
    await salable(true);
    expect(await inStock()).toBe(before);
  });

  it('stay valid after a statement that changes no row', async () => {
    const notes = async () => (await shop.rows('SELECT count(*)::int AS n FROM catalogue_change'))[0]?.n;
    const before = await notes();
    await shop.rows('UPDATE product SET salable = NOT salable WHERE false');
    expect(await notes()).toBe(before);
  });
});
