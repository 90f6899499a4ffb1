// A shopping list from a CSV file: known lines go onto the list and into the cart, and others are reported.
import { flow, type Shopper } from './flow';

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

flow(
  'a file of 1,500 lines is added to a list and to the cart, and each rejected line is reported',
  async (shopper) => {
    await logIn(shopper, 'frederik');
    await createsList(shopper, 'Fra regnearket');
    const goods = ['1200100', '1900701', '1200101'];
    const rows = Array.from({ length: 1_498 }, (_, at) => `${goods[at % goods.length]};1`);
    const text = ['Varenummer;Antal', ...rows.slice(0, 700), 'UKENDT-1;4', ...rows.slice(700), 'UKENDT-2;1'].join(
      '\r\n',
    );
    await shopper.attach('CSV-fil', { name: 'forbrug.csv', text });
    await shopper.press('Føj til listen');
    await shopper.sees('2 varer kunne ikke føjes til listen.');
    await shopper.seesField('Varenumre og antal', 'UKENDT-1;4 UKENDT-2;1');
    // Repeated numbers are merged into one line with all of their pieces: together the 1,498 known ones.
    await shopper.seesField('Antal af Kopipapir Skovly A4 75 g', 500);
    await shopper.seesField('Antal af Te Morgenfrue Earl Grey', 499);
    await shopper.seesField('Antal af Kopipapir Skovly A4 80 g', 499);
    await shopper.press('Læg hele listen i kurven');
    await shopper.finds(/(varer fra listen er lagt i kurven|kan ikke)/);
  },
);
