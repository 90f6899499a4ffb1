// Behaviour that needs scripts: scrolling rows, deferred prices, click events and in-place updates.
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/sample';
import { lieStill, logIn, openBrowserShop, settled, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

const shop = openBrowserShop();

/** Waits for it as long as the browser's own waits do. */
const soon = <Value>(seen: () => Value | Promise<Value>) => expect.poll(seen, { timeout: 15_000 });

/** The first row of the page that overflows: its visible items, and its visible controls. */
const sliderOf = (page: Page) =>
  page.locator('[data-slider]').evaluateAll((sliders) => {
    const long = sliders.find((one) => (one.querySelector('ul')?.children.length ?? 0) > 5);
    const list = long?.querySelector('ul');
    const controls = long?.querySelector<HTMLElement>('[data-slider-controls]');
    const [first, second] = list?.children ?? [];
    if (!list || !controls || !first || !second) throw new Error('no row of the page has more than five tiles');
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const [left, right] = [...controls.querySelectorAll('button')].map((arrow) => arrow.style.visibility !== 'hidden');
    const dots = [...controls.querySelectorAll('i')];
    return {
      perView: Math.round(list.clientWidth / step),
      tiles: list.children.length,
      at: Math.round(list.scrollLeft / step),
      controls: !controls.hidden,
      left,
      right,
      dots: dots.length,
      dot: dots.findIndex((dot) => 'current' in dot.dataset),
    };
  });

const longRow = (page: Page) => page.locator('[data-slider]', { has: page.locator('ul > li:nth-child(6)') }).first();

const press = (page: Page, what: 'button:first-child' | 'button:last-child' | 'i:last-child') =>
  longRow(page).locator(`[data-slider-controls] ${what}`).click();

/** The height of the row while its controls are hidden, as before their script has loaded, and while they are shown. */
const heightsOf = (page: Page) =>
  longRow(page).evaluate((row) => {
    const controls = row.querySelector<HTMLElement>('[data-slider-controls]');
    if (!controls) throw new Error('a row without controls');
    const heightWhen = (isHidden: boolean) => {
      controls.hidden = isHidden;
      return row.clientHeight;
    };
    return [heightWhen(true), heightWhen(false)];
  });

/** Arrows appear with the first move on a hydrated page; an earlier one only hydrates it. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.mouse.move(30, 30);
}

// spec: 4 Slider: The page index moves by items per page through arrows and dots
//   at app/client/sliders.ts
// spec: 4 Slider: Left arrow hidden at the start, right arrow at the end
//   at app/client/sliders.ts
// spec: 4 Slider: Dots only with more than one item and more items than fit
//   at app/client/sliders.ts
// spec: 4 Slider: The recommendation block shows 1, 3 or 5 items per view
//   at app/ui/shop/tile-grid.css.ts
const WIDTHS: [width: number, perView: number][] = [
  [360, 1],
  [900, 3],
  [1280, 5],
];

test.each(sampleOf(WIDTHS, WIDTHS.slice(1, 2)))(
  'a window of %i px shows %i of a row, and arrows and dots scroll by as many',
  async (width, perView) => {
    const { page, open, close } = await shop.visitor({ width });
    await open('/');
    await move(page);
    await soon(async () => (await sliderOf(page)).controls).toBe(true);
    const start = await sliderOf(page);
    // Nothing moves under a finger that presses in that moment.
    await longRow(page).scrollIntoViewIfNeeded();
    const [asleep, awake] = await heightsOf(page);
    expect(asleep).toBe(awake);
    expect(start).toMatchObject({ perView, at: 0, left: false, right: true, dot: 0 });
    expect(start.dots).toBe(Math.ceil(start.tiles / perView));

    await press(page, 'button:last-child');
    await soon(() => sliderOf(page)).toMatchObject({ left: true, dot: 1 });
    const last = Math.max(0, start.tiles - perView);
    expect((await sliderOf(page)).at).toBe(Math.min(perView, last));
    await press(page, 'i:last-child');
    await soon(() => sliderOf(page)).toMatchObject({ at: last, left: true, right: false, dot: start.dots - 1 });
    await press(page, 'button:first-child');
    await soon(() => sliderOf(page)).toMatchObject({ right: true, dot: start.dots - 2 });

    // A row that fits needs neither arrows nor dots.
    await page.locator('[data-slider] ul').evaluateAll((lists) => {
      for (const list of lists) {
        list.replaceChildren(...[...list.children].slice(0, 1));
        list.dispatchEvent(new Event('scroll'));
      }
    });
    await soon(() => page.locator('[data-slider-controls]:visible').count()).toBe(0);
    await close();
  },
);

/** One for all tests that need full consent: it has viewed a list. */
let consenting: Promise<Visitor> | undefined;
async function openConsenting(): Promise<Visitor> {
  const visitor = await shop.visitor();
  // A beacon cannot be intercepted; without it the page sends an ordinary request.
  await visitor.page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  await agree(visitor);
  await visitor.open('/kontorartikler');
  return visitor;
}
async function consentingVisitor(): Promise<Visitor> {
  consenting ??= openConsenting();
  const visitor = await consenting;
  await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
  return visitor;
}

/** Gives full consent, as the bar above the page offers. */
async function agree({ page, open }: Visitor): Promise<void> {
  await open('/consent');
  // The page is loaded already: the answer is what to wait for, or the next address is opened before it is given.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('main button[value=all]').click();
  await answered;
  await page.waitForLoadState('load');
}

// spec: 2 Product links and tiles: A click records a product-click event with the referrer, then navigates
//   at app/client/follow-visit.ts, app/routes/resources/events.ts
test('a click on a product is reported with its source, and its page shows the breadcrumbs of that list', async () => {
  const { page, open } = await consentingVisitor();
  const told: { happening: unknown; status: number }[] = [];
  await page.route('**/events', async (route) => {
    const answer = await route.fetch();
    told.push({ happening: route.request().postDataJSON(), status: answer.status() });
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await open('/kontorartikler');
  const link = page.locator('main li a[data-sku]').first();
  const key = await link.getAttribute('data-sku');
  await move(page);
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/kontorartikler');
  await settled(page);
  await soon(() => told).toContainEqual({
    happening: { kind: 'click', key, referrer: '/kontorartikler' },
    status: 204,
  });
  const way = page.locator('[data-way=product] li a');
  await soon(() => way.last().getAttribute('href')).toBe('/kontorartikler');
});

// spec: 8: Recommendations: 'Loading products...'
test('a personal row shows a loading text until it arrives', async () => {
  const { page, open } = await consentingVisitor();
  let release = () => {};
  const waits = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/row/**', async (route) => {
    await waits;
    await route.continue();
  });
  await open('/');
  const slot = page.locator('[data-row]').first();
  await slot.getByText('Henter varer …').waitFor();
  release();
  await slot.getByText('Henter varer …').waitFor({ state: 'hidden' });
});

test('prices are requested separately where the store is configured so, and appear in the page', async () => {
  const visitor = await shop.visitor({ host: 'uniq.localhost' });
  const { page, open } = visitor;
  await logIn(visitor, 'ida@nordre-revision.example');
  const href = '/kontorartikler';
  const answer = page.waitForResponse(/\/prices\?/);
  await open(href);
  const { tiles }: { tiles: Record<string, string> } = await (await answer).json();
  const link = page.locator('main li a[data-sku]').first();
  const cell = page.locator('main li [data-price]').first();
  const sku = (await link.getAttribute('data-sku')) ?? '';
  // It is in the initial page, for those without scripts.
  const asItComes = await page.evaluate(async (address) => (await fetch(address)).text(), href);
  expect(asItComes).toContain(tiles[sku] ?? 'no price');

  // The reply replaces what the page came with.
  await page.route(/\/prices\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const told = (name: string) => Object.fromEntries(asked.getAll(name).map((one) => [one, '<p>DKK 7.77</p>']));
    return route.fulfill({ json: { tiles: told('sku'), pages: told('large') } });
  });
  await open(href);
  await soon(() => cell.textContent()).toContain('DKK 7.77');
  await link.click();
  await page.waitForURL((url) => url.pathname !== href);
  await soon(() => page.locator('main [data-price]').first().textContent()).toContain('DKK 7.77');
});

/** The position and contents of the sheet of facets. */
const sheetOf = (page: Page) =>
  page.locator('#facets').evaluate((sheet) => {
    const { top, width, height } = sheet.getBoundingClientRect();
    const foot = sheet.querySelector('button[data-count]')?.getBoundingClientRect();
    return {
      isOver: top === 0 && width === innerWidth && height === innerHeight,
      button: sheet.querySelector('button[data-count]')?.textContent?.trim(),
      buttonInView: foot !== undefined && foot.bottom <= innerHeight && foot.bottom > innerHeight - 32,
      shutOut: document.querySelector('header')?.closest('[inert]') !== null,
    };
  });
const PHONE = { width: 360, height: 780 };
const focusedIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

test('on a phone the filters are a sheet that opens and closes without scripts', async () => {
  const { page, open, close } = await shop.visitor({ ...PHONE, javaScript: false });
  await open('/kontorartikler');
  expect((await sheetOf(page)).isOver).toBe(false);
  await page.locator('#facets > summary').click();
  expect(await sheetOf(page)).toMatchObject({ isOver: true, button: 'Vis varer', buttonInView: true });
  await page.locator('#facets > summary').click();
  expect((await sheetOf(page)).isOver).toBe(false);
  await close();
});

test('with scripts the sheet is modal, shows the number of products, and preserves its scroll position while the list changes', async () => {
  const { page, open, close } = await shop.visitor(PHONE);
  await open('/kontorartikler');
  const told = () =>
    page
      .getByText(/^\d+ varer$/)
      .first()
      .textContent();
  await page.locator('#facets > summary').click();
  await soon(() => sheetOf(page)).toMatchObject({ isOver: true, button: `Vis ${await told()}`, shutOut: true });
  await page.getByLabel('blå (').first().scrollIntoViewIfNeeded();
  const place = await page.locator('#facets').evaluate((sheet) => sheet.scrollTop);
  await page.getByLabel('blå (').first().check();
  await soon(() => new URL(page.url()).search).toBe('?colour=bla');
  const blue = await page.locator('#facets').evaluate((sheet) => sheet.scrollTop);
  expect(Math.abs(blue - place)).toBeLessThan(40);
  const count = await told();
  await soon(() => sheetOf(page)).toMatchObject({
    isOver: true,
    button: `Vis ${count}`,
    shutOut: true,
    buttonInView: true,
  });
  expect(await focusedIn(page, '#facets form')).toBe(true);
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await soon(() => sheetOf(page)).toMatchObject({ isOver: false, shutOut: false });
  expect(await focusedIn(page, '#facets > summary')).toBe(true);

  await page.locator('#facets > summary').click();
  await page.locator('button[data-count]').click();
  await soon(() => sheetOf(page)).toMatchObject({ isOver: false, shutOut: false });
  expect(new URL(page.url()).search).toBe('?colour=bla');
  await close();
});

test('a colour pressed on a tile changes its picture and link, and nothing else', async () => {
  const { page, open, close } = await shop.visitor();
  await open('/kontorartikler/skriveredskaber/kuglepenne');
  // A colour that is pressed before leads to the product, as it does without scripts.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const tile = page.locator('li', { has: page.locator('a[data-look] + a[data-look]') }).first();
  const second = tile.locator('a[data-look]').nth(1);
  const looks = (await second.getAttribute('data-look')) ?? '';
  const address = page.url();
  await second.click();
  await soon(() => tile.locator('source').getAttribute('srcset')).toContain(looks.split('.')[0] ?? '?');
  const href = await second.getAttribute('href');
  expect(await tile.locator('a[data-sku]').getAttribute('href')).toContain(href?.split('?')[1]);
  const options = new URL(href ?? '', address).searchParams.get('configurableOptions');
  const button = new URL((await tile.locator('a[href*="panel="]').getAttribute('href')) ?? '', address);
  expect(button.searchParams.get('options')).toBe(options);
  expect(await tile.locator('a[aria-current]').count()).toBe(1);
  expect(page.url()).toBe(address);
  await close();
});

const PEN = '/kuglepen-nordlys-flow-1-0-mm';

/** The scroll position of the page, and the focused element. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(document.querySelector('[data-part=buy] [role=group]')?.getBoundingClientRect().top ?? 0),
    focus: document.activeElement?.textContent ?? '',
  }));

test('an option is selected in place: nothing moves, typed input is preserved, and Back undoes it', async () => {
  const { page, open, close } = await shop.visitor({ width: 360, height: 780 });
  await open(PEN);
  await move(page);
  await page.locator('#buy-form [name=qty]').fill('30');
  const value = page.locator('[data-part=buy] [role=group] a');
  await value.nth(1).scrollIntoViewIfNeeded();
  const before = await standing(page);
  await value.nth(1).click();
  await soon(() => value.nth(1).getAttribute('aria-current')).toBe('true');
  expect(await standing(page)).toEqual({ top: before.top, focus: 'sort' });
  expect(new URL(page.url()).searchParams.has('configurableOptions')).toBe(true);
  expect(await page.locator('#buy-form [name=qty]').inputValue()).toBe('30');
  await page.goBack();
  await soon(() => value.nth(1).getAttribute('aria-current')).toBeNull();
  await close();
});

test('on a phone a missing option is reported at the option, and the buy button at the lower edge covers no focused element', async () => {
  const { page, open, close } = await shop.visitor({ width: 360, height: 780 });
  await open(PEN);
  await move(page);
  await page.locator('#buy-form button').last().click();
  await page.getByText('Vælg farve, så kan du lægge varen i kurven.').waitFor();
  expect((await standing(page)).focus).toBe('blå');
  expect(new URL(page.url()).search).toBe('');

  // It is fixed there while its form is off screen.
  const bar = page.locator('[data-part=bar]');
  await page.evaluate(() => scrollTo(0, 0));
  await soon(() => bar.isVisible()).toBe(true);
  await page.locator('#buy-form').scrollIntoViewIfNeeded();
  await page.locator('#buy-form').evaluate((form) => form.scrollIntoView({ block: 'center' }));
  await soon(() => bar.isVisible()).toBe(false);
  const review = page.locator('section[aria-labelledby=reviews] a').first();
  await review.focus();
  await soon(() => bar.isVisible()).toBe(true);
  const [one, other] = [await review.boundingBox(), await bar.boundingBox()];
  expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(other?.y ?? 0);
  await close();
});

const TEA = '/te-morgenfrue-earl-grey-25-breve';

/** Whether the panel is modal and holds the focus; and the contents of address and header. `sameLoad`: the page was not reloaded. */
const panelOn = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    return {
      isModal: dialog?.matches(':modal') ?? false,
      holdsFocus: dialog?.contains(document.activeElement) ?? false,
      panel: new URLSearchParams(location.search).get('panel'),
      inCart: document.querySelector('[data-cart-count=mark]')?.textContent,
      sameLoad: 'stayed' in window,
    };
  });
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));

test('adding to the cart opens its panel in place, without a page load and without React', async () => {
  const { page, open, close } = await shop.visitor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(TEA);
  await stay(page);
  const button = page.locator('#buy-form button').last();
  await button.click();
  await soon(() => panelOn(page)).toEqual({
    isModal: true,
    holdsFocus: true,
    panel: 'sidebar-cart',
    inCart: '1',
    sameLoad: true,
  });
  await page.keyboard.press('Escape');
  await soon(() => panelOn(page)).toMatchObject({ isModal: false, panel: null, sameLoad: true });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goBack();
  await page.locator('header a[href*="panel=minicart"]').first().click();
  await soon(() => panelOn(page)).toMatchObject({ isModal: true, panel: 'minicart', sameLoad: true });
  await page.goBack();
  await soon(() => panelOn(page)).toMatchObject({ isModal: false, panel: null, sameLoad: true });
  await page.goForward();
  await soon(() => panelOn(page)).toMatchObject({ isModal: true, panel: 'minicart', sameLoad: true });
  expect(scripts.filter((path) => /react|manifest|live|root/.test(path))).toEqual([]);
  await close();
});

test('selecting an option in a panel preserves typed input and focus', async () => {
  const { page, open, close } = await shop.visitor();
  await open(`/info/levering?panel=configurable-options&slug=${PEN.slice(1)}`);
  await stay(page);
  const quantity = page.locator('dialog input[type=number]').first();
  const isThere = (await quantity.count()) > 0;
  if (isThere) await quantity.fill('30');
  const value = page.locator('dialog [role=group] a').nth(1);
  const words = await value.textContent();
  await value.click();
  await soon(() => page.locator('dialog [role=group] a').nth(1).getAttribute('aria-current')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words);
  if (isThere) expect(await quantity.inputValue()).toBe('30');
  expect(await panelOn(page)).toMatchObject({ isModal: true, holdsFocus: true, sameLoad: true });
  await close();
});

test('a rejected panel form leads to the page with the reason and all typed input', async () => {
  const { page, open, close } = await shop.visitor();
  await open('/moedebord-ravnholt-efter-maal-420-130-cm?panel=request-price&sku=1700700');
  const form = page.locator('dialog form').first();
  await form.evaluate((one) => one.removeAttribute('data-checks'));
  await form.locator('textarea').first().fill('Til mødelokalet');
  await form.locator('button:not([type=button])').last().click();
  await page.waitForURL(/\/panel\/request-price/);
  expect(await page.locator('textarea').first().inputValue()).toBe('Til mødelokalet');
  await close();
});

const awake = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);

