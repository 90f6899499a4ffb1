// Every page and every action of the shop, requested by others with the identifiers of one customer's objects, including the cart cookie:
// nothing of that customer is revealed or changed. Addresses come from the route table, intents from the forms themselves.
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { MARK, type MarkedCustomer, markCustomer } from '../support/marked-customer';
import { type Shop, startShop } from '../support/shop';
import { sourcesIn } from '../support/source';
import { doorOf } from './door';
import { leaves } from './leaves';

const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const STRANGERS = [null, 'anna@example.dk', BIRGITTE] as const;

let shop: Shop | undefined;
let pool: pg.Pool;
let marked: MarkedCustomer;
const door = doorOf(() => shop?.origin ?? '');
beforeAll(async () => {
  const { url } = await freshDatabase();
  pool = new pg.Pool({ connectionString: url, max: 2 });
  marked = await markCustomer(async (sql, values) => (await pool.query(sql, values)).rows);
  shop = await startShop({ databaseUrl: url });
});
const inParts = <Each>(all: readonly Each[], most: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));

afterAll(async () => {
  await shop?.stop();
  await pool?.end();
});

/** Values for the parameters of an address, and the query strings of some. */
const paths = (address: string): string[] => {
  const { known } = marked;
  const params: Record<string, string> = {
    '/customer/account/orders/:id': known.number,
    '/graphql/:client': 'commerce',
    '/row/:location/:id': 'front',
  };
  const path = address.replace(/\/\*$/, '/x').replace(/:[\w]+\??/g, params[address] ?? known.id);
  if (address === '/customer/account/customer-administration') return [path, `${path}?user=${known.id}`];
  if (address === '/customer/account/pending-order') return [path, `${path}?order=${known.number}`];
  if (address === '/customer/account/invoices') return [path, `${path}?number=${known.invoice}`];
  if (address !== '/panel/:name') return [path];
  const asked = `address=${known.address}&item=${encodeURIComponent(known.line)}&order=${known.number}&number=${known.number}`;
  return PANELS.map((name) => `/panel/${name}?returnTo=/&panel=${name}&${asked}`);
};

const PANELS = [
  ...new Set(sourcesIn('app/panels').flatMap(({ path }) => /app\/panels\/([a-z-]+)\/panel/.exec(path)?.[1] ?? [])),
];

/** Every intent that one of our forms sends. */
const intents = () => [
  ...new Set(
    ['app/ui', 'app/forms', 'app/panels'].flatMap((folder) =>
      sourcesIn(folder).flatMap(({ code }) =>
        [...code.matchAll(/name="intent"\s+value="([\w-]+)"/g)].map(([, intent]) => intent ?? ''),
      ),
    ),
  ),
];

/** One in this many of the intents that a page does not handle is sent. */
const UNKNOWN_ONE_IN = process.env.ALL_FLOWS ? 5 : 25;

/** The source that handles a POST to an address: its route's file or its panel's folder, with their imports from the storefront. */
function codeBehind(file: string, path: string): string {
  const panel = /^\/panel\/([a-z-]+)/.exec(path)?.[1];
  const own = sources.filter((source) =>
    panel ? source.path.startsWith(`app/panels/${panel}/`) : source.path === file,
  );
  const imported = new Set(own.flatMap(({ imports }) => imports.map((one) => one.path)));
  const near = sources.filter((source) => imported.has(source.path.replace(/\.tsx?$/, '')));
  return [...own, ...near].map(({ code }) => code).join('\n');
}
const sources = sourcesIn('app/routes', 'app/panels', 'app/forms');

/** As a separate word in the usual run; in any text that contains it in a complete run. */
const handles = (code: string, intent: string): boolean =>
  process.env.ALL_FLOWS ? code.includes(intent) : new RegExp(`(?<![\\w-])${intent}(?![\\w-])`).test(code);

/** The intents that an address handles, and some of the others. */
function pressesOn(file: string, path: string, every: readonly string[]): string[] {
  const code = codeBehind(file, path);
  return every.filter((intent, at) => handles(code, intent) || (at + path.length) % UNKNOWN_ONE_IN === 0);
}

/** A company's administrator, who may do most, opens each page; of the two others one does in the usual run, in turn. */
const isMetBy = (email: string | null, turn: number): boolean =>
  Boolean(process.env.ALL_FLOWS) || email === BIRGITTE || (turn % 2 === 0) === (email === null);

/** Ends the requesting login, or is not a page for shoppers. */
const LEFT_OUT = new Set(['/customer/logout', '/demo/login', '/media/*', '/payment/*']);

test('no page and no action reveals a customer’s data to others, or changes it', async () => {
  const { known, cartId } = marked;
  const routes = [...leaves((await import('../../app/routes')).default)].filter(
    ({ address }) => !LEFT_OUT.has(address),
  );
  const body = {
    addressId: known.address,
    address: known.address,
    id: known.printer,
    session: known.session,
    itemId: known.line,
    item: known.line,
    line: known.line,
    order: known.number,
    user: known.id,
    sku: 'zzz',
    quantity: '1',
    [`pieces-${known.line}`]: '1',
    [`order-${known.number}`]: known.order,
    reason: 'zzz',
    name: 'zzz',
  };
  const every = intents();
  const before = await marked.snapshot();
  const wrong: string[] = [];
  let asked = 0;
  // All before the walk, whose login attempts exceed the limit.
  const logins = new Map<string, string>();
  for (const email of STRANGERS) if (email) logins.set(email, await door.logIn(email));
  for (const email of STRANGERS) {
    const login = (email && logins.get(email)) || '';
    const cookies = `${login}; cart-id=${cartId}`;
    const note = async (what: string, answer: Response) => {
      asked += 1;
      const text = await answer.text();
      if (text.includes(MARK)) wrong.push(`${what} tells ${email}`);
      if (answer.status >= 500) wrong.push(`${what} answers ${email} with ${answer.status}`);
    };
    for (const { address, acts, file } of routes) {
      for (const [at, path] of paths(address).entries()) {
        if (!isMetBy(email, address.length + at)) continue;
        await note(`GET ${path}`, await door.ask(path, { cookies }));
        // A company's administrator may do most; what they may not do, the others may not either.
        if (!acts || email !== BIRGITTE) continue;
        const press = async (intent: string) =>
          note(`POST ${path} ${intent}`, await door.post(path, { ...body, intent }, { cookies }));
        // An address may send four forms with pictures at a time.
        for (const presses of inParts(pressesOn(file, path, every), path.startsWith('/reklamation') ? 4 : 100))
          await Promise.all(presses.map(press));
      }
    }
    if ((await marked.snapshot()) !== before) wrong.push(`${email} changed what is theirs`);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(process.env.ALL_FLOWS ? 1500 : 700);
});
