// Open items in the back office over HTTP: an invoice on account is listed, paid in part, undone, paid in full, and in a CSV file; wrong input at its
// field, and roles without the right.
import { beforeAll, expect, test } from 'vitest';
import { cookiesOf, locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const LIST = '/staff/money/open';
const EVIL = '<script>alert(1)</script>';

let cookies = '';
let order = '';
let invoice = '';
let total = 0;
const path = () => `${LIST}/${invoice}`;

beforeAll(async () => {
  cookies = await door.enter();
  order = await door.ordered();
  for (const act of ['ship', 'invoice']) {
    const page = `/staff/orders/${order}`;
    const fields = formOfAct((await door.page(page, cookies)).$, act);
    expect([act, (await door.post(page, { ...fields }, { cookies })).status]).toEqual([act, 303]);
  }
  const [row] = await door.rows<{ number: string; total: number }>(
    `SELECT i.number, i.total_oere::int AS total FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1`,
    [order],
  );
  [invoice, total] = [row?.number ?? '', row?.total ?? 0];
});

const inKroner = (oere: number) =>
  new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(oere / 100);
const spaceless = (text: string) => text.replace(/\s/g, '');
const form = async (): Promise<Record<string, string>> => ({
  ...formOfAct((await door.page(path(), cookies)).$, 'pay'),
});
const payments = () =>
  door.rows<{ id: number; oere: number; reference: string; paid: string }>(
    `SELECT p.id, p.amount_oere::int AS oere, p.reference, p.paid_on::text AS paid FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
      WHERE i.kind = 'invoice' AND i.number = $1 ORDER BY p.id`,
    [invoice],
  );

test('an invoice on account is listed without scripts, under its company and by its number', async () => {
  const { status, $ } = await door.page(`${LIST}?q=${invoice}`, cookies);
  expect([status, $('script').length, $('h2').length]).toEqual([200, 0, 2]);
  expect($(`section:nth-of-type(2) a[href="${path()}"]`).length).toBe(1);
  expect(spaceless($('section:nth-of-type(2) tbody tr').text())).toContain(spaceless(inKroner(total)));
  expect($('section:nth-of-type(1) tbody').text()).toContain('Havnens Arkitekter');
  expect($('nav[aria-label] a[aria-current=page]').last().text()).toBe('Åbne poster');
  const current = await door.page(`${LIST}?q=${invoice}&age=current`, cookies);
  const overdue = await door.page(`${LIST}?q=${invoice}&age=days30`, cookies);
  expect([current, overdue].map((page) => page.$('section:nth-of-type(2) tbody tr').length)).toEqual([1, 0]);
});

test('a wrong amount or day is refused at its field, with what was typed', async () => {
  const fields = await form();
  for (const [name, typed] of [
    ['amount', 'mange'],
    ['amount', '0'],
    ['amount', inKroner(total + 1)],
    ['paidOn', '31-02-2026'],
    ['paidOn', '2099-01-01'],
  ] as const) {
    const answer = await door.post(path(), { ...fields, [name]: typed, reference: EVIL }, { cookies });
    const html = await answer.text();
    expect([name, typed, answer.status]).toEqual([name, typed, 400]);
    expect(html).toContain(`id="pay-${name}-error"`);
    expect(html).toContain(`value="${typed}"`);
    expect(html).not.toContain('<script>alert');
  }
  expect(await payments()).toEqual([]);
});

test('a part is paid once by a double click; another balance is refused; and it is undone by a counter entry', async () => {
  const typed = { amount: '1,50', paidOn: '03-11-2026', reference: 'Overførsel 77' };
  const fields: Record<string, string> = { ...(await form()), ...typed };
  const answers = await Promise.all([1, 2].map(() => door.post(path(), fields, { cookies })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(locationOf(answers[0] ?? new Response())).toBe(`${path()}?done=paid`);
  expect((await payments()).map(({ id, ...row }) => row)).toEqual([
    { oere: 150, reference: 'Overførsel 77', paid: '2026-11-03' },
  ]);
  const other = { ...fields, key: fields.key?.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')) ?? '' };
  const stale = await door.post(path(), other, { cookies });
  expect([stale.status, (await stale.text()).includes('ændret, siden siden blev vist')]).toEqual([400, true]);
  const shown = await door.page(`${path()}?done=paid`, cookies);
  expect([shown.$('.note.good').length, spaceless(shown.$('.facts dd strong').text())]).toEqual([
    1,
    expect.stringContaining(spaceless(inKroner(total - 150))),
  ]);
  const undo = { ...formOfAct(shown.$, 'undo') };
  for (const _ of [1, 2]) expect((await door.post(path(), undo, { cookies })).status).toBe(303);
  expect((await payments()).map(({ oere }) => oere)).toEqual([150, -150]);
  const after = await door.page(path(), cookies);
  expect([after.$('input[value=undo]').length, after.$('tbody').text()]).toEqual([
    0,
    expect.stringMatching(/Fortrudt[\s\S]*Modpostering/),
  ]);
});

test('the file has what the filters find, with amounts as Danish spreadsheets read them', async () => {
  const answer = await door.ask(`${LIST}.csv?q=${invoice}`, { cookies });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const [head = '', row = '', ...more] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(more).toEqual([]);
  expect([head.split(';')[0], head.split(';').at(-1)]).toEqual(['Faktura', 'Åbent']);
  const decimal = (total / 100).toFixed(2).replace('.', ',');
  expect([row.split(';')[0], ...row.split(';').slice(-5)]).toEqual([
    invoice,
    decimal,
    ...['0,00', '0,00', '0,00', decimal],
  ]);
});

test('paid in full it is settled, without a form, and listed no more', async () => {
  expect((await door.post(path(), await form(), { cookies })).status).toBe(303);
  const { $ } = await door.page(path(), cookies);
  expect([$('.mark.done').text(), $('input[value=pay]').length]).toEqual(['Afregnet', 0]);
  expect((await door.page(`${LIST}?q=${invoice}`, cookies)).$('section:nth-of-type(2) tbody tr').length).toBe(0);
});

test('what no page sends is a bad request or not found; filters that no link sends are ignored', async () => {
  const senseless: Record<string, string>[] = [
    {},
    { act: 'delete' },
    { act: 'undo', payment: 'x' },
    { act: 'pay', open: '1', key: 'x' },
  ];
  for (const fields of senseless)
    expect([fields, (await door.post(path(), fields, { cookies })).status]).toEqual([fields, 400]);
  for (const number of ['1', 'x'.repeat(2_000)])
    expect([number, (await door.page(`${LIST}/${number}`, cookies)).status]).toEqual([number, 404]);
  for (const words of ['age=old', 'company=x', 'after=-1', 'after=999999999', `q=${'x'.repeat(3_000)}`])
    expect([words, (await door.page(`${LIST}?${words}`, cookies)).status]).toEqual([words, 200]);
  const { status, $ } = await door.page(`${LIST}?q=ab`, cookies);
  expect([status, $('#filter-q').val(), $('#filter-q-error').text()]).toEqual([400, 'ab', expect.stringMatching(/\S/)]);
  expect((await door.post(LIST, {}, { cookies })).status).toBe(405);
});

test('in English it has the words of the reader', async () => {
  const english = `${cookies}; ${cookiesOf(await door.post('/staff/language', { language: 'en', to: '/staff' }, { cookies }))}`;
  expect((await door.page(LIST, english)).$('h1').text()).toBe('Open items');
  expect((await door.page(path(), english)).$('h1').text()).toBe(`Invoice ${invoice} on account`);
});

test('open items are for roles with the right to money', async () => {
  for (const [role, status] of [
    ['finance', 200],
    ['warehouse', 403],
    ['marketing', 403],
  ] as const) {
    const own = await door.colleague(role);
    for (const page of [LIST, `${LIST}.csv`, path()])
      expect([role, page, (await door.page(page, own)).status]).toEqual([role, page, status]);
  }
  for (const page of [LIST, `${LIST}.csv`, path()]) expect(locationOf(await door.ask(page))).toContain('/staff/login');
});
