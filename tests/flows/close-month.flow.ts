// Finance closes the month: an order is invoiced and partly credited, the month shows both, its documents are listed, and its journal balances.
import { flow } from './flow';
import { openDesk } from './staff-desk';
import { buysAsGuest } from './through-checkout';

flow(
  'finance sees an invoice and its credit note in the month, and lists its documents',
  async (shopper) => {
    const order = await buysAsGuest(
      await shopper.newShopper(),
      '/te-morgenfrue-engelsk-morgen-25-breve',
      'maaned@example.dk',
    );
    const desk = await openDesk(shopper, `/staff/orders/${order}`);
    for (const act of ['ship', 'invoice']) await shopper.staff('order', act, order);
    await shopper.staff('order', 'refund', order, '10', '--reason', 'Ridse');

    await desk.goto('/staff/money');
    const month = new Intl.DateTimeFormat('da-DK', {
      ...{ month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' },
    }).format(new Date());
    await desk.choose('Måned', month);
    await desk.press('Vis');
    await desk.sees('Måneden er ikke slut');
    await desk.sees('Moms at afregne');
    await desk.within('Kreditnota', (row) => row.follow('Kreditnota'));
    await desk.at(/^\/staff\/money\/documents\?month=\d{4}-\d{2}&kind=credit/);
    await desk.within(order, (row) => row.sees('10,00'));
    await desk.fill('Nummer, navn, e-mail eller reference', 'maaned@example.dk');
    await desk.choose('Bilag', 'Alle');
    await desk.press('Vis');
    await desk.sees('Faktura');
    await desk.sees('Kreditnota');

    await desk.follow('Bogføring');
    await desk.choose('Måned', month);
    await desk.press('Vis');
    await desk.sees('Forudbetalinger fra kunder');
    await desk.sees('Hent til e-conomic');
  },
  { isEmbedded: true },
);
