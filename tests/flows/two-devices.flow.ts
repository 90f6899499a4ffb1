// One customer on two devices: changes from the other are shown before ordering, typed input survives a lost login, and one order results.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';
/** Requests at the same moment also on the embedded database: in a complete run. */
const ON_PGLITE = process.env.ALL_FLOWS ? ({ also: ['pglite'] } as const) : {};
const TEA = '/te-morgenfrue-earl-grey-25-breve';

async function logIn(shopper: Shopper) {
  await shopper.fill('E-mail eller brugernavn', BUYER);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

async function putTea(shopper: Shopper) {
  await shopper.goto(TEA);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
}

flow(
  'a checkout on two devices results in one order, also when the login is lost before sending',
  async (desk) => {
    await desk.goto('/customer/login');
    await logIn(desk);
    await putTea(desk);
    await throughCheckout(desk, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
    await desk.fill('Reference', 'Kantinen, 2. sal');
    await desk.check('Jeg har læst');

    const phone = await desk.newShopper();
    await phone.goto('/customer/login');
    await logIn(phone);
    await putTea(phone);
    await phone.goto('/checkout');
    await phone.sees('Til arbejdspladsen');

    await desk.press('Afgiv ordre med betalingspligt');
    await desk.sees('Prisen er ændret, siden du åbnede siden.');
    await desk.seesField('Reference', 'Kantinen, 2. sal');
    await desk.check('Jeg har læst');

    await phone.goto('/customer/account/profile-settings');
    await phone.press('Log ud alle andre steder');
    await phone.sees('Du er logget ud alle andre steder.');
    await desk.press('Afgiv ordre med betalingspligt');
    await desk.sees('Din session er udløbet. Log ind igen.');
    await logIn(desk);
    await desk.at(/^\/checkout/);
    await desk.seesField('Reference', 'Kantinen, 2. sal');
    await desk.check('Jeg har læst');
    await desk.press('Afgiv ordre med betalingspligt');
    const number = await desk.finds(/Ordrenummer (\d+)/);
    const mail = await desk.mailTo(BUYER, number);
    if (!mail.text.includes('Kantinen, 2. sal')) throw new Error(`the mail does not say the reference: ${mail.text}`);

    await phone.goto('/cart');
    await phone.sees('Din kurv er tom');
    await phone.goto(`/customer/account/orders?number=${number}`);
    await phone.within(number, (row) => row.follow('Vis'));
    await phone.sees('Kantinen, 2. sal');
  },
  ON_PGLITE,
);

flow(
  'a buyer who leaves the payment page cancels the payment, changes the cart, and pays once',
  async (shopper) => {
    await putTea(shopper);
    await shopper.goto('/checkout');
    for (const [label, value] of [
      ['E-mail', 'lone@example.dk'],
      ['Fornavn', 'Lone'],
      ['Efternavn', 'Bech'],
      ['Vej og husnummer', 'Havnegade 3'],
      ['Postnummer', '5000'],
      ['By', 'Odense C'],
      ['Telefon', '20304050'],
    ] as const)
      await shopper.fill(label, value);
    await shopper.press('Gem og vælg levering');
    await shopper.choose('Vælg leveringsmåde', 'Til døren');
    await shopper.press('Gennemse ordren');
    await shopper.check('Jeg har læst');
    await shopper.press('Køb og betal');
    await shopper.at(/^\/payment\/test\//);
    const left = await shopper.url();

    await shopper.goto('/cart');
    await shopper.sees('Betalingen er i gang');
    await shopper.press('Afslut betalingen, og ret kurven');
    await shopper.within('Te Morgenfrue Earl Grey', async (line) => {
      await line.fill('Antal', 2);
      await line.press('Opdatér');
    });
    await shopper.goto('/checkout');
    await shopper.check('Jeg har læst');
    await shopper.press('Køb og betal');
    await shopper.at(/^\/payment\/test\//);
    await shopper.press('Godkend');
    await shopper.finds(/Ordrenummer (\d+)/);
    // The abandoned page belongs to a cancelled order: it can no longer be paid.
    await shopper.goto(left);
    await shopper.doesNotSee('Godkend');
  },
  ON_PGLITE,
);
