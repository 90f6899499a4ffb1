// Accounts: creation, private or business, the data stored about the owner, erasure, and a password reset by mail.
import { flow, type Shopper } from './flow';

const PASSWORD = 'Regnorm-4711';

async function givePerson(shopper: Shopper, email: string) {
  await shopper.fill('Fornavn', 'Signe');
  await shopper.fill('Efternavn', 'Fjeldborg');
  await shopper.fill('E-mail', email);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.fill('Gentag adgangskoden', PASSWORD);
  await shopper.check('Jeg accepterer');
}

// spec: 2 Routes: `/customer/create`
//   at app/routes/account/create.tsx
// spec: 5: Rule confirmed
//   at app/forms/reply/schema.server.ts
// spec: 5: Terms must be accepted at account creation
//   at app/forms/create-account/schema.server.ts, backend/commerce/customer/account/create-account.ts
// spec: 8: 'A customer with the same email address already exists …'
//   at backend/commerce/customer/account/create-account.ts, app/i18n/en/errors.json
flow(
  'a private customer creates an account, returns to the page, downloads the data and is erased',
  async (shopper) => {
    await shopper.goto('/customer/create?returnTo=/info/levering');
    await shopper.at(/^\/customer\/create/);
    await shopper.sees('Mindst 8 tegn');
    await givePerson(shopper, 'signe@example.dk');
    await shopper.fill('Efternavn', 'Fjeldborg-Kristoffersen Hol');
    await shopper.fill('Gentag adgangskoden', 'noget andet');
    await shopper.press('Opret konto', { evenIfInvalid: true });
    await shopper.sees('Fornavn og efternavn må højst fylde 30 tegn i alt.');
    await shopper.sees('De to adgangskoder er ikke ens.');
    await shopper.seesField('E-mail', 'signe@example.dk');
    await shopper.seesField('Adgangskode', '');
    await givePerson(shopper, 'anna@example.dk');
    await shopper.press('Opret konto');
    await shopper.sees('Der findes allerede en kunde med denne e-mail.');
    await givePerson(shopper, 'signe@example.dk');
    await shopper.press('Opret konto');
    await shopper.at(/^\/info\/levering$/);
    await shopper.sees('Din konto er oprettet. Velkommen, Signe.');
    await shopper.goto('/customer/account');
    await shopper.sees('Hej Signe');
    await shopper.mailTo('signe@example.dk', 'Velkommen');
    await shopper.goto('/customer/account/mine-data');
    const data = await shopper.paper('Hent mine data');
    for (const part of ['mine-data.json', 'mine-data.html', 'signe@example.dk', 'terms_accepted_at'])
      if (!data.includes(part)) throw new Error(`the file of all data does not say "${part}": ${data}`);
    await shopper.sees('Handelsbetingelser');
    await shopper.sees('Reklamationer og beskeder om dem, efter sagen er afsluttet');
    await shopper.unfold('Vis, hvordan du sletter din konto');
    await shopper.sees('bogføringsloven kræver det');
    await shopper.fill('Skriv din adgangskode for at slette', 'noget andet');
    await shopper.press('Slet min konto for altid');
    await shopper.seesField('Skriv din adgangskode for at slette', '');
    await shopper.fill('Skriv din adgangskode for at slette', PASSWORD);
    await shopper.press('Slet min konto for altid');
    await shopper.sees('Din konto er slettet.');
    await shopper.goto('/customer/login');
    await shopper.fill('E-mail eller brugernavn', 'signe@example.dk');
    await shopper.fill('Adgangskode', PASSWORD);
    await shopper.press('Log ind');
    await shopper.sees('Login oplysninger var forkerte.');
  },
);

flow('a business creates an account, sees prices without VAT, and is its administrator', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.follow('Opret konto');
  await shopper.follow('Erhverv');
  await shopper.at(/kind=business/);
  await shopper.fill('Virksomhed', 'Fjeldborg Tegnestue');
  await shopper.fill('CVR-nummer', '12345678');
  await shopper.fill('EAN-nummer', '123');
  await givePerson(shopper, 'kontor@fjeldborg.example');
  await shopper.press('Opret konto');
  await shopper.sees('CVR-nummeret har 8 cifre, men et af dem er forkert');
  await shopper.sees('Et EAN-nummer har 13 cifre.');
  await shopper.fill('CVR-nummer', '13 74 81 36');
  await shopper.fill('EAN-nummer', '');
  await givePerson(shopper, 'kontor@fjeldborg.example');
  await shopper.press('Opret konto');
  await shopper.at(/^\/customer\/account$/);
  await shopper.sees('Fjeldborg Tegnestue');
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.sees('ekskl. moms');
});

// spec: 2 Routes: Account: createpassword
//   at app/routes/account/create-password.tsx
// spec: 2 Routes: Account: forgot-password
//   at app/routes/account/forgot-password.tsx
flow('a forgotten password is reset once by the link from the mail', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.follow('Glemt adgangskode');
  await shopper.fill('E-mail', 'findes-ikke@example.dk');
  await shopper.press('Send link');
  await shopper.sees('Hvis der findes en konto med den e-mail');
  await shopper.follow('Bed om et nyt link');
  await shopper.fill('E-mail', 'helle@rum-og-ro.example');
  await shopper.press('Send link');
  await shopper.sees('Hvis der findes en konto med den e-mail');

  const mail = await shopper.mailTo('helle@rum-og-ro.example', 'Vælg en ny adgangskode');
  const link = /\/customer\/account\/createpassword\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  await shopper.goto(link);
  await shopper.fill('Ny adgangskode', 'kontor');
  await shopper.fill('Gentag adgangskoden', 'kontor');
  await shopper.press('Gem adgangskode', { evenIfInvalid: true });
  await shopper.sees('Adgangskoden skal være på mindst 8 tegn.');
  await shopper.fill('Ny adgangskode', PASSWORD);
  await shopper.fill('Gentag adgangskoden', PASSWORD);
  await shopper.press('Gem adgangskode');
  await shopper.at(/^\/customer\/login/);
  await shopper.sees('Din nye adgangskode er gemt.');
  await shopper.goto(link);
  await shopper.sees('Linket virker ikke længere');
  await shopper.host('design.localhost');
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'helle@rum-og-ro.example');
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Log ind');
  await shopper.sees('Hej Helle');
});
