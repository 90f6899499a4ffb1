// Returns by companies against the database: requested once, collected by a carrier or the shop, received by staff, refunded once.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Life } from '#backend/commerce/fulfilment/step';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { bookLabels } from '#backend/commerce/returns/book-label';
import { type BookingIn, receiveReturn, refuseReturn } from '#backend/commerce/returns/receive';
import { type ReturnRequest, requestGoodsReturn } from '#backend/commerce/returns/request';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { noJobs } from '#backend/db/job-queue';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { type Booked, CarrierAway, type PickupOrder, type ReturnCarriers } from '#backend/ports/return-carriers/index';
import { inCopenhagen } from '#domain/calendar/calendar';
import { pickupDays } from '#domain/delivery/pickup-days';
import { oere } from '#domain/money/money';
import { FeesOfReturnDocument, OrderToReturnDocument, RequestGuestReturnDocument } from '~/services/generated/commerce';
import { mailsIn } from '../support/outbox';
import { until } from '../support/until';
import { deliveredAt, dyingProvider, lifeAt, linesAt, sentAt, shelvedAt, typedAt } from './after-sales';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, stockMismatches } from './test-backend';

const DAY = 24 * 60 * 60 * 1000;
const OWN: ReturnCarriers = { boxes: null, pallets: null };

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
});
afterAll(() => counter?.close());

const lifeWith = (provider?: PaymentProvider) => lifeAt(counter, provider);
const life = () => lifeWith();
const sku = (at: number) => skus[at] ?? '';

