// Products in the back office: rights, list and search, one product, and acts by the use cases of the catalogue with their log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_LOCK } from '#backend/commerce/catalogue/import/stage.sql';
import { productsWith } from '#backend/commerce/catalogue/maintenance/product-list.sql';
import { PRODUCT_ACTS } from '#domain/staff/product-acts';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { add, type Counter, newCart, openCounter, readCart, someSkus } from './test-backend';

let counter: Counter;
let sku = '';
let other = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = '', other = ''] = await someSkus(counter, 2);
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Row {
  id: number;
  sku: string;
  name: string;
  isSalable: boolean;
  isHidden: boolean;
  nowOere: number;
}
interface List {
  rows: Row[];
  hasNewer: boolean;
  hasOlder: boolean;
}
interface Change {
  name: string;
  before: string;
  after: string;
}
interface Product {
  seen: string;
  kind: string;
  variants: string[];
  acts: string[];
  texts: Record<string, string>;
  codes?: { code: string; value: string }[];
  price: { grossOere: number; low30Oere: number | null; offers: { grossOere: number; to: string | null }[] };
  stock: { shelves: { sku: string; source: string; quantity: number }[]; movements: { delta: number; note: string }[] };
  stores: { code: string; isShown: boolean }[];
  timeline: { what: string; who: string; changes: Change[] }[];
}
interface Done {
  problem: { code: string; field: string | null } | null;
  made: string | null;
  changes: Change[];
}
interface Answered {
  staffLogIn?: { token: string };
  staffProducts?: List;
  staffProduct?: Product | null;
  staffActOnProduct?: Done;
  staffAddProduct?: Done;
  staffProductChoices?: { categories: { id: number }[]; brands: { code: string }[] };
}

const { ask, enter } = staffDesk<Answered>(() => counter);

async function list(filter: object, first = 50): Promise<List> {
  const query = `query ($filter: StaffProductFilter!, $first: Int!) { staffProducts(filter: $filter, first: $first) {
    hasNewer hasOlder rows { id sku name isSalable isHidden nowOere } } }`;
  const { data, codes } = await ask(query, { filter, first });
  if (!data?.staffProducts) throw new Error(`The list was not answered: ${codes}`);
  return data.staffProducts;
}
const skusOf = async (filter: object) => (await list(filter, 200)).rows.map((row) => row.sku);

const readProduct = (number: string, role?: string) =>
  ask(
    `query ($sku: String!) { staffProduct(sku: $sku) { seen kind variants acts price { grossOere low30Oere offers { grossOere to } }
      texts { nameDa nameEn shortDa descriptionDa descriptionEn } stock { shelves { sku source quantity } movements { delta note } }
      stores { code isShown } timeline { what who changes { name before after } } } }`,
    { sku: number },
    role,
  );

async function product(number = sku): Promise<Product> {
  const found = (await readProduct(number)).data?.staffProduct;
  if (!found) throw new Error(`${number} is not there`);
  return found;
}

async function act(name: string, input: object, { number = sku, seen = '', role = 'administrator' } = {}) {
  const query = `mutation ($sku: String!, $act: String!, $seen: String!, $input: StaffProductInput!) {
    staffActOnProduct(sku: $sku, act: $act, seen: $seen, input: $input) { made problem { code field } changes { name before after } } }`;
  return ask(query, { sku: number, act: name, seen: seen || (await product(number)).seen, input }, role);
}
async function done(name: string, input: object, options: { number?: string; seen?: string } = {}): Promise<Done> {
  const { data, codes } = await act(name, input, options);
  if (!data?.staffActOnProduct) throw new Error(`${name} was not answered: ${codes}`);
  return data.staffActOnProduct;
}

