// Personal coupons against the database: offered only to the members of a segment, and in their carts while they are members.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePromotion } from '#backend/commerce/promotion/maintenance/make-promotion';
import { makeSegment, moveCustomers } from '#backend/commerce/promotion/segment/keep-segments';
import { ApplyCouponDocument, ApplyCouponsDocument, SegmentContextDocument } from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  prepare,
  readCart,
  someSkus,
  type Who,
} from './test-backend';

const ANNA = 'anna@example.dk';
let counter: Counter;
let anna: Who;
let sku: string;

beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1, 'p.duty_code IS NULL AND p.gross_oere > 2000');
  anna = await logIn(counter, ANNA, 'b2c');
  const { pool } = counter.database;
  const none = { textEn: null, titleEn: null, picture: null, button: null };
  await makeSegment({ code: 'prøve', title: 'Prøve', text: '', priority: 0, ...none }, pool);
  await moveCustomers('join', 'prøve', [ANNA], pool);
});
afterAll(() => counter?.close());

interface Typed {
  minimum?: number;
  perCustomer?: number;
  store?: string;
  to?: string;
}
async function personal(code: string, { minimum, perCustomer, store, to }: Typed = {}): Promise<void> {
  const coupon = {
    code,
    limit: null,
    perCustomer: perCustomer ?? null,
    segment: 'prøve',
    tooltip: 'Kun til dig',
    tooltipEn: 'Only for you',
    picture: sku,
    button: { text: 'Se mere', textEn: null, href: '/brands' },
  };
  const nothing = { gifts: [], groups: [], categories: [], products: [], nameEn: null, buy: 1, free: 1, alone: false };
  const made = await makePromotion(
    {
      ...nothing,
      name: code,
      kind: 'percent',
      percentBp: 1000,
      amountOere: 0,
      stores: store ? [store] : [],
      minimumOere: minimum ?? null,
      from: '2026-10-01',
      to: to ?? null,
      coupon,
    },
    counter.database.pool,
    counter.clock.now(),
  );
  expect(made).toMatchObject({ ok: true });
}

const contextOf = async (who: Who, activated: string[] = []) =>
  (await counter.ask(SegmentContextDocument, { activated }, who)).data?.marketingSegmentContext ?? null;
const offeredTo = async (who: Who) => (await contextOf(who))?.coupons.map((one) => one.coupon_code) ?? null;
const inCart = async (cartId: string) =>
  ((await readCart(counter, cartId, anna)).data?.cart?.applied_coupons ?? []).map((one) => [
    one?.code,
    one?.is_personal_coupon,
    one?.problem_code,
  ]);