async function ordered(goods: [sku: string, quantity: number][], pay: 'account' | 'card' = 'account'): Promise<string> {
  // These tests move the clock by days, and a login of the first test would expire.
  const buyer = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const placed = await place(counter, await readyCart(counter, goods, pay, buyer), buyer);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const sent = (number: string) => sentAt(counter, number);
const delivered = (number: string, pieces?: ReadonlyMap<string, number>) => deliveredAt(counter, number, pieces);
const linesOf = (number: string) => linesAt(counter, number);
const run = (...typed: string[]) => typedAt(counter, ...typed);
let forms = 0;
const nextForm = () => {
  forms += 1;
  return `return-${forms}`;
};
const CONTACT = { name: 'Birgitte Holm', email: 'b@example.dk', telephone: '+4520304050' };

async function giveBack(
  number: string,
  pieces: readonly number[],
  more: Partial<ReturnRequest> = {},
  carriers: ReturnCarriers = OWN,
) {
  const lines = (await linesOf(number)).map(({ id }, at) => ({ id, quantity: pieces[at] ?? 0 }));
  const usual = { size: 'box' as const, parcels: 1, pickupOn: null, contact: CONTACT, comment: '', goodwill: null };
  const asked = { lines, formKey: nextForm(), isIntact: true, ...usual, ...more };
  return requestGoodsReturn(number, asked, carriers, { ...life(), by: 'customer' });
}
const numberOf = (done: Awaited<ReturnType<typeof giveBack>>) => {
  if (!done.ok) throw new Error(done.code);
  return done.goodsReturn.number;
};
const receive = (number: string, more: Partial<BookingIn> = {}, by: Life = life()) =>
  receiveReturn(number, { pieces: null, lost: new Map(), restock: true, reason: 'Retur', ...more }, by);

/** Totals without and with VAT of the order's invoices and credit notes. */
const booksOf = async (number: string) =>
  (
    await counter.rows<{
      status: string;
      net: number;
      freight: number;
      credited: number;
      creditedNet: number;
      fees: number;
      refunded: number;
      captured: number;
    }>(
      `SELECT o.status, o.total_ex_vat_oere::int AS net, o.shipping_oere::int AS freight,
          (SELECT coalesce(sum(total_oere), 0)::int FROM invoice WHERE order_id = o.id AND kind = 'credit') AS credited,
          (SELECT coalesce(sum(net_oere), 0)::int FROM invoice WHERE order_id = o.id AND kind = 'credit') AS "creditedNet",
          (SELECT coalesce(sum(x.fee_oere), 0)::int FROM return_receipt x JOIN goods_return r ON r.id = x.return_id WHERE r.order_id = o.id) AS fees,
          p.refunded_oere::int AS refunded, p.captured_oere::int AS captured
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];
const lettersOf = async (number: string) =>
  (
    await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE payload->'told'->>'number' = $1 AND template LIKE 'return%' ORDER BY id`,
      [number],
    )
  ).map(({ template }) => template);

describe('requesting a return', () => {
  test('the same form in two tabs creates one return with one receipt and a label of the shop’s own carrier', async () => {
    const number = await ordered([[sku(0), 3]]);
    await delivered(number);
    const both = await Promise.all([
      giveBack(number, [2], { formKey: 'same' }),
      giveBack(number, [2], { formKey: 'same' }),
    ]);
    expect(new Set(both.map(numberOf)).size).toBe(1);
    expect(await lettersOf(number)).toEqual(['return-receipt']);
    const labels = await counter.rows<{ packages: string[]; state: string }>(
      `SELECT l.packages, l.state FROM return_label l JOIN goods_return r ON r.id = l.return_id WHERE r.number = $1`,
      [numberOf(await giveBack(number, [2], { formKey: 'same' }))],
    );
    expect(labels).toEqual([{ packages: [expect.stringMatching(/^\d+-1$/)], state: 'booked' }]);
  });

  test('two concurrent returns of the last piece create one', async () => {
    const number = await ordered([[sku(0), 1]]);
    await delivered(number);
    const both = await Promise.all([giveBack(number, [1]), giveBack(number, [1])]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'RETURN_UNAVAILABLE' });
  });

  // spec: 5: Returns require intact packaging
  //   at backend/commerce/returns/request.ts
  test('opened packaging, too many pieces and an invalid pickup day are each rejected at their field', async () => {
    const number = await ordered([[sku(0), 2]]);
    await delivered(number);
    expect(await giveBack(number, [1], { isIntact: false })).toMatchObject({
      code: 'RETURN_PACKAGING',
      field: 'intact',
    });
    expect(await giveBack(number, [3])).toMatchObject({ code: 'MORE_THAN_LEFT' });
    expect(await giveBack(number, [0])).toMatchObject({ code: 'RETURN_EMPTY' });
    const today = inCopenhagen(counter.clock.now()).date;
    expect(await giveBack(number, [1], { pickupOn: today })).toMatchObject({ code: 'RETURN_DAY', field: 'date' });
    expect(await giveBack(number, [1], { size: 'boxes', parcels: 1 })).toMatchObject({ code: 'RETURN_PARCELS' });
    expect(await giveBack(number, [1], { size: 'pallet', parcels: 99 })).toMatchObject({ code: 'RETURN_PARCELS' });
    await counter.rows('UPDATE product SET weight_grams = 25000 WHERE sku = $1', [sku(0)]);
    const heavy = await giveBack(number, [1]);
    const pallet = await giveBack(number, [1], {
      size: 'pallet',
      pickupOn: pickupDays(counter.clock.now())[0] ?? null,
    });
    await counter.rows('UPDATE product SET weight_grams = 500 WHERE sku = $1', [sku(0)]);
    expect(heavy).toMatchObject({ code: 'RETURN_TOO_HEAVY', field: 'size', params: { kilos: 20 } });
    expect(pallet).toMatchObject({ ok: true, goodsReturn: { weightGrams: 25_000, isPickup: true } });
  });

  test('rejects returns of orders that are undelivered, canceled, or a consumer’s', async () => {
    const number = await ordered([[sku(0), 1]]);
    expect(await giveBack(number, [1])).toMatchObject({ code: 'RETURN_UNAVAILABLE' });
    await sent(number);
    // Shipped, but not delivered.
    expect(await giveBack(number, [1])).toMatchObject({ code: 'RETURN_UNAVAILABLE' });
    const placed = await place(counter, await readyCart(counter, [[sku(0), 1]], 'card'));
    if (placed.payAt) await press(counter, placed.payAt, 'authorised');
    await delivered(placed.number ?? '');
    expect(await giveBack(placed.number ?? '', [1])).toMatchObject({ code: 'RETURN_UNAVAILABLE' });
    expect(await giveBack('1', [1])).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const off = await ordered([[sku(0), 1]]);
    await run('order', 'cancel', off);
    expect((await booksOf(off))?.status).toBe('canceled');
    expect(await giveBack(off, [1])).toMatchObject({ code: 'RETURN_UNAVAILABLE' });
    // In a partly shipped order only the delivered half can be returned; the other half was cancelled.
    const half = await ordered([[sku(0), 2]]);
    await delivered(half, new Map([[sku(0), 1]]));
    await run('order', 'cancel', half);
    expect(await giveBack(half, [2])).toMatchObject({ code: 'MORE_THAN_LEFT', params: { left: 1 } });
    expect(await giveBack(half, [1])).toMatchObject({ ok: true });
  });

  // spec: 4 Return flow and chunks: Refused after delivery more than 14 days ago
  //   at backend/commerce/returns/request.ts
  // spec: 8: Returns: window exceeded; intact packaging required
  //   at domain/returns/returns.ts
  test('each shipment of an order has its own 14-day period', async () => {
    const number = await ordered([[sku(0), 3]]);
    await delivered(number, new Map([[sku(0), 1]]));
    expect(await giveBack(number, [2])).toMatchObject({ code: 'MORE_THAN_LEFT', params: { left: 1 } });
    counter.clock.forward(5 * DAY);
    await delivered(number);
    counter.clock.forward(10 * DAY);
    expect(await giveBack(number, [3])).toMatchObject({ code: 'RETURN_TOO_LATE' });
    expect(await giveBack(number, [2])).toMatchObject({ ok: true });
    counter.clock.forward(5 * DAY);
    expect(await giveBack(number, [1])).toMatchObject({ code: 'RETURN_TOO_LATE' });
    // As goodwill, staff accept it all the same.
    expect(await giveBack(number, [1], { goodwill: { isFree: true } })).toMatchObject({ ok: true });
  });
});

