// Seeded random requests over every route of the shop: odd addresses, queries, cookies, headers and bodies. None may cause a server error.
import { Agent } from 'node:http';
import routes from '../../app/routes';
import { leaves } from '../routes/leaves';
import { type Dice, diceOf } from '../simulate/random';
import { wildPath } from './odd-spellings';
import { type RawRequest, sendRaw } from './raw-http';

export interface FuzzOptions {
  origin: string;
  requests: number;
  seed: number;
  /** Requests under way at once. */
  lanes?: number;
}

export interface Fuzzed {
  /** The number of each status. */
  statuses: Record<number, number>;
  /** Requests answered with 500 or more, with very large headers, or not at all. */
  failures: string[];
  /** The longest headers of a reply, in bytes. */
  longestHead: number;
}

/** The largest headers that proxies accept by default. */
const MOST_HEAD_BYTES = 8 * 1024;
const MOST_TOLD = 20;

const TEXTS = ['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'x', 'æøå', '\ud800', '\u0000', '\u202e', "' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '{"a":1}', '[1]', '__proto__', '%ED%A0%80', '%00', '9'.repeat(400), 'a'.repeat(3_000), ' '.repeat(2_000), '//evil.example', '\\\\evil.example', '/customer/account', 'true', '2026-02-31', 'anna@example.dk', '😀']; // biome-ignore format: a table
const NAMES = ['q', 'page', 'sort', 'brand', 'price_from', 'panel', 'error', 'about', 'sku', 'item', 'qty', 'intent', 'returnTo', 'token', 'id', 'step', 'order', 'user', 'email', 'password', 'lines', 'code', 'store', 'configurableOptions', 'reviews', 'b2b', '_data', 'index', 'options', 'a[9999999]', '__intent__', 'from', 'to', 'status', 'kind', 'invoice', 'product', 'number', 'format', 'here', '', '?x', 'addressId']; // biome-ignore format: a table
const COOKIES = ['apollo-token', 'DR_JWT', 'cart-id', 'store', 'b2b', 'locale', 'toast', 'order', 'notification', 'popup', 'consent', 'personal-coupons', 'visitor', 'DR_SESSION_CONTEXT', 'no-js', '__proto__']; // biome-ignore format: a table
const KNOWN = [
  'kontorartikler',
  'te-morgenfrue-earl-grey-25-breve',
  'language',
  'minicart',
  'commerce',
  'levering',
  '1',
  '0',
  'x',
  'TN-2420',
  'MTI=',
];
const INTENTS = ['add', 'update', 'remove', 'place', 'address', 'shipping', 'payment', 'check', 'save', 'login'];
const DOCUMENTS = ['{ __typename }', '{ products(search: "SAID") { items { sku } } }', 'query A($t: String) { products(search: $t) { total_count } }', '{ route(url: "SAID") { __typename } }', 'mutation { createEmptyCart }', '{', '{ a(b: "SAID") }', '{ cart(cart_id: "SAID") { id } }']; // biome-ignore format: a table

const escaped = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

/** An example of a route's address: parameters filled in at random. */
function filled(address: string, dice: Dice): string {
  const parameter = () => escaped(dice.pick(dice.percent(70) ? KNOWN : TEXTS));
  const withSome = address.replace(/\/:[a-z]+\?/gi, () => (dice.percent(30) ? '' : `/${parameter()}`));
  return withSome.replace(/:[a-z]+|\*/gi, parameter);
}

function pairs(dice: Dice, most: number): [string, string][] {
  return Array.from({ length: dice.between(0, most) }, () => [
    dice.pick(NAMES),
    dice.percent(15) ? dice.pick(INTENTS) : dice.pick(dice.percent(20) ? KNOWN : TEXTS),
  ]);
}

