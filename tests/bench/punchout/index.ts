// npm run bench:punchout: how long a procurement system waits: from its request to the first page its buyer sees, by OCI and cXML, and for a
// search without a buyer, over a grown catalogue. Prints a table with aim and met; asserts nothing.
import { cpus, loadavg } from 'node:os';
import { startService, temporaryFolder } from '../../support/service';
import { TERMS } from '../catalogue/names';
import { ownServer } from '../catalogue/server';
import { growShop } from '../catalogue/shop';
import { percentile } from '../client.mjs';
import { report, tableText } from '../table.mjs';
import { DEMO_CXML_BUYER, DEMO_PUNCHOUT_LOGIN } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const numberAfter = (name: string, otherwise: number): number => {
  const given = process.argv.indexOf(`--${name}`);
  return given < 0 ? otherwise : Number(process.argv[given + 1]);
};
const PRODUCTS = numberAfter('products', 100_000);
const ROUNDS = numberAfter('rounds', 60);
const WARM_UP = 10;
const MOST_TO_FIRST_PAGE = 100;
const MOST_OF_A_SEARCH = 150;
const HOOK = 'http://localhost:9/home';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A buyer's browser from one address to the final page, with the cookies that are set on the way. */
async function pageAfter(first: Response): Promise<string> {
  const cookies = new Map<string, string>();
  let answer = first;
  let at = first.url;
  while (answer.status === 303 || answer.status === 302) {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    await answer.arrayBuffer();
    at = new URL(answer.headers.get('location') ?? '/', at).href;
    answer = await fetch(at, { redirect: 'manual', headers: { cookie: [...cookies.values()].join('; ') } });
  }
  const html = await answer.text();
  if (answer.status !== 200 || html.includes('invalid-session')) throw new Error(`${at} answers ${answer.status}`);
  return html;
}

let documents = 0;
const setupDocument = () => {
  documents += 1;
  const name = `<Credential domain="NetworkID"><Identity>${DEMO_CXML_BUYER}</Identity>`;
  const to = '<Credential domain="NetworkID"><Identity>kontorvaerk</Identity></Credential>';
  return `<cXML payloadID="${documents}@bench.example" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${name}</Credential></From><To>${to}</To><Sender>${name}<SharedSecret>${DEMO_PASSWORD}</SharedSecret></Credential><UserAgent>bench</UserAgent></Sender></Header><Request><PunchOutSetupRequest operation="create"><BuyerCookie>b${documents}</BuyerCookie><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost></PunchOutSetupRequest></Request></cXML>`;
};

const callUp = (origin: string, more: Record<string, string> = {}) =>
  fetch(`${origin}/punchout/authenticate`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ USERNAME: DEMO_PUNCHOUT_LOGIN, PASSWORD: DEMO_PASSWORD, HOOK_URL: HOOK, ...more }),
  });

async function byOci(origin: string): Promise<void> {
  const html = await pageAfter(await callUp(origin));
  if (!html.includes('I handler for')) throw new Error('no visit has begun');
}

async function byCxml(origin: string): Promise<void> {
  const headers = { 'content-type': 'text/xml; charset=UTF-8' };
  const answer = await fetch(`${origin}/punchout/cxml`, { method: 'POST', body: setupDocument(), headers });
  const [, start] = /<StartPage><URL>([^<]+)</.exec(await answer.text()) ?? [];
  if (!start) throw new Error('no address to start at');
  const html = await pageAfter(await fetch(new URL(new URL(start).pathname, origin), { redirect: 'manual' }));
  if (!html.includes('I handler for')) throw new Error('no visit has begun');
}

/** Another word each time, with product numbers now and then: no reply is cached. */
const WORDS = Object.values(TERMS).flat();
let searches = 0;
async function bySearch(origin: string): Promise<void> {
  searches += 1;
  const words = WORDS[searches % WORDS.length] ?? '';
  const answer = await callUp(origin, { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: words });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('<form')) throw new Error(`${words}: ${answer.status}`);
}

async function tell(what: string, most: number, work: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS + WARM_UP; turn += 1) {
    const since = performance.now();
    await work();
    if (turn >= WARM_UP) times.push(performance.now() - since);
  }
  report(`${what} p50`, percentile(times, 0.5), { unit: 'ms', digits: 0, most });
  report(`${what} p99`, percentile(times, 0.99), { unit: 'ms', digits: 0 });
}

const server = await ownServer();
try {
  const place = await server.databaseFor(PRODUCTS);
  say(`${PRODUCTS} products are imported …`);
  const grown = await growShop({ databaseFor: async () => place, stop: async () => undefined }, PRODUCTS);
  await grown.close();
  const shop = await startService({
    entry: 'build/server.js',
    env: {
      ...{ DATABASE_URL: place.url, MIGRATE_ON_START: 'on', DEMO: 'on', DATA_DIR: temporaryFolder() },
      ...{ GZIP: 'off', PICTURES_AHEAD: '0', NODE_ENV: 'production' },
    },
  });
  try {
    await tell('OCI: call-up to first page', MOST_TO_FIRST_PAGE, () => byOci(shop.origin));
    await tell('cXML: setup request to first page', MOST_TO_FIRST_PAGE, () => byCxml(shop.origin));
    await tell(`BACKGROUND_SEARCH over ${PRODUCTS} products`, MOST_OF_A_SEARCH, () => bySearch(shop.origin));
  } finally {
    await shop.stop();
  }
} finally {
  await server.stop();
}
const load = loadavg().map((minutes) => minutes.toFixed(1));
say(`\n${cpus().length} cores, load ${load.join(' ')}\n`);
say(tableText());
