// The account area used by keyboard alone: an administrator's addresses, orders, users and profile.
import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { openPaper } from '../flows/drivers/paper';
import { throughCheckout } from '../flows/through-checkout';
import { enter, focused, tabTo, typeByKey, walk } from './keyboard';
import { settled, type Visitor } from './shop-in-browser';

const ADMIN = 'birgitte@havnens-arkitekter.example';
const PASSWORD = 'Kontor-2026';
const TEA = '/te-morgenfrue-earl-grey-25-breve';

export async function keepAccount({ page, open }: Visitor): Promise<void> {
  await open('/customer/login?returnTo=/customer/account/address-book');
  await orderTea(new URL(page.url()).origin);
  await typeByKey(page, 'E-mail eller brugernavn', ADMIN);
  await typeByKey(page, 'Adgangskode', PASSWORD);
  await enter(page, 'Log ind');
  await arrive(page, /^\/customer\/account\/address-book$/);
  await addAddress(page);
  await findOrder(page);
  await enter(page, 'Birgitte');
  await arrive(page, /^\/customer\/account$/);
  // Fields and buttons of the kinds that the usual run uses elsewhere.
  if (process.env.ALL_FLOWS) {
    await addUser(page);
    await changeProfile(page);
  }
  await enterMain(page, 'Log ud');
  await arrive(page, /^\/$/);
  await tabTo(page, 'Log ind');
}

/** An order to find later; other tests cover how it is placed. */
async function orderTea(origin: string): Promise<void> {
  const { shopper, close } = await openPaper({
    origin,
    mail: () => Promise.reject(new Error('no mail is read here')),
  });
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', ADMIN);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Log ind');
  await shopper.goto(TEA);
  await shopper.fill('Antal', 10);
  await shopper.press('Læg i kurv');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.sees('Ordrenummer');
  await close();
}

async function arrive(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL((url) => address.test(url.pathname + url.search));
  await settled(page);
}

/** Past the header, as someone who navigates from page to page does it. */
async function enterMain(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await tabTo(page, 'Gå til indhold');
  await page.keyboard.press('Enter');
  await enter(page, name);
}

/** Once around the page: every focused element shows its focus, and none traps it. */
async function expectWalkable(page: Page, options: { backwards?: boolean } = {}): Promise<void> {
  expect(await walk(page, options)).toEqual([]);
}

async function addAddress(page: Page): Promise<void> {
  await expectWalkable(page);
  await expectWalkable(page, { backwards: true });
  await enterMain(page, 'Ny adresse');
  const isInside = () => document.activeElement?.closest('dialog') !== null;
  await page.waitForFunction(isInside);
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page))?.isInDialog ?? true).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('panel'));
  await page.waitForFunction(() => document.activeElement?.closest('a')?.textContent?.includes('Ny adresse') === true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(isInside);
  for (const [label, value] of [
    ['Fornavn', 'Birgitte'],
    ['Efternavn', 'Holm'],
    ['Virksomhed', 'Havnens Arkitekter ApS'],
    ['Vej og husnummer', 'Lagervej 3'],
    ['Postnummer', '8000'],
    ['By', 'Aarhus C'],
    ['Telefon', '70204013'],
  ] as const)
    await typeByKey(page, label, value);
  await enter(page, 'Gem adressen');
  await page.getByText('Lagervej 3').waitFor();
}

async function findOrder(page: Page): Promise<void> {
  await enterMain(page, 'Ordrer');
  await arrive(page, /\/orders$/);
  await tabTo(page, 'Status');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await enter(page, 'Vis');
  await arrive(page, /status=processing/);
  await expectWalkable(page);
  await enterMain(page, 'Vis ordre');
  await arrive(page, /\/orders\/\d+$/);
  await enterMain(page, 'Bestil igen');
  await arrive(page, /\/cart/);
  await page.getByText('Te Morgenfrue').first().waitFor();
}

async function addUser(page: Page): Promise<void> {
  await enter(page, 'Birgitte');
  await arrive(page, /\/customer\/account$/);
  await enterMain(page, 'Brugere');
  await arrive(page, /\/customer-administration$/);
  await enterMain(page, 'Opret bruger');
  await arrive(page, /user=new/);
  await expectWalkable(page);
  for (const [label, value] of [
    ['Fornavn', 'Signe'],
    ['Efternavn', 'Ny'],
    ['E-mail', 'signe@havnens-arkitekter.example'],
  ] as const)
    await typeByKey(page, label, value);
  await tabTo(page, 'Skal angive rekvirent');
  await page.keyboard.press('Space');
  await enter(page, 'Opret bruger');
  await arrive(page, /\/customer-administration$/);
  await page.getByText('Signe Ny').first().waitFor();
}

async function changeProfile(page: Page): Promise<void> {
  await enterMain(page, 'Profil');
  await arrive(page, /\/profile-settings$/);
  await typeByKey(page, 'Fornavn', 'Birgit');
  await enter(page, 'Gem');
  await page.getByText('Birgit', { exact: true }).first().waitFor();
  await settled(page);
}
