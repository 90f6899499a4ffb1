// Finance registers what a company pays of an invoice on account: a part, undone by a counter entry, then all of it.
import { flow, type Shopper } from './flow';
import { openDesk } from './staff-desk';
import { throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';

async function buysOnInvoice(shopper: Shopper): Promise<string> {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', BUYER);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.fill('Antal', 10);
  await shopper.press('Læg i kurv');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.fill('Rekvirent', 'Birgitte');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-118');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  return shopper.finds(/Ordrenummer (\d+)/);
}

flow(
  'finance registers payments of an invoice on account until nothing is open',
  async (shopper) => {
    const order = await buysOnInvoice(await shopper.newShopper());
    for (const act of ['ship', 'invoice']) await shopper.staff('order', act, order);
    const desk = await openDesk(shopper, `/staff/money/open?q=${order}`);
    await desk.sees('Efter virksomhed');
    await desk.sees('Havnens Arkitekter');
    await desk.choose('Alder', 'Ikke forfalden');
    await desk.press('Vis');
    const number = await desk.finds(/\b(7\d{8})\b/);
    await desk.follow(number);
    await desk.sees(`Faktura ${number} på konto`);

    await desk.fill('Kroner', '999.999,00');
    await desk.press('Registrér');
    await desk.sees('Beløbet er større end det, der er åbent på fakturaen.');
    await desk.seesField('Kroner', '999.999,00');
    await desk.fill('Kroner', '1,50');
    await desk.fill('Reference', 'Overførsel 4711');
    await desk.press('Registrér');
    await desk.sees('Overførsel 4711');
    await desk.press('Fortryd');
    await desk.sees('Modpostering');
    await desk.press('Registrér');
    await desk.sees('Afregnet');

    await desk.goto(`/staff/money/open?q=${order}`);
    await desk.sees('Ingen');
    await desk.goto('/staff/money/journal');
    await desk.choose('Måned', monthNow());
    await desk.press('Vis');
    await desk.sees('Debitorer');
    await desk.sees('Bank');
  },
  { isEmbedded: true },
);

const monthNow = (): string =>
  new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' }).format(
    new Date(),
  );
