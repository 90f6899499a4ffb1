// Staff import a catalogue file, and a visitor finds its products like any others and buys them.
import path from 'node:path';
import { flow } from './flow';

const FILE = path.resolve(import.meta.dirname, '../fixtures/import/products.csv');

flow('products of a catalogue file are found, have their variants, and are bought', async (shopper) => {
  await shopper.staff('import', 'products', FILE);
  await shopper.goto('/search?q=tommestok');
  await shopper.follow('Tommestok 2 m af birk');
  await shopper.at(/^\/tommestok-2-m-birk/);
  // Minimum two, in twos, cheaper from ten: as in the file.
  await shopper.fill('Antal', 11);
  await shopper.press('Læg i kurv', { evenIfInvalid: true });
  await shopper.within('Lagt i kurven', (panel) => panel.sees('Tommestok 2 m af birk'));
  await shopper.goto('/maerkekridt');
  await shopper.follow('Blå');
  await shopper.follow('Kort');
  await shopper.press('Læg i kurv');
  await shopper.goto('/cart');
  await shopper.within('Tommestok 2 m af birk', async (line) => {
    await line.seesField('Antal', '12');
    await line.sees('984,00 kr.');
  });
  await shopper.sees('Farve: Blå');

  await shopper.press('Gå til kassen');
  await shopper.fill('E-mail', 'birk@example.dk');
  await shopper.fill('Fornavn', 'Birk');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const said = (await shopper.mailTo('birk@example.dk', number)).text.replace(/\s+/g, ' ');
  for (const words of ['Tommestok 2 m af birk', 'Farve: Blå'])
    if (!said.includes(words)) throw new Error(`the mail does not say "${words}": ${said}`);
});
