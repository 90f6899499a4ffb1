// Products by another system: the checks of a catalogue file by line, and of two systems the version that was changed last.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_LOCK } from '#backend/commerce/catalogue/import/stage.sql';
import { type BulkAnswer, bulkSender, codesOf, newKey } from '../support/bulk';
import { type Counter, openCounter, someSkus } from './test-backend';

let counter: Counter;
let skus: string[];
let send: ReturnType<typeof bulkSender>;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 4);
  send = bulkSender(counter, await newKey(counter, ['write-products', 'write-categories']));
});
afterAll(() => counter?.close());

interface ProductRow {
  name_da: string;
  name_en: string;
  brand: string;
  gross_oere: number;
  description_da: string;
  attributes: { code: string; value: string; values?: string[] }[];
}
const product = async (sku: string | undefined) =>
  (
    await counter.rows<ProductRow>(
      'SELECT name_da, name_en, brand, gross_oere, description_da, attributes FROM product WHERE sku = $1',
      [sku],
    )
  )[0];
const ago = (minutes: number) => new Date(counter.clock.now().getTime() - minutes * 60_000).toISOString();
const codes = (reply: BulkAnswer) => codesOf(reply);

describe('products', () => {
  it('are made and changed by line, and lines with faults are named while the others are written', async () => {
    const made = { sku: 'ERP-1', product_type: 'simple', name: 'Mappe, blå', grossOere: 2_550 };
    const reply = await send('products', [
      {
        ...made,
        attributes: { name_en: 'Folder, blue', brand: 'Leitz', material: 'Pap, "stift"', use: ['A', 'B, C'] },
      },
      { sku: skus[0], name: 'Nyt navn', description: '<p>Ny <b>tekst</b></p><script>x</script>', grossOere: 9_900 },
      { sku: 'ERP-2', name: 'Uden pris' },
      { sku: skus[1], name: 'x'.repeat(300) },
      { sku: skus[2], qty: 5 },
      { sku: skus[2], attributes: { stock_central: '5' } },
      { sku: skus[0], name: 'Igen' },
      { sku: skus[3], special_price: 'mange' },
    ]);
    expect(reply).toMatchObject({ status: 200, lines: 8, accepted: 2, isDryRun: false });
    expect(codes(reply)).toEqual([
      ...['3 PRODUCT_REQUIRED', '4 PRODUCT_TOO_LONG', '5 LINE_WRONG', '6 LINE_WRONG', '7 LINE_REPEATED'],
      '8 PRODUCT_NOT_A_NUMBER',
    ]);
    expect(await product('ERP-1')).toMatchObject({
      ...{ name_da: 'Mappe, blå', name_en: 'Folder, blue', brand: 'Leitz', gross_oere: 2_550 },
      attributes: expect.arrayContaining([
        expect.objectContaining({ code: 'material', value: 'Pap, "stift"' }),
        expect.objectContaining({ code: 'use', values: ['A', 'B, C'] }),
      ]),
    });
    const changed = await product(skus[0]);
    expect(changed).toMatchObject({ name_da: 'Nyt navn', gross_oere: 9_900 });
    expect(changed?.description_da).toContain('tekst');
    expect(changed?.description_da).not.toContain('script');
    expect(await product('ERP-2')).toBeUndefined();
  });

  it('of a dry run are checked and not written; the same request twice is one', async () => {
    const before = await product(skus[1]);
    const lines = [{ sku: skus[1], name: 'Prøve' }];
    expect(await send('products', lines, { query: '?dryRun=true', named: 'dry' })).toMatchObject({ accepted: 1 });
    expect(await product(skus[1])).toEqual(before);
    const first = await send('products', lines, { named: 'dry' });
    await send('products', [{ sku: skus[1], name: 'Senere' }]);
    expect(await send('products', lines, { named: 'dry' })).toEqual(first);
    expect(await product(skus[1])).toMatchObject({ name_da: 'Senere' });
  });

  it('lose a value by null', async () => {
    await send('products', [{ sku: 'ERP-1', description: 'Tekst', attributes: { brand: 'Esselte' } }]);
    expect(await send('products', [{ sku: 'ERP-1', description: null }])).toMatchObject({ accepted: 1 });
    expect(await product('ERP-1')).toMatchObject({ description_da: '', brand: 'Esselte' });
  });

  it('wait for another import, and are refused while it lasts', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const client = await counter.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const refused = await send('products', [{ sku: skus[1], name: 'A' }], { named: 'busy' });
    expect(refused).toMatchObject({ status: 409, error: { code: 'IN_PROGRESS' } });
    await client.query('COMMIT');
    client.release();
    expect(await send('products', [{ sku: skus[1], name: 'A' }], { named: 'busy' })).toMatchObject({ accepted: 1 });
  });

  it('take 1,000 lines and no more, from a key for all stores alone', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ sku: `N${at}` }));
    expect(await send('products', lines(1_001))).toMatchObject({ status: 400, error: { code: 'BODY_WRONG' } });
    const ofStore = await newKey(counter, ['write-products'], { store: 'b2c' });
    const prices = await newKey(counter, ['write-prices']);
    for (const as of [ofStore, prices]) expect(await send('products', lines(1), { as })).toMatchObject({ status: 403 });
  });
});

