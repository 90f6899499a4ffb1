// Two systems that write prices and stock: the version that was changed, or counted, last wins in any order of arrival, and the conflict is logged.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkSender, codesOf, newKey } from '../support/bulk';
import { type Counter, openCounter, someSkus, stockMismatches } from './test-backend';

let counter: Counter;
let skus: string[];
let send: ReturnType<typeof bulkSender>;
let pim: string;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 5);
  send = bulkSender(counter, await newKey(counter, ['write-prices', 'write-stock', 'write-products']));
  pim = await newKey(counter, ['write-prices', 'write-stock', 'write-products'], { name: 'PIM' });
});
afterAll(() => counter?.close());

const MINUTE_MS = 60_000;
const ago = (minutes: number, ms = 0) =>
  new Date(counter.clock.now().getTime() - minutes * MINUTE_MS + ms).toISOString();
const priceOf = async (sku: string | undefined) =>
  (await counter.rows<{ gross_oere: number }>('SELECT gross_oere FROM product WHERE sku = $1', [sku]))[0]?.gross_oere;
const conflicts = (sku: string | undefined) =>
  counter.rows<{ staff: string; before: object; after: object }>(
    "SELECT staff, before, after FROM staff_action WHERE command = 'bulk conflict' AND subject = $1 ORDER BY id",
    [sku],
  );

it('of two prices the one that was changed last stays, and of one moment the one that arrives last', async () => {
  const [sku, other] = skus;
  const newer = { sku, grossOere: 10_000, changedAt: ago(10) };
  expect(await send('prices', [newer], { as: pim })).toMatchObject({ accepted: 1, refused: [] });
  const reply = await send('prices', [
    { sku, grossOere: 9_000, changedAt: ago(10, -1) },
    { sku: other, grossOere: 9_000 },
  ]);
  expect([codesOf(reply), reply.accepted]).toEqual([['1 VERSION_OLDER'], 1]);
  expect(await priceOf(sku)).toBe(10_000);
  expect(await conflicts(sku)).toEqual([
    {
      staff: 'ERP',
      before: { kept: { by: 'PIM', changedAt: ago(10) } },
      after: { refused: { by: 'ERP', changedAt: ago(10, -1) } },
    },
  ]);
  expect(await send('prices', [{ ...newer, grossOere: 9_500 }])).toMatchObject({ accepted: 1 });
  expect(await send('prices', [{ sku, grossOere: 9_600 }])).toMatchObject({ accepted: 1 });
  expect(codesOf(await send('prices', [newer], { as: pim }))).toEqual(['1 VERSION_OLDER']);
  expect(await priceOf(sku)).toBe(9_600);
});

it('a price of the future is refused; a dry run says what is older and logs nothing', async () => {
  const [sku] = skus;
  const logged = await conflicts(sku);
  const line = (changedAt: string) => [{ sku, grossOere: 1, changedAt }];
  expect(codesOf(await send('prices', line(ago(-5, 1))))).toEqual(['1 VERSION_FUTURE']);
  expect(codesOf(await send('prices', line(ago(20)), { query: '?dryRun=true' }))).toEqual(['1 VERSION_OLDER']);
  expect(await send('prices', line(ago(-5)), { query: '?dryRun=true' })).toMatchObject({ accepted: 1 });
  expect([await conflicts(sku), await priceOf(sku)]).toEqual([logged, 9_600]);
});

it('a price that a person has set is a version of its moment', async () => {
  const sku = skus[2];
  await counter.rows("INSERT INTO staff_action (at, staff, command, subject) VALUES ($1, 'Mette', 'price set', $2)", [
    ...[ago(5), sku],
  ]);
  expect(codesOf(await send('prices', [{ sku, grossOere: 1, changedAt: ago(5, -1) }]))).toEqual(['1 VERSION_OLDER']);
  expect(await send('prices', [{ sku, grossOere: 2, changedAt: ago(5) }])).toMatchObject({ accepted: 1 });
});

it('a product with a price is a version of both, one without a price of the product alone', async () => {
  const sku = skus[3];
  await send('prices', [{ sku, grossOere: 5_000, changedAt: ago(10) }]);
  const texts = { sku, name: 'Uden pris', changedAt: ago(11) };
  expect(await send('products', [texts], { as: pim })).toMatchObject({ accepted: 1, refused: [] });
  expect(codesOf(await send('products', [{ ...texts, grossOere: 4_000 }], { as: pim }))).toEqual(['1 VERSION_OLDER']);
  expect(await priceOf(sku)).toBe(5_000);
  expect(await send('products', [{ ...texts, grossOere: 4_000, changedAt: ago(9) }], { as: pim })).toMatchObject({
    accepted: 1,
  });
  expect(codesOf(await send('prices', [{ sku, grossOere: 5_000, changedAt: ago(9, -1) }]))).toEqual([
    '1 VERSION_OLDER',
  ]);
  expect(await priceOf(sku)).toBe(4_000);
});

it('of two counts of a shelf the later one stays; the other is named and logged', async () => {
  const sku = skus[4];
  const stock = async () =>
    (
      await counter.rows<{ quantity: number }>(
        "SELECT i.quantity FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1 AND i.source_code = 'central'",
        [sku],
      )
    )[0]?.quantity;
  counter.clock.forward(60 * MINUTE_MS);
  expect(await send('stock', [{ sku, quantity: 71, countedAt: ago(10) }], { as: pim })).toMatchObject({ accepted: 1 });
  const reply = await send('stock', [
    { sku, quantity: 33, countedAt: ago(10, -1) },
    { sku: skus[0], quantity: 12, countedAt: ago(10) },
  ]);
  expect([codesOf(reply), reply.accepted, await stock()]).toEqual([['1 VERSION_OLDER'], 1, 71]);
  expect(await conflicts(sku)).toEqual([
    {
      staff: 'ERP',
      before: { kept: { changedAt: ago(10) } },
      after: { refused: { by: 'ERP', changedAt: ago(10, -1) } },
    },
  ]);
  expect(await send('stock', [{ sku, quantity: 34, countedAt: ago(10) }])).toMatchObject({ accepted: 1 });
  expect(await stock()).toBe(34);
  expect(await stockMismatches(counter)).toEqual([]);
});
