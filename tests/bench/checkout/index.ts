// npm run bench:checkout: how fast orders are placed through GraphQL alone, over HTTP, on a PostgreSQL with durable commits; what adding to
// the cart takes; how the sums of a cart grow with its lines, and what the page of a large one takes. Prints a table with aim and met; asserts nothing.
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { openDatabase } from '#backend/db/client';
import { startPostgres } from '../../support/postgres';
import { startService, temporaryFolder } from '../../support/service';
import { percentile } from '../client.mjs';
import { report, tableText } from '../table.mjs';
import { ADD, ask, type Buying, OPEN_AND_ADD, purchase } from './calls';
import { costs } from './costs';
import { cartPage } from './page';

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const AT_ONCE = argument('at-once', 8);
const SECONDS = argument('seconds', 15);
const WARM_UP_SECONDS = 5;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const newCart = () => randomBytes(16).toString('hex');

const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } });
try {
  const url = await postgres.createDatabase();
  const shop = await startService({
    entry: 'build/backend.js',
    env: { DATABASE_URL: url, MIGRATE_ON_START: 'on', DEMO: 'on', DATA_DIR: temporaryFolder() },
  });
  const { pool, close } = await openDatabase({ url, max: 1 });
  let large = '';
  try {
    const skus = await plenty();
    await orders(skus);
    await costs(pool, shop.pid, (turn) => buyingAt(turn, skus));
    await adding(skus);
    await largeCarts(skus);
  } finally {
    await close();
    await shop.stop();
  }
  await cartPage(url, large, 500);

  /** Products sold singly, available to everyone, with enough stock. */
  async function plenty(): Promise<string[]> {
    await pool.query('UPDATE stock_item SET quantity = 1000000');
    const found = await pool.query<{ sku: string }>(
      `SELECT sku FROM product WHERE type = 'simple' AND parent_id IS NULL AND manage_stock AND stock_state = 'common-item' AND min_qty = 1 AND increments = 1
        AND max_qty >= 50 AND NOT request_price AND NOT only_trade AND (store_ids IS NULL OR store_ids @> '{1,2}') ORDER BY id LIMIT 500`,
    );
    return found.rows.map(({ sku }) => sku);
  }

  function buyingAt(turn: number, all: readonly string[]): Buying {
    const [one = '', first = ''] = [all[turn % all.length], all[0]];
    const other = all[(turn * 7 + 3) % all.length] ?? '';
    return { origin: shop.origin, cart: newCart(), skus: one === other ? [one, first] : [one, other] };
  }

  async function orders(all: readonly string[]): Promise<void> {
    const times = new Map<string, number[]>();
    const whole: number[] = [];
    let turn = 0;
    let isWarm = false;
    const until = (end: number) => async () => {
      while (performance.now() < end) {
        turn += 1;
        const since = performance.now();
        await purchase(buyingAt(turn, all), (call, ms) => {
          if (!isWarm) return;
          const known = times.get(call);
          if (known) known.push(ms);
          else times.set(call, [ms]);
        });
        if (isWarm) whole.push(performance.now() - since);
      }
    };
    const lanes = (seconds: number) =>
      Promise.all(Array.from({ length: AT_ONCE }, until(performance.now() + seconds * 1000)));
    await lanes(WARM_UP_SECONDS);
    isWarm = true;
    const since = performance.now();
    await lanes(SECONDS);
    const perSecond = whole.length / ((performance.now() - since) / 1000);
    report(`orders through GraphQL, ${AT_ONCE} at once`, perSecond, {
      unit: '/s',
      digits: 1,
      least: 100,
      note: 'durable commits',
    });
    report('one order of eight calls p50', percentile(whole, 0.5), { unit: 'ms', digits: 1 });
    report('one order of eight calls p99', percentile(whole, 0.99), { unit: 'ms', digits: 1, most: 250 });
    for (const [call, all] of times) report(`… ${call} p50`, percentile(all, 0.5), { unit: 'ms', digits: 1 });
  }

  async function adding(all: readonly string[]): Promise<void> {
    const times: number[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      const cart = newCart();
      await ask(shop.origin, OPEN_AND_ADD, { cart, items: [{ sku: all[turn % all.length], quantity: 1 }] });
      const since = performance.now();
      await ask(shop.origin, ADD, { cart, items: [{ sku: all[(turn + 1) % all.length], quantity: 1 }] });
      if (turn >= 100) times.push(performance.now() - since);
    }
    report('add to cart, one at a time p50', percentile(times, 0.5), { unit: 'ms', digits: 1, most: 5 });
    report('add to cart, one at a time p99', percentile(times, 0.99), { unit: 'ms', digits: 1 });
  }

  async function largeCarts(all: readonly string[]): Promise<void> {
    const perLine: number[] = [];
    for (const lines of [50, 500]) {
      const cart = newCart();
      await ask(shop.origin, 'mutation ($cart: String!) { createEmptyCart(input: { cart_id: $cart }) }', { cart });
      await pool.query(
        `INSERT INTO cart_item (cart_id, product_id, quantity, position)
          SELECT $1, id, 1, row_number() OVER (ORDER BY id) FROM product WHERE sku = ANY ($2::text[]) LIMIT $3`,
        [cart, all, lines],
      );
      large = cart;
      const times: number[] = [];
      for (let turn = 0; turn < 60; turn += 1) {
        const since = performance.now();
        await ask(shop.origin, 'query ($cart: String!) { cart(cart_id: $cart) { prices { grand_total { value } } } }', {
          cart,
        });
        if (turn >= 20) times.push(performance.now() - since);
      }
      const p50 = percentile(times, 0.5);
      perLine.push(p50 / lines);
      report(`sums of a cart of ${lines} lines p50`, p50, {
        unit: 'ms',
        digits: 1,
        most: lines === 500 ? 10 : undefined,
      });
    }
    const [few = 1, many = 0] = perLine;
    report('cost of a line, 500 : 50', many / few, { unit: '×', most: 1 });
  }
} finally {
  await postgres.stop();
}
say(
  `\n${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
say(tableText());
