// The first visitor of a shop without rendered pictures: how long after the page the pictures on the first screen are complete.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'desk', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];
const LATEST_MS = 60_000;

/** All visible pictures on the screen are loaded and decoded; those in a closed menu are on the screen but not visible. */
function allVisibleAreThere() {
  const isOnScreen = (image) => {
    const { top, left, right, bottom, width } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility({ visibilityProperty: true });
    return isSeen && width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  return [...document.images].filter(isOnScreen).every((image) => image.complete && image.naturalWidth > 0);
}

/** From the last byte of the page to the last byte of the pictures requested until then. */
function sinceThePage() {
  const [page] = performance.getEntriesByType('navigation');
  const isSeen = (image) => image.checkVisibility({ visibilityProperty: true });
  const visible = [...document.images].filter(
    (image) => isSeen(image) && image.getBoundingClientRect().top < innerHeight,
  );
  const shown = new Set(visible.map(({ currentSrc }) => currentSrc));
  const pictures = performance.getEntriesByType('resource').filter(({ name }) => shown.has(name));
  const last = Math.max(page.responseEnd, ...pictures.map(({ responseEnd }) => responseEnd));
  return { ms: last - page.responseEnd, pictures: pictures.length };
}

async function visit(browser, url, screen) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(allVisibleAreThere, undefined, { timeout: LATEST_MS });
    return await page.evaluate(sinceThePage);
  } finally {
    await context.close();
  }
}

/** Pages in turn, each as one visitor after the other sees it: rows of { name, ms, pictures }. */
export async function measureFirstVisit(url, paths) {
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const rows = [];
  try {
    for (const [kind, path] of Object.entries(paths)) {
      for (const { name, ...screen } of SCREENS)
        rows.push({ name: `${kind}, ${name}`, ...(await visit(browser, url + path, screen)) });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
