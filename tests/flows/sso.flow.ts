// Logins without a password: staff acting for a customer, a quick login, and company single sign-on.
import { flow } from './flow';

// spec: 2 Routes: `/login_as_customer/customer/impersonate/token/{token?}`
//   at app/routes/sso/impersonate.tsx
flow('staff act for a customer: a bar names the customer on every page, and the link works once', async (shopper) => {
  const link = await shopper.staff('login', 'act', 'grethe@fjordhavn.example', '--staff', 'Mette Holm');
  await shopper.goto(link);
  await shopper.sees('Handl for Grethe');
  await shopper.sees('Mette Holm handler i kundens navn');
  await shopper.reload(); // opening the page does not use up the link
  await shopper.press('Begynd');
  await shopper.at(/^\/$/);
  for (const page of ['/kontorartikler', '/cart', '/customer/account', '/findes-ikke']) {
    await shopper.goto(page);
    await shopper.sees('Du handler for Grethe');
    await shopper.sees('Alt registreres under Mette Holm.');
  }
  await shopper.goto('/te-morgenfrue-earl-grey-25-breve');
  await shopper.press('Læg i kurv');
  await shopper.sees('Lagt i kurven');
  await shopper.goto('/customer/account');
  await shopper.press('Afslut');
  await shopper.at(/^\/$/);
  await shopper.doesNotSee('Du handler for');
  await shopper.goto(link);
  await shopper.sees('Linket virker ikke');
  await shopper.sees('Login oplysninger var forkerte.');

  const log = await shopper.staff('login', 'log', '--customer', 'grethe@fjordhavn.example', '--lines', '500');
  for (const deed of [
    'link  impersonate',
    'begin  customerLoginByToken',
    'change  addProductsToCart',
    'customerLogout',
  ])
    if (!log.includes(deed)) throw new Error(`the log of staff does not have "${deed}":\n${log}`);
});

// spec: 2 Routes: `/{prefix}_customer/quicklogin/id/{id?}/key/{key?}`
//   at app/routes/sso/quick-login.tsx
flow('a customer logs in by id and key, once', async (shopper) => {
  const link = await shopper.staff('login', 'quick', 'anna@example.dk', '--staff', 'Mette Holm');
  await shopper.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await shopper.sees('Linket virker ikke');
  await shopper.goto(link);
  await shopper.sees('Hej Anna');
  await shopper.press('Log ind');
  await shopper.at(/^\/customer\/account$/);
  await shopper.sees('Hej Anna');
  await shopper.doesNotSee('Du handler for');
  const other = await shopper.newShopper();
  await other.goto(link);
  await other.sees('Linket virker ikke');
});

// spec: 2 Routes: `/azure/oauth`, `/cgm/authenticate`
//   at app/routes/sso/azure.ts, app/routes/sso/partner.tsx
// spec: 3 Session: Key/value data under the cookie DR_SESSION_CONTEXT (secure, path '/')
//   at app/request-context/session-context.server.ts
flow('a company’s single sign-on admits its employees only', async (shopper) => {
  await shopper.goto('/customer/login?returnTo=/kontorartikler');
  await shopper.follow('Log ind med din arbejdskonto');
  await shopper.sees('Arbejdskonto');
  await shopper.fill('Arbejdsmail', 'birgitte@havnens-arkitekter.example');
  await shopper.press('Fortsæt');
  await shopper.at(/^\/kontorartikler$/);
  await shopper.goto('/customer/account');
  await shopper.sees('Hej Birgitte');

  const stranger = await shopper.newShopper();
  await stranger.goto('/customer/login');
  await stranger.follow('Log ind med din arbejdskonto');
  await stranger.fill('Arbejdsmail', 'anna@example.dk');
  await stranger.press('Fortsæt');
  await stranger.at(/^\/customer\/login/);
  await stranger.sees('Login oplysninger var forkerte.');
  await stranger.goto('/azure/oauth?code=x&state=y');
  await stranger.sees('Login oplysninger var forkerte.');
});
