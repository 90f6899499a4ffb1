// The second order of a known company customer: from the front page to the confirmation, by the latest order in the cart's panel. The
// number of presses and typed fields, and the total waiting time, with and without scripts.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { percentile } from './client.mjs';

const RUNS = 5;
/** On invoice, with a company that demands a requisition number of each order. */
const BUYER = 'christian@havnens-arkitekter.example';
const STOCKED = '/te-morgenfrue-earl-grey-25-breve';

/** Presses, and counts a person's actions; the waiting time is the shop's own. */
function handsOn(page) {
  const counted = { presses: 0, fields: 0 };
  const press = async (locator) => {
    await locator.click();
    counted.presses += 1;
  };
  const fill = async (locator, text) => {
    await locator.fill(text);
    counted.fields += 1;
  };
  return { page, counted, press, fill };
}

/** Steps that the shop still shows are completed with the first choice. */
async function toTheLastStep({ page, press }) {
  const last = page.locator('#confirm form');
  for (let step = 0; step < 4; step += 1) {
    await page.locator('#address form, #shipping form, #payment form, #confirm form').first().waitFor();
    if ((await last.count()) > 0) return;
    for (const name of ['addressId', 'shipping', 'payment']) {
      const choices = page.locator(`main input[type=radio][name=${name}]:enabled`);
      if ((await choices.count()) > 0 && (await choices.and(page.locator(':checked')).count()) === 0)
        await press(choices.first());
    }
    await press(page.locator('#address form button, #shipping form button, #payment form button').last());
  }
  throw new Error(`The checkout does not come to an end: ${page.url()}`);
}

/** From the cart to the confirmation. A link in the panel, a button on the cart's page, where what is written in its fields goes along. */
async function placeOrder(hands) {
  const { page, press, fill } = hands;
  const named = { name: 'Gå til kassen' };
  const checkout = page.getByRole('link', named).or(page.getByRole('button', named));
  await press(checkout.filter({ visible: true }).first());
  await toTheLastStep(hands);
  for (const name of ['requisitioner', 'requisitionNumber']) {
    const field = page.locator(`#confirm [name=${name}]`);
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await fill(field, 'R-117');
  }
  await press(page.locator('#confirm input[type=checkbox]').first());
  await press(page.locator('#confirm form button').last());
  await page.waitForURL(/\/checkout\/success/);
}

/** Its page states how this customer buys, and its products do not run out in the orders that follow. */
async function firstOrder(hands, url) {
  await hands.page.goto(url + STOCKED, { waitUntil: 'load' });
  await hands.press(hands.page.getByRole('button', { name: 'Læg i kurv' }).first());
  await placeOrder(hands);
}

async function orderAgain(hands, url) {
  const { page, counted, press } = hands;
  await page.goto(`${url}/`, { waitUntil: 'load' });
  const since = performance.now();
  await press(page.locator('header a[href*="panel=minicart"]:visible').first());
  await press(page.locator('button[aria-label^="Læg i kurv: Ordre"]:visible').first());
  await placeOrder(hands);
  return { ...counted, seconds: (performance.now() - since) / 1000 };
}

async function ordersOf(browser, url, javaScriptEnabled) {
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: 'da-DK',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const headers = { origin: new URL(url).origin };
    await context.request.post(`${url}/demo/login`, { headers, form: { email: BUYER, returnTo: '/' } });
    await firstOrder(handsOn(page), url);
    const runs = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await orderAgain(handsOn(page), url));
    const middle = (name) =>
      percentile(
        runs.map((run) => run[name]),
        0.5,
      );
    return { presses: middle('presses'), fields: middle('fields'), seconds: middle('seconds') };
  } finally {
    await context.close();
  }
}

/** @param {string} url Scheme, host and port of a demo shop. */
export async function measureRepeatOrder(url) {
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return { with: await ordersOf(browser, url, true), without: await ordersOf(browser, url, false) };
  } finally {
    await browser.close();
  }
}