// spec: 3 Coupon: Coupon: id, title, media, button, `coupon_code`, tooltip, `is_active`, `expires_in_days`
//   at backend/commerce/promotion/segment/extension.graphql
// spec: 6 Roles: Personal coupons need enable_personal_coupons and a feature flag
//   at app/request-context/personal-coupons.server.ts, app/config/variants.ts
// spec: 6 Route guards: Flags govern personal coupons
//   at backend/commerce/customer/extension.graphql, app/request-context/personal-coupons.server.ts
// spec: 7 Commerce queries: Marketing segment context: banner and coupons
//   at backend/commerce/promotion/segment/resolvers.ts, app/services/segment/segment.graphql
test('are offered with banner, picture, button and days left, to members with the right only', async () => {
  await personal('TIL-ANNA', { to: '2026-11-10' });
  await personal('ANDEN-BUTIK', { store: 'b2b' });
  await personal('FORBI', { to: '2026-10-31' });
  const context = await contextOf(anna, ['til-anna']);
  expect(context?.banner?.title).toBe('Tak, fordi du drikker kaffe med os');
  expect(context?.coupons.map((one) => one.coupon_code)).toEqual(['KAFFEPAUSE', 'TIL-ANNA']);
  const mine = context?.coupons.find((one) => one.coupon_code === 'TIL-ANNA');
  expect(mine).toMatchObject({ is_active: true, expires_in_days: 7, tooltip: 'Kun til dig' });
  expect(mine?.button).toEqual({ text: 'Se mere', href: '/brands' });
  expect(mine?.media?.url).toMatch(/^\/media\//);

  expect(await contextOf({})).toBeNull();
  const christian = await logIn(counter, 'christian@havnens-arkitekter.example');
  expect(await contextOf(christian)).toBeNull();
  const right = (on: boolean) =>
    counter.rows(
      `UPDATE customer SET account_settings = jsonb_set(account_settings, '{enablePersonalCoupons}', $1::jsonb) WHERE email = $2`,
      [String(on), ANNA],
    );
  await right(false);
  expect(await contextOf(anna)).toBeNull();
  await right(true);
  expect(await offeredTo(anna)).toEqual(['KAFFEPAUSE', 'TIL-ANNA']);
});

test('are rejected as unknown for other users who enter the code', async () => {
  const cartId = await newCart(counter);
  await add(counter, cartId, sku, 1);
  const input = { cart_id: cartId, coupon_code: 'TIL-ANNA' };
  const { errors } = await counter.ask(ApplyCouponDocument, { input });
  expect(errors.map((error) => error.code)).toEqual(['COUPON_INVALID']);
});

// spec: 3 Coupon: Personal coupon: `coupon_code`, `is_active`, `is_personal_coupon`
//   at backend/commerce/promotion/segment/extension.graphql, backend/commerce/promotion/extension.graphql
// spec: 4 Gift card and personal coupons: They leave the cart when no longer in the customer's segment
//   at backend/commerce/promotion/segment/segment.sql.ts, backend/commerce/promotion/promotion.sql.ts
test('await their minimum in the cart, leave it with the segment, and are not offered once used', async () => {
  await personal('ENGANG-ANNA', { minimum: 999_999_00 });
  await personal('BRUGT-ANNA', { perCustomer: 1 });
  const cartId = await newCart(counter, anna);
  await add(counter, cartId, sku, 2, anna);
  const input = { cart_id: cartId, coupon_codes: ['engang-anna', 'BRUGT-ANNA'] };
  expect((await counter.ask(ApplyCouponsDocument, { input }, anna)).errors).toEqual([]);
  expect(await inCart(cartId)).toEqual([
    ['ENGANG-ANNA', true, 'COUPON_MINIMUM'],
    ['BRUGT-ANNA', true, null],
  ]);

  const { pool } = counter.database;
  await moveCustomers('leave', 'prøve', [ANNA], pool);
  expect(await inCart(cartId)).toEqual([]);
  await moveCustomers('join', 'prøve', [ANNA], pool);
  expect(await inCart(cartId)).toEqual([]);
  await counter.ask(ApplyCouponsDocument, { input }, anna);
  // A segment emptied directly in the database has the same effect.
  await counter.rows(`DELETE FROM segment_member`);
  expect(await inCart(cartId)).toEqual([]);
  await moveCustomers('join', 'prøve', [ANNA], pool);
  expect(await inCart(cartId)).toHaveLength(2);

  await prepare(counter, cartId, 'card', anna);
  expect((await place(counter, cartId, anna)).errors).toEqual([]);
  expect(await offeredTo(anna)).toEqual(['TIL-ANNA', 'ENGANG-ANNA']);
});

test('an unknown customer leaves the segment unchanged', async () => {
  const { pool } = counter.database;
  const moved = await moveCustomers('leave', 'prøve', [ANNA, 'ingen@example.dk'], pool);
  expect(moved).toEqual({ ok: false, reason: 'noCustomer', name: 'ingen@example.dk' });
  expect(await offeredTo(anna)).not.toBeNull();
  expect((await offeredTo(anna))?.length).toBeGreaterThan(0);
});
