// Third-party scripts in a browser that enforces the content security policy: none without consent and an interaction, and none can break a page by
// hanging, throwing or being unavailable. And the scanner, which opens offline after one visit online.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { lieStill, openBrowserShop } from './shop-in-browser';

/** The behaviour of each script, by its path; others hang. */
const SCRIPTS: Record<string, string> = {
  '/gtm.js': 'throw new Error("not ours")',
  '/tracker.js': `const told = []; window.tracker = { push: (one) => { told.push(one); window.told = told; throw new Error('nor this'); } };`,
  '/chat.js': `setTimeout(() => { const box = document.createElement('div'); box.id = 'chat';
    box.innerHTML = '<input name="name"><input type="email" name="email">'; document.body.append(box); }, 700)`,
};
const asked: string[] = [];
let isHanging = false;
const services: Server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://service');
  asked.push(pathname);
  const script = SCRIPTS[pathname];
  if (isHanging || script === undefined) return;
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
});
afterAll(() => services.close().closeAllConnections());

async function settings() {
  await new Promise<void>((ready) => services.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  return {
    ...{ TAG_MANAGER_URL: `${url}/gtm.js`, TRACKER_URL: `${url}/tracker.js`, CHAT_URL: `${url}/chat.js` },
    ...{ BOT_SITE_KEY: 'site', BOT_SECRET: 'secret', BOT_URL: url },
  };
}

const shop = openBrowserShop({ keepsPolicy: true, own: { env: settings } });

const TEA = '/te-morgenfrue-earl-grey-25-breve';

async function answerConsent(page: Page, open: (path: string) => Promise<Page>, button: string) {
  await open('/consent');
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.waitForURL(/\/consent/);
}
const intoCart = async (page: Page) => {
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.locator('dialog[open]').waitFor();
};

// spec: 7 Other: Cookie consent script, after user interaction
//   at app/ui/shop/consent-bar.tsx, app/client/later.ts
test('nothing is fetched without consent, nor after a refusal', async () => {
  const { page, open } = await shop.visitor();
  await open(TEA);
  await page.mouse.wheel(0, 300);
  await answerConsent(page, open, 'Afvis alle');
  await open(TEA);
  await page.mouse.wheel(0, 300);
  await intoCart(page);
  expect(asked).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('marketing');
});

// spec: 7 Other: Tracking pushes to a tag manager data layer and a marketing tracker
//   at app/client/outside-scripts.ts
// spec: 9: Marketing cookie 30 days
//   at app/request-context/cookies.server.ts, app/request-context/consent.server.ts
test('after consent and an interaction both services receive the view, and a script that throws breaks nothing', async () => {
  const { page, open } = await shop.visitor();
  await answerConsent(page, open, 'Tillad alle');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'marketing');
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1_000)).toBeGreaterThan(2_592_000 - 60);
  asked.length = 0;
  await open(TEA);
  await page.mouse.wheel(0, 300);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told') ?? [])), { timeout: 5_000 })
    .toContain('product_viewed');
  const told = await page.evaluate(() => [Reflect.get(window, 'dataLayer'), Reflect.get(window, 'told')]);
  expect(JSON.stringify(told[0])).toMatch(/gtm\.js.*page_viewed.*product_viewed/);
  expect(JSON.stringify(told[1])).toContain(cookie?.value);
  // Events while the page is open are reported as well, and the page works as without them.
  await intoCart(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))), { timeout: 5_000 })
    .toContain('cart_updated');
  expect(asked.sort()).toEqual(['/gtm.js', '/tracker.js']);
  asked.length = 0;
  await open('/customer/login');
  await page.mouse.wheel(0, 300);
  await page.locator('main [name=email]').first().focus();
  // On a page with a password only the bot protection runs, and it is fetched when the form is started.
  await expect.poll(() => asked, { timeout: 5_000 }).toEqual(['/turnstile/v0/api.js']);
});

