// Weight of a page's pictures and fonts in a browser, after their fine versions are rendered: the heaviest tile, the product picture, the fonts of a look.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const FINE_WITHIN_MS = 20_000;

/** Bytes as sent, of each picture that matches and of all fonts. */
function weighed(selector) {
  const sizes = new Map(performance.getEntriesByType('resource').map((entry) => [entry.name, entry.encodedBodySize]));
  const shown = [...document.querySelectorAll(selector)].map(({ currentSrc }) => sizes.get(currentSrc) ?? 0);
  const fonts = [...sizes].filter(([name]) => name.endsWith('.woff2')).map(([, size]) => size);
  return { heaviest: Math.max(0, ...shown), fonts: fonts.reduce((sum, size) => sum + size, 0), pictures: shown.length };
}

async function weighOn(browser, url, selector) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(weighed, selector);
  } finally {
    await context.close();
  }
}

/** `looks`: the addresses of the same page in each look. */
export async function weighPictures({ category, product, looks }) {
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    // The first request gets the quick version; these are requested again when the fine ones are ready.
    for (const url of [category, product]) await weighOn(browser, url, 'img');
    await new Promise((resolve) => setTimeout(resolve, FINE_WITHIN_MS));
    const tile = await weighOn(browser, category, 'main li picture img');
    const own = await weighOn(browser, product, 'main picture img[fetchpriority=high]');
    const fonts = {};
    for (const [look, url] of Object.entries(looks)) fonts[look] = (await weighOn(browser, url, 'img')).fonts;
    return { tile, own, fonts };
  } finally {
    await browser.close();
  }
}
