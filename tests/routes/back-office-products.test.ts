// Products in the back office over HTTP: the list, one product, its acts by their forms, prices in the shop, and who is refused.
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();

let cookies = '';
let sku = '';
let path = '';
let address = '';
beforeAll(async () => {
  cookies = await door.enter();
  const [row] = await door.rows<{ sku: string; url_key: string }>(
    `SELECT sku, url_key FROM product WHERE url_key = 'te-morgenfrue-engelsk-morgen-25-breve'`,
  );
  sku = row?.sku ?? '';
  path = `/staff/products/${encodeURIComponent(sku)}`;
  address = `/${row?.url_key}`;
});

async function sent(act: string, typed: Record<string, string> = {}, without: string[] = []) {
  const fields = formOfAct((await door.page(path, cookies)).$, act);
  if (!fields) throw new Error(`The page offers no ${act}`);
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)));
  return door.post(path, { ...kept, ...typed }, { cookies });
}

const refused = async (act: string, typed: Record<string, string>) => {
  const answer = await sent(act, typed);
  return { status: answer.status, $: load(await answer.text()) };
};

describe('the list', () => {
  test('finds a product, leads to its page, and names a search that is too short', async () => {
    const { $, status } = await door.page(`/staff/products?q=${encodeURIComponent(sku)}`, cookies);
    expect(status).toBe(200);
    expect($(`tbody th a[href="${path}"]`).length).toBe(1);
    expect($('header.top a[aria-current]').attr('href')).toBe('/staff/products');
    const short = await door.page('/staff/products?q=-', cookies);
    expect([short.status, short.$('#filter-q-error').text()]).toEqual([400, 'Skriv mindst 2 bogstaver eller cifre.']);
    for (const view of ['out', 'hidden'])
      expect((await door.page(`/staff/products?view=${view}`, cookies)).status).toBe(200);
  });

  test('pages by key, and preserves its filters', async () => {
    const { $ } = await door.page('/staff/products', cookies);
    expect($('tbody tr').length).toBe(50);
    const next = await door.page($('.pager a[rel=next]').attr('href') ?? '', cookies);
    expect(next.$('tbody tr').length).toBeGreaterThan(0);
    const back = await door.page(next.$('.pager a[rel=prev]').attr('href') ?? '', cookies);
    expect(back.$('tbody th a').first().attr('href')).toBe($('tbody th a').first().attr('href'));
    const category = $('#filter-category option').eq(1).attr('value');
    const { $: $filtered } = await door.page(`/staff/products?category=${category}`, cookies);
    expect($filtered('#filter-category option[selected]').attr('value')).toBe(category);
    expect($filtered('.chips a').length).toBe(1);
  });

  test('is in both languages, without scripts', async () => {
    for (const page of ['/staff/products', path]) {
      const { $, html } = await door.page(page, `${cookies}; locale=en-GB`);
      expect([$('html').attr('lang'), $('script').length]).toEqual(['en', 0]);
      expect($('nav a[href="/staff/products"]').text()).toBe('Products');
      expect(html).not.toMatch(/staff:|product\.\w+\./);
    }
  });
});

