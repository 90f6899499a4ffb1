// Delivery methods validated in the cart and again at order placement: days, hours, parcel shops, physical stores and their stock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryTermsOf } from '#backend/commerce/delivery/calendar-of-order';
import { ship } from '#backend/commerce/shipment/ship';
import { openDatabase } from '#backend/db/client';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import {
  CalendarDocument,
  CheckoutDocument,
  ParcelShopsDocument,
  SetShippingDocument,
  type ShippingMethodInput,
} from '~/services/generated/commerce';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { mailIn } from '../support/outbox';
import {
  type Counter,
  logIn,
  openCounter,
  place,
  press,
  readCart,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

let counter: Counter;
let sku: string;
beforeAll(async () => {
  counter = await openCounter();
  await counter.backend.startJobs();
  [sku = ''] = await someSkus(counter, 1, 'p.weight_grams < 2000 AND p.delivery_days <= 1');
});
afterAll(() => counter?.close());

type Wish = Partial<ShippingMethodInput>;

async function wish(cartId: string, chosen: Wish, who: Who = {}): Promise<string> {
  const method = { carrier_code: '', method_code: '', ...chosen };
  const reply = await counter.ask(SetShippingDocument, { input: { cart_id: cartId, shipping_methods: [method] } }, who);
  return reply.errors[0]?.code ?? 'taken';
}

async function offered(cartId: string, who: Who = {}) {
  const cart = (await counter.ask(CheckoutDocument, { cartId }, who)).data?.cart;
  const address = cart?.shipping_addresses[0];
  return {
    ways: (address?.available_shipping_methods ?? []).map((one) => `${one?.carrier_code}/${one?.method_code}`),
    chosen: address?.selected_shipping_method,
    shops: cart?.pickup_locations ?? [],
    datesOf: (way: string) =>
      (cart?.delivery_dates?.channels ?? [])
        .find(({ shipping_methods }) => shipping_methods.includes(way))
        ?.schedule.map(({ date }) => date) ?? [],
  };
}

const HOME: Wish = { carrier_code: 'parcel', method_code: 'home' };
const SHOP: Wish = { carrier_code: 'collect', method_code: 'shop' };
const POINT: Wish = { carrier_code: 'parcelshop', method_code: 'service_point' };

describe('delivery day', () => {
  // spec: 3 Cart: `delivery_dates`: channels and channel config, schedule items, shipping methods
  //   at backend/commerce/delivery/extension.graphql
  test('has to be in the schedule; otherwise the choice is unchanged', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    const { datesOf } = await offered(cartId);
    const [first, second = ''] = datesOf('parcel/home');
    expect(first).toBe('2026-11-04');
    expect(await wish(cartId, { ...HOME, delivery_date: second })).toBe('taken');
    for (const wrong of [
      '2026-11-03',
      '2026-11-07',
      '2026-12-24',
      '2027-11-04',
      '04-11-2026',
      '2026-02-30',
      'i morgen',
      '9'.repeat(400),
    ])
      expect([wrong, await wish(cartId, { ...HOME, delivery_date: wrong })]).toEqual([wrong, 'INVALID_DELIVERY_DATE']);
    expect((await offered(cartId)).chosen?.delivery?.date).toBe(second);
  });

  test('is checked against the schedule again when the order is placed', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    expect(await wish(cartId, { ...HOME, delivery_date: '2026-11-04' })).toBe('taken');
    await counter.rows(
      `UPDATE cart SET shipping_method = jsonb_set(shipping_method, '{deliveryDate}', '"2026-11-03"')`,
    );
    expect((await place(counter, cartId)).errors[0]?.code).toBe('INVALID_DELIVERY_DATE');
    expect(await wish(cartId, HOME)).toBe('taken');
    expect((await place(counter, cartId)).errors).toEqual([]);
  });

  // spec: 3 Cart: `delivery_dates`: express, collected and interval delivery options
  //   at backend/commerce/delivery/wire.ts
  test('and hours are included in the order and its mail', async () => {
    const buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
    const hours: Wish = { carrier_code: 'parcel', method_code: 'interval', delivery_date: '2026-11-06' };
    expect(await wish(cartId, hours, buyer)).toBe('DELIVERY_INTERVAL_REQUIRED');
    expect(await wish(cartId, { ...hours, delivery_interval: '03-04' }, buyer)).toBe('DELIVERY_INTERVAL_REQUIRED');
    expect(await wish(cartId, { ...hours, delivery_interval: '12-16' }, buyer)).toBe('taken');
    const { number } = await place(counter, cartId, buyer);
    const mail = await mailIn(counter.outbox, 'birgitte@havnens-arkitekter.example', number ?? 'none');
    expect(mail.text).toContain('fredag den 6. november 2026 kl. 12–16');

    const joining = await readyCart(counter, [[sku, 2]], 'account', buyer);
    expect(await wish(joining, { carrier_code: 'route', method_code: 'with_order' }, buyer)).toBe('taken');
    expect((await offered(joining, buyer)).chosen?.delivery?.date).toBeNull();
    const joined = await place(counter, joining, buyer);
    const [kept] = await counter.rows<{ shipping: { withOrder: string; deliveryDate: string } }>(
      'SELECT shipping FROM sales_order WHERE number = $1',
      [joined.number],
    );
    expect(kept?.shipping).toMatchObject({ withOrder: number, deliveryDate: '2026-11-06', oere: 0 });
  });
});

