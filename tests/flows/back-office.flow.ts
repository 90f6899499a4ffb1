// The order desk works in the browser: a colleague finds a shopper's new order, notes, packs and ships it, and the shopper sees it shipped.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const BUYER = 'anna@example.dk';

async function logsInAs(shopper: Shopper) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', BUYER);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

async function buysByCard(shopper: Shopper): Promise<string> {
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.fill('Antal', 3);
  await shopper.press('Læg i kurv');
  await throughCheckout(shopper, { place: 'Lærkevej 8', way: 'Til døren' });
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  return shopper.finds(/Ordrenummer (\d+)/);
}

async function entersBackOffice(desk: Shopper) {
  await desk.goto('/staff/orders');
  await desk.at(/^\/staff\/login/);
  await desk.fill('E-mail', 'mette@kontorvaerk.example');
  await desk.fill('Adgangskode', 'Kontor-2027');
  await desk.press('Log ind');
  await desk.sees('E-mail eller adgangskode er forkert.');
  await desk.seesField('E-mail', 'mette@kontorvaerk.example');
  await desk.fill('Adgangskode', 'Kontor-2026');
  await desk.press('Log ind');
  await desk.at(/^\/staff\/orders/);
}

flow(
  'a colleague finds, ships and charges a shopper’s new order in the back office',
  async (shopper) => {
    await logsInAs(shopper);
    const number = await buysByCard(shopper);

    const desk = await shopper.newShopper();
    await entersBackOffice(desk);
    await desk.fill('Nummer, navn, e-mail', BUYER);
    await desk.press('Vis');
    await desk.follow(number);
    await desk.sees('Skal pakkes');
    await desk.sees('Reserveret');
    const slip = await desk.paper('Følgeseddel (PDF)');
    if (!slip.includes(number)) throw new Error('The packing slip does not name the order');

    await desk.follow('Handl for kunden');
    await desk.at(/^\/staff\/customers\/\d+\?act=impersonate/);
    await desk.press('Handl for kunden');
    await desk.sees('Åbn linket i et privat vindue');
    await desk.goto(`/staff/orders/${number}`);

    await desk.fill('Note til kolleger', 'Kunden ringede: ingen hast.');
    await desk.press('Gem note');
    await desk.sees('Noten er gemt.');
    await desk.sees('Kunden ringede: ingen hast.');
    await desk.unfold('Afsend');
    await desk.fill('Pakkenummer', '4711');
    await desk.press('Afsend');
    await desk.sees('Afsendt:');
    await desk.sees('Mette');

    await captured(desk);
    await shopper.goto(`/customer/account/orders/${number}`);
    await shopper.sees('Afsendt');
    await shopper.follow('Følg forsendelse');
    await shopper.sees('4711');
    await shopper.doesNotSee('ingen hast');
    await shopper.mailTo(BUYER, number);

    await desk.press('Log ud');
    await desk.at(/^\/staff\/login/);
    await desk.goto(`/staff/orders/${number}`);
    await desk.at(/^\/staff\/login/);
  },
  { isEmbedded: true },
);

/** A job captures what is shipped within seconds. */
async function captured(desk: Shopper, tries = 20): Promise<void> {
  await desk.reload();
  const isCaptured = await desk.sees('Trukket').then(
    () => true,
    () => false,
  );
  if (isCaptured) return;
  if (tries === 0) throw new Error('The payment is not captured');
  await new Promise((resume) => setTimeout(resume, 500));
  await captured(desk, tries - 1);
}
