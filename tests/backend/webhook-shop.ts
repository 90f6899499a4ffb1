// Changes orders and sends their events to a receiver in a separate process until it is killed, for webhooks-killed.test.ts.
import fs from 'node:fs';
import process from 'node:process';
import { openDatabase } from '#backend/db/client';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { type PostWebhook, webhookPoster } from '#backend/webhooks/post-webhook';
import { openWebhookSender } from '#backend/webhooks/send-webhooks';
import '../support/secrets-key';

const { KILLED_DATABASE_URL: url = '', KILLED_EVENTS = '0' } = process.env;
const TARGET = Number(KILLED_EVENTS);
const LANES = 3;
/** Orders changed by one transaction: an event each. */
const AT_ONCE = 10;
/** Pauses of seconds pass in hundredths of them. */
const FASTER = 100;
const PATIENCE_MS = 400;

allowPrivateHosts(['127.0.0.1']);
const database = await openDatabase({ url, max: 8 });
const { pool } = database;
const started = Date.now();
const clock = { now: () => new Date(started + (Date.now() - started) * FASTER) };
// Receivers compare the time of the signature with the real one.
const poster = webhookPoster(PATIENCE_MS);
const post: PostWebhook = (address, message, { signal }) => poster(address, message, { now: new Date(), signal });
const sender = openWebhookSender({ pool, clock, post, log: { error: () => undefined } });
fs.writeSync(1, 'ready\n');

const count = async (sql: string): Promise<number> => Number((await pool.query(sql)).rows[0]?.count ?? 0);
const isMadeAll = async () => (await count('SELECT count(*) FROM killed_change')) >= TARGET;

/** One transaction in eight is rolled back, after a pause in which a sender that reads uncommitted rows would send its events. */
async function changeOrders(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `WITH chosen AS (SELECT id FROM sales_order WHERE number LIKE '9%' ORDER BY random() LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED),
        made AS (INSERT INTO killed_change (order_id) SELECT id FROM chosen RETURNING id, order_id)
        UPDATE sales_order o SET comment = m.id::text FROM made m WHERE o.id = m.order_id`,
    );
    const isUndone = Math.random() < 1 / 8;
    if (isUndone) await new Promise((resume) => setTimeout(resume, 20));
    await client.query(isUndone ? 'ROLLBACK' : 'COMMIT');
  } finally {
    client.release();
  }
}

let isOver = false;
const lanes = Array.from({ length: LANES }, async () => {
  while (!isOver && !(await isMadeAll())) for (let made = 0; made < 5; made += 1) await changeOrders();
});
const sending = (async () => {
  while (!isOver) {
    await sender.sendAll();
    await new Promise((resume) => setTimeout(resume, 20));
  }
})();
await Promise.all(lanes);
const WAITING = `SELECT (SELECT count(*) FROM business_event WHERE number IS NULL)
  + (SELECT count(*) FROM webhook_delivery WHERE delivered_at IS NULL AND given_up_at IS NULL) AS count`;
do await new Promise((resume) => setTimeout(resume, 100));
while ((await count(WAITING)) > 0);
isOver = true;
await sending;
await sender.stop();
await database.close();
fs.writeSync(1, 'done\n');
