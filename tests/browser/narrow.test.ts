// Usable at 320 px, which is also a window of 1280 px at 400 % zoom: no page scrolls sideways (WCAG 1.4.10).
import { expect, test } from 'vitest';
import { sidewaysOverflow } from './page';
import { fillCart, giveAddress, logIn, openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop();
const NARROW = { width: 320, height: 256 };

const PAGES: [host: string, paths: string[]][] = [
  [
    'localhost',
    [
      '/',
      '/kontorartikler',
      '/kaffe-og-koekken/te',
      '/te-morgenfrue-earl-grey-25-breve',
      '/kuglepen-nordlys-flow-1-0-mm',
      '/search?q=kuglepen',
      '/search?q=hvepsebo',
      '/cart',
      '/customer/login',
      '/info/levering',
      '/findes-ikke',
      '/?panel=language',
      '/?panel=minicart',
    ],
  ],
  ['design.localhost', ['/', '/kontormoebler/stole', '/kontorstol-havgus-220-hoej-ryg-med-armlaen']],
  ['gaver.localhost', ['/', '/plaid-dunhammer-fold-130-180-cm']],
  ['uniq.localhost', ['/customer/login']],
  ['katalog.localhost', ['/', '/kontorartikler']],
];

test.each(PAGES.flatMap(([host, paths]) => paths.map((path) => [host, path] as const)))('%s%s', async (host, path) => {
  const visitor = await shop.visitor({ host, ...NARROW });
  expect(await sidewaysOverflow(await visitor.open(path))).toEqual([]);
  await visitor.close();
});

test('a filled cart and the checkout', async () => {
  const visitor = await shop.visitor(NARROW);
  await fillCart(visitor, '/te-morgenfrue-earl-grey-25-breve');
  expect(await sidewaysOverflow(visitor.page)).toEqual([]);
  for (const path of ['/cart', '/?panel=minicart', '/checkout']) {
    expect([path, await sidewaysOverflow(await visitor.open(path))]).toEqual([path, []]);
  }
  await giveAddress(visitor.page);
  expect(await sidewaysOverflow(visitor.page)).toEqual([]);
});

test('the account and its orders', async () => {
  const visitor = await shop.visitor(NARROW);
  await logIn(visitor, 'birgitte@havnens-arkitekter.example');
  const pages = ['', '/orders', '/invoices', '/safety-datasheets', '/bonuspoint', '/hjaelp'];
  for (const path of pages.map((page) => `/customer/account${page}`)) {
    expect([path, await sidewaysOverflow(await visitor.open(path))]).toEqual([path, []]);
  }
});

test('the menu, the search and the cart can be reached', async () => {
  const visitor = await shop.visitor(NARROW);
  const page = await visitor.open('/');
  await page.locator('summary[aria-label=Menu]').click();
  await page.locator('nav[aria-label=Menu]').getByText('Kaffe og køkken').first().click();
  expect(await page.locator('nav[aria-label=Menu] a[href="/kaffe-og-koekken/te"]').isVisible()).toBe(true);
  expect(await sidewaysOverflow(page)).toEqual([]);
});
