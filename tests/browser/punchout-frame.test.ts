// A procurement system that shows the shop in a frame of its own site, in a browser that keeps no cookies of third parties: in, a cart, and
// back. Nothing of it is in the system's page but the frame.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOciCart } from '#domain/punchout/oci-cart';
import { launchChromium } from '../flows/drivers/chromium';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';

let shop: Shop | undefined;
let system: Server | undefined;
let browser: Browser | undefined;
let systemOrigin = '';
/** What the browser posted to the system. */
let posted = '';

beforeAll(async () => {
  system = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.method !== 'POST') {
      response.end(pageOfSystem(shop?.origin ?? '', systemOrigin));
      return;
    }
    request.setEncoding('utf8').on('data', (part: string) => {
      posted += part;
    });
    request.on('end', () => response.end('<p>Modtaget</p>'));
  });
  await new Promise<void>((listening) => system?.listen(0, '127.0.0.1', listening));
  const { port } = system.address() as AddressInfo;
  systemOrigin = `http://127.0.0.1:${port}`;
  const { url } = await freshDatabase();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(`UPDATE punchout_connection SET settings = jsonb_set(settings, '{frameAncestors}', $1::jsonb)`, [
    JSON.stringify([systemOrigin]),
  ]);
  await database.end();
  shop = await startShop({ databaseUrl: url });
  browser = await launchChromium({ also: ['--test-third-party-cookie-phaseout'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  system?.close();
});

function openedContext(options: BrowserContextOptions) {
  if (!browser) throw new Error('the browser is not open');
  return browser.newContext(options);
}

/** 127.0.0.1 and localhost are two sites. */
const pageOfSystem = (shopOrigin: string, origin: string) => `<!doctype html><title>SRM</title>
<iframe name="shop" width="800" height="900"></iframe>
<form method="post" action="${shopOrigin}/punchout/authenticate" target="shop">
<input name="USERNAME" value="fjordhavn"><input name="PASSWORD" value="Kontor-2026">
<input name="HOOK_URL" value="${origin}/oci?sid=7"><button>Til butikken</button></form>`;

test.each([true, false])('with scripts %s a cart is filled in the frame and goes back', async (javaScriptEnabled) => {
  posted = '';
  const context = await openedContext({ javaScriptEnabled, locale: 'da-DK' });
  const page = await context.newPage();
  await page.goto(systemOrigin);
  await page.getByRole('button', { name: 'Til butikken' }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByText('I handler for Fjordhavn Kommunes indkøbssystem.').waitFor();
  const frame = page.frame('shop');
  await frame?.goto(`${shop?.origin}/te-morgenfrue-earl-grey-25-breve`);
  await shown.getByLabel('Antal').first().fill('20');
  await shown.getByRole('button', { name: 'Læg i kurv' }).first().click();
  await shown.getByText('Lagt i kurven').first().waitFor();
  await frame?.goto(`${shop?.origin}/cart`);
  await shown.getByRole('button', { name: 'Overfør kurv' }).click();
  await shown.getByRole('button', { name: 'Send kurven til' }).click();
  await shown.getByText('Modtaget').waitFor();
  const { items, faults } = readOciCart(new URLSearchParams(posted));
  expect(faults).toEqual([]);
  expect(items.map(({ fields }) => fields.QUANTITY)).toEqual(['20']);
  // A site of its own for each page that frames it: the shop by itself knows nothing of the visit.
  const cookies = (await context.cookies()).filter(({ name }) => name === 'apollo-token');
  expect(cookies.map(({ sameSite, secure }) => [sameSite, secure])).toEqual([['None', true]]);
  const own = await context.newPage();
  await own.goto(`${shop?.origin}/`);
  expect(await own.getByText('I handler for').count()).toBe(0);
  await context.close();
});