describe('receiving returned goods', () => {
  test('in parts charges the fee once, reduces the debt on account, restocks, and books nothing twice', async () => {
    const number = await ordered([
      [sku(0), 4],
      [sku(1), 1],
    ]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [4, 1]));
    const first = await receive(back, { pieces: new Map([[sku(0), 2]]) });
    expect(first).toMatchObject({ ok: true, isClosed: false });
    expect(await receive(back, { pieces: new Map([[sku(0), 3]]) })).toMatchObject({ code: 'MORE_THAN_LEFT' });
    expect(await receive(back)).toMatchObject({ ok: true, isClosed: true });
    expect(await receive(back)).toMatchObject({ code: 'NOTHING_LEFT' });
    const books = await booksOf(number);
    // All but the fees and the freight, which was delivered.
    expect(books).toMatchObject({ status: 'closed', refunded: 0 });
    expect((books?.creditedNet ?? 0) + (books?.fees ?? 0)).toBe((books?.net ?? 0) - (books?.freight ?? 0));
    expect(books?.fees).toBeGreaterThan(0);
    expect(await stockMismatches(counter)).toEqual([]);
    const reasons = await counter.rows<{ reason: string }>(
      `SELECT i.reason FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1 AND i.kind = 'credit' ORDER BY i.id`,
      [number],
    );
    expect(reasons[0]?.reason).toMatch(/^Retur\. Returgebyr [\d.,]+\skr\. ekskl\. moms$/);
  });

  test('damaged goods reduce the credit and are not restocked; goodwill costs no fee', async () => {
    const number = await ordered([
      [sku(0), 1],
      [sku(1), 1],
    ]);
    await delivered(number);
    const damaged = numberOf(await giveBack(number, [1, 0], { goodwill: { isFree: true } }));
    expect(await receive(damaged, { lost: new Map([[sku(0), oere(99_000_000)]]) })).toMatchObject({
      code: 'REDUCTION_ABOVE_PRICE',
    });
    expect(await receive(damaged, { lost: new Map([[sku(0), oere(1000)]]), reason: 'Ridset' })).toMatchObject({
      ok: true,
      fee: 0,
    });
    await receive(numberOf(await giveBack(number, [0, 1], { goodwill: { isFree: true } })));
    await counter.deliverMail();
    const receipt = (await mailsIn(counter.outbox)).find(({ text }) => text.includes(damaged));
    expect(receipt?.text).toContain('Returneringen koster ikke gebyr.');
    expect(await shelvedAt(counter, number)).toEqual([{ sku: sku(1) }]);
    const receipts = await counter.rows<{ isDamaged: boolean }>(
      `SELECT x.is_damaged AS "isDamaged" FROM return_receipt x JOIN goods_return r ON r.id = x.return_id
        JOIN sales_order o ON o.id = r.order_id WHERE o.number = $1 ORDER BY x.id`,
      [number],
    );
    expect(receipts.map(({ isDamaged }) => isDamaged)).toEqual([true, false]);
  });

  test('a rejected return is notified, and may be requested again', async () => {
    const number = await ordered([[sku(0), 2]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [2]));
    expect(await refuseReturn(back, { pieces: null, reason: 'Brudt emballage' }, life())).toMatchObject({
      ok: true,
      isClosed: true,
    });
    expect(await lettersOf(number)).toEqual(['return-receipt', 'return-refused']);
    expect((await booksOf(number))?.credited).toBe(0);
    expect(await giveBack(number, [2])).toMatchObject({ ok: true });
  });

  test('pieces credited by staff in the meantime are not credited again', async () => {
    const number = await ordered([[sku(0), 1]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [1]));
    const crediting = { pieces: null, restock: true, freight: null, reason: '' };
    expect(await creditOrder(number, crediting, life())).toMatchObject({ ok: true });
    expect(await receive(back)).toMatchObject({ code: 'NOT_INVOICED' });
  });

  test('pieces in a return cannot be withdrawn from', async () => {
    const placed = await place(counter, await readyCart(counter, [[sku(0), 1]], 'card'));
    const number = placed.number ?? '';
    if (placed.payAt) await press(counter, placed.payAt, 'authorised');
    await delivered(number);
    const [line] = await linesOf(number);
    const goodwill = { goodwill: { isFree: true } };
    expect(await giveBack(number, [1], goodwill)).toMatchObject({ ok: true });
    const withdrawing = { lines: [{ id: line?.id ?? 0, quantity: 1 }], formKey: 'w' };
    expect(await declareWithdrawal(number, withdrawing, life())).toMatchObject({ code: 'WITHDRAWAL_UNAVAILABLE' });
  });

  test('two concurrent receipts and a crash between refund and response give one credit note and one refund', async () => {
    const number = await ordered([[sku(0), 2]], 'card');
    await delivered(number);
    const { provider, keys, mend } = dyingProvider();
    const back = numberOf(await giveBack(number, [2]));
    const both = await Promise.all([receive(back, {}, lifeWith(provider)), receive(back, {}, lifeWith(provider))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await booksOf(number)).toMatchObject({ refunded: 0 });
    mend();
    await Promise.all([carryOut(null, lifeWith(provider)), carryOut(null, lifeWith(provider))]);
    const books = await booksOf(number);
    expect(books?.credited).toBeGreaterThan(0);
    expect(books?.refunded).toBe(books?.credited);
    expect(new Set(keys).size).toBe(1);
  });

  test('a customer with an EAN number gets the credit note in both formats, with the fee deducted', async () => {
    const number = await ordered([[sku(0), 3]]);
    await counter.rows(
      `UPDATE sales_order SET billing_address = billing_address || '{"ean":"5798009811578"}' WHERE number = $1`,
      [number],
    );
    await delivered(number);
    await receive(numberOf(await giveBack(number, [3])));
    const files = await counter.rows<{ format: string; xml: string; total: number }>(
      `SELECT e.format, e.xml, i.total_oere::int AS total FROM e_invoice e JOIN invoice i ON i.id = e.invoice_id
        JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1 AND i.kind = 'credit' ORDER BY e.format`,
      [number],
    );
    expect(files.map(({ format }) => format)).toEqual(['oioubl', 'peppol']);
    for (const { xml, total } of files) {
      expect(xml).toContain('CreditNote');
      expect(xml).toContain((total / 100).toFixed(2));
      expect(xml).toContain('Returgebyr');
    }
  });
});

