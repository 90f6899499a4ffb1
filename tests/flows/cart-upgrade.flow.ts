// A shopper with a cartridge in the cart sees a cheaper one of the same capacity, and swaps it with one press.
import { flow } from './flow';

// spec: 2 Overlay panels: Panel: cart upgrade
//   at app/panels/cart-upgrade/panel.server.ts
flow('a product in the cart is replaced by a cheaper one', async (shopper) => {
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
