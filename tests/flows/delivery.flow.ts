// Delivery: on a day and within hours, on the van's round, to a parcel shop, or collected from a shop.
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { scheduleOf } from '#domain/delivery/delivery-schedule';
import { weekdayText } from '~/ui/shop/dates';
import { flow, type Shopper } from './flow';
import { choosePayment, chooseWay, saveWay, throughCheckout } from './through-checkout';

const BUYER = 'birgitte@havnens-arkitekter.example';

/** A day that can be requested at any hour of today: neither the first nor the last of the schedule. */
function someDay(): string {
  const question = {
    channel: 'interval',
    now: new Date(),
    calendar: USUAL_CALENDAR,
    goodsWorkdays: 1,
    transitWorkdays: 1,
    weekday: null,
  } as const;
  return weekdayText(scheduleOf(question).dates[4] ?? '', 'da');
}

async function toTheCheckout(shopper: Shopper) {
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.press('Gå til kassen');
}

// spec: 3 Cart: `delivery_dates`: express, collected and interval delivery options
flow('a business customer chooses day and hours of delivery, and adds the next order to it', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', BUYER);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await toTheCheckout(shopper);
  await shopper.goto('/checkout?step=address');
  await shopper.choose('Vælg leveringsadresse', 'Nordhavnsgade 14');
  await shopper.press('Gem og vælg levering');
  await chooseWay(shopper, 'På jeres faste leveringsdag');
  await shopper.sees('På jeres faste leveringsdag ·');

  await shopper.goto('/checkout?step=shipping');
  await shopper.choose('Vælg leveringsmåde', 'I et tidsrum, du vælger');
  const day = someDay();
  await shopper.within('I et tidsrum, du vælger', (way) => way.choose('Ønsket leveringsdag', day));
  await saveWay(shopper);
  await shopper.sees('Vælg, hvornår på dagen vi skal levere.');
  await shopper.within('I et tidsrum, du vælger', async (way) => {
    await way.seesField('Ønsket leveringsdag', day);
    await way.choose('Tidsrum', 'kl. 12–16');
  });
  await saveWay(shopper);
  await shopper.sees(`I et tidsrum, du vælger · ${day} kl. 12–16`);
  await choosePayment(shopper, 'Faktura');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const mail = await shopper.mailTo(BUYER, number);
  if (!mail.text.replace(/\s+/g, ' ').includes('kl. 12–16')) throw new Error(`the mail names no hours: ${mail.text}`);

  // The same buyer again: the interval must be selected anew, everything else is preselected.
  await toTheCheckout(shopper);
  await shopper.sees('Vælg leveringsmåde');
  await throughCheckout(shopper, { place: 'Nordhavnsgade 14', way: 'Sammen med en anden ordre', pays: 'Faktura' });
  await shopper.sees('Sammen med en anden ordre · ');
  await shopper.check('Jeg har læst');
  await shopper.press('Afgiv ordre med betalingspligt');
  await shopper.finds(/Ordrenummer (\d+)/);
});

// spec: 1: Click and collect in physical stores, pickup within 3 hours
flow('a visitor looks for a parcel shop, then chooses to collect in one of our shops', async (shopper) => {
  await toTheCheckout(shopper);
  await shopper.fill('E-mail', 'maria@example.dk');
  await shopper.fill('Fornavn', 'Maria');
  await shopper.fill('Efternavn', 'Friis');
  await shopper.fill('Vej og husnummer', 'Strandvejen 12');
  await shopper.fill('Postnummer', '2100');
  await shopper.fill('By', 'København Ø');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');

  await shopper.choose('Vælg leveringsmåde', 'Til pakkeshop');
  await shopper.fill('Nær postnummer', '80');
  await shopper.press('Find pakkeshops');
  await shopper.sees('Skriv et dansk postnummer med fire cifre.');
  await shopper.fill('Nær postnummer', '8000');
  await shopper.press('Find pakkeshops');
  await shopper.seesField('Nær postnummer', '8000');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Vælg en pakkeshop.');
  await shopper.choose('Vælg pakkeshop', 'Aarhus');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Til pakkeshop · 39,00 kr.');
  await shopper.sees('Aarhus');

  await shopper.press('Ret Levering');
  await shopper.choose('Vælg leveringsmåde', 'Hent i butik');
  await shopper.choose('Vælg butik', 'Kontorværk Odense');
  await shopper.press('Gennemse ordren');
  await shopper.sees('Hent i butik · Gratis');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  const number = await shopper.finds(/Ordrenummer (\d+)/);
  const mail = await shopper.mailTo('maria@example.dk', number);
  if (!mail.text.includes('Kontorværk Odense')) throw new Error(`the mail names no shop: ${mail.text}`);
});
