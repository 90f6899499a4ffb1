// Buttons for browsers without scripts: without scripts they work; with scripts a choice applies at once, arrow keys may move through a list, and nothing
// moves.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/sample';
import { openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop();
const LIST = '/kontorartikler';
const FINDER = '/blaek-og-toner/brother/dcp';
const PEN = '/te-morgenfrue-earl-grey-25-breve';
const SCRIPTS = /\/assets\/[^?]+\.js/;

const sort = (page: Page) => page.locator('select[name=sort]');
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, includeHidden: true });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
/** What a person sees of it: a pixel that is cut off is nothing. */
const isSeen = async (page: Page, name: string) => ((await button(page, name).first().boundingBox())?.width ?? 0) > 2;

/** Scripts that load when `release` is called. */
async function openHeld(path: string) {
  const visitor = await shop.visitor();
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await visitor.page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  // Its scripts are not loaded, so that it is never hydrated.
  const { page } = visitor;
  const { origin } = new URL((await (await shop.visitor({ javaScript: false })).open('/')).url());
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  // Two things move a page without scripts: a font that replaces its substitute, and parts below the screen that are laid out after the first paint.
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...document.getAnimations().map((animation) => animation.finished)]);
  });
  return { page, release };
}

/** Without scripts the usual run uses a telephone, with scripts a wide window. */
test.each(sampleOf([360, 1280], [360]))('without scripts each choice has a working button: %i px', async (width) => {
  const { page, open } = await shop.visitor({ javaScript: false, width });
  await open(LIST);
  expect(await isSeen(page, 'Sortér')).toBe(true);
  await sort(page).selectOption('price');
  expect(address(page)).toBe(LIST);
  await button(page, 'Sortér').click();
  expect(address(page)).toBe(`${LIST}?sort=price`);
  await open(FINDER);
  expect(await isSeen(page, 'Videre')).toBe(true);
  await open(PEN);
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await open('/cart');
  expect(await isSeen(page, 'Opdatér')).toBe(true);
});

test.each(sampleOf([360, 1280], [1280]))(
  'with scripts a choice is applied at once and its button is hidden: %i px',
  async (width) => {
    const { page, open } = await shop.visitor({ width });
    await open(LIST);
    expect(await isSeen(page, 'Sortér')).toBe(false);
    await sort(page).selectOption('price');
    await page.waitForURL(/\?sort=price$/);
    await page.goBack();
    await page.waitForURL(/kontorartikler$/);
    // The browser does not restore the choice, which would open the other page again.
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(await sort(page).inputValue()).not.toBe('price');
    expect(address(page)).toBe(LIST);
    await open(FINDER);
    expect(await isSeen(page, 'Videre')).toBe(false);
    await open(PEN);
    await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
    await page.waitForURL(/panel/);
    await open('/cart');
    expect(await isSeen(page, 'Opdatér')).toBe(false);
  },
);

test.runIf(process.env.ALL_FLOWS)('nothing moves when the scripts arrive', async () => {
  const { page, release } = await openHeld(LIST);
  const boxes = () =>
    page.evaluate(() =>
      ['select[name=sort]', '[data-product-list] li', 'footer'].map((part) =>
        JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
      ),
    );
  expect(await isSeen(page, 'Sortér')).toBe(false);
  const before = await boxes();
  release();
  await page.mouse.move(3, 3);
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  expect(await boxes()).toEqual(before);
});

test('arrow keys select options without leaving the page; Enter submits, as does the button, which is visible on focus', async () => {
  const { page, open } = await shop.visitor();
  await open(LIST);
  await sort(page).focus();
  const first = await sort(page).inputValue();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await sort(page).inputValue();
  expect(second).not.toBe(first);
  await page.waitForTimeout(300);
  expect(address(page)).toBe(LIST);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === `?sort=${second}`);

  await open(LIST);
  await sort(page).focus();
  await page.keyboard.press('ArrowDown');
  const third = await sort(page).inputValue();
  await page.keyboard.press('Tab');
  expect(await button(page, 'Sortér').evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await isSeen(page, 'Sortér')).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === `?sort=${third}`);
});

test.runIf(process.env.ALL_FLOWS)('arrow keys select models in the ink finder as well', async () => {
  const { page, open } = await shop.visitor();
  await open(FINDER);
  await page.locator('#finder-printer').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(300);
  expect(address(page)).toBe(FINDER);
  expect(await page.locator('#finder-printer').inputValue()).not.toBe('');
  await page.keyboard.press('Enter');
  await page.waitForURL(/resultater/);
});

test('the buttons reappear when the scripts fail', async () => {
  const { page } = await shop.visitor();
  await page.route(SCRIPTS, (route) => route.abort());
  const { origin } = new URL((await (await shop.visitor({ javaScript: false })).open('/')).url());
  await page.goto(origin + LIST);
  await page.mouse.move(3, 3);
  await page.keyboard.press('Shift');
  await expect.poll(() => isSeen(page, 'Sortér'), { timeout: 10_000 }).toBe(true);
});