describe('carriers', () => {
  /** A carrier with a given response; records its requests. */
  function carrierSaying(answer: (order: PickupOrder) => Promise<Booked>) {
    const asked: PickupOrder[] = [];
    const carrier = {
      code: 'bring',
      book: (order: PickupOrder) => {
        asked.push(order);
        return answer(order);
      },
    };
    return { carriers: { boxes: carrier, pallets: carrier }, asked };
  }
  const book = (carriers: ReturnCarriers, more: { patienceMs?: number } = {}) =>
    bookLabels(null, { ...counter.database, queue: noJobs, carriers, now: counter.clock.now(), ...more });
  const labelOf = async (number: string) =>
    (
      await counter.rows<{ state: string; note: string; packages: string[]; reference: string }>(
        `SELECT l.state, l.note, l.packages, l.reference FROM return_label l JOIN goods_return r ON r.id = l.return_id WHERE r.number = $1`,
        [number],
      )
    )[0];

  test('an unavailable carrier is retried later with the same number, by one process; the label is mailed once', async () => {
    let isAway = true;
    const { carriers, asked } = carrierSaying(async ({ loads }) => {
      if (isAway) throw new CarrierAway('away');
      return { ok: true, reference: 'B1', packages: loads.map((_, at) => `P${at}`) };
    });
    const number = await ordered([[sku(0), 2]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [1], { size: 'boxes', parcels: 2 }, carriers));
    expect(await book(carriers)).toHaveLength(1);
    expect(await labelOf(back)).toMatchObject({ state: 'due' });
    isAway = false;
    // Not before the retry interval is over.
    await book(carriers);
    expect(await labelOf(back)).toMatchObject({ state: 'due' });
    counter.clock.forward(6 * 60_000);
    await Promise.all([book(carriers), book(carriers)]);
    expect(await labelOf(back)).toMatchObject({ state: 'booked', reference: 'B1', packages: ['P0', 'P1'] });
    expect(asked.map(({ key }) => key)).toEqual([back, back]);
    expect(asked[0]).toMatchObject({ fetchOn: null, to: { name: expect.any(String) }, from: { contact: CONTACT } });
    expect(await lettersOf(number)).toEqual(['return-receipt', 'return-label']);
  });

  test('a lost response is not retried automatically; staff retry, or record the carrier’s booking', async () => {
    const { carriers, asked } = carrierSaying(async () => {
      throw new Error('The wire broke');
    });
    const number = await ordered([[sku(0), 2]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [2], { size: 'boxes', parcels: 2 }, carriers));
    await book(carriers);
    counter.clock.forward(DAY);
    await book(carriers);
    expect(asked).toHaveLength(1);
    expect(await labelOf(back)).toMatchObject({ state: 'unknown', note: 'Error: The wire broke' });
    expect((await run('return', 'list')).said).toContain('intet svar fra fragtfirmaet');
    expect((await run('return', 'book', back)).said).toContain('spørges igen');
    counter.clock.forward(DAY);
    await book(carriers);
    expect(asked).toHaveLength(2);
    expect(await run('return', 'book', back, '--package', 'B-1')).toMatchObject({ code: 1 });
    expect(await run('return', 'book', back, '--package', 'B-1', '--package', 'B-2')).toMatchObject({ code: 0 });
    expect(await labelOf(back)).toMatchObject({ state: 'booked', packages: ['B-1', 'B-2'] });
    expect(await lettersOf(number)).toEqual(['return-receipt', 'return-label']);
    expect(await run('return', 'book', back)).toMatchObject({ code: 1 });
  });

  test('a process killed during the request leaves the booking to staff', async () => {
    const { carriers, asked } = carrierSaying(() => new Promise<never>(() => undefined));
    const number = await ordered([[sku(0), 1]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [1], {}, carriers));
    // Never resolves.
    void book(carriers);
    await until('the carrier is asked', () => asked.length === 1);
    counter.clock.forward(DAY);
    await book(carriers);
    expect(asked).toHaveLength(1);
    expect(await labelOf(back)).toMatchObject({ state: 'unknown' });
  });

  test('a booking rejected by the carrier waits for staff, who may retry it', async () => {
    const { carriers, asked } = carrierSaying(async () => ({ ok: false, refused: 'BOOK-013 Bad postcode' }));
    const number = await ordered([[sku(0), 1]]);
    await delivered(number);
    const back = numberOf(await giveBack(number, [1], {}, carriers));
    await book(carriers);
    counter.clock.forward(DAY);
    await book(carriers);
    expect(asked).toHaveLength(1);
    expect(await labelOf(back)).toMatchObject({ state: 'refused', note: 'BOOK-013 Bad postcode' });
    expect((await run('return', 'list')).said).toContain('fragtfirmaet har sagt nej');
    expect((await run('return', 'book', back)).said).toContain('spørges igen');
    expect(await labelOf(back)).toMatchObject({ state: 'due', note: '' });
    expect(await run('return', 'book', back)).toMatchObject({ code: 1 });
  });
});

