// A colleague ticks several orders in the list, prints their packing slips and labels, sees what shipping will do, and ships those that may leave.
import { flow } from './flow';
import { openDesk } from './staff-desk';
import { buysAsGuest } from './through-checkout';

const BUYERS = ['kaj.flere@example.dk', 'ida.flere@example.dk', 'bo.flere@example.dk'] as const;

flow(
  'a colleague ships several orders at once, and the one that another put on hold is not shipped',
  async (shopper) => {
    const numbers: string[] = [];
    for (const buyer of BUYERS)
      numbers.push(await buysAsGuest(await shopper.newShopper(), '/te-morgenfrue-engelsk-morgen-25-breve', buyer));
    const [one = '', other = '', waiting = ''] = numbers;

    const desk = await openDesk(shopper, '/staff/orders?q=flere@example');
    await desk.press('Afsend …');
    await desk.sees('Vælg mindst én ordre.');
    for (const number of numbers) await desk.check(`Vælg ordre ${number}`);
    await desk.press('Afsend …');
    await desk.at(/^\/staff\/orders\/ship/);
    await desk.sees('3 ordrer afsendes helt');
    const slips = await desk.paper('Følgesedler (PDF)');
    for (const number of numbers) if (!slips.includes(number)) throw new Error(`No packing slip of ${number}`);
    const labels = await desk.paper('Adresselabels (PDF)');
    for (const number of numbers) if (!labels.includes(number)) throw new Error(`No label of ${number}`);

    const colleague = await openDesk(shopper, `/staff/orders/${waiting}`);
    await colleague.unfold('Sæt i bero');
    await colleague.press('Sæt i bero');
    await colleague.sees('Sat i bero.');

    await desk.press('Afsend 3 ordrer');
    await desk.sees('2 af 3 ordrer er afsendt.');
    for (const number of [one, other]) await desk.within(number, (row) => row.sees('Afsendt:'));
    await desk.within(waiting, (row) => row.sees('Ikke afsendt: ordren er ændret'));
    await shopper.mailTo(BUYERS[0], one);
    await shopper.mailTo(BUYERS[1], other);

    await desk.goto('/staff/orders?view=to-pack&q=flere@example');
    await desk.sees('Ingen ordrer passer til søgning og filtre.');
  },
  { isEmbedded: true, timeoutMs: 90_000 },
);
