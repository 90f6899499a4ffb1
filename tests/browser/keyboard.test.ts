// A complete purchase and account by keyboard alone: everything is reached with Tab, focus is visible, panels trap and return it.
import process from 'node:process';
import { expect, test } from 'vitest';
import { keepAccount } from './account-by-keyboard';
import { orderGiftShopByKeyboard } from './gift-shop-by-keyboard';
import { enter, focused, pressByKey, tabTo, typeByKey } from './keyboard';
import { openBrowserShop, settled } from './shop-in-browser';

// At the end of the page Tab moves to the window, and from there back to the beginning: without a window it stays.
const shop = openBrowserShop({ whole: true });

test('a visitor buys with a card, without a pointer', async () => {
  const { page, open } = await shop.visitor();
  await open('/kaffe-og-koekken/te');
  expect((await tabTo(page, 'Gå til indhold')).isShown).toBe(true);
  await page.keyboard.press('Enter');
  await enter(page, 'Te Morgenfrue Earl Grey, 25 breve');
  await page.waitForURL(/earl-grey/);
  await settled(page);

  await tabTo(page, 'Gå til indhold');
  await page.keyboard.press('Enter');
  await typeByKey(page, 'Antal', '3');
  await enter(page, 'Læg i kurv');
  await page.waitForURL(/panel=sidebar-cart/);
  await page.locator('dialog[open]').waitFor();
  expect(await tabTo(page, 'Gå til kassen')).toMatchObject({ isInDialog: true, isShown: true });
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect((await focused(page))?.isInDialog ?? true).toBe(true);
  }
  await enter(page, 'Gå til kassen');
  await page.waitForURL(/\/checkout$/);
  await settled(page);

  for (const [label, value] of [
    ['E-mail', 'soeren@example.dk'],
    ['Fornavn', 'Søren'],
    ['Efternavn', 'Ågård'],
    ['Vej og husnummer', 'Lærkevej 8'],
    ['Postnummer', '5260'],
    ['By', 'Odense S'],
    ['Telefon', '20304050'],
  ] as const)
    await typeByKey(page, label, value);
  await enter(page, 'Gem og vælg levering');
  await page.locator('#shipping form').waitFor();
  await tabTo(page, 'Til døren');
  await page.keyboard.press('Space');
  await enter(page, 'Gennemse ordren');
  await page.locator('#confirm form').waitFor();
  await tabTo(page, 'Jeg har læst');
  await page.keyboard.press('Space');
  await enter(page, 'Køb og betal');
  await page.waitForURL(/\/payment\/test\//);
  await pressByKey(page, 'Godkend');
  await page.waitForURL(/\/checkout\/success/);
  await page.getByText('Tak for din ordre').waitFor();
});

test('a panel receives the focus, closes on Escape and returns the focus', async () => {
  const { page, open } = await shop.visitor();
  await open('/kaffe-og-koekken/te');
  await tabTo(page, 'Dansk');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('dialog') !== null);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('panel'));
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Dansk') === true);
});

test.runIf(process.env.ALL_FLOWS)('an administrator manages the account without a pointer', async () => {
  await keepAccount(await shop.visitor());
});

// In the usual run gift-choice uses the pages of a gift shop by keyboard, and axe checks the form of its order.
test.runIf(process.env.ALL_FLOWS)('a company orders a gift shop, without a pointer', async () => {
  await orderGiftShopByKeyboard(await shop.visitor({ host: 'gaver.localhost' }));
});
