// Takes the pictures of the demo's shops that the manifest names (public/screenshots). Run by hand against a running demo shop when the front
// pages have changed; the files are kept.  node scripts/generate-screenshots.mjs [http://localhost:3000]
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const origin = new URL(process.argv[2] ?? 'http://localhost:3000');
const FOLDER = new URL('../public/screenshots/', import.meta.url).pathname;
/** The first host of each look's shop. */
const HOSTS = { base: 'localhost', dade: 'design.localhost', uniq: 'uniq.localhost', gaver: 'gaver.localhost' };
const SIZES = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Without scripts; questions at the edge of the page are answered, so that the shop itself is seen. */
async function take(browser, look, form) {
  const context = await browser.newContext({ ...SIZES[form], locale: 'da-DK', javaScriptEnabled: false });
  const page = await context.newPage();
  const at = new URL(origin);
  at.hostname = HOSTS[look];
  await page.goto(new URL('/consent', at).href);
  const refuse = page.getByRole('button', { name: 'Afvis alle' }).first();
  if (await refuse.isVisible()) await refuse.click();
  await page.goto(at.href);
  const store = page.locator('form[action="/store/change"] button').first();
  if (await store.isVisible()) await store.click();
  const notice = page.locator('form[action="/notification/close"] button').first();
  if (await notice.isVisible()) await notice.click();
  await page.goto(at.href, { waitUntil: 'networkidle' });
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(`${FOLDER}${look}-${form}.webp`);
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
for (const look of Object.keys(HOSTS)) for (const form of Object.keys(SIZES)) await take(browser, look, form);
await browser.close();
process.stdout.write('The shops are pictured.\n');
