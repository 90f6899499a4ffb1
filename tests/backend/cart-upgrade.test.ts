// Cart upgrades against the database: the alternatives defined by staff, those proposed to this customer, and the swap.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeUpgrades } from '#backend/commerce/checkout/upgrade/take-upgrades';
import { clearUpgrades, keepUpgrades, unknownSkus } from '#backend/commerce/checkout/upgrade/upgrade.sql';
import { CartUpgradesDocument, UpgradeLineDocument } from '~/services/generated/commerce';
import { add, type Counter, logIn, newCart, openCounter, readCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
const [ORIGINAL, COMPATIBLE] = ['2300100', '2300200'];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(
    counter,
    3,
    `p.duty_code IS NULL AND p.certificates = '{}' AND p.attributes @> '[{"code": "count", "value": "1 stk."}]'`,
  );
});
afterAll(() => counter?.close());

const proposed = async (cartId: string, who: Who = {}) =>
  (await counter.ask(CartUpgradesDocument, { cartId }, who)).data?.cart?.upgrades ?? [];
const swap = (cartId: string, uid: string, sku: string, who: Who = {}) =>
  counter.ask(UpgradeLineDocument, { input: { cart_id: cartId, cart_item_uid: uid, sku } }, who);
const linesOf = async (cartId: string) =>
  ((await readCart(counter, cartId)).data?.cart?.itemsV2?.items ?? []).map((line) => [
    line?.product.sku,
    line?.quantity,
  ]);
const total = async (cartId: string) => (await readCart(counter, cartId)).data?.cart?.prices?.grand_total?.value ?? 0;

// spec: 1: Cart upgrade suggestions: an environment-certified or a cheaper alternative
//   at domain/cart/cart-upgrade.ts, backend/commerce/checkout/upgrade/propose.ts
test('proposes a cheaper or certified alternative at this customer’s prices, and swaps it in the same position', async () => {
  const cartId = await newCart(counter);
  const [first = ''] = skus;
  await add(counter, cartId, ORIGINAL, 3);
  await add(counter, cartId, first, 1);
  const [one, ...others] = await proposed(cartId);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ product: { sku: COMPATIBLE }, quantity: 3, certificates: [] });
  const before = await total(cartId);
  expect((await swap(cartId, one?.cart_item_uid ?? '', COMPATIBLE)).errors).toEqual([]);
  expect(await linesOf(cartId)).toEqual([
    [COMPATIBLE, 3],
    [first, 1],
  ]);
  expect(Math.round((before - (await total(cartId))) * 100)).toBe(Math.round((one?.saving.value ?? 0) * 100));
  expect(await proposed(cartId)).toEqual([]);
});

test('merges with an existing line of the alternative, and rejects an alternative that is not proposed', async () => {
  const cartId = await newCart(counter);
  await add(counter, cartId, COMPATIBLE, 1);
  await add(counter, cartId, ORIGINAL, 2);
  const [one] = await proposed(cartId);
  const uid = one?.cart_item_uid ?? '';
  expect((await swap(cartId, uid, skus[0] ?? '')).errors).toMatchObject([{ code: 'UPGRADE_GONE' }]);
  await counter.rows(
    `UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = '${COMPATIBLE}')`,
  );
  expect(await proposed(cartId)).toEqual([]);
  expect((await swap(cartId, uid, COMPATIBLE)).errors).toMatchObject([{ code: 'UPGRADE_GONE' }]);
  await counter.rows(
    `UPDATE stock_item SET quantity = 9 WHERE product_id = (SELECT id FROM product WHERE sku = '${COMPATIBLE}')`,
  );
  expect((await swap(cartId, uid, COMPATIBLE)).errors).toEqual([]);
  expect(await linesOf(cartId)).toEqual([[COMPATIBLE, 3]]);
  expect((await swap(cartId, uid, COMPATIBLE)).errors).toMatchObject([{ code: 'COULD_NOT_FIND_CART_ITEM' }]);
});

