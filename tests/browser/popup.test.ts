// The popup in a browser: when it opens, how focus moves, how it is closed, and on which pages it never appears.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/sample';
import { axeBreaches, expectNoAxe } from './axe';
import { openBrowserShop, type VisitorOptions } from './shop-in-browser';

const shop = openBrowserShop();

/** The demo's delay, and how long a popup that is due waits for someone who types. */
const DELAY_MS = 15_000;
const LATER_MS = 2_000;
const MODAL = 'dialog:has(#popup)';
const OPEN = 'dialog[open]:has(#popup)';
const MINI = '[data-popup-mini]';

/** A visitor who has answered all other questions, on the first page of the visit. */
async function settledVisitor(options: VisitorOptions = {}) {
  const visitor = await shop.visitor(options);
  const { page, open } = visitor;
  const domain = options.host ?? 'localhost';
  await page.context().addCookies([{ name: 'consent', value: '1:', domain, path: '/' }]);
  await open('/info/levering');
  const store = page.locator('form[action="/store/change"] button').first();
  if (await store.isVisible()) {
    await store.click();
    await store.waitFor({ state: 'hidden' });
  }
  return visitor;
}

declare global {
  interface Window {
    timersOfTest: { act: () => void; ms: number }[];
  }
}

/** On the pages that are opened next, timers of two seconds and more wait for `pass`. */
async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = window.setTimeout;
    window.timersOfTest = [];
    const held = (act: () => void, ms = 0) => (ms < 2_000 ? usual(act, ms) : window.timersOfTest.push({ act, ms }) - 1);
    Object.assign(window, { setTimeout: held });
  });
}

/** Runs what waits for as many milliseconds, and returns how often that was. */
const pass = (page: Page, milliseconds: number) =>
  page.evaluate((passed) => {
    const due = window.timersOfTest.filter(({ ms }) => ms === passed);
    window.timersOfTest = window.timersOfTest.filter(({ ms }) => ms !== passed);
    for (const { act } of due) act();
    return due.length;
  }, milliseconds);

/** The script of the popup has run on the open page. */
async function isAwake(page: Page): Promise<void> {
  await page.locator(MODAL).waitFor({ state: 'attached' });
  await page.waitForFunction(() => sessionStorage.getItem('popup-first-page') !== null);
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
  await isAwake(page);
  await holdTimers(page);
  await open('/info/kontakt');
  await isAwake(page);
  expect(await page.locator(OPEN).count()).toBe(0);
  await page.locator('header input[type=search]').focus();
  for (const delay of [DELAY_MS, LATER_MS]) {
    expect(await pass(page, delay)).toBe(1);
    expect(await page.locator(OPEN).count()).toBe(0);
  }
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null));
  expect(await pass(page, LATER_MS)).toBe(1);
  await page.locator(OPEN).waitFor();
  expect(await stateOf(page)).toBeNull();
  await page.keyboard.press('Escape');
  await page.locator(MINI).waitFor();
  expect(await stateOf(page)).toBe('2');
});

// spec: 9: Signup button width 250 px
//   at app/forms/newsletter/fields.css.ts
test.runIf(process.env.ALL_FLOWS)('the sign-up button is 250 px wide where there is room', async () => {
  const { page, open } = await settledVisitor({ javaScript: false });
  await open('/info/kontakt');
  for (const name of ['Tilmeld nyhedsbrevet', 'Tilmeld mig']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect([name, box?.width]).toEqual([name, 250]);
  }
});

test('without scripts it is closed, opened again and hidden by its buttons', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const { page, open } = await settledVisitor({ javaScript: false });
  await open('/info/kontakt#popup');
  const box = page.locator('#popup');
  expect(await box.isVisible()).toBe(true);
  await box.getByRole('button', { name: 'Luk', exact: true }).click();
  const again = page.locator(MINI).getByRole('button', { name: 'Få nyhedsbrevet' });
  await again.waitFor();
  expect([await box.isVisible(), await stateOf(page)]).toEqual([false, '2']);
  await again.click();
  await box.waitFor();
  await box.getByRole('button', { name: 'Vis ikke igen' }).click();
  await again.waitFor({ state: 'hidden' });
  expect([await box.count(), await stateOf(page)]).toEqual([0, '3']);
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
  await expectNoAxe(page, { include: ['footer', MINI] });
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

test.each(sampleOf([320, 1280], [320]))(
  'it fits a window of %i px, inline and as an overlay, in its own colours',
  async (width) => {
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
  },
);

test('it never appears on a page with another question, in cart, checkout or login', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  const stranger = await shop.visitor();
  await stranger.open('/info/kontakt');
  expect(await stranger.page.locator('#popup').count()).toBe(0);
  const { page, open } = await settledVisitor();
  for (const path of ['/cart', '/checkout', '/customer/login', '/nyhedsbrev', '/fortryd']) {
    await open(path);
    expect([path, await page.locator('#popup, [data-popup-mini]').count()]).toEqual([path, 0]);
  }
});

test('it never opens on the first page of a visit, only on the next', async () => {
  const { page, open } = await settledVisitor();
  await isAwake(page);
  await holdTimers(page);
  // The visit has begun on this page.
  await page.reload();
  await isAwake(page);
  expect(await pass(page, DELAY_MS)).toBe(0);
  expect(await page.locator(OPEN).count()).toBe(0);
  await open('/info/kontakt');
  await isAwake(page);
  expect(await pass(page, DELAY_MS)).toBe(1);
  await page.locator(OPEN).waitFor();
});