// spec: 7 Other: Live chat script, after user interaction
//   at app/client/live-chat.ts, app/ui/shop/chat-link.tsx
// Waits in vain for the chat in some runs on a busy machine, never alone; the cause is not known yet.
test('the chat loads when pressed, with the customer’s fields', { retry: process.env.CI ? 3 : 0 }, async () => {
  const { page, open } = await shop.visitor();
  await open('/customer/login');
  await page.locator('main [name=email]').first().fill('anna@example.dk');
  await page.locator('main [name=password]').first().fill('Kontor-2026');
  await page.locator('main form button').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
  asked.length = 0;
  await open(TEA);
  expect(asked).toEqual([]);
  // A press before hydration follows the link to telephone and mail.
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.getByRole('link', { name: 'Chat med os' }).click();
  const email = page.locator('#chat [name=email]');
  await email.waitFor({ state: 'attached' });
  // It is retried every half second.
  await expect.poll(() => email.inputValue(), { timeout: 5_000 }).toBe('anna@example.dk');
  expect(await page.locator('#chat [name=name]').inputValue()).toMatch(/^Anna /);
});

test('scripts that hang block neither the page nor a press nor a form', async () => {
  isHanging = true;
  const { page, open } = await shop.visitor();
  await answerConsent(page, open, 'Tillad alle');
  await open(TEA);
  await page.mouse.wheel(0, 300);
  await intoCart(page);
  await open('/customer/login');
  await page.locator('main [name=email]').first().fill('anna@example.dk');
  await page.locator('main [name=password]').first().fill('Kontor-2026');
  await page.locator('main form button').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
  isHanging = false;
});

test('blocked scripts break nothing: consent is pushed to the data layer, and the chat links to telephone and mail', async () => {
  const { page, open } = await shop.visitor();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  await answerConsent(page, open, 'Tillad alle');
  // As an ad blocker or a firewall does it.
  await page.route(/gtm\.js|tracker\.js|chat\.js|turnstile/, (route) => route.abort('blockedbyclient'));
  await open(TEA);
  await page.mouse.wheel(0, 300);
  await intoCart(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))), { timeout: 5_000 })
    .toContain('cart_updated');
  await open(TEA);
  const chat = page.getByRole('link', { name: 'Chat med os' });
  await chat.scrollIntoViewIfNeeded();
  await lieStill(page);
  await chat.click();
  await page.waitForURL(/\/info\/kontakt/);
  await open('/customer/login');
  await page.locator('main [name=email]').first().fill('anna@example.dk');
  await page.locator('main [name=password]').first().fill('Kontor-2026');
  await page.locator('main form button').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
  expect(faults).toEqual([]);
});

test('the scanner opens offline, stores no price and no name, and sends the queue later', async () => {
  const { page, open } = await shop.visitor();
  await open('/mobilscanner-demo');
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('scanner-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(async () => (await kept()).some((path) => /scan-camera/.test(path)), { timeout: 10_000 })
    .toBe(true);
  const paths = await kept();
  expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/mobilscanner-demo/offline']);
  await page.context().setOffline(true);
  await page.goto(page.url());
  await page.getByRole('heading', { name: 'Scanner uden forbindelse' }).waitFor();
  expect(await page.content()).not.toMatch(/\d,\d\d|kr\./);
  const field = page.locator('[data-scan-form] [name=code]');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  for (const code of ['1900701', '1900701', '1200100']) {
    await field.fill(code);
    await field.press('Enter');
  }
  await expect.poll(() => page.locator('[data-scan-state]').textContent(), { timeout: 5_000 }).toContain('3');
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.locator('[data-scan-log] li').count(), { timeout: 10_000 }).toBe(3);
  // When online, the header shows the contents of the cart.
  await open('/mobilscanner-demo');
  await field.fill('1900701');
  await field.press('Enter');
  await expect.poll(() => page.locator('[data-cart-count=mark]').first().textContent()).toBe('4');
  await open('/cart');
  expect(await page.locator('main').textContent()).toContain('1900701');
});
