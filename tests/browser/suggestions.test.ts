// Suggestions while typing: by keyboard, by pointer, announced, and never interfering with the focus or the typed text.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectNoAxe } from './axe';
import { openBrowserShop, settled } from './shop-in-browser';

const shop = openBrowserShop();

const BOX = 'header input[type=search]';

async function type(page: Page, words: string): Promise<void> {
  // The field becomes a combobox when its script has loaded.
  await page.locator(BOX).focus();
  await page.locator(`${BOX}[role=combobox]`).waitFor();
  await page.locator(BOX).pressSequentially(words);
  await page.locator('#search-suggestions [role=option]').first().waitFor();
}

interface Box {
  value: string;
  expanded: string | null;
  /** The text of the active option. */
  active: string | null;
  selected: string[];
  hasFocus: boolean;
}

const box = (page: Page): Promise<Box> =>
  page.locator(BOX).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const selected = [...document.querySelectorAll('#search-suggestions [aria-selected=true]')];
    return {
      value: input instanceof HTMLInputElement ? input.value : '',
      expanded: input.getAttribute('aria-expanded'),
      active: id === null ? null : (document.getElementById(id)?.textContent ?? '(none)'),
      selected: selected.map((option) => option.textContent ?? ''),
      hasFocus: document.activeElement === input,
    };
  });

test('arrows move through them, Escape closes them, Enter opens the selected one', async () => {
  const { page, open } = await shop.visitor();
  await open('/');
  await type(page, 'kontors');
  const texts = await page.locator('#search-suggestions [role=option]').allTextContents();
  const at = (place: number) => texts.at(place) ?? '';
  const atRest = { value: 'kontors', expanded: 'true', active: null, selected: [], hasFocus: true };
  expect(await box(page)).toEqual(atRest);
  await expectNoAxe(page);
  // A product shows what distinguishes it from similar ones.
  const product = page.locator('#search-suggestions [role=option]:has(b)').first();
  expect(await product.locator('b').textContent()).toMatch(/^\d[\d.]*,\d\d\skr\.$/);
  expect(await product.locator('img').getAttribute('src')).toMatch(/\/media\/.*w=200/);
  expect(await product.locator('small').textContent()).not.toBe('Vare');

  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await box(page)).toEqual({ ...atRest, active: at(place), selected: [at(place)] });
  }
  await expectNoAxe(page);

  await page.keyboard.press('Escape');
  expect(await box(page)).toEqual({ ...atRest, expanded: 'false' });
  await page.locator(BOX).pressSequentially('t');
  await page.locator('#search-suggestions [role=option]', { hasText: 'kontorstol' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=kontorstol/);
});

test('Enter without a selection searches for the typed text, and Tab closes them', async () => {
  const { page, open } = await shop.visitor();
  await open('/');
  await type(page, 'kuglep');
  await page.keyboard.press('Tab');
  expect(await box(page)).toMatchObject({ expanded: 'false', hasFocus: false, value: 'kuglep' });
  await type(page, 'e');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=kuglepe$/);
});

test.runIf(process.env.ALL_FLOWS)('pressing one opens it; a printer has its own page', async () => {
  const { page, open } = await shop.visitor({ width: 360, height: 740 });
  await open('/');
  await type(page, 'brother l2530');
  await expectNoAxe(page);
  // Before everything that contains its number.
  expect(await page.locator('#search-suggestions [role=option]').first().textContent()).toMatch(/DCP-L2530DW.*Printer/);
  await page.locator('#search-suggestions [role=option]', { hasText: 'DCP-L2530DW' }).first().click();
  await page.waitForURL(/\/blaek-og-toner\/resultater\/brother-dcp-l2530dw$/);
  await settled(page);
});
