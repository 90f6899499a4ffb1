// No violation of WCAG 2.2 AA, and no horizontal scrolling at 320 px, in the office shop during use: a filled
// cart, rejected forms, each step of the checkout, an order, an account. The other looks are in axe-in-use-looks.
import process from 'node:process';
import { test } from 'vitest';
import { sampleOf } from '../support/sample';
import { lookAtAccount, lookAtCart, lookAtFirst, lookAtGiftCard, ofAccount, orderOnInvoice } from './actions';
import { goToLastStep, order, payByCard } from './purchase';
import { fillCart, logIn, openBrowserShop, settled } from './shop-in-browser';
import { expectUsable, expectUsableAgain } from './usable';

const shop = openBrowserShop({ own: {} });

const TEA = '/te-morgenfrue-earl-grey-25-breve';
/** A shop's own product costs less. */
const TONER = '/toner-brother-tn-2410-sort';

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

test('a cart with a gift card and a cheaper alternative, its panels and every step of the checkout', async () => {
  const visitor = await shop.visitor();
  const { page } = visitor;
  await lookAtGiftCard(visitor);
  await fillCart(visitor, TONER);
  await lookAtCart(visitor);
  await visitor.open('/cart');
  await page.getByRole('link', { name: /se forslaget/ }).click();
  await page.waitForURL(/panel=cart-upgrade/);
  await settled(page);
  await expectUsable(page);
  await goToLastStep(visitor, /Betalingskort/);
  await payByCard(visitor);
});

// The same components as of a cart with other products.
test.runIf(process.env.ALL_FLOWS)('a checkout of a gift card alone', async () => {
  const visitor = await shop.visitor();
  await lookAtGiftCard(visitor);
  await expectUsable(await visitor.open('/checkout'));
});

test.runIf(process.env.ALL_FLOWS)('a failed login', async () => {
  const { page, open } = await shop.visitor();
  await open('/customer/login');
  await page.locator('main [name=email]').fill('anna@example.dk');
  await page.locator('main [name=password]').fill('forkert');
  await page.locator('main form button').first().click();
  await page.getByText('Login oplysninger var forkerte.').waitFor();
  await expectUsable(page);
});

/** What opens from pages of the account: a shopping list, a user. */
const LINKS = {
  '/customer/shopping-list': 'main table a',
  '/customer/account/customer-administration': 'main a[href*="user="]:not([href*="user=new"])',
};

test('the account, a shopping list, a user, a line with a note, an order and its page', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const visitor = await shop.visitor();
  await lookAtAccount(visitor, 'birgitte@havnens-arkitekter.example', { managesUsers: true, links: LINKS });
  await fillCart(visitor, TEA);
  for (const path of sampleOf(OF_OFFICE, USUAL_OF_OFFICE)) await expectUsable(await visitor.open(path));
  await visitor.open('/cart');
  await lookAtFirst(visitor, 'a[href*="panel=cart-item-note"]');
  await orderOnInvoice(visitor, TEA);
});

test.runIf(process.env.ALL_FLOWS)('an order that awaits approval, for its buyer and its approver', async () => {
  const buyer = await shop.visitor();
  await logIn(buyer, 'dorthe@havnens-arkitekter.example');
  // This buyer may not see orders: the confirmation is the last page.
  await fillCart(buyer, TEA);
  await goToLastStep(buyer, /Faktura/, expectUsableAgain);
  await order(buyer);
  const approver = await shop.visitor();
  await logIn(approver, 'frederik@havnens-arkitekter.example');
  await expectUsableAgain(await approver.open('/customer/account'));
  await expectUsable(await approver.open('/customer/account/pending-order'));
  await lookAtFirst(approver, 'main a[href*="order="]');
});