describe('delivery calendar of the shop', () => {
  let data: FreshDatabase;
  let own: Counter;
  beforeAll(async () => {
    data = await freshDatabase();
    own = await openCounter({ database: await openDatabase({ url: data.url, max: 2 }) });
    await own.rows(
      `INSERT INTO delivery_calendar (cutoff, store_cutoffs, closed) VALUES ('09:30', '{"b2b": "13:00"}', '{2026-11-04}')`,
    );
    await own.rows(`UPDATE shipping_method SET cutoff = '11:00' WHERE method_code = 'interval'`);
  });
  afterAll(async () => {
    await own?.close();
    await data?.drop();
  });

  // It is Tuesday the 3rd, ten o'clock; nothing is sent or delivered on Wednesday.
  test('determines the promise of the cart, and is published per store with its own cut-off', async () => {
    const calendarIn = async (store: string) => (await own.ask(CalendarDocument, {}, { store })).data?.storeConfig;
    const days = { closed: ['2026-11-04'], open: [] };
    expect(await calendarIn('b2c')).toEqual({ delivery_calendar: { cutoff: '09:30', ...days } });
    expect(await calendarIn('b2b')).toEqual({ delivery_calendar: { cutoff: '13:00', ...days } });
    const late = { sent_today: false, date: '2026-11-06', cutoff: '09:30' };
    const cart = (await readCart(own, await readyCart(own, [[sku, 1]]))).data?.cart;
    expect(cart?.delivery_promise).toEqual(late);
  });

  test('determines the selectable days, per delivery method with its own cut-off', async () => {
    const cartId = await readyCart(own, [[sku, 1]]);
    const dates = (await own.ask(CheckoutDocument, { cartId })).data?.cart?.delivery_dates?.channels ?? [];
    const first = (way: string) => dates.find((one) => one.shipping_methods.includes(way))?.schedule[0]?.date;
    expect([first('parcel/home'), first('parcel/interval')]).toEqual(['2026-11-06', '2026-11-05']);
    const { db } = own.database;
    const closing = async (methodCode: string) =>
      (await deliveryTermsOf(db, 1, { carrierCode: 'parcel', methodCode, channel: 'day' })).calendar.cutoff;
    expect([await closing('home'), await closing('interval')]).toEqual(['09:30', '11:00']);
  });
});

