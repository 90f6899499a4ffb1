// An order by mail in the browser: read for a customer, corrected, confirmed, and found as a shopping list by the customer.
import { flow } from './flow';
import { openDesk } from './staff-desk';

const BUYER = 'anna@example.dk';
const SKU = '1200100';
const MAIL = [
  'Hej',
  '4 stk toner til printeren',
  '2 stk varenr. QQ-77712',
  'Ring til Ole på 3. sal',
  'Rekvisition: 4711',
  'Mvh Anna',
].join('\n');

flow(
  'a colleague reads a customer’s order from a mail, corrects it, and the customer finds it as a shopping list',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/orders');
    await desk.at(/^\/staff\/orders/);
    await desk.follow('Læs en bestilling');
    await desk.fill('Kunde', BUYER);
    await desk.press('Læs bestillingen');
    await desk.sees('Indsæt bestillingens tekst, eller vælg en fil');
    await desk.seesField('Kunde', BUYER);
    await desk.fill('Bestillingens tekst', MAIL);
    await desk.press('Læs bestillingen');
    await desk.sees('Ring til Ole på 3. sal');
    await desk.sees('4711');
    await desk.sees('Ukendt vare');
    await desk.press('Bekræft linjerne');
    await desk.sees('Vælg en vare, skriv et varenummer, eller udelad linjen.');
    await desk.within('2 stk varenr. QQ-77712', (line) => line.choose('Vare', 'Udelad linjen'));
    await desk.within('4 stk toner til printeren', async (line) => {
      await line.fill('Eller et andet varenummer', SKU);
      await line.fill('Antal', 'fire');
    });
    await desk.press('Bekræft linjerne');
    await desk.sees('Antal skal være et helt tal.');
    await desk.within('4 stk toner til printeren', async (line) => {
      await line.fill('Eller et andet varenummer', 'TN-2420');
      await line.fill('Antal', 4);
    });
    await desk.press('Bekræft linjerne');
    await desk.sees('Nummeret står for flere varer.');
    await desk.within('4 stk toner til printeren', (line) => line.fill('Eller et andet varenummer', SKU));
    await desk.press('Bekræft linjerne');
    await desk.sees('De bekræftede linjer er en ny indkøbsliste hos kunden.');
    const list = await desk.finds(/(Bestilling 4711 \S+ [0-9a-f]{8})/);

    await shopper.goto('/customer/login');
    await shopper.fill('E-mail eller brugernavn', BUYER);
    await shopper.fill('Adgangskode', 'Kontor-2026');
    await shopper.press('Log ind');
    await shopper.goto('/customer/shopping-list');
    await shopper.follow(list);
    await shopper.sees(SKU);
  },
  { isEmbedded: true },
);
