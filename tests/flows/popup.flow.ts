// The popup in all its states: minimised, opened again, hidden; and never next to another question or over a cart.
import { flow, type Shopper } from './flow';

/** Visitors who have answered see no other question: the popup waits for that. */
async function settlesIn(shopper: Shopper) {
  await shopper.goto('/consent');
  await shopper.press('Afvis alle');
  await shopper.goto('/');
  await shopper.press('Privat');
}

// spec: 1: Newsletter popup
//   at app/ui/shop/popup.tsx
// spec: 2 Global UI: Newsletter or image popup
//   at app/ui/shop/popup.tsx, app/client/popup.ts
// spec: 4 Popup cookie: On close the cookie becomes 2, or 3 if hidden permanently; it lives one week
//   at app/routes/resources/popup.ts, app/request-context/popup.server.ts
// spec: 4 Popup cookie: A click on the mini popup reopens the modal and sets 1
//   at app/routes/resources/popup.ts, app/client/popup.ts
flow('the popup is minimised, opened again, and hidden; it does not appear at the cart', async (shopper) => {
  await settlesIn(shopper);
  // With the hash it opens at once.
  await shopper.goto('/info/kontakt#popup');
  await shopper.sees('Ugens tilbud i din indbakke');
  await shopper.press('Luk');
  await shopper.sees('Få nyhedsbrevet');
  await shopper.doesNotSee('Ugens tilbud i din indbakke');
  await shopper.goto('/kontorartikler');
  await shopper.doesNotSee('Ugens tilbud i din indbakke');
  await shopper.press('Få nyhedsbrevet');
  await shopper.sees('Ugens tilbud i din indbakke');
  await shopper.press('Vis ikke igen');
  await shopper.doesNotSee('Få nyhedsbrevet');
  await shopper.goto('/cart');
  await shopper.doesNotSee('Ugens tilbud i din indbakke');
});

flow('the popup does not appear again after signing up in it', async (shopper) => {
  await settlesIn(shopper);
  await shopper.goto('/info/kontakt#popup');
  await shopper.fill('Din e-mailadresse til nyhedsbrevet', 'popup@example.dk');
  await shopper.press('Tilmeld mig');
  await shopper.sees('Tjek din indbakke');
  const asked = await shopper.mailTo('popup@example.dk', 'Bekræft');
  if (!asked.text.includes('7 dage')) throw new Error(asked.text);
  await shopper.goto('/kontorartikler');
  await shopper.doesNotSee('Ugens tilbud i din indbakke');
});

flow('the gift shop’s popup shows a picture with a price that links on', async (shopper) => {
  await shopper.host('gaver.localhost');
  await shopper.goto('/consent');
  await shopper.press('Afvis alle');
  await shopper.goto('/info/kontakt#popup');
  await shopper.sees('Priser ekskl. moms, fra');
  await shopper.follow('Se gavekasserne');
  await shopper.at(/\/gavekasser$/);
});
