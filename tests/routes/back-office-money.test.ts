// The books in the back office over HTTP: the month of an order that was invoiced and credited, its documents, the file, and roles without the right.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inCopenhagen } from '#domain/calendar/calendar';
import { monthBefore, monthOfDay } from '#domain/staff/money';
import { cookiesOf, locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const MONTH = monthOfDay(inCopenhagen(new Date()).date);
const LIST = '/staff/money/documents';
const FILE = '/staff/money/documents.csv';
const EVIL = '=HYPERLINK("http://evil")<script>alert(1)</script>';

let cookies = '';
let number = '';
interface Booked {
  kind: string;
  number: string;
  net: number;
  vat: number;
  total: number;
}
let booked: Booked[] = [];

async function acted(act: string, typed: Record<string, string> = {}): Promise<void> {
  const path = `/staff/orders/${number}`;
  const fields = formOfAct((await door.page(path, cookies)).$, act);
  const answer = await door.post(path, { ...fields, ...typed }, { cookies });
  expect([act, answer.status]).toEqual([act, 303]);
}

beforeAll(async () => {
  cookies = await door.enter();
  number = await door.ordered();
  await door.rows(`UPDATE sales_order SET billing_address = billing_address || $2::jsonb WHERE number = $1`, [
    number,
    JSON.stringify({ firstname: EVIL, lastname: '' }),
  ]);
  await acted('ship');
  await acted('invoice');
  await acted('refund', { amount: '1,00', reason: 'Ridse' });
  booked = await door.rows<Booked>(
    `SELECT i.kind, i.number, i.net_oere::int AS net, i.vat_oere::int AS vat, i.total_oere::int AS total
      FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1 ORDER BY i.id DESC`,
    [number],
  );
});

const inKroner = (oere: number) =>
  new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(oere / 100);
const spaceless = (text: string) => text.replace(/\s/g, '');

test('a month shows its documents, VAT by rate, payments and gift cards without scripts', async () => {
  const { status, $ } = await door.page(`/staff/money?month=${MONTH}`, cookies);
  expect([status, $('script').length, $('h2').length]).toEqual([200, 0, 4]);
  expect($('.note.warn').text()).toContain('Måneden er ikke slut');
  const [sum] = await door.rows<{ vat: number }>(
    `SELECT sum(CASE kind WHEN 'invoice' THEN vat_oere ELSE -vat_oere END)::int AS vat FROM invoice
      WHERE to_char(issued_at AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM') = $1`,
    [MONTH],
  );
  expect(spaceless($('section:nth-of-type(2) strong').text())).toContain(spaceless(inKroner(sum?.vat ?? 0)));
  expect($(`a[href="${LIST}?month=${MONTH}&kind=invoice"]`).length).toBe(1);
  expect($('nav [aria-current=page]').first().text()).toBe('Penge');
  expect($('form.filters a[rel=prev]').attr('href')).toBe(`/staff/money?month=${monthBefore(MONTH)}`);
  expect($('form.filters a[rel=next]').length).toBe(0);
});

test('without a month it is the one before, in English too', async () => {
  const english = `${cookies}; ${cookiesOf(await door.post('/staff/language', { language: 'en', to: '/staff' }, { cookies }))}`;
  const { $ } = await door.page('/staff/money', english);
  expect($('h1').text()).toMatch(/^Money: [A-Z]/);
  expect($('select[name=month]').val()).toBe(monthBefore(MONTH));
  expect($('.note.warn').length).toBe(0);
});

test('documents are listed and found, credit notes with a minus, and texts of customers as text', async () => {
  const { html, $ } = await door.page(`${LIST}?q=${number}`, cookies);
  expect($('tbody tr').length).toBe(2);
  expect(html).not.toContain('<script>alert');
  const [credit, invoice] = $('tbody tr').toArray();
  expect(spaceless($(credit).text())).toMatch(new RegExp(`[-−]${spaceless(inKroner(booked[0]?.total ?? 0))}`));
  expect(spaceless($(invoice).text())).toContain(spaceless(inKroner(booked[1]?.total ?? 0)));
  expect($(invoice).find(`a[href="/staff/orders/${number}"]`).length).toBe(1);
});

test('a text that is too short is refused at its field, with what was typed', async () => {
  const { status, $ } = await door.page(`${LIST}?q=ab`, cookies);
  expect([status, $('#filter-q').val(), $('#filter-q-error').text()]).toEqual([400, 'ab', expect.stringMatching(/\S/)]);
});

test('the file has a row for each rate, sums that are those of the documents, and no formula', async () => {
  const answer = await door.ask(`${FILE}?q=${number}`, { cookies });
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
  const text = await answer.text();
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head.split(';').slice(0, 3)).toEqual(['Bilag', 'Nummer', 'Dato']);
  expect(text).toContain(`"'=HYPERLINK(`);
  const amounts = (row: string) =>
    row
      .split(';')
      .slice(-4, -1)
      .map((cell) => Math.round(Number(cell.replace(',', '.')) * 100));
  for (const { kind, number: documentNumber, net, vat, total } of booked) {
    const own = rows.filter(
      (row) => row.includes(`;${documentNumber};`) && row.startsWith(kind === 'credit' ? 'K' : 'F'),
    );
    const sums = own
      .map(amounts)
      .reduce(([n = 0, v = 0, g = 0], [a = 0, b = 0, c = 0]) => [n + a, v + b, g + c], [0, 0, 0]);
    const sign = kind === 'credit' ? -1 : 1;
    expect([kind, ...sums]).toEqual([kind, sign * net, sign * vat, sign * total]);
  }
});

