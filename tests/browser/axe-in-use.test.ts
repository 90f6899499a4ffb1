// No breach of WCAG 2.2 AA, and no scrolling sideways at 320 px, on what a page shows when something is done on it: errors, a filled cart, each step of the checkout, an order.
import type { Page } from '@playwright/test';
import { describe, test } from 'vitest';
import { choose, fillCart, giveAddress, logIn, openBrowserShop, settled, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

const shop = openBrowserShop();

const TEA = '/te-morgenfrue-earl-grey-25-breve';
const COFFEE = '/kaffeboenner-kajplads-morgenskib-1-kg';

describe('what a page shows when something is done on it', () => {
  test('a filled cart, its panels and every step of the checkout', async () => {
    const visitor = await shop.visitor();
    const { page, open } = visitor;
    await fillCart(visitor, TEA);
    await settled(page);
    await expectUsable(page);
    for (const path of ['/cart', '/?panel=minicart', '/checkout']) await expectUsable(await open(path));
    await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
    await page.locator('[role=alert], [aria-invalid=true]').first().waitFor();
    await expectUsable(page);
    await giveAddress(page);
    await expectUsable(page);
    await choose(page, 'shipping', 'Til døren');
    await expectUsable(page);
    await choose(page, 'payment', 'Betalingskort');
    await expectUsable(page);
    await page.locator('#confirm input[type=checkbox]').check();
    await page.locator('#confirm form button').last().click();
    await page.waitForURL(/\/payment\/test\//);
    await expectUsable(page);
    await page.locator('button[value=declined]').click();
    await page.waitForURL(/\/checkout\/cancel/);
    await settled(page);
    await expectUsable(page);
    await open('/checkout');
    await page.locator('#confirm input[type=checkbox]').check();
    await page.locator('#confirm form button').last().click();
    await page.locator('button[value=authorised]').click();
    await page.waitForURL(/\/checkout\/success/);
    await settled(page);
    await expectUsable(page);
  });

  test('a gift card made out to somebody, refused and bought', async () => {
    const visitor = await shop.visitor();
    const { page, open } = visitor;
    await open('/gavekort-paa-mail');
    const send = page.locator('main form:has([name=toEmail]) button:not([type=button])').last();
    await page.locator('main [name=toName]').fill('Mikkel');
    await page.locator('main form:has([name=toEmail])').evaluate((form) => form.setAttribute('novalidate', ''));
    await send.click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
    await expectUsable(page);
    await page.locator('main [name=toEmail]').fill('mikkel@example.dk');
    await page.locator('main [name=fromName]').fill('Karen');
    await send.click();
    await page.waitForURL(/panel=sidebar-cart/);
    await settled(page);
    for (const path of ['/cart', '/checkout']) await expectUsable(await open(path));
  });

  test('what is cheaper in the place of a line', async () => {
    const visitor = await shop.visitor();
    const { page, open } = visitor;
    await fillCart(visitor, '/toner-brother-tn-2410-sort');
    await open('/cart');
    await page.getByRole('link', { name: /se forslaget/ }).click();
    await page.waitForURL(/panel=cart-upgrade/);
    await settled(page);
    await expectUsable(page);
  });

  test('a login that failed', async () => {
    const visitor = await shop.visitor();
    const { page, open } = visitor;
    await open('/customer/login');
    await page.locator('main [name=email]').fill('anna@example.dk');
    await page.locator('main [name=password]').fill('forkert');
    await page.locator('main form button').first().click();
    await page.getByText('Login oplysninger var forkerte.').waitFor();
    await expectUsable(page);
  });

  const ofAccount = (pages: string[]) => pages.map((page) => `/customer/account${page}`);
  const ACCOUNT = [
    '/hurtigbestilling',
    ...ofAccount(['', '?panel=personal-coupons', '/orders', '/pending-order', '/invoices', '/safety-datasheets']),
    ...ofAccount(['/hjaelp', '/address-book', '/address-book?panel=address-handler', '/profile-settings']),
    '/customer/shopping-list',
  ];
  const OF_ADMIN = ofAccount(['/customer-administration', '/customer-administration?user=new', '/bonuspoint']);
  /** What only the office has, or looks alike everywhere. */
  const OF_OFFICE = [
    ...ofAccount([
      '/printere',
      '/invoices?from=x',
      '/orders?number=ingen',
      '/address-book?panel=address-handler&address=1',
    ]),
    '/checkout?panel=delivery-address-list&pick=cart',
    '/checkout?panel=billing-address-list&pick=cart',
  ];
  test.each([
    ['localhost', 'birgitte@havnens-arkitekter.example'],
    ['design.localhost', 'helle@rum-og-ro.example'],
    // What this customer has agreed to buy has coffee in it, and no tea.
    ['uniq.localhost', 'ida@nordre-revision.example', COFFEE],
  ])('the account at %s, an order and its page', async (host, email, product = TEA) => {
    const visitor = await shop.visitor({ host });
    const { page, open } = visitor;
    await logIn(visitor, email);
    await fillCart(visitor, product);
    // This one manages no users, and has no points.
    const ofAdmin = email.startsWith('helle') ? [] : OF_ADMIN;
    const ofOffice = host === 'localhost' ? OF_OFFICE : [];
    for (const path of [...ACCOUNT, ...ofAdmin, ...ofOffice, product]) await expectUsable(await open(path));
    await orderOnInvoice(visitor);
    await expectUsable(page);
    await open('/customer/account/orders');
    await openFirst(page, 'main table a');
    await expectUsable(page);
  });

  test('lines with notes, a parcel on its way, a shopping list, a user', async () => {
    const visitor = await shop.visitor();
    const { page, open } = visitor;
    await logIn(visitor, 'birgitte@havnens-arkitekter.example');
    await fillCart(visitor, TEA);
    for (const [path, link] of [
      ['/cart', 'a[href*="panel=cart-item-note"]'],
      ['/customer/account/orders?status=shipped', 'main table a'],
      ['', 'a[href*="panel=track-and-trace"]'],
      ['/customer/shopping-list', 'main table a'],
      ['/customer/account/customer-administration', 'main a[href*="user="]:not([href*="user=new"])'],
    ] as const) {
      if (path !== '') await open(path);
      await openFirst(page, link);
      await expectUsable(page);
    }
  });

  test('an order that waits, for its buyer and for the one who has to say yes', async () => {
    const buyer = await shop.visitor();
    await logIn(buyer, 'dorthe@havnens-arkitekter.example');
    await fillCart(buyer, TEA);
    await orderOnInvoice(buyer);
    await expectUsable(buyer.page);
    const approver = await shop.visitor();
    await logIn(approver, 'frederik@havnens-arkitekter.example');
    for (const path of ofAccount(['', '/pending-order'])) await expectUsable(await approver.open(path));
    await openFirst(approver.page, 'main a[href*="order="]');
    await expectUsable(approver.page);
  });
});

/** By where it leads: a panel or a page. */
async function openFirst(page: Page, link: string): Promise<void> {
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
  await settled(page);
}

/** From the cart to the order; the last step of the checkout is looked at, too. */
async function orderOnInvoice({ page, open }: Visitor): Promise<void> {
  await expectUsable(await open('/checkout'));
  await page.locator('#address form button').first().click();
  await page.locator('#shipping form').waitFor();
  await page.locator('#shipping input[name=shipping]:enabled').first().check();
  await page.locator('#shipping form button').last().click();
  await page.locator('#payment form').waitFor();
  await page
    .locator('#payment label', { hasText: /Faktura|Invoice/ })
    .locator('input')
    .check();
  await page.locator('#payment form button').click();
  await page.locator('#confirm form').waitFor();
  await expectUsable(page);
  for (const name of ['requisitioner', 'requisitionNumber'])
    await page.locator(`#confirm [name=${name}]`).fill('R-117');
  await page.locator('#confirm input[type=checkbox]').check();
  await page.locator('#confirm form button').last().click();
  await page.waitForURL(/\/checkout\/success/);
  await settled(page);
}
