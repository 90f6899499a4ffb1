// The journal of a month in the back office: vouchers on both sides of a month's midnight, each once over pages, sums that are those of the report,
// accounts from the shop's files, and rights.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLedgerAccounts } from '#backend/commerce/seller/seller.sql';
import { spanOfMonth } from '#domain/staff/money';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

interface Account {
  group: string;
  key: string;
}
interface Voucher {
  kind: string;
  number: string;
  day: string;
  dueOn: string | null;
  order: string | null;
  name: string;
  postings: { account: Account; oere: number }[];
}
interface Answered {
  staffJournal?: {
    sums: { account: Account; debitOere: number; creditOere: number }[];
    numbers: { group: string; key: string; number: string }[];
  };
  staffVouchers?: { vouchers: Voucher[]; next: string | null };
  staffMonth?: {
    kinds: { kind: string; netOere: number; totalOere: number; accountOere: number; giftCardOere: number }[];
    rates: {
      vatBp: number;
      invoicedNetOere: number;
      invoicedVatOere: number;
      creditedNetOere: number;
      creditedVatOere: number;
    }[];
    providers: { provider: string; capturedOere: number; refundedOere: number }[];
    giftCards: { soldOere: number; issuedOere: number; usedOere: number; withdrawnOere: number };
  };
}

let counter: Counter;
const { ask, enter } = staffDesk<Answered>(() => counter);
const MONTH = '2026-10';
const { from, to } = spanOfMonth(MONTH);
const JUST = 1;

const JOURNAL = `query ($month: String!) { staffJournal(month: $month) {
  sums { account { group key } debitOere creditOere } numbers { group key number } } }`;
const VOUCHERS = `query ($month: String!, $after: String, $first: Int!) { staffVouchers(month: $month, after: $after, first: $first) {
  vouchers { kind number day dueOn order name postings { account { group key } oere } } next } }`;
const REPORT = `query ($month: String!) { staffMonth(month: $month) { kinds { kind netOere totalOere accountOere giftCardOere }
  rates { vatBp invoicedNetOere invoicedVatOere creditedNetOere creditedVatOere } providers { provider capturedOere refundedOere }
  giftCards { soldOere issuedOere usedOere withdrawnOere } } }`;

interface Ordered {
  id: number;
  number: string;
  payment: number;
  line: number;
}
/** Entries of the demo world's gift cards. */
let earlier: string[] = [];
let account: Ordered;
let card: Ordered;

async function ordered(method: 'account' | 'card'): Promise<Ordered> {
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [sku = ''] = await someSkus(counter, 1);
  const { number = '' } = await place(counter, await readyCart(counter, [[sku, 1]], method, who), who);
  const [row] = await counter.rows<Omit<Ordered, 'number'>>(
    `SELECT o.id, p.id AS payment, l.id AS line FROM sales_order o JOIN payment p ON p.order_id = o.id JOIN order_line l ON l.order_id = o.id
      WHERE o.number = $1`,
    [number],
  );
  if (!row) throw new Error('no order');
  return { ...row, number: number ?? '' };
}

/** 25 % and 0 % VAT. */
async function issued(order: Ordered, kind: string, number: string, at: Date, oere: number, giftCardOere = 0) {
  const vat = oere / 4;
  const [{ id = 0 } = {}] = await counter.rows<{ id: number }>(
    `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere, gift_card_oere)
      VALUES ($1, $2, $3, $4, '2026-12-01', $5, $6, $7, $8) RETURNING id`,
    [order.id, kind, number, at, oere + 300, vat, oere + 300 + vat, giftCardOere],
  );
  await counter.rows(
    'INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere) VALUES ($1, 2500, $2, $3), ($1, 0, 300, 0)',
    [...[id, oere, vat]],
  );
  return id;
}

const operation = (kind: string, oere: number, at: Date | null, status = 'done') =>
  counter.rows(
    `INSERT INTO payment_operation (payment_id, kind, amount_oere, idempotency_key, status, asked_at, done_at)
      VALUES ($1, $2, $3, gen_random_uuid(), $4, '2026-10-01', $5)`,
    [card.payment, kind, oere, status, at],
  );

