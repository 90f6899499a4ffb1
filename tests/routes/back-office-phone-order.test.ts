// Orders by phone in the back office over HTTP: search, the forms and their refusals, placing, the payment link, and who is refused.
import { randomBytes } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const PATH = '/staff/orders/new';
const BUYER = 'birgitte@havnens-arkitekter.example';

let cookies = '';
let sku = '';
beforeAll(async () => {
  cookies = await door.enter();
  const [row] = await door.rows<{ sku: string }>(
    `SELECT p.sku FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.stock_state = 'common-item' AND s.quantity >= 50 AND p.unit = 'stk'
        AND p.min_qty = 1 AND p.increments = 1 AND NOT p.request_price AND NOT p.only_trade
        AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY p.id LIMIT 1`,
  );
  if (!row) throw new Error('No product');
  sku = row.sku;
});

async function post(path: string, fields: Record<string, string>, as = cookies) {
  const answer = await door.post(path, fields, { cookies: as });
  return { status: answer.status, location: locationOf(answer) ?? '', $: load(await answer.text()) };
}

/** Begins one, and returns the address of its page. */
async function begin(fields: Record<string, string>): Promise<string> {
  const cart = randomBytes(16).toString('hex');
  const { status, location } = await post(PATH, { cart, language: 'da', ...fields });
  expect([status, location]).toEqual([303, `${PATH}/${cart}`]);
  return location;
}

const beginFor = async (email: string) => {
  const [customer] = await door.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
  return begin({ customer: String(customer?.id) });
};

/** Sends a form of the page as it is shown, with these fields. */
async function act(path: string, name: string, fields: Record<string, string>) {
  const { $ } = await door.page(path, cookies);
  return post(path, { ...formOfAct($, name), act: name, ...fields });
}

async function filled(path: string) {
  expect((await act(path, 'add', { text: `${sku} 2` })).status).toBe(303);
  const { $ } = await door.page(path, cookies);
  const delivery = $('#delivery-delivery option').first().attr('value') ?? '';
  expect((await act(path, 'delivery', { delivery })).status).toBe(303);
}

describe('who', () => {
  test.each(['finance', 'purchasing', 'marketing'])('%s has neither the page nor a link to it', async (role) => {
    const own = await door.colleague(role);
    expect((await door.page(PATH, own)).status).toBe(403);
    expect((await post(PATH, { cart: 'x' }, own)).status).toBe(403);
    const list = await door.page('/staff/orders', own);
    expect(list.$(`main a[href="${PATH}"]`).length).toBe(0);
  });

  test('the warehouse has the link next to the orders', async () => {
    const own = await door.colleague('warehouse');
    expect((await door.page('/staff/orders', own)).$(`main a[href="${PATH}"]`).length).toBe(1);
    expect((await door.page(PATH, own)).status).toBe(200);
  });

  test('an anonymous visitor is sent to the login', async () => {
    expect(locationOf(await door.ask(PATH))).toContain('/staff/login');
    expect(locationOf(await door.ask(`${PATH}/${'a'.repeat(32)}`))).toContain('/staff/login');
  });
});

describe('beginning', () => {
  test('finds customers by a part of their company, and begins with one', async () => {
    const { $ } = await door.page(`${PATH}?customer=havnens`, cookies);
    const row = $('tr').filter((_, tr) => $(tr).text().includes(BUYER));
    expect(row.length).toBe(1);
    expect([$('script').length, $('html').attr('lang')]).toEqual([0, 'da']);
    const path = await beginFor(BUYER);
    expect((await door.page(path, cookies)).$('dl.facts').text()).toContain('Havnens');
    expect((await door.page(PATH, cookies)).$(`a[href="${path}"]`).length).toBe(1);
  });

  test('reports a wrong e-mail of a guest at the field, and preserves it', async () => {
    const fields = { cart: randomBytes(16).toString('hex'), email: 'karen@', store: 'b2c', language: 'da' };
    const { status, $ } = await post(PATH, fields);
    expect([status, $('#begin-email').attr('value')]).toEqual([400, 'karen@']);
    expect($('#begin-email-error').text()).not.toBe('');
  });

  test('is in English for who reads English', async () => {
    const { $ } = await door.page(PATH, `${cookies}; locale=en-GB`);
    expect($('h1').text()).toBe('New order by phone');
  });

  test('answers 400 to a senseless form and 404 to an unknown order', async () => {
    expect((await post(PATH, { cart: 'x', email: 'a@example.dk', store: 'b2c', language: 'da' })).status).toBe(400);
    expect((await door.page(`${PATH}/${'z'.repeat(32)}`, cookies)).status).toBe(404);
    const path = await beginFor(BUYER);
    expect((await post(path, { act: 'ship' })).status).toBe(400);
  });
});

