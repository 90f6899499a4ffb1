// A colleague changes a page: the draft is seen by its link, customers see the new text once it is published.
import { flow } from './flow';
import { openDesk } from './staff-desk';

flow(
  'a text that a colleague publishes is what the next visitor reads',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/content?kind=page');
    await desk.follow('Montering og indbæring');
    await desk.fill('Titel, dansk', '');
    await desk.press('Udgiv');
    await desk.sees('Dette er et obligatorisk felt.');
    await desk.fill('Titel, dansk', 'Vi bærer ind og samler');
    await desk.press('Se, hvad der ændres');
    await desk.sees('Det bliver ændret');
    await desk.press('Gem som kladde');
    await desk.sees('Kladden er gemt.');
    await desk.press('Udgiv');
    await desk.sees('Det er udgivet');
    await shopper.goto('/service/montering');
    await shopper.sees('Vi bærer ind og samler');
  },
  { isEmbedded: true },
);
