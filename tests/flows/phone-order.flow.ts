// A colleague takes orders by phone: one on invoice for a company, one as a payment link for a guest, who accepts the terms and pays.
import { flow, type Shopper } from './flow';
import { openDesk } from './staff-desk';

const COMPANY = 'birgitte@havnens-arkitekter.example';
const GUEST = 'karen-ringer@example.dk';
const SKU = '1200100';

async function choosesDelivery(desk: Shopper): Promise<void> {
  await desk.press('Gem leveringen');
  await desk.sees('Leveringen er gemt.');
}

flow(
  'a colleague takes an order by phone and places it on the company’s invoice',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/orders');
    await desk.follow('Ny ordre på telefon');
    await desk.fill('Find kunden', COMPANY);
    await desk.press('Find');
    await desk.press('Begynd på dansk');
    await desk.sees('Ingen varer endnu.');
    await desk.fill('Tilføj varer', `${SKU} 2\nQQ-77712 1`);
    await desk.press('Tilføj');
    await desk.sees('Ikke tilføjet: 1.');
    await desk.sees(SKU);
    await choosesDelivery(desk);
    await desk.unfold('Bemærkning og rekvisition');
    await desk.fill('Bemærkning', 'Ring på ved porten');
    await desk.press('Gem');
    await desk.sees('Bemærkning og rekvisition er gemt.');
    await desk.unfold('Læg ordren på faktura');
    await desk.press('Læg ordren:');
    await desk.sees('Du skal acceptere vilkårene');
    await desk.check('Kunden har hørt totalen');
    await desk.press('Læg ordren:');
    await desk.sees('Ordren er lagt.');
    await desk.follow('Åbn ordre');
    await desk.sees('Taget på telefon af');
    await desk.sees('Ring på ved porten');
    const mail = await shopper.mailTo(COMPANY, 'ordre');
    if (!mail.text.includes(SKU)) throw new Error(mail.text);
  },
  { isEmbedded: true },
);

flow(
  'a guest on the phone gets a payment link by mail and SMS, accepts the terms and pays',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/orders/new');
    await desk.fill('E-mail', GUEST);
    await desk.choose('Butik', 'privat');
    await desk.press('Begynd for en gæst');
    await desk.fill('Tilføj varer', `${SKU} 1`);
    await desk.press('Tilføj');
    const address = { Fornavn: 'Karen', Efternavn: 'Holm', Postnummer: '5260', By: 'Odense S', Telefon: '20 30 40 50' };
    for (const [label, text] of Object.entries({ 'Vej og nummer': 'Lærkevej 8', ...address }))
      await desk.fill(label, text);
    await desk.press('Gem adressen');
    await desk.fill('Pakkeshops nær postnummer', '9000');
    await desk.press('Find pakkeshops');
    await desk.choose('Leveringsmåde', '9000 Aalborg');
    await choosesDelivery(desk);
    await desk.unfold('Send betalingslink');
    await desk.press('Send betalingslink');
    await desk.sees('Betalingslinket sendes til');

    const mail = await shopper.mailTo(GUEST, 'klar til betaling');
    const [link = ''] = /\/telefonordre\/[\w-]+/.exec(mail.text) ?? [];
    await desk.unfold('Send betalingslink');
    await desk.choose('Send linket', 'med sms til mobilnummeret');
    await desk.press('Send linket igen');
    await desk.sees('Betalingslinket sendes til +45 20 30 40 50');
    const sms = await shopper.mailTo('+4520304050');
    if (!sms.text.includes(link)) throw new Error(sms.text);
    await shopper.goto(link);
    await shopper.sees('Lærkevej 8');
    await shopper.sees('9000 Aalborg');
    await shopper.sees('14 dages fortrydelsesret');
    await shopper.check('Jeg har læst');
    await shopper.press('Køb og betal');
    await shopper.press('Annuller');
    await shopper.goto(link);
    await shopper.check('Jeg har læst');
    await shopper.press('Køb og betal');
    await shopper.press('Godkend');
    await shopper.sees('Tak for din ordre');
    await shopper.mailTo(GUEST, 'ordre');
    await shopper.goto(link);
    await shopper.sees('er modtaget');
  },
  { isEmbedded: true },
);
