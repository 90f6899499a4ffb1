// An administrator makes a user, who orders; someone else has to say yes, and says it once they have lowered what was asked for. Where
// several orders wait, one press answers those that are chosen.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const PASSWORD = 'Kontor-2026';
const SIGNE = 'signe@havnens-arkitekter.example';
const DORTHE = 'dorthe@havnens-arkitekter.example';
const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const FREDERIK = 'frederik@havnens-arkitekter.example';

async function logIn(shopper: Shopper, email: string, returnTo: string) {
  await shopper.goto(`/customer/login?returnTo=${returnTo}`);
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Log ind');
}

async function createUser(admin: Shopper) {
  await logIn(admin, BIRGITTE, '/customer/account/customer-administration');
  await admin.follow('Opret bruger');
  await admin.fill('Fornavn', 'Signe');
  await admin.fill('Efternavn', 'Ny');
  await admin.fill('E-mail', DORTHE);
  await admin.check('Skal angive rekvirent');
  await admin.choose('Godkender', 'Frederik Juhl');
  await admin.press('Opret bruger');
  await admin.sees('Der findes allerede en kunde med denne e-mail.');
  await admin.seesField('Fornavn', 'Signe');
  await admin.fill('E-mail', SIGNE);
  await admin.press('Opret bruger');
  await admin.sees('Brugeren er oprettet.');
  await admin.within('Signe Ny', async (row) => {
    await row.sees('Inviteret');
    await row.sees('Frederik Juhl (alle ordrer)');
  });
}

async function choosePassword(buyer: Shopper) {
  const welcome = await buyer.mailTo(SIGNE, 'Havnens Arkitekter ApS har givet dig adgang');
  await buyer.goto(/\/customer\/account\/createpassword\?token=[\w-]+/.exec(welcome.text)?.[0] ?? '');
  await buyer.fill('Ny adgangskode', PASSWORD);
  await buyer.fill('Gentag adgangskoden', PASSWORD);
  await buyer.press('Gem adgangskode');
}

async function order(buyer: Shopper): Promise<string> {
  await buyer.goto('/te-morgenfrue-earl-grey-25-breve');
  await buyer.fill('Antal', 10);
  await buyer.press('Læg i kurv');
  await buyer.press('Gå til kassen');
  // Goes to an approver: there is one way of paying, and nothing to choose.
  await throughCheckout(buyer, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen' });
  await buyer.sees('Ordren sendes til godkendelse i virksomheden.');
  await buyer.fill('Rekvirent', 'Kontoret');
  await buyer.check('Jeg har læst');
  await buyer.press('Send til godkendelse');
  await buyer.sees('Din ordre er sendt til godkendelse');
  return buyer.finds(/Ordrenummer (\d+)/);
}

async function approve(approver: Shopper, number: string) {
  const mail = await approver.mailTo(FREDERIK, number);
  if (!mail.subject.includes('Signe Ny har brug for din godkendelse')) throw new Error(mail.subject);
  await logIn(approver, FREDERIK, '/customer/account');
  await approver.sees('1 ordre venter på dit svar');
  await approver.follow('Se ordrer til godkendelse');
  await approver.within('Signe Ny', (row) => row.follow(`Se og svar: ${number}`));
  await approver.fill('Antal af Te Morgenfrue Earl Grey', 4);
  await approver.press('Gem antal');
  await approver.sees('Antallet er rettet, og bestilleren har fået besked.');
  await approver.press('Godkend og bestil for');
  await approver.sees('Ordren er godkendt og bestilt.');
  await approver.within(number, (row) => row.sees('Godkendt'));
}

// spec: 1: Customer (sub-user) administration
//   at app/routes/account/customer-administration.tsx, backend/commerce/company/administer.ts
// spec: 2 Routes: Account: customer-administration
//   at app/routes/account/customer-administration.tsx
// spec: 2 Routes: Account: pending-order
//   at app/routes/account/pending-order.tsx
flow('a user whom an administrator has made orders, and is approved', async (shopper) => {
  await createUser(shopper);
  const buyer = await shopper.newShopper();
  await choosePassword(buyer);
  await logIn(buyer, SIGNE, '/');
  const number = await order(buyer);
  await buyer.follow('Se ordren');
  await buyer.sees('Venter på Frederik Juhl.');

  const approver = await shopper.newShopper();
  await approve(approver, number);
  await buyer.mailTo(SIGNE, `Din ordre ${number} er godkendt`);
  await buyer.reload();
  await buyer.sees('Godkendt');

  // What was decided is decided, and a stranger of the company finds neither the order nor the users.
  await approver.goto(`/customer/account/pending-order?order=${number}`);
  await approver.doesNotSee('Dit svar');
  const stranger = await shopper.newShopper();
  await logIn(stranger, 'christian@havnens-arkitekter.example', '/customer/account');
  await stranger.goto(`/customer/account/pending-order?order=${number}`);
  if ((await stranger.status()) !== 404) throw new Error('a colleague sees the order');
  await stranger.goto('/customer/account/customer-administration');
  if ((await stranger.status()) !== 404) throw new Error('a colleague sees the users');
});

async function choose(approver: Shopper, ...numbers: string[]) {
  for (const number of numbers) await approver.within(number, (row) => row.check('Dorthe Lind'));
}

flow('an approver answers several orders in one press, and sees of each what came of it', async (shopper) => {
  await logIn(shopper, DORTHE, '/');
  const [one, two, three, four] = [
    await order(shopper),
    await order(shopper),
    await order(shopper),
    await order(shopper),
  ];
  const approver = await shopper.newShopper();
  await logIn(approver, FREDERIK, '/customer/account/pending-order');
  await approver.press('Godkend valgte');
  await approver.sees('Vælg mindst én ordre.');

  // What is chosen and typed stays where something is missing.
  await choose(approver, three, four);
  await approver.unfold('Afvis valgte');
  await approver.press('Afvis valgte', { evenIfInvalid: true });
  await approver.sees('Dette er et obligatorisk felt.');
  await approver.fill('Begrundelse', 'Vi har te nok');
  await approver.press('Afvis valgte');
  await approver.sees('2 ordrer er afvist, og bestillerne har fået besked:');
  await approver.within(three, (row) => row.sees('Afvist'));
  for (const number of [three, four]) {
    const mail = await shopper.mailTo(DORTHE, `Din ordre ${number}`);
    if (!mail.text.includes('Vi har te nok')) throw new Error(mail.text);
  }

  // A colleague is quicker with one of the next two.
  await choose(approver, one, two);
  const admin = await shopper.newShopper();
  await logIn(admin, BIRGITTE, `/customer/account/pending-order?order=${two}`);
  await admin.press('Godkend og bestil for');
  await admin.sees('Ordren er godkendt og bestilt.');
  await approver.press('Godkend valgte');
  await approver.sees(`Ordre ${one} er godkendt og bestilt.`);
  await approver.sees('Ikke godkendt');
  await approver.sees(`${two}: Ordren er allerede afgjort.`);
  await shopper.mailTo(DORTHE, `Din ordre ${one} er godkendt`);
});
