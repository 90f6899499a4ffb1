// Shipments and acknowledgements by an ERP: through the use case of staff, each reported once or often and done once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import type { ApiScope } from '#domain/staff/api-scopes';
import { type Counter, logIn, ORIGIN, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
let key: string;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 2);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  key = await newKey(['write-shipments', 'write-orders']);
});
afterAll(() => counter?.close());

const newKey = async (scopes: ApiScope[], store: string | null = null) =>
  (await makeApiKey(counter.database.pool, { name: 'ERP', scopes, store, expiresAt: null }, counter.clock.now())).key;

let requests = 0;
async function posted(
  resource: 'shipments' | 'orders',
  lines: readonly object[],
  { named, query = '', as = key }: { named?: string; query?: string; as?: string } = {},
) {
  requests += 1;
  const reply = await counter.backend.files(
    new Request(`${ORIGIN}/api/bulk/${resource}${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'idempotency-key': named ?? `request-${requests}` },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    }),
  );
  return { status: reply.status, ...(await reply.json()) };
}

async function ordered(payment: 'card' | 'account' = 'account'): Promise<string> {
  const who = payment === 'account' ? birgitte : {};
  const goods: [string, number][] = [
    [skus[0] ?? '', 3],
    [skus[1] ?? '', 1],
  ];
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const shipmentsOf = (number: string) =>
  counter.rows<{ erp_reference: string; tracking_number: string; pieces: number }>(
    `SELECT s.erp_reference, s.tracking_number, (SELECT sum(l.quantity)::int FROM shipment_line l WHERE l.shipment_id = s.id) AS pieces
      FROM shipment s JOIN sales_order o ON o.id = s.order_id WHERE o.number = $1 ORDER BY s.id`,
    [number],
  );
const statusOf = async (number: string) =>
  (await counter.rows<{ status: string }>('SELECT status FROM sales_order WHERE number = $1', [number]))[0]?.status;
const mailsOf = async (number: string) =>
  (
    await counter.rows(`SELECT 1 FROM mail WHERE template = 'order-shipped' AND payload -> 'told' ->> 'number' = $1`, [
      number,
    ])
  ).length;
const stateOf = async (number: string) =>
  (
    await counter.rows<{ state: Record<string, unknown> }>(
      'SELECT state FROM business_event WHERE subject = $1 ORDER BY id DESC LIMIT 1',
      [number],
    )
  )[0]?.state;
const codes = (reply: { refused: { line: number; code: string }[] }) =>
  reply.refused.map(({ line, code }) => `${line} ${code}`);

describe('shipments', () => {
  it('in parts and the rest: the order is shipped, its customer informed, and the event has the reference', async () => {
    const number = await ordered();
    const part = { order: number, reference: 'SS-1', lines: [{ sku: skus[0], quantity: 2 }], trackingNumber: 'T1' };
    expect(await posted('shipments', [part])).toMatchObject({ status: 200, accepted: 1, refused: [] });
    expect(await statusOf(number)).toBe('processing');
    expect(await posted('shipments', [{ order: number, reference: 'SS-2', carrier: 'GLS' }])).toMatchObject({
      accepted: 1,
    });
    expect(await statusOf(number)).toBe('shipped');
    expect(await shipmentsOf(number)).toEqual([
      { erp_reference: 'SS-1', tracking_number: 'T1', pieces: 2 },
      { erp_reference: 'SS-2', tracking_number: '', pieces: 2 },
    ]);
    expect(await mailsOf(number)).toBe(2);
    expect(await stateOf(number)).toMatchObject({
      shipments: [{ erpReference: 'SS-1' }, { erpReference: 'SS-2', carrier: 'GLS' }],
    });
  });

  it('reported again in other requests, also at the same time, are shipped and charged once', async () => {
    const number = await ordered('card');
    const line = { order: number, reference: 'SS-3', lines: [{ sku: skus[0], quantity: 1 }], trackingNumber: 'T3' };
    const replies = await Promise.all([1, 2, 3].map(() => posted('shipments', [line])));
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, accepted: 1, refused: [] });
    expect(await shipmentsOf(number)).toHaveLength(1);
    expect(await mailsOf(number)).toBe(1);
    const captures = await counter.rows(
      `SELECT 1 FROM payment_operation x JOIN payment p ON p.id = x.payment_id JOIN sales_order o ON o.id = p.order_id
        WHERE o.number = $1 AND x.kind = 'capture'`,
      [number],
    );
    expect(captures).toHaveLength(1);
  });

  it('under a known reference with other contents are refused', async () => {
    const number = await ordered();
    const line = { order: number, reference: 'SS-4', lines: [{ sku: skus[0], quantity: 1 }], trackingNumber: 'T4' };
    await posted('shipments', [line]);
    const others = [
      { ...line, lines: [{ sku: skus[0], quantity: 2 }] },
      { ...line, trackingNumber: 'T5' },
      { ...line, carrier: 'Other' },
    ];
    for (const other of others)
      expect(codes(await posted('shipments', [other])), JSON.stringify(other)).toEqual(['1 SHIPMENT_DIFFERS']);
    expect(await shipmentsOf(number)).toHaveLength(1);
    // The same reference on another order is another shipment.
    const second = await ordered();
    expect(await posted('shipments', [{ ...line, order: second }])).toMatchObject({ accepted: 1 });
  });

  it('that cannot be are named by line, and the others are shipped', async () => {
    const [number, held] = [await ordered(), await ordered()];
    await counter.rows("UPDATE sales_order SET status = 'on_hold' WHERE number = $1", [held]);
    const reply = await posted('shipments', [
      { order: 'nothing', reference: 'A' },
      { order: held, reference: 'A' },
      { order: number, reference: 'A', lines: [{ sku: skus[0], quantity: 4 }] },
      { order: number, reference: 'B', lines: [{ sku: 'other', quantity: 1 }] },
      { order: number, reference: '' },
      { order: number, reference: 'C', lines: [{ sku: skus[0], quantity: 3 }] },
      { order: number, reference: 'C' },
      { order: number, reference: 'D' },
      { order: number, reference: 'E' },
    ]);
    expect(reply).toMatchObject({ status: 200, lines: 9, accepted: 2 });
    expect(codes(reply)).toEqual([
      ...['1 ORDER_NOT_FOUND', '2 INVALID_ORDER_STATUS', '3 MORE_THAN_LEFT', '4 PRODUCT_NOT_FOUND', '5 LINE_WRONG'],
      ...['7 LINE_REPEATED', '9 INVALID_ORDER_STATUS'],
    ]);
    expect(reply.refused[2].message).toBe(`Only 3 of ${skus[0]} are left to ship.`);
    expect(await statusOf(number)).toBe('shipped');
  });

  it('of a dry run are checked and not sent', async () => {
    const number = await ordered('card');
    const lines = [
      { order: number, reference: 'SS-9' },
      { order: number, reference: 'SS-8', lines: [{ sku: skus[0], quantity: 9 }] },
    ];
    const reply = await posted('shipments', lines, { query: '?dryRun=true', named: 'dry' });
    expect(reply).toMatchObject({ accepted: 1, isDryRun: true, refused: [{ line: 2, code: 'MORE_THAN_LEFT' }] });
    expect([await shipmentsOf(number), await statusOf(number), await mailsOf(number)]).toEqual([[], 'processing', 0]);
    expect(await posted('shipments', lines.slice(0, 1), { named: 'dry' })).toMatchObject({ accepted: 1 });
    expect(await statusOf(number)).toBe('shipped');
  });

  it('take 200 lines and no more', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ order: 'none', reference: `R${at}` }));
    expect(await posted('shipments', lines(200))).toMatchObject({ status: 200, lines: 200, accepted: 0 });
    expect(await posted('shipments', lines(201))).toMatchObject({ status: 400, error: { code: 'BODY_WRONG' } });
  });
});

describe('acknowledgements', () => {
  it('write the number of the ERP and a note for staff, once', async () => {
    const number = await ordered();
    const line = { order: number, number: 'SO-77', note: 'Leveres i to dele' };
    for (let turn = 0; turn < 2; turn += 1) expect(await posted('orders', [line])).toMatchObject({ accepted: 1 });
    expect(await stateOf(number)).toMatchObject({ erpNumber: 'SO-77' });
    const notes = () =>
      counter.rows<{ note: string }>(
        `SELECT h.note FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 AND h.note LIKE 'Acknowledged%'`,
        [number],
      );
    expect(await notes()).toEqual([{ note: 'Acknowledged by ERP as SO-77: Leveres i to dele' }]);
    await posted('orders', [{ order: number, note: 'Pakket' }]);
    expect(await notes()).toHaveLength(2);
    expect(await stateOf(number)).toMatchObject({ erpNumber: 'SO-77' });
  });

  it('without number and note, with control characters or of an unknown order are refused', async () => {
    const number = await ordered();
    const reply = await posted('orders', [
      { order: number },
      { order: number, number: 'a\u0000b' },
      { order: number, number: 'x'.repeat(65) },
      { order: 'none', number: '1' },
      { order: 'a\u0000b', number: '1' },
    ]);
    expect(codes(reply)).toEqual([
      ...['1 LINE_WRONG', '2 LINE_WRONG', '3 LINE_WRONG', '4 ORDER_NOT_FOUND', '5 LINE_WRONG'],
    ]);
    expect(await posted('orders', [{ order: number, number: 'x'.repeat(64) }])).toMatchObject({ accepted: 1 });
  });
});

describe('a key', () => {
  it('needs the scope of the resource; one for a store finds the orders of that store alone', async () => {
    const number = await ordered();
    const [stock, own, other] = [
      await newKey(['write-stock', 'write-orders']),
      await newKey(['write-shipments'], 'b2b'),
      await newKey(['write-shipments'], 'b2c'),
    ];
    expect(await posted('shipments', [{ order: number, reference: '1' }], { as: stock })).toMatchObject({
      status: 403,
    });
    expect(codes(await posted('shipments', [{ order: number, reference: '1' }], { as: other }))).toEqual([
      '1 ORDER_NOT_FOUND',
    ]);
    expect(await posted('shipments', [{ order: number, reference: '1' }], { as: own })).toMatchObject({ accepted: 1 });
  });
});

describe('a request', () => {
  it('sent again gets the same reply; under the key of another request it is refused before a line is done', async () => {
    const [number, second] = [await ordered(), await ordered()];
    const lines = [
      { order: number, reference: 'A' },
      { order: 'none', reference: 'A' },
    ];
    const first = await posted('shipments', lines, { named: 'again' });
    expect(await posted('shipments', lines, { named: 'again' })).toEqual(first);
    expect(await posted('shipments', [{ order: second, reference: 'A' }], { named: 'again' })).toMatchObject({
      status: 422,
      error: { code: 'KEY_REUSED' },
    });
    expect(await shipmentsOf(second)).toEqual([]);
  });

  it('that was interrupted is completed when it is sent again', async () => {
    const [number, second] = [await ordered(), await ordered()];
    const lines = [
      { order: number, reference: 'A' },
      { order: second, reference: 'A' },
    ];
    const whole = await posted('shipments', lines, { named: 'killed' });
    // As a process leaves it that ends after the first line.
    await counter.rows("UPDATE api_request SET reply = 'null' WHERE idempotency_key = 'killed'");
    expect(await posted('shipments', lines, { named: 'killed' })).toEqual(whole);
    expect([await shipmentsOf(number), await shipmentsOf(second)].map((found) => found.length)).toEqual([1, 1]);
  });
});
