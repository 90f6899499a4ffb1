// Forced colours (Windows contrast themes): backgrounds and shadows are removed, and their meaning must be visible by outlines, borders and system colours.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop({ pictures: false });

async function openForced(path: string, width = 1280): Promise<Page> {
  const visitor = await shop.visitor({ width });
  await visitor.page.emulateMedia({ forcedColors: 'active' });
  return visitor.open(path);
}

const outlineOf = (place: Locator) =>
  place.first().evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
  });
const groundOf = (place: Locator) => place.first().evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ['the shape of a list', '/kontorartikler', 'nav a[aria-current=true]', 'nav a:has(svg):not([aria-current])'],
  ['the page of a list', '/kontorartikler', 'nav [aria-current=page]', 'nav a[href*="page="]'],
  [
    'the option of a product',
    '/kuglepen-nordlys-flow-1-0-mm?configurableOptions=',
    '[role=group] a[aria-current]',
    '[role=group] a:not([aria-current])',
  ],
])('%s that is selected has an outline that the others lack', async (_what, path, chosen, other) => {
  const page = await openForced(path);
  const main = page.locator('main');
  if ((await main.locator(chosen).count()) === 0) {
    await main.locator(other).first().click();
    await main.locator(chosen).first().waitFor();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  expect(await outlineOf(main.locator(chosen))).toBe('solid 3px');
  expect(await outlineOf(main.locator(other))).toBe('none');
});

test('stock dots have a colour and an outline, and badges an outline', async () => {
  const page = await openForced('/kontorartikler');
  const dot = page.locator('main li p > span:empty').first();
  const canvas = await groundOf(page.locator('body'));
  expect(await groundOf(dot)).not.toBe(canvas);
  expect(await outlineOf(dot)).toBe('solid 1px');
  await page.goto(new URL('/my-offers', page.url()).href);
  const badge = page.locator('main li span:not(:has(span))', { hasText: /^−\d+\s%$/ });
  expect(await outlineOf(badge)).toBe('solid 1px');
});

test('a selected radio tile has an outline, and the free freight meter shows a bar on an empty track', async () => {
  const page = await openForced('/te-morgenfrue-earl-grey-25-breve');
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.waitForURL(/panel/);
  await page.goto(new URL('/cart', page.url()).href);
  const meter = page.locator('progress').first();
  const { edge, adjusts } = await meter.evaluate((element) => {
    const { borderTopStyle, forcedColorAdjust } = getComputedStyle(element);
    return { edge: borderTopStyle, adjusts: forcedColorAdjust };
  });
  expect([edge, adjusts]).toEqual(['solid', 'none']);
  await page.goto(new URL('/design-selv/2700100', page.url()).href);
  const card = page.locator('main div:has(> label > input[type=radio]:checked)');
  expect(await outlineOf(card)).toBe('solid 2px');
  expect(await outlineOf(page.locator('main div:has(> label > input[type=radio]:not(:checked))'))).toBe('none');
});
