// A colleague makes a promotion with a coupon, a shopper uses it at the stated price, and it counts no more once it is paused.
import { flow } from './flow';
import { openDesk } from './staff-desk';

flow(
  'a coupon made in the back office takes its discount in the cart until a colleague pauses it',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/promotions');
    await desk.at(/^\/staff\/promotions/);
    await desk.follow('Ny rabat');
    await desk.fill('Navn på dansk', 'Vinterrabat');
    await desk.fill('Navn på engelsk', 'Winter discount');
    await desk.choose('Hvad der gives', 'Procent af varerne');
    await desk.fill('Procent', '110');
    await desk.fill('Kode', 'VINTERFLOW');
    await desk.fill('Rækkefølge', '2');
    await desk.fill('Sidste dag', '31.12.2030');
    await desk.press('Gem rabatten');
    await desk.sees('Skriv et procenttal over 0 og højst 100');
    await desk.seesField('Navn på dansk', 'Vinterrabat');
    await desk.seesField('Kode', 'VINTERFLOW');
    await desk.fill('Procent', '10');
    await desk.press('Se, hvad kunden får');
    await desk.sees('10 % rabat på alle varer med koden VINTERFLOW');
    await desk.sees('til 31. december 2030, begge dage med.');
    await desk.sees('Rækkefølge: 2');
    await desk.sees('10% discount on all products with the code VINTERFLOW');
    await desk.press('Gem rabatten');
    await desk.sees('Rabatten er gemt.');

    await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
    await shopper.fill('Antal', 2);
    await shopper.press('Læg i kurv');
    await shopper.sees('Lagt i kurven');
    await shopper.goto('/cart');
    await shopper.fill('Kuponkode', 'vinter flow');
    await shopper.press('Brug kuponkode');
    await shopper.sees('Vinterrabat (VINTERFLOW)');
    await shopper.sees('−6,99 kr.');

    await desk.unfold('Sæt på pause');
    await desk.press('Sæt på pause');
    await desk.sees('Rabatten er på pause.');
    await shopper.goto('/cart');
    await shopper.doesNotSee('−6,99 kr.');
    await shopper.sees('Kuponkoden gælder ikke lige nu.');
  },
  { isEmbedded: true },
);
