// Requests about a product: a price quote, a back-in-stock notice, and the customer's own review.
import { flow } from './flow';

const TABLE = '/moedebord-ravnholt-efter-maal-420-130-cm';
const LAST_ONE = '/blaekpatron-hp-305xl-sort';
const PEN = '/kuglepen-nordlys-flow-1-0-mm';

// spec: 1: Price request on products
//   at backend/commerce/request/request-price.ts
// spec: 2 Overlay panels: Panel: request price
//   at app/panels/request-price/panel.server.ts
// spec: 4 Product label and action: The button opens a price-request side panel
//   at app/panels/request-price/view.tsx
flow('a visitor requests a price and receives a mail with the day of the answer', async (shopper) => {
  await shopper.goto(TABLE);
  await shopper.follow('Spørg om pris');
  await shopper.sees('Vi giver dig en pris på denne vare.');
  await shopper.fill('E-mail', 'karla@');
  await shopper.press('Send forespørgsel', { evenIfInvalid: true });
  await shopper.sees('Dette er et obligatorisk felt.');
  await shopper.sees('Skriv en gyldig e-mail');
  await shopper.seesField('E-mail', 'karla@');
  await shopper.fill('Dit navn', 'Karla Bang');
  await shopper.fill('E-mail', 'karla@example.dk');
  await shopper.fill('Hvor mange?', 2);
  await shopper.fill('Besked (valgfrit)', 'Til kantinen');
  await shopper.press('Send forespørgsel');
  await shopper.at(new RegExp(`^${TABLE}$`));
  const mail = await shopper.mailTo('karla@example.dk', 'Tak for din forespørgsel');
  if (!/svar senest \w+dag den \d+\. \w+ \d{4}/.test(mail.text)) throw new Error(`no day of the answer: ${mail.text}`);
  await shopper.mailTo('kundeservice@kontorvaerk.example', 'Til kantinen');
});

flow('a product back in stock: one mail to each subscriber, and a link that cancels further ones', async (shopper) => {
  const quicker = await shopper.newShopper();
  await quicker.goto(LAST_ONE);
  await quicker.press('Læg i kurv');
  await quicker.sees('Lagt i kurven');
  await quicker.goto('/checkout');
  await quicker.fill('E-mail', 'bo@example.dk');
  await quicker.fill('Fornavn', 'Bo');
  await quicker.fill('Efternavn', 'Lund');
  await quicker.fill('Vej og husnummer', 'Havnegade 3');
  await quicker.fill('Postnummer', '5000');
  await quicker.fill('By', 'Odense C');
  await quicker.fill('Telefon', '20304050');
  await quicker.press('Gem og vælg levering');
  await quicker.choose('Vælg leveringsmåde', 'Til døren');
  await quicker.press('Gennemse ordren');
  await quicker.check('Jeg har læst');
  await quicker.press('Køb og betal');
  await quicker.at(/^\/payment\/test\//);

  // The additional parameter avoids a page cached before the sale.
  await shopper.goto(`${LAST_ONE}?configurableOptions=ny`);
  await shopper.sees('Udsolgt');
  await shopper.follow('Få besked, når den er på lager');
  await shopper.fill('E-mail', 'karen-venter@example.dk');
  await shopper.press('Giv mig besked');
  const kept = await shopper.mailTo('karen-venter@example.dk', 'Du får besked');

  await quicker.press('Annuller');
  await quicker.sees('Du afbrød betalingen.');
  await shopper.mailTo('karen-venter@example.dk', 'Den er på lager igen');
  const [end = ''] = /\/lagerbesked\/[\w-]+/.exec(kept.text) ?? [];
  await shopper.goto(end);
  await shopper.press('Afmeld beskeden');
  await shopper.sees('Der er ingen besked at afmelde');
});

flow('a customer reviews a product once, and the review appears when staff have approved it', async (shopper) => {
  await shopper.goto(PEN);
  await shopper.within('Anmeldelser', (part) => part.sees('6 anmeldelser'));
  await shopper.follow('Skriv en anmeldelse');
  await shopper.follow('Log ind for at anmelde');
  await shopper.fill('E-mail', 'anna@example.dk');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.sees('Hvor mange stjerner giver du?');
  await shopper.press('Send anmeldelse', { evenIfInvalid: true });
  await shopper.sees('Dette er et obligatorisk felt.');
  await shopper.choose('Hvor mange stjerner giver du?', '4 stjerner');
  await shopper.fill('Overskrift', 'Skriver blødt');
  await shopper.fill('Din anmeldelse', 'Den ligger godt i hånden.');
  await shopper.press('Send anmeldelse');
  await shopper.at(new RegExp(`^${PEN}`));
  await shopper.doesNotSee('Skriver blødt');

  const [, id = ''] = /^(\d+) .*Skriver blødt/m.exec(await shopper.staff('reviews', 'list')) ?? [];
  await shopper.staff('reviews', 'approve', id);
  const other = await shopper.newShopper();
  await other.goto(`/customer/login?returnTo=${encodeURIComponent(PEN)}`);
  await other.fill('E-mail', 'christian@havnens-arkitekter.example');
  await other.fill('Adgangskode', 'Kontor-2026');
  await other.press('Log ind');
  await other.within('Anmeldelser', async (part) => {
    await part.sees('7 anmeldelser');
    await part.sees('Skriver blødt');
  });
});
