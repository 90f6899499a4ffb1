// A colleague saves the filters of the order list as a view, opens it from another view, and renames it.
import { flow } from './flow';
import { openDesk } from './staff-desk';

flow(
  'a colleague saves a view of the orders and comes back to it',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/orders?view=all&q=havnens');
    await desk.unfold('Mine visninger');
    await desk.fill('Navn', 'Havnens');
    await desk.press('Gem visningen');
    await desk.sees('Mine visninger: Havnens');
    await desk.goto('/staff/orders?view=unpaid');
    await desk.unfold('Mine visninger');
    await desk.follow('Havnens');
    await desk.sees('Mine visninger: Havnens');

    await desk.goto('/staff/views');
    await desk.unfold('Ret');
    await desk.fill('Navn', 'Havnens Arkitekter');
    await desk.press('Gem');
    await desk.sees('Visningen er gemt.');
    await desk.goto('/staff/orders?view=all&q=havnens');
    await desk.sees('Mine visninger: Havnens Arkitekter');
    await desk.goto('/staff/views');
    await desk.unfold('Ret');
    await desk.press('Slet visningen Havnens Arkitekter');
    await desk.sees('Visningen er slettet.');
  },
  { isEmbedded: true },
);