describe('GraphQL', () => {
  const tokenOf = async (number: string) =>
    (
      await counter.rows<{ token: string }>('SELECT public_token AS token FROM sales_order WHERE number = $1', [number])
    )[0]?.token ?? '';

  test('returns the returnable lines and fees, creates a return once, and the credit note matches the announced fees', async () => {
    const number = await ordered([[sku(0), 3]]);
    await delivered(number);
    const token = await tokenOf(number);
    const offer = (await counter.ask(OrderToReturnDocument, { token })).data?.guestOrderByToken.return_offer;
    expect(offer).toMatchObject({ refusal: null, lines: [{ product_sku: sku(0), left: 3, reason: null }] });
    const items = [{ order_item_uid: offer?.lines[0]?.uid ?? '', quantity_to_return: 2 }];
    const told = (await counter.ask(FeesOfReturnDocument, { token, items })).data?.guestOrderByToken.return_offer?.fees;
    const input = {
      ...{ token, form_key: 'wire', items, packaging_intact: true, package_size: 'BOX' as const, parcel_count: 1 },
      ...{ contact_name: 'B', contact_email: 'b@example.dk', contact_telephone: '20304050', pickup_date: null },
    };
    const send = (more: Partial<typeof input> = {}) =>
      counter.ask(RequestGuestReturnDocument, { input: { ...input, ...more } });
    const made = (await send()).data?.requestGuestReturn?.return?.number ?? '';
    expect((await send()).data?.requestGuestReturn?.return?.number).toBe(made);
    expect((await send({ form_key: 'other' })).errors[0]?.code).toBe('MORE_THAN_LEFT');
    expect((await send({ token: 'x' })).data?.requestGuestReturn ?? null).toBeNull();
    expect((await send({ form_key: '' })).errors).toHaveLength(1);
    expect((await send({ form_key: 'y', contact_telephone: 'no' })).errors).toHaveLength(1);
    const half = [{ order_item_uid: items[0]?.order_item_uid ?? '', quantity_to_return: 0.5 }];
    expect((await send({ form_key: 'z', items: half })).errors[0]?.code).toBe('QUANTITY_NOT_A_NUMBER');
    const done = await receive(made);
    if (!done.ok) throw new Error(done.code);
    expect(told?.fee_excl_tax.value).toBe(done.fee / 100);
    expect(told?.credit_total.value).toBe(done.credited.credit.invoice.totalOere / 100);
    const after = (await counter.ask(OrderToReturnDocument, { token })).data?.guestOrderByToken;
    expect(after?.returns?.items).toMatchObject([{ number: made, status: 'PROCESSED_AND_CLOSED' }]);
    expect(after?.return_offer?.lines).toMatchObject([{ left: 1 }]);
  });
});

