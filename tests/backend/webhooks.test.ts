// Webhooks against receivers that take, refuse, fail, hang and repeat: signed, in order per subject, at least once, given up, replayed.
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, shopOver } from '#backend/cli/shop';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { webhookPoster } from '#backend/webhooks/post-webhook';
import { openWebhookSender } from '#backend/webhooks/send-webhooks';
import { MOST_TRIES } from '#domain/resilience/webhook-tries';
import { commandRunner } from '../support/staff';
import { until } from '../support/until';
import { type Counter, logIn, openCounter, place, readyCart, someSkus, type Who } from './test-backend';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-webhooks-'));
const HOUR_MS = 60 * 60 * 1000;

let counter: Counter;
let shop: CommandShop;
let birgitte: Who;
let orders: string[];
beforeAll(async () => {
  counter = await openCounter();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [sku = ''] = await someSkus(counter, 1);
  orders = [];
  for (let made = 0; made < 3; made += 1) {
    const cart = await readyCart(counter, [[sku, 1]], 'account', birgitte);
    orders.push((await place(counter, cart, birgitte)).number ?? '');
  }
  allowPrivateHosts(['127.0.0.1']);
});
afterAll(async () => {
  allowPrivateHosts([]);
  await counter?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
const { run, done } = commandRunner(() => shop, { folder, staff: 'Mette' });

interface Got {
  id: string;
  headers: Record<string, string>;
  body: string;
  event: { number: number; type: string; subject: { id: string }; data: { comment: string | null } };
}
type Answer = (got: Got, nth: number) => number | 'hang';

let server: Server | null = null;
let hookName = '';
afterEach(async () => {
  server?.close().closeAllConnections();
  if (hookName) await run('webhook', 'remove', hookName);
});

/** A receiver that records what it gets, and its subscription. */
async function receiver(name: string, answer: Answer, ...options: string[]) {
  const got: Got[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const headers = request.headers as Record<string, string>;
    const one = { id: headers['webhook-id'] ?? '', headers, body, event: JSON.parse(body) };
    got.push(one);
    const status = answer(one, got.length);
    if (status !== 'hang') response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  hookName = name;
  const secret = (await done('webhook', 'add', name, `http://127.0.0.1:${port}/shop`, ...options)).trim();
  return { got, secret };
}

const senderOf = (patienceMs = 2_000) =>
  openWebhookSender({
    ...{ pool: counter.database.pool, clock: counter.clock, post: webhookPoster(patienceMs) },
    log: { error: () => undefined },
  });
const sendAll = (patienceMs?: number) => senderOf(patienceMs).sendAll();
const change = (order: string | undefined, comment: string) =>
  counter.rows('UPDATE sales_order SET comment = $2 WHERE number = $1', [order, comment]);
const waitingOf = async (name: string) =>
  (
    await counter.rows<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
        WHERE w.name = $1 AND d.delivered_at IS NULL AND d.given_up_at IS NULL`,
      [name],
    )
  )[0]?.waiting;

describe('a receiver', () => {
  it('gets each event once, signed so that the library of the specification verifies it, and none of before', async () => {
    counter.clock.forward(Date.now() - counter.clock.now().getTime());
    const { got, secret } = await receiver('erp', () => 204);
    await change(orders[0], 'en');
    await change(orders[1], 'to');
    await sendAll();
    await sendAll();
    expect(got.map(({ event }) => event.data.comment).sort()).toEqual(['en', 'to']);
    for (const { body, headers, event } of got) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(event);
      expect(() => new Webhook(secret).verify(body.replace('order', 'other'), headers)).toThrow();
    }
    expect(new Set(got.map(({ id }) => id)).size).toBe(2);
  });

  it('gets none of before when these are more than one round of numbers', async () => {
    await counter.rows(
      `INSERT INTO business_event (kind, subject_kind, subject_id, subject, state)
        SELECT 'order.changed', 'order', n, n::text, '{}' FROM generate_series(900001, 905001) n`,
    );
    const { got } = await receiver('late', () => 200);
    await sendAll();
    expect([got.length, await waitingOf('late')]).toEqual([0, 0]);
  });

  it('gets only the events and stores that it subscribed to', async () => {
    const { got } = await receiver('narrow', () => 200, '--event', 'order.paid', '--store', 'b2b');
    await change(orders[0], 'ikke');
    await sendAll();
    expect([got, await waitingOf('narrow')]).toEqual([[], 0]);
    expect(await run('webhook', 'add', 'x', 'https://erp.example', '--store', 'nowhere')).toMatchObject({ code: 1 });
    expect(await run('webhook', 'add', 'x', 'ftp://erp.example')).toMatchObject({ code: 1 });
    expect(await run('webhook', 'add', 'narrow', 'https://erp.example')).toMatchObject({ code: 1 });
  });

  it('that fails is tried again with growing pauses, in order, and gets everything when it is back', async () => {
    let isDown = true;
    const { got } = await receiver('down', () => (isDown ? 503 : 200));
    for (const order of orders) await change(order, 'første');
    for (const order of orders) await change(order, 'anden');
    await sendAll();
    const first = got.length;
    expect(first).toBeGreaterThan(0);
    await sendAll();
    expect(got).toHaveLength(first);
    counter.clock.forward(5_000);
    await sendAll();
    // One event finds out whether the receiver is back.
    expect(got).toHaveLength(first + 1);
    counter.clock.forward(9_999);
    await sendAll();
    expect(got).toHaveLength(first + 1);
    isDown = false;
    counter.clock.forward(HOUR_MS);
    got.length = 0;
    await sendAll();
    for (const order of orders)
      expect(got.filter(({ event }) => event.subject.id === order).map(({ event }) => event.data.comment)).toEqual([
        ...['første', 'anden'],
      ]);
    expect(await waitingOf('down')).toBe(0);
  });

  it('that refuses one order gets the others; the refused one is given up, listed, and replayed', async () => {
    let takesAll = false;
    const { got } = await receiver('picky', ({ event }) => (event.subject.id === orders[0] && !takesAll ? 422 : 200));
    for (const order of orders) await change(order, 'afvist');
    await sendAll();
    expect(got.map(({ event }) => event.subject.id).sort()).toEqual([...orders].sort());
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      counter.clock.forward(6 * HOUR_MS);
      await sendAll();
    }
    expect(got).toHaveLength(2 + MOST_TRIES);
    expect(await done('webhook', 'failed', 'picky')).toMatch(
      new RegExp(`order\\.changed {2}${orders[0]} {2}${MOST_TRIES} forsøg .*HTTP 422`),
    );
    counter.clock.forward(24 * HOUR_MS);
    await sendAll();
    expect(got).toHaveLength(2 + MOST_TRIES);
    takesAll = true;
    expect(await done('webhook', 'replay', 'picky', '--failed')).toContain('1 hændelser');
    await sendAll();
    expect(got.at(-1)?.event.subject.id).toBe(orders[0]);
    expect(got.at(-1)?.id).toBe(got.find(({ event }) => event.subject.id === orders[0])?.id);
    expect(await done('webhook', 'failed')).toBe('Ingen.\n');
  });

  it('that always fails at one order gets the others, and that one is given up', async () => {
    const { got } = await receiver('poisoned', ({ event }) => (event.subject.id === orders[0] ? 500 : 200));
    for (const order of orders) await change(order, 'gift');
    const others = () => got.filter(({ event }) => event.subject.id !== orders[0]).map(({ event }) => event.subject.id);
    for (let trial = 0; trial < 3; trial += 1) {
      await sendAll();
      counter.clock.forward(10_000);
    }
    expect(others().sort()).toEqual(orders.slice(1).sort());
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      for (let trial = 0; trial < 2; trial += 1) {
        counter.clock.forward(6 * HOUR_MS);
        await sendAll();
      }
      await change(orders[1], `andet ${tries}`);
      await sendAll();
    }
    expect(await done('webhook', 'failed', 'poisoned')).toContain(`${MOST_TRIES} forsøg`);
    expect(await waitingOf('poisoned')).toBe(0);
  });

  it('that is unavailable for days is tried once a minute, and no event is given up', async () => {
    let isDown = true;
    const { got } = await receiver('days', () => (isDown ? 503 : 200));
    await change(orders[0], 'alene');
    for (let trial = 0; trial < 3 * MOST_TRIES; trial += 1) {
      await sendAll();
      counter.clock.forward(60_000);
    }
    expect(got).toHaveLength(3 * MOST_TRIES);
    isDown = false;
    await sendAll();
    expect([got.length, await waitingOf('days')]).toEqual([3 * MOST_TRIES + 1, 0]);
  });

  it('that is slow does not hold up another', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => {
      release = resume;
    });
    const slow = createServer(async (_request, response) => {
      await held;
      response.writeHead(200).end('taken');
    });
    await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
    const { port } = slow.address() as AddressInfo;
    await done('webhook', 'add', 'beside', `http://127.0.0.1:${port}/`);
    const { got } = await receiver('quick', () => 200);
    for (const order of orders) await change(order, 'ved siden af');
    const sending = sendAll(10_000);
    await until('the quick one has all', async () => got.length === 3);
    expect(await waitingOf('beside')).toBe(3);
    release();
    await sending;
    expect(await waitingOf('beside')).toBe(0);
    slow.close().closeAllConnections();
    await run('webhook', 'remove', 'beside');
  });

  it('gets the orders behind one that waits with more events than are looked at together', async () => {
    const { got } = await receiver('behind', ({ event }) => (event.subject.id === orders[0] ? 422 : 200));
    await change(orders[0], 'afvist');
    await sendAll();
    await counter.rows(
      `INSERT INTO business_event (kind, subject_kind, subject_id, subject, state)
        SELECT 'order.changed', 'order', o.id, o.number, '{}' FROM sales_order o, generate_series(1, 1100) WHERE o.number = $1`,
      [orders[0]],
    );
    await change(orders[1], 'bagved');
    await sendAll();
    expect(got.map(({ event }) => event.subject.id)).toEqual([orders[0], orders[1]]);
    await counter.rows("DELETE FROM business_event WHERE subject_kind = 'order' AND state = '{}'");
  });

  it('that hangs does not hold up the shop, and is sent the event again under the same id', async () => {
    const { got } = await receiver('slow', (_got, nth) => (nth === 1 ? 'hang' : 200));
    await change(orders[2], 'langsom');
    const begun = performance.now();
    await sendAll(200);
    expect(performance.now() - begun).toBeLessThan(2_000);
    counter.clock.forward(HOUR_MS);
    await sendAll(2_000);
    expect(got).toHaveLength(2);
    expect(got[0]?.id).toBe(got[1]?.id);
  });

  it('of two processes that send at once gets each event once; one that died is continued by the next', async () => {
    const { got } = await receiver('twice', () => 200);
    for (const order of orders) await change(order, 'to processer');
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(got).toHaveLength(3);
    for (const order of orders) await change(order, 'efter');
    // Claimed by a process that is no more.
    await counter.rows("UPDATE webhook SET claimed_until = $1 WHERE name = 'twice'", [
      new Date(counter.clock.now().getTime() + 60_000),
    ]);
    await sendAll();
    expect(got).toHaveLength(3);
    counter.clock.forward(60_001);
    await sendAll();
    expect(got).toHaveLength(6);
  });

  it('that restarts in the middle gets what is left, in order, and nothing of it is lost', async () => {
    let isRestarting = false;
    const { got } = await receiver('restarting', () => (isRestarting ? 'hang' : 200));
    const stopped = server;
    if (!stopped) throw new Error('The receiver is not open');
    const { port } = stopped.address() as AddressInfo;
    for (const order of orders) await change(order, 'før');
    await sendAll();
    expect(got).toHaveLength(3);
    isRestarting = true;
    for (const order of orders) await change(order, 'under');
    const sending = sendAll();
    await until('a call that hangs', async () => got.length > 3);
    const gone = new Promise((resolve) => stopped.once('close', resolve));
    stopped.close();
    stopped.closeAllConnections();
    await sending;
    await gone;
    for (const order of orders) await change(order, 'efter');
    await sendAll();
    expect(await waitingOf('restarting')).toBe(6);
    isRestarting = false;
    got.length = 0;
    await new Promise<void>((ready) => stopped.listen(port, '127.0.0.1', ready));
    counter.clock.forward(HOUR_MS);
    await sendAll();
    for (const order of orders)
      expect(got.filter(({ event }) => event.subject.id === order).map(({ event }) => event.data.comment)).toEqual([
        ...['under', 'efter'],
      ]);
    expect(await waitingOf('restarting')).toBe(0);
  });

  it('that redirects is not followed', async () => {
    const { got } = await receiver('elsewhere', () => 302);
    await change(orders[0], 'omvej');
    await sendAll();
    expect(got).toHaveLength(1);
    expect(
      await counter.rows(
        "SELECT failure FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id WHERE w.name = 'elsewhere' AND failure IS NOT NULL",
      ),
    ).toEqual([{ failure: 'HTTP 302' }]);
  });

  it('in a private network is not called unless a setting allows its host', async () => {
    const { got } = await receiver('private', () => 200);
    allowPrivateHosts([]);
    await change(orders[0], 'privat');
    await sendAll();
    expect(await run('webhook', 'test', 'private')).toMatchObject({
      code: 1,
      error: expect.stringContaining('private network'),
    });
    allowPrivateHosts(['127.0.0.1']);
    expect(got).toEqual([]);
    expect(await done('webhook', 'list')).toMatch(/private .*1 venter .*svarer ikke, prøves igen/);
  });

  it('gets a test call, and replays of a period', async () => {
    const { got, secret } = await receiver('tested', () => 200);
    expect(await done('webhook', 'test', 'tested')).toContain('tog prøven: HTTP 200');
    expect(got[0]?.event.type).toBe('webhook.test');
    await change(orders[0], 'igen');
    await sendAll();
    expect(await run('webhook', 'replay', 'tested')).toMatchObject({ code: 1 });
    expect(await done('webhook', 'replay', 'tested', '--from', '2099-01-01')).toContain('0 hændelser');
    await done('webhook', 'replay', 'tested', '--until', '2099-01-01');
    await sendAll();
    expect(got.filter(({ event }) => event.data.comment === 'igen')).toHaveLength(2);
    expect(got.length).toBeGreaterThan(10);
    expect(JSON.stringify(await counter.rows('SELECT secret FROM webhook'))).not.toContain(secret.slice(6));
  });

  it('is signed with both secrets during a rotation, and with the new one alone after it', async () => {
    const { got, secret } = await receiver('rotated', () => 200);
    counter.clock.forward(Date.now() - counter.clock.now().getTime());
    const next = (await done('webhook', 'rotate', 'rotated', '--overlap', '1')).split('\n')[0] ?? '';
    await change(orders[0], 'begge');
    await sendAll();
    const [both] = got;
    for (const one of [secret, next])
      expect(new Webhook(one).verify(both?.body ?? '', both?.headers ?? {})).toEqual(both?.event);
    counter.clock.forward(24 * HOUR_MS + 1);
    await change(orders[0], 'ny');
    await sendAll();
    expect(got[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });
});
