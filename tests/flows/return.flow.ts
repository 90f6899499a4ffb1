// Companies return products: in boxes that are collected, from the page of the order; on a pallet that they bring, by the order's data without a
// login. Errors are shown at once, and staff book in what arrives.
import { flow } from './flow';
import { ADMIN, buysAndGets, givesWords, logsIn, says, TEA } from './returning';

// spec: 1: Return form
//   at app/routes/service/return.tsx, app/ui/pages/return-page.tsx
// spec: 3 Other entities: Return form: package size, parcel count, pickup date, e-mail and phone
//   at app/forms/goods-return/fields.tsx, app/forms/goods-return/schema.server.ts
// spec: 4 Return flow and chunks: Return flow: choose products, packaging check, pickup, size, count, date, contact, send, success
//   at app/forms/goods-return/schema.server.ts, app/ui/pages/return-steps.tsx
flow('a company returns products in collected boxes, and is credited for what arrived', async (shopper) => {
  await logsIn(shopper);
  const number = await buysAndGets(shopper);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.follow('Returnér varer fra ordren');
  await shopper.press('Fortsæt');
  await shopper.sees('Vælg mindst én vare, du vil returnere.');
  await shopper.fill(`Antal at returnere af ${TEA}`, 99);
  await shopper.press('Fortsæt', { evenIfInvalid: true });
  await shopper.fill(`Antal at returnere af ${TEA}`, 3);
  await shopper.press('Fortsæt');
  await says(shopper, 'Er alle varerne i ubrudt emballage?', 'Nej');
  await shopper.sees('Vi tager ikke varer retur, der ikke kommer i ubrudt emballage.');
  await says(shopper, 'Er alle varerne i ubrudt emballage?', 'Ja');
  await says(shopper, 'Skal vi hente varerne?', 'Ja, hent dem');
  await says(shopper, 'Pakket i', 'Flere kasser');
  await shopper.fill('Antal kasser', 31);
  await shopper.press('Fortsæt', { evenIfInvalid: true });
  await shopper.sees('Skriv et antal fra 2 til 30.');
  await shopper.fill('Antal kasser', 2);
  await shopper.press('Fortsæt');
  const day = await shopper.finds(/(?:mandag|tirsdag|onsdag|torsdag|fredag) \d+\.\s\p{L}+/u);
  await says(shopper, 'Afhentes', day);
  await shopper.sees('Returgebyr i alt ekskl. moms');
  await shopper.sees('Nordhavnsgade 14');
  await shopper.fill('Telefon', '12');
  await shopper.press('Send returnering', { evenIfInvalid: true });
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Send returnering');
  await shopper.sees('Din returnering er oprettet.');
  const back = await shopper.finds(/Returnering (\d+)/);
  const label = await shopper.paper('Hent returlabel (PDF)');
  for (const part of [back, `${back}-1`, `${back}-2`, '2 af 2', number, 'Nordhavnsgade 14'])
    if (!label.includes(part)) throw new Error(`the label does not say "${part}": ${label}`);
  const mail = await shopper.mailTo(ADMIN, back);
  if (!mail.links.some((href) => href.includes(`/generate/pdf?return=${back}`)))
    throw new Error('no label in the mail');

  const booked = await shopper.staff('return', 'receive', back, '--staff', 'Mette');
  if (!/gebyr 75,00 kr\. ekskl\. moms.*Alt er kommet retur\./.test(booked)) throw new Error(booked);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.sees('Modtaget');
  const credit = await shopper.finds(/Kreditnota (\d+)/);
  const words = await shopper.paper(`Kreditnota ${credit} som PDF`);
  if (!words.includes('Returgebyr')) throw new Error(`the credit note does not say the fee: ${words}`);
});

// spec: 7 Other: Calls for returns
//   at backend/commerce/returns/extension.graphql, app/services/goods-return/goods-return.graphql
flow('a company returns products on a pallet by the data of its order, without a login', async (shopper) => {
  await logsIn(shopper);
  const number = await buysAndGets(shopper);
  const driver = await shopper.newShopper();
  await driver.goto('/retur/findes-ikke');
  if ((await driver.status()) !== 404) throw new Error('an unknown token opens a page');
  await driver.goto('/retur');
  await driver.fill('Ordrenummer', number);
  await driver.fill('E-mail, som du bestilte med', ADMIN);
  await driver.fill('Postnummer', '5000');
  await driver.press('Find ordren');
  await driver.sees('Vi kan ikke finde en ordre med de oplysninger.');
  // A company has no right of withdrawal, sees a message about it, and is led here.
  await driver.goto('/fortryd');
  await givesWords(driver, number);
  await driver.press('Fortryd aftalen her');
  await driver.sees('virksomheder har ingen fortrydelsesret');
  await driver.goto('/retur');
  await givesWords(driver, number);
  await driver.press('Find ordren');
  await driver.fill(`Antal at returnere af ${TEA}`, 4);
  await driver.press('Fortsæt');
  await says(driver, 'Er alle varerne i ubrudt emballage?', 'Ja');
  await says(driver, 'Skal vi hente varerne?', 'Nej, jeg afleverer dem selv');
  await says(driver, 'Pakket i', 'Palle');
  await driver.fill('Antal paller', 1);
  await driver.press('Fortsæt');
  await driver.sees('1 palle, som du selv afleverer.');
  await driver.press('Send returnering');
  await driver.sees('Din returnering er oprettet.');
  const note = await driver.paper('Hent fragtbrev (PDF)');
  for (const part of ['Fragtbrev', TEA, 'Afleveres af afsender'])
    if (!note.includes(part)) throw new Error(`the freight note does not say "${part}": ${note}`);
  // Its page shows that as well, and has no further form.
  await driver.reload();
  await driver.sees('Klar til at sende');
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.sees('Klar til at sende');
  await shopper.doesNotSee('Returnér varer fra ordren');
});
