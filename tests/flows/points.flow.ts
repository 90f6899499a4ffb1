// A customer of the bonus shop buys for points: the same product for money is a separate line, too few points are rejected, and the order takes them.
import { flow, type Shopper } from './flow';
import { says } from './returning';
import { throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';

flow('a customer buys for bonus points, and the balance falls', async (shopper) => {
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
  // The balance depends on other stories of this customer: their purchases earn points some time later.
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
  await shopper.sees('På vej');
  await shopper.sees('udløber');
  // What was spent before, and now.
  await shopper.sees('Brugt 2.080');
});

// spec: 2 Routes: `/bonusshop`
//   at app/routes/bonus-shop/bonus-shop.tsx
// spec: 1: Bonus shop where points are spent
//   at app/routes/bonus-shop/product.tsx, backend/commerce/cart/lines/for-points.ts
flow('a customer buys a product of the bonus shop for points, and gets them back', async (shopper) => {
  await shopper.goto('/bonusshop');
  // Spec §6: without the claim the front page.
  await shopper.at(/^\/$/);
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'christian@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.follow('Bonusshop');
  await shopper.sees('Fragten betales i kroner');
  await shopper.follow('Til hjemmet');
  await shopper.at(/^\/bonusshop\/kategori\/til-hjemmet/);
  await shopper.follow('Vase Lerbæk Skår 15 cm sennepsgul');
  await shopper.at(/^\/bonusshop\/vase-/);
  const vase = await shopper.url();
  // A recurring delivery is paid in money.
  await shopper.doesNotSee('Opret abonnement på varen');
  await shopper.press('Køb for 190 point');
  await shopper.goto(vase);
  await shopper.press('Køb for 190 point');
  await shopper.sees('Du har ikke nok point til at lægge varen i kurven');
  await shopper.goto('/search?q=Skår');
  await shopper.doesNotSee('Vase Lerbæk Skår');
  await shopper.goto('/cart');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-301');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  await shopper.goto('/customer/account/bonuspoint');
  await shopper.sees('Saldo 30');
  await sendsBack(shopper, number, 'Vase Lerbæk Skår 15 cm sennepsgul');
  await shopper.goto('/customer/account/bonuspoint');
  await shopper.sees('Brugt, givet tilbage');
  // The customer's cart is shared with stories that run at the same time: what else it contained may have earned points.
  await shopper.sees('+190');
});

/** The delivered product is returned, and staff book it in. */
async function sendsBack(shopper: Shopper, number: string, goods: string) {
  const sent = await shopper.staff('order', 'ship', number);
  await shopper.staff('order', 'track', /forsendelse (\d+)/i.exec(sent)?.[1] ?? '', 'Delivered');
  await shopper.staff('order', 'invoice', number);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.follow('Returnér varer fra ordren');
  await shopper.fill(`Antal at returnere af ${goods}`, 1);
  await shopper.press('Fortsæt');
  await says(shopper, 'Er alle varerne i ubrudt emballage?', 'Ja');
  await says(shopper, 'Skal vi hente varerne?', 'Nej, jeg afleverer dem selv');
  await says(shopper, 'Pakket i', 'Palle');
  await shopper.fill('Antal paller', 1);
  await shopper.press('Fortsæt');
  await shopper.press('Send returnering');
  await shopper.staff('return', 'receive', await shopper.finds(/Returnering (\d+)/));
}
