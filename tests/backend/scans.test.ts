// Scans against the database: each counts once, in any order, repetition and batch size; unknown codes are stored; in lists and carts.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CreateCartDocument,
  CreateShoppingListDocument,
  PutAwayCodeDocument,
  ScanGoodsDocument,
  ScannedUnknownDocument,
} from '~/services/generated/commerce';
import { diceOf } from '../simulate/random';
import { type Counter, logIn, openCounter, someSkus } from './test-backend';

let counter: Counter;
let goods: { id: number; sku: string; ean: string }[];
beforeAll(async () => {
  counter = await openCounter({ max: 12 });
  goods = await counter.rows(
    `SELECT p.id, p.sku, p.ean FROM product p JOIN stock_item i ON i.product_id = p.id AND i.source_code = 'central'
      WHERE p.sku = ANY ($1::text[]) ORDER BY p.id`,
    [await someSkus(counter, 30, `p.ean <> '' AND (SELECT count(*) FROM product q WHERE q.ean = p.ean) = 1`)],
  );
  expect(goods.length).toBe(30);
  await counter.rows('UPDATE product SET max_qty = 9999 WHERE id = ANY ($1::int[])', [goods.map(({ id }) => id)]);
  await counter.rows(`UPDATE stock_item SET quantity = 5000 WHERE product_id = ANY ($1::int[])`, [
    goods.map(({ id }) => id),
  ]);
});
afterAll(() => counter?.close());

/** SCAN_ROUNDS=20 runs more rounds. */
const ROUNDS = Number(process.env.SCAN_ROUNDS ?? 2);

interface Scan {
  id: string;
  code: string;
}
const scanOf = (code: string): Scan => ({ id: randomUUID(), code });
const newCart = async () => (await counter.ask(CreateCartDocument, {})).data?.cartId ?? '';
async function send(cartId: string, scans: readonly Scan[], who = {}) {
  const { data, errors } = await counter.ask(ScanGoodsDocument, { cartId, listId: null, scans: [...scans] }, who);
  expect(errors).toEqual([]);
  return data?.scanGoods.scans ?? [];
}
const inCart = async (cartId: string) => {
  const rows = await counter.rows<{ product_id: number; quantity: number }>(
    'SELECT product_id, quantity FROM cart_item WHERE cart_id = $1 ORDER BY product_id',
    [cartId],
  );
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
};
const codeAt = (at: number) => goods[at]?.ean ?? '';

// spec: 1: Scanner mode
//   at backend/commerce/scan/scan-goods.ts, app/routes/scan/scanner.tsx, app/client/scanner.ts
const SCANS = process.env.ALL_FLOWS ? 10_000 : 2_000;

describe('thousands of scans', () => {
  const dice = diceOf(42);
  const pick = (below: number) => dice.between(0, below - 1);
  const codes = () => Array.from({ length: SCANS }, () => codeAt(pick(goods.length)));
  const counted = (of: readonly string[]) =>
    new Map(goods.map(({ id, ean }) => [id, of.filter((code) => code === ean).length]));

  test('sent twice in their order give the same cart as once', { timeout: 120_000 }, async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const [cartId, read] = [await newCart(), codes()];
    const once = read.map(scanOf);
    const all = [...once, ...once];
    for (let from = 0; from < all.length; from += 500) await send(cartId, all.slice(from, from + 500));
    expect(await inCart(cartId)).toEqual(counted(read));
  });

  test('in any order, repetition and batch size, from two concurrent windows, give the same cart', {
    timeout: 180_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [cartId, read] = [await newCart(), codes()];
      const all = read.flatMap((code) => Array<Scan>(1 + pick(3)).fill(scanOf(code)));
      for (let at = all.length - 1; at > 0; at -= 1) swap(all, at, pick(at + 1));
      const windows: Scan[][][] = [[], []];
      for (let from = 0; from < all.length; ) {
        const size = 1 + pick(500);
        windows[pick(2)]?.push(all.slice(from, from + size));
        from += size;
      }
      await Promise.all(
        windows.map(async (portions) => {
          for (const portion of portions) await send(cartId, portion);
        }),
      );
      expect(await inCart(cartId)).toEqual(counted(read));
    }
  });
});

function swap<Value>(list: Value[], one: number, other: number): void {
  const [first, second] = [list[one], list[other]];
  if (first === undefined || second === undefined) return;
  list[one] = second;
  list[other] = first;
}

test('the same scans in eight concurrent requests count once', async () => {
  const cartId = await newCart();
  const scans = Array.from({ length: 60 }, (_, at) => scanOf(codeAt(at % 3)));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => send(cartId, at % 2 === 0 ? scans : [...scans].reverse())),
  );
  for (const answer of answers) expect(answer.every(({ outcome }) => outcome === 'ADDED')).toBe(true);
  expect([...(await inCart(cartId)).values()]).toEqual([20, 20, 20]);
});

test('a scan added to one cart is not added to another', async () => {
  const [one, other] = [await newCart(), await newCart()];
  const scan = scanOf(codeAt(0));
  await send(one, [scan]);
  expect(await send(other, [scan])).toMatchObject([{ outcome: 'ADDED', quantity: null }]);
  expect((await inCart(other)).size).toBe(0);
});

