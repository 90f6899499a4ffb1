// A private visitor with several codes: rejected with a reason, combined, a gift to choose, free freight; all appear on the order.
import { flow, type Shopper } from './flow';

async function useCode(shopper: Shopper, code: string) {
  await shopper.fill('Kuponkode', code);
  await shopper.press('Brug kuponkode');
}

async function putIn(shopper: Shopper, path: string, quantity: number) {
  await shopper.goto(path);
  await shopper.fill('Antal', quantity);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
}

// spec: 8: Coupons: server message, else 'An error occurred, please contact us.'
//   at app/services/cart/codes.server.ts
flow('codes are rejected with the reason, and valid ones are combined', async (shopper) => {
  await putIn(shopper, '/te-morgenfrue-engelsk-morgen-25-breve', 2);
  await shopper.goto('/cart');
  await useCode(shopper, 'findes ikke');
  await shopper.sees('Kuponkoden er ikke gyldig');
  await shopper.seesField('Kuponkode', 'findes ikke');
  await useCode(shopper, 'SOMMER');
  await shopper.sees('Kuponkoden er udløbet.');
  await useCode(shopper, 'spar50');
  await shopper.sees('Køb for 230,10 kr. mere, så gælder koden.');

  await useCode(shopper, ' køkken 15 ');
  await shopper.sees('Kuponen er tilføjet.');
  await shopper.sees('15 % på kaffe og køkken (KØKKEN15)');
  await shopper.sees('−10,49 kr.');
  await useCode(shopper, 'alene20');
  await shopper.sees('Koden kan ikke bruges sammen med KØKKEN15. Fjern den først.');
  await shopper.within('Te Morgenfrue Engelsk morgen', async (line) => {
    await line.unfold('Hvorfor denne pris?');
    await line.sees('15 % på kaffe og køkken (KØKKEN15)');
    await line.sees('59,41 kr.');
  });
  await shopper.press('Fjern kupon KØKKEN15');
  await shopper.doesNotSee('−10,49 kr.');
});

flow('a chosen gift, free freight and a code appear on the order', async (shopper) => {
  await putIn(shopper, '/te-morgenfrue-engelsk-morgen-25-breve', 35);
  await shopper.goto('/cart');
  await shopper.sees('Gave ved køb for 1.000 kr.');
  await shopper.press('Vælg gave');
  await shopper.sees('Der er ikke valgt nogen gave. Vælg en af gaverne for at få den med.');
  await shopper.choose('Vælg en gave', 'Håndsæbe Blankvand Mild 500 ml');
  await shopper.press('Vælg gave');
  await shopper.sees('Varenr. 2000900');
  await useCode(shopper, 'frifragt');
  await shopper.sees('Fri fragt (FRIFRAGT)');
  await useCode(shopper, 'spar50');
  await shopper.sees('50 kr. i rabat (SPAR50)');

  await shopper.press('Gå til kassen');
  await shopper.fill('E-mail', 'kupon@example.dk');
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
  const total = await shopper.finds(/At betale ([\d.]+,\d\d kr\.)/);
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const said = (await shopper.mailTo('kupon@example.dk', number)).text.replace(/\s+/g, ' ');
  for (const words of [`I alt inkl. moms: ${total}`, '50 kr. i rabat (SPAR50): −50,00 kr.', 'Fri fragt (FRIFRAGT)'])
    if (!said.includes(words)) throw new Error(`the mail does not say "${words}": ${said}`);
});
