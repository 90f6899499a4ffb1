// A visitor looks around: categories, order and pages, a product and why it costs what it does, search, language and store.
import { flow } from './flow';

// spec: 2 Routes: `/` front page
//   at app/routes/catalogue/front.tsx
// spec: 2 Routes: `/{_rewrite}` and a catch-all resolve to a content page, product or category
//   at app/routes/catalogue/place.tsx, backend/commerce/catalogue/route/resolve-route.ts
flow('a visitor finds a product through its category', async (shopper) => {
  await shopper.goto('/');
  await shopper.sees('Find det i en fart');
  await shopper.follow('Skriveredskaber');
  await shopper.at(/^\/kontorartikler\/skriveredskaber$/);
  await shopper.within('Du er her', (crumbs) => crumbs.follow('Kontorartikler'));
  await shopper.finds(/\d+ varer/);

  await shopper.choose('Sortér efter', 'Laveste pris først');
  await shopper.press('Sortér');
  await shopper.at(/^\/kontorartikler\?sort=price$/);
  await shopper.seesField('Sortér efter', 'Laveste pris først');

  await shopper.follow('Næste');
  await shopper.at(/page=2/);
  await shopper.seesField('Sortér efter', 'Laveste pris først');
  await shopper.follow('Forrige');
  await shopper.at(/^\/kontorartikler\?sort=price$/);
});

flow('a product page shows the price and explains it', async (shopper) => {
  await shopper.goto('/kaffe-og-koekken/te');
  await shopper.follow('Te Morgenfrue Earl Grey, 25 breve');
  await shopper.at(/^\/te-morgenfrue-earl-grey-25-breve$/);
  await shopper.sees('34,95 kr.');
  await shopper.sees('inkl. moms');
  await shopper.doesNotSee('Listepris inkl. moms');

  await shopper.unfold('Hvorfor denne pris?');
  await shopper.sees('Listepris inkl. moms');
  await shopper.sees('Din pris');
  await shopper.sees('Heraf moms 25 %');
});

flow('a variant is selected by links, and Back undoes the selection', async (shopper) => {
  await shopper.goto('/kuglepen-nordlys-flow-1-0-mm');
  await shopper.follow('grøn');
  await shopper.at(/configurableOptions=/);
  await shopper.sees('Farve: grøn');
  await shopper.back();
  await shopper.doesNotSee('Farve: grøn');
});

flow('a search shows results, or ways on when there are none', async (shopper) => {
  await shopper.goto('/');
  await shopper.fill('Søg', 'kopipapir');
  await shopper.press('Søg');
  await shopper.sees('Resultater for »kopipapir«');
  await shopper.follow('Kopipapir Skovly A4 80 g, 500 ark');
  await shopper.sees('Læg i kurv');

  await shopper.fill('Søg', 'hvepsebo');
  await shopper.press('Søg');
  await shopper.sees('Vi fandt ikke noget på »hvepsebo«');
  await shopper.sees('Skriv til os');
  await shopper.seesField('Hvad leder du efter?', 'hvepsebo');
  await shopper.fill('Hvad leder du efter?', 'kuglepen');
  await shopper.within('Søgning', (form) => form.press('Søg'));
  await shopper.sees('Resultater for »kuglepen«');
});

// spec: 1: Language switcher
//   at app/ui/shop/panels/language.tsx, app/panels/language/panel.server.ts
// spec: 1: The language is remembered in a cookie
//   at app/request-context/locale.server.ts, app/request-context/cookies.server.ts
// spec: 2 Overlay panels: Panel: language switcher
//   at app/ui/shop/panels/language.tsx
flow('the language is changed to English and back, and is remembered', async (shopper) => {
  await shopper.goto('/kaffeboenner-kajplads-morgenskib-1-kg');
  await shopper.follow('Dansk');
  await shopper.at(/panel=language/);
  await shopper.press('English');
  await shopper.at(/^\/kaffeboenner-kajplads-morgenskib-1-kg$/);
  await shopper.sees('Add to cart');
  await shopper.goto('/');
  await shopper.doesNotSee('Find det i en fart');

  await shopper.follow('English');
  await shopper.press('Dansk');
  await shopper.at(/^\/$/);
  await shopper.sees('Find det i en fart');
});

flow('the business store shows prices without VAT', async (shopper) => {
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.sees('34,95 kr.');
  await shopper.press('Erhverv');
  await shopper.at(/^\/te-morgenfrue-earl-grey-25-breve$/);
  await shopper.sees('27,96 kr.');
  await shopper.sees('ekskl. moms');
  await shopper.doesNotSee('34,95 kr.');
  await shopper.goto('/kaffe-og-koekken/te');
  await shopper.sees('27,96 kr.');

  await shopper.press('Privat');
  await shopper.sees('34,95 kr.');
});

flow('a closed notification stays closed', async (shopper) => {
  await shopper.goto('/kaffe-og-koekken');
  await shopper.within('Besked fra butikken', (notice) => notice.sees('Se nyhederne'));
  await shopper.press('Luk beskeden');
  await shopper.at(/^\/kaffe-og-koekken$/);
  await shopper.doesNotSee('Se nyhederne');
  await shopper.goto('/');
  await shopper.doesNotSee('Se nyhederne');
});

flow('an unknown address shows an error page with a way on', async (shopper) => {
  await shopper.goto('/findes-ikke');
  await shopper.sees('Siden findes ikke');
  await shopper.follow('Til forsiden');
  await shopper.at(/^\/$/);
});

// spec: 2 Scroll and error pages: It can show recommendations
flow('an unknown address shows what others buy', async (shopper) => {
  await shopper.goto('/findes-ikke');
  await shopper.within('Det køber andre', (row) => row.follow('Kuglepen Nordlys Flow 1,0 mm'));
  await shopper.at(/^\/kuglepen-nordlys-flow-1-0-mm$/);
});
