// Contents of the account after an order: its parcel, its invoice, its products to reorder; shopping lists, points, and
// their pages.
import { flow } from './flow';
import { throughCheckout } from './through-checkout';

const ADMIN = 'birgitte@havnens-arkitekter.example';

// spec: 2 Routes: `/customer/shopping-list/{id?}`
//   at app/routes/account/shopping-list.tsx
// spec: 2 Routes: Account: {account-page}
//   at app/routes/account/account-page.tsx
// spec: 2 Overlay panels: Panel: track and trace
flow('a customer orders again, and reads parcels, invoices, lists and points in the account', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', ADMIN);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.fill('Antal', 10);
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  await shopper.staff('order', 'ship', number, '--carrier', 'GLS', '--tracking', '7788');
  await shopper.staff('order', 'invoice', number);

  await shopper.goto(`/customer/account/orders?number=${number}&status=shipped`);
  await shopper.within(number, (row) => row.follow('Vis'));
  await shopper.follow('Følg forsendelse');
  await shopper.sees('Afventer afhentning');
  await shopper.sees('Se pakken hos GLS');
  await shopper.goto('/customer/account/orders?from=2026-02-30');
  await shopper.sees('Skriv en dato');
  await shopper.goto(`/customer/account/orders/${number}`);
  const invoice = await shopper.finds(/Faktura (\d+)/);
  await shopper.goto(`/customer/account/invoices?number=${invoice}`);
  await shopper.sees(`Faktura ${invoice}`);
  const words = await shopper.paper(`Faktura ${invoice} som PDF`);
  for (const part of [`Faktura ${invoice}`, number, 'Te Morgenfrue', 'Moms 25 %', 'Nordhavnsgade 14'])
    if (!words.includes(part)) throw new Error(`the invoice does not say "${part}": ${words}`);
  await shopper.goto('/customer/account/invoices?number=ingen');
  await shopper.sees('Der er ikke noget, der passer.');

  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.press('Bestil igen');
  await shopper.at(/^\/cart/);
  await shopper.sees('Te Morgenfrue');

  await shopper.goto('/customer/account');
  await shopper.sees('HA-204');
  await shopper.sees('Fri fragt på almindelig levering fra 750,00');
  await shopper.finds(/Se (\d+) aftalevarer/);
  await shopper.follow('Køkken og kaffe');
  await shopper.at(/^\/customer\/shopping-list\/\d+$/);
  await shopper.sees('Fælles for virksomheden');
  await shopper.follow('Kaffebønner Kajplads Morgenskib 1 kg');
  await shopper.at(/morgenskib/);
  await shopper.goto('/customer/shopping-list/999999');
  await shopper.sees('Siden findes ikke');

  await shopper.goto('/customer/account/bonuspoint');
  await shopper.within('Bonusshop', (row) => row.sees('500'));
  await shopper.follow('Hjælp til kontoen');
  await shopper.sees('Hvor er min pakke?');
});
