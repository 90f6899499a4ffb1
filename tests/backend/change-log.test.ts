// The change log: each step of an order writes one event with the complete order, and readers see events in the order of their commits.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { completeOrder, holdOrder, releaseOrder } from '#backend/commerce/fulfilment/hold';
import type { Life } from '#backend/commerce/fulfilment/step';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { handedOrder } from '#backend/commerce/order-desk/export/handed-order';
import { staffOrders } from '#backend/commerce/order-desk/staff/read-order';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { forgetOld } from '#backend/commerce/retention/retention.sql';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { deleteOldEvents, eventSpan, eventsAfter, numberEvents } from '#backend/events/events.sql';
import { testPayments } from '#backend/ports/payment/test-provider';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const ALL = { pieces: null, carrier: null, trackingNumber: '00370712345678901234' };
const EVERYTHING = { kinds: null, stores: null };
const life = (): Life => {
  const { db, pool } = counter.database;
  return {
    db,
    pool,
    queue: noJobs,
    provider: testPayments(async () => 'secret'),
    now: counter.clock.now(),
    by: 'staff',
  };
};

async function ordered(payment: 'card' | 'account', extra: object = {}, isPaid = true): Promise<string> {
  const who = payment === 'account' ? birgitte : {};
  const goods: [string, number][] = [
    [skus[0] ?? '', 2],
    [skus[1] ?? '', 1],
  ];
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who, extra);
  if (placed.payAt && isPaid) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

let read = 0;
/** The new events of orders since the last call, oldest first. */
async function newEvents() {
  const { pool } = counter.database;
  await numberEvents(pool);
  const events = await eventsAfter(pool, read, EVERYTHING, 1_000);
  read = events.at(-1)?.number ?? read;
  return events.filter((event) => event.subject_kind === 'order');
}
const newKinds = async () => (await newEvents()).map(({ kind, subject }) => `${kind} ${subject}`);

/** Every key of `part` is in the other, with the same value; lists have the same length. */
function expectContained(whole: unknown, part: unknown, where = '') {
  if (Array.isArray(part)) {
    expect(whole, where).toHaveLength(part.length);
    for (const [at, each] of part.entries()) expectContained((whole as unknown[])[at], each, `${where}[${at}]`);
  } else if (part !== null && typeof part === 'object')
    for (const [key, value] of Object.entries(part))
      expectContained((whole as Record<string, unknown> | null)?.[key], value, `${where}.${key}`);
  else expect(whole, where).toEqual(part);
}

describe('each step of an order', () => {
  it('writes its one event: from the payment by card to the credit note', async () => {
    await newKinds();
    const steps: [what: string, run: (number: string) => Promise<unknown>, kinds: string[]][] = [
      [
        'shipped in part',
        (number) => ship(number, { ...ALL, pieces: new Map([[skus[0] ?? '', 1]]) }, life()),
        ['order.shipped'],
      ],
      ['captured', () => carryOut(null, life()), []],
      ['held', (number) => holdOrder(number, 'adresse', life()), ['order.changed']],
      ['released', (number) => releaseOrder(number, life()), ['order.changed']],
      ['shipped', (number) => ship(number, ALL, life()), ['order.shipped']],
      ['invoiced', (number) => invoiceOrder(number, null, life()), ['order.invoiced']],
      [
        'credited',
        (number) =>
          creditOrder(
            number,
            { pieces: new Map([[skus[0] ?? '', 1]]), freight: false, restock: true, reason: 'retur' },
            life(),
          ),
        ['order.credited'],
      ],
    ];
    const number = await ordered('card', {}, false);
    expect(await newKinds()).toEqual([`order.placed ${number}`]);
    const [payment] = await counter.rows<{ session_token: string }>(
      'SELECT p.session_token FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE o.number = $1',
      [number],
    );
    await press(counter, `/payment/test/${payment?.session_token}`, 'authorised');
    expect(await newKinds()).toEqual([`order.paid ${number}`]);
    for (const [what, run, kinds] of steps) {
      const outcome = await run(number);
      expect(outcome, what).not.toMatchObject({ ok: false });
      const found = (await newKinds()).filter((kind) => !/^order\.(captured|refunded) /.test(kind));
      expect(found, what).toEqual(kinds.map((kind) => `${kind} ${number}`));
    }
  });

  it('writes captures and refunds of money as their own events', async () => {
    await newKinds();
    const number = await ordered('card');
    await ship(number, ALL, life());
    await invoiceOrder(number, null, life());
    await creditOrder(number, { pieces: null, freight: true, restock: true, reason: 'retur' }, life());
    expect(await newKinds()).toEqual(
      ['placed', 'paid', 'shipped', 'captured', 'invoiced', 'credited', 'refunded'].map(
        (kind) => `order.${kind} ${number}`,
      ),
    );
  });

  it('of an order on account: shipped, on its way, delivered, complete', async () => {
    await newKinds();
    const number = await ordered('account');
    await ship(number, ALL, life());
    await invoiceOrder(number, null, life());
    const [parcel] = await counter.rows<{ number: string }>(
      'SELECT s.number FROM shipment s JOIN sales_order o ON o.id = s.order_id WHERE o.number = $1',
      [number],
    );
    const at = { place: '', at: counter.clock.now() };
    await track(parcel?.number ?? '', { ...at, status: 'IN_TRANSIT' }, life());
    await track(parcel?.number ?? '', { ...at, status: 'DELIVERED' }, life());
    await completeOrder(number, life());
    expect(await newKinds()).toEqual(
      ['placed', 'shipped', 'invoiced', 'changed', 'delivered', 'changed'].map((kind) => `order.${kind} ${number}`),
    );
  });

  it('of a cancelled order is one event, and a refused step is none', async () => {
    await newKinds();
    const number = await ordered('account');
    await cancelOrder(number, { reason: 'fortrudt', asCustomer: false }, life());
    await cancelOrder(number, { reason: 'igen', asCustomer: false }, life());
    await ship(number, ALL, life());
    expect(await newKinds()).toEqual([`order.placed ${number}`, `order.canceled ${number}`]);
  });
});

