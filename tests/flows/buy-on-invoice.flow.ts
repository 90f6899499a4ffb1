// A business customer logs in, buys on invoice with the references that their company demands, and finds the order again.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const BUYER = 'christian@havnens-arkitekter.example';
const PASSWORD = 'Kontor-2026';

async function logIn(shopper: Shopper, email: string, password: string) {
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', password);
  await shopper.press('Log ind');
}

// spec: 4 Login and logout: After login the customer is loaded
//   at app/routes/account/login.tsx
// spec: 4 Login and logout: Logout runs the mutation, clears cookies and state
//   at app/routes/account/logout.ts, app/request-context/session.server.ts
// spec: 4 Login and logout: Logout sets the locale to da-DK and goes to `/`
// spec: 7 Other: Login success stores the session
//   at app/routes/account/login.tsx
// spec: 8: Shown as 'Login oplysninger var forkerte.'
//   at app/i18n/da/errors.json
flow('a business customer buys on invoice and finds the order in their account', async (shopper) => {
  await shopper.goto('/customer/account/orders');
  await shopper.at(/^\/customer\/login/);
  await logIn(shopper, BUYER, 'Kontor-2025');
  await shopper.sees('Login oplysninger var forkerte.');
  await shopper.seesField('E-mail eller brugernavn', BUYER);
  await shopper.seesField('Adgangskode', '');
  await logIn(shopper, BUYER, PASSWORD);
  await shopper.at(/^\/customer\/account\/orders$/);

  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.sees('ekskl. moms');
  await shopper.fill('Antal', 10);
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });

  await shopper.fill('Reference', 'Kantinen, 2. sal');
  // The fields of the previous order are filled in.
  await shopper.fill('Rekvirent', '');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt', { evenIfInvalid: true });
  await shopper.sees('Ret dette, før du går videre');
  await shopper.sees('Skriv rekvirent. Din virksomhed kræver det.');
  await shopper.sees('Skriv rekvisitionsnummer. Din virksomhed kræver det.');
  await shopper.seesField('Reference', 'Kantinen, 2. sal');
  await shopper.fill('Rekvirent', 'Christian Bak');
  await shopper.fill('Rekvisitionsnummer', 'R-2026-117');
  await shopper.check('Jeg har læst');
  const total = await shopper.finds(/At betale ([\d.]+,\d\d kr\.)/);
  await shopper.press('Afgiv ordre med betalingspligt');

  await shopper.at(/^\/checkout\/success/);
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  await shopper.sees('Faktura');
  const mail = await shopper.mailTo(BUYER, number);
  const said = mail.text.replace(/\s+/g, ' ');
  for (const words of [
    `I alt inkl. moms: ${total}`,
    'Moms 25 %',
    'I alt ekskl. moms',
    'Kantinen, 2. sal',
    'Christian Bak',
    'R-2026-117',
  ]) {
    if (!said.includes(words)) throw new Error(`the mail does not say "${words}": ${said}`);
  }

  await shopper.follow('Se ordren');
  await shopper.sees(`Ordre ${number}`);
  await shopper.goto('/customer/account/orders');
  await shopper.within(number, async (row) => {
    await row.sees(total);
    await row.follow('Vis');
  });
  await shopper.sees(`Ordre ${number}`);
  await shopper.sees(`I alt inkl. moms ${total}`);
  for (const words of [
    'Te Morgenfrue Earl Grey',
    'Nordhavnsgade 14',
    'Kantinen, 2. sal',
    'Christian Bak',
    'R-2026-117',
  ])
    await shopper.sees(words);

  await shopper.unfold('Annullér ordren');
  await shopper.press('Ja, annullér ordren');
  await shopper.sees('Ordren er annulleret.');
  await shopper.sees('Annulleret');
  await shopper.doesNotSee('Ja, annullér ordren');
  await shopper.mailTo(BUYER, `Ordre ${number} er annulleret`);

  await shopper.press('Log ud');
  await shopper.at(/^\/$/);
  await shopper.goto('/customer/account');
  await shopper.at(/^\/customer\/login/);
});

flow('a buyer without access to orders is not shown a colleague’s order', async (shopper) => {
  await shopper.goto('/customer/login');
  await logIn(shopper, 'dorthe@havnens-arkitekter.example', PASSWORD);
  await shopper.sees('Hej Dorthe');
  await shopper.sees('Din bruger kan ikke se ordrehistorik.');
  await shopper.goto('/customer/account/orders');
  await shopper.at(/^\/customer\/account$/);
});
