// Categories, address and EAN of a product in the back office: what is refused, what redirects, and what the log has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter, someSkus } from './test-backend';

let counter: Counter;
let sku = '';
let other = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = '', other = ''] = await someSkus(counter, 2);
  await enter('administrator');
});
afterAll(() => counter?.close());

interface Product {
  seen: string;
  address: string;
  ean: string;
  acts: string[];
  categories: { id: number; name: string }[];
  timeline: { what: string; changes: { name: string; before: string; after: string }[] }[];
}
interface Answered {
  staffProduct?: Product | null;
  staffActOnProduct?: { problem: { code: string; field: string | null } | null };
}
const { ask, enter } = staffDesk<Answered>(() => counter);

async function product(number = sku): Promise<Product> {
  const query = `query ($sku: String!) { staffProduct(sku: $sku) { seen address ean acts categories { id name }
    timeline { what changes { name before after } } } }`;
  const found = (await ask(query, { sku: number })).data?.staffProduct;
  if (!found) throw new Error(number);
  return found;
}
async function done(act: string, input: object, { number = sku, seen = '' } = {}) {
  const query = `mutation ($sku: String!, $act: String!, $seen: String!, $input: StaffProductInput!) {
    staffActOnProduct(sku: $sku, act: $act, seen: $seen, input: $input) { problem { code field } } }`;
  const variables = { sku: number, act, seen: seen || (await product(number)).seen, input };
  const { data, codes } = await ask(query, variables);
  if (!data?.staffActOnProduct) throw new Error(codes.join());
  return data.staffActOnProduct.problem;
}
const shownIn = (number = sku) =>
  counter.rows<{ id: number; own: boolean }>(
    `SELECT x.category_id AS id, x.own FROM product_category x JOIN product p ON p.id = x.product_id WHERE p.sku = $1 ORDER BY 1`,
    [number],
  );

describe('categories', () => {
  it('are chosen by id, with those above them, and logged by their names', async () => {
    const [target] = await counter.rows<{ id: number; id_path: number[]; names: string }>(
      `SELECT c.id, c.id_path, (SELECT string_agg(a.name_da, ' › ' ORDER BY a.level) FROM category a WHERE a.id = ANY (c.id_path)) AS names
         FROM category c WHERE cardinality(c.id_path) = 3 AND NOT EXISTS (SELECT FROM product_category x JOIN product p ON p.id = x.product_id
           WHERE p.sku = $1 AND x.category_id = c.id) ORDER BY c.id LIMIT 1`,
      [sku],
    );
    if (!target) throw new Error('no category');
    const before = (await product()).categories;
    const seen = (await product()).seen;
    const wanted = [...before.map(({ id }) => id), target.id];
    const both = await Promise.all([
      done('categories', { categories: wanted }, { seen }),
      done('categories', { categories: wanted }, { seen }),
    ]);
    expect(both).toEqual([null, null]);
    expect((await product()).categories).toContainEqual({ id: target.id, name: target.names });
    expect((await shownIn()).map(({ id }) => id)).toEqual(expect.arrayContaining(target.id_path));
    const rows = await counter.rows(`SELECT 1 FROM staff_action WHERE command = 'product categories'`);
    expect(rows.length).toBe(1);
    expect((await product()).timeline[0]?.changes[0]).toMatchObject({
      name: 'categories',
      after: expect.stringContaining(target.names),
    });
    expect(await done('categories', { categories: [target.id] })).toBe(null);
    expect((await shownIn()).map(({ id }) => id)).toEqual([...target.id_path].sort((one, next) => one - next));
    expect((await shownIn()).filter(({ own }) => own).map(({ id }) => id)).toEqual([target.id]);
    const late = await done('categories', { categories: before.map(({ id }) => id) }, { seen });
    expect(late?.code).toBe('PRODUCT_CHANGED');
  });

  it('are at least one that is there, and make none', async () => {
    const before = await counter.rows('SELECT count(*) FROM category');
    expect(await done('categories', { categories: [] })).toEqual({ code: 'CATEGORY_UNKNOWN', field: 'add' });
    const [known] = (await product()).categories;
    expect(await done('categories', { categories: [known?.id, 999_999] })).toEqual({
      code: 'CATEGORY_UNKNOWN',
      field: 'add',
    });
    expect(await counter.rows('SELECT count(*) FROM category')).toEqual(before);
    const [variant] = await counter.rows<{ sku: string }>(
      'SELECT sku FROM product WHERE parent_id IS NOT NULL LIMIT 1',
    );
    const found = await product(variant?.sku);
    expect([found.acts.includes('categories'), found.acts.includes('details')]).toEqual([false, true]);
    expect(found.categories.length).toBeGreaterThan(0);
  });
});

