// Takes pictures of the shop to look at: pages × widths × hosts, as PNG files in a folder.
//   node --import tsx tests/browser/screenshots.ts <folder> [--origin http://localhost:3000] [--pages /,/cart] [--widths 360,1280]
//     [--hosts localhost,design.localhost] [--no-js] [--window] [--login mail:password]
// The shop must be running. Full pages are captured; with --window only what fits the window.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { launchChromium } from '../flows/drivers/chromium';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    pages: { type: 'string', default: '/,/search?q=papir,/cart,/checkout,/customer/login' },
    widths: { type: 'string', default: '360,1280' },
    hosts: { type: 'string', default: 'localhost,design.localhost,uniq.localhost,gaver.localhost' },
    login: { type: 'string' },
    'no-js': { type: 'boolean', default: false },
    window: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('say which folder the pictures go to');
fs.mkdirSync(folder, { recursive: true });

const browser = await launchChromium();
try {
  for (const host of values.hosts.split(',')) {
    for (const width of values.widths.split(',').map(Number)) await takeAll(browser, host, width, folder);
  }
} finally {
  await browser.close();
}

async function takeAll(from: Browser, host: string, width: number, into: string): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    javaScriptEnabled: !values['no-js'],
    locale: 'da-DK',
    reducedMotion: 'reduce',
  });
  const base = new URL(values.origin);
  base.hostname = host;
  if (values.login) await logIn(context, base, values.login);
  for (const address of values.pages.split(',')) {
    const page = await context.newPage();
    const answer = await page.goto(new URL(address, base).href, { waitUntil: 'networkidle' });
    if (!values['no-js']) await page.evaluate(allPictures);
    const name = `${host.split('.')[0]}-${address.replace(/[^\p{L}\d]+/gu, '_') || 'front'}-${width}.png`;
    await page.screenshot({ path: path.join(into, name), fullPage: !values.window });
    console.log(`${answer?.status()} ${page.url()} → ${name}`);
    await page.close();
  }
  await context.close();
}

/** Pictures further down load on scrolling; a screenshot of the full page needs all of them. */
async function allPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const one of pictures) one.loading = 'eager';
  await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
}

async function logIn(context: BrowserContext, base: URL, login: string): Promise<void> {
  const [mail = '', password = ''] = login.split(/:(.*)/s);
  const page = await context.newPage();
  await page.goto(new URL('/customer/login', base).href);
  const form = page.locator('main form').filter({ has: page.locator('input[type=password]') });
  await form.locator('input[name=email]').fill(mail);
  await form.locator('input[type=password]').fill(password);
  await form.locator('button[type=submit], button:not([type])').first().click();
  await page.waitForURL((url) => url.pathname !== '/customer/login');
  await page.close();
}
