// Quantities: anything that is typed, on the product page and in the cart, becomes a quantity that can be bought (spec section 5).
import { flow, type Shopper } from './flow';

const PEN = '/kuglepen-hverdag-basis-0-7-mm';
const TEA = '/te-morgenfrue-engelsk-morgen-25-breve';

/** Types a quantity on the product page and sees how many are then in the cart, which is emptied again. */
async function buys(shopper: Shopper, path: string, typed: string, becomes: string, choice?: string) {
  await shopper.goto(path);
  if (choice) await shopper.follow(choice);
  await shopper.fill('Antal', typed);
  await shopper.press('Læg i kurv', { evenIfInvalid: true });
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.seesField('Antal', becomes);
  await shopper.press('Fjern');
  await shopper.sees('Din kurv er tom');
}

flow('a quantity typed on the product page is corrected', async (shopper) => {
  await buys(shopper, TEA, '', '1');
  await buys(shopper, TEA, '0', '1');
  await buys(shopper, TEA, '-4', '1');
  await buys(shopper, TEA, '2.4', '3');
});

flow('a product sold in tens is rounded up to the next ten', async (shopper) => {
  await buys(shopper, PEN, '11', '20', 'blå');
  await buys(shopper, PEN, '1', '10', 'blå');
});

flow('a quantity above the stock is refused with the quantity in stock, and the cart stays empty', async (shopper) => {
  await shopper.goto(PEN);
  await shopper.follow('blå');
  await shopper.fill('Antal', '999999999');
  await shopper.press('Læg i kurv', { evenIfInvalid: true });
  await shopper.finds(/Der er kun \d+ tilbage/);
  await shopper.goto('/cart');
  await shopper.sees('Din kurv er tom');
});

flow('a quantity typed in the cart is corrected, and an empty one changes nothing', async (shopper) => {
  await shopper.goto(PEN);
  await shopper.follow('blå');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.seesField('Antal', '10');
  for (const [typed, becomes] of [
    ['25', '30'],
    ['', '30'],
    ['31.5', '40'],
    ['-2', '10'],
  ] as const) {
    await shopper.fill('Antal', typed);
    await shopper.press('Opdatér', { evenIfInvalid: true });
    await shopper.seesField('Antal', becomes);
  }
});

flow(
  'letters as a quantity become one',
  async (shopper) => {
    await shopper.goto(TEA);
    await shopper.fill('Antal', 'mange');
    await shopper.press('Læg i kurv', { evenIfInvalid: true });
    await shopper.goto('/cart');
    await shopper.seesField('Antal', '1');
  },
  { only: 'paper' },
); // a browser's number field takes no letters

flow('a missing colour is reported at the option, and the quantity is preserved', async (shopper) => {
  await shopper.goto(PEN);
  await shopper.fill('Antal', '20');
  await shopper.press('Læg i kurv');
  await shopper.sees('Vælg farve, så kan du lægge varen i kurven.');
  await shopper.seesField('Antal', '20');
  await shopper.follow('blå');
  await shopper.doesNotSee('Vælg farve, så kan du lægge varen i kurven.');
  await shopper.seesField('Antal', '20');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/cart');
  await shopper.seesField('Antal', '20');
});

// spec: 2 Overlay panels: Panel: configurable option menu
//   at app/panels/configurable-options/panel.server.ts, app/ui/shop/panels/option-menu.tsx
flow('a configurable product is added to the cart without leaving its category', async (shopper) => {
  await shopper.goto('/kontorartikler/skriveredskaber');
  await shopper.follow('Vælg variant: Kuglepen Nordlys Flow 1,0 mm');
  await shopper.at(/^\/kontorartikler\/skriveredskaber\?panel=configurable-options&slug=kuglepen-nordlys/);
  await shopper.sees('Vælg farve, så kan du lægge varen i kurven.');
  await shopper.follow('grøn');
  await shopper.at(/options=/);
  await shopper.sees('Farve: grøn');
  await shopper.press('Læg i kurv');
  await shopper.at(/^\/kontorartikler\/skriveredskaber\?panel=sidebar-cart/);
  await shopper.sees('Lagt i kurven');
});

// spec: 2 Overlay panels: Panel: power step
//   at app/panels/power-step/panel.server.ts, domain/quantity/power-steps.ts
flow('a quantity is selected in steps, and the price falls with it', async (shopper) => {
  await shopper.goto('/kuglepen-nordlys-flow-1-0-mm');
  await shopper.follow('grøn');
  await shopper.follow('Vælg antal i trin');
  await shopper.at(/panel=power-step/);
  await shopper.follow('60 stk.');
  await shopper.at(/qty=60/);
  await shopper.within('Vælg antal', async (panel) => {
    await panel.seesField('Antal', '60');
    await panel.press('Læg i kurv');
  });
  await shopper.within('Lagt i kurven', (panel) => panel.sees('660,00 kr.'));
  await shopper.goto('/kuglepen-nordlys-flow-1-0-mm?panel=power-step&slug=findes-ikke');
  await shopper.doesNotSee('Vælg antal i trin');
});
