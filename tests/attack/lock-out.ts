// Wrong passwords from many addresses for one account: known devices and addresses can still log in, a new one is rejected with a mailed link, and
// that link works. Behind a proxy, which passes on the address of each request.
import { type Attempt, counted } from './attempt';
import { mailedToken } from './forged-logins';
import { cookiesIn, PASSWORD, post } from './sign-in';
import { CUSTOMERS, type Target } from './target';

/** Each from a separate address and network; more than are verified in an hour. */
const GUESSES = 60;
const VERIFIED = 50;
const NEW_PASSWORD = 'Efter-udelukkelsen-2026';

export async function lockOut({ origin, smtp }: Target): Promise<Attempt> {
  const email = CUSTOMERS.few;
  const from = (address: string) => ({
    'X-Forwarded-For': address,
    'X-Forwarded-Host': new URL(origin).host,
    'X-Forwarded-Proto': 'http',
  });
  const logIn = async (password: string, address: string, device = '') => {
    const headers = { ...from(address), ...(device && { Cookie: `device=${device}` }) };
    const reply = await post(origin, '/customer/login', { email, password }, headers);
    const cookies = cookiesIn(reply);
    const [, known = ''] = /(?:^|; )device=([^;]+)/.exec(cookies) ?? [];
    return {
      outcome: /apollo-token=[^;]/.test(cookies) ? 'in' : String(reply.status),
      device: known,
      text: reply.text,
    };
  };
  const first = await logIn(PASSWORD, '203.0.113.10');
  const guesses: string[] = [];
  for (let at = 0; at < GUESSES; at += 1) guesses.push((await logIn(`Forkert-${at}`, `10.${at}.7.1`)).outcome);
  const elsewhere = (await logIn(PASSWORD, '198.51.100.20', first.device)).outcome;
  const knownAddress = (await logIn(PASSWORD, '203.0.113.10')).outcome;
  const invented = (await logIn(PASSWORD, '198.51.100.21', '00000000-0000-4000-8000-000000000000')).outcome;
  const unknown = await logIn(PASSWORD, '198.51.100.22');
  const isToldTheWay = unknown.text.includes('Glemt adgangskode«: linket i mailen');
  const mails = smtp.taken.length;
  await post(origin, '/customer/account/forgot-password', { email }, from('198.51.100.22'));
  const token = await mailedToken(email, smtp, mails);
  const chosen = { password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD };
  await post(
    origin,
    `/customer/account/createpassword?token=${encodeURIComponent(token)}`,
    chosen,
    from('198.51.100.22'),
  );
  const afterLink = (await logIn(NEW_PASSWORD, '198.51.100.22')).outcome;
  const comeIn = [first.outcome, elsewhere, knownAddress, afterLink];
  const stayOut = [...guesses, invented, unknown.outcome];
  return {
    attack: `${GUESSES} wrong passwords from as many addresses`,
    tries: GUESSES + 6,
    result: `guesses ${counted(guesses)}; known device ${elsewhere}, known address ${knownAddress}, invented device ${invented}, new device ${unknown.outcome} (told of the mailed link: ${isToldTheWay}), after the link ${afterLink}`,
    held: comeIn.every((outcome) => outcome === 'in') && !stayOut.includes('in') && isToldTheWay && GUESSES > VERIFIED,
  };
}
