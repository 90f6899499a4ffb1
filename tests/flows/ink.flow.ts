// Ink and toner: from brand, series and model, or from words, to the cart; a saved printer reordered for; and the quick order.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const RESULT = '/blaek-og-toner/resultater/brother-dcp-l2530dw';

// spec: 1: Printer selector for ink and toner
//   at app/routes/ink/finder.tsx, domain/ink/printer-names.ts, backend/commerce/ink/find-printers.ts
// spec: 2 Routes: `/blaek-og-toner/resultater/{id?}` finder results
//   at app/routes/ink/results.tsx, domain/ink/cartridge-yield.ts
flow('a printer is selected step by step, and its toner is bought', async (shopper) => {
  await shopper.goto('/blaek-og-toner/brother/dcp');
  await shopper.choose('Model', 'DCP-L2530DW');
  if ((await shopper.url()) !== RESULT) await shopper.press('Videre');
  await shopper.at(/\/resultater\/brother-dcp-l2530dw$/);
  await shopper.sees('Patroner til Brother DCP-L2530DW');
  await shopper.finds(/[\d,]+ øre pr\. side/);
  await shopper.sees('ved 5 % dækning');
  await shopper.press('Læg i kurv: Toner Brother TN-2420 sort');
  await shopper.within('Lagt i kurven', (panel) => panel.sees('Toner Brother TN-2420 sort'));
});

// spec: 2 Routes: `/blaek-og-toner` ink and toner finder
//   at app/routes/ink/finder.tsx
flow('a printer is found by words, by a cartridge number, and by a misspelled name', async (shopper) => {
  await shopper.goto('/blaek-og-toner');
  await shopper.fill('Printer eller patronnummer', 'dcp l2530');
  await shopper.press('Find');
  await shopper.at(/\/resultater\/brother-dcp-l2530dw$/);
  await shopper.goto('/blaek-og-toner?q=TN+2420');
  await shopper.sees('Patroner med nummeret');
  await shopper.goto('/blaek-og-toner?q=hp+lasrjet+m402dn');
  await shopper.sees('Mente du en af disse?');
  await shopper.sees('HP LaserJet Pro M402dn');
  await shopper.goto('/blaek-og-toner?q=hvepsebo');
  await shopper.sees('Vi fandt intet');
  for (const path of ['/blaek-og-toner/nokia', '/blaek-og-toner/brother/nokia', '/blaek-og-toner/resultater/nokia']) {
    await shopper.goto(path);
    if ((await shopper.status()) !== 404) throw new Error(`${path} is there`);
  }
});

async function logIn(shopper: Shopper, email: string) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail', email);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.at(/^\/customer\/account/);
}

flow('a quick order is checked line by line, corrected, and added to the cart', async (shopper) => {
  await shopper.goto('/hurtigbestilling');
  await shopper.press('Tjek linjerne', { evenIfInvalid: true });
  await shopper.sees('Skriv mindst én linje');
  const pasted = 'Varenr.\tBeskrivelse\tAntal\nTN-2420\tToner, sort\t2\nFINDES-IKKE\t\t3\nDR-2400\tTromle\t1.000';
  await shopper.fill('Varenummer og antal, én vare pr. linje', pasted);
  await shopper.press('Tjek linjerne');
  await shopper.sees('Vi kender ikke nummeret.');
  await shopper.seesField('Nummer, linje 2', 'FINDES-IKKE');
  await shopper.seesField('Antal, linje 2', '3');
  await shopper.choose('Vælg vare, linje 1', 'Toner Brother TN-2420 sort');
  await shopper.choose('Vælg vare, linje 3', 'Tromle Brother DR-2400');
  await shopper.press('Tjek igen');
  await shopper.sees('1.000 kan betyde 1 eller 1000. Skriv 1 eller 1000.');
  await shopper.seesField('Antal, linje 3', '1.000');
  await shopper.fill('Antal, linje 3', '1');
  await shopper.press('Tjek igen');
  await shopper.sees('2 linjer er klar');
  await shopper.press('Læg de 2 klare linjer i kurven');
  await shopper.sees('2 varelinjer er lagt i kurven. Linjer, der ikke var klar: 1. De venter her.');
  await shopper.seesField('Nummer, linje 1', 'FINDES-IKKE');
  await shopper.seesField('Antal, linje 1', '3');
  await shopper.goto('/cart');
  await shopper.sees('Toner Brother TN-2420 sort');
});

flow('a printer is saved, its toner ordered, and reordered with one press', async (shopper) => {
  await logIn(shopper, 'birgitte@havnens-arkitekter.example');
  await shopper.goto(RESULT);
  await shopper.fill('Navn på printeren', 'Receptionen');
  await shopper.fill('Sted', 'Stuen');
  await shopper.press('Gem');
  await shopper.sees('Gemt som Receptionen, Stuen');
  await shopper.press('Læg i kurv: Toner Brother TN-2410 sort');
  await shopper.sees('Lagt i kurven');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.sees('Tak for din ordre');
  await shopper.goto('/blaek-og-toner');
  await shopper.sees('Receptionen');
  await shopper.press('Køb det samme igen til Receptionen');
  await shopper.at(/^\/cart$/);
  await shopper.sees('Det, du købte sidst, ligger i kurven.');
  await shopper.goto('/customer/account/printere');
  await shopper.press('Fjern Receptionen', { evenIfInvalid: true });
  await shopper.sees('Du har ikke gemt nogen printer endnu');
});
