// A complete catalogue's stock and prices by bulk: rows per second and memory, every call twice, and 200 broken lines named.
// BULK_ROWS=1000000 sends that many of each; 2,000 otherwise.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkSender, codesOf, newKey } from '../support/bulk';
import { type Counter, openCounter, stockMismatches } from './test-backend';

const ROWS = Number(process.env.BULK_ROWS ?? 2_000);
const IN_ONE_CALL = Math.min(ROWS, 10_000);
const BROKEN = 200;

let counter: Counter;
let send: ReturnType<typeof bulkSender>;
beforeAll(async () => {
  counter = await openCounter();
  send = bulkSender(counter, await newKey(counter, ['write-stock', 'write-prices']));
  const client = await counter.database.pool.connect();
  // As an import leaves products: their cards and search rows are gathered at its end.
  for (let from = 1; from <= ROWS; from += 50_000) {
    await client.query('BEGIN');
    await client.query("SET LOCAL shop.gather_cards = 'off'");
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO product (sku, name_da, name_en, url_key, gross_oere, sort_gross_oere, unit, created_at, type)
        SELECT 'LARGE-' || n, 'Vare ' || n, 'Item ' || n, 'large-' || n, 100, 100, p.unit, now(), 'simple'
          FROM generate_series($1::int, $2::int) n, (SELECT unit FROM product ORDER BY id LIMIT 1) p RETURNING id`,
      [from, Math.min(from + 49_999, ROWS)],
    );
    const ids = rows.map(({ id }) => id);
    for (const kept of ['product_search', 'product_cards']) await client.query(`SELECT refresh_${kept}($1)`, [ids]);
    await client.query('COMMIT');
  }
  await client.query('ANALYZE');
  client.release();
}, 3_600_000);
afterAll(() => counter?.close());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const MEGABYTE = 1024 * 1024;
/** Of the heap that may be held between two calls, for what the process compiles and caches. */
const MOST_GROWTH = 20;

function heldMegabytes(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / MEGABYTE);
}

async function sendAll(resource: 'stock' | 'prices', lineOf: (at: number) => object): Promise<void> {
  const [begun, before] = [performance.now(), heldMegabytes()];
  let [most, slowest, resident] = [before, 0, 0];
  for (let from = 0; from < ROWS; from += IN_ONE_CALL) {
    const lines = Array.from({ length: Math.min(IN_ONE_CALL, ROWS - from) }, (_, at) => lineOf(from + at));
    const call = performance.now();
    const reply = await send(resource, lines, { named: `${resource}-${from}` });
    slowest = Math.max(slowest, performance.now() - call);
    expect(reply).toMatchObject({ status: 200, accepted: lines.length, refused: [] });
    expect(await send(resource, lines, { named: `${resource}-${from}` })).toEqual(reply);
    resident = Math.max(resident, process.memoryUsage().rss / MEGABYTE);
    most = Math.max(most, heldMegabytes());
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.info(
    `${ROWS} ${resource}: ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows/s, slowest call of ${IN_ONE_CALL}: ${Math.round(slowest)} ms, held ${before} → ${most} MB, resident at most ${Math.round(resident)} MB`,
  );
  expect(most - before).toBeLessThanOrEqual(MOST_GROWTH);
}

it('stock of all of it is written once', async () => {
  await sendAll('stock', (at) => ({ sku: `LARGE-${at + 1}`, quantity: (at % 900) + 1 }));
  const [sum] = await counter.rows<{ rows: number; moves: number }>(
    `SELECT (SELECT count(*)::int FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku LIKE 'LARGE-%') AS rows,
      (SELECT count(*)::int FROM stock_movement m JOIN product p ON p.id = m.product_id WHERE p.sku LIKE 'LARGE-%') AS moves`,
  );
  expect(sum).toEqual({ rows: ROWS, moves: ROWS });
  expect(await stockMismatches(counter)).toEqual([]);
}, 3_600_000);

it('prices of all of it are written once, and lists, cards and the log follow', async () => {
  await sendAll('prices', (at) => ({ sku: `LARGE-${at + 1}`, grossOere: 1_000 + (at % 500) }));
  const [sum] = await counter.rows<{ wrong: number; logged: number }>(
    `SELECT (SELECT count(*)::int FROM product p JOIN product_card c ON c.product_id = p.id JOIN product_search s ON s.product_id = p.id
        WHERE p.sku LIKE 'LARGE-%' AND (p.gross_oere < 1000 OR p.sort_gross_oere <> p.gross_oere OR s.gross_oere <> p.gross_oere
          OR NOT s.salable OR (c.da ->> 'gross_oere')::int <> p.gross_oere)) AS wrong,
      (SELECT count(*)::int FROM price_log l JOIN product p ON p.id = l.product_id WHERE p.sku LIKE 'LARGE-%' AND l.gross_oere >= 1000) AS logged`,
  );
  expect(sum).toEqual({ wrong: 0, logged: ROWS });
}, 3_600_000);

it(`${BROKEN} broken lines are named by their numbers, and the others are written`, async () => {
  const isBroken = (at: number) => at % Math.floor(IN_ONE_CALL / BROKEN) === 0 && at < IN_ONE_CALL;
  const lines = Array.from({ length: IN_ONE_CALL }, (_, at) =>
    isBroken(at) ? { sku: `NONE-${at}`, quantity: 1 } : { sku: `LARGE-${at + 1}`, quantity: 5 },
  );
  const broken = lines.flatMap((_, at) => (isBroken(at) ? [`${at + 1} STOCK_SKU`] : []));
  const reply = await send('stock', lines);
  expect(broken.length).toBeGreaterThanOrEqual(BROKEN);
  expect(codesOf(reply)).toEqual(broken);
  expect(reply.accepted).toBe(IN_ONE_CALL - broken.length);
});