// spec: 7 Other: Calls for returns
test('a logged-in buyer returns with the operations of Adobe Commerce clients; other callers are rejected', async () => {
  const number = await ordered([[sku(0), 2]]);
  await delivered(number);
  const [row] = await counter.rows<{ order: number; line: number }>(
    `SELECT o.id AS "order", l.id AS line FROM sales_order o JOIN order_line l ON l.order_id = o.id WHERE o.number = $1`,
    [number],
  );
  const base64 = (id: number | undefined) => Buffer.from(String(id)).toString('base64');
  const document: TypedDocumentNode<
    { requestReturn: { return: { number: string } | null } | null },
    { uid: string; quantity: number; key: string }
  > =
    parse(`mutation ($uid: ID!, $quantity: Float!, $key: String!) { requestReturn(input: { order_uid: $uid, form_key: $key,
      items: [{ order_item_uid: "${base64(row?.line)}", quantity_to_return: $quantity }], contact_email: "b@example.dk", contact_name: "B",
      contact_telephone: "20304050", packaging_intact: true, package_size: BOX, parcel_count: 1 }) { return { number } } }`);
  const ask = (email: string | null, quantity = 1, uid = base64(row?.order), key = 'login') =>
    (email === null ? Promise.resolve({}) : logIn(counter, email)).then((who) =>
      counter.ask(document, { uid, quantity, key }, who),
    );
  const made = (await ask('birgitte@havnens-arkitekter.example')).data?.requestReturn?.return?.number;
  expect(made).toMatch(/^\d+$/);
  expect((await ask('birgitte@havnens-arkitekter.example')).data?.requestReturn?.return?.number).toBe(made);
  const refused = await Promise.all([
    ask(null),
    ask('anna@example.dk'),
    ask('birgitte@havnens-arkitekter.example', 1, 'eA=='),
    ask('birgitte@havnens-arkitekter.example', 2, undefined, 'more'),
  ]);
  expect(refused.map(({ errors }) => errors[0]?.code || errors[0]?.category)).toEqual([
    ...['graphql-authorization', 'graphql-no-such-entity', 'graphql-no-such-entity', 'MORE_THAN_LEFT'],
  ]);
});

