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
  send = bulkSender(counter, await newKey(counter, ['write-products']));
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

  it('wait for another import, and are refused while it lasts', async () => {
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
