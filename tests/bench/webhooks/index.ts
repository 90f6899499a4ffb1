// npm run bench:webhooks: orders per second with and without a receiver, in turns, and how fast a receiver that was unavailable for an hour gets
// what waited. Prints a table with aim and met; asserts nothing. `-- --events 120000 --turns 4 --seconds 10 --at-once 8`.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#backend/db/client';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { webhookPoster } from '#backend/webhooks/post-webhook';
import { newWebhookSecret, sealWebhookSecret } from '#backend/webhooks/secrets';
import { openWebhookSender } from '#backend/webhooks/send-webhooks';
import { deleteWebhook, insertWebhook } from '#backend/webhooks/webhooks.sql';
import { startPostgres } from '../../support/postgres';
import { startService, temporaryFolder } from '../../support/service';
import { purchase } from '../checkout/calls';
import { report, tableText } from '../table.mjs';

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const EVENTS = argument('events', 120_000);
const TURNS = argument('turns', 4);
const SECONDS = argument('seconds', 10);
const AT_ONCE = argument('at-once', 8);
/** Events of one subject: of an order from its placing to its invoice. */
const OF_ONE = 5;
const MINUTE_MS = 60_000;

interface Counts {
  taken: number;
  repeated: number;
  disordered: number;
  refused: number;
  connections: number;
}

async function openReceiver() {
  const child = fork(path.join(import.meta.dirname, 'receiver.mjs'));
  const [port] = await once(child, 'message');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    counts: async (): Promise<Counts> => (await fetch(`${origin}/state`)).json(),
    turn: (state: 'available' | 'away') => fetch(`${origin}/${state}`, { method: 'PUT' }),
    stop: () => child.disconnect(),
  };
}
type Receiver = Awaited<ReturnType<typeof openReceiver>>;

const addTo = ({ pool }: Database, { origin }: Receiver) =>
  insertWebhook(
    pool,
    {
      ...{ name: 'bench', url: `${origin}/`, kinds: null, stores: null },
      secret: sealWebhookSecret(newWebhookSecret()),
    },
    new Date(),
  );

async function orders(database: Database, origin: string, receiver: Receiver): Promise<void> {
  const { pool } = database;
  await pool.query('UPDATE stock_item SET quantity = 1000000');
  const { rows } = await pool.query<{ sku: string }>(
    `SELECT sku FROM product WHERE type = 'simple' AND parent_id IS NULL AND manage_stock AND stock_state = 'common-item' AND min_qty = 1 AND increments = 1
      AND max_qty >= 50 AND NOT request_price AND NOT only_trade AND (store_ids IS NULL OR store_ids @> '{1,2}') ORDER BY id LIMIT 500`,
  );
  const skus = rows.map(({ sku }) => sku);
  let placed = 0;
  const placeFor = async (seconds: number): Promise<number> => {
    const [since, before] = [performance.now(), placed];
    const lane = async () => {
      while (performance.now() < since + seconds * 1_000) {
        const at = (placed * 7) % (skus.length - 1);
        const pair = [skus[at] ?? '', skus[at + 1] ?? ''] as const;
        await purchase({ origin, cart: randomBytes(16).toString('hex'), skus: pair }, () => undefined);
        placed += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return (placed - before) / ((performance.now() - since) / 1_000);
  };
  await placeFor(5);
  const speeds = { with: [] as number[], without: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    speeds.without.push(await placeFor(SECONDS));
    await addTo(database, receiver);
    speeds.with.push(await placeFor(SECONDS));
    await deleteWebhook(pool, 'bench');
  }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [on, off] = [mean(speeds.with), mean(speeds.without)];
  report(`orders, ${AT_ONCE} at once, no receiver`, off, { unit: '/s', digits: 1 });
  report('orders, a receiver of every event', on, { unit: '/s', digits: 1 });
  report('with a receiver : without', on / off, { unit: '×', least: 0.8, note: `${TURNS} turns of ${SECONDS} s each` });
  report('events taken meanwhile', (await receiver.counts()).taken, { digits: 0 });
}

/** Copies of a real event, a few of each subject. */
const MAKE = `INSERT INTO business_event (kind, subject_kind, subject_id, subject, store, state)
  SELECT e.kind, 'order', $3::int + n % $2, 'bench-' || $3::int + n % $2, e.store, e.state
    FROM (SELECT * FROM business_event WHERE kind = 'order.placed' AND state IS NOT NULL ORDER BY id DESC LIMIT 1) e, generate_series(0, $1 - 1) n`;

async function drain(database: Database, receiver: Receiver): Promise<void> {
  const { pool } = database;
  const started = Date.now();
  let moved = 0;
  const clock = { now: () => new Date(Date.now() + moved) };
  const sender = openWebhookSender({ pool, clock, post: webhookPoster(), log: { error: () => undefined } });
  await addTo(database, receiver);
  await receiver.turn('away');
  for (let minute = 0; minute < 60; minute += 1) {
    await pool.query(MAKE, [EVENTS / 60, EVENTS / 60 / OF_ONE, 10_000_000 + minute * 100_000]);
    await sender.sendAll();
    moved += MINUTE_MS;
  }
  const before = await receiver.counts();
  report('an hour away: events posted in vain', before.refused, { digits: 0 });
  await receiver.turn('available');
  // The longest time until a trial finds the receiver available again.
  const { rows } = await pool.query<{ resume_at: Date }>('SELECT resume_at FROM webhook');
  const pause = Math.max(0, (rows[0]?.resume_at.getTime() ?? 0) - clock.now().getTime());
  moved += pause;
  const [since, cpu] = [performance.now(), process.cpuUsage()];
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 200);
  await sender.sendAll();
  clearInterval(watch);
  const seconds = (performance.now() - since) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await sender.stop();
  const after = await receiver.counts();
  const taken = after.taken - before.taken;
  report(`${EVENTS} waiting events: delivered`, taken, { digits: 0, least: EVENTS });
  report('… repeated, out of order', after.repeated + after.disordered, { digits: 0, most: 0 });
  report('… pause before the first trial', pause / 1_000, { unit: 's', digits: 0 });
  report('… until none waits', seconds, { unit: 's', digits: 1, most: 120 });
  report('… per second', taken / seconds, { unit: '/s', digits: 0, least: 1_000 });
  report('… processor time of the sender for an event', (user + system) / 1_000 / taken, { unit: 'ms' });
  report('… connections', after.connections - before.connections, { digits: 0 });
  report('… memory of the sender', memory / 1024 / 1024, { unit: 'MB', digits: 0 });
  report('… all of it, with making the events', (Date.now() - started) / 1_000, { unit: 's', digits: 0 });
}

allowPrivateHosts(['127.0.0.1']);
const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } });
const receiver = await openReceiver();
try {
  const url = await postgres.createDatabase();
  const shop = await startService({
    entry: 'build/backend.js',
    env: { DATABASE_URL: url, MIGRATE_ON_START: 'on', DEMO: 'on', DATA_DIR: temporaryFolder() },
  });
  const database = await openDatabase({ url, max: 4 });
  try {
    await orders(database, shop.origin, receiver);
    await shop.stop();
    await drain(database, receiver);
  } finally {
    await database.close();
    await shop.stop();
  }
} finally {
  receiver.stop();
  await postgres.stop();
}
const load = loadavg().map((of) => of.toFixed(1));
process.stdout.write(`\n${cpus().length} cores, load ${load.join(' ')}\n\n${tableText()}\n`);
