// After the sale in the browser: a guest withdraws from a shipped order, and a colleague receives the items and pays the money back.
import { flow, type Shopper } from './flow';
import { openDesk, shipsAndInvoices } from './staff-desk';
import { buysAsGuest } from './through-checkout';

const BUYER = 'kaj.fortryder@example.dk';

/** The path of the page to withdraw on, of the mail that confirms the order. */
async function withdrawalPath(shopper: Shopper, number: string): Promise<string> {
  const { links } = await shopper.mailTo(BUYER, number);
  return new URL(links.find((href) => href.includes('/fortryd/')) ?? '').pathname;
}

async function withdraws(shopper: Shopper, path: string): Promise<string> {
  await shopper.goto(path);
  await shopper.fill('Antal at fortryde', 2);
  await shopper.press('Fortryd aftalen her');
  await shopper.press('Bekræft fortrydelse');
  return shopper.finds(/Kvittering for fortrydelse (\d+)/);
}

flow(
  'a colleague receives what a guest has withdrawn from, less its loss of worth',
  async (shopper) => {
    const number = await buysAsGuest(shopper, '/te-morgenfrue-engelsk-morgen-25-breve', BUYER);
    const path = await withdrawalPath(shopper, number);
    const desk = await openDesk(shopper, '/staff');
    await shipsAndInvoices(desk, number);
    const withdrawal = await withdraws(shopper, path);

    await desk.goto('/staff/waiting/withdrawals');
    await desk.follow(withdrawal);
    await desk.sees('penge tilbage senest');
    await desk.sees(BUYER);
    await desk.unfold('Modtag varer');
    await desk.fill('Værditab i kr. inkl. moms, i alt', '5,00');
    await desk.press('Modtag varer');
    await desk.sees('Skriv, hvorfor varen har mistet værdi');
    await desk.seesField('Værditab i kr. inkl. moms, i alt', '5,00');
    await desk.fill('Årsag', 'Brevene er åbnet');
    await desk.press('Modtag varer');
    await desk.sees('Modtaget. Kreditnota:');
    await desk.sees('Sagen er afsluttet.');
    await desk.sees('Mette');
    await shopper.mailTo(BUYER, 'Kreditnota');

    await desk.goto(`/staff/orders/${number}`);
    await desk.follow(`Fortrydelse ${withdrawal}`);
    await desk.sees('Sagen er afsluttet.');
  },
  { isEmbedded: true },
);
