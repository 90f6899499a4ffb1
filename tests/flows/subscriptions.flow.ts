// A subscription from beginning to end: started from a product, changed, one line and one delivery skipped, paused, ended. The
// orders of each day are tested with a controlled clock in tests/backend/subscriptions.test.ts.
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { flow, type Shopper } from './flow';

const PAPER = '/kopipapir-skovly-a4-75-g-500-ark';
const NAME = 'Kopipapir Skovly A4 75 g';
const BIRGITTE = 'birgitte@havnens-arkitekter.example';

async function logIn(shopper: Shopper, email: string) {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', email);
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
}

const day = (fromNow: number) => addDays(inCopenhagen(new Date()).date, fromNow);

// spec: 2 Routes: Account: subscriptions and subscriptions/id/{id?}
//   at app/routes/account/subscription.tsx
// spec: 3 Other entities: Subscription order: id, name, status, interval, startDate, nextDeliveryDate, address
//   at app/services/subscription/subscription.map.ts
// spec: 3 Other entities: Subscription items
//   at backend/commerce/subscription/model.ts
// spec: 3 Other entities: Subscription label view: weekday, next delivery, skip flag
//   at app/ui/shop/subscription-next.tsx
// spec: 3 Customer: subscriptions: items and total
//   at backend/commerce/subscription/resolvers.ts
// spec: 8: Subscription success keys: create_success, edit_success, delete_success, item_success
//   at app/routes/account/subscription-intents.server.ts
flow('a subscription is started, changed, skipped, paused and ended', async (shopper) => {
  await shopper.goto(PAPER);
  await shopper.doesNotSee('Opret abonnement på varen');
  await logIn(shopper, BIRGITTE);
  await shopper.goto('/customer/account/subscriptions');
  await shopper.sees('Du har ingen abonnementer endnu.');

  // One piece of paper is less than the minimum purchase: a draft with a message.
  await shopper.goto(PAPER);
  await shopper.follow('Opret abonnement på varen');
  await shopper.fill('Navn', ' ');
  await shopper.choose('Hvor tit', 'Hver 2. uge');
  await shopper.fill('Første dag', day(-1));
  await shopper.press('Start abonnement med betalingspligt', { evenIfInvalid: true });
  await shopper.sees('handelsbetingelser');
  await shopper.check('Jeg accepterer handelsbetingelserne');
  await shopper.press('Start abonnement med betalingspligt', { evenIfInvalid: true });
  await shopper.sees('Dette er et obligatorisk felt.');
  await shopper.fill('Navn', 'Papir <b>fast</b>');
  await shopper.press('Start abonnement med betalingspligt');
  await shopper.sees('Vælg en dag efter i dag.');
  await shopper.fill('Første dag', day(60));
  await shopper.press('Start abonnement med betalingspligt');
  await shopper.at(/^\/customer\/account\/subscriptions\/id\/\d+/);
  await shopper.sees('Abonnementet er gemt som kladde.');
  await shopper.sees('Papir <b>fast</b>');
  await shopper.mailTo(BIRGITTE, 'Dit abonnement Papir <b>fast</b>');
  await shopper.sees('Mindstekøbet på');

  await shopper.fill(`Antal: ${NAME}`, 'x');
  await shopper.press('Gem antal', { evenIfInvalid: true });
  await shopper.sees('Skriv et helt antal.');
  await shopper.fill(`Antal: ${NAME}`, 20);
  await shopper.press('Gem antal');
  await shopper.sees('Varerne er opdateret.');
  await shopper.press('Sæt abonnementet i gang');
  await shopper.sees('Abonnementet er i gang.');
  await shopper.sees('Hver 2. uge');
  await shopper.press('Spring næste levering over');
  await shopper.sees('Leveringen er sprunget over.');
  await shopper.sees('Sprunget over');
  await shopper.press(`Spring over næste gang: ${NAME}`);
  await shopper.sees('Kommer ikke med næste gang');
  await shopper.press(`Tag med igen: ${NAME}`);
  await shopper.doesNotSee('Kommer ikke med næste gang');

  await shopper.unfold('Ret navn, interval, dag, adresse og betaling');
  await shopper.fill('Navn', 'Papir til tegnestuen');
  await shopper.choose('Hvor tit', 'Hver måned');
  await shopper.fill('Første dag', day(1));
  await shopper.press('Gem ændringer');
  await shopper.sees('Ændringerne er gemt.');

  // The next delivery is on the account's first page, and its products are added to the cart once by one press.
  await shopper.goto('/customer/account');
  await shopper.within('Papir til tegnestuen', (entry) => entry.sees('Kommer '));
  await shopper.press('Læg i kurv: Abonnement: Papir til tegnestuen');
  await shopper.at(/^\/cart/);
  await shopper.sees(NAME);

  await shopper.goto('/customer/account/subscriptions');
  await shopper.follow('Papir til tegnestuen');
  await shopper.sees('Aktivt');
  await shopper.press('Hold pause');
  await shopper.sees('Abonnementet er på pause.');
  await shopper.press('Fortsæt abonnementet');
  await shopper.sees('Abonnementet er i gang igen.');
  const own = await shopper.url();

  const colleague = await shopper.newShopper();
  await logIn(colleague, 'christian@havnens-arkitekter.example');
  await colleague.goto(own);
  if ((await colleague.status()) !== 404) throw new Error('A colleague sees the subscription');

  await shopper.unfold('Afslut abonnementet');
  await shopper.press('Ja, afslut abonnementet');
  await shopper.at(/^\/customer\/account\/subscriptions$/);
  await shopper.sees('Abonnementet er afsluttet.');
  await shopper.within('Papir til tegnestuen', (row) => row.sees('Afsluttet'));
});
