// Forced colours (Windows contrast themes): backgrounds and shadows are removed, and their meaning must be visible by outlines, borders and system colours.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { ask } from '../support/postgres';
import { openBrowserShop, type Visitor } from './shop-in-browser';

/** Without pictures of the energy classes the styles draw the arrows. */
const hideEnergyPictures = (isHidden: boolean) => async (databaseUrl: string) => {
  const { rowCount } = await ask(
    databaseUrl,
    `UPDATE content_entry SET draft = ${isHidden} WHERE type = 'energy-class'`,
  );
  if (!rowCount) throw new Error('the demo has no energy classes');
};
const shop = openBrowserShop({ fill: hideEnergyPictures(true), undo: hideEnergyPictures(false) });

async function forcedVisitor(): Promise<Visitor> {
  const visitor = await shop.visitor();
  await visitor.page.emulateMedia({ forcedColors: 'active' });
  return visitor;
}

let reader: Promise<Visitor> | undefined;
/** One visitor reads all pages. */
async function openForced(path: string): Promise<Page> {
  reader ??= forcedVisitor();
  return (await reader).open(path);
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
  const page = await (await forcedVisitor()).open('/te-morgenfrue-earl-grey-25-breve');
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

/** What is painted: of an element, or of what the sheet puts before its content. */
const paintOf = (place: Locator, before?: '::before') =>
  place.first().evaluate((element, pseudo) => {
    const { color, backgroundColor, content, visibility, display, textDecorationLine } = getComputedStyle(
      element,
      pseudo,
    );
    const { width, height } = element.getBoundingClientRect();
    const isShown = visibility === 'visible' && display !== 'none' && width > 0 && height > 0;
    return { color, ground: backgroundColor, content, isShown, line: textDecorationLine };
  }, before);

test('lit stars are filled, and the unlit ones are outlines that the lit ones cover', async () => {
  const page = await openForced('/kuglepen-nordlys-flow-1-0-mm');
  const stars = page.locator('main [role=img]:has(> span:empty)');
  const canvas = await groundOf(page.locator('body'));
  const [unlit, lit] = [await paintOf(stars, '::before'), await paintOf(stars.locator('span'), '::before')];
  expect([unlit.isShown, unlit.content, lit.isShown, lit.content]).toEqual([true, '"☆☆☆☆☆"', true, '"★★★★★"']);
  for (const { color } of [unlit, lit]) expect(color).not.toBe(canvas);
  const share = await stars.first().evaluate((all) => {
    const part = all.firstElementChild?.getBoundingClientRect().width ?? 0;
    return Math.round((10 * part) / all.getBoundingClientRect().width);
  });
  const mean = Number((await stars.first().getAttribute('aria-label'))?.replace(',', '.').split(' ')[0]);
  expect(share).toBe(Math.round(mean * 2));
});

test('the trail has links, signs between them, and a frame around the page that is open', async () => {
  const page = await openForced('/kuglepen-nordlys-flow-1-0-mm');
  const trail = page.locator('main nav ol').first();
  const [way, here] = [await paintOf(trail.locator('a')), await paintOf(trail.locator('[aria-current]'))];
  expect([way.isShown, here.isShown]).toEqual([true, true]);
  expect(way.color).not.toBe(here.color);
  const between = await paintOf(trail.locator('li').nth(1), '::before');
  expect([between.content, between.isShown]).toEqual(['"/"', true]);
  expect(between.color).not.toBe(await groundOf(page.locator('body')));
  expect(await outlineOf(trail.locator('[aria-current]'))).toBe('solid 1px');
  // Outside of the letters.
  const offset = await trail.locator('[aria-current]').evaluate((name) => getComputedStyle(name).outlineOffset);
  expect(Number.parseFloat(offset)).toBeGreaterThan(0);
});

test('the count on the cart is a figure on an opaque ground with an edge', async () => {
  const page = await (await forcedVisitor()).open('/te-morgenfrue-earl-grey-25-breve');
  await page.locator('main form[action="/cart"] button:not([type=button])').first().click();
  await page.waitForURL(/panel/);
  await page.goto(new URL('/info/levering', page.url()).href);
  const count = page.locator('header [data-cart-count=mark]');
  const { color, ground, isShown } = await paintOf(count);
  expect([await count.textContent(), isShown]).toEqual(['1', true]);
  expect(ground).toBe(await groundOf(page.locator('body')));
  expect(color).not.toBe(ground);
  expect(await outlineOf(count)).toBe('solid 1px');
});

test('an arrow of energy has its colour with letters that are read on it', async () => {
  const page = await openForced('/search?q=lampe');
  const arrows = page.locator('main li [role=img][aria-label^=Energiklasse]');
  const canvas = await groundOf(page.locator('body'));
  const grounds = new Set<string>();
  for (const arrow of await arrows.all()) {
    const { color, ground, isShown } = await paintOf(arrow);
    expect(isShown).toBe(true);
    expect(color).toMatch(/^rgb\((0, 0, 0|255, 255, 255)\)$/);
    expect([color, canvas]).not.toContain(ground);
    grounds.add(ground);
  }
  expect(grounds.size).toBeGreaterThan(1);
});
