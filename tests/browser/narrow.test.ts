// At 320 px the menu is collapsed, and everything that the header of a wide page offers can still be reached.
import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { ask } from '../support/postgres';
import { sampleOf } from '../support/sample';
import { until } from '../support/until';
import { sidewaysOverflow } from './page';
import { fillCart, logIn, openBrowserShop } from './shop-in-browser';

const LONG = '/te-morgenfrue-earl-grey-25-breve';
/** A compound of 31 letters, and a set of numbers without a space. */
const LONG_NAME = 'Skrivebordsunderlagsbeskyttelse HP415X/W2030X/W2031X/W2032X/W2033X/415A';

const rename = (databaseUrl: string, name: string) =>
  ask(
    databaseUrl,
    `UPDATE product p SET name_da = $$${name}$$ FROM product old WHERE old.id = p.id AND p.url_key = '${LONG.slice(1)}'
     RETURNING old.name_da`,
  );
let usualName = '';

const shop = openBrowserShop({
  async fill(databaseUrl, origin) {
    usualName = (await rename(databaseUrl, LONG_NAME)).rows[0].name_da;
    const isShown = async () => (await (await fetch(origin + LONG)).text()).includes(LONG_NAME);
    await until('the long name to be shown', isShown);
  },
  undo: async (databaseUrl) => void (await rename(databaseUrl, usualName)),
});

test('menu, search and cart are reachable', async () => {
  const visitor = await shop.visitor({ width: 320, height: 256 });
  const page = await visitor.open('/');
  await page.locator('summary[aria-label=Menu]').click();
  await page.locator('nav[aria-label=Menu]').getByText('Kaffe og køkken').first().click();
  expect(await page.locator('nav[aria-label=Menu] a[href="/kaffe-og-koekken/te"]').isVisible()).toBe(true);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test.runIf(process.env.ALL_FLOWS)('the account menu is collapsed under the name of the open page', async () => {
  const visitor = await shop.visitor({ width: 320, height: 256 });
  await logIn(visitor, 'birgitte@havnens-arkitekter.example');
  const page = await visitor.open('/customer/account/address-book');
  const menu = page.locator('main nav').first();
  const users = menu.getByRole('link', { name: 'Brugere' });
  expect(await users.isVisible()).toBe(false);
  await menu.locator('summary', { hasText: 'Adressebog' }).press('Enter');
  expect(await users.isVisible()).toBe(true);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test.runIf(process.env.ALL_FLOWS)('the list view leaves room for names on a tablet', async () => {
  const visitor = await shop.visitor({ width: 768, height: 1024 });
  const page = await visitor.open('/papir-og-kuverter/kopipapir?view=list');
  const widths = await page
    .locator('main [data-sku]')
    .evaluateAll((names) => names.map((name) => (name.closest('h3') ?? name).getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThan(120);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('a first visit shows one bar at a time, and the store question only where the top strip has no switch', async () => {
  const bars = { consent: 'form[action="/consent"]', notice: 'form[action="/notification/close"]' };
  const question = 'section:has(> * > form[action="/store/change"])';
  const shown = async (width: number) => {
    const visitor = await shop.visitor({ width, height: 740 });
    const page = await visitor.open('/');
    const seen = async () => {
      const all = [bars.consent, bars.notice, question].map((one) => page.locator(one).first().isVisible());
      return Promise.all(all);
    };
    const steps = [await seen()];
    await page.getByRole('button', { name: 'Afvis alle' }).click();
    await page.locator(bars.consent).waitFor({ state: 'detached' });
    steps.push(await seen());
    if (steps[1]?.[2]) {
      await page.locator(`${question} button`).first().click();
      await page.locator(question).waitFor({ state: 'detached' });
      steps.push(await seen());
    }
    await visitor.close();
    return steps;
  };
  expect(await shown(360)).toEqual([
    [true, false, false],
    [false, false, true],
    [false, true, false],
  ]);
  expect(await shown(1280)).toEqual([
    [true, true, false],
    [false, true, false],
  ]);
});

test.each(sampleOf([320, 375], [320]))(
  'long words make neither the product nor the cart wider than %i px',
  async (width) => {
    const visitor = await shop.visitor({ width, height: 640 });
    const page = await visitor.open(LONG);
    expect(await page.locator('h1').textContent()).toContain('Skrivebordsunderlagsbeskyttelse');
    expect(await sidewaysOverflow(page)).toEqual([]);
    await fillCart(visitor, LONG);
    await visitor.open('/cart');
    expect(await page.locator('main').textContent()).toContain('W2033X');
    expect(await sidewaysOverflow(page)).toEqual([]);
    await visitor.close();
  },
);

/** The longest day that either language writes, in place of the one that is promised. */
const LONGEST = { 'da-DK': 'tors. 24. sep.', 'en-GB': 'Wed 24 Sept' };

/** Heights in lines of what a list shows of stock where a day is promised, with the longest day in its place. */
const linesOfPromises = (page: Page, day: string) =>
  page.locator('main [data-sku]').evaluateAll(
    (names, longest) =>
      names.flatMap((name) => {
        const truck = name.closest('li')?.querySelector('p:has(> span:empty) svg');
        const line = truck?.closest('p');
        if (!truck?.nextSibling || !line || !truck.parentElement?.getClientRects().length) return [];
        line.scrollIntoView({ block: 'center' });
        truck.nextSibling.textContent = longest.replaceAll(' ', '\u00a0');
        return [Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight))];
      }),
    day,
  );

const LISTS = [
  { host: 'localhost', path: '/kontorartikler', width: 360 },
  { host: 'design.localhost', path: '/belysning', width: 1280 },
  { host: 'gaver.localhost', path: '/gaver', width: 360 },
  { host: 'uniq.localhost', path: '/kontorartikler', width: 360, email: 'ida@nordre-revision.example' },
  { host: 'design.localhost', path: '/belysning', width: 360 },
];

// The usual run sees each look once.
test.each(process.env.ALL_FLOWS ? LISTS : LISTS.slice(0, 2))(
  'the promised day takes one line of a tile at $host, $width px wide',
  async ({ host, path, width, email }) => {
    const visitor = await shop.visitor({ host, width, height: 740 });
    if (email) await logIn(visitor, email);
    for (const [locale, day] of Object.entries(LONGEST)) {
      await visitor.page.context().addCookies([{ name: 'locale', value: locale, domain: host, path: '/' }]);
      const page = await visitor.open(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      const lines = await linesOfPromises(page, day);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((count) => count !== 1)).toEqual([]);
      // The narrow line is read aloud in full.
      const words = await page.locator('main p:has(> span:empty):has(svg)').first().textContent();
      expect(words).toMatch(locale === 'da-DK' ? /^På lager\. Leveres / : /^In stock\. Arrives /);
    }
    await visitor.close();
  },
);