describe('rights', () => {
  it('of every role decide about every act, before anything is read or changed', async () => {
    for (const role of STAFF_ROLES)
      for (const name of PRODUCT_ACTS) {
        const { data, codes } = await act(name, { stores: ['x'] }, { role });
        const may = roleHasRight(role, 'catalogue');
        expect([role, name, codes]).toEqual([role, name, may ? [] : ['STAFF_RIGHT_MISSING']]);
        // A role with the right is refused for its input, and changes nothing either; without a picture nothing was to be changed.
        if (may && name !== 'pictures')
          expect(data?.staffActOnProduct?.problem).toMatchObject({ code: expect.any(String) });
      }
    expect(await counter.rows('SELECT FROM staff_action')).toEqual([]);
  });

  it('to see products are those of who sells, describes or advertises them', async () => {
    for (const role of STAFF_ROLES) {
      const { data, codes } = await readProduct(sku, role);
      expect([role, data?.staffProduct != null, codes]).toEqual([role, true, []]);
      const acts = data?.staffProduct?.acts ?? [];
      expect([role, acts.length > 0]).toEqual([role, roleHasRight(role, 'catalogue')]);
    }
    expect((await readProduct(sku, 'nobody')).codes).toEqual(['SESSION_EXPIRED']);
    expect((await ask('{ staffProductChoices { brands { code } } }', {}, null)).codes).toEqual(['SESSION_EXPIRED']);
  });
});

describe('the list', () => {
  it('finds the same products by their ids and from the newest on, on both sides of the limit between the two', async () => {
    const { pool } = counter.database;
    const found = async (text: string, few?: number) => {
      const values: unknown[] = [];
      const condition = await productsWith(pool, text, (given) => `$${values.push(given)}`, few);
      const { rows } = await pool.query<{ id: number }>(
        `SELECT p.id FROM product p WHERE ${condition} ORDER BY p.id`,
        values,
      );
      return { ids: rows.map(({ id }) => id), isCollected: condition.startsWith('p.id') };
    };
    for (const text of ['papir', 'paper', 'A4', '12', 'sort pen', 'k', sku]) {
      const { ids } = await found(text);
      // What is found by its number and by its words is collected twice.
      const read = await found(text, 0);
      expect([text, read.ids, read.isCollected]).toEqual([text, ids, ids.length === 0]);
      expect((await found(text, 2 * ids.length)).isCollected).toBe(true);
    }
    expect((await found('papir')).ids.length).toBeGreaterThan(1);
  });

  it('is found by the beginning of a number, by EAN and by words in both languages', async () => {
    const [row] = await counter.rows<{ name_en: string; ean: string }>(
      'SELECT name_en, ean FROM product WHERE sku = $1',
      [sku],
    );
    expect(await skusOf({ text: sku })).toContain(sku);
    expect(await skusOf({ text: sku.slice(0, -1) })).toContain(sku);
    expect(await skusOf({ text: row?.name_en.split(' ')[0] })).toContain(sku);
    if (row?.ean) expect(await skusOf({ text: row.ean })).toEqual([sku]);
    expect(await skusOf({ text: 'xqzzy' })).toEqual([]);
    expect(await skusOf({ text: "'); --" })).toEqual(await skusOf({}));
  });

  it('finds a variant by its number, and lists families otherwise', async () => {
    const [variant] = await counter.rows<{ sku: string }>(
      'SELECT sku FROM product WHERE parent_id IS NOT NULL LIMIT 1',
    );
    expect(await skusOf({ text: variant?.sku })).toContain(variant?.sku);
    expect(await skusOf({})).not.toContain(variant?.sku);
  });

  it('pages by key in both directions', async () => {
    const first = await list({}, 3);
    const second = await list({ after: first.rows.at(-1)?.id }, 3);
    expect([first.hasNewer, first.hasOlder, second.hasNewer]).toEqual([false, true, true]);
    const back = await list({ before: second.rows[0]?.id }, 3);
    expect(back.rows).toEqual(first.rows);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(6);
  });

  it('is filtered by category, brand and view', async () => {
    const [brand] = await counter.rows<{ brand_code: string; count: number }>(
      `SELECT brand_code, count(*)::int AS count FROM product WHERE brand_code <> '' AND parent_id IS NULL GROUP BY 1 HAVING count(*) < 150 LIMIT 1`,
    );
    expect((await skusOf({ brand: brand?.brand_code })).length).toBe(brand?.count);
    const [place] = await counter.rows<{ category_id: number; count: number }>(
      `SELECT x.category_id, count(*)::int AS count FROM product_category x JOIN product p ON p.id = x.product_id WHERE p.parent_id IS NULL
        GROUP BY 1 HAVING count(*) BETWEEN 2 AND 150 LIMIT 1`,
    );
    expect((await skusOf({ category: place?.category_id })).length).toBe(place?.count);
    expect((await list({ view: 'out' })).rows.every(({ isSalable }) => !isSalable)).toBe(true);
    expect((await ask('{ staffProducts(filter: { view: "x" }) { hasNewer } }', {})).codes.length).toBe(1);
    const choices = (await ask('{ staffProductChoices { categories { id } brands { code } } }', {})).data;
    expect(choices?.staffProductChoices?.categories.length).toBeGreaterThan(3);
    expect(choices?.staffProductChoices?.brands.length).toBeGreaterThan(3);
  });
});

