// Logins: a guest's cart is merged, a session that ends in the checkout resumes there, and the customer's profile.
import { flow, type Shopper } from './flow';

const TEA = '/te-morgenfrue-earl-grey-25-breve';
const COFFEE = '/kaffeboenner-kajplads-morgenskib-1-kg';

async function put(shopper: Shopper, product: string) {
  await shopper.goto(product);
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
}

async function logIn(shopper: Shopper, email: string, password = 'Kontor-2026') {
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', password);
  await shopper.press('Log ind');
}

async function makeAccount(shopper: Shopper, email: string, password: string) {
  await shopper.goto('/customer/create?returnTo=/checkout');
  await shopper.fill('Fornavn', 'Malthe');
  await shopper.fill('Efternavn', 'Brink');
  await shopper.fill('E-mail', email);
  await shopper.fill('Adgangskode', password);
  await shopper.fill('Gentag adgangskoden', password);
  await shopper.check('Jeg accepterer');
  await shopper.press('Opret konto');
}

// spec: 4 Login and logout: After login the cart is loaded or a new one created
//   at app/request-context/logged-in.server.ts, backend/commerce/checkout/merge/merge-carts.ts
flow('a guest’s cart is merged with the customer’s at login, and a message says so', async (shopper) => {
  const email = 'malthe@example.dk';
  const password = 'Regnorm-4711';
  await put(shopper, TEA);
  await makeAccount(shopper, email, password);
  await shopper.at(/^\/checkout$/);
  await shopper.sees('Te Morgenfrue Earl Grey');

  const guest = await shopper.newShopper();
  await put(guest, TEA);
  await put(guest, COFFEE);
  await guest.goto('/customer/login?returnTo=/cart');
  await logIn(guest, email, password);
  await guest.at(/^\/cart$/);
  await guest.sees('er lagt sammen med dem, der lå i din kurv');
  await guest.within('Te Morgenfrue Earl Grey', (line) => line.seesField('Antal', 2));
  await guest.within('Kaffebønner Kajplads', (line) => line.seesField('Antal', 1));
  await guest.reload();
  await guest.within('Te Morgenfrue Earl Grey', (line) => line.seesField('Antal', 2));
});

// spec: 4 Login and logout: A customer query that fails with an authorization error clears the session
flow(
  'a session that is ended elsewhere during checkout resumes there after login, with the cart',
  async (shopper) => {
    const email = 'julie@example.dk';
    await put(shopper, COFFEE);
    await makeAccount(shopper, email, 'Regnorm-4711');
    await shopper.at(/^\/checkout$/);

    const elsewhere = await shopper.newShopper();
    await elsewhere.goto('/customer/login?returnTo=/customer/account/profile-settings');
    await logIn(elsewhere, email, 'forkert');
    await elsewhere.sees('Login oplysninger var forkerte.');
    await elsewhere.seesField('E-mail eller brugernavn', email);
    await logIn(elsewhere, email, 'Regnorm-4711');
    await elsewhere.sees('Denne enhed');
    await elsewhere.press('Log ud alle andre steder');
    await elsewhere.sees('Du er logget ud alle andre steder.');

    await shopper.fill('Fornavn', 'Julie');
    await shopper.press('Gem og vælg levering', { evenIfInvalid: true });
    await shopper.at(/^\/customer\/login/);
    await shopper.sees('Din session er udløbet. Log ind igen.');
    await logIn(shopper, email, 'Regnorm-4711');
    await shopper.at(/^\/checkout$/);
    await shopper.sees('Kaffebønner Kajplads Morgenskib 1 kg');
  },
  { also: ['apart'] },
);

// spec: 2 Routes: Account: profile-settings
//   at app/routes/account/profile-settings.tsx
flow('a customer changes name, language, password and e-mail, and closes the account', async (shopper) => {
  const email = 'niels@example.dk';
  await makeAccount(shopper, email, 'Regnorm-4711');
  await shopper.goto('/customer/account/profile-settings');
  await shopper.fill('Efternavn', 'Bohr');
  await shopper.press('Gem');
  await shopper.sees('Dine oplysninger er gemt.');
  await shopper.seesField('Efternavn', 'Bohr');

  await shopper.fill('Nuværende adgangskode', 'forkert');
  await shopper.fill('Ny adgangskode', 'Vandfald-42');
  await shopper.fill('Gentag adgangskoden', 'Vandfald-42');
  await shopper.press('Skift adgangskode');
  await shopper.sees('Adgangskoden er ikke rigtig.');
  await shopper.seesField('Ny adgangskode', '');
  await shopper.fill('Nuværende adgangskode', 'Regnorm-4711');
  await shopper.fill('Ny adgangskode', 'Vandfald-42');
  await shopper.fill('Gentag adgangskoden', 'Vandfald-42');
  await shopper.press('Skift adgangskode');
  await shopper.sees('Din adgangskode er ændret.');

  await shopper.fill('Ny e-mail', 'niels.bohr@example.dk');
  await shopper.fill('Din adgangskode', 'Vandfald-42');
  await shopper.press('Skift e-mail');
  await shopper.sees('Vi har sendt et link til den nye adresse.');
  const mail = await shopper.mailTo('niels.bohr@example.dk', 'Bekræft');
  await shopper.goto(/\/customer\/account\/profile-settings\?confirm=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await shopper.press('Bekræft');
  await shopper.sees('Du logger ind med niels.bohr@example.dk.');

  await shopper.follow('Gå til mine data');
  await shopper.sees('Hvor længe vi gemmer');
  await shopper.sees('Ordrer, fakturaer og betalinger');
  await shopper.unfold('Vis, hvordan du sletter din konto');
  await shopper.sees('Det kan ikke fortrydes');
  await shopper.fill('Skriv din adgangskode for at slette', 'Vandfald-42');
  await shopper.press('Slet min konto for altid');
  await shopper.at(/^\/$/);
  await shopper.sees('Din konto er slettet.');
  await shopper.goto('/customer/login');
  await logIn(shopper, 'niels.bohr@example.dk', 'Vandfald-42');
  await shopper.sees('Login oplysninger var forkerte.');
});
