// Private or business: offered on a first visit, set once by a campaign, without losing language or page.
import { flow } from './flow';

const TEA = '/te-morgenfrue-earl-grey-25-breve';

// spec: 2 Global UI: Store-init modal
//   at app/panels/store-init/panel.server.ts, app/ui/shop/store-question.tsx
flow('a first visit selects its store, and a campaign selects it once', async (shopper) => {
  await shopper.goto(TEA);
  await shopper.doesNotSee('Handler du privat eller for en virksomhed?');
  await shopper.press('Afvis alle');
  // The bar that leads there is for windows whose strip has no switch (tests/browser/narrow.test.ts).
  await shopper.goto(`${TEA}?panel=store-init`);
  await shopper.sees('Virksomheder med konto kan købe på faktura og EAN.');
  await shopper.press('Jeg handler for en virksomhed');
  await shopper.at(/^\/te-morgenfrue-earl-grey-25-breve$/);
  await shopper.sees('27,96 kr.');
  await shopper.doesNotSee('Handler du privat eller for en virksomhed?');

  await shopper.follow('Dansk');
  await shopper.press('English');
  await shopper.sees('excl. VAT');
  await shopper.press('Personal');
  await shopper.sees('incl. VAT');

  await shopper.goto(`${TEA}?b2b=foraar`);
  await shopper.at(/^\/te-morgenfrue-earl-grey-25-breve$/);
  await shopper.sees('excl. VAT');
  await shopper.press('Personal');
  await shopper.sees('incl. VAT');
  await shopper.goto(`${TEA}?b2b=foraar`);
  await shopper.sees('incl. VAT');
});
