// A buyer of a procurement system: entry from the system, a cart filled and transferred, and the cart as the system reads it (OCI).
import { flow } from './flow';

// spec: 1: Punchout mode: a procurement system logs a buyer in
//   at domain/store/store-selection.ts, app/routes/punchout/authenticate.ts
// spec: 4 Punchout login: A username and password, or a token, yields a login token
//   at backend/commerce/punchout/log-in.ts
// spec: 4 Punchout login: Success starts a new session and stores the punchout data; the result is a flag and a message
//   at backend/commerce/punchout/log-in.ts
// The demo's procurement system is part of a shop with its back end in the same process.
const EMBEDDED = { isEmbedded: true };

flow(
  'a buyer from a procurement system fills a cart, which is returned line by line (OCI)',
  async (shopper) => {
    await shopper.goto('/demo/procurement');
    await shopper.press('Åbn butikken');
    await shopper.at(/^\/$/);
    await shopper.sees('I handler for Fjordhavn Kommunes indkøbssystem.');
    await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
    await shopper.press('Læg i kurv');
    await shopper.sees('Lagt i kurven');
    await shopper.goto('/cart');
    await shopper.press('Overfør kurv');
    await shopper.sees('Kurven skal være på mindst');
    await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
    await shopper.fill('Antal', 20);
    await shopper.press('Læg i kurv');
    await shopper.goto('/cart');
    await shopper.doesNotSee('Gå til kassen');
    await shopper.press('Overfør kurv');
    await shopper.at(/^\/punchout\/return$/);
    await shopper.sees('Der er ikke bestilt noget endnu');
    await shopper.press('Send kurven til Fjordhavn Kommunes indkøbssystem');
    await shopper.at(/^\/demo\/procurement$/);
    await shopper.sees('Alle felter overholder OCI-standarden.');
    await shopper.sees('Te Morgenfrue Earl Grey');
    await shopper.sees('I alt uden moms');

    // The visit has ended: the sent cart is the final one.
    await shopper.goto('/kontorartikler');
    await shopper.at(/^\/punchout\/return$/);
    await shopper.press('Afslut besøget');
    await shopper.sees('Besøget fra jeres indkøbssystem er slut.');
  },
  EMBEDDED,
);

flow(
  'a procurement system shows a product, requests its price, and searches without opening the shop',
  async (shopper) => {
    await shopper.goto('/demo/procurement');
    await shopper.press('Vis varen');
    await shopper.sees('Kuglepen Nordlys Flow');
    await shopper.sees('I handler for Fjordhavn Kommunes indkøbssystem.');
    for (const [field, typed, button] of [
      ['Antal', '12', 'Hent pris og antal'],
      ['Søgeord', 'kuglepen', 'Søg uden at åbne butikken'],
    ] as const) {
      await shopper.goto('/demo/procurement');
      await shopper.fill(field, typed);
      await shopper.press(button);
      await shopper.press('Send til indkøbssystemet');
      await shopper.sees('Alle felter overholder OCI-standarden.');
      await shopper.sees('Kuglepen Nordlys Flow');
    }
  },
  EMBEDDED,
);

flow(
  'a cXML system receives the cart, has it changed, and orders it',
  async (shopper) => {
    await shopper.goto('/demo/procurement');
    await shopper.press('Åbn butikken med cXML');
    await shopper.at(/^\/$/);
    await shopper.sees('I handler for Fjordhavn Kommunes indkøbsnetværk.');
    for (const [times, next] of [
      [20, 'Ret kurven i butikken'],
      [10, 'Bestil varerne'],
    ] as const) {
      await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
      await shopper.fill('Antal', times);
      await shopper.press('Læg i kurv');
      await shopper.goto('/cart');
      await shopper.press('Overfør kurv');
      await shopper.press('Send kurven til Fjordhavn Kommunes indkøbsnetværk');
      await shopper.at(/^\/demo\/procurement$/);
      await shopper.sees('Dokumentet er, som cXML vil have det');
      await shopper.press(next);
    }
    await shopper.sees('Butikken har taget imod ordren (200).');
    await shopper.sees('Te Morgenfrue Earl Grey');
  },
  EMBEDDED,
);
