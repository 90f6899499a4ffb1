// Quantities in the cart: a typed quantity is saved by every way of leaving, and with scripts as it changes (spec section 5).
import { flow } from './flow';

const PEN = '/kuglepen-hverdag-basis-0-7-mm';

flow(
  'a quantity typed in the cart is saved when only the checkout button is pressed',
  async (shopper) => {
    await shopper.goto(PEN);
    await shopper.follow('blå');
    await shopper.press('Læg i kurv');
    await shopper.sees('Lagt i kurven');
    await shopper.goto('/cart');
    await shopper.fill('Antal', '30');
    await shopper.press('Gå til kassen');
    await shopper.at(/^\/checkout/);
    await shopper.goto('/cart');
    await shopper.seesField('Antal', '30');
    await shopper.fill('Antal', '25');
    await shopper.press('Gå til kassen', { evenIfInvalid: true });
    await shopper.finds(/Antallet er rettet|Levering/);
    await shopper.goto('/cart');
    await shopper.seesField('Antal', '30');
  },
  { also: ['chromium-js'] },
);

flow(
  'with scripts a quantity is saved as soon as it changes',
  async (shopper) => {
    await shopper.goto(PEN);
    await shopper.follow('blå');
    await shopper.press('Læg i kurv');
    await shopper.sees('Lagt i kurven');
    await shopper.goto('/cart');
    await shopper.fill('Antal', '50');
    // The field is left.
    await shopper.fill('Kuponkode', 'X');
    await shopper.sees('110,00 kr.');
    await shopper.goto('/cart');
    await shopper.seesField('Antal', '50');
  },
  { only: 'chromium-js' },
);