describe('the order', () => {
  const textOf = ($: CheerioAPI, at: string) => $(at).text().replace(/\s+/g, ' ').trim();

  test('preserves what was typed at each field', async () => {
    const path = await beginFor(BUYER);
    await filled(path);
    const page = await door.page(path, cookies);
    const name = page.$('input[name^=quantity-]').attr('name') ?? '';
    const wrong = await act(path, 'quantities', { [name]: 'to' });
    expect([wrong.status, wrong.$(`#quantities-${name}`).attr('value')]).toEqual([400, 'to']);
    expect(textOf(wrong.$, `#quantities-${name}-error`)).toBe('Antal skal være et helt tal.');
    const code = await act(path, 'code', { code: 'FINDESIKKE' });
    expect([code.status, code.$('#code-code').attr('value')]).toEqual([400, 'FINDESIKKE']);
    const address = { shipping: '', firstname: 'Bo', lastname: 'Lund', street: 'Havnegade 3', city: 'Odense' };
    const away = await act(path, 'address', { ...address, postcode: '99', telephone: '20304050' });
    expect([away.status, away.$('#address-postcode').attr('value')]).toEqual([400, '99']);
    expect(textOf(away.$, '#address-postcode-error')).not.toBe('');
    const day = await act(path, 'delivery', { day: '2020-01-01' });
    expect([day.status, day.$('#delivery-day').attr('value')]).toEqual([400, '2020-01-01']);
  });

  test('offers products for words, and adds the chosen one', async () => {
    const path = await beginFor(BUYER);
    const { status, $ } = await act(path, 'add', { text: 'kopipapir 2\nQQ-77712' });
    expect(status).toBe(400);
    expect($('#add-text').text()).toContain('QQ-77712');
    const chosen = $('button[name=text]').first().attr('value') ?? '';
    expect(chosen).toMatch(/^2 x /);
    expect((await act(path, 'add', { text: chosen })).location).toBe(`${path}?done=add`);
  });

  test('shows what a colleague has changed in the meantime', async () => {
    const path = await beginFor(BUYER);
    const old = formOfAct((await door.page(path, cookies)).$, 'add') ?? {};
    expect((await post(path, { ...old, text: sku })).status).toBe(303);
    const late = await post(path, { ...old, text: `${sku} 5` });
    expect([late.status, late.$('#add-text').text()]).toEqual([400, `${sku} 5`]);
    expect(textOf(late.$, 'main')).toContain('Ændret i mellemtiden');
  });

  test('is placed on invoice once, after the terms are accepted, and its page names who took it', async () => {
    const path = await beginFor(BUYER);
    await filled(path);
    const refused = await act(path, 'place', {});
    expect([refused.status, refused.$('#place-terms').attr('aria-invalid')]).toEqual([400, 'true']);
    const fields = { ...formOfAct((await door.page(path, cookies)).$, 'place'), accepted: 'on' };
    const both = await Promise.all([post(path, fields), post(path, fields)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const placed = await door.page(both[0]?.location ?? '', cookies);
    const order = placed.$('main a.button').attr('href') ?? '';
    expect(order).toMatch(/^\/staff\/orders\/\d+$/);
    expect(textOf(placed.$, '[role=status]')).toContain(BUYER);
    const [count] = await door.rows<{ n: number }>('SELECT count(*)::int AS n FROM sales_order WHERE cart_id = $1', [
      path.slice(-32),
    ]);
    expect(count?.n).toBe(1);
    expect(textOf((await door.page(order, cookies)).$, 'main')).toContain('Taget på telefon af');
  });

  test('is mailed to a guest as a link, on whose page the terms are accepted', async () => {
    const email = `karen-${randomBytes(4).toString('hex')}@example.dk`;
    const path = await begin({ email, store: 'b2c' });
    const address = { firstname: 'Karen', lastname: 'Holm', street: 'Lærkevej 8', postcode: '5260', city: 'Odense S' };
    expect((await act(path, 'add', { text: `${sku} 2` })).status).toBe(303);
    expect((await act(path, 'address', { ...address, telephone: '20304050' })).status).toBe(303);
    const wrong = await door.page(`${path}?postcode=99`, cookies);
    expect([wrong.status, wrong.$('#shops-postcode').attr('value')]).toEqual([400, '99']);
    expect(textOf(wrong.$, '#shops-postcode-error')).toBe('Skriv et dansk postnummer med fire cifre.');
    const { $ } = await door.page(`${path}?postcode=9000`, cookies);
    const shop = $('#delivery-delivery option')
      .filter((_, option) => / 9\d{3} /.test($(option).text()))
      .first();
    const fields = { ...formOfAct($, 'delivery'), act: 'delivery', delivery: shop.attr('value') ?? '' };
    const late = await post(`${path}?postcode=9000`, { ...fields, day: '2020-01-01' });
    expect([late.status, late.$('#delivery-delivery').val()]).toEqual([400, fields.delivery]);
    expect((await post(`${path}?postcode=9000`, fields)).location).toBe(`${path}?done=delivery`);
    const chosen = await door.page(path, cookies);
    expect([chosen.$('#delivery-delivery').val(), textOf(chosen.$, 'form:has([name=delivery]) .what')]).toEqual([
      ...[fields.delivery, textOf($, `option[value="${fields.delivery}"]`)],
    ]);
    expect(formOfAct((await door.page(path, cookies)).$, 'place')).toBe(null);
    expect((await act(path, 'link', {})).location).toBe(`${path}?done=link`);
    const [mail] = await door.rows<{ payload: { told: { token: string } } }>(
      `SELECT payload FROM mail WHERE template = 'phone-order-link' AND recipient = $1`,
      [email],
    );
    const sent = await door.page(path, cookies);
    // On its way, or delivered in the meantime.
    expect(sent.$('main').text()).toMatch(new RegExp(`med linket (er afleveret )?til ${email}`));
    expect(sent.$('#link-mobile').val()).toBe('+45 20 30 40 50');
    const wrongNumber = await act(path, 'link', { way: 'sms', mobile: '33 12 34 56' });
    expect(wrongNumber.status).toBe(400);
    expect((await act(path, 'link', { way: 'sms', mobile: '20 30 40 50' })).location).toBe(`${path}?done=link`);
    expect((await door.page(path, cookies)).$('main').text()).toMatch(
      /med linket (er afleveret )?til \+45 20 30 40 50/,
    );
    const link = `/telefonordre/${mail?.payload.told.token}`;
    const shown = load(await (await door.ask(link)).text());
    expect(shown('main').text()).toContain('14 dages fortrydelsesret');
    const form = Object.fromEntries(
      shown('main form')
        .first()
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    );
    const refused = await door.post(link, form);
    expect([refused.status, load(await refused.text())('main').text()]).toEqual([
      400,
      expect.stringContaining('vilkår'),
    ]);
    const paid = await door.post(link, { ...form, terms: '1' });
    expect([paid.status, locationOf(paid)]).toEqual([303, expect.stringContaining('/payment/test/')]);
    expect((await door.ask('/telefonordre/findes-ikke')).status).toBe(404);
  });
});
