// Tokens of logins and of links in mails: respelled, invented, combined from two customers, or reused.
import PostalMime from 'postal-mime';
import { spellingsOf } from '../support/forged-tokens';
import { until } from '../support/until';
import { type Attempt, ask, counted } from './attempt';
import { cookiesIn, post, signIn } from './sign-in';
import { CUSTOMERS, type Target } from './target';

const encoded = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const RESET = 'frederik@havnens-arkitekter.example';
const FIRST_PASSWORD = 'Foerste-valg-2026';

/** Tokens that the shop never issued, by the kind of forgery. */
function madeUp(real: string): string[] {
  const [head = '', claims = '', sign = ''] = real.split('.');
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const open = encoded({ alg: 'HS256', typ: 'JWT' });
  const admin = encoded({ sub: '1', customer_id: 1, exp: 4_102_444_800, bonusshop_access: true });
  const jwts = [
    `${none}.${claims}.`,
    `${none}.${admin}.`,
    `${open}.${admin}.${sign}`,
    `${head}.${admin}.${sign}`,
    `${open}.${claims}.${encoded('')}`,
    `${head}.${claims}.`,
  ];
  return [
    ...jwts,
    '',
    '0',
    'null',
    'undefined',
    '[object Object]',
    'a'.repeat(43),
    '%00',
    "' or '1'='1",
    '../..',
    real.toUpperCase(),
    real.slice(0, -1),
    `${real}a`,
    `${real},${real}`,
    real.split('').reverse().join(''),
  ];
}

const pairsIn = (cookies: string): Map<string, string> =>
  new Map(cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
const written = (pairs: Map<string, string>): string =>
  [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');

/** The customer of the account page that is shown, or the status. */
async function whoIsIn(origin: string, cookie: string): Promise<string> {
  const { status, text } = await ask(origin, '/customer/account/profile-settings/data', { headers: { cookie } });
  if (status !== 200) return String(status);
  return Object.values(CUSTOMERS).find((email) => text.includes(email)) ?? 'another@';
}

async function forgedCookies({ origin }: Target): Promise<Attempt> {
  const [own, other] = [pairsIn(await signIn(origin, CUSTOMERS.alone)), pairsIn(await signIn(origin, CUSTOMERS.admin))];
  const token = own.get('apollo-token') ?? '';
  const before = await whoIsIn(origin, written(own));
  const outcomes: string[] = [];
  const wrong: string[] = before === CUSTOMERS.alone ? [] : [`the true cookie: ${before}`];
  const readings = [
    ...spellingsOf(token).map(encodeURIComponent),
    ...madeUp(token),
    ...madeUp(own.get('DR_JWT') ?? ''),
  ];
  // White space before a value does not belong to it, and padding is not a character of a cookie.
  for (const forged of readings.filter((each) => each !== encodeURIComponent(` ${token}`) && each !== token)) {
    const who = await whoIsIn(origin, written(new Map([...own, ['apollo-token', forged]])));
    outcomes.push(who);
    if (who.includes('@') || who === '200' || Number(who) >= 500) wrong.push(`apollo-token=${forged}: ${who}`);
  }
  for (const forged of [...madeUp(own.get('DR_JWT') ?? ''), other.get('DR_JWT') ?? '']) {
    const who = await whoIsIn(origin, written(new Map([...own, ['DR_JWT', forged]])));
    outcomes.push(who);
    if ((who.includes('@') && who !== CUSTOMERS.alone) || Number(who) >= 500) wrong.push(`DR_JWT=${forged}: ${who}`);
    const alone = await whoIsIn(origin, `DR_JWT=${forged}`);
    outcomes.push(alone);
    if (alone.includes('@') || Number(alone) >= 500) wrong.push(`DR_JWT alone: ${alone}`);
  }
  const result = [counted(outcomes), ...wrong.slice(0, 10)].join('; ');
  return { attack: 'forged logins', tries: outcomes.length, result, held: wrong.length === 0 && token !== '' };
}

type MailHouse = Pick<Target, 'origin' | 'smtp' | 'rows'>;

async function linkFromMail({ origin, smtp, rows }: MailHouse): Promise<string> {
  const before = smtp.taken.length;
  await rows('DELETE FROM rate_limit');
  await post(origin, '/customer/account/forgot-password', { email: RESET });
  return mailedToken(RESET, smtp, before);
}

/** The token of the link to choose a password, from a mail that arrived after this many others. */
export async function mailedToken(recipient: string, smtp: Target['smtp'], before: number): Promise<string> {
  const sent = () => smtp.taken.slice(before).find(({ to }) => to === recipient);
  const { raw } = await until('the mail with the link', sent, { timeoutMs: 40_000 });
  const { html = '' } = await PostalMime.parse(raw);
  const [link = ''] = /https?:[^"]+createpassword[^"]+/.exec(html.replaceAll('&amp;', '&')) ?? [];
  return new URL(link).searchParams.get('token') ?? '';
}

/** A link of a mail works once, and in no other spelling. */
async function usedLinks(target: Target): Promise<Attempt> {
  const { origin, rows } = target;
  const token = await linkFromMail(target);
  const choose = async (spelled: string, password: string) => {
    const path = `/customer/account/createpassword?token=${encodeURIComponent(spelled)}`;
    return (await post(origin, path, { password, passwordAgain: password })).status;
  };
  const logsIn = async (password: string) => {
    await rows('DELETE FROM rate_limit');
    return cookiesIn(await post(origin, '/customer/login', { email: RESET, password })).includes('apollo-token=');
  };
  const statuses: number[] = [];
  const others = spellingsOf(token).filter((each) => each.trim() !== token);
  for (const [at, spelled] of others.entries()) statuses.push(await choose(spelled, `Forfalsket-${at}-2026`));
  const first = await choose(token, FIRST_PASSWORD);
  const again = [token, ...spellingsOf(token)];
  for (const [at, spelled] of again.entries()) statuses.push(await choose(spelled, `Igen-brugt-${at}-2026`));
  const isHers = await logsIn(FIRST_PASSWORD);
  return {
    attack: 'links of mails in other spellings, and again',
    tries: statuses.length + 1,
    result: `${counted(statuses)}; the link itself ${first}; the password chosen by it works: ${isHers}`,
    held: isHers && statuses.every((status) => status >= 400 && status < 500),
  };
}

/** Secrets of sent mails are removed from the database: with them a reader of the database could choose a password. The demo stores them for the outbox. */
export async function keptTokens(house: MailHouse): Promise<Attempt> {
  const token = await linkFromMail(house);
  const isSent = async () =>
    (await house.rows('SELECT 1 AS one FROM mail WHERE recipient = $1 AND sent_at IS NULL', [RESET])).length === 0;
  await until('the mail to be marked as sent', isSent);
  const found = await house.rows('SELECT id FROM mail m WHERE position($1 IN to_jsonb(m)::text) > 0', [token]);
  const result = `rows of mail with the token of a sent link: ${found.length}`;
  return { attack: 'tokens of mails in the database', tries: 1, result, held: token !== '' && found.length === 0 };
}

export async function forgedLogins(target: Target): Promise<Attempt[]> {
  return [await forgedCookies(target), await usedLinks(target)];
}
