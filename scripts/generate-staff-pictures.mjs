// Takes the pictures of the back office that docs/shop-owner shows (docs/pictures/back-office). Run by hand against a running demo shop when its
// pages have changed, and commit the files.
//   node scripts/generate-staff-pictures.mjs [http://localhost:3000] [--to <folder>] [--width 360] [--dark]
// `--to`: complete pages as PNG into another folder, to look at them.
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './setup/browser.mjs';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, width: { type: 'string', default: '1280' }, dark: { type: 'boolean' } },
  allowPositionals: true,
});
const origin = positionals[0] ?? 'http://localhost:3000';
const folder = values.to ?? new URL('../docs/pictures/back-office', import.meta.url).pathname;
/** The administrator of the demo. */
const LOGIN = { email: 'mette@kontorvaerk.example', password: 'Kontor-2026' };

/** Each page by its address, or by a list and the link in it. */
const PAGES = {
  today: '/staff',
  orders: '/staff/orders?view=all',
  order: ['/staff/orders?view=to-pack', 'tbody th a'],
  'new-order': '/staff/orders/new',
  'read-order': '/staff/orders/read',
  customers: '/staff/customers',
  customer: ['/staff/customers?kind=business', 'tbody th a'],
  products: '/staff/products',
  product: ['/staff/products', 'tbody th a'],
  'new-product': '/staff/new-product',
  promotions: '/staff/promotions',
  promotion: ['/staff/promotions', 'tbody th a'],
  content: '/staff/content',
  'content-entry': ['/staff/content', 'tbody th a'],
  media: '/staff/media',
  month: '/staff/money',
  documents: '/staff/money/documents',
  'open-items': '/staff/money/open',
  journal: '/staff/money/journal',
  figures: '/staff/figures?span=month',
  search: '/staff/search?q=papir',
  settings: '/staff/settings',
  'settings-part': ['/staff/settings', 'main a[href^="/staff/settings/"]'],
  members: '/staff/members',
  member: ['/staff/members', 'tbody th a'],
  account: '/staff/account',
  webhooks: '/staff/webhooks',
  log: '/staff/log',
};

const browser = await chromium.launch({ executablePath: await ensureBrowser() });
const context = await browser.newContext({
  viewport: { width: Number(values.width), height: 800 },
  locale: 'da-DK',
  colorScheme: values.dark ? 'dark' : 'light',
  javaScriptEnabled: false,
});
const page = await context.newPage();
await page.goto(`${origin}/staff/login`);
await page.fill('[name="email"]', LOGIN.email);
await page.fill('[name="password"]', LOGIN.password);
await page.click('main [type="submit"]');

mkdirSync(folder, { recursive: true });
for (const [name, place] of Object.entries(PAGES)) {
  const [address, link] = [place].flat();
  let reply = await page.goto(origin + address);
  const to = link
    ? await page
        .locator(link)
        .first()
        .getAttribute('href', { timeout: 2000 })
        .catch(() => null)
    : null;
  if (link && !to) process.stdout.write(`${name}: ${address} has no such link\n`);
  if (to) reply = await page.goto(new URL(to, origin).href);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const fault = [
    reply.status() === 200 ? '' : `status ${reply.status()}`,
    overflow > 0 ? `${overflow} px too wide` : '',
  ];
  if (fault.some(Boolean)) process.stdout.write(`${name}: ${fault.join(' ')}\n`);
  if (values.to) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  else
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(`${folder}/${name}.webp`);
}
await browser.close();
process.stdout.write(`${Object.keys(PAGES).length} pictures in ${folder}\n`);
