// The newsletter from sign-up to leaving, by a visitor and by a customer.
import { flow } from './flow';

const EMAIL = 'laeser@example.dk';
const pathOf = (href = '') => new URL(href).pathname;

// spec: 2 Global UI: Signup form
//   at app/ui/shop/newsletter-signup.tsx, app/forms/newsletter/fields.tsx
// spec: 5: Newsletter: e-mail required and of e-mail type, location required
//   at app/forms/newsletter/schema.server.ts, app/forms/newsletter/fields.tsx
flow('a visitor signs up in the footer, confirms by mail, and unsubscribes with one press', async (shopper) => {
  await shopper.goto('/info/kontakt');
  await shopper.fill('E-mail til nyhedsbrevet', 'laeser@');
  await shopper.press('Tilmeld nyhedsbrevet', { evenIfInvalid: true });
  await shopper.sees('Skriv en gyldig e-mail, for eksempel');
  await shopper.seesField('Din e-mail', 'laeser@');
  await shopper.fill('Din e-mail', EMAIL);
  await shopper.press('Tilmeld nyhedsbrevet');
  await shopper.sees('Tjek din indbakke');
  const asked = await shopper.mailTo(EMAIL, 'Bekræft nyhedsbrevet fra');
  await shopper.goto(pathOf(asked.links.find((href) => href.includes('/nyhedsbrev/bekraeft/'))));
  await shopper.sees('må sende mig e-mails med nyheder og tilbud');
  await shopper.press('Ja tak, jeg vil have nyhedsbrevet');
  await shopper.sees('Du er tilmeldt');
  const shown = await shopper.staff('newsletter', 'show', EMAIL);
  for (const words of ['SUBSCRIBED', 'skrevet op  page', 'bekræftet  page'])
    if (!shown.includes(words)) throw new Error(`the proof does not say ${words}: ${shown}`);

  const welcome = await shopper.mailTo(EMAIL, 'Du er tilmeldt nyhedsbrevet');
  const leaveAt = pathOf(welcome.links.find((href) => href.includes('/nyhedsbrev/frameld/')));
  await shopper.goto(leaveAt);
  await shopper.press('Frameld nyhedsbrevet');
  await shopper.sees('Du er frameldt');
  await shopper.goto('/nyhedsbrev/frameld/findes-ikke');
  await shopper.press('Frameld nyhedsbrevet');
  await shopper.sees('Der er ikke noget at framelde');
  await shopper.goto(pathOf(asked.links.find((href) => href.includes('/nyhedsbrev/bekraeft/'))));
  await shopper.press('Ja tak, jeg vil have nyhedsbrevet');
  await shopper.sees('Linket kan ikke bruges længere');
});

flow('a customer subscribes in the profile, and sees that confirmation by mail is pending', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'anna@example.dk');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/customer/account/profile-settings');
  await shopper.check('Ja tak til nyhedsbrevet');
  await shopper.within('Navn, sprog og nyhedsbrev', (part) => part.press('Gem'));
  await shopper.sees('Vi venter på, at du bekræfter');
  const asked = await shopper.mailTo('anna@example.dk', 'Bekræft nyhedsbrevet fra');
  await shopper.goto(pathOf(asked.links.find((href) => href.includes('/nyhedsbrev/bekraeft/'))));
  await shopper.press('Ja tak, jeg vil have nyhedsbrevet');
  await shopper.sees('Du er tilmeldt');
  await shopper.goto('/customer/account/profile-settings');
  await shopper.uncheck('Ja tak til nyhedsbrevet');
  await shopper.within('Navn, sprog og nyhedsbrev', (part) => part.press('Gem'));
  const shown = await shopper.staff('newsletter', 'show', 'anna@example.dk');
  if (!shown.includes('UNSUBSCRIBED')) throw new Error(shown);
});