beforeAll(async () => {
  counter = await openCounter();
  // What the demo world has is older than every month here.
  await counter.rows(`UPDATE invoice SET issued_at = '2020-01-01'`);
  await counter.rows(`UPDATE payment_operation SET done_at = '2020-01-01' WHERE done_at IS NOT NULL`);
  for (const role of STAFF_ROLES) await enter(role);
  const entries = await counter.rows<{ number: string }>(`SELECT 'G' || id AS number FROM gift_card_entry`);
  earlier = entries.map(({ number }) => number);
  account = await ordered('account');
  card = await ordered('card');
  await issued(account, 'invoice', '900001', new Date(from.getTime() - JUST), 10_000);
  await issued(account, 'invoice', '900002', from, 20_000);
  await issued(card, 'invoice', '900003', new Date(to.getTime() - JUST), 40_000);
  await issued(account, 'credit', '900001', new Date(to.getTime() - JUST), 4_000, 400);
  await issued(account, 'invoice', '900004', to, 80_000);
  for (const at of [new Date(from.getTime() - JUST), from, new Date(to.getTime() - JUST), to])
    await operation('capture', 500, at);
  await operation('refund', 30, from);
  await operation('void', 9_000, from);
  await operation('capture', 9_000, from, 'refused');
  await operation('capture', 9_000, null, 'due');
  const [{ id = 0 } = {}] = await counter.rows<{ id: number }>(
    `INSERT INTO gift_card (code, code_key, issued_at) VALUES ('BOOKS-1', 'BOOKS1', now()) RETURNING id`,
  );
  const entry = (kind: string, oere: number, at: Date, order: number | null) =>
    counter.rows(
      'INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at, order_id) VALUES ($1, $2, $3, gen_random_uuid(), $4, $5)',
      [...[id, kind, oere, at, order]],
    );
  await entry('issued', 900, new Date(from.getTime() - JUST), null);
  await entry('sold', 20_000, from, card.id);
  await entry('issued', 3_000, from, null);
  await entry('taken', -7_000, from, account.id);
  await entry('given-back', 500, new Date(to.getTime() - JUST), account.id);
  await entry('withdrawn', -200, from, null);
  await entry('sold', 99_000, to, card.id);
});
afterAll(() => counter?.close());

async function page(after: string | null = null, first = 500) {
  const { data, codes } = await ask(VOUCHERS, { month: MONTH, after, first });
  if (!data?.staffVouchers) throw new Error(codes.join());
  return data.staffVouchers;
}

async function every(first: number): Promise<Voucher[]> {
  const found: Voucher[] = [];
  for (let after: string | null = null; ; ) {
    const { vouchers, next }: { vouchers: Voucher[]; next: string | null } = await page(after, first);
    expect(vouchers.length).toBeLessThanOrEqual(first);
    found.push(...vouchers);
    if (next === null) return found;
    after = next;
  }
}

async function journal(month = MONTH) {
  const { data, codes } = await ask(JOURNAL, { month });
  if (!data?.staffJournal) throw new Error(codes.join());
  return data.staffJournal;
}

const named = ({ kind, number }: Voucher) => (/^\d/.test(number) ? `${kind} ${number}` : kind);

describe('vouchers', () => {
  it('are those of the month from its first moment to its last, each once, on pages of any size', async () => {
    const all = await every(500);
    expect(all.filter(({ number }) => !earlier.includes(number)).map(named)).toEqual([
      ...['invoice 900002', 'invoice 900003', 'credit 900001', 'capture', 'refund', 'capture'],
      ...['sold', 'issued', 'taken', 'withdrawn', 'given-back'],
    ]);
    expect(new Set(all.map(({ number, kind }) => `${kind} ${number}`)).size).toBe(all.length);
    for (const first of [1, 2, 3]) expect(await every(first)).toEqual(all);
  });

  it('have the Danish day, their order and buyer, and postings that balance', async () => {
    const all = await every(500);
    for (const { postings } of all) expect(postings.reduce((sum, { oere }) => sum + oere, 0)).toBe(0);
    const [invoice, paid, credit] = all;
    expect(invoice).toEqual({
      ...{ kind: 'invoice', number: '900002', day: '2026-10-01', dueOn: '2026-12-01', order: account.number },
      name: 'Havnens Arkitekter ApS',
      postings: [
        { account: { group: 'debtors', key: '' }, oere: 25_300 },
        { account: { group: 'sales', key: '25' }, oere: -20_000 },
        { account: { group: 'vat', key: '25' }, oere: -5_000 },
        { account: { group: 'sales', key: '0' }, oere: -300 },
      ],
    });
    expect([paid?.day, paid?.postings[0]]).toEqual([
      '2026-10-31',
      { account: { group: 'prepayments', key: '' }, oere: 50_300 },
    ]);
    expect([credit?.dueOn, credit?.postings.slice(0, 2)]).toEqual([
      null,
      [
        { account: { group: 'debtors', key: '' }, oere: -4_900 },
        { account: { group: 'prepayments', key: '' }, oere: -400 },
      ],
    ]);
  });

  it('of a test payment moved no money', async () => {
    const mode = (value: string) => counter.rows('UPDATE payment SET mode = $2 WHERE id = $1', [card.payment, value]);
    await mode('TEST');
    expect((await every(500)).filter(({ kind }) => kind === 'capture' || kind === 'refund')).toEqual([]);
    await mode('DEMO');
  });

  it('are refused for what is no month, and after what is no place', async () => {
    expect((await ask(VOUCHERS, { month: '2026-13', after: null, first: 1 })).codes).toHaveLength(1);
    expect((await ask(JOURNAL, { month: '' })).codes).toHaveLength(1);
    for (const after of ['9.1', '0.x', '', '0.1; DROP'])
      expect([after, (await ask(VOUCHERS, { month: MONTH, after, first: 1 })).codes.length]).toEqual([after, 1]);
  });
});

