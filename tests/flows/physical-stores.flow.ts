// A visitor finds the nearest store, selects it, sees which stores have a product, and collects the order there.
import { flow } from './flow';

flow('a guest collects an order in the store that they selected', async (shopper) => {
  await shopper.goto('/butikker');
  await shopper.sees('Kontorværk Aalborg');
  await shopper.fill('postnummer', '50');
  await shopper.press('Find butik', { evenIfInvalid: true });
  await shopper.sees('Skriv et dansk postnummer med fire cifre.');
  await shopper.seesField('postnummer', '50');
  await shopper.fill('postnummer', '5260');
  await shopper.press('Find butik');
  await shopper.finds(/Kontorværk Odense[\s\S]*Kontorværk Aalborg/);
  await shopper.follow('Kontorværk Odense');
  await shopper.at(/^\/butikker\/odense$/);
  await shopper.sees('Vestergade 51');
  await shopper.sees('Lise Krogh');
  await shopper.press('Gør til min butik');
  await shopper.sees('Kontorværk Odense er nu din butik.');

  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.unfold('På lager i butikkerne');
  await shopper.follow('Kontorværk Odense');
  await shopper.sees('Det er din butik.');

  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.goto('/checkout?step=address');
  await shopper.fill('E-mail', 'henter@example.dk');
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
  // The store is selected already; only the shipping method is missing.
  await shopper.choose('Vælg leveringsmåde', 'Hent i butik');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Kontorværk Odense');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');

  await shopper.goto('/butikker/odense');
  await shopper.press('Glem min butik');
  await shopper.sees('Gør til min butik');
  await shopper.goto('/butikker/findes-ikke');
  if ((await shopper.status()) !== 404) throw new Error('a store that is not there is shown');
});
