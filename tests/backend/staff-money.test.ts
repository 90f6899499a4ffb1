// The books in the back office: documents on both sides of a month's midnight, VAT by rate, payments, gift cards, pages by key, and rights.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersOfStore } from '#backend/commerce/order-desk/index';
import { spanOfMonth } from '#domain/staff/money';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

interface Document {
  id: number;
  kind: string;
  number: string;
  order: string;
  company: string | null;
  netOere: number;
  taxes: { vatBp: number; netOere: number; vatOere: number }[];
}
interface Documents {
  rows: Document[];
  hasNewer: boolean;
  hasOlder: boolean;
}
interface Month {
  kinds: Record<string, string | number>[];
  rates: Record<string, number>[];
  providers: { provider: string; capturedOere: number; refundedOere: number }[];
  giftCards: Record<string, number> | null;
}

let counter: Counter;
let order: { id: number; number: string; payment: number };
const { ask, enter } = staffDesk<{ staffMonth?: Month; staffDocuments?: Documents }>(() => counter);
const MONTH = '2026-10';
const { from, to } = spanOfMonth(MONTH);
const JUST = 1;

const MONTH_QUERY = `query ($month: String!, $store: String) { staffMonth(month: $month, store: $store) {
  kinds { kind documents firstNumber lastNumber netOere vatOere totalOere accountOere giftCardOere }
  rates { vatBp invoicedNetOere invoicedVatOere creditedNetOere creditedVatOere }
  providers { provider capturedOere refundedOere }
  giftCards { soldOere issuedOere usedOere withdrawnOere balanceOere } } }`;
const DOCUMENTS_QUERY = `query ($filter: StaffDocumentFilter!, $first: Int!) { staffDocuments(filter: $filter, first: $first) {
  rows { id kind number order company netOere taxes { vatBp netOere vatOere } } hasNewer hasOlder } }`;

/** A document of the one order: 25 % and 0 % VAT. */
async function issued(kind: 'invoice' | 'credit', number: string, at: Date, oere: number, giftCardOere = 0) {
  const vat = oere / 4;
  const [{ id = 0 } = {}] = await counter.rows<{ id: number }>(
    `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere, gift_card_oere)
      VALUES ($1, $2, $3, $4, '2026-12-01', $5, $6, $7, $8) RETURNING id`,
    [order.id, kind, number, at, oere + 300, vat, oere + 300 + vat, giftCardOere],
  );
  await counter.rows(
    `INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere) VALUES ($1, 2500, $2, $3), ($1, 0, 300, 0)`,
    [...[id, oere, vat]],
  );
}

beforeAll(async () => {
  counter = await openCounter();
  // Those of the demo world are older than every month here.
  await counter.rows(`UPDATE invoice SET issued_at = '2020-01-01'`);
  await counter.rows(`UPDATE payment_operation SET done_at = '2020-01-01' WHERE done_at IS NOT NULL`);
  for (const role of STAFF_ROLES) await enter(role);
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [sku = ''] = await someSkus(counter, 1);
  const { number = '' } = await place(counter, await readyCart(counter, [[sku, 1]], 'account', who), who);
  const [row] = await counter.rows<{ id: number; payment: number }>(
    'SELECT o.id, p.id AS payment FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1',
    [number],
  );
  order = { id: row?.id ?? 0, payment: row?.payment ?? 0, number: number ?? '' };
  await issued('invoice', '900001', new Date(from.getTime() - JUST), 10_000);
  await issued('invoice', '900002', from, 20_000);
  await issued('invoice', '900003', new Date(to.getTime() - JUST), 40_000, 1_000);
  await issued('credit', '900001', new Date(to.getTime() - JUST), 4_000, 400);
  await issued('invoice', '900004', to, 80_000);
});
afterAll(() => counter?.close());

async function month(store: string | null = null, name = MONTH): Promise<Month> {
  const { data, codes } = await ask(MONTH_QUERY, { month: name, store });
  if (!data?.staffMonth) throw new Error(codes.join());
  return data.staffMonth;
}

async function documents(filter: Record<string, unknown>, first = 50): Promise<Documents> {
  const { data, codes } = await ask(DOCUMENTS_QUERY, { filter, first });
  if (!data?.staffDocuments) throw new Error(codes.join());
  return data.staffDocuments;
}

const numbersOf = ({ rows }: Documents) => rows.map(({ kind, number }) => `${kind} ${number}`);

