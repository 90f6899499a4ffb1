// A colleague makes a page, publishes it, and deletes it again; the shop shows it in between.
import { flow } from './flow';
import { openDesk } from './staff-desk';

flow(
  'a page that a colleague makes is read by visitors until it is deleted, and can be restored',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/content');
    await desk.follow('Ny side');
    await desk.fill('Adresse', 'info/kontakt');
    await desk.fill('Titel, dansk', 'Åbent hus');
    await desk.fill('Titel, engelsk', 'Open house');
    await desk.fill('Tekst, dansk', 'Kom forbi den 12. december.');
    await desk.fill('Tekst, engelsk', 'Drop in on 12 December.');
    await desk.press('Udgiv');
    await desk.sees('Adressen »info/kontakt« er optaget.');
    await desk.fill('Adresse', 'info/aabent-hus');
    await desk.press('Udgiv');
    await desk.sees('Det er udgivet');
    await shopper.goto('/info/aabent-hus');
    await shopper.sees('Kom forbi den 12. december.');
    await desk.unfold('Slet');
    await desk.check('Ja, det skal slettes');
    await desk.press('Slet');
    await desk.sees('Det er slettet.');
    await desk.press('Gendan som kladde');
    await desk.sees('Det er gendannet som kladde.');
  },
  { isEmbedded: true },
);
