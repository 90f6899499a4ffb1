// Cost of the request context (customer, store, access): its time, its share of a page, and its calls to the back end.
import { startShop, withServer } from './servers.mjs';
import { findPages, request } from './shop-pages.mjs';
import { report } from './table.mjs';

const PAGES_ALWAYS_MADE = { PAGE_CACHE: 'off', GZIP: 'off' };
const WARM_UP = 100;
const ASKED = 200;
/** One call for the customer; the key that verifies logins is requested once per process. */
const MOST_CALLS = 1;
const VISITORS = { visitor: null, 'business customer': 'birgitte@havnens-arkitekter.example' };

const middle = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The demo bar's login. */
async function cookiesOf(shop, email) {
  const reply = await request(shop, '/demo/login', {}, { email, returnTo: '/' });
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** As the page reports it in Server-Timing: `enter;dur=0.31;desc="1 calls, 2 statements"`, and its total time. */
function read({ headers }) {
  const told = String(headers['server-timing'] ?? '');
  const [, ms, calls, statements] = /enter;dur=([\d.]+);desc="(\d+) calls, (\d+) statements"/.exec(told) ?? [];
  const [, total] = /total;dur=([\d.]+)/.exec(told) ?? [];
  return { ms: Number(ms), calls: Number(calls), statements: Number(statements), total: Number(total) };
}

export async function measureDoor(env) {
  await withServer(startShop({ ...env, ...PAGES_ALWAYS_MADE }), async (shop) => {
    const { paths } = await findPages(shop);
    for (const [name, email] of Object.entries(VISITORS)) {
      const headers = email ? { Cookie: await cookiesOf(shop, email) } : {};
      const ask = async () => read(await request(shop, paths.product, headers));
      for (let count = 0; count < WARM_UP; count += 1) await ask();
      const told = [];
      for (let count = 0; count < ASKED; count += 1) told.push(await ask());
      const of = (part) => middle(told.map((each) => each[part]));
      const share = (100 * of('ms')) / of('total');
      const note = `${share.toFixed(1)} % of ${of('total').toFixed(1)} ms, ${of('calls')} questions, ${of('statements')} statements`;
      report(`the door, ${name}`, of('ms'), { unit: 'ms', note });
      report(`the door, ${name}: questions`, of('calls'), { digits: 0, most: email ? MOST_CALLS : 0 });
    }
  });
}
