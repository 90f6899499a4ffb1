// The popup in a browser: when it opens, how focus moves, how it is closed, and on which pages it never appears.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { ask } from '../support/postgres';
import { axeBreaches, expectNoAxe } from './axe';
import { openBrowserShop, type VisitorOptions } from './shop-in-browser';

/** The demo's popup opens after fifteen seconds; here it opens after two, so that tests can wait for it and for more. */
const shop = openBrowserShop({
  fill: async (databaseUrl) => {
    const { rowCount } = await ask(
      databaseUrl,
      `UPDATE content_entry SET body = jsonb_set(body, '{show_delay_ms}', '2000') WHERE type = 'popup'`,
    );
    if (!rowCount) throw new Error('the demo has no popup');
  },
});
const MODAL = 'dialog:has(#popup)';
const OPEN = 'dialog[open]:has(#popup)';
const MINI = '[data-popup-mini]';

/** A visitor who has answered all other questions. */
async function settledVisitor(options: VisitorOptions = {}) {
  const visitor = await shop.visitor(options);
  const { page, open } = visitor;
  await open('/consent');
  await page.getByRole('button', { name: 'Afvis alle' }).first().click();
  await open('/');
  const store = page.locator('form[action="/store/change"] button').first();
  if (await store.isVisible()) await store.click();
  return visitor;
}

const focused = (page: Page) =>
  page.evaluate(() => ({
    inModal: document.activeElement?.closest('dialog') !== null,
    name: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  }));
const stateOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'popup')?.value ?? null;

// spec: 4 Popup cookie: The modal opens after show_delay_ms if the cookie is unset or 1
//   at app/client/popup.ts, domain/content/popup.ts
test('it opens after its delay, no sooner, and waits while someone types', async () => {
  const { page, open } = await settledVisitor();
  // The field has the focus before the popup's script runs: on a slow machine the delay would pass before a later focus.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLInputElement>('header input[type=search]')?.focus(),
    ),
  );
  await open('/info/kontakt');
  await page.locator(MODAL).waitFor({ state: 'attached' });
  // Longer than the delay and one further check.
  await page.waitForTimeout(4_500);
  expect(await page.locator(OPEN).count()).toBe(0);
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null));
  await page.locator(OPEN).waitFor();
  expect(await stateOf(page)).toBeNull();
  await page.keyboard.press('Escape');
  await page.locator(MINI).waitFor();
  expect(await stateOf(page)).toBe('2');
});

// spec: 9: Signup button width 250 px
//   at app/forms/newsletter/fields.css.ts
test('the sign-up button is 250 px wide where there is room', async () => {
  const { page, open } = await settledVisitor({ javaScript: false });
  await open('/info/kontakt');
  for (const name of ['Tilmeld nyhedsbrevet', 'Tilmeld mig']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect([name, box?.width]).toEqual([name, 250]);
  }
});

test('it takes and returns the focus, Escape and a press outside close it, and its button hides it', async () => {
  const { page, open } = await settledVisitor();
  await open('/info/kontakt#popup');
  await page.locator(OPEN).waitFor();
  expect(await focused(page)).toEqual({ inModal: true, name: 'Luk' });
  await expectNoAxe(page);
  await page.mouse.click(5, 5);
  await page.locator(MINI).waitFor();
  // At the end of the page it covers nothing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectNoAxe(page, ['footer', MINI]);
  const again = page.locator(MINI).getByRole('button', { name: 'Få nyhedsbrevet' });
  await again.focus();
  await page.keyboard.press('Enter');
  await page.locator(OPEN).waitFor();
  expect((await focused(page)).inModal).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).name).toBe('Få nyhedsbrevet');
  await expect.poll(() => stateOf(page)).toBe('2');
  await again.click();
  await page.locator(OPEN).getByRole('button', { name: 'Vis ikke igen' }).click();
  await expect.poll(() => stateOf(page)).toBe('3');
  expect(await page.locator(MINI).isVisible()).toBe(false);
  await open('/kontorartikler');
  expect([await page.locator('#popup').count(), await page.locator(MINI).count()]).toEqual([0, 0]);
});

test.each([320, 1280])('it fits a window of %i px, inline and as an overlay, in its own colours', async (width) => {
  const { page, open } = await settledVisitor({ width, host: 'gaver.localhost' });
  await open('/info/kontakt#popup');
  await page.locator(OPEN).waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  expect(await axeBreaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const pill = page.locator(`${MINI} [data-colours]`);
  await pill.waitFor();
  const colours = await pill.evaluate((box) => [getComputedStyle(box).color, getComputedStyle(box).backgroundColor]);
  expect(colours).toEqual(['rgb(60, 28, 56)', 'rgb(243, 227, 225)']);
  expect(await wide()).toBeLessThanOrEqual(0);
});

test('it never appears on a page with another question, in cart, checkout or login', async () => {
  const stranger = await shop.visitor();
  await stranger.open('/');
  expect(await stranger.page.locator('#popup').count()).toBe(0);
  const { page, open } = await settledVisitor();
  for (const path of ['/cart', '/checkout', '/customer/login', '/nyhedsbrev', '/fortryd']) {
    await open(path);
    expect([path, await page.locator('#popup, [data-popup-mini]').count()]).toEqual([path, 0]);
  }
});

test('it never opens on the first page of a visit, only on the next', async () => {
  const { page, open } = await shop.visitor();
  // Already answered, so that no other question is shown.
  await page
    .context()
    .addCookies([{ name: 'consent', value: '1:', url: new URL((await open('/consent')).url()).origin }]);
  await open('/info/kontakt');
  const store = page.locator('form[action="/store/change"] button').first();
  if (await store.isVisible()) await store.click();
  // The visit begins here: on a slow machine the script has already run on the consent page.
  await page.evaluate(() => sessionStorage.clear());
  await open('/info/kontakt');
  await page.locator(MODAL).waitFor({ state: 'attached' });
  // On a slow machine the script runs later than the delay that is waited for.
  await page.waitForFunction(() => sessionStorage.getItem('popup-first-page') !== null);
  await page.waitForTimeout(4_500);
  expect(await page.locator(OPEN).count()).toBe(0);
  await open('/info/levering');
  await page.locator(OPEN).waitFor();
});