describe('a month', () => {
  it('has the documents from its first moment to its last, and what they come to', async () => {
    const { kinds } = await month();
    expect([...kinds].sort((one, other) => (String(one.kind) < String(other.kind) ? 1 : -1))).toEqual([
      {
        ...{ kind: 'invoice', documents: 2, firstNumber: '900002', lastNumber: '900003' },
        ...{ netOere: 60_600, vatOere: 15_000, totalOere: 75_600, accountOere: 74_600, giftCardOere: 1_000 },
      },
      {
        ...{ kind: 'credit', documents: 1, firstNumber: '900001', lastNumber: '900001' },
        ...{ netOere: 4_300, vatOere: 1_000, totalOere: 5_300, accountOere: 4_900, giftCardOere: 400 },
      },
    ]);
  });

  it('has VAT by rate, invoiced and credited apart', async () => {
    expect((await month()).rates).toEqual([
      {
        ...{ vatBp: 2500, invoicedNetOere: 60_000, invoicedVatOere: 15_000 },
        ...{ creditedNetOere: 4_000, creditedVatOere: 1_000 },
      },
      { vatBp: 0, invoicedNetOere: 600, invoicedVatOere: 0, creditedNetOere: 300, creditedVatOere: 0 },
    ]);
  });

  it('of one store leaves out the others, and gift cards, which pay in all', async () => {
    expect((await month('b2b')).kinds.length).toBe(2);
    for (const store of ['b2c', 'no-such-store'])
      expect(await month(store)).toEqual(
        expect.objectContaining({ kinds: [], rates: [], providers: [], giftCards: null }),
      );
    expect((await month(null, '2025-01')).kinds).toEqual([]);
  });

  it('has what providers captured and refunded in it; test payments, refused and due operations moved nothing', async () => {
    const operation = (kind: string, oere: number, at: Date | null, status = 'done') =>
      counter.rows(
        `INSERT INTO payment_operation (payment_id, kind, amount_oere, idempotency_key, status, asked_at, done_at)
          VALUES ($1, $2, $3, gen_random_uuid(), $4, '2026-10-01', $5)`,
        [order.payment, kind, oere, status, at],
      );
    const inside = new Date(from.getTime() + JUST);
    await operation('capture', 500, from);
    await operation('capture', 70, new Date(to.getTime() - JUST));
    await operation('refund', 30, inside);
    for (const outside of [new Date(from.getTime() - JUST), to]) await operation('capture', 9_000, outside);
    for (const kind of ['void', 'authorise']) await operation(kind, 9_000, inside);
    await operation('capture', 9_000, inside, 'refused');
    await operation('capture', 9_000, null, 'due');
    const [{ provider = '' } = {}] = await counter.rows<{ provider: string }>(
      'SELECT provider FROM payment WHERE id = $1',
      [order.payment],
    );
    expect((await month()).providers).toEqual([{ provider, capturedOere: 570, refundedOere: 30 }]);
    await counter.rows(`UPDATE payment SET mode = 'TEST' WHERE id = $1`, [order.payment]);
    expect((await month()).providers).toEqual([]);
  });

  it('has the movements of gift cards in it, and their balance at its end', async () => {
    const [{ id = 0 } = {}] = await counter.rows<{ id: number }>(
      `INSERT INTO gift_card (code, code_key, issued_at) VALUES ('MONEY-1', 'MONEY1', now()) RETURNING id`,
    );
    const before = (await month()).giftCards;
    const entry = (kind: string, oere: number, at: Date) =>
      counter.rows(
        'INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at) VALUES ($1, $2, $3, gen_random_uuid(), $4)',
        [id, kind, oere, at],
      );
    await entry('issued', 1, new Date(from.getTime() - JUST));
    await entry('sold', 20_000, from);
    await entry('issued', 3_000, from);
    await entry('taken', -7_000, from);
    await entry('given-back', 500, new Date(to.getTime() - JUST));
    await entry('withdrawn', -200, from);
    await entry('sold', 99_000, to);
    const after = (await month()).giftCards;
    const change = Object.entries(after ?? {}).map(([name, oere]) => [name, oere - (before?.[name] ?? 0)]);
    expect(Object.fromEntries(change)).toEqual({
      ...{ soldOere: 20_000, issuedOere: 3_000, usedOere: 6_500, withdrawnOere: 200, balanceOere: 16_301 },
    });
  });

  it('that is none is refused', async () => {
    for (const name of ['2026-13', '2026-10-01', ''])
      expect((await ask(MONTH_QUERY, { month: name, store: null })).codes).toHaveLength(1);
  });
});

