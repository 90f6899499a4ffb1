// The order page of the back office over HTTP: each act by its form, an order that changed in the meantime, and texts of customers as text.
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const MARKUP = '<img src=x onerror=alert(1)>"\'&';

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const pathOf = (number: string) => `/staff/orders/${number}`;
const slipOf = (number: string) => `/staff/orders/packing-slips?order=${number}`;

async function fieldsOf(number: string, act: string): Promise<Record<string, string>> {
  const fields = formOfAct((await door.page(pathOf(number), cookies)).$, act);
  if (!fields) throw new Error(`${number} offers no ${act}`);
  return fields;
}

/** Sends the act's form as the page has it; the answer must lead to the page that reports it. */
async function acted(number: string, act: string, typed: Record<string, string> = {}): Promise<string> {
  const answer = await door.post(pathOf(number), { ...(await fieldsOf(number, act)), ...typed }, { cookies });
  expect([act, answer.status]).toEqual([act, 303]);
  const { $ } = await door.page(locationOf(answer) ?? '', cookies);
  return $('[role=status]').text();
}

const actionsOn = async (number: string): Promise<string[]> =>
  (
    await door.rows<{ command: string }>('SELECT command FROM staff_action WHERE subject = $1 ORDER BY id', [number])
  ).map(({ command }) => command);

describe('acts', () => {
  test('ship, invoice, credit and refund an order that was bought on invoice', async () => {
    const number = await door.ordered();
    expect(await acted(number, 'ship', { tracking: '4711' })).toMatch(/^Afsendt: \d/);
    expect(await acted(number, 'invoice')).toMatch(/^Faktureret: \S/);
    expect(await acted(number, 'refund', { amount: '1,00', reason: 'Ridse' })).toMatch(/^Beløbet er givet tilbage: \S/);
    const [first = ''] = Object.keys(await fieldsOf(number, 'credit')).filter((name) => name.startsWith('pieces-'));
    expect(await acted(number, 'credit', { [first]: '0', reason: 'Retur' })).toMatch(/^Krediteret: \S/);
    const { $ } = await door.page(pathOf(number), cookies);
    expect($('main').text()).toContain('4711');
    expect($('.timeline').text()).toMatch(/krediterede[\s\S]*gav et beløb tilbage[\s\S]*fakturerede[\s\S]*afsendte/);
    expect(await actionsOn(number)).toEqual(['order ship', 'order invoice', 'order refund', 'order credit']);
  });

  test('hold an order, release it and cancel it', async () => {
    const number = await door.ordered();
    expect(await acted(number, 'hold', { reason: 'Ring' })).toBe('Sat i bero.');
    expect(formOfAct((await door.page(pathOf(number), cookies)).$, 'ship')).toBe(null);
    expect(await acted(number, 'unhold')).toBe('Ordren går videre.');
    expect(await acted(number, 'cancel', { reason: 'Kunden' })).toBe('Annulleret.');
    expect(await actionsOn(number)).toEqual(['order hold', 'order unhold', 'order cancel']);
  });

  test('are refused at the field, with what was typed', async () => {
    const number = await door.ordered();
    await acted(number, 'ship');
    await acted(number, 'invoice');
    const fields = { ...(await fieldsOf(number, 'refund')), amount: '<b>ti', reason: 'Ridse' };
    const answer = await door.post(pathOf(number), fields, { cookies });
    const $ = load(await answer.text());
    expect(answer.status).toBe(400);
    expect($('#refund-amount').attr('value')).toBe('<b>ti');
    expect($('#refund-reason').attr('value')).toBe('Ridse');
    expect($('#refund-amount-error').length).toBe(1);
    expect($('details:has(#refund-amount)').attr('open')).toBeDefined();
  });

  test('that do not exist, or on an order that does not, are refused', async () => {
    const number = await door.ordered();
    expect((await door.post(pathOf(number), { act: 'toString' }, { cookies })).status).toBe(400);
    expect((await door.post(pathOf(number), {}, { cookies })).status).toBe(400);
    expect((await door.ask(pathOf('9'), { cookies })).status).toBe(404);
    expect((await door.post(pathOf('9'), { act: 'hold' }, { cookies })).status).toBe(404);
  });
});

test('an order that a colleague has changed is not acted on, and the page lists what changed', async () => {
  const number = await door.ordered();
  const seen = await fieldsOf(number, 'ship');
  await acted(number, 'ship');
  const answer = await door.post(pathOf(number), { ...seen, tracking: 'min pakke' }, { cookies });
  const $ = load(await answer.text());
  expect(answer.status).toBe(400);
  expect($('.note.warn').text()).toMatch(/Ændret i mellemtiden[\s\S]*afsendt: 0 → \d/);
  expect(await actionsOn(number)).toEqual(['order ship']);
});

