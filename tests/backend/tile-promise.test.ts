// Tile, product page and cart promise the same day, at any hour of any day, for any weight and stock location.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar';
import type { ShopRules } from '~/models/caller';
import { cartViewOf } from '~/services/cart/cart.map';
import { productPageOf } from '~/services/catalogue/product.map';
import { RouteDocument, SearchDocument } from '~/services/generated/commerce';
import { stockViewOf } from '~/services/tile/stock.map';
import { tileOf } from '~/services/tile/tile.map';
import { add, type Counter, newCart, openCounter, readCart } from './test-backend';

const calendar: DeliveryCalendar = { cutoff: '14:00', closed: [], open: [] };
const rules: ShopRules = {
  ...{ showsVat: true, catalogueMode: false, tradeOnlyStore: false, dayToDayDelivery: true, showsPoints: false },
  ...{ energyIcons: {}, calendar },
};

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const MOMENTS = [
  ['a morning', '2026-11-03T09:00:00+01:00'],
  ['a minute before the cut-off', '2026-11-03T13:59:00+01:00'],
  ['the cut-off', '2026-11-03T14:00:00+01:00'],
  ['a Friday evening', '2026-11-06T20:00:00+01:00'],
  ['the day before Christmas Eve', '2026-12-23T12:00:00+01:00'],
  ['the Wednesday before Easter', '2027-03-24T15:00:00+01:00'],
] as const;

