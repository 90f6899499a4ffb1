// No violation of WCAG 2.2 AA, and no horizontal scrolling at 320 px, in the office shop during use: a filled
// cart, rejected forms, each step of the checkout, an order, an account. The other looks are in axe-in-use-looks.
import { test } from 'vitest';
import { sampleOf } from '../support/sample';
import { lookAtAccount, lookAtCart, lookAtGiftCard, ofAccount, openFirst, orderOnInvoice } from './actions';
import { goToLastStep, order, payByCard } from './purchase';
import { fillCart, logIn, openBrowserShop, settled } from './shop-in-browser';
import { expectUsable, expectUsableAgain } from './usable';

const shop = openBrowserShop({ own: {} });

const TEA = '/te-morgenfrue-earl-grey-25-breve';

/** Pages that only the office shop has, or that look the same everywhere. */
const OF_OFFICE = [
  ...ofAccount([
    '/printere',
    '/invoices?from=x',
    '/orders?number=ingen',
    '/address-book?panel=address-handler&address=1',
    '/mine-data',
  ]),
  '/retur',
  '/reklamation',
  '/checkout?panel=delivery-address-list&pick=cart',
  '/checkout?panel=billing-address-list&pick=cart',
];

/** In the usual run the others' kinds are opened elsewhere: reports of faults, an empty list, an address of the book. */
const USUAL_OF_OFFICE = [
  ...ofAccount(['/printere', '/invoices?from=x', '/mine-data']),
  '/retur',
  '/checkout?panel=delivery-address-list&pick=cart',
];

test('a filled cart, its panels and every step of the checkout', async () => {
  const visitor = await shop.visitor();
  await fillCart(visitor, TEA);
  await lookAtCart(visitor);
  await goToLastStep(visitor, /Betalingskort/);
  await payByCard(visitor);
});

test('a gift card with a recipient, rejected and bought', async () => {
  const visitor = await shop.visitor();
  await lookAtGiftCard(visitor);
  await expectUsable(await visitor.open('/checkout'));
});

test('a cheaper alternative for a line', async () => {
  const visitor = await shop.visitor();
  const { page, open } = visitor;
  await fillCart(visitor, '/toner-brother-tn-2410-sort');
  await open('/cart');
  await page.getByRole('link', { name: /se forslaget/ }).click();
  await page.waitForURL(/panel=cart-upgrade/);
  await settled(page);
  await expectUsable(page);
});

test('a failed login', async () => {
  const { page, open } = await shop.visitor();
  await open('/customer/login');
  await page.locator('main [name=email]').fill('anna@example.dk');
  await page.locator('main [name=password]').fill('forkert');
  await page.locator('main form button').first().click();
  await page.getByText('Login oplysninger var forkerte.').waitFor();
  await expectUsable(page);
});

test('the account, an order and its page', async () => {
  const visitor = await shop.visitor();
  await lookAtAccount(visitor, 'birgitte@havnens-arkitekter.example', { managesUsers: true });
  await fillCart(visitor, TEA);
  for (const path of sampleOf(OF_OFFICE, USUAL_OF_OFFICE)) await expectUsable(await visitor.open(path));
  await orderOnInvoice(visitor, TEA);
});

test('lines with notes, a shopping list, a user', async () => {
  const visitor = await shop.visitor();
  await logIn(visitor, 'birgitte@havnens-arkitekter.example');
  await fillCart(visitor, TEA);
  for (const [path, link] of [
    ['/cart', 'a[href*="panel=cart-item-note"]'],
    ['/customer/shopping-list', 'main table a'],
    ['/customer/account/customer-administration', 'main a[href*="user="]:not([href*="user=new"])'],
  ] as const) {
    await visitor.open(path);
    await openFirst(visitor, link);
    await expectUsable(visitor.page);
  }
});

test('an order that awaits approval, for its buyer and its approver', async () => {
  const buyer = await shop.visitor();
  await logIn(buyer, 'dorthe@havnens-arkitekter.example');
  // This buyer may not see orders: the confirmation is the last page.
  await fillCart(buyer, TEA);
  await goToLastStep(buyer, /Faktura/, expectUsableAgain);
  await order(buyer);
  const approver = await shop.visitor();
  await logIn(approver, 'frederik@havnens-arkitekter.example');
  for (const path of ofAccount(['', '/pending-order'])) await expectUsable(await approver.open(path));
  await openFirst(approver, 'main a[href*="order="]');
  await expectUsable(approver.page);
});