describe('texts of customers and colleagues', () => {
  test('are shown as text', async () => {
    const number = await door.ordered();
    await door.rows(
      `UPDATE sales_order SET comment = $2, reference = $2, requisition_number = $2, billing_address = billing_address ||
        jsonb_build_object('firstname', $2::text, 'company', $2::text), shipping_address = shipping_address || jsonb_build_object('city', $2::text)
        WHERE number = $1`,
      [number, MARKUP],
    );
    await door.rows('UPDATE order_line SET name = $2 WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)', [
      number,
      MARKUP,
    ]);
    expect(await acted(number, 'note', { text: MARKUP })).toBe('Noten er gemt.');
    for (const path of [pathOf(number), `/staff/orders?q=${number}`]) {
      const { html, $ } = await door.page(path, cookies);
      expect($('img, script').length).toBe(0);
      expect(html).not.toContain('<img');
      expect($('main').text()).toContain(MARKUP);
    }
    const { $ } = await door.page(`/staff/orders?q=${encodeURIComponent(MARKUP)}`, cookies);
    expect($('#filter-q').attr('value')).toBe(MARKUP);
    expect($('img, script').length).toBe(0);
  });

  test('a note needs a text, and is stored once on a double click', async () => {
    const number = await door.ordered();
    const fields = await fieldsOf(number, 'note');
    const empty = await door.post(pathOf(number), { ...fields, text: ' \n' }, { cookies });
    expect([empty.status, load(await empty.text())('#note-text-error').length]).toEqual([400, 1]);
    const twice = await Promise.all(
      [1, 2].map(() => door.post(pathOf(number), { ...fields, text: 'Ringet' }, { cookies })),
    );
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect((await door.page(pathOf(number), cookies)).$('.noted').length).toBe(1);
  });
});

describe('the packing slip', () => {
  test('is a PDF that is not stored', async () => {
    const answer = await door.ask(slipOf(await door.ordered()), { cookies });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await door.ask(slipOf('9'), { cookies })).status).toBe(404);
  });
});

describe('the customer of an order', () => {
  test('is linked with the form to act for them, for roles that see customers', async () => {
    const number = await door.ordered();
    const { $ } = await door.page(pathOf(number), cookies);
    const account = $('main a[href^="/staff/customers/"]').first();
    const customer = await door.page(account.attr('href') ?? '', cookies);
    expect([account.text(), customer.status]).toEqual(['birgitte@havnens-arkitekter.example', 200]);
    const href = $('main a.button[href*="act=impersonate"]').attr('href') ?? '';
    expect(href).toBe(`${account.attr('href')}?act=impersonate#act-impersonate`);
    const opened = await door.page(href, cookies);
    expect(opened.$('#act-impersonate').attr('open')).toBeDefined();
    expect(opened.$('details[open]').length).toBe(1);
    expect(customer.$('details[open]').length).toBe(0);
    const warehouse = await door.page(pathOf(number), await door.colleague('warehouse'));
    expect(warehouse.$('a[href^="/staff/customers"]').length).toBe(0);
    expect(warehouse.$('main').text()).toContain('birgitte@havnens-arkitekter.example');
  });

  test('is not linked for a guest, nor once the account is closed', async () => {
    const [guest, closed] = [await door.ordered(), await door.ordered()];
    await door.rows('UPDATE sales_order SET customer_id = NULL WHERE number = $1', [guest]);
    const [{ id } = { id: 0 }] = await door.rows<{ id: number }>(
      `INSERT INTO customer SELECT (jsonb_populate_record(c, jsonb_build_object('id', 900000, 'email', 'lukket@example.dk', 'closed_at', now(), 'demo_key', NULL))).*
        FROM customer c WHERE email = 'birgitte@havnens-arkitekter.example' RETURNING id`,
    );
    await door.rows('UPDATE sales_order SET customer_id = $2 WHERE number = $1', [closed, id]);
    for (const number of [guest, closed]) {
      const { $, status } = await door.page(pathOf(number), cookies);
      expect([status, $('main a[href^="/staff/customers"]').length]).toEqual([200, 0]);
    }
  });
});

describe('other people', () => {
  test('with a customer’s cookie read no order and change none', async () => {
    const number = await door.ordered();
    const fields = await fieldsOf(number, 'hold');
    const customer = await door.logIn('birgitte@havnens-arkitekter.example');
    for (const path of [pathOf(number), slipOf(number)])
      expect((await door.ask(path, { cookies: customer })).status).toBe(303);
    const answer = await door.post(pathOf(number), fields, { cookies: customer });
    expect(answer.headers.get('location')).toContain('/staff/login');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await door.post(pathOf(number), fields, { cookies, headers })).status).toBe(403);
    expect(await actionsOn(number)).toEqual([]);
  });

  test('without the right get no form, and their post changes nothing', async () => {
    const number = await door.ordered();
    const fields = await fieldsOf(number, 'hold');
    const finance = await door.colleague('finance');
    const { $ } = await door.page(pathOf(number), finance);
    expect([formOfAct($, 'hold'), formOfAct($, 'ship'), formOfAct($, 'note')]).toEqual([null, null, null]);
    const answer = await door.post(pathOf(number), fields, { cookies: finance });
    expect(answer.status).toBe(400);
    const marketing = await door.colleague('marketing');
    expect((await door.ask(pathOf(number), { cookies: marketing })).status).toBe(403);
    expect((await door.post(pathOf(number), fields, { cookies: marketing })).status).toBe(403);
    expect(await actionsOn(number)).toEqual([]);
  });
});
