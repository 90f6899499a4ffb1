// Input typed with an order belongs to its author: the next person at the same browser does not see it.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';

async function logIn(shopper: Shopper, who = BUYER) {
  await shopper.fill('E-mail eller brugernavn', who);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

async function putTea(shopper: Shopper) {
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
}

async function toLastStep(shopper: Shopper) {
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Til arbejdspladsen', pays: 'Faktura' });
}

async function sendsWithoutLogin(desk: Shopper) {
  await desk.fill('Besked til os', 'Kantinen, 2. sal');
  await desk.check('Jeg har læst');
  const phone = await desk.newShopper();
  await phone.goto('/customer/login');
  await logIn(phone);
  await phone.goto('/customer/account/profile-settings');
  await phone.press('Log ud alle andre steder');
  await desk.press('Afgiv ordre med betalingspligt');
  await desk.sees('Din session er udløbet. Log ind igen.');
}

async function orders(shopper: Shopper) {
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.sees('Ordrenummer');
}

flow(
  'input that one buyer typed with an order is gone for the next at the same browser, and after logout',
  async (desk) => {
    await desk.goto('/customer/login');
    await logIn(desk);
    await putTea(desk);
    await toLastStep(desk);
    await sendsWithoutLogin(desk);
    await logIn(desk);
    await desk.seesField('Besked til os', 'Kantinen, 2. sal');
    await desk.goto('/customer/account');
    await desk.press('Log ud');
    await desk.goto('/customer/login');
    await logIn(desk);
    await desk.goto('/checkout');
    await desk.seesField('Besked til os', '');
    await sendsWithoutLogin(desk);
    await logIn(desk, 'christian@havnens-arkitekter.example');
    await putTea(desk);
    await toLastStep(desk);
    await desk.seesField('Besked til os', '');
    // Nothing is left for the next at the same shop.
    await desk.fill('Rekvirent', 'Christian');
    await desk.fill('Rekvisitionsnummer', 'R-77');
    await orders(desk);
    await desk.goto('/customer/account');
    await desk.press('Log ud');
    await desk.goto('/customer/login');
    await logIn(desk);
    await desk.goto('/checkout');
    await orders(desk);
  },
);
