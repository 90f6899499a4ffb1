// A few connections repeat the most expensive anonymous GraphQL document while visitors with other addresses use the shop.
import http from 'node:http';
import { percentile } from '../bench/client.mjs';
import { type Attempt, counted } from './attempt';
import { sendRaw } from './raw-http';
import type { Target } from './target';

const WORDS =
  'papir kuglepen blæk toner konvolut skrivebord ringbind hæftemaskine kontorstol laminering whiteboard batteri'.split(
    ' ',
  );

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const post = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const letter = (at: number) => String.fromCharCode(97 + (at % 26));
/** One letter replaced, another one each turn, so that no search is cached. */
const mistyped = (word: string, turn: number) => {
  const at = 1 + (turn % (word.length - 1));
  return word.slice(0, at) + letter(Math.floor(turn / 3) + at) + word.slice(at + 1);
};
/** This many words with one wrong letter each, others each turn. */
export const mistypedWords = (count: number, turn: number) =>
  Array.from({ length: count }, (_, at) => mistyped(WORDS[(at + turn) % 12] ?? '', turn * 7 + at)).join(' ');

/** The slowest document that is still answered. */
export const SEARCHES_AND_WORDS = 'as many searches as a document may have, of as many mistyped words';

/** Anonymous documents of some kilobytes, by what is expensive about them. */
export const EXPENSIVE: Readonly<Record<string, (turn: number) => string>> = {
  'twenty searches of twelve mistyped words': (turn) =>
    post(
      `{ ${times(20, (at) => `a${at}: products(search: "${mistypedWords(12, turn * 20 + at)}", pageSize: 20) { total_count items { sku } }`)} }`,
    ),
  [SEARCHES_AND_WORDS]: (turn) =>
    post(
      `{ ${times(4, (at) => `a${at}: products(search: "${mistypedWords(8, turn * 4 + at)}", pageSize: 20) { total_count items { sku } aggregations { label options { label count } } }`)} }`,
    ),
  'guides and suggestions': (turn) =>
    post(
      `{ ${times(2, (at) => `a${at}: searchGuide(search: "${mistypedWords(8, turn * 4 + at)}") { corrected words categories { name } printers { name } } b${at}: searchSuggestions(search: "${mistypedWords(8, turn * 4 + 2 + at)}") { terms products { sku name } }`)} }`,
    ),
  'twenty lists with facets and prices': (turn) =>
    post(
      `{ ${times(20, (at) => `a${at}: products(filter: { price: { from: "${turn % 97}", to: "${100 + at}" } }, pageSize: 20) { total_count aggregations { label options { label count } } items { sku price_range { minimum_price { final_price { value } } } } }`)} }`,
    ),
  'recommendations of recommendations in fragments': (turn) =>
    post(
      `{ ${times(10, (at) => `a${at}: products(filter: { price: { from: "${turn % 89}", to: "${200 + at}" } }, pageSize: 10) { ...P }`)} } fragment P on Products { items { sku related_products { sku price_range { minimum_price { final_price { value } } } } crosssell_products { sku } } }`,
    ),
};

const VISITED = ['/', '/kontorartikler', '/customer/login', '/search?q=papir', '/cart'];
const LEAST_PAUSE_MS = 100;

interface Visits {
  p50: number;
  p99: number;
  outcomes: (number | string)[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Eight visitors, each from a separate address, one page after another until the time is over. */
async function visit(origin: string, until: number): Promise<Visits> {
  const taken: number[] = [];
  const outcomes: (number | string)[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = at; performance.now() < until; turn += 1) {
        const path = VISITED[turn % VISITED.length] ?? '/';
        // A shared page is answered from the cache: only every second visit is to one that must be rendered.
        const address = turn % 2 === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}visit=${at}-${turn}`;
        const since = performance.now();
        const headers = { 'x-forwarded-for': `198.51.100.${at + 1}` };
        const answer = await sendRaw(origin, { method: 'GET', address, headers }, agent).catch(() => null);
        taken.push(performance.now() - since);
        outcomes.push(answer?.status ?? 'no answer');
        await sleep(LEAST_PAUSE_MS);
      }
      agent.destroy();
    }),
  );
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), outcomes };
}

/** The longest time in which /healthz, which needs no slot and no database, was not answered. */
async function watchHealth(origin: string, until: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  while (performance.now() < until) {
    const since = performance.now();
    await sendRaw(origin, { method: 'GET', address: '/healthz', headers: {} }, agent).catch(() => null);
    longest = Math.max(longest, performance.now() - since);
    await sleep(10);
  }
  agent.destroy();
  return longest;
}

/** One address repeats a document over this many connections, until `isOver`. */
export async function flood(
  origin: string,
  make: (turn: number) => string,
  connections: number,
  isOver: () => boolean,
): Promise<(number | string)[]> {
  const outcomes: (number | string)[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let turn = at; !isOver(); turn += connections) {
        const headers = { 'content-type': 'application/json', store: 'b2c', 'x-forwarded-for': '203.0.113.66' };
        const answer = await sendRaw(origin, {
          method: 'POST',
          address: '/graphql/commerce',
          headers,
          body: make(turn),
        }).catch(() => null);
        outcomes.push(answer?.status ?? 'no answer');
      }
    }),
  );
  return outcomes;
}

/** What visitors notice of a flood. */
export const MOST_P99_MS = 5_000;
export const MOST_SHED = 0.1;

/** Eight connections of one address repeat each document; visitors with other addresses load pages at the same time. */
export async function crowdedSearches(
  { origin }: Pick<Target, 'origin'>,
  seconds = 8,
  connections = 8,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const [name, make] of Object.entries(EXPENSIVE)) {
    const until = performance.now() + seconds * 1000;
    const [visits, health, attacks] = await Promise.all([
      visit(origin, until),
      watchHealth(origin, until),
      flood(origin, make, connections, () => performance.now() >= until),
    ]);
    const failed = visits.outcomes.filter((outcome) => outcome !== 200);
    const wrong = failed.filter((outcome) => outcome !== 503);
    const held = visits.p99 <= MOST_P99_MS && wrong.length === 0 && failed.length <= visits.outcomes.length * MOST_SHED;
    const result = `others: ${counted(visits.outcomes)}, p50 ${visits.p50.toFixed(0)} ms, p99 ${visits.p99.toFixed(0)} ms; /healthz at most ${health.toFixed(0)} ms; attacker: ${counted(attacks)}`;
    attempts.push({ attack: `GraphQL beside visitors: ${name}`, tries: attacks.length, result, held });
  }
  return attempts;
}
