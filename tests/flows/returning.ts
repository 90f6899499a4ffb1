// A company with products to return: who they are, their purchase, and their answers in the steps of the return.
import type { Shopper } from './drivers/shopper';
import { throughCheckout } from './through-checkout';

export const ADMIN = 'birgitte@havnens-arkitekter.example';
const POSTCODE = '8000';
export const TEA = 'Te Morgenfrue Engelsk morgen, 25 breve';

export async function logsIn(shopper: Shopper) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', ADMIN);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

export async function buysAndGets(shopper: Shopper): Promise<string> {
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.fill('Antal', 4);
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.doesNotSee('Returnér varer fra ordren');
  const sent = await shopper.staff('order', 'ship', number, '--tracking', '4711', '--staff', 'Mette');
  const shipment = /forsendelse (\d+)/i.exec(sent)?.[1] ?? '';
  await shopper.staff('order', 'track', shipment, 'Delivered', '--staff', 'Mette');
  await shopper.staff('order', 'invoice', number, '--staff', 'Mette');
  return number;
}

export async function givesWords(shopper: Shopper, number: string) {
  await shopper.fill('Ordrenummer', number);
  await shopper.fill('E-mail, som du bestilte med', ADMIN);
  await shopper.fill('Postnummer', POSTCODE);
}

export async function says(shopper: Shopper, question: string, answer: string) {
  await shopper.choose(question, answer);
  await shopper.press('Fortsæt');
}
