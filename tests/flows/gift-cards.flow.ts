// A visitor with a gift card: rejected codes, one order paid in full by it, the next in part with a payment card, and the balance page;
// and one who buys a gift card for someone, who spends it over two orders.
import { flow, type Shopper } from './flow';

async function toLastStep(shopper: Shopper, quantity: number, code = 'gave kort demo 0500') {
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.fill('Antal', quantity);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.unfold('Brug et gavekort');
  await shopper.fill('Gavekortkode', code);
  await shopper.press('Brug gavekort');
  await shopper.sees('Gavekortet er tilføjet.');
}

async function giveAddress(shopper: Shopper, isByMail = false) {
  await shopper.press('Gå til kassen');
  await shopper.fill('E-mail', 'gavekort@example.dk');
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  if (isByMail) return shopper.press('Gennemse ordren');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
}

async function payByCard(shopper: Shopper) {
  const total = await shopper.finds(/At betale ([\d.]+,\d\d kr\.)/);
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.sees(total);
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
}

// spec: 1: Gift card code on the cart
//   at app/ui/shop/gift-card-box.tsx
flow('a gift card pays two orders', async (shopper) => {
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
  await payByCard(shopper);
});

flow('a gift card is bought for a recipient', async (shopper) => {
  await shopper.goto('/gavekort');
  await shopper.follow('Køb gavekort');
  await shopper.fill('Eller skriv et beløb (kr.)', '25');
  await shopper.fill('Modtagerens navn', 'Ole Bang');
  await shopper.fill('Modtagerens e-mail', 'ole@example.dk');
  await shopper.fill('Dit navn', 'Karen');
  await shopper.fill('Hilsen', 'Tillykke, Ole!');
  await shopper.press('Læg i kurv');
  await shopper.sees('Vælg et beløb i hele kroner fra 50 til 5000 kr.');
  await shopper.seesField('Modtagerens navn', 'Ole Bang');
  await shopper.fill('Eller skriv et beløb (kr.)', '350');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.sees('Ole Bang, ole@example.dk');
  await giveAddress(shopper, true);
  await payByCard(shopper);

  const letter = await shopper.mailTo('ole@example.dk');
  const code = /Gavekortkode: (\S+)/.exec(letter.text)?.[1] ?? '';
  if (!letter.text.includes('350,00') || !letter.text.includes('Tillykke, Ole!')) throw new Error(letter.text);
  const ole = await shopper.newShopper();
  await toLastStep(ole, 2, code);
  await giveAddress(ole);
  await ole.finds(/At betale 0,00 kr\./);
  await ole.check('Jeg har læst');
  await ole.press('Bestil');
  await ole.sees('Tak for din ordre');
  await toLastStep(ole, 40, code);
  await giveAddress(ole);
  await payByCard(ole);
});
