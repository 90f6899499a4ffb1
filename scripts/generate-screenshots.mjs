// Takes the screenshots of the demo's shops that the manifest names (public/screenshots) and composes the picture of the four looks in the
// README (docs/pictures/looks.webp). Run by hand against a running demo shop when front pages have changed, and commit the files.
//   node scripts/generate-screenshots.mjs [http://localhost:3000] [--only-looks]
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './setup/browser.mjs';

const origin = new URL(process.argv[2] ?? 'http://localhost:3000');
const isOnlyLooks = process.argv.includes('--only-looks');
const LOOKS_PICTURE = new URL('../docs/pictures/looks.webp', import.meta.url).pathname;
const FOLDER = new URL('../public/screenshots/', import.meta.url).pathname;
/** The first host of each look's shop. */
const HOSTS = { base: 'localhost', dade: 'design.localhost', uniq: 'uniq.localhost', gaver: 'gaver.localhost' };
const SIZES = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Without scripts. Consent, store and notification are answered first, so that they do not cover the shop. */
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
  const screenshot = await page.screenshot();
  await context.close();
  return screenshot;
}

const save = (screenshot, name) => sharp(screenshot).webp({ quality: 80, effort: 6 }).toFile(`${FOLDER}${name}.webp`);

/** The four looks in two rows, 1,280 pixels wide. */
async function composeLooks(screenshots) {
  const [width, height, gap] = [632, 395, 16];
  const tiles = await Promise.all(screenshots.map((screenshot) => sharp(screenshot).resize(width, height).toBuffer()));
  await sharp({ create: { width: 2 * width + gap, height: 2 * height + gap, channels: 3, background: '#d0d7de' } })
    .composite(
      tiles.map((input, at) => ({ input, left: (at % 2) * (width + gap), top: Math.floor(at / 2) * (height + gap) })),
    )
    .webp({ quality: 76, effort: 6 })
    .toFile(LOOKS_PICTURE);
}

mkdirSync(FOLDER, { recursive: true });
mkdirSync(dirname(LOOKS_PICTURE), { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
const wide = [];
for (const look of Object.keys(HOSTS)) {
  wide.push(await take(browser, look, 'wide'));
  if (isOnlyLooks) continue;
  await save(wide.at(-1), `${look}-wide`);
  await save(await take(browser, look, 'narrow'), `${look}-narrow`);
}
await browser.close();
await composeLooks(wide);
process.stdout.write('The screenshots are written.\n');