it('the accounts come to what the report of the month says', async () => {
  const { sums } = await journal();
  const posted = (group: string, key = '') =>
    sums
      .filter((one) => one.account.group === group && (key === '' || one.account.key === key))
      .reduce((sum, { debitOere, creditOere }) => sum + debitOere - creditOere, 0);
  const { data } = await ask(REPORT, { month: MONTH });
  const report = data?.staffMonth;
  if (!report) throw new Error('no report');
  const signed = report.kinds.reduce(
    (sum, { kind, accountOere }) => sum + (kind === 'invoice' ? accountOere : -accountOere),
    0,
  );
  expect(posted('debtors')).toBe(signed);
  for (const { vatBp, ...rate } of report.rates) {
    expect(posted('sales', String(vatBp / 100))).toBe(rate.creditedNetOere - rate.invoicedNetOere);
    expect(posted('vat', String(vatBp / 100))).toBe(rate.creditedVatOere - rate.invoicedVatOere);
  }
  const [provider] = report.providers;
  expect(posted('providers', provider?.provider)).toBe((provider?.capturedOere ?? 0) - (provider?.refundedOere ?? 0));
  expect(posted('providers', provider?.provider)).toBe(970);
  const { soldOere, issuedOere, usedOere, withdrawnOere } = report.giftCards;
  expect(-posted('gift_cards')).toBe(soldOere + issuedOere - usedOere - withdrawnOere);
  const all = sums.reduce((sum, { debitOere, creditOere }) => sum + debitOere - creditOere, 0);
  expect([all, sums.length]).toEqual([0, 8]);
});

it('a gift card that is sold is no revenue', async () => {
  const id = await issued(card, 'invoice', '900009', new Date('2026-08-15T12:00:00Z'), 1_000);
  await counter.rows(`UPDATE order_line SET kind = 'gift_card', config = '{}' WHERE id = $1`, [card.line]);
  await counter.rows(
    `INSERT INTO invoice_line (invoice_id, position, order_line_id, quantity, unit_oere, row_oere, vat_bp, net_oere, vat_oere)
      VALUES ($1, 1, $2, 1, 200, 200, 0, 200, 0)`,
    [id, card.line],
  );
  const { sums } = await journal('2026-08');
  const of = (group: string, key: string) =>
    sums.find(({ account: one }) => one.group === group && one.key === key)?.creditOere;
  // 300 at 0 %, of which the card is 200.
  expect([of('sales', '0'), of('prepayments', '')]).toEqual([100, 200]);
});

it('numbers of accounts are those of the shop, and none is guessed', async () => {
  await writeLedgerAccounts(counter.database.db, { debtors: '6190', sales: { '25': '1010' } });
  expect((await journal()).numbers).toEqual([
    { group: 'sales', key: '25', number: '1010' },
    { group: 'debtors', key: '', number: '6190' },
  ]);
  await writeLedgerAccounts(counter.database.db, null);
  expect((await journal()).numbers).toEqual([]);
});

it('the journal is for roles with the right to money', async () => {
  for (const role of STAFF_ROLES) {
    const isRefused = (codes: unknown[]) => codes.includes('STAFF_RIGHT_MISSING');
    const [sums, vouchers] = [
      await ask(JOURNAL, { month: MONTH }, role),
      await ask(VOUCHERS, { month: MONTH, after: null, first: 1 }, role),
    ];
    const may = roleHasRight(role, 'money');
    expect([role, isRefused(sums.codes), isRefused(vouchers.codes)]).toEqual([role, !may, !may]);
  }
});