describe('limits of carriers', () => {
  test('offers heavy freight for heavy carts only, and no parcel above the weight limit', async () => {
    const [heavy = ''] = await someSkus(counter, 1, 'p.weight_grams BETWEEN 2000 AND 12000 AND p.delivery_days <= 1');
    const light = await readyCart(counter, [[sku, 1]]);
    expect((await offered(light)).ways).not.toContain('freight/carry_in');
    const loaded = await readyCart(counter, [[heavy, 1]]);
    await counter.rows('UPDATE cart_item l SET quantity = 40 FROM cart c WHERE c.id = l.cart_id AND c.id = $1', [
      loaded,
    ]);
    expect((await offered(loaded)).ways).toContain('freight/carry_in');
    expect(await wish(loaded, HOME)).toBe('SHIPPING_METHOD_UNAVAILABLE');
    expect((await place(counter, loaded)).errors[0]?.code).toBe('SHIPPING_METHOD_MISSING');
  });

  test('a company with free freight gets no limit and nothing remaining, until it chooses a paid option', async () => {
    const buyer = await logIn(counter, 'frederik@havnens-arkitekter.example');
    const always = (isFree: boolean) =>
      counter.rows("UPDATE business SET free_shipping = $1 WHERE name LIKE 'Havnens%'", [isFree]);
    const cartId = await readyCart(counter, [[sku, 1]], 'account', buyer);
    const told = async () => (await readCart(counter, cartId, buyer)).data?.cart?.free_shipping;
    expect((await told())?.limit?.value).toBeGreaterThan(0);
    await always(true);
    expect(await told()).toEqual({ limit: null, remaining: { value: 0 } });
    const { datesOf } = await offered(cartId, buyer);
    const [day = ''] = datesOf('parcel/interval');
    const hours: Wish = { carrier_code: 'parcel', method_code: 'interval', delivery_date: day };
    expect(await wish(cartId, { ...hours, delivery_interval: '12-16' }, buyer)).toBe('taken');
    expect(await told()).toBeNull();
    await always(false);
  });

  test('progress to free freight is returned only while the limit can make it free', async () => {
    const [heavy = ''] = await someSkus(counter, 1, 'p.weight_grams BETWEEN 2000 AND 12000 AND p.delivery_days <= 1');
    const way = async (cartId: string) => (await readCart(counter, cartId)).data?.cart?.free_shipping;
    const light = await readyCart(counter, [[sku, 1]]);
    expect(await way(light)).not.toBeNull();
    const hours: Wish = { carrier_code: 'parcel', method_code: 'interval', delivery_date: '2026-11-06' };
    expect(await wish(light, { ...hours, delivery_interval: '12-16' })).toBe('taken');
    expect(await way(light)).toBeNull();
    // Only freight can carry this weight, and freight is always charged.
    const loaded = await readyCart(counter, [[heavy, 20]]);
    expect(await way(loaded)).toBeNull();
  });

  test('hidden delivery methods are neither listed nor accepted', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    expect((await offered(cartId)).ways).not.toContain('warehouse/internal');
    expect(await wish(cartId, { carrier_code: 'warehouse', method_code: 'internal' })).toBe(
      'SHIPPING_METHOD_UNAVAILABLE',
    );
  });
});

describe('parcel shops', () => {
  test('are sorted by distance from the postcode, not by postcode number', async () => {
    const near = async (postcode: string) =>
      (await counter.ask(ParcelShopsDocument, { carrier: 'parcelshop', postcode })).data?.parcelShops ?? [];
    // Middelfart is across the bridge from Kolding and Vejle; by number the nearest would be Svendborg.
    const found = await near('5500');
    const [first, second] = found.map(({ postcode }) => postcode);
    expect([first, second]).toEqual(['6000', '7100']);
    const far = found.map(({ distance_km: km }) => km ?? -1);
    expect(far).toEqual([...far].sort((one, other) => one - other));
    expect(far[0]).toBeGreaterThan(10);
    expect((await near('0555')).map(({ distance_km: km }) => km)).toEqual(Array(6).fill(null));
  });

  // spec: 1: Parcel-shop delivery
  //   at backend/ports/parcel-shops/index.ts, backend/commerce/delivery/choose.ts
  test('have to exist, and are copied to the order as they were', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    expect(await wish(cartId, POINT)).toBe('SERVICE_POINT_REQUIRED');
    for (const gone of ['list-2100-NONE', 'gls-8000-1', "' OR 1=1", 'x'.repeat(500)])
      expect(await wish(cartId, { ...POINT, service_point_id: gone })).toBe('SERVICE_POINT_REQUIRED');
    const [point] = await counter.rows<{ id: string; postcode: string; name: string }>(
      'SELECT id, postcode, name FROM service_point',
    );
    expect(await wish(cartId, { ...POINT, service_point_id: `list-${point?.postcode}-${point?.id}` })).toBe('taken');
    await counter.rows('DELETE FROM service_point');
    const { token } = await place(counter, cartId);
    const [kept] = await counter.rows<{ point: { name: string } }>(
      `SELECT shipping -> 'point' AS point FROM sales_order WHERE public_token = $1`,
      [token],
    );
    expect(kept?.point.name).toBe(point?.name);
  });
});

