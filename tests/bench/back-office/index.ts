// npm run bench:back-office: every list of the back office over HTTP, on 200,000 orders, 100,000 customers and a large catalogue. Prints p50 and p99;
// asserts nothing. The catalogue comes from the shop's import, as in bench:catalogue.
import { openDatabase } from '#backend/db/client';
import { startService, temporaryFolder } from '../../support/service';
import { NOW } from '../catalogue/grow';
import { namedServer, ownServer } from '../catalogue/server';
import { growShop } from '../catalogue/shop';
import { percentile } from '../client.mjs';
import { report, tableText } from '../table.mjs';
import { fill } from './fill';
import { type Keys, LISTS } from './pages';

const argument = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const products = Number(argument('products', '1000000'));
const rounds = Number(argument('rounds', '100'));
const only = argument('only', '');
/** `--server postgres://…`: the filled database stays there for the next run. */
const named = argument('server', '');
const SIZES = { orders: Number(argument('orders', '200000')), customers: 100_000, companies: 10_000 };
const WARM_UP = 3;
const MOST_MS = 300;

const server = named ? namedServer(named) : await ownServer();
try {
  const grown = await growShop(server, products);
  await grown.close();
  const { url } = await server.databaseFor(products);
  const database = await openDatabase({ url, max: 2 });
  const rows = async <Row>(sql: string): Promise<Row[]> => (await database.pool.query(sql)).rows;
  const isFilled = (await rows(`SELECT FROM sales_order WHERE cart_id = 'bench1'`)).length > 0;
  if (!isFilled) await fill(database, SIZES, NOW);
  const keys = await keysIn(rows);
  await database.close();
  const shop = await startService({
    entry: 'build/server.js',
    env: { DATABASE_URL: url, DEMO: 'on', MIGRATE_ON_START: 'on', DATA_DIR: temporaryFolder(), PICTURES_AHEAD: '0' },
  });
  try {
    const cookie = await logIn(shop.origin);
    for (const [name, page] of Object.entries(LISTS)) {
      if (!name.startsWith(only)) continue;
      const times: number[] = [];
      for (let at = -WARM_UP; at < rounds; at += 1) {
        const path = page(at + WARM_UP, keys);
        const since = performance.now();
        const reply = await fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' });
        await reply.arrayBuffer();
        // A number that one order has leads to its page.
        if (reply.status !== 200 && reply.status !== 302 && reply.status !== 303)
          throw new Error(`${path} answered ${reply.status}`);
        if (at >= 0) times.push(performance.now() - since);
      }
      const p50 = percentile(times, 0.5).toFixed(0);
      process.stderr.write(`  ${name}: ${p50} ms\n`);
      report(name, percentile(times, 0.99), { unit: 'ms', digits: 0, most: MOST_MS, note: `p50 ${p50} ms` });
    }
  } finally {
    await shop.stop();
  }
} finally {
  await server.stop();
}
process.stdout.write(`${tableText()}\n`);

/** Rows in the middle of their lists, and what most products have. */
async function keysIn(rows: <Row>(sql: string) => Promise<Row[]>): Promise<Keys> {
  const statement = `SELECT (SELECT number FROM sales_order ORDER BY placed_at OFFSET ${SIZES.orders / 2} LIMIT 1) AS order,
    (SELECT max(id) - ${SIZES.customers / 2} FROM customer) AS customer, (SELECT max(id) - ${products / 2} FROM product) AS product,
    (SELECT id FROM invoice ORDER BY issued_at, id OFFSET ${SIZES.orders / 2} LIMIT 1) AS document,
    (SELECT invoice_id FROM open_invoice ORDER BY due_at, invoice_id OFFSET (SELECT count(*) / 2 FROM open_invoice) LIMIT 1) AS "openInvoice",
    (SELECT category_id FROM product_category GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS category,
    (SELECT brand_code FROM product WHERE brand_code <> '' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS brand`;
  const [keys] = await rows<Keys>(statement);
  if (!keys) throw new Error('The database is empty');
  return keys;
}

async function logIn(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/staff/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'mette@kontorvaerk.example', password: 'Kontor-2026', to: '' }).toString(),
  });
  if (reply.status !== 303) throw new Error(`The login answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
