// No input is lost that is made before the scripts of a page run: every field of every kind of page is used while the scripts are delayed,
// partly loaded, or blocked, and must end as it does on a page whose scripts had loaded first.
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../support/sample';
import { until } from '../support/until';
import {
  controlsWithoutWay,
  fillFields,
  pressInstead,
  quiet,
  ROUNDS,
  type Round,
  roundsOf,
  snapshot,
  touchFields,
} from './fill-fields';
import { type HeldShop, type Lane, openHeldShop } from './held-scripts';

const shop: HeldShop = openHeldShop();
const TEA = '/te-morgenfrue-earl-grey-25-breve';
const FILTERED = '/kontorartikler?in_stock=1&price_from=20&sort=price';
const ofAccount = (pages: string[]) => pages.map((page) => `/customer/account${page}`);

/** One of each kind of page, without a login and with goods in the cart. */
const OF_GUESTS = [
  '/',
  '/kontorartikler',
  FILTERED,
  '/search?q=papir',
  '/blaek-og-toner',
  '/blaek-og-toner/brother/dcp',
  '/blaek-og-toner/resultater/brother-mfc-l3750cdw',
  TEA,
  '/kuglepen-nordlys-flow-1-0-mm',
  '/kontorstol-havgus-220-hoej-ryg-med-armlaen',
  '/design-selv/2700100',
  '/gavekort-paa-mail',
  '/gavekort',
  '/hurtigbestilling',
  '/consent',
  '/butikker',
  '/valgshop',
  '/mobilscanner-demo',
  '/nyhedsbrev',
  '/aftale/fjordhavn',
  '/inspiration/hjemmekontoret',
  '/customer/login',
  '/customer/create?kind=business',
  '/customer/account/forgot-password',
  '/info/levering?panel=minicart',
  '/panel/minicart',
  '/info/levering?panel=language',
  '/info/levering?panel=store-init',
  '/info/levering?panel=power-step&slug=te-morgenfrue-earl-grey-25-breve&qty=5',
  '/info/levering?panel=configurable-options&slug=kuglepen-nordlys-flow-1-0-mm',
  '/moedebord-ravnholt-efter-maal-420-130-cm?panel=request-price&sku=1700700',
  '/blaekpatron-epson-29xl-bk-sort?panel=notify-in-stock&sku=2341100',
  '/kuglepen-nordlys-flow-1-0-mm?panel=write-review&sku=K1000101',
  '/checkout',
  // Last: what is used here is saved.
  '/cart',
];
const OF_BUYERS = [
  FILTERED,
  '/checkout?step=address',
  '/checkout?step=shipping',
  '/checkout?step=payment',
  '/checkout',
  '/checkout?panel=delivery-address-list&pick=cart',
  '/customer/shopping-list',
  ...ofAccount([
    '/orders',
    '/invoices',
    '/address-book?panel=address-handler',
    '/profile-settings',
    '/printere',
    '/customer-administration?user=new',
  ]),
  '/cart',
];

/** The actions, page by page; printed at the end. */
const walked: { page: string; controls: number; late: string; half: string; never: string }[] = [];
afterAll(() => {
  const controls = walked.reduce((sum, one) => sum + one.controls, 0);
  console.table(walked);
  console.info(`${walked.length} pages, ${controls} controls, each with scripts delayed, partly loaded, and blocked`);
});

async function fillIn(page: Page, round: Round): Promise<{ used: number; seen: string[] }> {
  const used = await page.evaluate(fillFields, round);
  // A choice that sends its form has opened another page.
  return { used, seen: await page.evaluate(snapshot).catch(() => []) };
}

const FETCHING_MS = 200;
/** Longer than the cart waits for another press before it saves. */
const SAVING_MS = 600;

/** The resulting state of the page when its scripts were loaded first. */
async function awake(lane: Lane, path: string, round: Round) {
  const page = await lane.open(path);
  const rounds = await page.evaluate(roundsOf, ROUNDS);
  await page.evaluate(touchFields);
  await quiet(page, FETCHING_MS);
  const { used, seen: atFirst } = await fillIn(page, round);
  await quiet(page, SAVING_MS);
  const seen = await page.evaluate(snapshot);
  return { rounds, used, seen, acts: String(seen) !== String(atFirst) };
}