describe('documents', () => {
  it('are found by their number, their order, its company and its e-mail', async () => {
    const all = ['invoice 900004', 'credit 900001', 'invoice 900003', 'invoice 900002', 'invoice 900001'];
    expect(numbersOf(await documents({ text: '900003' }))).toEqual(['invoice 900003']);
    expect(numbersOf(await documents({ text: '900001' }))).toEqual(['credit 900001', 'invoice 900001']);
    for (const text of [order.number, 'havnens arki', 'BIRGITTE@havnens'])
      expect([text, numbersOf(await documents({ text, from: '2026-09-01T00:00:00Z' }))]).toEqual([text, all]);
    expect((await documents({ text: 'no such words' })).rows).toEqual([]);
    const [row] = (await documents({ text: '900002' })).rows;
    expect(row).toMatchObject({
      ...{ order: order.number, company: 'Havnens Arkitekter ApS', netOere: 20_300 },
      taxes: [
        { vatBp: 0, netOere: 300, vatOere: 0 },
        { vatBp: 2500, netOere: 20_000, vatOere: 5_000 },
      ],
    });
  });

  it('of a store are the same by the ids of its orders and by its own id, on both sides of the limit between the two', async () => {
    const orders = await counter.rows<{ id: number }>(
      `SELECT id FROM sales_order WHERE store_id = (SELECT id FROM store WHERE code = 'b2b')`,
    );
    for (const [few, way] of [
      [orders.length - 1, /store_id = /],
      [orders.length, /o\.id = ANY/],
    ] as const) {
      const values: unknown[] = [];
      const condition = await ordersOfStore(counter.database.pool, 'b2b', (given) => `$${values.push(given)}`, few);
      expect(condition).toMatch(way);
      const found = await counter.rows<{ id: number }>(`SELECT o.id FROM sales_order o WHERE ${condition}`, values);
      expect(found.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
    }
  });
  it('are filtered by kind, store and period', async () => {
    const period = { from: from.toISOString(), to: to.toISOString() };
    expect(numbersOf(await documents({ ...period, kind: 'credit' }))).toEqual(['credit 900001']);
    expect(numbersOf(await documents({ ...period, store: 'b2b' }))).toHaveLength(3);
    expect(numbersOf(await documents({ ...period, store: 'b2c' }))).toEqual([]);
    for (const filter of [{ kind: 'bill' }, { from: 'yesterday' }])
      expect((await ask(DOCUMENTS_QUERY, { filter, first: 1 })).codes).toHaveLength(1);
  });

  it('are the same on pages in both directions as in one list', async () => {
    const all = await documents({}, 500);
    expect([all.hasNewer, all.hasOlder]).toEqual([false, false]);
    const ids = all.rows.map(({ id }) => id);
    const there: number[] = [];
    for (let after: number | null = null; ; ) {
      const page: Documents = await documents({ after }, 2);
      there.push(...page.rows.map(({ id }) => id));
      expect(page.hasNewer).toBe(after !== null);
      if (!page.hasOlder) break;
      after = page.rows.at(-1)?.id ?? null;
    }
    expect(there).toEqual(ids);
    const back: number[] = [];
    for (let before = ids.at(-1) ?? 0; ; ) {
      const page: Documents = await documents({ before }, 2);
      back.unshift(...page.rows.map(({ id }) => id));
      if (!page.hasNewer) break;
      before = page.rows[0]?.id ?? 0;
    }
    expect(back).toEqual(ids.slice(0, -1));
  });
});

it('the books are for roles with the right to money', async () => {
  for (const role of STAFF_ROLES) {
    const isRefused = (codes: unknown[]) => codes.includes('STAFF_RIGHT_MISSING');
    const [report, list] = [
      await ask(MONTH_QUERY, { month: MONTH, store: null }, role),
      await ask(DOCUMENTS_QUERY, { filter: {}, first: 1 }, role),
    ];
    const may = roleHasRight(role, 'money');
    expect([role, isRefused(report.codes), isRefused(list.codes)]).toEqual([role, !may, !may]);
  }
  expect((await ask(MONTH_QUERY, { month: MONTH, store: null }, null)).codes).toEqual(['SESSION_EXPIRED']);
});