test('proposes a larger pack with the same content in total, and no product with other content', async () => {
  const { db } = counter.database;
  const [pair] = await counter.rows(`SELECT ream.sku AS small, box.sku AS large FROM product ream JOIN product box
    ON box.name_da = replace(ream.name_da, ', 500 ark', ', 5 × 500 ark') AND box.id <> ream.id
    WHERE ream.name_da LIKE '%, 500 ark' ORDER BY ream.id LIMIT 1`);
  const [small, large] = [String(pair?.small), String(pair?.large)];
  await counter.rows(
    `UPDATE product SET gross_oere = 20000, certificates = '{}' WHERE sku IN ('${small}', '${large}')`,
  );
  await counter.rows(
    `UPDATE stock_item SET quantity = 99 WHERE product_id IN (SELECT id FROM product WHERE sku IN ('${small}', '${large}'))`,
  );
  const cartId = await newCart(counter);
  await add(counter, cartId, small, 5);
  const listed = async (sku: string, alternative: string, pieces: number) => {
    await clearUpgrades(db);
    await keepUpgrades(db, [{ sku, alternative, pieces }]);
    return proposed(cartId);
  };
  expect(await listed(small, large, 5)).toMatchObject([
    {
      quantity: 1,
      line_contents: { amount: 2500, unit: 'ark', compared_amount: 100 },
      contents: { amount: 2500, unit: 'ark', compared_amount: 100 },
    },
  ]);
  expect(await listed(small, large, 100)).toEqual([]);
  await add(counter, cartId, large, 5);
  expect(await listed(large, small, 100)).toEqual([]);
});

test('staff add, change and remove alternatives; a certified one is proposed even at a higher price', async () => {
  const [plain = '', marked = ''] = skus;
  const { db } = counter.database;
  expect(await unknownSkus(db, [plain, 'findes-ikke'])).toEqual(['findes-ikke']);
  await keepUpgrades(db, [{ sku: plain, alternative: marked, pieces: 100 }]);
  await clearUpgrades(db);
  await keepUpgrades(db, [{ sku: plain, alternative: marked, pieces: 1 }]);
  await counter.rows(
    `UPDATE product SET certificates = '{nordic-ecolabel}', gross_oere = 99900 WHERE sku = '${marked}'`,
  );
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const cartId = await newCart(counter, who);
  await add(counter, cartId, plain, 1, who);
  const [one] = await proposed(cartId, who);
  expect(one).toMatchObject({ product: { sku: marked }, certificates: ['nordic-ecolabel'] });
  expect(one?.saving.value).toBeLessThan(0);
  const guest = await newCart(counter);
  await add(counter, guest, ORIGINAL, 1);
  expect(await proposed(guest)).toEqual([]);
});

test('takes a list of any length with its progress, all or none, and of equal lines the last', async () => {
  const [plain = '', marked = '', third = ''] = skus;
  const { pool } = counter.database;
  const told: unknown[] = [];
  const take = (rows: { sku: string; alternative: string; pieces: number }[], isWhole = true) => {
    told.length = 0;
    return takeUpgrades({ pool, rows, isWhole, progress: (...one) => void told.push(one) });
  };
  const same = Array.from({ length: 1_000 }, () => ({ sku: plain, alternative: marked, pieces: 1 }));
  const kept = () => counter.rows('SELECT count(*)::int AS lines, sum(pieces)::int AS pieces FROM cart_upgrade');
  expect(await take([...same, { sku: plain, alternative: third, pieces: 1 }])).toEqual({ ok: true });
  expect(told).toEqual(
    ['known', 'equal', 'kept'].flatMap((phase) => [1_000, 1_001].map((done) => [phase, done, 1_001])),
  );
  expect(await kept()).toEqual([{ lines: 2, pieces: 2 }]);
  const wrong = { sku: marked, alternative: plain, pieces: 12 };
  expect(await take([...same, wrong])).toMatchObject({
    ok: false,
    unequal: [{ ...wrong, at: 1_000, held: '1 stk.', holds: '1 stk.' }],
  });
  const unknown = { sku: plain, alternative: 'findes-ikke', pieces: 1 };
  expect(await take([...same, unknown, wrong, unknown])).toEqual({ ok: false, unknown: ['findes-ikke'], unequal: [] });
  expect(await kept()).toEqual([{ lines: 2, pieces: 2 }]);
  expect(await take([{ sku: third, alternative: plain, pieces: 1 }], false)).toEqual({ ok: true });
  expect(await kept()).toEqual([{ lines: 3, pieces: 3 }]);
  expect(await take([])).toEqual({ ok: true });
  expect(await kept()).toEqual([{ lines: 0, pieces: null }]);
});
