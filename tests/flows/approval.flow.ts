// An administrator creates a user, who places an order; the approver lowers a quantity and approves it.

import { logIn, orderForApproval, PASSWORD } from './ask-for-approval';
import { flow, type Shopper } from './flow';

const SIGNE = 'signe@havnens-arkitekter.example';
const DORTHE = 'dorthe@havnens-arkitekter.example';
const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const FREDERIK = 'frederik@havnens-arkitekter.example';

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

async function approve(approver: Shopper, number: string) {
  const mail = await approver.mailTo(FREDERIK, number);
  if (!mail.subject.includes('Signe Ny har brug for din godkendelse')) throw new Error(mail.subject);
  await logIn(approver, FREDERIK, '/customer/account');
  await approver.sees('1 ordre venter på dit svar');
  await approver.follow('Se ordrer til godkendelse');
  await approver.within('Signe Ny', (row) => row.follow(`Se og svar: ${number}`));
  for (const words of ['Kontoret', 'Byggesag 7', 'Haster', 'Til arbejdspladsen · onsdag']) await approver.sees(words);
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
flow('a user created by an administrator places an order, which is approved', async (shopper) => {
  await createUser(shopper);
  const buyer = await shopper.newShopper();
  await choosePassword(buyer);
  await logIn(buyer, SIGNE, '/');
  const number = await orderForApproval(buyer);
  await buyer.follow('Se ordren');
  await buyer.sees('Venter på Frederik Juhl.');

  const approver = await shopper.newShopper();
  await approve(approver, number);
  await buyer.mailTo(SIGNE, `Din ordre ${number} er godkendt`);
  await buyer.reload();
  await buyer.sees('Godkendt');

  // A decision is final, and a user of another company finds neither the order nor the users.
  await approver.goto(`/customer/account/pending-order?order=${number}`);
  await approver.doesNotSee('Dit svar');
  const stranger = await shopper.newShopper();
  await logIn(stranger, 'christian@havnens-arkitekter.example', '/customer/account');
  await stranger.goto(`/customer/account/pending-order?order=${number}`);
  if ((await stranger.status()) !== 404) throw new Error('a colleague sees the order');
  await stranger.goto('/customer/account/customer-administration');
  if ((await stranger.status()) !== 404) throw new Error('a colleague sees the users');
});