describe('a product', () => {
  test('costs what its form says: on its page, in the list of the shop and in the cart', async () => {
    const answer = await sent('price', { price: '1,234.50' });
    expect([answer.status, locationOf(answer)]).toEqual([303, `${path}?done=price`]);
    const page = await door.page(locationOf(answer) ?? '', cookies);
    expect(page.$('[role=status]').text()).toBe('Prisen er gemt.');
    expect(page.$('#price-price').attr('value')).toBe('1234,50');
    expect(await (await door.ask(address, {})).text()).toContain('1.234,50');
  });

  test('has an offer of days, which is shown as it was typed, and ends where the field is emptied', async () => {
    expect((await sent('price', { offer: '999', offerFrom: '01.12.2031', offerTo: '31-12-2031' })).status).toBe(303);
    const { $ } = await door.page(path, cookies);
    expect([$('#price-offer').val(), $('#price-offerFrom').val(), $('#price-offerTo').val()]).toEqual([
      '999,00',
      '2031-12-01',
      '2031-12-31',
    ]);
    expect((await sent('price', { price: '1.200,00' })).status).toBe(303);
    const kept = await door.page(path, cookies);
    expect(kept.$('#price-offerTo').val()).toBe('2031-12-31');
    expect((await sent('price', { offer: '' })).status).toBe(303);
    expect((await door.page(path, cookies)).$('#price-offer').val()).toBe('');
  });

  test('has its input refused at the field, with what was typed', async () => {
    const double = await refused('price', { price: '1.250' });
    expect(double.status).toBe(400);
    expect(double.$('#price-price-error').text()).toBe('»1.250« kan betyde 1,25 eller 1250. Skriv det, du mener.');
    expect(double.$('#price-price').val()).toBe('1.250');
    expect(double.$('details:has(#price-price)').attr('open')).toBeDefined();
    const high = await refused('price', { offer: '5000' });
    expect(high.$('#price-offer-error').text()).toBe('Tilbudsprisen skal være lavere end prisen.');
    const day = await refused('price', { offer: '5', offerTo: '2026-02-30' });
    expect(day.$('#price-offerTo-error').length).toBe(1);
    const words = await refused('stock', { quantity: 'mange', note: 'x' });
    expect([words.$('#stock-quantity-error').length, words.$('#stock-note').val()]).toEqual([1, 'x']);
    const noted = await refused('stock', { quantity: '4' });
    expect(noted.$('#stock-note-error').text()).toBe('Skriv hvorfor lageret rettes.');
  });

  test('that a colleague changed shows what they changed, and preserves what was typed', async () => {
    const form = formOfAct((await door.page(path, cookies)).$, 'texts') ?? {};
    expect((await sent('texts', { nameDa: 'Kollegaens navn' })).status).toBe(303);
    const answer = await door.post(path, { ...form, nameDa: 'Mit navn' }, { cookies });
    const $ = load(await answer.text());
    expect(answer.status).toBe(400);
    expect($('.note.warn').text()).toContain('Kollegaens navn');
    expect($('#texts-nameDa').val()).toBe('Mit navn');
    const again = await door.post(
      path,
      { ...form, nameDa: 'Mit navn', seen: $('details:has(#texts-nameDa) input[name=seen]').attr('value') ?? '' },
      { cookies },
    );
    expect(again.status).toBe(303);
  });

  test('is hidden from the shop and shown again', async () => {
    const { $ } = await door.page(path, cookies);
    const stores = $('input[name^=store-]')
      .get()
      .map(({ attribs }) => attribs.name ?? '');
    expect((await sent('stores', {}, stores)).status).toBe(303);
    // Cached pages are dropped when the change is announced, a moment after it.
    const inShop = () => expect.poll(async () => (await door.ask(address, {})).status, { timeout: 5_000 });
    await inShop().toBe(404);
    expect((await door.page('/staff/products?view=hidden', cookies)).html).toContain(path);
    expect((await sent('stores', Object.fromEntries(stores.map((name) => [name, 'on'])))).status).toBe(303);
    await inShop().toBe(200);
  });

  test('has texts as text', async () => {
    const markup = '<img src=x onerror=alert(1)>"&';
    await door.rows('UPDATE product SET short_da = $2 WHERE sku = $1', [sku, markup]);
    const { $ } = await door.page(path, cookies);
    expect($('[onerror]').length).toBe(0);
    expect($('#texts-shortDa').val()).toBe(markup);
  });
});

test('roles without the right see the product and none of its acts, and cannot act', async () => {
  const seller = await door.colleague('service');
  const { $, status } = await door.page(path, seller);
  expect([status, $('details.act').length]).toEqual([200, 0]);
  const form = formOfAct((await door.page(path, cookies)).$, 'price') ?? {};
  expect((await door.post(path, form, { cookies: seller })).status).toBe(403);
  const finance = await door.colleague('marketing');
  expect((await door.page('/staff/products', finance)).status).toBe(200);
});

test('unknown products and acts are refused', async () => {
  expect((await door.ask('/staff/products/none', { cookies })).status).toBe(404);
  expect((await door.post(path, { act: 'explode' }, { cookies })).status).toBe(400);
  expect((await door.post('/staff/products', {}, { cookies })).status).toBe(405);
});

test('a new product is made by its form, sold in the shop, and its input is preserved where it is refused', async () => {
  const { $ } = await door.page('/staff/new-product', cookies);
  const category = $('#add-category option').last().attr('value') ?? '';
  const typed = { sku: 'FORM-1', nameDa: 'Formvare', nameEn: 'Form product', price: '49,95', quantity: '3', category };
  const refusedReply = await door.post('/staff/new-product', { ...typed, price: 'gratis', isShown: 'on' }, { cookies });
  const $refused = load(await refusedReply.text());
  expect([refusedReply.status, $refused('#add-price-error').length, $refused('#add-sku').val()]).toEqual([
    400,
    1,
    'FORM-1',
  ]);
  expect($refused('#add-category option[selected]').attr('value')).toBe(category);
  const none = await door.post('/staff/new-product', { ...typed, category: '' }, { cookies });
  expect(load(await none.text())('#add-category-error').text()).toBe('Vælg en kategori.');
  const answer = await door.post('/staff/new-product', { ...typed, isShown: 'on' }, { cookies });
  expect([answer.status, locationOf(answer)]).toEqual([303, '/staff/products/FORM-1?done=add']);
  const page = await door.page('/staff/products/FORM-1?done=add', cookies);
  expect(page.$('[role=status]').text()).toContain('Varen er oprettet.');
  const shown = await door.ask(page.$('.heading .acts a').attr('href') ?? '', {});
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('49,95');
  expect((await door.page('/staff/products', cookies)).$('.heading .acts a').attr('href')).toBe('/staff/new-product');
  expect((await door.page('/staff/new-product', await door.colleague('order-desk'))).status).toBe(403);
});
