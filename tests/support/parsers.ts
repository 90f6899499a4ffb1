// The parsers of untrusted input, each with its largest accepted input, filled with what is hard to parse.

import { buildSchema } from 'graphql';
import { MAX_BODY_BYTES } from '#backend/graphql/http';
import { MAX_TOKENS } from '#backend/graphql/limits';
import { plannerOf } from '#backend/graphql/plans';
import { parseFacets } from '#domain/catalogue/facets';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { parseHappening } from '~/forms/event/schema.server';
import { parseLogin } from '~/forms/login/schema.server';
import { parseQuickOrder, QUICK_ORDER_BYTES } from '~/forms/quick-order/schema.server';
import { cacheKey } from '~/request-context/cache-key.server';
import { readCookies } from '~/request-context/cookies.server';
import { formOf } from '~/request-context/form.server';
import { FORM_BYTES, MOST_FIELDS, MOST_REPEATS } from '~/request-context/form-size.server';
import { LONGEST_ADDRESS, plainAddress } from '../../server/address';
import { spellingOf } from '../../server/spelling';

/** Node's own limit for a head. */
const HEAD_BYTES = 16 * 1024;
const URLENCODED = 'application/x-www-form-urlencoded';

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const posted = (body: BodyInit, type?: string): Request =>
  new Request('http://shop/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });

async function login(body: string, type: string): Promise<void> {
  // Oversized input is rejected, which has to be quick as well.
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
  parseFacets(search);
  parseDocumentFilter(search);
  cacheKey({ method: 'GET', host: 'localhost', url: `/search?${text}`, cookies: '' });
}

function cookies(text: string): void {
  readCookies(new Request('http://shop/', { headers: { cookie: text } }));
  cacheKey({ method: 'GET', host: 'localhost', url: '/', cookies: text });
}

const SCHEMA = buildSchema('type Query { a: Query b(c: String, d: [[[Int]]]): Int }');

/** As the back end reads a document: without a cache, or the second time would measure nothing. */
function document(text: string): void {
  const planner = plannerOf(SCHEMA, new Set());
  try {
    planner.plan(planner.parse(text), null);
  } catch {
    // No GraphQL, or too many tokens: the rejection has to be quick as well.
  }
}

/** The largest body that the HTTP server accepts. */
const JSON_BYTES = 1024 * 1024;
const event = (body: string) => parseHappening(posted(body, 'application/json'));

/** The kind of input, its largest accepted size, and its parser. */
export const PARSERS: readonly [what: string, most: number, read: (length: number) => unknown][] = [
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
  ['a document of fields', MAX_TOKENS - 2, (n) => document(`{${fill('a ', n * 2)}}`)],
  ['a document of names', MAX_TOKENS, (n) => document(`{${fill('x:b ', (n * 4) / 3)}}`)],
  ['a document of fragments', MAX_TOKENS, (n) => document(fill('fragment F on Query{b} ', n * 3))],
  ['a document within itself', MAX_TOKENS, (n) => document(`${fill('{a', n)}${fill('}', n / 2)}`)],
  ['a document of one long text', MAX_BODY_BYTES, (n) => document(`{b(c:"${fill('x', n)}")}`)],
  ['a document of remarks', MAX_BODY_BYTES, (n) => document(`{b}${fill('#\n', n)}`)],
  ['a document of brackets', MAX_BODY_BYTES, (n) => document(`{b(d:${fill('[', n)}`)],
  ['an event with a long name', JSON_BYTES, (n) => event(`{"kind":"product","key":"${fill('x', n)}"}`)],
  ['an event of many fields', JSON_BYTES, (n) => event(`{${fill('"kind":"click",', n)}"key":"x"}`)],
  ['an event within itself', JSON_BYTES, (n) => event(`${fill('{"kind":', n / 2)}1${fill('}', n / 16)}`)],
  ['an event of brackets', JSON_BYTES, (n) => event(fill('[', n))],
  ['a file of lines', 1_000_000, (n) => quickOrder('', fill('TN-2420;3\n', n))],
  ['a file of one row', 1_000_000, (n) => quickOrder('', fill('a;', n))],
  ['a file of quotes', 1_000_000, (n) => quickOrder('', fill('"a";"', n))],
  ['a file of spaces', 1_000_000, (n) => quickOrder('', `a;1${fill(' ', n - 4)}b`)],
];