/** The first products displayed by the store in this order. */
async function examples(where: string, order: string, count = 4) {
  const rows = await counter.rows<{ sku: string; url: string }>(
    `SELECT sku, url_key AS url FROM product WHERE parent_id IS NULL AND (store_ids IS NULL OR store_ids @> '{1,2}') AND NOT bonus_only AND ${where}
      ORDER BY ${order}, id LIMIT ${count}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  return rows;
}

async function wireOf({ sku, url }: { sku: string; url: string }) {
  const list = { pageSize: 24, page: 1 };
  const found = await counter.ask(SearchDocument, { words: sku, ...list });
  const tile = found.data?.products?.items?.find((item) => item?.sku === sku);
  const place = { url, ...list, chosen: false, listed: true, narrowed: false, reviewPage: 1 };
  const route = (await counter.ask(RouteDocument, place)).data?.route;
  if (!tile || !route || !('price_range' in route)) throw new Error(`${sku} is not shown`);
  return { tile, product: route };
}

const KINDS = [
  ['light', "type = 'simple' AND weight_grams BETWEEN 1 AND 2000", 'weight_grams'],
  ['heaviest', 'weight_grams > 0', 'weight_grams DESC'],
  ['longest', 'longest_mm IS NOT NULL', 'longest_mm DESC'],
  ['products that take weeks', 'delivery_days BETWEEN 3 AND 998', 'delivery_days DESC'],
  ['products with an unknown delivery time', 'delivery_days = 999', 'id'],
  [
    'sold out',
    'manage_stock AND NOT EXISTS (SELECT 1 FROM stock_item s WHERE s.product_id = product.id AND s.quantity > 0)',
    'id',
  ],
  ['sold by many pieces', 'min_qty > 1', 'min_qty DESC'],
  ['families', "type = 'configurable'", 'id'],
  ['gift cards', "type = 'giftcard'", 'id'],
] as const;

describe.each(KINDS)('%s', (_kind, where, order) => {
  test('tile and page promise the same day', async () => {
    for (const example of await examples(where, order)) {
      const { tile, product } = await wireOf(example);
      for (const [name, moment] of MOMENTS) {
        const now = new Date(moment);
        expect([example.sku, name, stockViewOf(product, rules, now)]).toEqual([
          ...[example.sku, name, stockViewOf(tile, rules, now)],
        ]);
      }
      const page = productPageOf(product, [], rules, []);
      expect([example.sku, page.stock]).toEqual([example.sku, tileOf(tile, rules, []).stock]);
    }
  });
});

const BOUGHT =
  "type = 'simple' AND delivery_days BETWEEN 1 AND 2 AND weight_grams > 0 AND NOT request_price AND NOT only_trade AND salable";

test.each([
  ['light', 'weight_grams'],
  ['heavy', 'weight_grams DESC'],
  ['long', 'longest_mm DESC NULLS LAST'],
])('the cart promises the same day as the tile for %s products', async (_kind, order) => {
  let promised = 0;
  for (const example of await examples(BOUGHT, order, 6)) {
    const { tile } = await wireOf(example);
    const { promise } = stockViewOf(tile, rules, counter.clock.now());
    const cartId = await newCart(counter);
    const least = Math.max(tile.stock_item?.min_qty ?? 1, 1);
    if ((await add(counter, cartId, example.sku, least)).length > 0) continue;
    const cart = (await readCart(counter, cartId)).data?.cart;
    if (!cart) throw new Error('no cart');
    expect([example.sku, cartViewOf(cart, rules).promise]).toEqual([example.sku, promise]);
    promised += promise ? 1 : 0;
  }
  expect(promised).toBeGreaterThan(0);
});

test('a product too heavy for a parcel is not promised for the next day in a list', async () => {
  const [example] = await examples(BOUGHT, 'weight_grams', 1);
  const { sku = '', url = '' } = example ?? {};
  const before = await counter.rows<{ grams: number }>('SELECT weight_grams AS grams FROM product WHERE sku = $1', [
    sku,
  ]);
  const promised = async () => {
    const { tile } = await wireOf({ sku, url });
    return stockViewOf(tile, rules, new Date('2026-11-03T09:00:00+01:00'));
  };
  expect(await promised()).toMatchObject({ note: 'day-to-day', promise: { delivery: '2026-11-04' } });
  await counter.rows('UPDATE product SET weight_grams = 160000 WHERE sku = $1', [sku]);
  expect(await promised()).toMatchObject({ note: null, promise: { delivery: '2026-11-06' } });
  await counter.rows('UPDATE product SET weight_grams = $2 WHERE sku = $1', [sku, before[0]?.grams]);
});

describe('a family whose variants differ', () => {
  const MORNING = new Date('2026-11-03T09:00:00+01:00');
  interface Variant {
    sku: string;
    days: number;
    grams: number;
    quantity: number;
  }
  let family = { sku: '', url: '' };
  let variants: Variant[] = [];

  beforeAll(async () => {
    const where = "type = 'configurable' AND (SELECT count(*) FROM product v WHERE v.parent_id = product.id) > 1";
    const [found] = await examples(where, 'id', 1);
    family = found ?? family;
    const rows = await counter.rows<{ sku: string }>(
      'SELECT sku FROM product WHERE parent_id = (SELECT id FROM product WHERE sku = $1) ORDER BY id',
      [family.sku],
    );
    variants = rows.map(({ sku }) => ({ sku, days: 1, grams: 500, quantity: 100 }));
    for (const variant of variants) await change(variant);
  });
  const change = ({ sku, days, grams, quantity }: Variant) =>
    counter.rows(
      `WITH changed AS (UPDATE product SET delivery_days = $2, weight_grams = $3, longest_mm = NULL, manage_stock = true, stock_state = 'common-item'
          WHERE sku = $1 RETURNING id)
        INSERT INTO stock_item (product_id, source_code, quantity) SELECT id, 'central', $4::int FROM changed
          ON CONFLICT (product_id, source_code) DO UPDATE SET quantity = excluded.quantity`,
      [sku, days, grams, quantity],
    );

  /** Days promised by tile and page of the family, and by each variant's own page. */
  async function promisedDays(now: Date) {
    const { tile, product } = await wireOf(family);
    const place = {
      url: family.url,
      pageSize: 1,
      page: 1,
      chosen: true,
      listed: false,
      narrowed: false,
      reviewPage: 1,
    };
    const route = (await counter.ask(RouteDocument, place)).data?.route;
    if (!route || !('variants' in route)) throw new Error('no family');
    const own = new Map(
      (route.variants ?? []).flatMap((variant) => {
        const whole = variant?.whole;
        return whole?.stock_status === 'IN_STOCK' ? [[whole.sku, stockViewOf(whole, rules, now).promise] as const] : [];
      }),
    );
    return { tile: stockViewOf(tile, rules, now), page: stockViewOf(product, rules, now), own };
  }

  test.each([
    ['that all arrive on the next day', {}, '2026-11-04', 'day-to-day'],
    ['one of which is too heavy for a parcel', { grams: 160_000 }, '2026-11-06', null],
    ['one of which arrives within a range of days', { days: 5 }, undefined, null],
    ['one of which is heavy and slow', { grams: 160_000, days: 5 }, undefined, null],
    ['the slow one of which is sold out', { grams: 160_000, days: 5, quantity: 0 }, '2026-11-04', 'day-to-day'],
    ['one of which arrives on an unknown day', { days: 999 }, undefined, null],
  ])('promises what all variants in stock can meet: variants %s', async (_which, changed, day, note) => {
    const slow = variants[1];
    if (!slow) throw new Error('no variants');
    await change({ ...slow, ...changed });
    try {
      const { tile, page } = await promisedDays(MORNING);
      expect([tile.promise?.delivery, tile.note, page]).toEqual([day, note, tile]);
      for (const [name, moment] of MOMENTS) {
        const promised = await promisedDays(new Date(moment));
        const last = [...promised.own.values()].map((promise) => promise?.delivery ?? 'unknown').sort();
        expect([name, promised.tile.promise?.delivery ?? 'unknown']).toEqual([name, last.at(-1)]);
      }
      const { own } = await promisedDays(counter.clock.now());
      const alone = own.get(slow.sku);
      if (alone) expect(await inCart(slow.sku)).toBe(alone.delivery);
    } finally {
      await change(slow);
    }
  });

  /** The day that a cart with this variant alone promises. */
  async function inCart(sku: string) {
    const cartId = await newCart(counter);
    expect(await add(counter, cartId, sku, 1)).toEqual([]);
    const cart = (await readCart(counter, cartId)).data?.cart;
    return (cart && cartViewOf(cart, rules).promise?.delivery) ?? null;
  }
});
