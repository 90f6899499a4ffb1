// Open items in the back office: invoices on account with credit notes and payments, by age and company, payments that are registered once, undone by
// counter entries and posted in the journal, and rights.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { owedBy } from '#backend/commerce/order/order.sql';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { monthOfDay } from '#domain/staff/money';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { endSides, openSide, type Side, waits } from './side-by-side';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, readCart, readyCart, someSkus } from './test-backend';

interface Item {
  id: number;
  number: string;
  creditedOere: number;
  paidOere: number;
  openOere: number;
}
interface Done {
  problem: { code: string; field: string | null } | null;
}
interface Answered {
  staffOpenItems?: {
    rows: Item[];
    hasMore: boolean;
    openOere: number;
    companies: ({ id: number | null; name: string } & Record<string, number>)[];
  };
  staffOpenInvoice?: {
    item: Item;
    payments: { id: number; amountOere: number; undoes: number | null; isUndone: boolean; by: string }[];
    credits: { number: string }[];
  } | null;
  staffRegisterPayment?: Done;
  staffUndoPayment?: Done;
  staffVouchers?: {
    vouchers: { kind: string; name: string; postings: { account: { group: string }; oere: number }[] }[];
  };
}

let counter: Counter;
const { ask, enter } = staffDesk<Answered>(() => counter);
let today = '';

const ITEMS = `query ($filter: StaffOpenFilter!, $first: Int!) { staffOpenItems(filter: $filter, first: $first) {
  rows { id number creditedOere paidOere openOere } hasMore openOere
  companies { id name currentOere days30Oere days60Oere days90Oere olderOere } } }`;
const INVOICE = `query ($number: String!) { staffOpenInvoice(number: $number) { item { id number creditedOere paidOere openOere }
  payments { id amountOere undoes isUndone by } credits { number } } }`;
const REGISTER = `mutation ($input: StaffInvoicePaymentInput!) { staffRegisterPayment(input: $input) { problem { code field } } }`;
const UNDO =
  'mutation ($number: String!, $id: Int!) { staffUndoPayment(number: $number, id: $id) { problem { code field } } }';
const VOUCHERS = `query ($month: String!) { staffVouchers(month: $month, after: "2.0", first: 500) {
  vouchers { kind name postings { account { group } oere } } } }`;

let orders: { id: number; number: string; company: number }[] = [];

async function ordered() {
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [sku = ''] = await someSkus(counter, 1);
  const { number = '' } = await place(counter, await readyCart(counter, [[sku, 1]], 'account', who), who);
  const [row] = await counter.rows<{ id: number; company: number }>(
    'SELECT id, business_id AS company FROM sales_order WHERE number = $1',
    [number],
  );
  if (!row) throw new Error('no order');
  return { ...row, number: number ?? '' };
}

/** `due`: days from today. */
const document = (order: number, kind: string, number: string, due: number, oere: number, giftCardOere = 0) =>
  counter.rows(
    `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere, gift_card_oere)
      VALUES ($1, $2, $3, '2026-01-01', $4, $5, 0, $5, $6)`,
    [orders[order]?.id, kind, number, addDays(today, due), oere, giftCardOere],
  );

afterEach(endSides);
beforeAll(async () => {
  counter = await openCounter();
  today = inCopenhagen(counter.clock.now()).date;
  for (const role of STAFF_ROLES) await enter(role);
  // What the demo world has on account is no concern of this test.
  await counter.rows(`UPDATE payment SET status = 'captured' WHERE status = 'account'`);
  orders = [await ordered(), await ordered(), await ordered()];
  await document(0, 'invoice', 'O-1', 5, 10_000, 1_000);
  await document(0, 'invoice', 'O-2', -1, 20_000);
  await document(0, 'credit', 'O-C', -1, 12_000, 500);
  await document(1, 'invoice', 'O-3', -30, 30_000);
  await document(1, 'invoice', 'O-4', -31, 40_000);
  await document(2, 'invoice', 'O-5', -61, 50_000);
  await document(2, 'invoice', 'O-6', -91, 60_000);
});
afterAll(() => counter?.close());

