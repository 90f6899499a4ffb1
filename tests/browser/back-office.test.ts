// No breach of WCAG 2.2 AA on pages of the back office, light and dark, and no horizontal scrolling at 320 px; its lists can be used by keyboard.
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxe } from './axe';
import { openBrowserShop, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

const shop = openBrowserShop();
let colleague: Visitor;
beforeAll(async () => {
  colleague = await shop.visitor();
  const page = await colleague.open('/staff/login');
  await expectUsable(page, { isWhole: true });
  await page.fill('[name="email"]', 'mette@kontorvaerk.example');
  await page.fill('[name="password"]', 'Kontor-2026');
  await page.click('main [type="submit"]');
  await page.waitForURL(/\/staff$/);
  return () => colleague.close();
});

const FIRST_OF_LIST = 'tbody th a';
/** Lists, and pages that the first row of a list leads to: each kind of page once. */
const PAGES: readonly { list: string; row?: string }[] = [
  { list: '/staff' },
  { list: '/staff/orders?view=all' },
  { list: '/staff/orders?view=all', row: FIRST_OF_LIST },
  { list: '/staff/customers', row: FIRST_OF_LIST },
  { list: '/staff/products', row: FIRST_OF_LIST },
  { list: '/staff/content', row: FIRST_OF_LIST },
  { list: '/staff/money/open' },
  { list: '/staff/figures' },
];
/** Pages made of the same parts. */
const FURTHER: typeof PAGES = [
  ...['/staff/orders/new', '/staff/orders/read', '/staff/customers', '/staff/products', '/staff/new-product'],
  ...['/staff/promotions', '/staff/new-promotion', '/staff/content', '/staff/money', '/staff/money/documents'],
  ...[
    '/staff/money/journal',
    '/staff/search?q=papir',
    '/staff/searches',
    '/staff/settings',
    '/staff/members',
    '/staff/new-member',
  ],
  ...['/staff/account', '/staff/account/second-factor', '/staff/webhooks', '/staff/log', '/staff/waiting/requests'],
].map((list) => ({ list }));
const ALL = [...PAGES, ...FURTHER, { list: '/staff/promotions', row: FIRST_OF_LIST }];

const named = (process.env.ALL_FLOWS ? ALL : PAGES).map(
  (page) => [page.row ? `the first of ${page.list}` : page.list, page] as const,
);
test.each(named)('%s', async (_name, { list, row }) => {
  const page = await colleague.open(list);
  if (row) {
    await page.locator(row).first().click();
    await page.waitForURL((url) => url.pathname !== new URL(list, url).pathname);
  }
  await expectUsable(page, { isWhole: list === '/staff' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxe(page, { include: ['main'] });
  await page.emulateMedia({ colorScheme: 'light' });
});

test('search, navigation and the first row of a list are reached by Tab in the order in which they are read', async () => {
  const page = await colleague.open('/staff/products');
  const reached: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const at = document.activeElement;
      const row = at?.closest('tbody tr');
      if (row) return 'row';
      if (at?.matches('.skip')) return 'skip';
      if (at?.matches('[type="search"]')) return at.id === 'find' ? 'search' : 'filter';
      return at?.closest('nav')?.closest('header') ? 'navigation' : '';
    });
    if (place && reached.at(-1) !== place) reached.push(place);
    if (place === 'row') break;
  }
  expect(reached).toEqual(['skip', 'search', 'navigation', 'filter', 'row']);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/staff\/products\/.+/);
});
