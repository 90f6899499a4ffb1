// A company customer orders again: the previous choices are preselected, and one press leads from the cart to the last step.
import { flow, type Shopper } from './flow';
import { saveWay, throughCheckout } from './through-checkout';

const TEA = '/te-morgenfrue-earl-grey-25-breve';

async function logIn(shopper: Shopper, email: string) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

async function putTea(shopper: Shopper) {
  await shopper.goto(TEA);
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
}

async function places(shopper: Shopper): Promise<string> {
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  return shopper.finds(/Ordrenummer (\d+)/);
}

/** Not at the beginning of a step, but where only the terms remain to be accepted. */
async function isAtTheLastStep(shopper: Shopper) {
  for (const words of ['Nordhavnsgade 14', 'Til arbejdspladsen', 'Faktura', 'Afgiv ordre med betalingspligt'])
    await shopper.sees(words);
}

flow('a company customer reorders in one step from the cart, and may change every choice', async (shopper) => {
  await logIn(shopper, 'christian@havnens-arkitekter.example');
  await putTea(shopper);
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.doesNotSee('EAN-nummer');
  // The company's own reference, until an order has another one.
  await shopper.seesField('Reference', 'HA-2026');
  await shopper.fill('Reference', 'Kantinen, 2. sal');
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-201');
  const first = await places(shopper);

  await shopper.goto(`/customer/account/orders/${first}`);
  await shopper.press('Bestil igen');
  await shopper.press('Gå til kassen');
  await isAtTheLastStep(shopper);
  await shopper.seesField('Reference', 'Kantinen, 2. sal');
  await shopper.seesField('Rekvirent', 'Christian Bak');
  // It applies to one purchase only.
  await shopper.seesField('Rekvisitionsnummer', '');

  // A step may be opened again with the selected values; an emptied field stays empty.
  await shopper.fill('Reference', '');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-202');
  await shopper.press('Ret Levering');
  await shopper.choose('Vælg leveringsmåde', 'Ekspres inden kl. 10');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Ekspres inden kl. 10 · ');
  await shopper.seesField('Reference', '');
  await shopper.seesField('Rekvisitionsnummer', 'R-2026-202');
  const second = await places(shopper);

  // Straight to the checkout, past the cart: the same values are filled in.
  await shopper.goto(TEA);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/checkout');
  await shopper.sees('Afgiv ordre med betalingspligt');
  if (second === first) throw new Error('the second order is the first one');

  // One press, from the account for a list and from the cart's panel for the latest order; the page shows problems line by line.
  await shopper.goto('/?panel=minicart');
  await shopper.press(`Læg i kurv: Ordre ${second}`);
  await shopper.sees('Varerne ligger i kurven.');
  await shopper.goto('/customer/account');
  await shopper.sees('Køb igen');
  // The lists that were used last, by other stories as well.
  const list = await shopper.finds(/(Køkken og kaffe|Byggepladsen|Fredagskaffe|Aftalevarer)/);
  await shopper.press(`Læg i kurv: ${list}`);
  await shopper.finds(/varer? fra listen er lagt i kurven|Læg de \d+ varer i kurven/);
});

flow('only a shipping method that does not fit the cart is selected anew', async (shopper) => {
  await logIn(shopper, 'christian@havnens-arkitekter.example');
  await shopper.goto('/kopipapir-skovly-a4-80-g-5-500-ark');
  await shopper.fill('Antal', 12);
  await shopper.press('Læg i kurv');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'På palle til kantsten', pays: 'Faktura' });
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-203');
  await places(shopper);

  // No pallet for a packet of tea.
  await putTea(shopper);
  await shopper.doesNotSee('På palle til kantsten');
  await shopper.choose('Vælg leveringsmåde', 'Til arbejdspladsen');
  await saveWay(shopper);
  await isAtTheLastStep(shopper);
});