test('a file of more documents than are read at once has each of them once', async () => {
  // Documents cannot be deleted: a month that no other test looks at, and numbers of this run.
  const run = Date.now().toString(36);
  await door.rows(
    `WITH made AS (INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere)
      SELECT o.id, 'invoice', $2 || '-' || n, '2001-05-05T12:00:00Z', '2001-06-05', 100, 25, 125
        FROM sales_order o, generate_series(1, 1001) n WHERE o.number = $1 RETURNING id)
      INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere) SELECT id, 2500, 100, 25 FROM made`,
    [number, run],
  );
  const text = await (await door.ask(`${FILE}?month=2001-05`, { cookies })).text();
  const own = text
    .split('\r\n')
    .flatMap((row) => row.split(';')[1] ?? [])
    .filter((one) => one.startsWith(`${run}-`));
  expect([own.length, new Set(own).size]).toEqual([1001, 1001]);
});

test('the file has what gift cards paid once for each document', async () => {
  const run = `g${Date.now().toString(36)}`;
  await door.rows(
    `WITH made AS (INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere, gift_card_oere)
      SELECT o.id, kind, $2 || kind, '2001-06-05T12:00:00Z', '2001-07-05', 200, 25, 225, 150
        FROM sales_order o, unnest(ARRAY['invoice', 'credit']) kind WHERE o.number = $1 RETURNING id)
      INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere)
        SELECT id, 2500, 100, 25 FROM made UNION ALL SELECT id, 0, 100, 0 FROM made`,
    [number, run],
  );
  const text = await (await door.ask(`${FILE}?month=2001-06`, { cookies })).text();
  const [head = '', ...rows] = text.trimEnd().split('\r\n');
  expect(head.split(';').at(-1)).toBe('Heraf gavekort');
  const paid = (kind: string) =>
    rows.filter((row) => row.includes(`;${run}${kind};`)).map((row) => row.split(';').at(-1));
  expect([paid('invoice'), paid('credit')]).toEqual([
    ['1,50', '0,00'],
    ['-1,50', '0,00'],
  ]);
});

const JOURNAL = '/staff/money/journal';
const journalFile = (format: string) => `${JOURNAL}.csv?month=${MONTH}&format=${format}`;