describe('the state of an order', () => {
  it('says everything that the middleware is sent, and what the shopper wrote', async () => {
    await newEvents();
    const number = await ordered('account', {
      comment: 'Ring på port 3',
      requisitioner: 'Anna Holm',
      requisition_number: 'REQ-7',
      reference: 'Projekt 12',
    });
    await ship(number, ALL, life());
    await invoiceOrder(number, null, life());
    const last = (await newEvents()).at(-1);
    const row = await orderByNumber(counter.database.db, number);
    const [staff] = row ? await staffOrders(counter.database.db, counter.database.pool, [row]) : [];
    if (!staff) throw new Error('The order is missing');
    const handed = handedOrder(staff);
    const lines = handed.lines.map(({ wishes: _danish, ...line }) => line);
    expectContained(last?.state, { ...handed, lines });
    expect(last?.state).toMatchObject({
      ...{ comment: 'Ring på port 3', requisitioner: 'Anna Holm', requisitionNumber: 'REQ-7', reference: 'Projekt 12' },
      ...{ isReleased: true, isTest: false },
      shipments: [
        {
          trackingNumber: ALL.trackingNumber,
          lines: [
            { sku: skus[0], quantity: 2 },
            { sku: skus[1], quantity: 1 },
          ],
        },
      ],
    });
    expect(JSON.stringify(last?.state)).not.toContain(row?.publicToken);
  });
});

describe('the numbers', () => {
  const touch = (number: string) =>
    `UPDATE sales_order SET comment = coalesce(comment, '') || '.' WHERE number = '${number}'`;

  it('follow the commits: an event of a transaction that began earlier and commits later has the higher number', async () => {
    const [one, other] = [await ordered('account'), await ordered('account')];
    await newEvents();
    const { pool } = counter.database;
    const early = await pool.connect();
    try {
      await early.query('BEGIN');
      await early.query(touch(one));
      await inTransaction(pool, ({ client }) => client.query(touch(other)));
      expect(await newKinds()).toEqual([`order.changed ${other}`]);
      await early.query('COMMIT');
      expect(await newKinds()).toEqual([`order.changed ${one}`]);
    } finally {
      early.release();
    }
  });

  it('a transaction that is taken back leaves no event', async () => {
    const number = await ordered('account');
    await newEvents();
    const { pool } = counter.database;
    await expect(
      inTransaction(pool, async ({ client }) => {
        await client.query(touch(number));
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await newKinds()).toEqual([]);
  });

  it('are each given once and read without a gap by a reader beside many writers and numberers', async () => {
    const numbers = [await ordered('account'), await ordered('account'), await ordered('account')];
    await newEvents();
    const { pool } = counter.database;
    const seen: number[] = [];
    let isDone = false;
    const reader = (async () => {
      do {
        await numberEvents(pool);
        seen.push(...(await eventsAfter(pool, seen.at(-1) ?? read, EVERYTHING, 7)).map((event) => event.number));
      } while (!isDone);
    })();
    await Promise.all(
      numbers.map(async (number) => {
        for (let turn = 0; turn < 40; turn += 1) {
          await inTransaction(pool, ({ client }) => client.query(touch(number)));
          if (turn % 5 === 0) await numberEvents(pool);
        }
      }),
    );
    isDone = true;
    await reader;
    seen.push(...(await newEvents()).map((event) => event.number).filter((number) => number > (seen.at(-1) ?? 0)));
    const written = await counter.rows<{ number: number }>(
      'SELECT number FROM business_event WHERE number >= $1 ORDER BY number',
      [seen[0]],
    );
    expect(seen).toHaveLength(120);
    expect(seen).toEqual(written.map(({ number }) => Number(number)));
  });
});

describe('retention', () => {
  it('deletes events by age and never gives a number twice', async () => {
    const number = await ordered('account');
    await newEvents();
    const { pool } = counter.database;
    const { last } = await eventSpan(pool);
    await deleteOldEvents(pool, new Date(Date.now() - 60_000));
    expect(await eventSpan(pool)).toEqual({ last, deleted: 0 });
    await deleteOldEvents(pool, new Date(Date.now() + 60_000));
    expect(await eventSpan(pool)).toEqual({ last, deleted: last });
    await cancelOrder(number, { reason: '', asCustomer: false }, life());
    const [next] = await newEvents();
    expect(next?.number).toBeGreaterThan(last);
  });

  it('deletes what the log says of an order whose personal data end by their age', async () => {
    const number = await ordered('card');
    await cancelOrder(number, { reason: '', asCustomer: false }, life());
    await newEvents();
    const { pool } = counter.database;
    const eventsOf = () => counter.rows('SELECT FROM business_event WHERE subject = $1', [number]);
    expect((await eventsOf()).length).toBeGreaterThan(0);
    await inTransaction(pool, ({ client }) =>
      forgetOld(client, 'orders', new Date(counter.clock.now().getTime() + 60_000)),
    );
    expect(await eventsOf()).toEqual([]);
  });
});
