// An attacker requests a page in an odd way before anyone else; the next visitor, with a plain request, must get the plain page.
import { Agent } from 'node:http';
import { type Dice, diceOf } from '../simulate/random';
import { type Attempt, counted } from './attempt';
import { SPELLINGS } from './odd-spellings';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-http';
import type { Target } from './target';

/** Contained in what an attacker sends; no page of the shop contains it. */
const MARK = 'zqgift';

const PATHS = ['/kontorartikler', '/search', '/info/levering', '/brands', '/', '/blaek-og-toner', '/my-offers', '/te-morgenfrue-earl-grey-25-breve']; // biome-ignore format: a table
const READ = ['brand', 'panel', 'error', 'about', 'price_from', 'price_to', 'sort', 'page', 'q', 'configurableOptions', 'returnTo', 'b2b', 'store', 'utm_source', '_data', 'index', 'reviews', 'sent', 'locale', 'lng', 'callback']; // biome-ignore format: a table
const VALUES = [MARK, `minicart-error&error=${MARK}`, `"><b>${MARK}</b>`, `//${MARK}.example`, `routes/catalogue/place`, 'root', 'en', '1', `minicart`, `%00${MARK}`]; // biome-ignore format: a table
const JOINTS = [
  '?',
  '??',
  '?&',
  '&',
  '&&',
  '&?',
  '?x&',
  '?x?',
  '%3F',
  '#',
  '%23',
  ';',
  '%26',
  '\\?',
  '&amp;',
  '%0a',
  '%0d%0a',
  '//?',
  '/?',
  '/.?',
];
const HEADERS: readonly [string, string][] = [
  ['x-forwarded-host', `${MARK}.example`],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-prefix', `/${MARK}`],
  ['x-forwarded-for', MARK],
  ['forwarded', `host=${MARK}.example`],
  ['x-original-url', `/?brand=${MARK}`],
  ['x-rewrite-url', `/${MARK}`],
  ['x-http-method-override', 'POST'],
  ['x-host', `${MARK}.example`],
  ['origin', `https://${MARK}.example`],
  ['referer', `https://${MARK}.example/`],
  ['user-agent', MARK],
  ['accept', 'application/json'],
  ['accept', 'text/markdown'],
  ['accept-language', 'en'],
  ['accept-encoding', 'br;q=0, gzip;q=0, identity'],
  ['range', 'bytes=0-10'],
  ['if-none-match', '*'],
  ['x-remix-request', 'yes'],
  ['x-client-name', 'commerce'],
  ['cookie', `store=${MARK}`],
  ['cookie', 'locale=en-GB'],
  ['cookie', 'store=b2b'],
  ['cookie', `b2b=${MARK}`],
  ['cookie', `notification=${MARK}`],
  ['cookie', `consent=${MARK}`],
  ['cookie', 'consent=1:a'],
  ['cookie', 'no-js=1'],
  ['cookie', `toast=${MARK}`],
  ['cookie', `personal-coupons=${MARK}`],
  ['cookie', `visitor=${MARK}`],
  ['cookie', 'store=\n"a'.replace('\n', '%0A')],
];

/** All different, so that the attacker is always the first. */
const plainOf = (dice: Dice, turn: number) => `${dice.pick(PATHS)}?q=papir${turn}${dice.percent(50) ? '&page=1' : ''}`;

function attackersOf(plain: string, dice: Dice): RawRequest {
  let address = plain;
  if (dice.percent(25)) {
    const [path = '/', query] = plain.split('?');
    address = `${dice.pick(Object.values(SPELLINGS))(path)}?${query}`;
  }
  for (let more = dice.between(0, 3); more > 0; more -= 1) {
    const piece = `${dice.pick(JOINTS)}${dice.pick(READ)}${dice.pick(['=', '=', '', '%3D'])}${encodeURI(dice.pick(VALUES))}`;
    const place = dice.percent(70) ? address.length : Math.max(0, address.indexOf('?'));
    address = address.slice(0, place) + piece + address.slice(place);
  }
  const chosen = Array.from({ length: dice.between(0, 2) }, () => dice.pick(HEADERS));
  const method = dice.percent(90) ? 'GET' : dice.pick(['HEAD', 'POST', 'OPTIONS']);
  const host: Record<string, string> = dice.percent(10)
    ? { host: dice.pick(['katalog.localhost', 'gaver.localhost', 'design.localhost']) }
    : {};
  return { method, address, headers: { ...host, ...Object.fromEntries(chosen) } };
}

/** Why this is not the page that a visitor expects; null when it is. `own` is the correct page, rendered without the cache. */
function poisonIn(clean: RawAnswer, own: RawAnswer): string | null {
  const said = clean.body + JSON.stringify(clean.headers);
  if (said.includes(MARK)) return `the attacker's words at ${said.indexOf(MARK)}`;
  if (clean.status !== own.status) return `status ${clean.status}, not ${own.status}`;
  if (clean.headers['content-type'] !== own.headers['content-type']) return `${clean.headers['content-type']}`;
  if (clean.headers.location !== own.headers.location) return `sent to ${clean.headers.location}`;
  if (clean.headers['set-cookie']) return 'a cookie of another';
  const [title, expected] = [clean, own].map(({ body }) => /<html[^>]*>|<title>[^<]*/.exec(body)?.[0]);
  if (title !== expected) return `${title}, not ${expected}`;
  // The length of a page's text is the same, within what may change from one moment to the next.
  return Math.abs(clean.body.length - own.body.length) > 4_000
    ? `${clean.body.length} characters, not ${own.body.length}`
    : null;
}

/** Pairs of an attacker and the visitor after them. */
export async function poisonedPages({ origin, seed, isQuick }: Target): Promise<Attempt> {
  const pairs = isQuick ? 50 : 2_000;
  const dice = diceOf(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: (number | string)[] = [];
  const poisoned: string[] = [];
  let shared = 0;
  for (let turn = 0; turn < pairs; turn += 1) {
    const plain = plainOf(dice, turn);
    const attackers = attackersOf(plain, dice);
    const first = await sendRaw(origin, attackers, agent).catch(() => null);
    outcomes.push(first?.status ?? 'hung up');
    const clean = await sendRaw(origin, { method: 'GET', address: plain, headers: {} }, agent);
    // A parameter that no page reads bypasses the page cache.
    const own = await sendRaw(origin, { method: 'GET', address: `${plain}&zz=1`, headers: {} }, agent);
    if (/cache;desc=(hit|stale)/.test(String(clean.headers['server-timing']))) shared += 1;
    const poison = poisonIn(clean, own);
    if (poison !== null) poisoned.push(`${plain} after ${JSON.stringify(attackers)}: ${poison}`);
  }
  agent.destroy();
  const result = `attackers: ${counted(outcomes)}; ${shared} visitors got the page that the attacker's request had made; poisoned: ${poisoned.length}`;
  return {
    attack: 'page cache: odd addresses, then a visitor',
    tries: pairs * 2,
    result: [result, ...poisoned.slice(0, 10)].join('; '),
    held: poisoned.length === 0 && shared > 0,
  };
}
