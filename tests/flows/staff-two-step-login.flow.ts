// A new colleague turns on two-step login with an authenticator app, logs out, and logs in with a code, then with a recovery code.
import { TOTP } from 'otpauth';
import { flow, type Shopper } from './flow';

const PASSWORD = 'et langt kodeord 7';

async function joins(shopper: Shopper): Promise<string> {
  const email = `ida-${Date.now()}@kontor.example`;
  const administrator = await shopper.newShopper();
  await administrator.goto('/staff/login');
  await administrator.fill('E-mail', 'mette@kontorvaerk.example');
  await administrator.fill('Adgangskode', 'Kontor-2026');
  await administrator.press('Log ind');
  await administrator.goto('/staff/account');
  await administrator.sees('kan ikke få totrinslogin');
  await administrator.goto('/staff/new-member');
  await administrator.fill('E-mail', email);
  await administrator.fill('Navn i loggen', email.slice(0, 40));
  await administrator.choose('Rolle', 'lager');
  await administrator.press('Send invitation');
  await administrator.sees('er på vej');
  const { text } = await shopper.mailTo(email, 'inviteret');
  const [path = ''] = /\/staff\/invitation\/[\w-]+/.exec(text) ?? [];
  await shopper.goto(path);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Gem og log ind');
  return email;
}

async function typesPassword(shopper: Shopper, email: string) {
  await shopper.press('Log ud');
  await shopper.fill('E-mail', email);
  await shopper.fill('Adgangskode', PASSWORD);
  await shopper.press('Log ind');
  await shopper.at(/^\/staff\/login\/code/);
}

flow(
  'a colleague turns on two-step login, and logs in with a code and with a recovery code',
  async (shopper) => {
    const email = await joins(shopper);
    await shopper.goto('/staff/account');
    await shopper.follow('Slå totrinslogin til');
    const secret = (await shopper.finds(/\b([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})\b/)).replace(/ /g, '');
    const app = new TOTP({ secret, period: 30 });
    await shopper.fill('Kode', '12345');
    await shopper.press('Slå til');
    await shopper.sees('Koden er forkert eller allerede brugt.');
    await shopper.fill('Kode', app.generate());
    await shopper.press('Slå til');
    const recovery = await shopper.finds(/\b([A-Z2-7]{4}(?: [A-Z2-7]{4}){3})\b/);
    await shopper.follow('Jeg har gemt dem, videre');

    await typesPassword(shopper, email);
    await shopper.goto('/staff');
    await shopper.at(/^\/staff\/login/);
    await shopper.goto('/staff/login/code');
    await shopper.fill('Kode', '000000');
    await shopper.press('Log ind');
    await shopper.sees('Koden er forkert eller allerede brugt.');
    // The code of the present step is spent by the set-up: the next one, as a telephone whose clock is fast.
    await shopper.fill('Kode', app.generate({ timestamp: Date.now() + 30_000 }));
    await shopper.press('Log ind');
    await shopper.at(/^\/staff$/);

    await typesPassword(shopper, email);
    await shopper.fill('Kode', recovery.toLowerCase());
    await shopper.press('Log ind');
    await shopper.at(/^\/staff$/);
    await shopper.goto('/staff/account');
    await shopper.sees('Ubrugte nødkoder: 9.');
  },
  { isEmbedded: true },
);
