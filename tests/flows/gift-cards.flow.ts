// A visitor with a gift card: refused codes, one order paid in whole by it, the next in part with a payment card, and the balance page.
import { flow, type Shopper } from './flow';

async function toLastStep(shopper: Shopper, quantity: number) {
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.fill('Antal', quantity);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.unfold('Brug et gavekort');
  await shopper.fill('Gavekortkode', 'gave kort demo 0500');
  await shopper.press('Brug gavekort');
  await shopper.sees('Gavekortet er tilføjet.');
}

async function giveAddress(shopper: Shopper) {
  await shopper.follow('Gå til kassen');
  await shopper.fill('E-mail', 'gavekort@example.dk');
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gem og vælg betaling');
}

flow('a gift card over two orders', async (shopper) => {
  await toLastStep(shopper, 2);
  await shopper.sees('Gavekort •••• 0500');
  await giveAddress(shopper);
  await shopper.finds(/At betale 0,00 kr\./);
  await shopper.check('Jeg har læst');
  await shopper.press('Bestil');
  await shopper.sees('Tak for din ordre');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const said = (await shopper.mailTo('gavekort@example.dk', number)).text.replace(/\s+/g, ' ');
  if (!said.includes('At betale: 0,00 kr.')) throw new Error(`the mail does not say what is left: ${said}`);

  await shopper.goto('/gavekort');
  await shopper.fill('Gavekortkode', 'findes-ikke');
  await shopper.press('Vis saldo');
  await shopper.sees('Gavekortkoden er ikke gyldig');
  await shopper.fill('Gavekortkode', 'GAVE-KORT-DEMO-0500');
  await shopper.press('Vis saldo');
  const left = await shopper.finds(/Saldo ([\d.]+,\d\d kr\.)/);

  await toLastStep(shopper, 40);
  await shopper.sees(`−${left}`);
  await giveAddress(shopper);
  await shopper.choose('Vælg betalingsmåde', 'Betalingskort');
  await shopper.press('Gem og gennemse ordren');
  const total = await shopper.finds(/At betale ([\d.]+,\d\d kr\.)/);
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.sees(total);
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
});
