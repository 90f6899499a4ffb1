// Actions in every look, each with a check of the page: a cart with codes, a gift card with a recipient, an account, an order on invoice.
import process from 'node:process';
import { sampleOf } from '../support/sample';
import { goToLastStep, order } from './purchase';
import { fillCart, logIn, settled, type Visitor } from './shop-in-browser';
import { expectUsable, expectUsableAgain } from './usable';

/** The panel that opened, the cart with a rejected code and a valid one, and what opens over it. */
export async function lookAtCart({ page, open }: Visitor): Promise<void> {
  await settled(page);
  await expectUsable(page);
  await open('/cart');
  const codes = page.locator('main form:has(input[name=coupon]:not([type=hidden]))');
  await codes.locator('input[name=coupon]').fill('SOMMER');
  await codes.locator('button').last().click();
  await page.locator('main [aria-invalid=true]').waitFor();
  await expectUsable(page);
  await codes.locator('input[name=coupon]').fill('VELKOMMEN10');
  await codes.locator('button').last().click();
  await page.locator('main [name=coupon][value=VELKOMMEN10]').waitFor({ state: 'attached' });
  await settled(page);
  await expectUsable(page);
  await expectUsable(await open('/panel/minicart'));
}

/** Rejected without a recipient address, then completed and added to the cart. */
export async function lookAtGiftCard({ page, open }: Visitor): Promise<void> {
  await open('/gavekort-paa-mail');
  const form = page.locator('main form:has([name=toEmail])');
  await page.locator('main [name=toName]').fill('Mikkel');
  await form.evaluate((it) => it.setAttribute('novalidate', ''));
  await form.locator('button:not([type=button])').last().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await expectUsable(page);
  await page.locator('main [name=toEmail]').fill('mikkel@example.dk');
  await page.locator('main [name=fromName]').fill('Karen');
  await form.locator('button:not([type=button])').last().click();
  await page.waitForURL(/panel=sidebar-cart/);
  await settled(page);
  await expectUsableAgain(await open('/cart'));
}

export const ofAccount = (pages: string[]) => pages.map((page) => `/customer/account${page}`);

const PAGES = [
  '/customer/shopping-list',
  '/hurtigbestilling',
  ...ofAccount([
    '',
    '?panel=personal-coupons',
    '/orders',
    '/pending-order',
    '/invoices',
    '/subscriptions',
    '/safety-datasheets',
    '/hjaelp',
    '/address-book',
    '/address-book?panel=address-handler',
    '/profile-settings',
  ]),
];
/** In the usual run axe-in-use opens the others' kinds in other states: an order that awaits approval, an address in its panel, searched invoices. */
const USUAL_PAGES = [
  '/customer/shopping-list',
  '/hurtigbestilling',
  ...ofAccount(['', '/orders', '/subscriptions', '/address-book?panel=address-handler', '/profile-settings']),
];
const OF_ADMINISTRATORS = ofAccount(['/customer-administration', '/customer-administration?user=new', '/bonuspoint']);

/** `links`: what opens from a page, a panel or another page, is checked as well. */
export async function lookAtAccount(
  visitor: Visitor,
  email: string,
  { managesUsers = false, links = {} }: { managesUsers?: boolean; links?: Record<string, string> } = {},
): Promise<void> {
  await logIn(visitor, email);
  // The header of a customer differs from that of a guest.
  const usual = sampleOf(PAGES, USUAL_PAGES);
  for (const path of [...usual, ...(managesUsers ? OF_ADMINISTRATORS : [])]) {
    await expectUsable(await visitor.open(path), { isWhole: path === PAGES[0] });
    const link = links[path];
    if (link) await lookAtFirst(visitor, link);
  }
}

/** Opens a link of the page, which leads to a panel or another page, and checks what opens. */
export async function lookAtFirst(visitor: Visitor, link: string): Promise<void> {
  await openFirst(visitor, link);
  await expectUsable(visitor.page);
}

/** A link by where it leads: a panel or a page. */
async function openFirst({ page }: Visitor, link: string): Promise<void> {
  const href = await page.locator(link).first().getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
  await settled(page);
}

/** With a login: a product bought on invoice, and the page of its order. */
export async function orderOnInvoice(visitor: Visitor, product: string): Promise<void> {
  const { page, open } = visitor;
  await fillCart(visitor, product);
  await expectUsable(await open('/cart'));
  await goToLastStep(visitor, /Faktura|Invoice/, expectUsableAgain);
  // In the usual run of this buyer's checkout only the last step, which has fields for companies.
  if (!process.env.ALL_FLOWS) await expectUsable(page);
  await order(visitor);
  await open('/customer/account/orders');
  await page.locator('main table a').first().click();
  await page.waitForURL(/\/orders\/\d+/);
  await settled(page);
  await expectUsable(page);
}
