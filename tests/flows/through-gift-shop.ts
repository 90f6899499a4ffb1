// A gift shop of a company: the contents of its form, and an employee who opens the gifts with a code.
import { inCopenhagen } from '#domain/calendar/calendar';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import type { Shopper } from './flow';

export const BUYER = {
  Virksomhed: 'Tang og Søn',
  'CVR-nummer': '31415926',
  Fornavn: 'Anders',
  Efternavn: 'Tang',
  Telefon: '20 30 40 50',
  'Vej og nummer': 'Havnegade 3',
  Postnummer: '5000',
  By: 'Odense C',
};

export async function fillsGiftShop(
  shopper: Shopper,
  { employees, packaging, kind }: { employees: number; packaging: string; kind: string },
): Promise<void> {
  await shopper.fill('Antal medarbejdere', employees);
  await shopper.choose('Prisklasse pr. gave inkl. moms', 'Gaver op til 400 kr.');
  await shopper.choose('Slags valgshop', kind);
  await shopper.choose('Udvalg', 'Eget udvalg');
  await shopper.choose('Sådan får medarbejderne deres kode', 'På kort');
  await shopper.choose('Indpakning', packaging);
  await shopper.fill('Leveringsdag', firstGiftDelivery(inCopenhagen(new Date()).date));
  for (const [label, value] of Object.entries(BUYER)) await shopper.fill(label, value);
}

/** The codes of the cards, each once. */
export async function codesOnCards(shopper: Shopper): Promise<string[]> {
  const cards = await shopper.paper('Kort til print (PDF)');
  return [...new Set(cards.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? [])];
}

/** Names of the gifts that can be chosen, as shown to staff. */
export async function giftsNamed(shopper: Shopper, number: string): Promise<string[]> {
  const shown = await shopper.staff('gift-shop', 'show', number);
  return [...shown.matchAll(/^ {2}\S+ {2}(.+?) {2}\d+ har valgt/gm)].map(([, name = '']) => name);
}

/** An employee with the code of their card. */
export async function choosesGift(shopper: Shopper, code: string, gift: string): Promise<Shopper> {
  const employee = await shopper.newShopper();
  await employee.host('gaver.localhost');
  await employee.goto('/valgshop');
  await employee.fill('Kode', code.toLowerCase().replaceAll('-', ' '));
  await employee.press('Vis gaverne');
  await employee.sees('En gave fra Tang og Søn');
  await employee.choose('Vælg din gave', gift);
  return employee;
}
