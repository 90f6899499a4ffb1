// Changes to a cart while it waits: the products are bought by someone else, prices change, or the cart itself is gone.
import { flow, type Shopper } from './flow';

const LAST_ONE = '/blaekpatron-hp-305xl-sort';

async function goToConfirm(shopper: Shopper, email: string) {
  await shopper.goto('/checkout');
  await shopper.fill('E-mail', email);
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Bang');
  await shopper.fill('Vej og husnummer', 'Havnegade 3');
  await shopper.fill('Postnummer', '5000');
  await shopper.fill('By', 'Odense C');
  await shopper.fill('Telefon', '20304050');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
  await shopper.check('Jeg har læst');
}

async function takeLastOne(shopper: Shopper) {
  await shopper.goto(LAST_ONE);
  await shopper.press('Læg i kurv');
  await shopper.within('Lagt i kurven', (panel) => panel.sees('Blækpatron HP 305XL sort'));
}

flow('the last item goes to the first order, and the other shopper is notified before ordering', async (shopper) => {
  await takeLastOne(shopper);
  await goToConfirm(shopper, 'karen@example.dk');

  const quicker = await shopper.newShopper();
  await takeLastOne(quicker);
  await goToConfirm(quicker, 'bo@example.dk');
  await quicker.press('Køb og betal');
  await quicker.at(/^\/payment\/test\//);

  await shopper.press('Køb og betal');
  await shopper.at(/^\/cart$/);
  await shopper.sees('Varen er udsolgt lige nu.');
  await shopper.sees('En eller flere varer skal rettes, før du kan bestille.');
  await shopper.doesNotSee('Gå til kassen');
  await shopper.goto('/checkout');
  await shopper.at(/^\/cart$/);

  // Once cancelled, the last one is available again.
  await quicker.press('Annuller');
  await quicker.sees('Du afbrød betalingen.');
  await shopper.goto('/cart');
  await shopper.doesNotSee('En eller flere varer skal rettes');
  await shopper.sees('Gå til kassen');
});

flow(
  'a changed price is shown by product before the order, and again when it changes during the order',
  async (shopper) => {
    await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
    const sku = await shopper.finds(/Varenr\. (\d+)/);
    await shopper.press('Læg i kurv');
    await shopper.sees('Lagt i kurven');
    await shopper.staff('price', 'set', sku, '88');
    await shopper.goto('/cart');
    await shopper.sees('En pris er ændret, siden du lagde varen i kurven');
    await shopper.sees(', nu 88,00 kr.');
    await goToConfirm(shopper, 'karen@example.dk');
    await shopper.sees(', nu 88,00 kr.');

    await shopper.staff('price', 'set', sku, '99');
    await shopper.press('Køb og betal');
    await shopper.sees('Prisen er ændret, siden du åbnede siden.');
    await shopper.sees(', nu 99,00 kr.');
    await shopper.check('Jeg har læst');
    await shopper.press('Køb og betal');
    await shopper.at(/^\/payment\/test\//);
    // Other flows buy it in this shop at its original price.
    await shopper.staff('price', 'set', sku, '34,95');
  },
);

flow('a cart that was ordered in another window shows a message and is cleared', async (shopper) => {
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await goToConfirm(shopper, 'karen@example.dk');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
  await shopper.goto('/cart');
  await shopper.sees('Din kurv er tom');
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
});
