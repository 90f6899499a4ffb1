// A buyer with the right to notes writes one on a line and one on the order; a buyer without it has no such fields.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

async function fillCart(shopper: Shopper) {
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.follow('Se kurven');
}

// spec: 2 Overlay panels: Panel: cart item note
//   at app/panels/cart-item-note/panel.server.ts
flow('a buyer writes notes on a line and on the order, and a visitor has no such fields', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'frederik@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await fillCart(shopper);
  await shopper.follow('Tilføj note: Te Morgenfrue Earl Grey');
  await shopper.fill('Note til varen', 'Til mødelokale 3');
  await shopper.press('Gem noten');
  await shopper.at(/^\/cart$/);
  await shopper.sees('Note: Til mødelokale 3');
  await shopper.follow('Ret noten: Te Morgenfrue Earl Grey');
  await shopper.seesField('Note til varen', 'Til mødelokale 3');

  await shopper.goto('/cart');
  await shopper.unfold('Note til hele ordren');
  await shopper.fill('Note til ordren', 'Stil det i skuret');
  await shopper.press('Gem noten');
  await shopper.sees('Noten er gemt');
  await shopper.seesField('Note til ordren', 'Stil det i skuret');

  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.seesField('Besked til os', 'Stil det i skuret');

  const visitor = await shopper.newShopper();
  await fillCart(visitor);
  await visitor.sees('Te Morgenfrue Earl Grey');
  await visitor.doesNotSee('Tilføj note');
  await visitor.doesNotSee('Note til hele ordren');
});