async function items(filter: Record<string, unknown> = {}, first = 500) {
  const { data, codes } = await ask(ITEMS, { filter, first });
  if (!data?.staffOpenItems) throw new Error(codes.join());
  return data.staffOpenItems;
}
async function invoice(number: string) {
  const { data } = await ask(INVOICE, { number });
  if (!data?.staffOpenInvoice) throw new Error(number);
  const { item, ...others } = data.staffOpenInvoice;
  return { ...item, ...others };
}
const input = (given: Record<string, unknown>) => ({
  ...{ number: 'O-3', amountOere: 1_000, paidOn: today, reference: 'Bank 7', openOere: 30_000, formKey: randomUUID() },
  ...given,
});
const register = async (given: Record<string, unknown>) => {
  const { data, codes } = await ask(REGISTER, { input: input(given) });
  return data?.staffRegisterPayment?.problem?.code ?? (codes.length > 0 ? codes : null);
};
const undo = async (number: string, id: number) => {
  const { data, codes } = await ask(UNDO, { number, id });
  return data?.staffUndoPayment?.problem?.code ?? (codes.length > 0 ? codes : null);
};
const numbersOf = ({ rows }: { rows: Item[] }) => rows.map(({ number }) => number);

describe('open items', () => {
  it('are invoices on account, the longest due first, with credit notes taken off the oldest of an order', async () => {
    const { rows, hasMore, openOere } = await items();
    expect([numbersOf({ rows }), hasMore]).toEqual([['O-6', 'O-5', 'O-4', 'O-3', 'O-2'], false]);
    // The credit note of 11,500 settles O-1 (9,000), and takes the rest off O-2.
    expect(rows.at(-1)).toMatchObject({ creditedOere: 2_500, paidOere: 0, openOere: 17_500 });
    expect(await invoice('O-1')).toMatchObject({ creditedOere: 9_000, openOere: 0, credits: [{ number: 'O-C' }] });
    expect(openOere).toBe(197_500);
  });

  it('are sums of ages by company', async () => {
    const { companies } = await items();
    expect(companies).toEqual([
      {
        ...{ id: orders[0]?.company, name: 'Havnens Arkitekter ApS', currentOere: 0, days30Oere: 47_500 },
        ...{ days60Oere: 40_000, days90Oere: 50_000, olderOere: 60_000 },
      },
    ]);
  });

  it('are filtered by due days, company and text, and paged', async () => {
    expect(numbersOf(await items({ dueFrom: addDays(today, -61), dueTo: addDays(today, -31) }))).toEqual([
      'O-5',
      'O-4',
    ]);
    expect(numbersOf(await items({ dueTo: addDays(today, -91) }))).toEqual(['O-6']);
    expect(numbersOf(await items({ company: orders[0]?.company })).length).toBe(5);
    expect(numbersOf(await items({ company: 999_999 }))).toEqual([]);
    expect(numbersOf(await items({ text: 'O-4' }))).toEqual(['O-4']);
    expect(numbersOf(await items({ text: orders[0]?.number }))).toEqual(['O-2']);
    const first = await items({}, 2);
    expect([numbersOf(first), first.hasMore]).toEqual([['O-6', 'O-5'], true]);
    const last = await items({ after: (await invoice('O-4')).id }, 2);
    expect([numbersOf(last), last.hasMore]).toEqual([['O-3', 'O-2'], false]);
    expect((await ask(ITEMS, { filter: { dueFrom: 'soon' }, first: 1 })).codes).toHaveLength(1);
  });

  it('of orders that are not on account, and credit notes, have no page', async () => {
    for (const number of ['O-C', 'none']) expect((await ask(INVOICE, { number })).data?.staffOpenInvoice).toBeNull();
    expect(await register({ number: 'none' })).toBe('INVOICE_NOT_FOUND');
  });
});

