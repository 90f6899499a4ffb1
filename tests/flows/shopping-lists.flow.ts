// Shopping lists: from creation to an order, a company's list for a buyer restricted to lists, numbers from a file, and the heart.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const PAPER = '/kopipapir-skovly-a4-75-g-500-ark';
const PAPER_NAME = 'Kopipapir Skovly A4 75 g';
const MUG = '/krus-lerbaek-stabel-25-cl';

async function logIn(shopper: Shopper, name: string) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', `${name}@havnens-arkitekter.example`);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

async function createsList(shopper: Shopper, name: string) {
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Opret ny liste');
  await shopper.fill('Listens navn', name);
  await shopper.press('Opret liste');
  await shopper.at(/^\/customer\/shopping-list\/\d+/);
  await shopper.sees('Der er ingen varer på listen endnu.');
}

// spec: 2 Overlay panels: Panels: create, select, view, edit and add-to-shopping-list
//   at app/panels/registry.server.ts
// spec: 4 Product label and action: A heart button shows when logged in and list management is allowed
//   at app/services/hearts/hearts.server.ts
// spec: 4 Product label and action: The heart is active when the product is on a list, and opens a list-selection panel
//   at app/panels/select-shopping-list/panel.server.ts
// spec: 4 UI state: Closing create-shopping-list can return to the select or view list
//   at app/panels/create-shopping-list/view.tsx
flow('a list is created from a product’s heart, filled, and ordered', async (shopper) => {
  await shopper.goto(PAPER);
  await shopper.doesNotSee('Føj til indkøbsliste');
  await logIn(shopper, 'christian');
  await shopper.goto(PAPER);
  await shopper.follow(`Føj til indkøbsliste: ${PAPER_NAME}`);
  await shopper.follow('Opret ny liste');
  // Closed, it leads back to the lists of the product.
  await shopper.follow('Luk');
  await shopper.sees('Du har ingen lister, du kan ændre, endnu.');
  await shopper.follow('Opret ny liste');
  await shopper.press('Opret liste', { evenIfInvalid: true });
  await shopper.fill('Listens navn', 'Fredagskaffe');
  await shopper.press('Opret liste');
  await shopper.sees('Sæt kryds ved de lister, varen skal stå på');
  await shopper.follow('Luk');
  await shopper.sees('På indkøbsliste');
  // A family is listed by its variant.
  await shopper.goto(MUG);
  await shopper.follow('Føj til indkøbsliste: Krus Lerbæk Stabel');
  await shopper.follow('creme');
  await shopper.check('Fredagskaffe');
  await shopper.press('Gem');
  await shopper.sees('Indkøbslisten er opdateret.');

  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Fredagskaffe');
  await shopper.sees(PAPER_NAME);
  await shopper.fill(`Antal af ${PAPER_NAME}`, 'x');
  await shopper.press('Gem antal og noter', { evenIfInvalid: true });
  await shopper.sees('Skriv et helt antal på mindst 1.');
  await shopper.fill(`Antal af ${PAPER_NAME}`, 4);
  await shopper.fill(`Note til ${PAPER_NAME}`, 'til mødet');
  await shopper.press('Gem antal og noter');
  await shopper.sees('Listen er gemt.');
  await shopper.seesField(`Antal af ${PAPER_NAME}`, 4);
  await shopper.press('Læg hele listen i kurven');
  await shopper.at(/^\/cart/);
  await shopper.sees('2 varer fra listen er lagt i kurven.');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-300');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.finds(/Ordrenummer (\d+)/);

  await shopper.goto('/customer/shopping-list/history');
  await shopper.within(PAPER_NAME, async (line) => {
    await line.sees('Sidst købt');
    await line.press('Læg i kurven');
  });
  await shopper.at(/^\/cart/);
});

flow('a company shares a list, and a buyer restricted to lists orders from it', async (shopper) => {
  await logIn(shopper, 'frederik');
  await createsList(shopper, 'Byggepladsen');
  await shopper.fill('Varenumre og antal', 'findes-ikke;2\n1200100;3');
  await shopper.press('Føj til listen');
  await shopper.sees('1 vare kunne ikke føjes til listen.');
  await shopper.seesField('Varenumre og antal', 'findes-ikke;2');
  await shopper.follow('Ret, del eller slet');
  await shopper.check('Del listen med alle i virksomheden');
  await shopper.press('Gem ændringer');
  await shopper.sees('Ændringerne er gemt.');

  const erik = await shopper.newShopper();
  await logIn(erik, 'erik');
  await erik.goto('/customer/shopping-list');
  await erik.follow('Hurtigt kig på Byggepladsen');
  await erik.press('Læg hele listen i kurven');
  await erik.goto('/cart');
  await erik.sees('1200100');
  await erik.goto('/customer/shopping-list');
  await erik.doesNotSee('Opret ny liste');
  await erik.follow('Byggepladsen');
  await erik.doesNotSee('Ret, del eller slet');
});
