// The other shops and stores: one requires a login, one has no accounts, one shows no prices, and some products are for companies.
import { flow } from './flow';

const BUYER = {
  'E-mail': 'indkoeb@example.dk',
  Fornavn: 'Karen',
  Efternavn: 'Bang',
  Virksomhed: 'Bang og Holm',
  'Vej og husnummer': 'Havnegade 3',
  Postnummer: '5000',
  By: 'Odense C',
  Telefon: '20 30 40 50',
};

// spec: 4 Login and logout: After login settings and language are applied
//   at app/routes/account/login.tsx, domain/store/locale.ts
// spec: 4 Login and logout: Logout sets the locale to da-DK and goes to `/`
//   at app/routes/account/logout.ts
// spec: 6 Route guards: Advice variant: login is required for everything
//   at domain/customer/access.ts, app/config/variants.ts
flow('the advice shop shows nothing before login', async (shopper) => {
  await shopper.host('uniq.localhost');
  await shopper.goto('/kaffe-og-koekken');
  await shopper.at(/^\/customer\/login/);
  await shopper.doesNotSee('Handl uden konto');
  await shopper.sees('Indkøb med egen rådgiver');
  await shopper.sees('Lise Damgaard');
  await shopper.fill('E-mail eller brugernavn', 'ida@nordre-revision.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.at(/^\/kaffe-og-koekken$/);
  await shopper.sees('Coffee and kitchen'); // Ida prefers English
  await shopper.goto('/valgshop');
  await shopper.at(/^\/$/);
  await shopper.sees('Your adviser');
  await shopper.sees('Agreements and lists');
  await shopper.goto('/customer/account');
  await shopper.press('Log out');
  await shopper.goto('/');
  await shopper.at(/^\/customer\/login/);
  await shopper.sees('Adgangskode');
});

flow('the gift shop has no accounts, but sells to companies', async (shopper) => {
  await shopper.host('gaver.localhost');
  await shopper.goto('/customer/login');
  await shopper.at(/^\/$/);
  await shopper.doesNotSee('Log ind');
  await shopper.doesNotSee('Privat eller erhverv');
  await shopper.follow('100–300 kr.');
  await shopper.at(/^\/gaver\?price_from=100&price_to=300$/);
  await shopper.goto('/');
  await shopper.goto('/customer/account/orders');
  await shopper.at(/^\/$/);
  await shopper.goto('/plaid-dunhammer-fold-130-180-cm');
  await shopper.sees('ekskl. moms');
  await shopper.finds(/Vælg farve|Læg i kurv/);
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.check('Pak ind i gavepapir med bånd');
  await shopper.fill('Hilsen på kortet', 'Glædelig jul');
  await shopper.press('Læg i kurv');
  await shopper.goto('/cart');
  await shopper.sees('Indpakning: Gavepapir og bånd');
  await shopper.fill('Hilsen på kortet', 'Glædelig jul, og tak for i år');
  await shopper.press('Gem gaven');
  await shopper.sees('Gaven er gemt.');
  await shopper.sees('Hilsen: Glædelig jul, og tak for i år');
  await shopper.goto('/checkout');
  await shopper.sees('Du handler for en virksomhed.');
  await shopper.doesNotSee('Har du en konto?');
  for (const [label, words] of Object.entries(BUYER)) await shopper.fill(label, words);
  await shopper.fill('CVR-nummer', '12345678');
  await shopper.press('Gem og vælg levering');
  await shopper.sees('CVR-nummeret har 8 cifre, men et af dem er forkert');
  await shopper.seesField('CVR-nummer', '12345678');
});

// spec: 1: Catalogue mode, switched on by host
//   at domain/store/host.ts
flow('the catalogue shows products without prices, cart and login', async (shopper) => {
  await shopper.host('katalog.localhost');
  await shopper.goto('/kaffe-og-koekken/kaffe');
  await shopper.sees('Kaffebønner Kajplads Morgenskib 1 kg');
  await shopper.doesNotSee('kr.');
  await shopper.doesNotSee('Læg i kurv');
  await shopper.doesNotSee('Log ind');
  await shopper.follow('Kaffebønner Kajplads Morgenskib 1 kg');
  await shopper.sees('Kataloget viser varer uden priser.');
  await shopper.doesNotSee('kr.');
  await shopper.doesNotSee('Læg i kurv');
  await shopper.goto('/cart');
  await shopper.at(/^\/$/);
  await shopper.host('staging.katalog.localhost');
  await shopper.goto('/kaffe-og-koekken/kaffe');
  await shopper.sees('Kaffebønner Kajplads Morgenskib 1 kg');
  await shopper.doesNotSee('kr.');
  await shopper.goto('/customer/login');
  await shopper.at(/^\/$/);
});

flow('the design shop has the furniture and its own theme', async (shopper) => {
  await shopper.host('design.localhost');
  await shopper.goto('/kontormoebler/stole');
  await shopper.sees('Kontorværk Design');
  await shopper.finds(/\d+ varer/);
  await shopper.press('Erhverv');
  await shopper.sees('ekskl. moms');
});

// spec: 6 Roles: With the offer 'Change to private' / 'I am a business customer'
//   at app/ui/shop/buy-box.tsx, app/i18n/en/product.json
flow('a product for companies shows a consumer no price, and a link to the business store', async (shopper) => {
  await shopper.goto('/kuglepen-hverdag-storpakke-0-7-mm-50-stk');
  await shopper.sees('Kan kun købes af erhvervskunder');
  await shopper.sees('Varen sælges kun til virksomheder.');
  await shopper.within('Kuglepen Hverdag Storpakke 0,7 mm, 50 stk.', (product) => product.doesNotSee('Læg i kurv'));
  await shopper.doesNotSee('pr. pk. · inkl. moms');
  await shopper.press('Jeg er erhvervskunde');
  await shopper.at(/^\/kuglepen-hverdag-storpakke/);
  await shopper.sees('ekskl. moms');
  await shopper.follow('blå');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
});