describe('the journal', () => {
  /** Those of the shop, and other ones in their place. */
  const accounts = (stated: object) =>
    door.rows('UPDATE seller SET ledger_accounts = $1::jsonb', [JSON.stringify(stated)]);
  let own: object = {};
  beforeAll(async () => {
    const [row] = await door.rows<{ stated: object }>('SELECT ledger_accounts AS stated FROM seller');
    own = row?.stated ?? {};
  });
  afterAll(() => accounts(own));

  test('shows accounts with debit and credit, the same in total, and leads to a file for each system', async () => {
    await accounts(own);
    const { status, $ } = await door.page(`${JOURNAL}?month=${MONTH}`, cookies);
    expect([status, $('script').length, $('.note.bad').length]).toEqual([200, 0, 0]);
    const [debit, credit] = ['td:nth-last-child(2)', 'td:last-child'].map((cell) => {
      const text = $('tbody tr').last().find(cell);
      text.find('.label').remove();
      return spaceless(text.text());
    });
    expect([debit, debit]).toEqual([credit, expect.stringMatching(/\d,\d\d/)]);
    expect($(`.acts a[href="${journalFile('e-conomic')}"]`).length).toBe(1);
    expect($(`.acts a[href="${journalFile('business-central')}"]`).length).toBe(1);
    expect($('nav[aria-label] a[aria-current=page]').last().text()).toBe('Bogføring');
  });

  test.each([
    ['e-conomic', 4, 0],
    ['business-central', 8, 3],
  ] as const)('for %s has each document of the month once and balances to the øre', async (format, amountAt, keyAt) => {
    await accounts(own);
    const answer = await door.ask(journalFile(format), { cookies });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const text = await answer.text();
    const rows = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);
    const cells = rows.map((row) => row.replaceAll(/"[^"]*"/g, 'quoted').split(';'));
    const sums = new Map<string, number>();
    for (const row of cells) {
      expect(row[amountAt]).toMatch(/^-?\d+,\d\d$/);
      const oere = Math.round(Number(row[amountAt]?.replace(',', '.')) * 100);
      sums.set(row[keyAt] ?? '', (sums.get(row[keyAt] ?? '') ?? 0) + oere);
    }
    for (const [voucher, sum] of sums) expect([voucher, sum]).toEqual([voucher, 0]);
    for (const { number: documentNumber, total } of booked)
      expect(rows.filter((row) => row.includes(documentNumber)).length).toBe(total > 0 ? 3 : 0);
  });

  test('without a number for an account names it, suggests lines of shop.yaml, and gives no file', async () => {
    await accounts({ ...own, debtors: undefined });
    const { $ } = await door.page(`${JOURNAL}?month=${MONTH}`, cookies);
    expect($('.note.bad[role=alert]').text()).toContain('Debitorer');
    expect($('.note.bad pre').text()).toContain('debtors: "6190"');
    expect($(`a[href="${journalFile('e-conomic')}"]`).length).toBe(0);
    expect(locationOf(await door.ask(journalFile('e-conomic'), { cookies }))).toBe(`${JOURNAL}?month=${MONTH}`);
  });

  test('of no month, or for an unknown system, is not found', async () => {
    for (const query of ['', '?month=2026-13&format=e-conomic', `?month=${MONTH}&format=dinero`])
      expect([query, (await door.ask(`${JOURNAL}.csv${query}`, { cookies })).status]).toEqual([query, 404]);
  });

  test('in English has the words of the reader', async () => {
    const english = `${cookies}; ${cookiesOf(await door.post('/staff/language', { language: 'en', to: '/staff' }, { cookies }))}`;
    expect((await door.page(`${JOURNAL}?month=2001-01`, english)).$('.empty').text()).toBe('No postings in the month.');
  });
});

test('words that no link sends are no error; other methods are', async () => {
  for (const words of ['month=2026-99', 'store=%00', `q=${'x'.repeat(3_000)}`, 'kind=bill', 'after=-1', 'before=9e9'])
    for (const path of ['/staff/money', LIST, JOURNAL])
      expect([path, words, (await door.page(`${path}?${words}`, cookies)).status]).toEqual([path, words, 200]);
  for (const path of ['/staff/money', LIST, JOURNAL]) expect((await door.post(path, {}, { cookies })).status).toBe(405);
});

test('the books and their link are for roles with the right to money', async () => {
  for (const [role, status] of [
    ['finance', 200],
    ['warehouse', 403],
    ['marketing', 403],
  ] as const) {
    const own = await door.colleague(role);
    for (const path of ['/staff/money', LIST, FILE, JOURNAL])
      expect([role, path, (await door.page(path, own)).status]).toEqual([role, path, status]);
    const file = await door.ask(journalFile('e-conomic'), { cookies: own });
    expect([role, file.status]).toEqual([role, status]);
    expect((await door.page('/staff', own)).$('nav a[href="/staff/money"]').length).toBe(status === 200 ? 1 : 0);
  }
  for (const path of ['/staff/money', LIST, FILE, JOURNAL, journalFile('e-conomic')])
    expect(locationOf(await door.ask(path))).toContain('/staff/login');
});
