// Orders pending approval, against the database: reserved, decided once, changed at fixed prices, expired, and shown to buyer and approver.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireApprovals } from '#backend/commerce/approval/decide';
import { setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { addDays, type IsoDate, inCopenhagen, weekdayOf } from '#domain/calendar/calendar';
import {
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  ApproveOrderDocument,
  CancelOrderDocument,
  ChangePendingDocument,
  CheckoutDocument,
  DeclineOrderDocument,
  PendingOrderDocument,
  PendingOrdersDocument,
  SetPaymentDocument,
  UpdateSubUserDocument,
  WithdrawOrderDocument,
} from '~/services/generated/commerce';
import {
  add,
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  readCart,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (name: string) => `${name}@havnens-arkitekter.example`;
let counter: Counter;
let skus: string[];
let buyer: Who;
let frederik: Who;
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
  // The demo's sub-user may not enter addresses, which this test's cart does.
  await counter.rows(
    `UPDATE customer SET flags = flags || '{"allowBillingAddressChange": true, "allowShippingAddressChange": true, "onlyDefaultBilling": false, "onlyDefaultShipping": false}' WHERE email = $1`,
    [at('dorthe')],
  );
  frederik = await logIn(counter, at('frederik'));
  birgitte = await logIn(counter, at('birgitte'));
});
beforeEach(async () => {
  buyer = await logIn(counter, at('dorthe'));
});
afterAll(() => counter?.close());

const life = () => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'Frederik Juhl' };
};
const uidOf = (id: number) => Buffer.from(String(id)).toString('base64');

async function sent(goods: [string, number][] = [[skus[0] ?? '', 2]]) {
  const cartId = await readyCart(counter, goods, 'account', buyer);
  const { number, errors } = await place(counter, cartId, buyer);
  expect(errors).toEqual([]);
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]);
  return { number: number ?? '', cartId, uid: uidOf(row?.id ?? 0) };
}

