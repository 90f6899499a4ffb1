// A company's agreement page is protected by a password: closed, opened, seen with its prices, and closed again by a new password.
import { flow } from './flow';

// spec: 8: Agreement page: 'Ukendt adgangskode, venligst prøv igen.'
flow('a buyer opens the page of one agreement by its password, and no other', async (shopper) => {
  await shopper.goto('/aftale');
  await shopper.fill('Aftalens navn', 'Fjordhavn');
  await shopper.fill('Adgangskode', 'forkert');
  await shopper.press('Vis aftalen');
  await shopper.sees('Ukendt adgangskode, venligst prøv igen.');
  await shopper.seesField('Aftalens navn', 'fjordhavn');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Vis aftalen');
  await shopper.at(/^\/aftale\/fjordhavn$/);
  await shopper.sees('Aftale for Fjordhavn Kommune');
  await shopper.sees('Aftalt pris');
  await shopper.goto('/aftale/en-anden');
  await shopper.doesNotSee('Fjordhavn Kommune');
  await shopper.sees('Siden er for dem, der har en aftale med os.');
  const other = await shopper.newShopper();
  await other.goto('/aftale/fjordhavn');
  await other.doesNotSee('Fjordhavn Kommune');
  await shopper.goto('/aftale/fjordhavn');
  await shopper.sees('Aftale for Fjordhavn Kommune');
});
