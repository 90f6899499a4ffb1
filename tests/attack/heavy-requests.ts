// The largest accepted requests, built to be slow to parse: many fields, nested names, long words, cookies, files.
import routes from '../../app/routes';
import { leaves } from '../routes/leaves';
import { type Attempt, counted } from './attempt';
import type { RawRequest } from './raw-http';
import { costFault, costOf } from './server-cost';
import type { Target } from './target';

/** A little less than the largest body that the shop accepts, and about the largest form. */
const LARGEST = 1_000_000;
const FORM = 130_000;
const URLENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = 'xxxxxxxx';

const upTo = (bytes: number, piece: string | ((at: number) => string)): string => {
  if (typeof piece === 'string') return piece.repeat(Math.floor(bytes / piece.length));
  const pieces: string[] = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    const next = piece(at);
    size += next.length;
    pieces.push(next);
  }
  return pieces.join('');
};
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const multipart = (parts: string) => ({
  body: `${parts}--${BOUNDARY}--\r\n`,
  type: `multipart/form-data; boundary=${BOUNDARY}`,
});
const form = (body: string) => ({ body, type: URLENCODED });

type Heavy = { body: string; type: string; chunked?: boolean };

/** By the kind of load. */
const BODIES: Readonly<Record<string, () => Heavy>> = {
  'one name again and again, 1 MB': () => form(upTo(LARGEST, 'email=&')),
  'one name again and again, unannounced': () => ({ ...form(upTo(LARGEST, 'email=&')), chunked: true }),
  'one name again and again': () => form(upTo(FORM, 'email=&')),
  'many names': () => form(upTo(FORM, (at) => `a${at}=&`)),
  'nothing but separators': () => form('&'.repeat(FORM)),
  'a name nested a thousand times': () => form(`a${'[a]'.repeat(40_000)}=x`),
  'lists within lists': () => form(upTo(FORM, (at) => `a[${at}][0]=x&`)),
  'dots within names': () => form(`a${'.a'.repeat(60_000)}=x`),
  'a list of a hundred million': () => form('lines[99999999]=x&email[4294967294]=x'),
  'broken escapes': () => form(`email=${upTo(FORM, '%ED%A0')}`),
  'one long word': () => form(`email=${'a'.repeat(FORM / 2)}&password=${'a'.repeat(FORM / 2 - 100)}`),
  'multipart, one name again and again': () => multipart(upTo(LARGEST, part('email', ''))),
  'multipart, many names': () => multipart(upTo(LARGEST, (at) => part(`a${at}`, ''))),
  'multipart, empty parts': () => multipart(upTo(LARGEST, `--${BOUNDARY}\r\n`)),
  'multipart, a long head': () => multipart(part('email', 'x', `; x="${'\\"'.repeat(LARGEST / 3)}"`)),
  'multipart, almost its boundary': () => multipart(part('email', upTo(LARGEST / 2, `\r\n--${BOUNDARY.slice(1)}`))),
  'multipart that never ends': () => ({ ...multipart(part('email', 'x')), body: part('email', 'x'.repeat(LARGEST)) }),
  'multipart, an address of a megabyte': () => multipart(part('email', `a@${upTo(LARGEST - 500, 'a.')}`)),
  'multipart, fields of white space': () =>
    multipart(['email', 'name', 'postcode', 'phone'].map((name) => part(name, `a${' '.repeat(200_000)}b`)).join('')),
  'multipart, digits and dashes': () =>
    multipart(['phone', 'cvr', 'ean', 'qty', 'postcode'].map((name) => part(name, upTo(150_000, '1-'))).join('')),
  'multipart, half signs': () => multipart(part('comment', upTo(LARGEST - 500, '\u0308'.repeat(50)))),
  JSON: () => ({ body: `{"email":${'['.repeat(250_000)}`, type: 'application/json' }),
  'JSON, one name again and again': () => ({
    body: `{${upTo(250_000, '"query":"{a}",')}"a":1}`,
    type: 'application/json',
  }),
  'JSON, nested variables': () => ({
    body: `{"query":"query A($t: String) { products(search: $t) { total_count } }","variables":{"t":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    type: 'application/json',
  }),
  'text that is no form': () => ({ body: 'x'.repeat(LARGEST), type: 'text/plain' }),
};

/** Pasted into or sent to the one form that accepts lists. */
const LISTS: Readonly<Record<string, () => string>> = {
  'lines without end': () => '\n'.repeat(LARGEST / 2),
  'one line of white space': () => `a${' '.repeat(LARGEST / 2)}b`,
  'many short lines': () => upTo(LARGEST / 2, 'a 1\n'),
  separators: () => upTo(LARGEST / 2, ';\t,'),
  'open quotes': () => upTo(LARGEST / 2, '"a;'),
  'quotes within quotes': () => `"${'""'.repeat(LARGEST / 4)}`,
  'long numbers': () => upTo(LARGEST / 2, `TN-2420 ${'9'.repeat(1_000)}\n`),
};

const LONG_QUERIES: Readonly<Record<string, string>> = {
  'one name again and again': 'q=&'.repeat(1_350),
  'many pairs': upTo(4_000, (at) => `${at}=&`),
  'a long list of options': `configurableOptions=${'1,'.repeat(1_950)}`,
  'many words': `q=${'ab+'.repeat(1_300)}`,
  'broken escapes': `q=${'%ED%A0'.repeat(650)}`,
  'white space': `q=a${'+'.repeat(3_900)}b`,
};

const LONG_COOKIES: Readonly<Record<string, string>> = {
  'one name again and again': 'store=;'.repeat(1_900),
  'many names': upTo(13_000, (at) => `a${at}=;`),
  separators: ';'.repeat(13_000),
  'signs of equality': `store=${'='.repeat(13_000)}`,
  escapes: `consent=${'%25'.repeat(4_300)}`,
  'white space': `consent=1:${' '.repeat(13_000)}x`,
};

/** Each body of the quick part is sent to one of these, in turn. */
const QUICK_PATHS = ['/customer/login', '/cart', '/graphql/commerce'];

function* posts(isQuick: boolean): Generator<[string, RawRequest]> {
  const acting = [...leaves(routes)]
    .filter(({ acts }) => acts)
    .map(({ address }) => address.replace(/:\w+\??|\*/g, '0'));
  const all = isQuick ? QUICK_PATHS : [...acting, '/graphql/commerce'];
  for (const [turn, [name, make]] of Object.entries(BODIES).entries()) {
    const paths = isQuick ? all.slice(turn % all.length, (turn % all.length) + 1) : all;
    const { body, type, chunked } = make();
    const headers = {
      'content-type': type,
      'x-client-name': 'commerce',
      ...(chunked && { 'transfer-encoding': 'chunked' }),
    };
    for (const address of paths) yield [`${name}: ${address}`, { method: 'POST', address, headers, body }];
  }
}

function* lists(): Generator<[string, RawRequest]> {
  for (const [name, make] of Object.entries(LISTS)) {
    const [pasted, file] = [part('lines', make()), part('file', make(), '; filename="a.csv"')];
    for (const [how, parts] of Object.entries({ pasted, file: part('lines', '') + file })) {
      const { body, type } = multipart(parts + part('intent', 'check'));
      yield [
        `${name}, ${how}`,
        { method: 'POST', address: '/hurtigbestilling', headers: { 'content-type': type }, body },
      ];
    }
  }
}

function* questions(isQuick: boolean): Generator<[string, RawRequest]> {
  const pages = ['/', '/search', '/kontorartikler', '/search/suggest', '/checkout', '/row/front/1', '/prices'];
  for (const [turn, address] of pages.entries()) {
    // The quick part requests every page and sends every query and cookie, but not every pair of them.
    const chosen = <Pair>(pairs: Pair[]) => pairs.filter((_, at) => !isQuick || (at + turn) % 3 === 0);
    for (const [name, query] of chosen(Object.entries(LONG_QUERIES)))
      yield [
        `query, ${name}: ${address}`,
        { method: 'GET', address: `${address}?${query}`.slice(0, 4_090), headers: {} },
      ];
    for (const [name, cookie] of chosen(Object.entries(LONG_COOKIES)))
      yield [`cookies, ${name}: ${address}`, { method: 'GET', address, headers: { cookie } }];
  }
}

async function attackWith(target: Target, attack: string, requests: Iterable<[string, RawRequest]>): Promise<Attempt> {
  const faults: string[] = [];
  const outcomes: (number | string)[] = [];
  let most = 0;
  for (const [name, request] of requests) {
    const cost = await costOf(target, request);
    most = Math.max(most, cost.seconds);
    outcomes.push(cost.answer?.status ?? 'hung up');
    const fault = costFault(cost);
    if (fault !== null) faults.push(`${name}: ${fault}`);
  }
  const result = `${counted(outcomes)}; at most ${most.toFixed(2)} s of processor time`;
  return {
    attack,
    tries: outcomes.length,
    result: [result, ...faults.slice(0, 10)].join('; '),
    held: faults.length === 0,
  };
}

/** No request takes more than a second of the shop's processor time, and /healthz is 200 while each is read. */
export async function heavyRequests(target: Target): Promise<Attempt[]> {
  return [
    await attackWith(target, 'floods of form fields, multipart, JSON', posts(target.isQuick)),
    await attackWith(target, 'pasted lines and files without end', lists()),
    await attackWith(target, 'long queries and cookies', questions(target.isQuick)),
  ];
}
