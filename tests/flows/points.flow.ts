// A customer of the bonus shop buys for points: the same goods for money stand beside them, too few points refuse, and the order takes them.
import { flow } from './flow';
import { throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';

flow('a customer buys for bonus points, and has fewer afterwards', async (shopper) => {
  await shopper.goto('/customer/account/bonuspoint');
  await shopper.fill('E-mail eller brugernavn', BUYER);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.sees('Bonuspoint');

  await shopper.goto('/krus-lerbaek-stabel-25-cl');
  await shopper.follow('creme');
  await shopper.sees('Farve: creme');
  const mug = await shopper.url();
  await shopper.fill('Antal', 3);
  await shopper.press('Køb for 790 point');
  await shopper.sees('Du har ikke nok point til at lægge varen i kurven');
  await shopper.goto(mug);
  await shopper.fill('Antal', 1);
  await shopper.press('Læg i kurv');
  await shopper.goto(mug);
  await shopper.fill('Antal', 2);
  await shopper.press('Køb for 790 point');

  await shopper.goto('/cart');
  // How many there are, other stories of this customer decide: what they bought earns points some time after.
  await shopper.finds(/Bonuspoint \(du har ([\d.]+) point\)/);
  await shopper.sees('1.580 point');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.at(/^\/checkout\/success/);
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const mail = await shopper.mailTo(BUYER, number);
  if (!mail.text.includes('Pris i point')) throw new Error('The mail does not say Pris i point');

  await shopper.goto('/customer/account/bonuspoint');
  await shopper.sees(`Ordre ${number}`);
  // What was spent before, and now.
  await shopper.sees('Brugt 2.080');
});
