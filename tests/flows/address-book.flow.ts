// The address book: a new address, the panel about a mismatch, another default, and no way to delete a default.
import { flow } from './flow';

// spec: 2 Overlay panels: Panel: address handler
//   at app/panels/address-handler/panel.server.ts
// spec: 2 Overlay panels: Panel: address validation
//   at app/panels/address-validation/panel.server.ts
// spec: 2 Overlay panels: Panel: delivery address list
//   at app/panels/delivery-address-list/panel.server.ts
// spec: 2 Overlay panels: Panel: billing address list
//   at app/panels/billing-address-list/panel.server.ts
// spec: 4 UI state: The address lists set the context to delivery or billing address
//   at domain/page/panel-addresses.ts, app/panels/delivery-address-list/panel.server.ts
flow('a customer manages addresses, and confirms one whose postcode and town differ', async (shopper) => {
  await shopper.goto('/customer/login?returnTo=/customer/account/address-book');
  await shopper.fill('E-mail eller brugernavn', 'anna@example.dk');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.at(/^\/customer\/account\/address-book$/);
  await shopper.sees('En standardadresse kan ikke slettes.');

  await shopper.goto('/customer/account/address-book?panel=address-handler');
  await shopper.fill('Fornavn', 'Anna');
  await shopper.fill('Efternavn', 'Skov');
  await shopper.fill('Vej og husnummer', 'Sommervej 7');
  await shopper.fill('Postnummer', '3905');
  await shopper.fill('By', 'Ebeltft');
  await shopper.fill('Telefon', '20304050');
  await shopper.press('Gem adressen');
  await shopper.sees('Vi leverer ikke til Grønland.');
  await shopper.seesField('Vej og husnummer', 'Sommervej 7');
  await shopper.fill('Postnummer', '8400');
  await shopper.press('Gem adressen');
  await shopper.sees('Er adressen rigtig?');
  await shopper.sees('8400 Ebeltoft');
  await shopper.press('Brug forslaget');
  await shopper.sees('Adressen er rettet.');
  await shopper.sees('Sommervej 7');

  await shopper.goto('/customer/account/address-book?panel=billing-address-list');
  await shopper.choose('Hvor skal fakturaen hen?', 'Sommervej 7');
  await shopper.press('Brug adressen');
  await shopper.sees('Faktureringsadressen er valgt.');
});
