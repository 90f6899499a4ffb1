// A municipality orders by express, invoiced to its EAN number; an office orders more paper than a parcel can hold.
import { flow, type Shopper } from './flow';
import { choosePayment, saveWay } from './through-checkout';

const PAPER = '/kopipapir-skovly-a4-80-g-5-500-ark';

async function toDelivery(shopper: Shopper, email: string, pieces: number, place: string, usesGiftCards = true) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto(PAPER);
  await shopper.fill('Antal', pieces);
  await shopper.press('Læg i kurv');
  await shopper.goto('/cart');
  await (usesGiftCards ? shopper.sees('Brug et gavekort') : shopper.doesNotSee('Brug et gavekort'));
  await shopper.press('Gå til kassen');
  await shopper.goto('/checkout?step=address');
  await shopper.choose('Vælg leveringsadresse', place);
  await shopper.press('Gem og vælg levering');
  await shopper.goto('/checkout?step=shipping');
}

async function payByInvoice(shopper: Shopper) {
  await saveWay(shopper);
  await choosePayment(shopper, 'Faktura');
}

flow('a municipality orders by express, invoiced to its EAN number', async (shopper) => {
  const email = 'grethe@fjordhavn.example';
  await toDelivery(shopper, email, 1, 'Rådhuspladsen 1', false);
  await shopper.choose('Vælg leveringsmåde', 'Ekspres inden kl. 10');
  await payByInvoice(shopper);
  await shopper.sees('Ekspres inden kl. 10 · ');
  await shopper.seesField('EAN-nummer', '5798009900418');
  await shopper.fill('EAN-nummer', '5798009900419');
  await shopper.fill('Kontostreng', '5250-124502');
  await shopper.fill('Rekvisitionsnummer', 'SKI-2026-8');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.sees('EAN-nummeret har 13 cifre, men et af dem er forkert');
  await shopper.seesField('EAN-nummer', '5798009900419');
  await shopper.seesField('Rekvisitionsnummer', 'SKI-2026-8');
  await shopper.fill('EAN-nummer', '5798 0099 00418');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const mail = await shopper.mailTo(email, number);
  if (!mail.text.includes('5250-124502')) throw new Error('The mail does not say the account string');
  await shopper.staff('order', 'ship', number);
  await shopper.staff('order', 'invoice', number);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.sees('SKI-2026-8');
  await shopper.sees('EAN-nummer 5798009900418');
  await shopper.sees('OIOUBL');
  await shopper.press('Send ordrebekræftelsen igen');
  await shopper.sees('Ordrebekræftelsen er sendt til din e-mail.');
  await shopper.goto('/customer/account');
  for (const agreed of [
    'Kommune, der køber på indkøbsaftale',
    'Fri fragt på almindelig levering',
    'Jeres ordrer kan ikke betales med gavekort',
  ])
    await shopper.sees(agreed);
  await shopper.goto(`/customer/account/orders/${number}`);
  const invoice = await shopper.finds(/Faktura (\d+)/);
  await shopper.goto(`/customer/account/invoices?number=${invoice}`);
  const words = await shopper.paper(`Faktura ${invoice} som PDF`);
  for (const part of [number, '5798009900418', 'SKI-2026-8', 'Fragt'])
    if (!words.includes(part)) throw new Error(`the invoice does not say "${part}": ${words}`);
});

flow('an order too heavy for a parcel is delivered on pallets', async (shopper) => {
  const email = 'frederik@havnens-arkitekter.example';
  await toDelivery(shopper, email, 12, 'Nordhavnsgade 14');
  await shopper.sees('Ekspres inden kl. 10');
  await shopper.choose('Vælg leveringsmåde', 'På palle til kantsten');
  await payByInvoice(shopper);
  await shopper.sees('På palle til kantsten · ');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const mail = await shopper.mailTo(email, number);
  if (!mail.text.includes('På palle til kantsten')) throw new Error(`the mail names no pallet: ${mail.text}`);
});
