// A shopper with a cartridge in the cart for which a cheaper one prints as many pages: told what is saved, and swapped with one press.
import { flow } from './flow';

// spec: 2 Overlay panels: Panel: cart upgrade
//   at app/panels/cart-upgrade/panel.server.ts
flow('a cheaper product in the place of another', async (shopper) => {
  await shopper.goto('/toner-brother-tn-2410-sort');
  await shopper.fill('Antal', 1);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  const saved = await shopper.finds(/Spar ([\d.]+,\d\d kr\.): se forslaget/);
  await shopper.follow(`Spar ${saved}: se forslaget`);
  await shopper.sees('Kompatibel toner Kontorværk til Brother TN-2410 sort');
  await shopper.sees(`i alt ${saved}`);
  await shopper.press('Byt');
  await shopper.sees('Varen er byttet.');
  await shopper.at(/^\/cart$/);
  await shopper.sees('Kompatibel toner Kontorværk til Brother TN-2410 sort');
  await shopper.doesNotSee('se forslaget');
});