describe('of two systems', () => {
  const conflicts = () =>
    counter.rows<{ staff: string; subject: string; before: object; after: object }>(
      "SELECT staff, subject, before, after FROM staff_action WHERE command = 'bulk conflict' ORDER BY id",
    );

  it('the version that was changed last wins over one that arrives later, and the conflict is logged', async () => {
    const other = await newKey(counter, ['write-products'], { name: 'PIM' });
    const sku = skus[2];
    const newer = { sku, name: 'Nyere', changedAt: ago(10) };
    expect(await send('products', [newer], { as: other })).toMatchObject({ accepted: 1 });
    const reply = await send('products', [
      { sku, name: 'Ældre', changedAt: ago(11) },
      { sku: skus[3], name: 'Fri' },
    ]);
    expect(codes(reply)).toEqual(['1 VERSION_OLDER']);
    expect(reply.accepted).toBe(1);
    expect((await product(sku))?.name_da).toBe('Nyere');
    expect(await conflicts()).toEqual([
      {
        ...{ staff: 'ERP', subject: sku },
        ...{
          before: { kept: { by: 'PIM', changedAt: ago(10) } },
          after: { refused: { by: 'ERP', changedAt: ago(11) } },
        },
      },
    ]);
    // Of the same moment: the request that arrives last.
    expect(await send('products', [{ ...newer, name: 'Samme' }])).toMatchObject({ accepted: 1 });
    expect(await send('products', [{ sku, name: 'Nu' }])).toMatchObject({ accepted: 1 });
    expect(codes(await send('products', [newer], { as: other }))).toEqual(['1 VERSION_OLDER']);
    expect((await product(sku))?.name_da).toBe('Nu');
  });

  it('a person in the back office is one', async () => {
    await counter.rows(
      "INSERT INTO staff_action (at, staff, command, subject) VALUES ($1, 'Mette', 'product texts', $2)",
      [ago(5), 'ERP-1'],
    );
    await counter.rows(`UPDATE bulk_version SET changed_at = $1 WHERE kind = 'product'`, [ago(60)]);
    expect(codes(await send('products', [{ sku: 'ERP-1', name: 'A', changedAt: ago(6) }]))).toEqual([
      '1 VERSION_OLDER',
    ]);
    expect(await send('products', [{ sku: 'ERP-1', name: 'B', changedAt: ago(5) }])).toMatchObject({ accepted: 1 });
  });

  it('a version of the future is refused', async () => {
    expect(codes(await send('products', [{ sku: 'ERP-1', name: 'A', changedAt: ago(-6) }]))).toEqual([
      '1 VERSION_FUTURE',
    ]);
    expect(await send('products', [{ sku: 'ERP-1', name: 'A', changedAt: ago(-4) }])).toMatchObject({ accepted: 1 });
  });
});

interface CategoryRow {
  url_path: string;
  parent: string | null;
  name_da: string;
  name_en: string;
  position: number;
  include_in_menu: boolean;
  stores: string[] | null;
  description_da: string;
  picture_key: string | null;
}
const categories = (like: string) =>
  counter.rows<CategoryRow>(
    `SELECT c.url_path, o.url_path AS parent, c.name_da, c.name_en, c.position, c.include_in_menu, c.description_da, c.picture_key,
        (SELECT array_agg(s.code ORDER BY s.code) FROM store s WHERE s.id = ANY (c.store_ids)) AS stores
      FROM category c LEFT JOIN category o ON o.id = c.parent_id WHERE c.url_path LIKE $1 ORDER BY c.url_path`,
    [like],
  );
const logged = () =>
  counter.rows<{ staff: string; subject: string }>(
    `SELECT staff, subject FROM staff_action WHERE command = 'bulk categories' ORDER BY id`,
  );

