// A private customer stores a card with the payment provider, subscribes with it, replaces it when the bank declines, removes it, and cancels.
import { addDays, danishHolidays, inCopenhagen, isWorkday } from '#domain/calendar/calendar';
import { flow, type Shopper } from './flow';

const ANNA = 'anna@example.dk';

async function addCard(shopper: Shopper, button: string) {
  await shopper.check('Kortet må gemmes');
  await shopper.press('Gå videre og tilføj kort');
  await shopper.sees('Gem et testkort');
  await shopper.press(button);
}

flow('a private customer subscribes with a stored card, which the bank declines, and cancels', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', ANNA);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/kopipapir-skovly-a4-75-g-500-ark');
  await shopper.follow('Opret abonnement på varen');
  await shopper.sees('Tilføj et først');
  await shopper.follow('Tilføj et kort');
  await shopper.press('Gå videre og tilføj kort', { evenIfInvalid: true });
  await shopper.sees('Sæt kryds ved, at kortet må gemmes.');
  await addCard(shopper, 'Mastercard, der afvises');

  const { date } = inCopenhagen(new Date());
  // Back in the panel. A subscription that starts tomorrow is ordered today, if today is a day on which the shop sends parcels.
  await shopper.fill('Navn', 'Papir hjem');
  await shopper.fill('Første dag', addDays(date, 1));
  await shopper.check('Jeg accepterer handelsbetingelserne');
  await shopper.press('Start abonnement med betalingspligt');
  await shopper.at(/^\/customer\/account\/subscriptions\/id\/\d+/);
  await shopper.sees('Mastercard, der ender på 0002');
  const own = await shopper.url();
  if (isWorkday(date, danishHolidays(Number(date.slice(0, 4))))) {
    const mail = await shopper.mailTo(ANNA, 'Papir hjem er stoppet');
    if (!mail.text.includes('Vælg et andet kort')) throw new Error('The mail does not lead to another card');
    await shopper.goto(own);
    await shopper.sees('Banken afviste kortet.');
    await shopper.sees('Kunne ikke bestilles');
  } else await shopper.unfold('Ret navn, interval, dag, adresse og betaling');

  await shopper.follow('Tilføj et andet kort');
  await addCard(shopper, 'Visa, der godkendes');
  await shopper.at(/^\/customer\/account\/subscriptions\/id\/\d+/);
  if (!isWorkday(date, danishHolidays(Number(date.slice(0, 4)))))
    await shopper.unfold('Ret navn, interval, dag, adresse og betaling');
  const now = new Date();
  const expires = `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${now.getUTCFullYear() + 3}`;
  await shopper.choose('Betaling', `Visa, der ender på 4242 (Udløber ${expires})`);
  await shopper.press('Gem ændringer');
  await shopper.sees('Visa, der ender på 4242');

  await shopper.goto('/customer/account/betalingskort');
  await shopper.sees('Betaler: Papir hjem');
  await shopper.press('Fjern Mastercard, der ender på 0002');
  await shopper.sees('Kortet er fjernet.');
  await endsSubscription(shopper, own);
  await hasOneDelivered(shopper);
});

async function endsSubscription(shopper: Shopper, at: string) {
  await shopper.goto(at);
  await shopper.unfold('Afslut abonnementet');
  await shopper.press('Ja, afslut abonnementet');
  await shopper.sees('Abonnementet er afsluttet.');
}

/** On the card that the bank accepts: the order is announced by mail, is on the page, and is an order like any other. */
async function hasOneDelivered(shopper: Shopper) {
  const { date } = inCopenhagen(new Date());
  await shopper.goto('/kopipapir-skovly-a4-75-g-500-ark');
  await shopper.follow('Opret abonnement på varen');
  await shopper.fill('Navn', 'Papir igen');
  await shopper.fill('Første dag', addDays(date, 1));
  await shopper.check('Jeg accepterer handelsbetingelserne');
  await shopper.press('Start abonnement med betalingspligt');
  await shopper.at(/^\/customer\/account\/subscriptions\/id\/\d+/);
  const own = await shopper.url();
  if (isWorkday(date, danishHolidays(Number(date.slice(0, 4))))) {
    const mail = await shopper.mailTo(ANNA, 'Papir igen er bestilt');
    const [number = ''] = /\d{6,}/.exec(mail.text) ?? [];
    await shopper.goto(own);
    await shopper.sees('Bestilt');
    await shopper.sees(number);
    await shopper.goto(`/customer/account/orders/${number}`);
    await shopper.sees('Kopipapir Skovly A4 75 g');
  }
  await endsSubscription(shopper, own);
}