describe('a payment', () => {
  it('is registered once by a form that is sent twice, also at the same time', async () => {
    const formKey = randomUUID();
    const twice = await Promise.all([register({ formKey }), register({ formKey })]);
    expect([twice, await register({ formKey })]).toEqual([[null, null], null]);
    expect(await invoice('O-3')).toMatchObject({
      ...{ paidOere: 1_000, openOere: 29_000 },
      payments: [{ amountOere: 1_000, undoes: null, isUndone: false, by: 'administrator' }],
    });
  });

  it('of another balance than the page showed is refused', async () => {
    expect(await register({})).toBe('INVOICE_BALANCE_CHANGED');
    expect((await invoice('O-3')).payments).toHaveLength(1);
  });

  it('is at most what is open, and not of the future', async () => {
    expect(await register({ openOere: 29_000, amountOere: 29_001 })).toBe('AMOUNT_ABOVE_OPEN');
    expect(await register({ openOere: 29_000, paidOn: addDays(today, 1) })).toBe('PAID_DAY_IN_FUTURE');
    expect(await register({ openOere: 29_000, formKey: '' })).toHaveLength(1);
    expect(await register({ openOere: 29_000, amountOere: 29_000 })).toBeNull();
    expect(numbersOf(await items())).not.toContain('O-3');
  });

  it('is undone once, by a counter entry that stays', async () => {
    const [first, second] = (await invoice('O-3')).payments;
    const id = second?.id ?? 0;
    expect(await Promise.all([undo('O-3', id), undo('O-3', id)])).toEqual([null, null]);
    const { payments, openOere } = await invoice('O-3');
    expect([payments.length, openOere, payments[1]?.isUndone]).toEqual([3, 29_000, true]);
    expect(payments[2]).toMatchObject({ amountOere: -29_000, undoes: id, isUndone: false });
    for (const wrong of [payments[2]?.id ?? 0, 999_999])
      expect(await undo('O-3', wrong)).toBe('INVOICE_PAYMENT_NOT_FOUND');
    expect(await undo('O-4', first?.id ?? 0)).toBe('INVOICE_PAYMENT_NOT_FOUND');
    await expect(counter.rows('DELETE FROM invoice_payment')).rejects.toThrow('append-only');
  });

  it('that a later credit note covers is to be paid back', async () => {
    expect(await register({ number: 'O-4', openOere: 40_000, amountOere: 40_000 })).toBeNull();
    await document(1, 'credit', 'O-D', 0, 35_000);
    expect(await invoice('O-4')).toMatchObject({ creditedOere: 5_000, openOere: -5_000 });
    expect(numbersOf(await items())).toContain('O-4');
    expect(await register({ number: 'O-4', openOere: -5_000, amountOere: 5_000 })).toBeNull();
    expect(await invoice('O-4')).toMatchObject({ paidOere: 35_000, openOere: 0 });
  });

  it('is in the log of staff, and in the journal of the month in which it was registered', async () => {
    const log = await counter.rows<{ command: string }>(
      `SELECT command FROM staff_action WHERE subject IN ('O-3', 'O-4') ORDER BY id`,
    );
    expect(log.map(({ command }) => command)).toEqual([
      ...['invoice paid', 'invoice paid', 'invoice undo', 'invoice paid', 'invoice paid'],
    ]);
    const { data } = await ask(VOUCHERS, { month: monthOfDay(today) });
    const vouchers = data?.staffVouchers?.vouchers ?? [];
    expect(vouchers.slice(0, 5).map(({ kind, postings }) => [kind, postings.map(({ oere }) => oere)])).toEqual([
      ['paid', [1_000, -1_000]],
      ['paid', [29_000, -29_000]],
      ['undone', [-29_000, 29_000]],
      ['paid', [40_000, -40_000]],
      ['paid-back', [-5_000, 5_000]],
    ]);
    expect(vouchers[0]?.name).toBe(`O-3, ${today}, Bank 7`);
    expect(vouchers[0]?.postings.map(({ account }) => account.group)).toEqual(['bank', 'debtors']);
  });
});

it('stored balances are those of the documents and payments, also when an order leaves the account', async () => {
  const stored = () => counter.rows('SELECT * FROM open_invoice ORDER BY invoice_id');
  const computed = () => counter.rows('SELECT * FROM invoice_balance WHERE open_oere <> 0 ORDER BY invoice_id');
  expect(await stored()).toEqual(await computed());
  expect((await stored()).length).toBeGreaterThan(3);
  const leave = (status: string) =>
    counter.rows('UPDATE payment SET status = $2 WHERE order_id = $1', [orders[2]?.id, status]);
  await leave('captured');
  expect(numbersOf(await items())).not.toContain('O-5');
  await leave('account');
  expect(numbersOf(await items())).toContain('O-5');
  expect(await stored()).toEqual(await computed());
});

