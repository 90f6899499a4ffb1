// A private visitor buys with a card: fills the cart, sees what is missing, pays at the third attempt, and gets a mail.
import { flow, type Shopper } from './flow';

async function fillCart(shopper: Shopper) {
  await shopper.goto('/kuglepen-nordlys-flow-1-0-mm');
  await shopper.follow('grøn');
  await shopper.fill('Antal', 12);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.sees('Farve: grøn');

  await shopper.goto('/kaffe-og-koekken/te');
  await shopper.press('Læg i kurv: Te Morgenfrue Engelsk morgen, 25 breve');
  await shopper.sees('Lagt i kurven');
}

async function giveAddress(shopper: Shopper, email: string) {
  await shopper.fill('E-mail', email);
  await shopper.fill('Fornavn', 'Søren');
  await shopper.fill('Efternavn', 'Ågård');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8, 1. tv');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
}

async function placeOrder(shopper: Shopper) {
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.at(/^\/payment\/test\//);
}

// spec: 2 Overlay panels: Panel: sidebar cart
//   at app/ui/shop/panels/cart-panels.tsx
// spec: 4 Product label and action: 'Add to cart' opens a cart side panel
//   at app/routes/cart.tsx
flow(
  'a visitor changes the cart before buying',
  async (shopper) => {
    await fillCart(shopper);
    await shopper.follow('Se kurven');
    await shopper.at(/^\/cart$/);
    // The line, not the tile of a neighbour with nearly the same name in the row below.
    await shopper.within('Farve: grøn', async (line) => {
      await line.sees('11,75 kr. pr. stk');
      await line.sees('141,00 kr.');
      await line.fill('Antal', 60);
      await line.press('Opdatér');
    });
    await shopper.within('Farve: grøn', async (line) => {
      await line.sees('660,00 kr.');
      await line.unfold('Hvorfor denne pris?');
      await line.sees('Mængderabat fra 60 stk.');
    });
    await shopper.press('Fjern Te Morgenfrue');
    await shopper.doesNotSee('Te Morgenfrue');
    await shopper.press('Fjern Kuglepen Nordlys');
    await shopper.sees('Din kurv er tom');
  },
  { also: ['chromium-js'] },
);

// spec: 2 Routes: `/checkout`
//   at app/routes/checkout/checkout.tsx
// spec: 2 Routes: `/checkout/cancel` cancelled payment
//   at app/routes/checkout/cancel.tsx
// spec: 2 Routes: `/checkout/success`
//   at app/routes/checkout/success.tsx
// spec: 4 Cart cookie: The cart id is kept in a cookie
//   at app/request-context/cookies.server.ts
flow(
  'a visitor buys with a card',
  async (shopper) => {
    await fillCart(shopper);
    await shopper.press('Gå til kassen');
    await shopper.at(/^\/checkout$/);

    await shopper.fill('Fornavn', 'Søren');
    await shopper.fill('Postnummer', '99');
    await shopper.press('Gem og vælg levering', { evenIfInvalid: true });
    await shopper.sees('Ret dette, før du går videre');
    for (const fault of ['et obligatorisk felt.', 'Skriv et dansk postnummer']) await shopper.sees(fault);
    await shopper.seesField('Fornavn', 'Søren');
    await shopper.seesField('Postnummer', '99');
    await giveAddress(shopper, 'soeren@example.dk');
    await shopper.choose('Vælg leveringsmåde', 'Til døren');
    await shopper.press('Gennemse ordren');

    await shopper.press('Køb og betal', { evenIfInvalid: true });
    await shopper.sees('Ret dette, før du går videre');
    await shopper.fill('Besked til os', 'Ring på hos naboen');
    await placeOrder(shopper);
    await shopper.press('Afvis');
    await shopper.at(/^\/checkout\/cancel/);
    await shopper.sees('Betalingen blev afvist. Der er ikke trukket penge');
    await shopper.follow('Tilbage til kurven');
    await shopper.sees('Te Morgenfrue');

    await shopper.press('Gå til kassen');
    await shopper.seesField('Besked til os', 'Ring på hos naboen');
    await placeOrder(shopper);
    await shopper.press('Annuller');
    await shopper.at(/^\/checkout\/cancel/);
    await shopper.sees('Du afbrød betalingen.');
    await shopper.follow('Prøv igen');
    const total = await shopper.finds(/At betale ([\d.]+,\d\d kr\.)/);
    await placeOrder(shopper);
    await shopper.sees(total);
    await shopper.press('Godkend');

    await shopper.at(/^\/checkout\/success/);
    await shopper.sees('Tak for din ordre');
    // Information that a consumer is entitled to, and the order itself, which is in no account.
    for (const words of ['Fortrydelsesret', 'Du har handlet med', 'CVR', 'Ordren som PDF']) await shopper.sees(words);
    const number = await shopper.finds(/Ordrenummer (\d+)/);
    await shopper.reload();
    await shopper.sees(`Ordrenummer ${number}`);
    await shopper.goto('/cart');
    await shopper.sees('Din kurv er tom');

    const stranger = await shopper.newShopper();
    await stranger.goto('/checkout/success');
    await stranger.at(/^\/cart$/);

    const mail = await shopper.mailTo('soeren@example.dk', number);
    const said = mail.text.replace(/\s+/g, ' ');
    for (const words of [number, `I alt inkl. moms: ${total}`, 'Heraf moms 25 %', 'Farve: grøn', 'Lærkevej 8, 1. tv']) {
      if (!said.includes(words)) throw new Error(`the mail does not say "${words}": ${said}`);
    }
  },
  { also: ['chromium-nojs', 'chromium-js', ...(process.env.ALL_FLOWS ? (['pglite'] as const) : [])] },
);
