// Rows written by an import: the values of the file for its products, and only where they differ from the stored ones.
import { beforeEach, describe, expect, test } from 'vitest';
import { writeAddresses } from '#backend/commerce/catalogue/import/write/addresses.sql';
import { writeGiftCards } from '#backend/commerce/catalogue/import/write/gift-cards.sql';
import { writePictures } from '#backend/commerce/catalogue/import/write/pictures.sql';
import { writeOffers } from '#backend/commerce/catalogue/import/write/prices.sql';
import { countProducts, writeProducts } from '#backend/commerce/catalogue/import/write/products.sql';
import { days, ELSEWHERE, HERE, NOW, openGoods } from './goods';
import { fresh, type Row, stage } from './staged';

const goods = openGoods();
const variants = (...skus: string[]) => ({ variants: skus.map((sku) => ({ sku, values: { colour: sku } })) });
async function written(...rows: readonly Row[]) {
  await stage(goods, ...rows);
  await writeProducts(goods.on);
  return countProducts(goods.on);
}
/** Physical location of each row by its key: an updated row has another location. */
const lying = async (table: string, key: string) =>
  new Map(
    (await goods.rows<{ key: string; at: string }>(`SELECT (${key})::text AS key, ctid::text AS at FROM ${table}`)).map(
      ({ key: of, at }) => [of, at],
    ),
  );
async function rewritten(table: string, key: string, work: () => Promise<unknown>) {
  const before = await lying(table, key);
  await work();
  const after = await lying(table, key);
  return [...after].filter(([of, at]) => before.get(of) !== at).map(([of]) => of);
}
const touched = async () =>
  (
    await goods.rows<{ sku: string }>(
      'SELECT DISTINCT p.sku FROM import_touched t JOIN product p ON p.id = t.id ORDER BY 1',
    )
  ).map(({ sku }) => sku);
const forget = () => goods.rows('TRUNCATE import_touched');

