// Procurement systems that show the shop in a frame of their site, in browsers without third-party cookies, and in those
// without any cookies: entry, a cart, and return; by cXML also changed, ordered, and confirmed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from '@playwright/test';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childAt } from '#domain/punchout/cxml/xml-element';
import { readOciCart } from '#domain/punchout/oci-cart';
import { launchChromium, QUIET, WITHOUT_PICTURES, wholeChromium } from '../flows/drivers/chromium';
import { freshDatabase } from '../support/database';
import { freePort } from '../support/free-port';
import { sampleOf } from '../support/sample';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { openProcurementSystem, type ProcurementSystem } from './procurement-system';

let shop: Shop | undefined;
let system: ProcurementSystem;
let browser: Browser | undefined;
let strict: BrowserContext | undefined;
let settings: Parameters<typeof startShop>[0];
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-profile-'));

beforeAll(async () => {
  const port = await freePort();
  system = await openProcurementSystem(() => `http://localhost:${port}`);
  const { url } = await freshDatabase();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(`UPDATE punchout_connection SET settings = jsonb_set(settings, '{frameAncestors}', $1::jsonb)`, [
    JSON.stringify([system.origin]),
  ]);
  const documents = { url: `${system.origin}/told`, confirmations: true, shipNotices: false, invoices: false };
  await database.query(
    `UPDATE punchout_connection SET settings = jsonb_set(settings, '{cxml,documents}', $1::jsonb) WHERE protocol = 'cxml'`,
    [JSON.stringify(documents)],
  );
  await database.end();
  settings = { databaseUrl: url, port, env: { PUNCHOUT_SECRETS: 'fjordhavn-cxml=hemmelig' } };
  shop = await startShop(settings);
  browser = await launchChromium({ pictures: false, whole: true, also: ['--test-third-party-cookie-phaseout'] });
  strict = await withoutAnyCookies();
}, 120_000);
afterAll(async () => {
  await strict?.close();
  await browser?.close();
  await shop?.stop();
  system.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

/** A browser that blocks all cookies: 2 means that in Chromium's settings. */
async function withoutAnyCookies(): Promise<BrowserContext> {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  fs.mkdirSync(path.join(profile, 'Default'), { recursive: true });
  fs.writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, {
    executablePath: wholeChromium(),
    args: [...QUIET, WITHOUT_PICTURES],
    chromiumSandbox: process.getuid?.() !== 0,
    locale: 'da-DK',
  });
}

const PEN = '1000101';
const KINDS = ['third parties blocked', 'third parties blocked, no scripts', 'all blocked'] as const;
type Kind = (typeof KINDS)[number];

async function pageIn(kind: Kind): Promise<{ page: Page; context: BrowserContext; close(): Promise<void> }> {
  if (kind === 'all blocked') {
    if (!strict) throw new Error('the browser without cookies is not open');
    const page = await strict.newPage();
    return { page, context: strict, close: () => page.close() };
  }
  if (!browser) throw new Error('the browser is not open');
  const javaScriptEnabled = kind === 'third parties blocked';
  const context = await browser.newContext({ javaScriptEnabled, locale: 'da-DK' });
  return { page: await context.newPage(), context, close: () => context.close() };
}

async function comeIn(page: Page, address: string): Promise<FrameLocator> {
  page.setDefaultTimeout(12_000);
  await page.goto(address);
  await page.getByRole('button', { name: 'Til butikken' }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByText('I handler for Fjordhavn Kommunes').waitFor();
  return shown;
}

/** A page of the visit that the frame shows. */
async function openWithin(page: Page, address: string): Promise<void> {
  const frame = page.frame('shop');
  const [visit = ''] = /^https?:\/\/[^/]+(\/punchout\/s\/[\w-]+)?/.exec(frame?.url() ?? '') ?? [];
  await frame?.goto(visit + address);
}

async function buyTea(page: Page, shown: FrameLocator, pieces: number): Promise<void> {
  await openWithin(page, '/te-morgenfrue-earl-grey-25-breve');
  await shown.getByLabel('Antal').first().fill(String(pieces));
  await shown.getByRole('button', { name: 'Læg i kurv' }).first().click();
  await shown.getByText('Lagt i kurven').first().waitFor();
  await openWithin(page, '/cart');
}

async function sendHome(shown: FrameLocator): Promise<void> {
  await shown.getByRole('button', { name: 'Overfør kurv' }).first().click();
  await shown.getByRole('button', { name: 'Send kurven til' }).click();
  await shown.getByText('Modtaget').waitFor();
}

test.each(KINDS.slice(1))('OCI: with %s a cart is filled in the frame and returned', async (kind) => {
  const { page, context, close } = await pageIn(kind);
  const shown = await comeIn(page, system.origin);
  await buyTea(page, shown, 20);
  const isCarried = page.frame('shop')?.url().includes('/punchout/s/');
  expect(isCarried).toBe(kind === 'all blocked');
  await sendHome(shown);
  const { items, faults } = readOciCart(new URLSearchParams(system.posted.at(-1)));
  expect(faults).toEqual([]);
  expect(items.map(({ fields }) => fields.QUANTITY)).toEqual(['20']);
  // Cookies are partitioned by the framing site: the shop opened by itself does not see the visit.
  const cookies = (await context.cookies()).filter(({ name }) => name === 'apollo-token');
  expect(cookies.map(({ sameSite, secure }) => [sameSite, secure])).toEqual(isCarried ? [] : [['None', true]]);
  const own = await context.newPage();
  await own.goto(`${shop?.origin}/`);
  expect(await own.getByText('I handler for').count()).toBe(0);
  await own.close();
  await close();
});

/** Without cookies a cart is filled and returned as well: what is shown, validated and found depends on them in the same way. */
const USUAL_OF_FUNCTIONS: Kind[] = ['third parties blocked, no scripts'];
const USUAL_OF_CXML: Kind[] = ['third parties blocked'];

test.each(sampleOf(KINDS, USUAL_OF_FUNCTIONS))(
  'OCI: with %s a product is shown, validated and found by search in the frame',
  async (kind) => {
    const { page, close } = await pageIn(kind);
    const shown = await comeIn(page, `${system.origin}/?FUNCTION=DETAIL&PRODUCTID=${PEN}`);
    await shown.getByRole('heading', { level: 1, name: 'Kuglepen Nordlys Flow' }).waitFor();
    for (const [asked, least] of [
      [`FUNCTION=VALIDATE&PRODUCTID=${PEN}&QUANTITY=12`, 1],
      ['FUNCTION=BACKGROUND_SEARCH&SEARCHSTRING=kuglepen', 4],
    ] as const) {
      await page.goto(`${system.origin}/?${asked}`);
      await page.getByRole('button', { name: 'Til butikken' }).click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Send til indkøbssystemet' }).click();
      await page.frameLocator('iframe').getByText('Modtaget').waitFor();
      const { items, faults } = readOciCart(new URLSearchParams(system.posted.at(-1)));
      expect(faults).toEqual([]);
      expect(items.length).toBeGreaterThanOrEqual(least);
      expect(items.map(({ fields }) => fields.EXT_PRODUCT_ID)).toContain(PEN);
    }
    await close();
  },
);

test.each(sampleOf(KINDS, USUAL_OF_CXML))(
  'cXML: with %s a cart is returned, changed, returned again and ordered',
  async (kind) => {
    const { page, close } = await pageIn(kind);
    const shown = await comeIn(page, `${system.origin}/cxml`);
    await buyTea(page, shown, 20);
    await sendHome(shown);
    const [first] = system.cart().items;
    expect(first).toMatchObject({ quantity: 20 });

    const again = await comeIn(page, `${system.origin}/cxml?operation=edit`);
    await buyTea(page, again, 10);
    await sendHome(again);
    const cart = system.cart();
    expect(cart).toMatchObject({
      addsUp: true,
      faults: [],
      items: [{ auxiliaryId: first?.auxiliaryId, quantity: 30 }],
    });
    expect((await system.order(`PO ${kind}`)).status).toBe('200');
    await close();
  },
);

// In the usual run tests/backend/cxml.test.ts covers the confirmation of an order, without another start of the shop.
test.runIf(process.env.ALL_FLOWS)('the orders are confirmed to the procurement system', async () => {
  // The shop sends news when it starts, and each minute.
  await shop?.stop();
  shop = await startShop(settings);
  await until('the confirmations', () => system.heard.length === KINDS.length, { timeoutMs: 20_000 });
  const confirmed = system.heard.map((root) => childAt(root, 'Request', 'ConfirmationRequest'));
  expect(confirmed.map((one) => childAt(one, 'ConfirmationHeader')?.attributes.type)).toEqual(
    KINDS.map(() => 'accept'),
  );
  expect(confirmed.map((one) => childAt(one, 'OrderReference')?.attributes.orderID).sort()).toEqual([
    'PO all blocked',
    'PO third parties blocked',
    'PO third parties blocked, no scripts',
  ]);
});