const orderOf = async (number: string) =>
  (
    await counter.rows<{ status: string; total: number; payment: string; amount: number }>(
      `SELECT o.status, o.total_oere::int AS total, p.status AS payment, p.amount_oere::int AS amount
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];
const lettersOf = async (number: string) =>
  (
    await counter.rows<{ template: string; recipient: string }>(
      `SELECT template, recipient FROM mail m JOIN sales_order o ON o.number = $1
        WHERE m.payload->'told'->>'number' = $1 OR m.dedupe_key = 'order-confirmation:' || o.id ORDER BY m.id`,
      [number],
    )
  ).map(({ template, recipient }) => `${template} → ${recipient.split('@')[0]}`);
const stockOf = async (sku: string) =>
  Number(
    (
      await counter.rows<{ quantity: number }>(
        `SELECT s.quantity FROM stock_item s JOIN product p ON p.id = s.product_id WHERE p.sku = $1 AND source_code = 'central'`,
        [sku],
      )
    )[0]?.quantity,
  );
const approve = (uid: string, who: Who) =>
  counter.ask(ApproveOrderDocument, { input: { purchase_order_uids: [uid] } }, who);
const codes = (errors: readonly { code: string }[] | undefined) => errors?.map(({ code }) => code);
const approveCodes = async (uid: string, who: Who) =>
  codes((await approve(uid, who)).data?.approvePurchaseOrders.errors);
const decline = (uid: string, who: Who, reason = 'For dyrt') =>
  counter.ask(DeclineOrderDocument, { input: { purchase_order_uids: [uid], reason } }, who);
const pending = async (who: Who, mine = false) =>
  (await counter.ask(PendingOrdersDocument, { mine, page: 1, pageSize: 100 }, who)).data?.customer?.purchase_orders
    ?.items ?? [];
const seen = async (number: string, who: Who) =>
  (await counter.ask(PendingOrderDocument, { number }, who)).data?.customer?.purchase_orders?.items[0];

// spec: 1: Approval of pending orders
//   at backend/commerce/approval/decide.ts, domain/approval/approval.ts
test('an order that needs approval reserves stock and prices, notifies buyer and approver, and is placed exactly once when approved', async () => {
  const sku = skus[0] ?? '';
  const before = await stockOf(sku);
  const { number, uid } = await sent([[sku, 2]]);
  expect(await orderOf(number)).toMatchObject({ status: 'needs_review', payment: 'account' });
  expect(await stockOf(sku)).toBe(before - 2);
  expect(await lettersOf(number)).toEqual(['approval-wanted → frederik', 'approval-asked → dorthe']);
  expect((await pending(frederik, true)).map((order) => order.number)).toContain(number);
  const total = (await orderOf(number))?.total;
  // More expensive and discontinued since: the reserved order is placed unchanged.
  await setPrice(counter.database.pool, sku, 999_900, counter.clock.now());
  await counter.rows(`UPDATE product SET stock_state = 'inactive' WHERE sku = $1`, [sku]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => approveCodes(uid, frederik)));
  await counter.rows(`UPDATE product SET stock_state = 'common-item' WHERE sku = $1`, [sku]);
  expect(answers.filter((answer) => answer?.length === 0)).toHaveLength(1);
  expect(answers.flat()).toEqual(Array(7).fill('APPROVAL_DECIDED'));
  expect(await orderOf(number)).toMatchObject({ status: 'processing', total });
  expect((await lettersOf(number)).sort()).toEqual([
    'approval-asked → dorthe',
    'approval-wanted → frederik',
    'order-approved → dorthe',
    'order-confirmation → dorthe',
  ]);
  expect(await stockOf(sku)).toBe(before - 2);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('of a concurrent approval and rejection one takes effect', async () => {
  const { number, uid } = await sent();
  const [yes, no] = await Promise.all([approve(uid, frederik), decline(uid, frederik)]);
  const failed = [yes.data?.approvePurchaseOrders.errors, no.data?.rejectPurchaseOrders.errors].flatMap(codes);
  expect(failed).toEqual(['APPROVAL_DECIDED']);
  expect(['processing', 'canceled']).toContain((await orderOf(number))?.status);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('a rejection returns the stock, gives the reason, and reopens the buyer’s cart', async () => {
  const sku = skus[1] ?? '';
  const before = await stockOf(sku);
  const { number, uid, cartId } = await sent([[sku, 3]]);
  expect((await decline(uid, frederik)).data?.rejectPurchaseOrders.errors).toEqual([]);
  expect(await orderOf(number)).toMatchObject({ status: 'canceled', payment: 'cancelled' });
  expect(await stockOf(sku)).toBe(before);
  expect(await lettersOf(number)).toContain('order-declined → dorthe');
  expect(await seen(number, buyer)).toMatchObject({ status: 'REJECTED', reason: 'For dyrt' });
  // Includes the earlier cart contents when the rejection arrived first.
  const [ordered] = await counter.rows<{ pieces: number }>(
    'SELECT sum(l.quantity)::int AS pieces FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
    [number],
  );
  expect((await readCart(counter, cartId, buyer)).data?.cart?.total_quantity).toBe(ordered?.pieces);
  // Submitted once more, it is a new order.
  const again = await place(counter, cartId, buyer);
  expect(again.errors).toEqual([]);
  expect(again.number).not.toBe(number);
  await decline(String((await seen(again.number ?? '', frederik))?.uid), frederik);
});

// spec: 6 Roles: Approvers can approve or decline pending orders
//   at domain/approval/approval.ts, backend/commerce/approval/decide.ts
// spec: 8: 'Failed to retrieve purchase order'
//   at backend/commerce/approval/resolvers.ts
test('only the approver or a substitute decides, only the buyer withdraws, and all others get "not found"', async () => {
  const { number, uid } = await sent();
  const strangers = await Promise.all(
    [at('christian'), at('erik'), 'grethe@fjordhavn.example', 'anna@example.dk'].map((email) => logIn(counter, email)),
  );
  for (const who of [...strangers, buyer]) expect(await approveCodes(uid, who)).toEqual(['PURCHASE_ORDER_NOT_FOUND']);
  for (const who of strangers) {
    expect(await seen(number, who)).toBeUndefined();
    expect((await pending(who)).map((order) => order.number)).not.toContain(number);
    const back = await counter.ask(WithdrawOrderDocument, { input: { purchase_order_uids: [uid] } }, who);
    expect(codes(back.data?.cancelPurchaseOrders.errors)).toEqual(['PURCHASE_ORDER_NOT_FOUND']);
  }
  for (const odd of ['', 'x', uidOf(999_999_999), '%00'])
    expect(await approveCodes(odd, frederik), odd).toEqual(['PURCHASE_ORDER_NOT_FOUND']);
  const back = await counter.ask(WithdrawOrderDocument, { input: { purchase_order_uids: [uid] } }, buyer);
  expect(back.data?.cancelPurchaseOrders).toMatchObject({ errors: [], purchase_orders: [{ status: 'CANCELED' }] });
  expect(await approveCodes(uid, frederik)).toEqual(['APPROVAL_DECIDED']);
  expect((await approve(uid, { store: 'b2b' })).errors[0]?.category).toBe('graphql-authorization');
});

test('an order canceled by its buyer can no longer be approved', async () => {
  const { number, uid } = await sent();
  const canceled = await counter.ask(CancelOrderDocument, { input: { order_id: uid, reason: '' } }, buyer);
  expect(canceled.errors).toEqual([]);
  expect(await seen(number, frederik)).toMatchObject({ status: 'CANCELED', available_actions: [] });
  expect(await approveCodes(uid, frederik)).toEqual(['APPROVAL_DECIDED']);
});

test('the approver lowers quantities at reserved prices, and order and invoice totals agree', async () => {
  const [one = '', two = ''] = skus;
  const { number, uid } = await sent([
    [one, 5],
    [two, 4],
  ]);
  const lines = (await seen(number, frederik))?.order.items?.flatMap((line) => line ?? []) ?? [];
  const change = (items: { item_uid: string; quantity: number }[], who = frederik) =>
    counter.ask(ChangePendingDocument, { input: { purchase_order_uid: uid, items } }, who);
  const [first, second] = lines.map(({ id }) => id ?? '');
  const price = lines[0]?.product_sale_price?.value;
  await setPrice(counter.database.pool, one, 888_800, counter.clock.now());
  const refused = async (quantity: number, id = first ?? '') =>
    codes((await change([{ item_uid: id, quantity }])).data?.changePurchaseOrderItems.errors);
  expect(await refused(6)).toEqual(['MORE_THAN_LEFT']);
  expect(await refused(-1)).toEqual(['QUANTITY_NOT_A_NUMBER']);
  expect(await refused(1, uidOf(1))).toEqual(['COULD_NOT_FIND_CART_ITEM']);
  const stock = [await stockOf(one), await stockOf(two)];
  const both = [
    { item_uid: first ?? '', quantity: 2 },
    { item_uid: second ?? '', quantity: 0 },
  ];
  expect((await change(both, buyer)).data?.changePurchaseOrderItems.errors).toMatchObject([
    { code: 'PURCHASE_ORDER_NOT_FOUND' },
  ]);
  expect((await change(both)).data?.changePurchaseOrderItems.errors).toEqual([]);
  const after = (await seen(number, buyer))?.order;
  expect(after?.items).toMatchObject([{ quantity_ordered: 2, product_sale_price: { value: price } }]);
  expect([await stockOf(one), await stockOf(two)]).toEqual([(stock[0] ?? 0) + 3, (stock[1] ?? 0) + 4]);
  const order = await orderOf(number);
  expect(order?.amount).toBe(order?.total);
  const parted = await counter.rows(
    `SELECT l.quantity, (l.row_oere - l.unit_oere * l.quantity)::int AS odd, (l.vat_oere > 0) AS vat, l.discount_oere::int AS discount
     FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY l.id`,
    [number],
  );
  expect(parted).toEqual([{ quantity: 2, odd: 0, vat: true, discount: 0 }]);
  const [taxed] = await counter.rows(
    `SELECT (sum(t.vat_oere) - o.vat_oere)::int AS odd, (sum(t.base_oere) - o.total_ex_vat_oere)::int AS base
     FROM order_tax t JOIN sales_order o ON o.id = t.order_id WHERE o.number = $1 GROUP BY o.id`,
    [number],
  );
  expect(taxed).toEqual({ odd: 0, base: 0 });
  const [mail] = await counter.rows<{ goods: unknown }>(
    `SELECT payload->'told'->'goods' AS goods FROM mail WHERE template = 'order-revised' AND payload->'told'->>'number' = $1`,
    [number],
  );
  expect(mail?.goods).toMatchObject([
    { from: 5, to: 2 },
    { from: 4, to: 0 },
  ]);
  const { subtotal_excl_tax, total_shipping, total_tax, grand_total } = after?.total ?? {};
  const duties = (after?.duties ?? []).reduce((sum, duty) => sum + (duty?.amount?.value ?? 0), 0);
  const parts = [subtotal_excl_tax, total_shipping, total_tax].reduce((sum, part) => sum + (part?.value ?? 0), duties);
  expect(Math.round(parts * 100)).toBe(Math.round((grand_total?.value ?? 0) * 100));
  expect(await lettersOf(number)).toContain('order-revised → dorthe');
  expect(await approveCodes(uid, frederik)).toEqual([]);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('the approver lowers a discounted order down to the coupon minimum; the discount is redistributed, also on the invoice', async () => {
  const goods: [string, number][] = [
    [skus[0] ?? '', 5],
    [skus[1] ?? '', 4],
  ];
  const cartId = await readyCart(counter, goods, 'account', buyer);
  const [first] = (await readCart(counter, cartId, buyer)).data?.cart?.itemsV2?.items ?? [];
  await counter.rows(
    `WITH p AS (INSERT INTO promotion (name_da, name_en, kind, amount_oere, minimum_oere, valid_from)
       VALUES ('Fast', 'Fixed', 'fixed', 3333, $1, '2020-01-01') RETURNING id)
     INSERT INTO coupon (promotion_id, code, code_key) SELECT id, 'FAST', 'FAST' FROM p`,
    [Math.round((first?.prices?.price.value ?? 0) * 100) * 3],
  );
  const input = { cart_id: cartId, coupon_code: 'fast' };
  expect((await counter.ask(ApplyCouponDocument, { input }, buyer)).errors).toEqual([]);
  const number = (await place(counter, cartId, buyer)).number ?? '';
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]);
  const uid = uidOf(row?.id ?? 0);
  const lines = (await seen(number, frederik))?.order.items?.flatMap((line) => line ?? []) ?? [];
  const change = async (pieces: readonly number[]) => {
    const items = lines.map(({ id }, index) => ({ item_uid: id ?? '', quantity: pieces[index] ?? 0 }));
    const reply = await counter.ask(ChangePendingDocument, { input: { purchase_order_uid: uid, items } }, frederik);
    return codes(reply.data?.changePurchaseOrderItems.errors);
  };
  const before = await orderOf(number);
  expect(await change([1, 0])).toEqual(['APPROVAL_DISCOUNT_LOST']);
  expect(await orderOf(number)).toEqual(before);
  expect(await change([4, 1])).toEqual([]);
  const [told] = await counter.rows(
    `SELECT o.discount_oere::int AS discount, (o.total_oere - o.total_ex_vat_oere - o.vat_oere)::int AS odd, (p.amount_oere - o.total_oere)::int AS due,
      (o.goods_oere + o.duties_oere + o.shipping_oere - o.discount_oere - o.total_ex_vat_oere)::int AS rest,
      (SELECT sum(d.oere)::int FROM order_discount d WHERE d.order_id = o.id) AS named,
      (SELECT sum((d->>'oere')::int)::int FROM order_line l, jsonb_array_elements(l.discounts) d WHERE l.order_id = o.id) AS shared,
      (SELECT string_agg(DISTINCT d->>'code', ',') FROM order_line l, jsonb_array_elements(l.discounts) d WHERE l.order_id = o.id) AS codes
     FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
    [number],
  );
  expect(told).toEqual({ discount: 3333, odd: 0, due: 0, rest: 0, named: 3333, shared: 3333, codes: 'FAST' });
  expect(await approveCodes(uid, frederik)).toEqual([]);
  expect(await ship(number, { pieces: null, carrier: null, trackingNumber: '' }, life())).toMatchObject({ ok: true });
  expect(await invoiceOrder(number, null, life())).toMatchObject({ ok: true });
  const [billed] = await counter.rows<{ oere: number }>(
    `SELECT i.total_oere::int AS oere FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1`,
    [number],
  );
  expect(billed?.oere).toBe((await orderOf(number))?.total);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('an approval limit passes smaller orders, freight included, and a new approver takes over pending ones', async () => {
  const { number, uid } = await sent();
  const ids = await counter.rows<{ id: number; email: string }>('SELECT id, email FROM customer');
  const idOf = (name: string) => String(ids.find(({ email }) => email === at(name))?.id ?? 0);
  const set = (approver: string, limit: number | null) =>
    counter.ask(
      UpdateSubUserDocument,
      {
        input: {
          id: idOf('dorthe'),
          firstname: 'Dorthe',
          lastname: 'Lind',
          rights: {},
          approval: { approver_id: idOf(approver), limit },
        },
      },
      birgitte,
    );
  expect((await set('christian', 100_000)).errors).toEqual([]);
  expect(await approveCodes(uid, frederik)).toEqual(['PURCHASE_ORDER_NOT_FOUND']);
  expect(await lettersOf(number)).toContain('approval-wanted → christian');
  expect(await approveCodes(uid, await logIn(counter, at('christian')))).toEqual([]);
  const small = await place(counter, await readyCart(counter, [[skus[2] ?? '', 1]], 'account', buyer), buyer);
  expect((await orderOf(small.number ?? ''))?.status).toBe('processing');
  await set('frederik', null);
});

// domain/approval/approval.test.ts proves the rule; this test, that it receives the total without VAT and the current limit.
test.each([
  ['the same as the total without VAT', 0, 'processing'],
  ['one øre below it', -1, 'needs_review'],
])('with an approval limit %s the order has the expected status', async (_limit, more, status) => {
  const limitOf = (oere: number | null) =>
    counter.rows('UPDATE customer SET approval_limit_oere = $2 WHERE email = $1', [at('dorthe'), oere]);
  const first = await sent([[skus[0] ?? '', 2]]);
  const [{ net = 0, gross = 0 } = {}] = await counter.rows(
    'SELECT total_ex_vat_oere::int AS net, total_oere::int AS gross FROM sales_order WHERE number = $1',
    [first.number],
  );
  expect(gross).toBeGreaterThan(net);
  await decline(first.uid, frederik);
  const cartId = await readyCart(counter, [], 'account', buyer);
  // Changed by an administrator after the buyer logged in.
  await limitOf(net + more);
  const second = await place(counter, cartId, buyer);
  expect((await orderOf(second.number ?? ''))?.status).toBe(status);
  await limitOf(null);
  const uid = String((await seen(second.number ?? '', frederik))?.uid);
  if (status === 'needs_review') await decline(uid, frederik);
});

test.each([
  ['day-to-day', -1, true],
  ['day-to-day', 30, false],
  ['route', -1, true],
  ['route', 30, false],
])(
  'on approval a promised day (%s, %i days from now) moves only when it is no longer possible',
  async (channel, days, isMoved) => {
    const { number, uid } = await sent();
    const today = inCopenhagen(counter.clock.now()).date;
    // A route delivers on the same weekday each time.
    const promised = addDays(today, channel === 'route' ? (days < 0 ? -7 : 28) : days);
    await counter.rows(
      `UPDATE sales_order SET shipping = shipping || jsonb_build_object('deliveryDate', $2::text, 'channel', $3::text) WHERE number = $1`,
      [number, promised, channel],
    );
    const shippingOf = async () =>
      (
        await counter.rows<{ shipping: { deliveryDate: IsoDate; methodCode: string } }>(
          'SELECT shipping FROM sales_order WHERE number = $1',
          [number],
        )
      )[0]?.shipping;
    const before = await shippingOf();
    expect(await approveCodes(uid, frederik)).toEqual([]);
    const after = await shippingOf();
    expect({ ...after, deliveryDate: null }).toEqual({ ...before, deliveryDate: null });
    if (!isMoved) expect(after?.deliveryDate).toBe(promised);
    else expect((after?.deliveryDate ?? '') > today, after?.deliveryDate).toBe(true);
    if (channel === 'route') expect(weekdayOf(after?.deliveryDate ?? today)).toBe(weekdayOf(promised));
  },
);

test('the confirmation of an approved order is in the order’s language, and the approval mail names the approver', async () => {
  const { number, uid } = await sent();
  await counter.rows(`UPDATE sales_order SET language = 'en' WHERE number = $1`, [number]);
  await approveCodes(uid, frederik);
  const mails = await counter.rows(
    `SELECT m.template, m.recipient, m.language, coalesce(m.payload->'told'->>'by', '') AS by FROM mail m JOIN sales_order o ON o.number = $1
      WHERE m.dedupe_key = 'order-confirmation:' || o.id OR (m.template = 'order-approved' AND m.payload->'told'->>'number' = $1) ORDER BY m.template`,
    [number],
  );
  const to = { recipient: at('dorthe'), language: 'en' };
  expect(mails).toEqual([
    { template: 'order-approved', ...to, by: 'Frederik Juhl' },
    { template: 'order-confirmation', ...to, by: '' },
  ]);
  const history = await counter.rows<{ status: string; note: string }>(
    'SELECT h.status, h.note FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 ORDER BY h.id',
    [number],
  );
  expect(history.at(-1)).toEqual({ status: 'processing', note: 'Approved by Frederik Juhl' });
});

test('an order that a gift card has paid in part is not lowered, not even by a piece; unchanged it is approved', async () => {
  const cartId = await readyCart(counter, [[skus[0] ?? '', 5]], 'account', buyer);
  const [card] = await counter.rows<{ code: string }>(`SELECT code FROM gift_card WHERE code LIKE '%0500'`);
  const input = { cart_id: cartId, gift_card_code: card?.code ?? '' };
  expect((await counter.ask(ApplyGiftCardDocument, { input }, buyer)).errors).toEqual([]);
  const { number = '', errors } = await place(counter, cartId, buyer);
  expect(errors).toEqual([]);
  const [row] = await counter.rows<{ id: number; card: number }>(
    'SELECT id, gift_card_oere::int AS card FROM sales_order WHERE number = $1',
    [number],
  );
  expect(row?.card).toBeGreaterThan(0);
  const uid = uidOf(row?.id ?? 0);
  const [line] = (await seen(number ?? '', frederik))?.order.items ?? [];
  const before = [await orderOf(number ?? ''), await stockOf(skus[0] ?? '')];
  const change = async (quantity: number) => {
    const items = [{ item_uid: line?.id ?? '', quantity }];
    const answer = await counter.ask(ChangePendingDocument, { input: { purchase_order_uid: uid, items } }, frederik);
    return codes(answer.data?.changePurchaseOrderItems.errors);
  };
  expect(await change(4)).toEqual(['APPROVAL_FIXED']);
  expect([await orderOf(number ?? ''), await stockOf(skus[0] ?? '')]).toEqual(before);
  expect(await change(5)).toEqual([]);
  expect(await approveCodes(uid, frederik)).toEqual([]);
});

test('reducing quantities returns the points of the removed pieces and updates payment and discount', async () => {
  const { number, uid } = await sent([[skus[0] ?? '', 5]]);
  await counter.rows(
    `UPDATE order_line SET unit_points = 10 WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)`,
    [number],
  );
  await counter.rows(
    `INSERT INTO point_entry (customer_id, order_id, points, kind, at)
      SELECT customer_id, p.order_id, p.points, p.kind, now() FROM sales_order o,
        LATERAL (VALUES (NULL, 100, NULL), (o.id, -50, 'spent')) AS p (order_id, points, kind) WHERE number = $1`,
    [number],
  );
  const lines = (await seen(number, frederik))?.order.items ?? [];
  const items = [{ item_uid: lines[0]?.id ?? '', quantity: 2 }];
  const changed = await counter.ask(ChangePendingDocument, { input: { purchase_order_uid: uid, items } }, frederik);
  expect(changed.data?.changePurchaseOrderItems.errors).toEqual([]);
  const [kept] = await counter.rows(
    `SELECT -sum(e.points)::int AS points, min(p.amount_oere - o.total_oere)::int AS due FROM sales_order o
      JOIN point_entry e ON e.order_id = o.id JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
    [number],
  );
  expect(kept).toEqual({ points: 20, due: 0 });
  await decline(uid, frederik);
});

test('a user who needs approval can pay on invoice only, as a card would be charged before approval', async () => {
  const cartId = await readyCart(counter, [[skus[0] ?? '', 1]], 'account', buyer);
  const methods = (await counter.ask(CheckoutDocument, { cartId }, buyer)).data?.cart?.available_payment_methods;
  expect(methods?.map((method) => method?.code)).toEqual(['account']);
  const card = { cart_id: cartId, payment_method: { code: 'card' } };
  expect((await counter.ask(SetPaymentDocument, { input: card }, buyer)).errors).toHaveLength(1);
});

test('a company administrator may decide in the approver’s absence; the order is not in their own list', async () => {
  const { number, uid } = await sent();
  expect((await pending(birgitte)).map((order) => order.number)).toContain(number);
  expect((await pending(birgitte, true)).map((order) => order.number)).not.toContain(number);
  expect(await seen(number, birgitte)).toMatchObject({
    is_mine_to_decide: false,
    available_actions: ['APPROVE', 'REJECT', 'CHANGE'],
  });
  const back = await counter.ask(WithdrawOrderDocument, { input: { purchase_order_uids: [uid] } }, birgitte);
  expect(codes(back.data?.cancelPurchaseOrders.errors)).toEqual(['PURCHASE_ORDER_NOT_FOUND']);
  const answers = await Promise.all([approveCodes(uid, birgitte), approveCodes(uid, frederik)]);
  expect(answers.flat()).toEqual(['APPROVAL_DECIDED']);
  expect(await orderOf(number)).toMatchObject({ status: 'processing' });
});

test('unchanged quantities change nothing and send no mail', async () => {
  const { number, uid } = await sent([[skus[0] ?? '', 3]]);
  const [line] = (await seen(number, frederik))?.order.items ?? [];
  const items = [{ item_uid: line?.id ?? '', quantity: 3 }];
  const before = await lettersOf(number);
  const reply = await counter.ask(ChangePendingDocument, { input: { purchase_order_uid: uid, items } }, frederik);
  expect(reply.data?.changePurchaseOrderItems.errors).toEqual([]);
  expect(await lettersOf(number)).toEqual(before);
  await decline(uid, frederik);
});

test('an administrator replaces an approver who is inactive', async () => {
  await counter.rows(`UPDATE customer SET is_active = false WHERE email = $1`, [at('frederik')]);
  const { number, uid } = await sent();
  await counter.rows(`UPDATE customer SET is_active = true WHERE email = $1`, [at('frederik')]);
  expect(await lettersOf(number)).toContain('approval-wanted → birgitte');
  expect(await approveCodes(uid, birgitte)).toEqual([]);
});

test('a pending order expires after seven days, also when an approval arrives before the job runs', async () => {
  const { number, uid, cartId } = await sent();
  const filled = await newCart(counter, buyer);
  await add(counter, filled, skus[2] ?? '', 1, buyer);
  counter.clock.forward(7 * DAY_MS);
  frederik = await logIn(counter, at('frederik'));
  buyer = await logIn(counter, at('dorthe'));
  expect(await approveCodes(uid, frederik)).toEqual(['APPROVAL_EXPIRED']);
  expect(await seen(number, frederik)).toMatchObject({ status: 'EXPIRED', available_actions: [] });
  const [one, two] = await Promise.all([expireApprovals(life()), expireApprovals(life())]);
  expect([one, two].flatMap(({ done }) => done.flat())).toHaveLength(1);
  expect(await orderOf(number)).toMatchObject({ status: 'canceled' });
  expect((await lettersOf(number)).filter((letter) => letter === 'approval-expired → dorthe')).toHaveLength(1);
  // The buyer started another cart in the meantime: it is unchanged.
  expect((await readCart(counter, cartId, buyer)).errors).toHaveLength(1);
  expect((await readCart(counter, filled, buyer)).data?.cart?.total_quantity).toBe(1);
  expect(await stockMismatches(counter)).toEqual([]);
});

test('an order that fails to expire does not block the others, and is reported by its number', async () => {
  const [first, second] = [await sent(), await sent()];
  counter.clock.forward(7 * DAY_MS);
  await counter.rows(
    `CREATE FUNCTION refuse_decision() RETURNS trigger AS $$ BEGIN RAISE 'broken'; END $$ LANGUAGE plpgsql`,
  );
  await counter.rows(`CREATE TRIGGER refuse_decision BEFORE UPDATE ON order_approval FOR EACH ROW
    WHEN (OLD.order_id = ${Buffer.from(first.uid, 'base64').toString()}) EXECUTE FUNCTION refuse_decision()`);
  const { failures } = await expireApprovals(life());
  expect(failures.map(({ item }) => item)).toEqual([first.number]);
  expect(await orderOf(second.number)).toMatchObject({ status: 'canceled' });
  await counter.rows('DROP TRIGGER refuse_decision ON order_approval');
  expect((await expireApprovals(life())).failures).toEqual([]);
  expect(await orderOf(first.number)).toMatchObject({ status: 'canceled' });
});

test('the approver sees the promised day, its deadline, and the day that replaces it afterwards', async () => {
  frederik = await logIn(counter, at('frederik'));
  const { number, uid } = await sent();
  const day = addDays(inCopenhagen(counter.clock.now()).date, 4);
  await counter.rows(
    `UPDATE sales_order SET shipping = shipping || jsonb_build_object('deliveryDate', $2::text, 'channel', 'day') WHERE number = $1`,
    [number, day],
  );
  const promised = async () => (await seen(number, frederik))?.delivery;
  const first = await promised();
  expect(first).toMatchObject({ date: day, date_if_approved: day, cutoff: '14:00' });
  expect((first?.keep_until ?? '') < (first?.date ?? '')).toBe(true);
  counter.clock.forward(5 * DAY_MS);
  const late = await promised();
  expect(late?.date).toBe(first?.date);
  expect((late?.date_if_approved ?? '') > (first?.date ?? '')).toBe(true);
  await approve(uid, frederik);
  const after = await seen(number, frederik);
  expect([after?.delivery, after?.order.delivery?.date]).toEqual([null, late?.date_if_approved]);
  counter.clock.forward(-5 * DAY_MS);
});
