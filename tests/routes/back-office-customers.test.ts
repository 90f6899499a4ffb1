// Customers in the back office over HTTP: the list, one account, its acts by their forms, and who is refused.
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
/** Used by no other file with this shop. */
const BUYER = 'frederik@havnens-arkitekter.example';

let cookies = '';
let path = '';
beforeAll(async () => {
  cookies = await door.enter();
  const [row] = await door.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [BUYER]);
  path = `/staff/customers/${row?.id}`;
});

async function sent(act: string, typed: Record<string, string> = {}) {
  const fields = formOfAct((await door.page(path, cookies)).$, act);
  if (!fields) throw new Error(`The page offers no ${act}`);
  return door.post(path, { ...fields, ...typed }, { cookies });
}

const commands = async (): Promise<string[]> =>
  (
    await door.rows<{ command: string }>('SELECT command FROM staff_action WHERE subject = $1 ORDER BY id', [BUYER])
  ).map(({ command }) => command);

describe('the list', () => {
  test('finds a customer, leads to the account, and names a search that is too short', async () => {
    const { $, status } = await door.page('/staff/customers?q=FREDERIK@havnens', cookies);
    expect(status).toBe(200);
    expect($('tbody tr').length).toBe(1);
    expect($('tbody th a').attr('href')).toBe(path);
    expect($('header.top a[aria-current]').attr('href')).toBe('/staff/customers');
    const short = await door.page('/staff/customers?q=ab', cookies);
    expect([short.status, short.$('#filter-q-error').text()]).toEqual([400, 'Skriv mindst 3 tegn.']);
    expect(short.$('#filter-q').attr('value')).toBe('ab');
    for (const view of ['private', 'business', 'locked'])
      expect((await door.page(`/staff/customers?view=${view}`, cookies)).status).toBe(200);
  });

  test('is in both languages, without scripts', async () => {
    for (const page of ['/staff/customers', path]) {
      const { $ } = await door.page(page, `${cookies}; locale=en-GB`);
      expect([$('html').attr('lang'), $('script').length]).toEqual(['en', 0]);
      expect($('nav a[href="/staff/customers"]').text()).toBe('Customers');
    }
  });
});

describe('an account', () => {
  test('is deactivated and activated by its forms', async () => {
    const off = await sent('deactivate');
    expect([off.status, locationOf(off)]).toEqual([303, `${path}?done=deactivate`]);
    const page = await door.page(locationOf(off) ?? '', cookies);
    expect(page.$('[role=status]').text()).toBe('Kontoen er deaktiveret.');
    expect(page.$('h1 + .mark').text()).toBe('Deaktiveret');
    expect((await sent('activate')).status).toBe(303);
    expect((await sent('password')).status).toBe(303);
    expect(await commands()).toEqual(['customer deactivate', 'customer activate', 'customer password']);
  });

  test('is acted for by a link that is shown once and in no address', async () => {
    const answer = await sent('impersonate');
    const $ = load(await answer.text());
    const link = new URL($('[role=status] a').attr('href') ?? '', 'http://shop');
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    const used = await door.post(`${link.pathname}${link.search}`, {});
    expect(used.status).toBe(303);
    const account = await door.ask('/customer/account', { cookies: cookiesOf(used) });
    expect(account.status).toBe(200);
    expect(await account.text()).toContain('Mette');
    expect((await door.page(path, cookies)).html).not.toContain(link.pathname);
  });

  test('is downloaded as a file that is not stored', async () => {
    const answer = await sent('data');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="customer-\d+\.json"$/);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(JSON.stringify(await answer.json())).toContain(BUYER);
  });

  test('is not erased without the tick, nor while orders are under way', async () => {
    const answer = await sent('erase');
    const $ = load(await answer.text());
    expect(answer.status).toBe(400);
    expect($('#erase-confirmed-error').length).toBe(1);
    expect($('details:has(#erase-confirmed)').attr('open')).toBeDefined();
    expect((await door.page(path, cookies)).status).toBe(200);
  });

  test('has texts of customers as text', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'&';
    await door.rows('UPDATE customer SET firstname = $2 WHERE email = $1', [BUYER, markup]);
    await door.rows(
      'UPDATE customer_address SET street = ARRAY[$2] WHERE customer_id = (SELECT id FROM customer WHERE email = $1)',
      [BUYER, markup],
    );
    for (const page of [path, '/staff/customers?q=frederik@havnens']) {
      const { html, $ } = await door.page(page, cookies);
      expect($('img, script').length).toBe(0);
      expect(html).not.toContain('<img');
      expect($('main').text()).toContain(markup);
    }
  });

  test('that does not exist, and an act that is none, are refused', async () => {
    for (const id of ['0', '999999', 'x', '1e3', '9999999999'])
      expect((await door.ask(`/staff/customers/${id}`, { cookies })).status).toBe(404);
    expect((await door.post(path, { act: 'toString' }, { cookies })).status).toBe(400);
    expect((await door.post('/staff/customers/999999', { act: 'deactivate' }, { cookies })).status).toBe(404);
    expect((await door.post('/staff/customers', {}, { cookies })).status).toBe(405);
  });
});

