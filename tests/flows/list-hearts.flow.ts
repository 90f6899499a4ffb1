// List buttons (hearts) of products, and navigation to lists and back: a tile, the browser's Back, logging in and out.
import { flow, type Shopper } from './flow';

// On no list, and in no other story: stories share a shop.
const BOX_NAME = 'Papkasse Pakhus 9 Enkelt 200 × 150 × 100 mm, 10 stk.';
const SEARCH = '/search?q=papkasse+pakhus+9';

async function logIn(shopper: Shopper, name: string) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', `${name}@havnens-arkitekter.example`);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

// Demand D18: a change is shown at once.
flow(
  'a product is added to a list and removed by its heart',
  async (shopper) => {
    await logIn(shopper, 'birgitte');
    await shopper.goto(SEARCH);
    await shopper.follow(`Føj til indkøbsliste: ${BOX_NAME}`);
    await shopper.check('Tegnestuen');
    await shopper.press('Gem');
    await shopper.sees('Indkøbslisten er opdateret.');
    await shopper.follow(`På indkøbsliste: ${BOX_NAME}`);
    await shopper.press('Gem');
    await shopper.sees('Der er intet at ændre for varen.');
    await shopper.goto(SEARCH);
    await shopper.follow(`På indkøbsliste: ${BOX_NAME}`);
    await shopper.uncheck('Tegnestuen');
    await shopper.press('Gem');
    await shopper.follow(`Føj til indkøbsliste: ${BOX_NAME}`);
  },
  { also: ['chromium-js'] },
);

// Demand D19: going back shows the page, and logging in and out leads back to the previous page.
flow(
  'a heart on a configurable product’s tile, Back, and logging in and out lead to the right pages',
  async (shopper) => {
    await shopper.goto('/customer/shopping-list');
    await shopper.at(/^\/customer\/login/);
    await shopper.fill('E-mail eller brugernavn', 'birgitte@havnens-arkitekter.example');
    await shopper.fill('Adgangskode', 'Kontor-2026');
    await shopper.press('Log ind');
    await shopper.at(/^\/customer\/shopping-list$/);
    const shelf = '/search?q=krus+lerbaek';
    await shopper.goto(shelf);
    await shopper.follow('Føj til indkøbsliste: Krus Lerbæk Stabel');
    await shopper.sees('Vælg først, hvilken variant listen gælder');
    await shopper.follow('creme');
    await shopper.sees('Sæt kryds ved de lister, varen skal stå på');
    await shopper.back();
    await shopper.sees('Vælg først, hvilken variant listen gælder');
    await shopper.back();
    await shopper.at(/^\/search\?q=krus/);
    await shopper.sees('Krus Lerbæk Stabel');
    await shopper.doesNotSee('Vælg først, hvilken variant listen gælder');

    await shopper.goto('/customer/shopping-list');
    await shopper.follow('Tegnestuen');
    await shopper.press('Log ud');
    await shopper.doesNotSee('Tegnestuen');
    await shopper.goto('/customer/shopping-list');
    await shopper.at(/^\/customer\/login/);
  },
  { also: ['chromium-js'] },
);