describe('products', () => {
  test('are inserted, or updated where the file differs; brands are created with them', async () => {
    await goods.product('SAME', { gross_oere: 5 });
    await goods.product('CHANGED');
    await goods.product('UNNAMED');
    let counts: unknown;
    const moved = await rewritten('product', 'sku', async () => {
      counts = await written(
        { sku: 'SAME', doc: { gross_oere: 5 } },
        { sku: 'CHANGED', doc: { gross_oere: 700, brand: 'Zebra', brand_code: 'zebra' } },
        fresh('NEW', { doc: { brand: '', brand_code: '' } }),
        fresh('ANOTHER'),
      );
    });
    expect(counts).toEqual({ fresh: 2, changed: 1 });
    expect(moved.sort()).toEqual(['ANOTHER', 'CHANGED', 'NEW']);
    expect(await goods.rows('SELECT sku, gross_oere FROM product ORDER BY sku')).toEqual([
      { sku: 'ANOTHER', gross_oere: 10_000 },
      { sku: 'CHANGED', gross_oere: 700 },
      { sku: 'NEW', gross_oere: 10_000 },
      { sku: 'SAME', gross_oere: 5 },
      { sku: 'UNNAMED', gross_oere: 10_000 },
    ]);
    expect(await goods.rows('SELECT code, name FROM brand')).toEqual([{ code: 'zebra', name: 'Zebra' }]);
    expect(await touched()).toEqual(['ANOTHER', 'CHANGED', 'NEW']);
  });

  test('of a family are updated together: added variants, removed variants, and the parents of both', async () => {
    const family = { type: 'configurable' };
    const [a, b, c] = [
      await goods.product('A', family),
      await goods.product('B', family),
      await goods.product('C', family),
    ];
    const option = { option_values: JSON.stringify({ colour: 'old' }) };
    await goods.product('A-KEPT', { parent_id: a, ...option });
    await goods.product('A-LEFT', { parent_id: a, ...option });
    await goods.product('B-NAMED', { parent_id: b, ...option });
    await goods.product('B-SIBLING', { parent_id: b, ...option });
    await goods.product('C-OWN', { parent_id: c, ...option });
    await goods.product('TAKEN');
    await goods.product('APART');
    await written(
      { sku: 'A', facts: variants('A-KEPT', 'TAKEN', 'NEW') },
      { sku: 'B-NAMED', doc: { gross_oere: 5 } },
      { sku: 'C' },
      fresh('NEW'),
      { sku: 'A-KEPT', doc: { gross_oere: 6 } },
    );
    const staged = await goods.rows<{ sku: string; line: number }>('SELECT sku, line FROM import_row ORDER BY sku');
    expect(staged.map(({ sku, line }) => `${sku} ${line}`)).toEqual([
      'A 2',
      'A-KEPT 6',
      'A-LEFT 2',
      'B 3',
      'B-NAMED 3',
      'C 4',
      'NEW 5',
      'TAKEN 2',
    ]);
    const rows = await goods.rows(
      `SELECT p.sku, f.sku AS family, p.option_values ->> 'colour' AS colour FROM product p LEFT JOIN product f ON f.id = p.parent_id ORDER BY 1`,
    );
    expect(rows.map(({ sku, family: of, colour }) => [sku, of, colour])).toEqual([
      ['A', null, null],
      ['A-KEPT', 'A', 'A-KEPT'],
      ['A-LEFT', null, null],
      ['APART', null, null],
      ['B', null, null],
      ['B-NAMED', 'B', 'old'],
      ['B-SIBLING', 'B', 'old'],
      ['C', null, null],
      ['C-OWN', 'C', 'old'],
      ['NEW', 'A', 'NEW'],
      ['TAKEN', 'A', 'TAKEN'],
    ]);
    expect(await touched()).toEqual(['A', 'A-KEPT', 'A-LEFT', 'B', 'B-NAMED', 'NEW', 'TAKEN']);
  });

  test('that are configurable are sold in the stores where one of their variants is', async () => {
    const stores = async () =>
      Object.fromEntries(
        (
          await goods.rows<{ sku: string; store_ids: number[] | null }>(
            `SELECT sku, store_ids FROM product WHERE type = 'configurable'`,
          )
        ).map(({ sku, store_ids }) => [sku, store_ids]),
      );
    const family = async (sku: string, store_ids: number[] | null, of: readonly (number[] | null)[]) => {
      const id = await goods.product(sku, { type: 'configurable', store_ids });
      for (const [at, ids] of of.entries()) await goods.product(`${sku}-${at}`, { parent_id: id, store_ids: ids });
    };
    await family('EVERYWHERE', null, [null, null]);
    await family('NOWHERE', null, [null]);
    await family('NARROWED', [HERE, 3], [null, [ELSEWHERE]]);
    await family('OPEN', [HERE, ELSEWHERE], [null, null]);
    await written(
      { sku: 'EVERYWHERE-0', doc: { store_ids: [HERE] } },
      { sku: 'NOWHERE-0', doc: { store_ids: [] } },
      { sku: 'NARROWED-0', doc: { store_ids: [3] } },
      { sku: 'OPEN-0', doc: { store_ids: [HERE] } },
    );
    expect(await stores()).toEqual({ EVERYWHERE: null, NOWHERE: [], NARROWED: [3], OPEN: [HERE, ELSEWHERE] });
  });
});

describe('addresses', () => {
  const address = (request_path: string, row: Record<string, unknown>) =>
    goods.insert('url_rewrite', { request_path, kind: 'PRODUCT', target_path: request_path, ...row });

  test('belong to one product each; a changed one redirects to the new one, a variant’s to its parent', async () => {
    const [moved, same, priced, taken] = [
      await goods.product('MOVED'),
      await goods.product('SAME'),
      await goods.product('PRICED'),
      await goods.product('TAKEN'),
    ];
    const family = await goods.product('FAMILY', { type: 'configurable' });
    for (const [path, target_id] of [
      ['moved', moved],
      ['same', same],
      ['priced', priced],
      ['taken', taken],
      ['family', family],
    ] as const)
      await address(path, { target_id });
    await address('category', { kind: 'CATEGORY', target_id: moved });
    // A product without an address, for which the file changes only the price.
    await goods.product('UNKNOWN');
    await written(
      { sku: 'MOVED', doc: { url_key: 'moved-on' } },
      { sku: 'SAME' },
      { sku: 'PRICED', doc: { gross_oere: 5 } },
      { sku: 'UNKNOWN', doc: { gross_oere: 5 } },
      { sku: 'FAMILY', facts: variants('TAKEN', 'FRESH') },
      fresh('FRESH'),
      fresh('NEW'),
    );
    let left = 0;
    const changed = await rewritten('url_rewrite', 'request_path', async () => {
      left = await writeAddresses(goods.on);
    });
    expect(left).toBe(1);
    expect(changed.sort()).toEqual(['fresh', 'moved', 'moved-on', 'new', 'taken']);
    const rows = await goods.rows(
      'SELECT u.request_path, u.kind, p.sku, u.target_path, u.redirect_code FROM url_rewrite u JOIN product p ON p.id = u.target_id ORDER BY 1',
    );
    expect(rows.map(Object.values)).toEqual([
      ['category', 'CATEGORY', 'MOVED', 'category', 0],
      ['family', 'PRODUCT', 'FAMILY', 'family', 0],
      ['fresh', 'PRODUCT', 'FAMILY', 'family', 301],
      ['moved', 'PRODUCT', 'MOVED', 'moved-on', 301],
      ['moved-on', 'PRODUCT', 'MOVED', 'moved-on', 0],
      ['new', 'PRODUCT', 'NEW', 'new', 0],
      ['priced', 'PRODUCT', 'PRICED', 'priced', 0],
      ['same', 'PRODUCT', 'SAME', 'same', 0],
      ['taken', 'PRODUCT', 'FAMILY', 'family', 301],
    ]);
  });

  test('that are correct are not written again', async () => {
    const family = await goods.product('FAMILY', { type: 'configurable' });
    const chair = await goods.product('CHAIR', { parent_id: family });
    await address('chair', { target_id: chair });
    await written({ sku: 'FAMILY', facts: variants() });
    expect(await rewritten('url_rewrite', 'request_path', () => writeAddresses(goods.on))).toEqual([]);
  });
});

