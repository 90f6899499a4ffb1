// The owner of a new shop works in the browser alone: from the first product to the report of the month.
import { jpegPhoto } from '../support/photo';
import { complains, paysBack } from './complaining';
import { flow, type Shopper } from './flow';
import { shipsAndInvoices } from './staff-desk';

const OWNER = 'ejer@min-butik.example';
const BUYER = 'kontor@fjeldborg.example';
const PASSWORD = 'Regnorm-4711';
const PRODUCT = '/papirvaegt-af-glas-glas-1';

async function opensBackOffice(shopper: Shopper): Promise<Shopper> {
  const said = await shopper.staff('staff', 'add', OWNER, '--name', 'Ejeren', '--role', 'administrator');
  const desk = await shopper.newShopper();
  await desk.goto('/staff/products');
  await desk.fill('E-mail', OWNER);
  await desk.fill('Adgangskode', /adgangskoden (\S+)/.exec(said)?.[1] ?? '');
  await desk.press('Log ind');
  return desk;
}

async function makesProduct(desk: Shopper): Promise<void> {
  await desk.follow('Ny vare');
  for (const [label, text] of [
    ['Varenr.', 'GLAS-1'],
    ['Navn, dansk', 'Papirvægt af glas'],
    ['Pris inkl. moms', '125'],
    ['Lager', '20'],
  ] as const)
    await desk.fill(label, text);
  await desk.choose('Kategori', 'Kontor');
  await desk.press('Opret vare');
  await desk.sees('Varen er oprettet.');
  await desk.unfold('Ret billeder');
  await desk.attach('Vælg billeder', { name: 'glas.jpg', picture: await jpegPhoto(77, 640, 480) });
  await desk.press('Gem billeder');
  await desk.sees('Billederne er gemt.');
  await desk.unfold('Ret pris og tilbud');
  await desk.fill('Pris inkl. moms', '100,00');
  await desk.press('Gem pris');
  await desk.sees('125,00 kr. → 100,00 kr.');
}

async function makesCoupon(desk: Shopper): Promise<void> {
  await desk.goto('/staff/promotions');
  await desk.follow('Ny rabat');
  await desk.fill('Navn på dansk', 'Velkomst');
  await desk.fill('Navn på engelsk', 'Welcome');
  await desk.choose('Hvad der gives', 'Procent af varerne');
  await desk.fill('Procent', '10');
  await desk.fill('Kode', 'VELKOMMEN');
  await desk.press('Gem rabatten');
  await desk.sees('Rabatten er gemt.');
}

const PERSON: Record<string, string> = { Virksomhed: 'Fjeldborg Tegnestue', Fornavn: 'Signe', Efternavn: 'Fjeldborg' };

async function becomesCustomer(shopper: Shopper): Promise<void> {
  await shopper.goto('/customer/create?kind=business');
  const login = { 'CVR-nummer': '13748136', 'E-mail': BUYER, Adgangskode: PASSWORD, 'Gentag adgangskoden': PASSWORD };
  for (const [label, text] of Object.entries({ ...PERSON, ...login })) await shopper.fill(label, text);
  await shopper.check('Jeg accepterer');
  await shopper.press('Opret konto');
  await shopper.at(/^\/customer\/account$/);
}

async function allowsInvoices(desk: Shopper): Promise<void> {
  await desk.goto(`/staff/search?q=${BUYER}`);
  await desk.at(/^\/staff\/customers\/\d+$/);
  await desk.unfold('Ret virksomhedens vilkår');
  await desk.check('Må købe på faktura');
  await desk.press('Gem vilkår');
  await desk.sees('Vilkårene er gemt.');
}

async function buysOnInvoice(shopper: Shopper): Promise<string> {
  await shopper.goto(PRODUCT);
  await shopper.sees('80,00');
  await shopper.fill('Antal', 3);
  await shopper.press('Læg i kurv');
  await shopper.goto('/cart');
  await shopper.fill('Kuponkode', 'velkommen');
  await shopper.press('Brug kuponkode');
  await shopper.sees('−24,00 kr.');
  await shopper.goto('/checkout?step=address');
  const address = { 'Vej og husnummer': 'Lærkevej 8', Postnummer: '5260', By: 'Odense S', Telefon: '20 30 40 50' };
  for (const label of ['Fornavn', 'Virksomhed']) await shopper.seesField(label, PERSON[label] ?? '');
  for (const [label, text] of Object.entries(address)) await shopper.fill(label, text);
  await shopper.press('Gem og vælg levering');
  // One way of delivery and one of payment: nothing is left to choose.
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.sees('Tak for din ordre');
  return shopper.finds(/Ordrenummer (\d+)/);
}

flow(
  'the owner of a new shop adds a product, sells it on invoice, ships, invoices, credits, answers a complaint and closes the month',
  async (shopper) => {
    const desk = await opensBackOffice(shopper);
    await makesProduct(desk);
    await makesCoupon(desk);
    await becomesCustomer(shopper);
    await allowsInvoices(desk);
    const order = await buysOnInvoice(shopper);

    await shipsAndInvoices(desk, order);
    await desk.unfold('Kreditér varer');
    await desk.fill('GLAS-1, højst 3', 1);
    await desk.fill('Årsag', 'Ridset');
    await desk.press('Kreditér varer');
    await desk.sees('Krediteret:');
    await paysBack(desk, await complains(shopper, order), '10,00');
    await desk.goto(`/staff/money?month=${new Date().toISOString().slice(0, 7)}`);
    await desk.within('Kreditnota', (row) => row.sees('100,00'));
    await desk.within('25 %', (row) => row.sees('20,00'));
  },
  { isEmbedded: true, isOwn: true, timeoutMs: 180_000 },
);
