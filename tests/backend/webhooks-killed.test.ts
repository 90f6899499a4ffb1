// Events while the process that changes and sends is killed, and the receiver fails, hangs, loses replies and restarts: each event is delivered at
// least once, in order per subject, verified by the library of the specification, none before its commit; feed and webhook agree.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { type Database, openDatabase } from '#backend/db/client';
import { newWebhookSecret, sealWebhookSecret } from '#backend/webhooks/secrets';
import { insertWebhook } from '#backend/webhooks/webhooks.sql';
import { bundled } from '../support/bundle';
import { freshDatabase } from '../support/database';
import { ORIGIN, openCounter } from './test-backend';

/** WEBHOOK_EVENTS=100000 makes that many events, with 60 kills. */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 600);
const KILLS = process.env.WEBHOOK_EVENTS ? 60 : 3;
/** Failing requests, in thousandths; fewer in a large run, because each causes a pause. */
const FAULTS = EVENTS > 5_000 ? 2 : 20;
const ORDERS = 300;
/** A start of the process, and the longest time until its kill. */
const LONGEST_TURN_MS = 6_000;

let program = '';
let database: Database;
let url = '';
beforeAll(async () => {
  program = await bundled('tests/backend/webhook-shop.ts');
  url = (await freshDatabase()).url;
  database = await openDatabase({ url, max: 4 });
  const { pool } = database;
  await pool.query(
    'CREATE TABLE killed_change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id integer NOT NULL)',
  );
  const { rows } = await pool.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'sales_order' AND is_generated = 'NEVER'
      AND column_name NOT IN ('id', 'number', 'public_token', 'status', 'comment')`,
  );
  const columns = rows.map(({ column_name }) => `"${column_name}"`).join(', ');
  await pool.query(
    `INSERT INTO sales_order (number, public_token, status, ${columns})
      SELECT '9' || lpad(n::text, 8, '0'), 'killed-' || n, 'canceled', ${columns} FROM (SELECT * FROM sales_order ORDER BY id LIMIT 1) o, generate_series(1, $1) n`,
    [ORDERS],
  );
  await pool.query('SELECT number_events()');
});
afterAll(async () => {
  await database?.close();
  fs.rmSync(program, { force: true });
});

interface Got {
  number: number;
  subject: { kind: string; id: string };
  data: { comment: string | null };
}

/** Stores what it takes; restarts on its port. */
async function openReceiver(secret: string) {
  const taken = new Map<number, string>();
  const latest = new Map<string, number>();
  const wrong: string[] = [];
  const counts = { requests: 0, repeats: 0, faults: 0, restarts: 0 };
  async function isCommitted(change: string | null): Promise<boolean> {
    const { rows } = await database.pool.query('SELECT FROM killed_change WHERE id = $1', [change]);
    return rows.length > 0;
  }
  async function store(body: string, headers: Record<string, string>): Promise<void> {
    new Webhook(secret).verify(body, headers);
    const { number, subject, data }: Got = JSON.parse(body);
    const of = `${subject.kind} ${subject.id}`;
    if (number < (latest.get(of) ?? 0)) wrong.push(`${of}: ${number} after ${latest.get(of)}`);
    latest.set(of, Math.max(number, latest.get(of) ?? 0));
    if (taken.has(number)) counts.repeats += 1;
    taken.set(number, body);
    if (counts.requests % (EVENTS > 5_000 ? 10 : 1) === 0 && !(await isCommitted(data.comment)))
      wrong.push(`${number} came before the commit of ${data.comment}`);
  }
  const listener: RequestListener = async (request, response) => {
    try {
      let body = '';
      for await (const part of request) body += part;
      counts.requests += 1;
      const fault = Math.floor(Math.random() * 1_000);
      if (fault < FAULTS) counts.faults += 1;
      if (fault < FAULTS * 0.4) return void response.writeHead(fault % 2 ? 500 : 429).end();
      if (fault < FAULTS * 0.6) return;
      await store(body, request.headers as Record<string, string>);
      if (fault < FAULTS) return void request.socket.destroy();
      response.writeHead(204).end();
    } catch (failure) {
      // A connection that broke inside the body: nothing was taken.
      if (!(failure instanceof Error && 'code' in failure)) wrong.push(String(failure));
      response.destroy();
    }
  };
  let server: Server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ taken, wrong, counts, address: `http://127.0.0.1:${port}/` },
    async restart() {
      counts.restarts += 1;
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
      await new Promise((resume) => setTimeout(resume, 100));
      server = createServer(listener);
      await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    },
    close: () => void server.close().closeAllConnections(),
  };
}

/** The exit code; null after a kill. */
async function runShop(killAfterMs: number | null): Promise<number | null> {
  const named = { KILLED_DATABASE_URL: url, KILLED_EVENTS: String(EVENTS) };
  const env = { ...process.env, ...named, NODE_ENV: 'production' as const };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += String(text);
  });
  child.stdout.once('data', () => {
    if (killAfterMs !== null) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 && code !== null) throw new Error(said.slice(-2_000));
  return code;
}

test(
  'every event is delivered, in order per subject, after its commit, and as the feed has it',
  async () => {
    const started = Date.now();
    const secret = newWebhookSecret();
    const receiver = await openReceiver(secret);
    const made = { name: 'erp', url: receiver.address, kinds: null, stores: null, secret: sealWebhookSecret(secret) };
    await insertWebhook(database.pool, made, new Date());
    const [{ last }] = (await database.pool.query('SELECT coalesce(max(number), 0)::int AS last FROM business_event'))
      .rows;
    let kills = 0;
    const restarts = setInterval(() => void receiver.restart(), EVENTS > 5_000 ? 10_000 : 700);
    try {
      for (; kills < KILLS; kills += 1)
        if ((await runShop(100 + Math.random() * (EVENTS > 5_000 ? 4_000 : 400))) === 0) break;
      expect(await runShop(null)).toBe(0);
    } finally {
      clearInterval(restarts);
    }
    const counter = await openCounter({ database: await openDatabase({ url, max: 2 }) });
    try {
      const rights = { name: 'reader', scopes: ['read-events' as const], store: null, expiresAt: null };
      const { key } = await makeApiKey(database.pool, rights, counter.clock.now());
      const headers = { authorization: `Bearer ${key}` };
      let read = 0;
      for (let after = last; ; ) {
        const reply = await counter.backend.files(
          new Request(`${ORIGIN}/api/events?after=${after}&limit=1000`, { headers }),
        );
        const lines = (await reply.text()).split('\n').filter(Boolean);
        for (const line of lines) expect(receiver.taken.get((JSON.parse(line) as Got).number)).toBe(line);
        read += lines.length;
        const next = Number(reply.headers.get('x-next-after'));
        if (next === after) break;
        after = next;
      }
      const [{ changes }] = (await database.pool.query('SELECT count(*)::int AS changes FROM killed_change')).rows;
      expect({ wrong: receiver.wrong.slice(0, 5), read, taken: receiver.taken.size }).toEqual({
        wrong: [],
        read: changes,
        taken: changes,
      });
      expect(changes).toBeGreaterThanOrEqual(EVENTS);
      process.stdout.write(
        `${JSON.stringify({ changes, kills, ...receiver.counts, seconds: Math.round((Date.now() - started) / 1_000) })}\n`,
      );
    } finally {
      receiver.close();
      await counter.close();
    }
  },
  60_000 + KILLS * LONGEST_TURN_MS + EVENTS * 20,
);