describe('collection in a physical store', () => {
  const onShelf = async (code: string) =>
    (
      await counter.rows<{ quantity: number }>(
        'SELECT i.quantity FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1 AND i.source_code = $2',
        [sku, code],
      )
    )[0]?.quantity ?? 0;

  // spec: 1: Click and collect in physical stores, pickup within 3 hours
  //   at domain/delivery/pickup.ts, backend/commerce/delivery/choose.ts
  test('takes stock from that store, and returns it when the payment is canceled', async () => {
    const { shops } = await offered(await readyCart(counter, [[sku, 1]]));
    const code = shops.find(({ has_stock }) => has_stock)?.pickup_location_code ?? '';
    const cartId = await readyCart(counter, [[sku, 1]]);
    const [before, central] = [await onShelf(code), await onShelf('central')];
    expect(await wish(cartId, SHOP)).toBe('PICKUP_SHOP_REQUIRED');
    expect(await wish(cartId, { ...SHOP, pickup_location_code: code })).toBe('taken');
    const placed = await place(counter, cartId);
    expect([await onShelf(code), await onShelf('central')]).toEqual([before - 1, central]);
    // Tuesday at ten, and three hours of opening time.
    const [kept] = await counter.rows<{ ready: string }>(
      `SELECT shipping ->> 'readyAt' AS ready FROM sales_order WHERE public_token = $1`,
      [placed.token],
    );
    expect(kept?.ready).toBe('2026-11-03T13:00');
    await press(counter, placed.payAt ?? '', 'cancelled');
    expect([await onShelf(code), await onShelf('central')]).toEqual([before, central]);
    expect(await stockMismatches(counter)).toEqual([]);
  });

  test('the mail names the store where the order is ready, and mentions no parcel', async () => {
    const cartId = await readyCart(counter, [[sku, 1]], 'card');
    const code = (await offered(cartId)).shops.find(({ has_stock }) => has_stock)?.pickup_location_code ?? '';
    await wish(cartId, { ...SHOP, pickup_location_code: code });
    const placed = await place(counter, cartId);
    await press(counter, placed.payAt ?? '', 'authorised');
    const { db, pool } = counter.database;
    const provider = testPayments(async () => 'secret');
    const life = { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
    const sent = await ship(placed.number ?? '', { pieces: null, carrier: null, trackingNumber: '' }, life);
    expect(sent).toMatchObject({ ok: true });
    const [letter] = await counter.rows<{ shop: string; named: string }>(
      `SELECT m.payload->'told'->>'shop' AS shop, s.name AS named FROM mail m, stock_source s
       WHERE m.template = 'order-shipped' AND m.payload->'told'->>'number' = $1 AND s.code = $2`,
      [placed.number, code],
    );
    expect(letter?.named).toBeTruthy();
    expect(letter?.shop.startsWith(`${letter.named}, `)).toBe(true);
  });

  test('a store closed in the meantime can be neither chosen nor ordered to', async () => {
    const cartId = await readyCart(counter, [[sku, 1]]);
    const [open] = (await offered(cartId)).shops;
    const chosen = { ...SHOP, pickup_location_code: open?.pickup_location_code };
    expect(await wish(cartId, chosen)).toBe('taken');
    await counter.rows('UPDATE stock_source SET shop_code = NULL WHERE code = $1', [open?.pickup_location_code]);
    expect((await place(counter, cartId)).errors[0]?.code).toBe('PICKUP_SHOP_REQUIRED');
    expect(await wish(cartId, chosen)).toBe('PICKUP_SHOP_REQUIRED');
  });
});