describe('of a product', () => {
  const named = { name_da: 'da', name_en: 'en' };
  beforeEach(async () => {
    for (const sku of ['CHAIR', 'TABLE', 'SILENT']) await goods.product(sku, named);
  });
  const idOf = async (sku: string) =>
    (await goods.rows<{ id: number }>('SELECT id FROM product WHERE sku = $1', [sku]))[0]?.id ?? 0;
  const told = async (table: string, columns: string) =>
    (
      await goods.rows(
        `SELECT p.sku, ${columns} FROM ${table} t JOIN product p ON p.id = t.product_id ORDER BY 1, 2, 3`,
      )
    ).map((row) => Object.values(row).join(' '));

  test('pictures are those of the file, when it has any', async () => {
    const picture = async (sku: string, position: number, version: string) =>
      goods.insert('product_picture', {
        product_id: await idOf(sku),
        position,
        key: `product/${sku.toLowerCase()}-${position + 1}`,
        alt_da: 'da',
        alt_en: 'en',
        spec: '{}',
        version,
      });
    await picture('CHAIR', 0, 'same');
    await picture('CHAIR', 1, 'old');
    await picture('CHAIR', 2, 'gone');
    await picture('TABLE', 0, 'gone');
    await picture('TABLE', 3, 'gone');
    await picture('SILENT', 2, 'kept');
    const pictures = (...versions: string[]) => ({ pictures: versions.map((version) => ({ spec: {}, version })) });
    await written(
      { sku: 'CHAIR', facts: pictures('same', 'new') },
      { sku: 'TABLE', facts: pictures() },
      { sku: 'SILENT' },
    );
    await forget();
    const changed = await rewritten('product_picture', 'key', () => writePictures(goods.on));
    expect(await told('product_picture', 'position, version, key')).toEqual([
      'CHAIR 0 same product/chair-1',
      'CHAIR 1 new product/chair-2',
      'SILENT 2 kept product/silent-3',
    ]);
    expect(changed).toEqual(['product/chair-2']);
    expect(await touched()).toEqual(['CHAIR', 'TABLE']);
  });

  test('tier prices are those of the file, when it has any', async () => {
    const tier = async (sku: string, audience: string, quantity: number, gross_oere: number) =>
      goods.insert('product_tier', { product_id: await idOf(sku), audience, quantity, gross_oere });
    await tier('CHAIR', 'all', 10, 900);
    await tier('CHAIR', 'all', 20, 800);
    await tier('CHAIR', 'all', 30, 700);
    await tier('CHAIR', 'business', 10, 600);
    await tier('TABLE', 'all', 10, 500);
    await tier('TABLE', 'all', 60, 500);
    await tier('SILENT', 'all', 50, 400);
    const one = (audience: 'all' | 'business', quantity: number, gross_oere: number) => ({
      audience,
      quantity,
      gross_oere,
    });
    await written(
      { sku: 'CHAIR', facts: { tiers: [one('all', 10, 900), one('all', 20, 750), one('business', 30, 650)] } },
      { sku: 'TABLE', facts: { tiers: [] } },
      { sku: 'SILENT' },
    );
    await forget();
    const changed = await rewritten('product_tier', `gross_oere`, () => writeOffers(goods.on, NOW));
    expect(await told('product_tier', 't.audience, t.quantity, t.gross_oere')).toEqual([
      'CHAIR all 10 900',
      'CHAIR all 20 750',
      'CHAIR business 30 650',
      'SILENT all 50 400',
    ]);
    expect(changed.sort()).toEqual(['650', '750']);
    expect(await touched()).toEqual(['CHAIR', 'TABLE']);
    expect(await countProducts(goods.on)).toMatchObject({ changed: 2 });
  });

  /** The end of a day in Danish time, given in the file as 2026-03-11. */
  const END = new Date('2026-03-10T23:00:00Z');
  test('the offer is that of the file; ended ones are preserved, and a running one retains its start', async () => {
    const offer = async (sku: string, gross_oere: number, from: number, to: number, name_da = '') =>
      goods.insert('product_special', {
        product_id: await idOf(sku),
        gross_oere,
        valid_from: days(from),
        valid_to: to < 0 ? days(to) : END,
        name_da,
        name_en: '',
      });
    await goods.product('ENDED');
    await goods.product('NAMED');
    await offer('CHAIR', 500, -30, -10);
    await offer('CHAIR', 600, -9, 9);
    await offer('CHAIR', 500, -8, 9);
    await offer('TABLE', 400, -8, 9);
    await offer('SILENT', 500, -6, 9);
    await offer('NAMED', 200, -5, 9, 'old');
    const special = (gross_oere: number, changes: object = {}) => ({
      specials: [{ gross_oere, from: null, to: '2026-03-11', name_da: '', name_en: '', ...changes }],
    });
    await written(
      { sku: 'CHAIR', facts: special(500) },
      { sku: 'TABLE', facts: { specials: [] } },
      { sku: 'SILENT' },
      { sku: 'NAMED', facts: special(200, { name_da: 'new' }) },
      { sku: 'ENDED', facts: special(100, { to: '2026-03-01' }) },
      fresh('NEW', { facts: special(100, { to: null }) }),
    );
    await forget();
    const changed = await rewritten('product_special', `product_id || ' ' || valid_from`, () =>
      writeOffers(goods.on, NOW),
    );
    const rows = await goods.rows<{ sku: string; gross_oere: number; valid_from: Date; name_da: string }>(
      'SELECT p.sku, s.gross_oere, s.valid_from, s.name_da FROM product_special s JOIN product p ON p.id = s.product_id ORDER BY 1, 3',
    );
    expect(rows.map(({ sku, gross_oere, valid_from, name_da }) => [sku, gross_oere, valid_from, name_da])).toEqual([
      ['CHAIR', 500, days(-30), ''],
      ['CHAIR', 500, days(-8), ''],
      ['NAMED', 200, days(-5), 'new'],
      ['NEW', 100, NOW, ''],
      ['SILENT', 500, days(-6), ''],
    ]);
    expect(changed.length).toBe(2);
    expect(await touched()).toEqual(['CHAIR', 'NAMED', 'NEW', 'TABLE']);
    // A changed offer alone counts as a change of its product.
    expect(await countProducts(goods.on)).toMatchObject({ changed: 3 });
  });
});

test('gift card amounts are written when the file differs', async () => {
  for (const sku of ['SAME', 'OTHER', 'SILENT']) {
    const product_id = await goods.product(sku);
    await goods.insert('gift_card_product', { product_id, step_oere: [1, 2], least_oere: 1, most_oere: 9 });
  }
  const giftCard = (...steps: number[]) => ({ facts: { giftCard: { steps, least: 1, most: 9 } } });
  await written({ sku: 'SAME', ...giftCard(1, 2) }, { sku: 'OTHER', ...giftCard(3) }, fresh('NEW', giftCard(4)), {
    sku: 'SILENT',
  });
  await forget();
  await writeGiftCards(goods.on);
  expect(await touched()).toEqual(['NEW', 'OTHER']);
  expect(
    await goods.rows('SELECT sku, step_oere FROM gift_card_product JOIN product ON product.id = product_id ORDER BY 1'),
  ).toEqual([
    { sku: 'NEW', step_oere: [4] },
    { sku: 'OTHER', step_oere: [3] },
    { sku: 'SAME', step_oere: [1, 2] },
    { sku: 'SILENT', step_oere: [1, 2] },
  ]);
});
