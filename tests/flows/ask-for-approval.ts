// Users of a company of the demo log in, and one who needs an approver sends an order to them.
import type { Shopper } from './drivers/shopper';
import { throughCheckout } from './through-checkout';

/** Password of each customer of the demo. */
export const PASSWORD = 'Kontor-2026';

export async function logIn(shopper: Shopper, email: string, returnTo: string) {
  await shopper.goto(`/customer/login?returnTo=${returnTo}`);
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Log ind');
}

/** The number of the order that now awaits approval. */
export async function orderForApproval(buyer: Shopper): Promise<string> {
  await buyer.goto('/te-morgenfrue-earl-grey-25-breve');
  await buyer.fill('Antal', 10);
  await buyer.press('Læg i kurv');
  await buyer.press('Gå til kassen');
  // Sent to an approver: there is one payment method, and nothing to choose.
  await throughCheckout(buyer, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen' });
  await buyer.sees('Ordren sendes til godkendelse i virksomheden.');
  await buyer.fill('Rekvirent', 'Kontoret');
  await buyer.fill('Reference', 'Byggesag 7');
  await buyer.fill('Besked til os', 'Haster');
  await buyer.check('Jeg har læst');
  await buyer.press('Send til godkendelse');
  await buyer.sees('Din ordre er sendt til godkendelse');
  return buyer.finds(/Ordrenummer (\d+)/);
}
