// A custom desk: impossible choices are reported where they are made, and what is shown is what is bought.
import { flow } from './flow';

flow('a shopper designs a desk, sees which choices cannot be combined, and buys it with a card', async (shopper) => {
  await shopper.goto('/skrivebord-ravnholt-tegn');
  await shopper.follow('Design selv');
  await shopper.sees('Design selv: Skrivebord Ravnholt Tegn');
  await shopper.sees('3.499,00');
  await shopper.choose('Plade', 'Mosgrøn linoleum');
  await shopper.choose('Stel', 'Massivt egetræ');
  await shopper.press('Vis mit valg');
  await shopper.sees('Mosgrøn linoleum kan ikke fås sammen med Massivt egetræ.');
  await shopper.sees('Det, du har valgt, kan ikke laves.');
  await shopper.choose('Plade', 'Valnøddefiner');
  await shopper.press('Vis mit valg');
  // Changed once more and bought without a preview: the selected choices are bought.
  await shopper.choose('Plade', 'Egefiner');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.sees('Massivt egetræ');
  await shopper.goto('/cart');
  await shopper.sees('Plade: Egefiner');
  await shopper.sees('4.799,00');
  await shopper.goto('/checkout');
  await shopper.fill('E-mail', 'dora@example.dk');
  await shopper.fill('Fornavn', 'Dora');
  await shopper.fill('Efternavn', 'Lund');
  await shopper.fill('Vej og husnummer', 'Havnegade 3');
  await shopper.fill('Postnummer', '5000');
  await shopper.fill('By', 'Odense C');
  await shopper.fill('Telefon', '20304050');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Massivt egetræ');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.at(/^\/payment\/test\//);
  await shopper.press('Godkend');
  await shopper.at(/^\/checkout\/success/);
  const mail = await shopper.mailTo('dora@example.dk');
  if (!/Plade: Egefiner/.test(mail.text)) throw new Error(`the mail does not name what was chosen: ${mail.text}`);
});