describe('categories', () => {
  it('are made in any order of lines, and wrong lines are named with those below them', async () => {
    const [product] = await counter.rows<{ path: string }>(
      `SELECT request_path AS path FROM url_rewrite WHERE kind = 'PRODUCT' AND redirect_code = 0 AND request_path NOT LIKE '%/%' LIMIT 1`,
    );
    const reply = await send('categories', [
      { parent: 'erp/tavler', urlKey: 'glas', nameDa: 'Glastavler', position: 2 },
      { parent: 'erp', urlKey: 'tavler', nameDa: 'Tavler', nameEn: 'Boards', stores: ['b2b'], inMenu: false },
      { urlKey: 'erp', nameDa: 'Fra ERP', position: 90 },
      { urlKey: 'uden-navn' },
      { parent: 'uden-navn', urlKey: 'under', nameDa: 'Under' },
      { parent: 'uden-navn/under', urlKey: 'dybt', nameDa: 'Dybt' },
      { urlKey: 'cart', nameDa: 'Kurv' },
      { urlKey: product?.path, nameDa: 'Vare' },
      { parent: 'erp', urlKey: 'stole', nameDa: 'Stole', stores: ['nowhere'] },
      { parent: 'erp', urlKey: 'tavler', nameDa: 'Igen' },
    ]);
    expect(codes(reply)).toEqual([
      ...['4 CATEGORY_NAME', '5 CATEGORY_PARENT', '6 CATEGORY_PARENT', '7 CATEGORY_RESERVED', '8 CATEGORY_TAKEN'],
      ...['9 CATEGORY_STORE', '10 LINE_REPEATED'],
    ]);
    expect(reply).toMatchObject({ status: 200, lines: 10, accepted: 3 });
    expect(reply.refused[1]?.message).toBe('There is no category uden-navn to lie below.');
    const shown = { include_in_menu: true, stores: null, position: 2, description_da: '', picture_key: null };
    expect(await categories('erp%')).toEqual([
      { ...shown, url_path: 'erp', parent: null, name_da: 'Fra ERP', name_en: 'Fra ERP', position: 90 },
      {
        ...{ ...shown, url_path: 'erp/tavler', parent: 'erp', name_da: 'Tavler', name_en: 'Boards', position: 0 },
        ...{ include_in_menu: false, stores: ['b2b'] },
      },
      { ...shown, url_path: 'erp/tavler/glas', parent: 'erp/tavler', name_da: 'Glastavler', name_en: 'Glastavler' },
    ]);
    expect((await logged()).map(({ staff, subject }) => `${staff} ${subject}`).sort()).toEqual([
      ...['ERP erp', 'ERP erp/tavler', 'ERP erp/tavler/glas'],
    ]);
  });

  it('have what a line leaves out, once per request, and a dry run changes nothing', async () => {
    const [old] = await counter.rows<{ url_path: string }>(
      'SELECT url_path FROM category WHERE picture_key IS NOT NULL AND parent_id IS NOT NULL ORDER BY id LIMIT 1',
    );
    const path = old?.url_path ?? '';
    const at = path.lastIndexOf('/');
    const named = { parent: path.slice(0, at), urlKey: path.slice(at + 1) };
    const [before] = await categories(path);
    const lines = [{ ...named, nameEn: 'Of the ERP' }];
    expect(await send('categories', lines, { query: '?dryRun=true' })).toMatchObject({ accepted: 1, isDryRun: true });
    expect(await categories(path)).toEqual([before]);
    const count = (await logged()).length;
    for (const _turn of [1, 2])
      expect(await send('categories', lines, { named: 'categories-once' })).toMatchObject({ accepted: 1 });
    expect(await categories(path)).toEqual([{ ...before, name_en: 'Of the ERP' }]);
    // The same values under another key are no change.
    await send('categories', lines);
    expect(await logged()).toHaveLength(count + 1);
    await send('categories', [{ ...named, nameEn: null, stores: null }]);
    expect(await categories(path)).toEqual([{ ...before, name_en: before?.name_da, stores: null }]);
  });

  it.each([
    ['a name', { nameDa: 'x'.repeat(120) }, { nameDa: 'x'.repeat(121) }],
    ['a position', { position: 2_147_483_647 }, { position: 2_147_483_648 }],
    ['a position of its own', { position: 0 }, { position: -1 }],
    ['a key', { urlKey: `a${'b'.repeat(119)}` }, { urlKey: `a${'b'.repeat(120)}` }],
    ['the letters of a key', { urlKey: 'a-1' }, { urlKey: 'A_1' }],
    ['an unknown field', {}, { picture: 'x.jpg' }],
  ])('have bounds: %s', async (_what, within, beyond) => {
    const line = { parent: 'erp', urlKey: 'graense', nameDa: 'Grænse' };
    const query = '?dryRun=true';
    expect(codes(await send('categories', [{ ...line, ...within }], { query }))).toEqual([]);
    expect(codes(await send('categories', [{ ...line, ...beyond }], { query }))).toEqual(['1 LINE_WRONG']);
  });

  it('have at most eight levels and a request a thousand lines', async () => {
    const query = '?dryRun=true';
    const level = (count: number) => ({
      ...{ parent: count === 1 ? null : Array.from({ length: count - 1 }, (_, at) => `n${at}`).join('/') },
      ...{ urlKey: `n${count - 1}`, nameDa: 'Niveau' },
    });
    const levels = Array.from({ length: 9 }, (_, at) => level(at + 1));
    expect(codes(await send('categories', levels, { query }))).toEqual(['9 LINE_WRONG']);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ parent: 'erp', urlKey: `m-${at}`, nameDa: 'Mange' }));
    expect(await send('categories', many(1_000), { query })).toMatchObject({ status: 200, accepted: 1_000 });
    expect(await send('categories', many(1_001), { query })).toMatchObject({ status: 400 });
  });

  it('are refused while shop files are applied', async () => {
    const client = await counter.database.pool.connect();
    try {
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('shop-files'))");
      expect(await send('categories', [{ urlKey: 'erp', position: 3 }])).toMatchObject({
        ...{ status: 409, error: { code: 'IN_PROGRESS' } },
      });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
