// Everything that strangers send is read in a time in proportion to its length, up to the most that is taken of it, and within a second.
import { expect, test } from 'vitest';
import { parseFacets } from '#domain/facets';
import { quickLinesOf } from '#domain/quick-order';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { parseLogin } from '~/forms/login/schema.server';
import { parseQuickOrder, QUICK_ORDER_BYTES } from '~/forms/quick-order/schema.server';
import { parseSearch } from '~/forms/search/schema.server';
import { cacheKey } from '~/visit/cache-key.server';
import { readCookies } from '~/visit/cookies.server';
import { formOf } from '~/visit/form.server';
import { FORM_BYTES, MOST_FIELDS, MOST_REPEATS } from '~/visit/form-size.server';
import { LONGEST_ADDRESS, plainAddress } from '../server/address';
import { spellingOf } from '../server/spelling';

/** Node's own limit for a head. */
const HEAD_BYTES = 16 * 1024;
const URLENCODED = 'application/x-www-form-urlencoded';

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const posted = (body: BodyInit, type?: string): Request =>
  new Request('http://shop/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });

async function login(body: string, type: string): Promise<void> {
  // What is too large is refused, which has to be quick as well.
  const form = await formOf(posted(body, type)).catch(() => null);
  if (form) parseLogin(form);
}

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;

async function quickOrder(lines: string, file = ''): Promise<void> {
  const form = new FormData();
  form.set('lines', lines);
  form.set('file', new File([file], 'varer.csv', { type: 'text/csv' }));
  await parseQuickOrder(form);
}

function query(text: string): void {
  const plain = plainAddress(`/search?${text}`, spellingOf(['search', '*']));
  const search = new URLSearchParams(plain?.search);
  parseSearch(search);
  parseFacets(search);
  parseDocumentFilter(search);
  cacheKey({ method: 'GET', host: 'localhost', url: `/search?${text}`, cookies: '' });
}

function cookies(text: string): void {
  readCookies(new Request('http://shop/', { headers: { cookie: text } }));
  cacheKey({ method: 'GET', host: 'localhost', url: '/', cookies: text });
}

/** What is read, the most that is taken of it, and who reads it. */
const PARSERS: readonly [what: string, most: number, read: (length: number) => unknown][] = [
  ['a form of one field again and again', MOST_REPEATS * 7, (n) => login(fill('email=&', n), URLENCODED)],
  ['a form of many fields', MOST_FIELDS * 4, (n) => login(fill('a=b&', n), URLENCODED)],
  ['a form of one long field', FORM_BYTES, (n) => login(`email=${fill('a.', n - 6)}`, URLENCODED)],
  ['a form that is refused', FORM_BYTES, (n) => login(fill('email=&', n), URLENCODED)],
  [
    'a multipart form',
    MOST_REPEATS * part('email').length,
    (n) => login(`${fill(part('email'), n)}--x--`, 'multipart/form-data; boundary=x'),
  ],
  [
    'a multipart form that is refused',
    FORM_BYTES,
    (n) => login(`${fill(part('email'), n)}--x--`, 'multipart/form-data; boundary=x'),
  ],
  ['a query', LONGEST_ADDRESS - 8, (n) => query(fill('q=a&', n))],
  ['a query of facets', LONGEST_ADDRESS - 8, (n) => query(fill('brand=a&brand=b&', n))],
  ['a query of escapes', LONGEST_ADDRESS - 8, (n) => query(`q=${fill('%20', n - 2)}`)],
  ['a path', LONGEST_ADDRESS, (n) => plainAddress(fill('/A%61/..', n), spellingOf(['a/:b/a/:c', '*']))],
  ['cookies', HEAD_BYTES, (n) => cookies(fill('store=a; ', n))],
  ['one cookie', HEAD_BYTES, (n) => cookies(`store=${fill('%22', n - 6)}`)],
  ['lines pasted', QUICK_ORDER_BYTES, (n) => quickOrder(fill('TN-2420 3\n', n))],
  ['a pasted line of spaces', QUICK_ORDER_BYTES, (n) => quickOrder(`a${fill(' ', n - 2)}b`)],
  ['a pasted quantity of spaces', QUICK_ORDER_BYTES, (n) => quickOrder(`a;1${fill(' ', n - 4)}b`)],
  ['empty lines pasted', QUICK_ORDER_BYTES, (n) => quickOrder(fill('\n \r', n))],
  ['a file of lines', 1_000_000, (n) => quickOrder('', fill('TN-2420;3\n', n))],
  ['a file of one row', 1_000_000, (n) => quickOrder('', fill('a;', n))],
  ['a file of quotes', 1_000_000, (n) => quickOrder('', fill('"a";"', n))],
  ['a file of spaces', 1_000_000, (n) => quickOrder('', `a;1${fill(' ', n - 4)}b`)],
];

/** Milliseconds of processor time. */
async function costOf(read: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of a few tries: what else the process did meanwhile is no part of it. */
async function leastCostOf(read: () => unknown): Promise<number> {
  const costs = [await costOf(read), await costOf(read), await costOf(read)];
  return Math.min(...costs);
}

/** Four times as much takes four times as long; a square would be sixteen. Below this many milliseconds nothing can be told. */
const NOISE_MS = 40;

test.each(PARSERS)('%s', async (_what, most, read) => {
  const quarter = await leastCostOf(() => read(Math.floor(most / 4)));
  const whole = await leastCostOf(() => read(most));
  expect(whole).toBeLessThan(9 * quarter + NOISE_MS);
  expect(whole).toBeLessThan(1_000);
});

test('a thousand lines are no more than one too many', () => {
  expect(quickLinesOf('TN-2420 3\n'.repeat(1_000))).toHaveLength(501);
});
