// A colleague adds pictures to a product, moves one and removes another.
import { jpegPhoto, pngPhoto } from '../support/photo';
import { flow } from './flow';
import { openDesk } from './staff-desk';

const PRODUCT = 'te-morgenfrue-engelsk-morgen-25-breve';

flow(
  'a colleague adds pictures to a product, describes one and moves it, and a shopper opens the product',
  async (shopper) => {
    const desk = await openDesk(shopper, '/staff/products?q=Morgenfrue+Engelsk');
    await desk.follow('Te Morgenfrue Engelsk morgen');
    await desk.unfold('Ret billeder');
    await desk.within('Nye billeder', async (here) => {
      await here.fill('Tekst til skærmlæsere, dansk', 'Æsken set forfra');
      await here.attach('Vælg billeder', { name: 'side.html.jpg', picture: Buffer.from('<html></html>') });
    });
    await desk.press('Gem billeder');
    await desk.sees('Filen er ikke et billede, vi kan læse.');
    await desk.sees('Ikke modtaget: side.html.jpg');
    await desk.within('Nye billeder', async (here) => {
      await here.seesField('Tekst til skærmlæsere, dansk', 'Æsken set forfra');
      await here.attach('Vælg billeder', { name: 'forfra.jpg', picture: await jpegPhoto(61, 640, 480) });
    });
    await desk.press('Gem billeder');
    await desk.sees('Billederne er gemt.');
    const number = await desk.finds(/Billede (\d+): – → Æsken set forfra/);
    await desk.unfold('Ret billeder');
    await desk.press(`Flyt billede ${number} op`);
    await desk.sees('Billederne er gemt.');
    await desk.unfold('Ret billeder');
    await desk.attach('Vælg billeder', { name: 'bag.png', picture: await pngPhoto(62) });
    await desk.check('Fjern billede 1');
    await desk.press('Gem billeder');
    await desk.sees('Billederne er gemt.');
    await shopper.goto(`/${PRODUCT}`);
    await shopper.sees('Engelsk morgen');
  },
  { isEmbedded: true },
);
