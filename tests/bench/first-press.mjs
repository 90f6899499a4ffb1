// The first press of a visitor on a slowed phone: adding to the cart as soon as the page is shown. Time until the frame that
// responds, time until the cart is shown, and the scripts that were loaded for it.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { percentile } from './client.mjs';
import { collectMoves, slowDown } from './paint.mjs';

const RUNS = 5;
const BUTTON = 'main form[action="/cart"] button:not([type=button])';

const scriptsSeen = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));

/** `isHydrated`: the scripts of the page are loaded before the press; otherwise the press loads them. */
async function pressOnce(browser, url, isHydrated, cookies) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(collectMoves);
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'load' });
    if (isHydrated) await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    const before = await page.evaluate(scriptsSeen);
    const since = performance.now();
    await page.locator(BUTTON).first().click({ noWaitAfter: true });
    await page.locator('dialog[open]').waitFor();
    const shown = performance.now() - since;
    const after = isHydrated ? await page.evaluate(scriptsSeen) : before;
    const bytes = (seen) => seen.reduce((sum, { size }) => sum + size, 0);
    return { shown, next: await page.evaluate(() => window.longestPress), scripts: bytes(after) - bytes(before) };
  } finally {
    await context.close();
  }
}

/** The median of five visits. */
export async function measureFirstPress(url, cookies = []) {
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const measured = {};
    for (const [kind, isHydrated] of Object.entries({ awake: true, early: false })) {
      const runs = [];
      for (let count = 0; count < RUNS; count += 1) runs.push(await pressOnce(browser, url, isHydrated, cookies));
      const middle = (name) =>
        percentile(
          runs.map((run) => run[name]),
          0.5,
        );
      measured[kind] = { shown: middle('shown'), next: middle('next'), scripts: middle('scripts') };
    }
    return measured;
  } finally {
    await browser.close();
  }
}