test('other roles, customers and other sites read and change nothing', async () => {
  const before = await commands();
  const warehouse = await door.colleague('warehouse');
  for (const page of ['/staff/customers', path]) {
    expect((await door.ask(page, { cookies: warehouse })).status).toBe(403);
    expect((await door.ask(page)).status).toBe(303);
  }
  expect((await door.page('/staff', warehouse)).$('a[href="/staff/customers"]').length).toBe(0);
  expect((await door.post(path, { act: 'deactivate' }, { cookies: warehouse })).status).toBe(403);
  const customer = await door.logIn('birgitte@havnens-arkitekter.example');
  expect((await door.ask(path, { cookies: customer })).status).toBe(303);
  expect((await door.post(path, { act: 'deactivate' }, { cookies: customer })).headers.get('location')).toContain(
    '/staff/login',
  );
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await door.post(path, { act: 'deactivate' }, { cookies, headers })).status).toBe(403);
  expect(await commands()).toEqual(before);
});

describe('terms of a company', () => {
  const FORM = 'form:has(input[name=act][value=company])';

  async function companyPage(): Promise<string> {
    const [row] = await door.rows<{ id: number }>(`SELECT id FROM customer WHERE email = 'grethe@fjordhavn.example'`);
    return `/staff/customers/${row?.id}`;
  }

  test('wrong ones are refused at their field, with all that was typed and ticked', async () => {
    const path = await companyPage();
    const fields = formOfAct((await door.page(path, cookies)).$, 'company') ?? {};
    const { invoice: _invoice, ...unticked } = fields;
    const typed = { ...unticked, giftCards: 'on', credit: '1.000', ean: '5790000000006', description: '<b>"' };
    for (const [wrong, field] of [
      [{}, 'credit'],
      [{ credit: '1000,00', ean: '' }, 'credit'],
      [{ credit: '' }, 'ean'],
      [{ credit: '', ean: '', freeFreightFrom: 'to' }, 'freeFreightFrom'],
    ] as const) {
      const answer = await door.post(path, { ...typed, ...wrong }, { cookies });
      const $ = load(await answer.text());
      expect([answer.status, $(`#company-${field}-error`).text()]).toEqual([400, expect.stringMatching(/\S/)]);
      expect($('#company-description').val()).toBe('<b>"');
      expect($(`${FORM} input[name=invoice]`).attr('checked')).toBeUndefined();
      expect($(`${FORM} input[name=giftCards]`).attr('checked')).toBeDefined();
    }
  });

  test('are saved and shown; a colleague without the right to money has no form', async () => {
    const path = await companyPage();
    const fields = formOfAct((await door.page(path, cookies)).$, 'company') ?? {};
    const typed = { ...fields, invoice: 'on', credit: '12.500,50', weekday: 'torsdag', description: 'Ring først' };
    const answer = await door.post(path, typed, { cookies });
    expect(locationOf(answer)).toBe(`${path}?done=company`);
    const { $ } = await door.page(`${path}?done=company`, cookies);
    expect($('[role=status]').text()).toBe('Vilkårene er gemt.');
    expect([$('#company-credit').val(), $('#company-weekday').val()]).toEqual(['12500,50', 'torsdag']);
    const service = await door.colleague('service');
    expect((await door.page(path, service)).$(FORM).length).toBe(0);
    expect((await door.post(path, typed, { cookies: service })).status).toBe(403);
    // Other files read this company as the demo has it.
    const again = formOfAct((await door.page(path, cookies)).$, 'company') ?? {};
    await door.post(path, { ...fields, seen: again.seen ?? '' }, { cookies });
  });
});
