// The cart as panels over a page, and the document and layout around every page (spec §2 "Layouts", §4 "UI state").
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { cookiesOf, locationOf, openDoor } from '../routes/door';

const { ask, post } = openDoor();

const TEA = '1900701';

async function cartWithTea(): Promise<{ cookies: string; item: string }> {
  const answer = await post('/cart', { intent: 'add', sku: TEA, qty: '3', returnTo: '/' });
  const item = new URL(locationOf(answer) ?? '', 'http://shop').searchParams.get('item') ?? '';
  return { cookies: cookiesOf(answer), item };
}

const page = async (path: string, cookies = '') => load(await (await ask(path, { cookies })).text());

describe('the minicart', () => {
  // spec: 2 Overlay panels: Panel: minicart
  //   at app/panels/minicart/panel.server.ts, app/ui/shop/panels/cart-panels.tsx
  test('shows the lines over the page, the sum, and links to cart and checkout', async () => {
    const { cookies } = await cartWithTea();
    const $ = await page('/kontorartikler?panel=minicart', cookies);
    const dialog = $('dialog[open]');
    expect(dialog.text()).toContain('Te Morgenfrue Earl Grey');
    expect(dialog.find('strong').text()).toMatch(/\d+,\d\d/);
    for (const href of ['/cart', '/kontorartikler']) expect(dialog.find(`a[href="${href}"]`).length).toBeGreaterThan(0);
    expect(dialog.find('button[name=intent][value=checkout]')).toHaveLength(1);
    expect($('main').length).toBe(1);
  });

  // spec: 4 UI state: The minicart shows temporarily and hides after 5 seconds
  test('as a toast it is not a dialog, and can be closed without scripts', async () => {
    const { cookies } = await cartWithTea();
    const $ = await page('/kontorartikler?panel=minicart&peek=5', cookies);
    expect($('dialog')).toHaveLength(0);
    const peek = $('[role=status]').filter((_, box) => $(box).text().includes('Te Morgenfrue Earl Grey'));
    expect(peek.find('a[href="/kontorartikler"]')).toHaveLength(1);
  });

  test('shows that the cart is empty', async () => {
    expect((await page('/?panel=minicart'))('dialog[open]').text()).toContain('Din kurv er tom');
  });
});

describe('the error of the minicart', () => {
  const dialogAt = async (path: string, cookies: string) => {
    const dialogs = (await page(path, cookies))('dialog[open]');
    return {
      count: dialogs.length,
      text: dialogs.text(),
      links: dialogs
        .find('a')
        .map((_, a) => a.attribs.href)
        .get(),
    };
  };

  // spec: 2 Overlay panels: Panel: minicart error
  //   at app/panels/minicart-error/panel.server.ts, domain/cart/cart-error.ts
  // spec: 4 UI state: Opening the minicart clears the minicart error, the error hides the minicart
  //   at domain/page/panel-addresses.ts, app/routes/cart.tsx
  test('shows the reason over the page, with and without scripts, and disappears when the minicart opens', async () => {
    const refused = await post('/cart', { intent: 'add', sku: 'findes-ikke', qty: '1', returnTo: '/kontorartikler' });
    expect([refused.status, cookiesOf(refused)]).toEqual([303, '']);
    expect(locationOf(refused)).toBe('/kontorartikler?panel=minicart-error&error=PRODUCT_NOT_FOUND&about=findes-ikke');

    const { cookies, item } = await cartWithTea();
    const change = { intent: 'update', item, qty: '900', returnTo: '/kontorartikler?panel=minicart' };
    const tooMany = await post('/cart', change, { cookies });
    const at = locationOf(tooMany) ?? '';
    expect([tooMany.status, at]).toEqual([
      303,
      expect.stringMatching(/^\/kontorartikler\?panel=minicart-error&error=/),
    ]);
    const told = await dialogAt(at, cookies);
    expect(told.count).toBe(1);
    expect(told.text).toMatch(
      /Kurven er ikke ændret.*(Der er kun \d+ tilbage|Der er ikke så mange|Du kan højst købe \d+)/s,
    );
    const minicart = told.links.find((href) => href?.includes('panel=minicart')) ?? '';
    expect(minicart).toBe('/kontorartikler?panel=minicart');
    const opened = await dialogAt(minicart, cookies);
    expect([opened.count, opened.text.includes('Kurven er ikke ændret')]).toEqual([1, false]);
  });

  test('shows no injected text, and does not appear for invalid parameters', async () => {
    const path = '/?panel=minicart-error&error=PRODUCT_NOT_FOUND&about=ring+til+90+10';
    expect((await page(path))('dialog[open]')).toHaveLength(0);
  });
});

describe('the panel that updates the cart', () => {
  // spec: 4 UI state: Update cart keeps item, cart id and quantity
  test('has item and quantity in its forms and the cart in its cookie after every reload', async () => {
    const { cookies, item } = await cartWithTea();
    const path = `/kontorartikler?panel=update-cart&item=${encodeURIComponent(item)}`;
    for (const _time of ['first', 'again']) {
      const dialog = (await page(path, cookies))('dialog[open]');
      const hidden = dialog.find('form input[name=item]');
      expect(hidden.map((_, input) => dialog.find(input).attr('value')).get()).toEqual([item, item]);
      expect(dialog.find('input[name=qty]').attr('value')).toBe('3');
    }
    const form = { intent: 'update', item, qty: '5', returnTo: '/' };
    const changed = await post(`/panel/update-cart?item=${encodeURIComponent(item)}`, form, { cookies });
    expect([changed.status, cookiesOf(changed)]).toEqual([303, '']);
    expect((await page(path, cookies))('dialog[open] input[name=qty]').attr('value')).toBe('5');
  });
});

describe('document and layout', () => {
  const PAGES = ['/', '/kontorartikler', '/search?q=papir', '/cart', '/customer/login', '/info/om-os', '/findes-ikke'];

  // spec: 2 Layouts: Global wrapper around every page
  //   at app/root.tsx
  test('every page is in one document with language, theme, skip link and one main element', async () => {
    const looks = new Set<string>();
    for (const path of PAGES) {
      const $ = await page(path);
      looks.add($('html').attr('class') ?? '');
      expect([path, $('html').attr('lang'), $('main#main').length, $('a[href="#main"]').length]).toEqual([
        path,
        'da',
        1,
        1,
      ]);
      expect($('body [role=status]').length).toBeGreaterThan(0);
    }
    expect([looks.size, looks.has('')]).toEqual([1, false]);
  });

  // spec: 4 UI state: Layout class is set or reset
  test('the category menu is next to a list, and not on a full-width page', async () => {
    const beside = async (path: string) => (await page(path))('main nav[aria-label="Kategorier"]').length;
    expect([await beside('/kontorartikler'), await beside('/'), await beside('/cart')]).toEqual([1, 0, 0]);
  });
});

// spec: 2 Routes: `/cart/item/{id?}` one cart item
//   at app/routes/cart-item.tsx
test('a line has its own address, which redirects to the cart once the line is removed', async () => {
  const { cookies, item } = await cartWithTea();
  const path = `/cart/item/${encodeURIComponent(item)}`;
  const $ = await page(path, cookies);
  expect($('h1').text()).toContain('Te Morgenfrue Earl Grey');
  expect($('main form input[name=returnTo]').first().attr('value')).toBe(path);
  await post('/cart', { intent: 'remove', item, returnTo: path }, { cookies });
  expect(locationOf(await ask(path, { cookies }))).toBe('/cart');
});