test('the cart stops at the available stock in any order of scans', async () => {
  const [good] = goods.slice(10);
  await counter.rows(`UPDATE stock_item SET quantity = 7 WHERE product_id = $1 AND source_code = 'central'`, [
    good?.id,
  ]);
  const label = `HYLDE*${good?.sku}*1*5`;
  const codes = [good?.ean ?? '', label, good?.ean ?? '', good?.ean ?? '', good?.ean ?? '', good?.ean ?? ''];
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(codes, { minLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      async (order, size) => {
        const cartId = await newCart();
        const scans = order.map(scanOf);
        for (let from = 0; from < scans.length; from += size) await send(cartId, scans.slice(from, from + size));
        expect((await inCart(cartId)).get(good?.id ?? 0)).toBe(7);
      },
    ),
    { seed: 4, numRuns: 12 },
  );
});

test('a shelf label adds the missing quantity', async () => {
  const cartId = await newCart();
  const { sku = '', id = 0 } = goods[4] ?? {};
  const scans = [scanOf(`HYLDE*${sku}*2*10`)];
  const { data } = await counter.ask(ScanGoodsDocument, { cartId, listId: null, scans });
  expect(data?.scanGoods).toMatchObject({ scans: [{ outcome: 'ADDED', quantity: 8 }], cart: { total_quantity: 8 } });
  expect((await inCart(cartId)).get(id)).toBe(8);
});

test('accepts codes with the prefixes and padding of scanners', async () => {
  const cartId = await newCart();
  const { ean = '', sku = '' } = goods[5] ?? {};
  const told = await send(cartId, [`]E0${ean}\r`, ` ${ean}`, sku, `01${ean.padStart(14, '0')}`].map(scanOf));
  expect(told.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED', 'ADDED', 'ADDED']);
  expect([...(await inCart(cartId)).values()]).toEqual([4]);
});

test('unknown codes are stored for the cart until they are dismissed', async () => {
  const cartId = await newCart();
  const odd = ['9999999999994', '<script>', "'; DROP TABLE scan --", '\u{1f600}'];
  const told = await send(cartId, [...odd, '9999999999994'].map(scanOf));
  expect(told.map(({ outcome }) => outcome)).toEqual(Array(5).fill('UNKNOWN'));
  const unknown = async (cart: string, who = {}) =>
    (await counter.ask(ScannedUnknownDocument, { cartId: cart }, who)).data?.scannedUnknown ?? [];
  expect(new Map((await unknown(cartId)).map(({ code, times }) => [code, times])).get('9999999999994')).toBe(2);
  expect(await unknown(await newCart())).toEqual([]);
  const anna = await logIn(counter, 'anna@example.dk', 'b2c');
  expect(await unknown(cartId, anna)).toEqual([]);
  const gone = await counter.ask(PutAwayCodeDocument, { code: '9999999999994', cartId }, anna);
  expect(gone.data?.putAwayScannedCode).toBe(false);
  expect((await counter.ask(PutAwayCodeDocument, { code: '9999999999994', cartId })).data?.putAwayScannedCode).toBe(
    true,
  );
  expect((await unknown(cartId)).map(({ code }) => code).sort()).toEqual(odd.slice(1).sort());
});

test.each([
  ['no UUID', [{ id: 'x', code: '1' }]],
  ['too many', Array.from({ length: 501 }, () => ({ id: randomUUID(), code: '1' }))],
])('rejects all scans: %s', async (_what, scans) => {
  const cartId = await newCart();
  const { data, errors } = await counter.ask(ScanGoodsDocument, { cartId, listId: null, scans });
  expect([data?.scanGoods ?? null, errors[0]?.category]).toEqual([null, 'graphql-input']);
});

// spec: 6 Roles: Flags govern scanner mode
//   at app/request-context/scan-targets.server.ts, app/request-context/account-menu.server.ts
test('lists accept scans once, from users who may change them only', async () => {
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const { data } = await counter.ask(CreateShoppingListDocument, { name: 'Kælderen' }, who);
  const listId = data?.createShoppingList.id ?? '';
  const scans = [codeAt(0), codeAt(1), codeAt(0), codeAt(0)].map(scanOf);
  const onto = (asked: object) =>
    counter.ask(ScanGoodsDocument, { cartId: null, listId, scans: [...scans, ...scans.slice(0, 1)] }, asked);
  const [one] = await Promise.all([onto(who), onto(who)]);
  expect(one.data?.scanGoods.scans.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ADDED'));
  const rows = await counter.rows<{ quantity: number }>(
    'SELECT quantity FROM shopping_list_item WHERE list_id = $1 ORDER BY product_id',
    [Number(listId)],
  );
  expect(rows.map(({ quantity }) => quantity)).toEqual([3, 1]);
  const stranger = await logIn(counter, 'anna@example.dk', 'b2c');
  expect((await onto(stranger)).errors[0]?.code).toBe('LIST_NOT_FOUND');
  expect((await onto({})).errors[0]?.category).toBe('graphql-authorization');
});
