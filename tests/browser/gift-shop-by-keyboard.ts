// A company orders a gift shop, names its employees, and an employee opens the page of a code, without a pointer; each page is free of
// axe's breaches and fits 320 px.
import { expect } from 'vitest';
import { inCopenhagen } from '#domain/calendar/calendar';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import { enter, pressByKey, tabTo, typeByKey, walk } from './keyboard';
import { settled, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

/** Each the first of its group. */
const FIRST_CHOICES = ['Gaver op til', 'Normal', 'Hele kategorier', 'På mail', 'Gavepapir og navnelabel'];

const COMPANY_FACTS = [
  ['Virksomhed', 'Tang og Søn'],
  ['CVR-nummer', '31415926'],
  ['Fornavn', 'Anders'],
  ['Efternavn', 'Tang'],
  ['E-mail', 'tastatur@tangogson.example'],
  ['Telefon', '20304050'],
  ['Vej og nummer', 'Havnegade 3'],
  ['Postnummer', '5000'],
  ['By', 'Odense C'],
] as const;

export async function orderGiftShopByKeyboard({ page, open }: Visitor): Promise<void> {
  await open('/valgshop');
  await typeByKey(page, 'Antal medarbejdere', '2');
  for (const choice of FIRST_CHOICES) await pressByKey(page, choice, 'Space');
  await tabTo(page, 'Leveringsdag');
  // The order of day, month and year is the browser's own.
  await page.getByLabel('Leveringsdag').fill(firstGiftDelivery(inCopenhagen(new Date()).date));
  for (const [label, value] of COMPANY_FACTS) await typeByKey(page, label, value);
  await enter(page, 'Få et tilbud');
  await page.getByText('Vælg mindst ét ønske').first().waitFor();
  await settled(page);
  await expectUsable(page);

  await pressByKey(page, 'Godt at spise', 'Space');
  await enter(page, 'Få et tilbud');
  await page.waitForURL(/\?asked/);
  await settled(page);
  await expectUsable(page);
  expect(await walk(page)).toEqual([]);
  await typeByKey(page, 'Liste over medarbejdere', 'Anna; anna@tangogson.example');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bo; bo@tangogson.example');
  await enter(page, 'Gem listen');
  await page.getByText('2 af 2 medarbejdere er på listen.').waitFor();
  await expectUsable(page);

  await open('/valgshop');
  await typeByKey(page, 'Kode', '0000-0000-0000');
  await enter(page, 'Vis gaverne');
  await page.getByText('Vi kender ikke koden.').first().waitFor();
  await expectUsable(page);
}
