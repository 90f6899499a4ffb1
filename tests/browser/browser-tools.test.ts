// Tests the tools of the browser tests on a small page: axe finds violations, Tab navigates, width is measured.
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../flows/drivers/chromium';
import { axeBreaches, expectNoAxe } from './axe';
import { focused, tabTo, typeByKey } from './keyboard';
import { openPage, sidewaysOverflow } from './page';

const pageOf = (body: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="da"><title>Side</title><body>${body}</body></html>`)}`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser?.close());

test('axe passes a valid page and names the faults of an invalid one', async () => {
  await expectNoAxe(await openPage(browser, pageOf('<main><h1>Kurv</h1><label>Antal <input></label></main>')));
  const breaches = await axeBreaches(
    await openPage(browser, pageOf('<main><h1>Kurv</h1><input><img src="data:,"></main>')),
  );
  expect(breaches.map((breach) => breach.split(':')[0])).toEqual(['image-alt', 'label']);
}, 40_000);

test('Tab reaches fields and buttons by their names, with a visible focus', async () => {
  const page = await openPage(
    browser,
    pageOf('<a href="#x">Spring over</a><label>Antal <input value="1"></label><button>Køb</button>'),
  );
  await typeByKey(page, 'Antal', '12');
  expect(await page.locator('input').inputValue()).toBe('12');
  expect(await tabTo(page, 'Køb')).toMatchObject({ tag: 'button', isShown: true, isInDialog: false });
  await page.keyboard.press('Shift+Tab');
  expect((await focused(page))?.name).toContain('Antal');
  await expect(tabTo(page, 'Findes ikke', { limit: 5 })).rejects.toThrow('does not reach');
}, 40_000);

test('content wider than the window is reported', async () => {
  const wide = await openPage(browser, pageOf('<p style="width:900px">bred</p>'), { width: 320 });
  expect(await sidewaysOverflow(wide)).toHaveLength(1);
  const narrow = await openPage(browser, pageOf('<p>smal</p>'), { width: 320 });
  expect(await sidewaysOverflow(narrow)).toEqual([]);
}, 40_000);