test('staff list returns, add one as goodwill, receive part of it and reject the rest on the command line', async () => {
  const number = await ordered([
    [sku(0), 2],
    [sku(1), 1],
  ]);
  await delivered(number);
  expect(await run('return', 'add', number, '--line', `${sku(0)}=3`)).toMatchObject({ code: 1 });
  const added = await run('return', 'add', number, '--no-fee');
  const back = /returnering (\d+), uden gebyr/.exec(added.said)?.[1] ?? '';
  expect((await run('return', 'list')).said).toMatch(
    new RegExp(`${back} {2}ordre ${number} .*1 kasse {2}afleveres {2}label klar`),
  );
  expect((await run('return', 'show', back)).said).toContain('retur 2, modtaget 0, afvist 0');
  expect(await run('return', 'show', '1')).toEqual({ code: 1, said: '1: findes ikke.\n' });
  const lost = ['--lost', `${sku(0)}=1`];
  expect((await run('return', 'receive', back, ...lost)).said).toContain('Skriv med --reason');
  const part = await run('return', 'receive', back, '--line', `${sku(0)}=1`, ...lost, '--reason', 'Ridset');
  expect(part).toMatchObject({ code: 0, said: expect.stringContaining('Resten mangler endnu.') });
  expect((await run('return', 'refuse', back, '--reason', 'Brudt emballage')).said).toContain('afsluttet');
  expect((await run('return', 'show', back)).said).toMatch(
    /retur 2, modtaget 1, afvist 1[\s\S]*1 × \S+, skadet, gebyr 0,00 kr\./,
  );
  expect((await run('return', 'list')).said).not.toContain(back);
  expect((await run('return', 'list', '--all')).said).toContain(back);
  const actions = await counter.rows<{ command: string }>(
    `SELECT command FROM staff_action WHERE subject IN ($1, $2) ORDER BY id`,
    [number, back],
  );
  expect(actions.map(({ command }) => command)).toEqual(['return add', 'return receive', 'return refuse']);
});