it('the balance of an order is right after two transactions that change it at the same moment', async () => {
  const pay = (side: Side, key: string) =>
    side.client.query(
      `INSERT INTO invoice_payment (invoice_id, amount_oere, paid_on, form_key, registered_by, registered_at)
        SELECT invoice_id, 1, '2026-11-01', $2, 'Mette', now() FROM open_invoice WHERE order_id = $1 ORDER BY invoice_id LIMIT 1`,
      [orders[2]?.id, key],
    );
  const [one, other] = [await openSide(counter.database), await openSide(counter.database)];
  await pay(one, 'side-1');
  const second = pay(other, 'side-2');
  expect(await waits(counter.database, other, second)).toBe(true);
  await one.end('COMMIT');
  await second;
  await other.end('COMMIT');
  const computed = await counter.rows('SELECT * FROM invoice_balance WHERE open_oere <> 0 ORDER BY invoice_id');
  expect(await counter.rows('SELECT * FROM open_invoice ORDER BY invoice_id')).toEqual(computed);
});

describe('a payment and the credit limit', () => {
  it('makes room for as much as was registered, and takes it back when it is undone', async () => {
    const paid = await ordered();
    orders.push(paid);
    await document(3, 'invoice', 'O-7', 0, 10_000);
    const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const [sku = ''] = await someSkus(counter, 1);
    const cart = await readyCart(counter, [[sku, 1]], 'account', who);
    const total = (await readCart(counter, cart, who)).data?.cart?.prices?.grand_total?.value ?? 0;
    const owed = () => owedBy(counter.database.db, paid.company);
    const before = await owed();
    const [share, limit] = [200, before + Math.round(total * 100) - 200];
    await counter.rows('UPDATE business SET credit_limit_oere = $2 WHERE id = $1', [paid.company, limit]);
    const placed = async () => (await place(counter, cart, who)).errors.map(({ code }) => code);
    expect(await placed()).toEqual(['CREDIT_LIMIT_EXCEEDED']);
    expect(await register({ number: 'O-7', openOere: 10_000, amountOere: share - 1 })).toBeNull();
    expect([await owed(), await placed()]).toEqual([before - share + 1, ['CREDIT_LIMIT_EXCEEDED']]);
    expect(await register({ number: 'O-7', openOere: 10_001 - share, amountOere: 1 })).toBeNull();
    const [first] = (await invoice('O-7')).payments;
    expect(await undo('O-7', first?.id ?? 0)).toBeNull();
    expect([await owed(), await placed()]).toEqual([before - 1, ['CREDIT_LIMIT_EXCEEDED']]);
    expect(await register({ number: 'O-7', openOere: 9_999, amountOere: share - 1 })).toBeNull();
    expect([await owed(), await placed()]).toEqual([before - share, []]);
    await counter.rows('UPDATE business SET credit_limit_oere = NULL WHERE id = $1', [paid.company]);
  });

  it('counts credit notes, and neither makes an order owe less than nothing', async () => {
    const one = await ordered();
    orders.push(one);
    const before = await owedBy(counter.database.db, one.company);
    const [row] = await counter.rows<{ total: number }>(
      'SELECT total_oere::int AS total FROM sales_order WHERE id = $1',
      [one.id],
    );
    const total = row?.total ?? 0;
    await document(4, 'invoice', 'O-8', 0, total);
    await document(4, 'credit', 'O-E', 0, 100);
    expect(await owedBy(counter.database.db, one.company)).toBe(before - 100);
    expect(await register({ number: 'O-8', openOere: total - 100, amountOere: total - 100 })).toBeNull();
    await document(4, 'credit', 'O-F', 0, 300);
    expect(await owedBy(counter.database.db, one.company)).toBe(before - total);
  });
});

it('open items and payments are for roles with the right to money', async () => {
  for (const role of STAFF_ROLES) {
    const asked = [
      await ask(ITEMS, { filter: {}, first: 1 }, role),
      await ask(INVOICE, { number: 'O-5' }, role),
      await ask(REGISTER, { input: input({ number: 'O-5', openOere: 1 }) }, role),
      await ask(UNDO, { number: 'O-5', id: 1 }, role),
    ];
    const refused = asked.map(({ codes }) => codes.includes('STAFF_RIGHT_MISSING'));
    expect([role, refused]).toEqual([role, asked.map(() => !roleHasRight(role, 'money'))]);
  }
});
