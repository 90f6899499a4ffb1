// npm run bench:subscriptions: how fast deliveries that are due on one morning become orders, and how long a category page that is not cached
// takes in the meantime and before. Prints a table with aim and met; asserts nothing. `-- --subscriptions 10000` sets their number.
import { cpus, loadavg } from 'node:os';
import type { Pool } from 'pg';
import { openDatabase } from '#backend/db/client';
import { startPostgres } from '../../support/postgres';
import { startShop } from '../../support/shop';
import { percentile } from '../client.mjs';
import { report, tableText } from '../table.mjs';

const at = process.argv.indexOf('--subscriptions');
const COUNT = at < 0 ? 10_000 : Number(process.argv[at + 1]);
/** The buyers: on invoice, without an approver. */
const BUYER = 'birgitte@havnens-arkitekter.example';
/** Subscriptions per buyer, whose business has no others. */
const EACH = 10;
/** The interval between a visitor's page views. */
const LOOKS = 100;
const PAUSE_MS = 20;
/** The remainder is counted so seldom that counting adds no load. */
const COUNT_EVERY_MS = 500;

const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } });
try {
  const databaseUrl = await postgres.createDatabase();
  const shop = await startShop({
    databaseUrl,
    env: { MIGRATE_ON_START: 'on', PICTURES_AHEAD: '0' },
    timeoutMs: 600_000,
  });
  const { pool, close } = await openDatabase({ url: databaseUrl, max: 2 });
  try {
    const page = await categoryPage(pool);
    const look = (turn: number) => timeOf(`${shop.origin}${page}?look=${turn}`);
    for (let turn = 0; turn < LOOKS; turn += 1) await look(turn);
    const before = await looks(look, () => Promise.resolve(false), LOOKS);
    await makeDue(pool);
    const since = performance.now();
    let begun = since;
    const during = await looks(look, async () => {
      const left = await dueNow(pool);
      if (left === COUNT) begun = performance.now();
      return left > 0;
    });
    const seconds = (performance.now() - begun) / 1000;
    const { rows } = await pool.query<{ outcome: string; runs: number }>(
      `SELECT concat_ws(' ', outcome, why) AS outcome, count(*)::int AS runs FROM subscription_run GROUP BY 1`,
    );
    for (const { outcome, runs } of rows) report(`deliveries ${outcome}`, runs, { unit: '', digits: 0 });
    report(`${COUNT} deliveries due at once`, COUNT / seconds, { unit: '/s', digits: 1, least: 50 });
    report('a category page before, p99', percentile(before, 0.99), { unit: 'ms', digits: 1 });
    report('a category page meanwhile, p99', percentile(during, 0.99), {
      unit: 'ms',
      digits: 1,
      most: Math.round(20 * percentile(before, 0.99)) / 10,
    });
  } finally {
    await close();
    await shop.stop();
  }
} finally {
  await postgres.stop();
}
process.stdout.write(`${tableText()}\n${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}\n`);

async function timeOf(url: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url);
  await answer.text();
  return performance.now() - since;
}

/** At least as many as requested, and as long as `isBusy`. */
async function looks(
  look: (turn: number) => Promise<number>,
  isBusy: () => Promise<boolean>,
  least = 0,
): Promise<number[]> {
  const times: number[] = [];
  let counted = 0;
  let goesOn = true;
  while (goesOn) {
    if (times.length >= least && performance.now() - counted > COUNT_EVERY_MS) {
      goesOn = await isBusy();
      counted = performance.now();
    }
    times.push(await look(1_000 + times.length));
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  return times;
}

async function categoryPage(on: Pool): Promise<string> {
  const { rows } = await on.query<{ path: string }>(
    `SELECT c.url_path AS path FROM category c JOIN product_category x ON x.category_id = c.id GROUP BY c.id ORDER BY count(*) DESC, c.id LIMIT 1`,
  );
  return `/${rows[0]?.path ?? ''}`;
}

async function dueNow(on: Pool): Promise<number> {
  const text = `SELECT count(*)::int AS due FROM subscription WHERE status = 'active' AND order_on <= now()::date`;
  return (await on.query<{ due: number }>(text)).rows[0]?.due ?? 0;
}

/** For buyers with ten each, each with three products in stock at agreed prices, all announced and due today. */
async function makeDue(on: Pool): Promise<void> {
  await on.query('UPDATE stock_item SET quantity = 1000000');
  await on.query(
    `WITH m AS (SELECT * FROM customer WHERE email = '${BUYER}'),
      f AS (INSERT INTO business (sales_code, name, cvr, weekday, invoice_allowed) SELECT 'B', 'Bench ' || n, '13585628', 'tirsdag', true
        FROM generate_series(1, $1 / ${EACH}) n RETURNING id),
      b AS (INSERT INTO customer (email, password_hash, firstname, lastname, group_id, store_id, business_id, flags, account_settings, created_at)
        SELECT 'bench-' || f.id || '@example.dk', '', 'B', 'H', m.group_id, m.store_id, f.id, m.flags, m.account_settings, now() FROM f, m RETURNING id, store_id),
      a AS (INSERT INTO customer_address (customer_id, firstname, lastname, street, postcode, city, country_code, telephone, default_billing, default_shipping)
        SELECT id, 'B', 'H', '{Havnen 9}', '8000', 'Aarhus C', 'DK', '20304050', true, true FROM b RETURNING id, customer_id),
      s AS (INSERT INTO subscription (customer_id, store_id, name, status, rhythm, start_on, planned_on, delivery_on, order_on, notice_on, is_told, address_id,
          payment_code, requisitioner, requisition_number, language, created_at)
        SELECT b.id, b.store_id, 'No. ' || n, 'active', 'month', now()::date, now()::date, now()::date + 4, now()::date, now()::date - 3, true, a.id,
          'account', 'R', '1', 'da', now() FROM b JOIN a ON a.customer_id = b.id, generate_series(1, ${EACH}) n RETURNING id),
      g AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS goods FROM product WHERE type = 'simple' AND parent_id IS NULL AND manage_stock
          AND stock_state = 'common-item' AND min_qty = 1 AND increments = 1 AND max_qty >= 50 AND NOT request_price AND NOT only_trade
          AND (store_ids IS NULL OR store_ids @> '{1,2}') ORDER BY id LIMIT 300)
      INSERT INTO subscription_item (subscription_id, product_id, position, quantity, agreed_oere)
        SELECT s.id, g.id, k, 10, 100000000 FROM s, generate_series(0, 2) k, g WHERE g.n = (s.id * 7 + k * 31) % least(300, g.goods) ON CONFLICT DO NOTHING`,
    [COUNT],
  );
}
