// A colleague changes prices by a file and a way of delivery by its text: what a change does is shown before, and visitors meet it at once.
import { flow } from './flow';
import { openDesk } from './staff-desk';

const SKU = '1200101';

flow(
  'a colleague changes prices by a file, sees what it does before, and visitors see the new price',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/settings');
    await desk.follow('Varer');
    await desk.attach('Eller vælg en fil', { name: 'priser.csv', text: `sku;price\n${SKU};gratis\n` });
    await desk.press('Vis, hvad der ændres');
    await desk.sees('Linje 2, price');
    await desk.attach('Eller vælg en fil', { name: 'priser.csv', text: `sku;price\n${SKU};1234,00\n` });
    await desk.press('Vis, hvad der ændres');
    await desk.sees('Ændrede (1)');
    await desk.press('Gem');
    await desk.sees('Ændringen er gemt og gælder i butikken.');
    await shopper.goto(`/search?q=${SKU}`);
    await shopper.sees('1.234,00');
  },
);