describe('a price', () => {
  it('is set with an offer, is charged in the cart at once, and is logged with before and after', async () => {
    const { price } = await product();
    expect(price.grossOere).toBeGreaterThan(0);
    expect(await done('price', { priceOere: 12_345, offerOere: 9_995, offerTo: '2031-12-31' })).toMatchObject({
      problem: null,
    });
    const now = await product();
    expect(now.price).toMatchObject({ grossOere: 12_345, offers: [{ grossOere: 9_995 }] });
    expect(now.price.offers[0]?.to).toBe('2031-12-31T23:00:00.000Z');
    expect((await list({ text: sku })).rows.find((row) => row.sku === sku)?.nowOere).toBe(9_995);
    const [event] = now.timeline;
    expect(event).toMatchObject({ what: 'price-set', who: 'administrator' });
    expect(event?.changes).toContainEqual({
      name: 'price.grossOere',
      before: String(price.grossOere),
      after: '12345',
    });
    expect(event?.changes.find(({ name }) => name === 'price.offers')?.after).toContain('99,95 kr.');
    const [logged] = await counter.rows<{ gross_oere: number }>(
      'SELECT l.gross_oere FROM price_log l JOIN product p ON p.id = l.product_id WHERE p.sku = $1 ORDER BY l.id DESC LIMIT 1',
      [sku],
    );
    expect(logged?.gross_oere).toBe(9_995);
    const cartId = await newCart(counter);
    expect(await add(counter, cartId, sku, 1)).toEqual([]);
    const [line] = (await readCart(counter, cartId)).data?.cart?.itemsV2?.items ?? [];
    expect(line?.prices?.price_including_tax.value).toBe(99.95);
  });

  it('is refused with an offer that is not lower, or ends before it begins, or is no amount', async () => {
    const at = async (input: object) => (await done('price', input)).problem;
    expect(await at({ priceOere: 10_000, offerOere: 10_000 })).toEqual({ code: 'OFFER_TOO_HIGH', field: 'offer' });
    expect(await at({ priceOere: 10_000, offerOere: 9_999, offerFrom: '2031-02-01', offerTo: '2031-01-01' })).toEqual({
      code: 'OFFER_PERIOD',
      field: 'offerTo',
    });
    expect(await at({ priceOere: -1 })).toEqual({ code: 'AMOUNT_INVALID', field: 'price' });
    expect(await at({ priceOere: 2_000_000_000 })).toMatchObject({ code: 'CATALOGUE_REFUSED' });
    expect((await product()).price.grossOere).toBe(12_345);
  });

  it('loses its offer where none is typed', async () => {
    expect((await done('price', { priceOere: 12_345 })).problem).toBe(null);
    expect((await product()).price.offers).toEqual([]);
  });

  it('that a colleague has changed is refused with what they changed; the same form twice is done once', async () => {
    const { seen } = await product();
    await counter.rows('UPDATE product SET gross_oere = 20000 WHERE sku = $1', [sku]);
    expect(await done('price', { priceOere: 15_000 }, { seen })).toEqual({
      problem: { code: 'PRODUCT_CHANGED', field: null },
      made: null,
      changes: [{ name: 'price.grossOere', before: '12345', after: '20000' }],
    });
    const fresh = (await product()).seen;
    const both = await Promise.all([
      done('price', { priceOere: 15_000 }, { seen: fresh }),
      done('price', { priceOere: 15_000 }, { seen: fresh }),
    ]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    const rows = await counter.rows(
      `SELECT 1 FROM staff_action WHERE subject = $1 AND command = 'price set' AND after -> 'price' ->> 'grossOere' = '15000'`,
      [sku],
    );
    expect(rows.length).toBe(1);
    // Another part of the product has changed since: that is no hindrance.
    expect((await done('stock', { how: 'set', quantity: 3, note: 'Talt' }, { seen: fresh })).problem).toBe(null);
  });
});

describe('stock', () => {
  const central = async () => (await product()).stock.shelves.find(({ source }) => source === 'central')?.quantity;

  it('is counted and received with a reason, each a movement, and a repeated click adds once', async () => {
    expect((await done('stock', { how: 'set', quantity: 10, note: 'Optælling' })).problem).toBe(null);
    const { seen } = await product();
    const twice = await Promise.all([
      done('stock', { how: 'add', quantity: 5, note: 'Fra leverandør' }, { seen }),
      done('stock', { how: 'add', quantity: 5, note: 'Fra leverandør' }, { seen }),
    ]);
    expect(twice.map(({ problem }) => problem)).toEqual([null, null]);
    expect(await central()).toBe(15);
    const again = (await product()).seen;
    expect((await done('stock', { how: 'add', quantity: 5, note: 'Nok en palle' }, { seen: again })).problem).toBe(
      null,
    );
    expect(await central()).toBe(20);
    expect((await product()).stock.movements[0]).toEqual({ delta: 5, note: 'Nok en palle' });
    expect((await product()).timeline[0]).toMatchObject({
      what: 'stock-add',
      changes: [{ name: 'stock', before: 'central 15', after: 'central 20' }],
    });
  });

  it('is refused without a reason, below nothing, elsewhere, and where a sale came in between', async () => {
    const at = async (input: object) => (await done('stock', input)).problem;
    expect(await at({ how: 'set', quantity: 3 })).toEqual({ code: 'STOCK_NOTE_MISSING', field: 'note' });
    expect(await at({ how: 'add', quantity: -21, note: 'x' })).toEqual({ code: 'STOCK_BELOW_ZERO', field: 'quantity' });
    expect(await at({ how: 'set', quantity: 1, note: 'x', source: 'moon' })).toEqual({
      code: 'STOCK_SOURCE_UNKNOWN',
      field: 'source',
    });
    expect(await at({ how: 'set', quantity: 1.5 as unknown as number, note: 'x' }).catch(() => 'bad')).toBe('bad');
    const { seen } = await product();
    await counter.rows(
      `UPDATE stock_item SET quantity = quantity - 1 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)`,
      [sku],
    );
    const late = await done('stock', { how: 'set', quantity: 18, note: 'Talt' }, { seen });
    expect(late).toMatchObject({
      problem: { code: 'PRODUCT_CHANGED' },
      changes: [{ name: 'stock', before: 'central 20', after: 'central 19' }],
    });
    expect(await central()).toBe(19);
  });
});

describe('texts', () => {
  it('change in both languages, cleaned as those of a file, and are found by the search', async () => {
    const texts = { nameDa: 'Zebrakop', nameEn: 'Zebra mug', shortDa: 'Kort', shortEn: 'Short' };
    const descriptionDa = 'Første linje & mere\n\nNæste afsnit';
    const descriptionEn = '<p onclick="x()">Safe<script>alert(1)</script></p>';
    expect((await done('texts', { ...texts, descriptionDa, descriptionEn })).problem).toBe(null);
    expect((await product()).texts).toMatchObject({
      ...{ nameDa: 'Zebrakop', nameEn: 'Zebra mug', shortDa: 'Kort' },
      descriptionDa: '<p>Første linje &amp; mere</p><p>Næste afsnit</p>',
      descriptionEn: '<p>Safe</p>',
    });
    expect(await skusOf({ text: 'zebrakop' })).toEqual([sku]);
    expect(await skusOf({ text: 'zebra mug' })).toEqual([sku]);
    const names = (await product()).timeline[0]?.changes.map(({ name }) => name);
    expect(names).toContain('texts.nameDa');
    expect(names).not.toContain('price.grossOere');
  });

  it('are refused without a name, and where they are too long; what a colleague wrote is shown', async () => {
    const { seen, texts } = await product();
    const at = async (input: object) => (await done('texts', { ...texts, ...input })).problem;
    expect(await at({ nameDa: ' ' })).toEqual({ code: 'REQUIRED', field: 'nameDa' });
    expect(await at({ nameEn: 'x'.repeat(300) })).toEqual({ code: 'TOO_LONG', field: 'nameEn' });
    expect(await at({ shortDa: 'x'.repeat(3000) })).toEqual({ code: 'TOO_LONG', field: 'shortDa' });
    await counter.rows(`UPDATE product SET description_da = $2 WHERE sku = $1`, [sku, `<p>${'Nyt '.repeat(100)}</p>`]);
    const late = await done('texts', { ...texts, nameDa: 'Min' }, { seen });
    expect(late.problem?.code).toBe('PRODUCT_CHANGED');
    expect(late.changes).toHaveLength(1);
    expect(late.changes[0]?.after).toContain('Nyt Nyt');
  });
});

describe('numbers and classes', () => {
  const codes = async () => {
    const { data } = await ask('query ($sku: String!) { staffProduct(sku: $sku) { codes { code value } } }', { sku });
    return Object.fromEntries((data?.staffProduct?.codes ?? []).map(({ code, value }) => [code, value]));
  };
  const written = (values: Record<string, string>) => ({
    codes: Object.entries(values).map(([code, value]) => ({ code, value })),
  });

  it('are written, logged, and removed where the field is empty; nothing else of the product changes', async () => {
    const facts = () => counter.rows('SELECT attributes, order_units, brand FROM product WHERE sku = $1', [sku]);
    const before = await facts();
    const values = { manufacturer_number: 'A "4", b=2', unspsc: '44121704', eclass: '24260601' };
    expect((await done('codes', written(values))).problem).toBe(null);
    expect(await codes()).toEqual(values);
    expect((await product()).timeline[0]).toMatchObject({ what: 'product-codes' });
    expect((await done('codes', written({ ...values, eclass: '' }))).problem).toBe(null);
    expect(await codes()).toEqual({ ...values, eclass: '' });
    expect(await facts()).toEqual(before);
  });

  it('are refused at the field, and nothing is written', async () => {
    const before = await codes();
    for (const [code, value] of [
      ['unspsc', '4412170'],
      ['unspsc', '44001704'],
      ['eclass', '24-26-06-01'],
    ])
      expect((await done('codes', written({ ...before, [code ?? '']: value ?? '' }))).problem).toEqual({
        ...{ code: 'PRODUCT_CLASS_INVALID', field: code },
      });
    const long = await done('codes', written({ manufacturer_number: 'x'.repeat(41) }));
    expect(long.problem).toEqual({ code: 'TOO_LONG', field: 'manufacturer_number' });
    expect((await done('codes', written({ cost: '0' }))).problem?.code).toBe('REQUIRED');
    expect(await codes()).toEqual(before);
  });
});

describe('stores', () => {
  it('are chosen, none hides the product, and it is shown again', async () => {
    const codes = (await product()).stores.map(({ code }) => code);
    expect((await done('stores', { stores: codes.slice(0, 1) })).problem).toBe(null);
    expect((await product()).stores.filter(({ isShown }) => isShown).map(({ code }) => code)).toEqual(
      codes.slice(0, 1),
    );
    expect((await done('stores', { stores: [] })).problem).toBe(null);
    expect(await skusOf({ view: 'hidden' })).toContain(sku);
    expect((await done('stores', { stores: codes, isEverywhere: true })).problem).toBe(null);
    expect(await skusOf({ view: 'hidden' })).not.toContain(sku);
    expect((await product()).stores.every(({ isShown }) => isShown)).toBe(true);
  });
});

it('a family has no separate price or stock; unknown numbers and acts are refused', async () => {
  const [family] = await counter.rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'configurable' LIMIT 1`);
  const number = family?.sku ?? '';
  expect((await product(number)).acts).toEqual(['texts', 'codes', 'stores', 'categories', 'details', 'pictures']);
  expect((await done('price', { priceOere: 1 }, { number })).problem?.code).toBe('PRODUCT_HAS_VARIANTS');
  expect((await done('price', { priceOere: 1 }, { number: 'none', seen: 'x' })).problem?.code).toBe('PRODUCT_UNKNOWN');
  expect((await readProduct('none')).data?.staffProduct).toBe(null);
  expect((await act('explode', {})).codes.length).toBe(1);
  expect((await product(other)).timeline).toEqual([]);
});

it('an import under way makes a change of the catalogue wait for its end', async () => {
  const { seen } = await product();
  const client = await counter.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const answered = await done('price', { priceOere: 100 }, { seen }).finally(() => client.query('ROLLBACK'));
  client.release();
  expect(answered.problem?.code).toBe('CATALOGUE_BUSY');
});

describe('a new product', () => {
  const base = { sku: 'NY-1', nameDa: 'Helt ny vare', nameEn: '', priceOere: 4_995, quantity: 7, isHidden: false };
  let category = 0;
  beforeAll(async () => {
    const [row] = await counter.rows<{ id: number }>('SELECT id FROM category ORDER BY level DESC, id LIMIT 1');
    category = row?.id ?? 0;
  });
  const add = async (input: object, role = 'administrator') => {
    const query =
      'mutation ($input: StaffNewProduct!) { staffAddProduct(input: $input) { made problem { code field } } }';
    const { data, codes } = await ask(query, { input: { ...base, category, ...input } }, role);
    return { ...data?.staffAddProduct, codes };
  };

  it('is made by the right catalogue alone, once for two clicks, in its category, with stock, price and log', async () => {
    for (const role of STAFF_ROLES) {
      if (roleHasRight(role, 'catalogue')) continue;
      expect([role, (await add({}, role)).codes]).toEqual([role, ['STAFF_RIGHT_MISSING']]);
    }
    const twice = await Promise.all([add({}), add({})]);
    // An import at a time: the second may have to come again.
    for (const { made, problem } of twice) expect([made, problem?.code]).toContain(made ?? 'CATALOGUE_BUSY');
    expect((await add({})).made).toBe('NY-1');
    const made = await product('NY-1');
    expect(made.price).toMatchObject({ grossOere: 4_995, offers: [] });
    expect(made.texts).toMatchObject({ nameDa: 'Helt ny vare', nameEn: 'Helt ny vare' });
    expect(made.stock.shelves).toContainEqual({ sku: 'NY-1', source: 'central', quantity: 7 });
    expect(made.timeline.map(({ what }) => what)).toEqual(['product-add']);
    expect(await skusOf({ category })).toContain('NY-1');
    expect(await skusOf({ text: 'helt ny' })).toContain('NY-1');
    const places = await counter.rows('SELECT count(*)::int AS count FROM category');
    expect((await add({ sku: 'NY-2', nameDa: 'Skjult vare', isHidden: true })).made).toBe('NY-2');
    expect(await counter.rows('SELECT count(*)::int AS count FROM category')).toEqual(places);
    expect(await skusOf({ view: 'hidden' })).toContain('NY-2');
  });

  it('is refused at the field', async () => {
    const at = async (input: object) => (await add({ sku: 'NY-3', ...input })).problem;
    expect(await at({ sku: 'a/b' })).toEqual({ code: 'SKU_INVALID', field: 'sku' });
    expect(await at({ sku: other })).toEqual({ code: 'SKU_TAKEN', field: 'sku' });
    expect(await at({ nameDa: ' ' })).toEqual({ code: 'REQUIRED', field: 'nameDa' });
    expect(await at({ nameEn: 'x'.repeat(300) })).toEqual({ code: 'TOO_LONG', field: 'nameEn' });
    expect(await at({ priceOere: -1 })).toEqual({ code: 'AMOUNT_INVALID', field: 'price' });
    expect(await at({ category: 999_999 })).toEqual({ code: 'CATEGORY_UNKNOWN', field: 'category' });
    expect(await at({ quantity: -1 })).toMatchObject({ field: 'quantity' });
    expect((await readProduct('NY-3')).data?.staffProduct).toBe(null);
  });
});
