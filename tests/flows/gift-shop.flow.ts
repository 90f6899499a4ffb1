// A gift shop for 40 employees, from the half-filled form to the invoice: ordered by a company, offered and opened by staff, chosen from by
// employees, closed, packed and sent.
import { inCopenhagen } from '#domain/calendar';
import { giftPaperPath } from '#domain/gift-shop/addresses';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import { flow, type Shopper } from './flow';

const COMPANY = 'anders@tangogson.example';
const EMPLOYEES = 40;
const STAFF = ['--staff', 'Mette'];

const BUYER = {
  Virksomhed: 'Tang og Søn',
  'CVR-nummer': '31415926',
  Fornavn: 'Anders',
  Efternavn: 'Tang',
  Telefon: '20 30 40 50',
  'Vej og nummer': 'Havnegade 3',
  Postnummer: '5000',
  By: 'Odense C',
};

async function ordersGiftShop(shopper: Shopper) {
  await shopper.fill('Antal medarbejdere', EMPLOYEES);
  await shopper.choose('Prisklasse pr. gave inkl. moms', 'Gaver op til 400 kr.');
  await shopper.choose('Slags valgshop', 'Foreslået efter jeres svar');
  await shopper.choose('Udvalg', 'Eget udvalg');
  await shopper.choose('Sådan får medarbejderne deres kode', 'På kort');
  await shopper.choose('Indpakning', 'Gavepapir og navnelabel');
  await shopper.fill('Leveringsdag', firstGiftDelivery(inCopenhagen(new Date()).date));
  for (const [label, value] of Object.entries(BUYER)) await shopper.fill(label, value);
}

/** An employee with the code of their card. */
async function choosesGift(shopper: Shopper, code: string, gift: string): Promise<Shopper> {
  const employee = await shopper.newShopper();
  await employee.host('gaver.localhost');
  await employee.goto('/valgshop');
  await employee.fill('Kode', code.toLowerCase().replaceAll('-', ' '));
  await employee.press('Vis gaverne');
  await employee.sees('En gave fra Tang og Søn');
  await employee.choose('Vælg din gave', gift);
  return employee;
}

// spec: 2 Routes: `/valgshop` gift shop order form
//   at app/routes/gift-shop/order-form.tsx
flow('a company gives 40 employees a gift that each chooses', async (shopper) => {
  await shopper.host('gaver.localhost');
  await shopper.goto('/valgshop');
  await shopper.fill('E-mail', COMPANY);
  await shopper.fill('Antal medarbejdere', EMPLOYEES);
  await shopper.press('Gem og fortsæt senere');
  await shopper.sees('Bestillingen er gemt.');
  await shopper.seesField('Antal medarbejdere', EMPLOYEES);
  await ordersGiftShop(shopper);
  await shopper.press('Få et tilbud');
  await shopper.sees('Vælg mindst ét ønske');
  await shopper.seesField('Virksomhed', BUYER.Virksomhed);
  await shopper.check('Godt at spise');
  await shopper.check('Til hjemmet');
  await shopper.press('Få et tilbud');
  await shopper.sees('Bestillingen er modtaget');
  await shopper.sees('16.000,00');
  const page = await shopper.url();
  const number = await shopper.finds(/Valgshop (\d+)/);

  await shopper.fill('Liste over medarbejdere', 'Anna; anna@');
  await shopper.press('Gem listen');
  await shopper.sees('Linje 1 kan ikke læses.');
  const list = Array.from({ length: EMPLOYEES }, (_, at) => `Nr ${at + 1}; nr${at + 1}@tangogson.example`).join('\n');
  await shopper.fill('Liste over medarbejdere', list);
  await shopper.press('Gem listen');
  await shopper.sees('40 af 40 medarbejdere er på listen.');
  const offer = await shopper.staff('gift-shop', 'quote', number, ...STAFF);
  if (!offer.includes('16.000,00 kr.')) throw new Error(offer);
  await shopper.goto(page.split('?')[0] ?? page);
  await shopper.press('Bestil med betalingspligt');
  await shopper.sees('Tak for jeres ja.');
  await shopper.mailTo(COMPANY, `Valgshop ${number} er bekræftet`);
  await shopper.staff('gift-shop', 'open', number, ...STAFF);
  await shopper.goto(page.split('?')[0] ?? page);
  await shopper.sees('0 af 40 har valgt');
  const cards = await shopper.paper('Kort til print (PDF)');
  const codes = cards.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? [];
  if (new Set(codes).size !== EMPLOYEES) throw new Error(`${codes.length} codes: ${cards}`);

  const shown = await shopper.staff('gift-shop', 'show', number);
  const gifts = [...shown.matchAll(/^ {2}(\S+) {2}(.+?) {2}\d+ har valgt/gm)].map(([, sku = '', name = '']) => ({
    sku,
    name,
  }));
  const [first, second] = [gifts[0]?.name ?? '', gifts[1]?.name ?? ''];
  const one = await choosesGift(shopper, codes[0] ?? '', first);
  await one.press('Vælg gaven');
  await one.sees('Dit valg er gemt.');
  await one.choose('Vælg din gave', second);
  await one.fill('Navn på gaven', 'Nanna Nr Et');
  await one.press('Gem det nye valg');
  await one.sees(`Du har valgt: ${second}`);
  await shopper.goto(page.split('?')[0] ?? page);
  await shopper.sees('1 af 40 har valgt');
  await shopper.doesNotSee('Nanna Nr Et');

  // The page stands open while the gift shop closes.
  const late = await choosesGift(shopper, codes[1] ?? '', second);
  await shopper.staff('gift-shop', 'close', number, ...STAFF);
  await late.press('Vælg gaven');
  await late.sees('Valgshoppen er lukket');
  const sent = await shopper.staff('gift-shop', 'send', number, ...STAFF);
  const order = /ordre (\d+)/.exec(sent)?.[1] ?? '';
  if (!sent.includes(giftPaperPath('x', 'plukliste').split('/x/')[0] ?? '')) throw new Error(sent);
  for (const step of ['ship', 'invoice']) await shopper.staff('order', step, order, ...STAFF);
  await shopper.goto(page.split('?')[0] ?? page);
  await shopper.sees('Lageret pakker gaverne');
  await shopper.sees(order);
  const stranger = await shopper.newShopper();
  await stranger.host('gaver.localhost');
  await stranger.goto('/valgshop');
  await stranger.fill('Kode', '0000-0000-0000');
  await stranger.press('Vis gaverne');
  await stranger.sees('Vi kender ikke koden.');
});