function queryOf(dice: Dice): string {
  if (dice.percent(40)) return '';
  const raw = dice.percent(15);
  const written = pairs(dice, 4).map(([name, value]) => `${escaped(name)}=${raw ? plain(value) : escaped(value)}`);
  return dice.pick(['?', '?', '?', '??', '?&', '#?']) + written.join(dice.pick(['&', '&', ';', '?']));
}

/** Characters that are allowed on a line of HTTP. */
const plain = (text: string): string => text.replace(/[^\u0021-\u007e\u00a1-\u00ff]/g, '');

function cookiesOf(dice: Dice): Record<string, string> {
  if (dice.percent(60)) return {};
  const name = () => dice.pick(COOKIES);
  const value = () => (dice.percent(50) ? escaped(dice.pick(TEXTS)) : plain(dice.pick(TEXTS)));
  return { cookie: Array.from({ length: dice.between(1, 3) }, () => `${name()}=${value()}`).join('; ') };
}

function bodyOf(path: string, dice: Dice): { body: string; type: string } {
  if (path.startsWith('/graphql') || dice.percent(10)) {
    const said = dice.pick(TEXTS);
    const query = dice.pick(DOCUMENTS).replace('SAID', JSON.stringify(said).slice(1, -1));
    return { body: JSON.stringify({ query, variables: { t: said } }), type: 'application/json' };
  }
  const fields = pairs(dice, 6);
  if (dice.percent(25)) {
    const parts = fields.map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return { body: `${parts.join('')}--x--\r\n`, type: 'multipart/form-data; boundary=x' };
  }
  const body = fields.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  return {
    body,
    type: dice.percent(90)
      ? 'application/x-www-form-urlencoded'
      : dice.pick(['text/plain', '', 'multipart/form-data', 'application/json']),
  };
}

/** Logging out and waiting for the demo's mails do not affect others. */
function requestOf(addresses: readonly string[], dice: Dice): RawRequest {
  const known = filled(dice.pick(addresses), dice);
  const path = dice.percent(60) ? wildPath(known, dice) : known;
  const method = dice.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'OPTIONS']);
  const address = Array.from(path + queryOf(dice), (sign) =>
    sign > '\u00ff' || sign <= ' ' ? escaped(sign) : sign,
  ).join('');
  const headers: Record<string, string> = { 'accept-language': dice.pick(['da', 'en', '*;q=x']), ...cookiesOf(dice) };
  if (dice.percent(3))
    headers.host = dice.pick(['a:99999', '1.2.3.999', 'katalog.localhost', 'design.localhost', '[::1]', 'xn--a', '']);
  if (method !== 'POST') return { method, address, headers };
  const { body, type } = bodyOf(path.toLowerCase(), dice);
  return { method, address, body, headers: { 'content-type': type, 'x-client-name': 'commerce', ...headers } };
}

/** Sends this many requests; the same seed sends the same ones. */
export async function fuzz({ origin, requests, seed, lanes = 4 }: FuzzOptions): Promise<Fuzzed> {
  const dice = diceOf(seed);
  const addresses = [...leaves(routes)].map(({ address }) => address);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const told: Fuzzed = { statuses: {}, failures: [], longestHead: 0 };
  let left = requests;
  const fail = (request: RawRequest, why: string) => {
    if (told.failures.length < MOST_TOLD) told.failures.push(`${why}: ${JSON.stringify(request).slice(0, 600)}`);
  };
  async function send(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const request = requestOf(addresses, dice);
      const answer = await sendRaw(origin, request, agent).catch((error: unknown) => String(error));
      if (typeof answer === 'string') {
        fail(request, answer);
        continue;
      }
      told.statuses[answer.status] = (told.statuses[answer.status] ?? 0) + 1;
      told.longestHead = Math.max(told.longestHead, answer.headBytes);
      if (answer.status >= 500) fail(request, String(answer.status));
      else if (answer.headBytes > MOST_HEAD_BYTES) fail(request, `a head of ${answer.headBytes} bytes`);
    }
  }
  await Promise.all(Array.from({ length: lanes }, send));
  agent.destroy();
  return told;
}
