// The shop is filled in the browser: a colleague makes a product, changes its price, and a shopper pays the new one.
import { flow } from './flow';
import { openDesk } from './staff-desk';

flow(
  'a colleague makes a product and changes its price, and a shopper has it in the cart at that price',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/products');
    await desk.at(/^\/staff\/products/);
    await desk.follow('Ny vare');
    await desk.fill('Varenr.', 'FLOW-4711');
    await desk.fill('Navn, dansk', 'Flydende papirvægt');
    await desk.fill('Pris inkl. moms', '1.250');
    await desk.choose('Kategori', 'Tebreve');
    await desk.fill('Lager', '12');
    await desk.press('Opret vare');
    await desk.sees('kan betyde 1,25 eller 1250');
    await desk.seesField('Navn, dansk', 'Flydende papirvægt');
    await desk.fill('Pris inkl. moms', '1250');
    await desk.press('Opret vare');
    await desk.sees('Varen er oprettet.');

    await desk.unfold('Ret pris og tilbud');
    await desk.fill('Pris inkl. moms', '987,50');
    await desk.press('Gem pris');
    await desk.sees('Prisen er gemt.');
    await desk.sees('1.250,00 kr. → 987,50 kr.');

    await shopper.goto('/flydende-papirvaegt-flow-4711');
    await shopper.sees('987,50');
    await shopper.fill('Antal', 2);
    await shopper.press('Læg i kurv');
    await shopper.goto('/cart');
    await shopper.sees('Flydende papirvægt');
    await shopper.sees('1.975,00');
  },
  { isEmbedded: true },
);