/** 'kept', or how the page differs. */
async function asIn(page: Page, seen: string[]): Promise<string> {
  let now: string[] = [];
  const isSame = async () => {
    now = (await page.evaluate(snapshot).catch(() => [])).slice(-seen.length);
    return String(now) === String(seen);
  };
  const apart = () => seen.flatMap((line, at) => (line === now[at] ? [] : [`${now[at]} instead of ${line}`]));
  const told = () => apart().slice(0, 5).join('; ');
  return until('the same', isSame, { timeoutMs: 15_000 }).then(() => 'kept', told);
}

async function late(lane: Lane, path: string, round: Round, seen: string[]): Promise<string> {
  const page = await lane.openHeld(path);
  await fillIn(page, round);
  await lane.release();
  return asIn(page, seen);
}

/** The page is hydrated, and what it fetches on first interaction has been requested. */
async function half(lane: Lane, path: string, round: Round, seen: string[]): Promise<string> {
  const page = await lane.open(path);
  lane.hold();
  await fillIn(page, round);
  await lane.release();
  return asIn(page, seen);
}

/** Without scripts a field needs a button; where scripts would have acted at once, pressing it does the same. */
async function never(lane: Lane, path: string, round: Round, seen: string[], acts: boolean): Promise<string> {
  const page = await lane.openNever(path);
  const stuck = await page.evaluate(controlsWithoutWay);
  if (stuck.length > 0) return `without a way: ${stuck.join(', ')}`;
  // From the front page the ink finder's form leads to its own page, which is tested separately.
  if (!acts || path === '/') return 'kept';
  await fillIn(page, round);
  await Promise.all([page.waitForEvent('load'), page.evaluate(pressInstead, round)]);
  // A form may lead to another address than scripts that fill its lists; the values of the fields are the same.
  return asIn(page, seen.slice(1));
}

async function walk(who: 'guest' | 'buyer', path: string): Promise<void> {
  const lanes = await shop.lanes(who);
  let roundsOfPage: readonly Round[] = ROUNDS;
  for (const round of ROUNDS) {
    if (!roundsOfPage.includes(round)) continue;
    const { rounds, used, seen, acts } = await awake(lanes.awake, path, round);
    roundsOfPage = rounds;
    if (used === 0) continue;
    const results = await Promise.all([
      late(lanes.late, path, round, seen),
      half(lanes.half, path, round, seen),
      never(lanes.never, path, round, seen, acts),
    ]);
    const [waited, woke, without] = results;
    walked.push({ page: `${who} ${path} ${round}`, controls: used, late: waited, half: woke, never: without });
    expect(results).toEqual(['kept', 'kept', 'kept']);
  }
}

/** In the usual run by one visitor: filters that reload a list, a choice in the checkout, and the cart, which saves its fields. */
const USUAL_OF_BUYERS = [FILTERED, '/checkout?step=shipping', '/cart'];

test.each(sampleOf(OF_GUESTS, []))('no guest input is lost on %s', (path) => walk('guest', path));
test.each(sampleOf(OF_BUYERS, USUAL_OF_BUYERS))('no buyer input is lost on %s', (path) => walk('buyer', path));

test('a press before scripts run is handled by the browser, and the panel becomes modal when they run', async () => {
  const { late: lane } = await shop.lanes('buyer');
  const page = await lane.openHeld(TEA);
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.waitForURL(/panel=sidebar-cart/);
  await page.locator('dialog[open]').waitFor();
  await lane.release();
  await expect.poll(() => page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test('a product that is followed before scripts run shows the breadcrumbs of the list', async () => {
  const { late: lane } = await shop.lanes('buyer');
  const page = await lane.openHeld('/kontorartikler');
  await page.locator('main li a[data-sku]').first().click();
  await page.waitForURL((url) => url.pathname !== '/kontorartikler');
  await lane.release();
  const way = page.locator('[data-way=product] li a');
  await expect.poll(() => way.last().getAttribute('href'), { timeout: 5_000 }).toBe('/kontorartikler');
});