describe('the address', () => {
  const rewrite = (path: string) =>
    counter.rows<{ target_path: string; redirect_code: number }>(
      'SELECT target_path, redirect_code FROM url_rewrite WHERE request_path = $1 AND store_id IS NULL',
      [path],
    );

  it('redirects from every earlier one, and may be taken back', async () => {
    const { address, ean } = await product();
    const first = address.slice(1);
    expect(await done('details', { address: 'Ny Adresse', ean })).toBe(null);
    expect((await product()).address).toBe('/ny-adresse');
    expect(await done('details', { address: 'endnu-en', ean })).toBe(null);
    for (const old of [first, 'ny-adresse'])
      expect(await rewrite(old)).toEqual([{ target_path: 'endnu-en', redirect_code: 301 }]);
    expect((await product()).timeline[0]).toMatchObject({
      what: 'product-details',
      changes: [{ name: 'details.address', before: 'ny-adresse', after: 'endnu-en' }],
    });
    expect(await done('details', { address: first, ean })).toBe(null);
    expect(await rewrite(first)).toEqual([{ target_path: first, redirect_code: 0 }]);
    expect(await rewrite('endnu-en')).toEqual([{ target_path: first, redirect_code: 301 }]);
  });

  it('that was left can be another product’s, whose pictures have separate keys', async () => {
    const [mine, theirs] = [await product(), await product(other)];
    expect(await done('details', { address: 'flyttet', ean: mine.ean })).toBe(null);
    expect(await done('details', { address: mine.address, ean: theirs.ean }, { number: other })).toBe(null);
    const [picture] = await counter.rows<{ spec: { file?: string } }>(`SELECT spec FROM product_picture LIMIT 1`);
    expect(picture).toBeDefined();
    const hash = 'a'.repeat(32);
    await counter.rows(`INSERT INTO picture_file (hash, bytes, at) VALUES ($1, '\\x00', now())`, [hash]);
    const pictures = [{ picture: hash, altDa: '', altEn: '' }];
    expect(await done('pictures', { pictures: [] }, { number: other })).toBe(null);
    expect(await done('pictures', { pictures }, { number: other })).toBe(null);
    const keys = await counter.rows<{ key: string }>(
      'SELECT key FROM product_picture q JOIN product p ON p.id = q.product_id WHERE p.sku IN ($1, $2)',
      [sku, other],
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
    expect(keys.filter(({ key }) => /^product\/\d+\//.test(key))).toHaveLength(1);
  });

  it('is refused where it is empty, taken, or of the shop itself, and is cut where it is too long', async () => {
    const { ean } = await product();
    const [category] = await counter.rows<{ url_path: string }>(
      'SELECT url_path FROM category WHERE parent_id IS NULL LIMIT 1',
    );
    const at = (address: string) => done('details', { address, ean });
    expect(await at(' / ')).toEqual({ code: 'REQUIRED', field: 'address' });
    for (const taken of [(await product(other)).address, 'cart', category?.url_path ?? ''])
      expect([taken, await at(taken)]).toEqual([taken, { code: 'ADDRESS_TAKEN', field: 'address' }]);
    expect(await at('x'.repeat(300))).toBe(null);
    expect((await product()).address.length).toBeLessThanOrEqual(121);
  });
});

it('the EAN is checked, written without separators, and removed where the field is empty; facts remain', async () => {
  const { address } = await product();
  const facts = () => counter.rows('SELECT attributes FROM product WHERE sku = $1', [sku]);
  const before = await facts();
  expect(await done('details', { address, ean: '570-1234 567898' })).toEqual({ code: 'EAN_CHECK_DIGIT', field: 'ean' });
  expect(await done('details', { address, ean: '12345' })).toEqual({ code: 'EAN_INVALID', field: 'ean' });
  expect(await done('details', { address, ean: '5790 0007-36485' })).toBe(null);
  expect((await product()).ean).toBe('5790000736485');
  expect(await done('details', { address, ean: '' })).toBe(null);
  expect((await product()).ean).toBe('');
  expect(await facts()).toEqual(before);
});
