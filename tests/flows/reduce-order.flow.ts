// A buyer rings: a colleague sees what taking a piece off the order costs, does it, and the buyer reads the new total by mail and is charged for it.
import { flow } from './flow';
import { openDesk, shipsAndInvoices } from './staff-desk';
import { buysAsGuest } from './through-checkout';

const BUYER = 'kaj.fortrudt@example.dk';
const PIECES = '2 kan tages af';

flow(
  'a colleague takes a piece off an order, and its buyer pays for the rest',
  async (shopper) => {
    const number = await buysAsGuest(shopper, '/te-morgenfrue-engelsk-morgen-25-breve', BUYER);

    const desk = await openDesk(shopper, `/staff/orders/${number}`);
    await desk.unfold('Tag varer af');
    await desk.fill(PIECES, 3);
    await desk.fill('Hvorfor varerne tages af', 'Kunden ringede');
    await desk.press('Vis ændringen');
    await desk.sees('er der kun 2 tilbage');
    await desk.seesField(PIECES, '3');
    await desk.fill(PIECES, 1);
    await desk.press('Vis ændringen');
    await desk.sees('Det sker der, når varerne tages af');
    await desk.sees('Ordren i alt inkl. moms');
    await desk.press('Tag varer af');
    await desk.sees('Varerne er taget af ordren.');
    await desk.sees('I alt nu');
    await desk.sees('annulleret 1');
    await desk.sees('Kunden ringede');
    const mail = await shopper.mailTo(BUYER, 'er ændret');
    if (!mail.text.includes('Kunden ringede')) throw new Error('The mail does not say why');

    await shipsAndInvoices(desk, number);
    await shopper.mailTo(BUYER, 'Faktura');
  },
  { isEmbedded: true },
);