test('an empty required field shows the shop’s own message until it is filled', async () => {
  const visitor = await shop.visitor();
  const page = await visitor.open('/customer/login');
  await page.mouse.move(20, 20);
  await awake(page);
  const field = page.locator('input[name=email]').first();
  const message = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await page.getByRole('button', { name: 'Log ind', exact: true }).last().click();
  await soon(message).toBe('Dette er et obligatorisk felt.');
  await field.fill('anna@example.dk');
  expect(await message()).toBe('');
  await visitor.open('/customer/create');
  await page.mouse.move(20, 20);
  await awake(page);
  for (const name of ['firstname', 'lastname']) await page.locator(`input[name=${name}]`).fill('Anna');
  await field.fill('anna');
  await page.getByRole('button', { name: 'Opret konto' }).last().click();
  await soon(message).toContain('Skriv en gyldig e-mail');
  await field.fill('anna@example.dk');
  expect(await message()).toBe('');
  await visitor.close();
});

test('a choice in the designer updates picture and price without a page load', async () => {
  const visitor = await shop.visitor();
  const page = await visitor.open('/design-selv/2700100');
  await page.mouse.move(20, 20);
  await awake(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  const picture = () => page.locator('[data-product-list] picture img').first().getAttribute('src');
  const before = await picture();
  await page.getByLabel('Egefiner').check();
  await soon(() => page.locator('[data-product-list]').textContent()).toContain('4.099,00');
  expect(await picture()).not.toBe(before);
  expect(await page.locator('html[data-stays]').count()).toBe(1);
  // The keyboard focus continues from the selected choice.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('eg');
  await visitor.close();
});

test('a warning stays until its visible close button is pressed', async () => {
  const visitor = await shop.visitor();
  await logIn(visitor, 'birgitte@havnens-arkitekter.example');
  const product = '/kopipapir-skovly-a4-75-g-500-ark';
  const page = await visitor.open(`${product}?panel=start-subscription&goods=product&key=1200100`);
  await page.getByLabel('Navn').first().fill('Kladde');
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check();
  await page.getByRole('button', { name: 'Start abonnement med betalingspligt' }).click();
  const cross = page.locator('[data-toasts] button');
  await cross.waitFor();
  expect(await cross.locator('svg').evaluate((icon) => getComputedStyle(icon).stroke)).not.toBe('none');
  await cross.click();
  await soon(() => page.locator('[data-toasts] > :not([hidden])').count()).toBe(0);
  await visitor.close();
});

test('a row that arrives during a press is inserted after the release, so that the press hits its target', async () => {
  const { page, open } = await consentingVisitor();
  let answerRows: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerRows = resolve;
  });
  await page.route('**/row/**', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html', body: '<p style="height: 300px">En række</p>' });
  });
  const asked = page.waitForRequest('**/row/**');
  await open(TEA);
  await asked;
  // Not all browsers anchor the visible content when something is inserted above it.
  await page.addStyleTag({ content: '* { overflow-anchor: none; }' });
  const link = page.locator('footer a[href="/info/levering"]').first();
  await link.scrollIntoViewIfNeeded();
  await lieStill(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const came = page.waitForResponse('**/row/**');
  answerRows();
  await (await came).finished();
  // Any change of the page would have happened by now.
  await page.waitForTimeout(300);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - y)).toBeLessThan(1);
  await page.mouse.up();
  await page.waitForURL(/levering/);
});
