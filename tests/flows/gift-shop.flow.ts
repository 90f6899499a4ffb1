// A gift shop for 40 employees, from the half-filled form to the invoice: ordered by a company, offered and opened by staff, chosen from by
// employees, closed, packed and sent.
import { giftPaperPath } from '#domain/gift-shop/addresses';
import { flow } from './flow';
import { BUYER, choosesGift, codesOnCards, fillsGiftShop, giftsNamed } from './through-gift-shop';

const COMPANY = 'anders@tangogson.example';
const EMPLOYEES = 40;
const STAFF = ['--staff', 'Mette'];

// spec: 2 Routes: `/valgshop` gift shop order form
//   at app/routes/gift-shop/order-form.tsx
flow('a company gives 40 employees a gift of their choice', async (shopper) => {
  await shopper.host('gaver.localhost');
  await shopper.goto('/valgshop');
  await shopper.fill('E-mail', COMPANY);
  await shopper.fill('Antal medarbejdere', EMPLOYEES);
  await shopper.press('Gem og fortsæt senere');
  await shopper.sees('Bestillingen er gemt.');
  await shopper.seesField('Antal medarbejdere', EMPLOYEES);
  await fillsGiftShop(shopper, {
    employees: EMPLOYEES,
    packaging: 'Gavepapir og navnelabel',
    kind: 'Foreslået efter jeres svar',
  });
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
  const codes = await codesOnCards(shopper);
  if (codes.length !== EMPLOYEES) throw new Error(`${codes.length} codes: ${codes}`);

  const [first = '', second = ''] = await giftsNamed(shopper, number);
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

  // The page is open while the gift shop closes.
  const late = await choosesGift(shopper, codes[1] ?? '', second);
  await shopper.staff('gift-shop', 'close', number, ...STAFF);
  await late.press('Vælg gaven');
  await late.sees('Valgshoppen er lukket');
  const sent = await shopper.staff('gift-shop', 'send', number, ...STAFF);
  const order = /ordre (\d+)/.exec(sent)?.[1] ?? '';
  if (!sent.includes(giftPaperPath('x', 'plukliste').split('/x/')[0] ?? '')) throw new Error(sent);
  await shopper.staff('order', 'ship', order, ...STAFF);
  const invoice = await shopper.staff('order', 'invoice', order, ...STAFF);
  if (!invoice.includes('16.000,00')) throw new Error(invoice);
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
