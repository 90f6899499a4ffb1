// The feed for other systems: keys with scopes, stores, ends and rotation; events in order, filtered, waited for; clear refusals.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, shopOver } from '#backend/cli/shop';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { deleteOldEvents } from '#backend/events/events.sql';
import { testPayments } from '#backend/ports/payment/test-provider';
import { commandRunner } from '../support/staff';
import { type Counter, logIn, ORIGIN, openCounter, place, readyCart, someSkus, type Who } from './test-backend';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-feed-'));
const DAY_MS = 24 * 60 * 60 * 1000;

let counter: Counter;
let shop: CommandShop;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
  skus = await someSkus(counter, 1);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(async () => {
  await counter?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
const { run, done } = commandRunner(() => shop, { folder, staff: 'Mette' });

const newKey = async (name: string, ...more: string[]) =>
  (await done('api-key', 'add', name, '--scope', 'read-events', ...more)).trim();
const idOf = (key: string) => key.split('_')[1] ?? '';
const open = (address: string, key?: string, method = 'GET') =>
  counter.backend.files(
    new Request(`${ORIGIN}${address}`, { method, headers: key ? { authorization: `Bearer ${key}` } : {} }),
  );
interface Line {
  number: number;
  type: string;
  store: string;
  subject: { kind: string; id: string };
  data: { number: string };
}
/** The events of orders: those of stock come with them. */
const read = async (query: string, key: string) => {
  const reply = await open(`/api/events?${query}`, key);
  expect(reply.status).toBe(200);
  const lines = (await reply.text()).split('\n').filter(Boolean);
  const events = lines.map((line) => JSON.parse(line) as Line).filter(({ subject }) => subject.kind === 'order');
  return { next: Number(reply.headers.get('x-next-after')), events };
};
async function ordered(who: Who = birgitte): Promise<string> {
  const payment = who.token ? 'account' : 'card';
  const cart = await readyCart(counter, [[skus[0] ?? '', 1]], payment, who);
  return (await place(counter, cart, who)).number ?? '';
}

describe('a key', () => {
  it('opens the feed; without one, with a wrong one and with half of one the answer is 401', async () => {
    const key = await newKey('ERP');
    const [other] = [await newKey('Other')];
    expect((await open('/api/events', key)).status).toBe(200);
    const mixed = `kv_${idOf(key)}_${other.split('_').slice(2).join('_')}`;
    for (const wrong of [
      undefined,
      'kv_',
      key.slice(0, -1),
      `${key}x`,
      mixed,
      `kv_000000000000_${key.slice(16)}`,
      'x'.repeat(9_000),
    ]) {
      const reply = await open('/api/events', wrong);
      expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await reply.json()).toEqual({ error: { code: 'KEY_REQUIRED', message: expect.any(String) } });
    }
    expect((await open('/api/unknown')).status).toBe(401);
  });

  it('is stored as a hash, and is not in the log of staff', async () => {
    const key = await newKey('Hashed');
    const stored = await counter.rows<{ row: string }>(
      'SELECT to_jsonb(k)::text AS row FROM api_key k UNION ALL SELECT to_jsonb(a)::text FROM staff_action a',
    );
    expect(stored.length).toBeGreaterThan(1);
    for (const { row } of stored) expect(row).not.toContain(key.split('_').slice(2).join('_'));
  });

  it('without the scope gets 403; an unknown address 404; another method 405', async () => {
    const writer = (await done('api-key', 'add', 'Writer', '--scope', 'write-stock')).trim();
    expect(await (await open('/api/events', writer)).json()).toMatchObject({ error: { code: 'SCOPE_MISSING' } });
    expect((await open('/api/events', writer)).status).toBe(403);
    const key = await newKey('Addresses');
    expect((await open('/api/nothing', key)).status).toBe(404);
    const posted = await open('/api/events', key, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('ends by its date, by a rotation after the overlap, and when it is revoked', async () => {
    const dated = await newKey('Dated', '--until', '2030-01-01');
    expect((await open('/api/events', dated)).status).toBe(200);
    expect(await run('api-key', 'add', 'Past', '--scope', 'read-events', '--until', '2020-01-01')).toMatchObject({
      code: 1,
    });
    const first = await newKey('Rotated');
    const said = await done('api-key', 'rotate', 'Rotated', '--overlap', '2');
    const second = said.split('\n')[0] ?? '';
    expect(said).toContain(`${idOf(first)} virker til`);
    expect([(await open('/api/events', first)).status, (await open('/api/events', second)).status]).toEqual([200, 200]);
    counter.clock.forward(2 * DAY_MS + 1);
    expect([(await open('/api/events', first)).status, (await open('/api/events', second)).status]).toEqual([401, 200]);
    await done('api-key', 'revoke', idOf(second));
    expect((await open('/api/events', second)).status).toBe(401);
    expect(await run('api-key', 'revoke', idOf(second))).toMatchObject({ code: 1 });
    expect(await run('api-key', 'rotate', 'Rotated')).toMatchObject({
      code: 1,
      error: expect.stringContaining('ingen nøgle'),
    });
    const listed = await done('api-key', 'list');
    expect(listed).toMatch(new RegExp(`${idOf(first)} {2}Rotated .*brugt .*udløbet`));
    expect(listed).toMatch(new RegExp(`${idOf(second)} {2}Rotated .*lukket`));
  });
});

describe('the feed', () => {
  it('continues after a number without a gap, and beyond what the filter leaves out', async () => {
    const key = await newKey('Reader');
    const numbers = [await ordered(), await ordered(), await ordered()];
    const all = await read('limit=1000', key);
    expect(all.events.map(({ data }) => data.number)).toEqual(expect.arrayContaining(numbers));
    const seen: number[] = [];
    for (let after = 0; ; ) {
      const { events, next } = await read(`after=${after}&limit=2`, key);
      seen.push(...events.map(({ number }) => number));
      if (next === after) break;
      after = next;
    }
    expect(seen).toEqual(all.events.map(({ number }) => number));
    expect(await read('types=order.refunded', key)).toEqual({ events: [], next: all.next });
  });

  it('of a key for one store has this store alone', async () => {
    const own = await newKey('B2C', '--store', 'b2c');
    const { next } = await read('limit=1000', own);
    const [business, consumer] = [await ordered(), await ordered({})];
    const { events } = await read(`after=${next}`, own);
    expect(events.map(({ subject }) => subject.id)).toEqual([consumer]);
    expect((await open('/api/events?store=b2b', own)).status).toBe(403);
    const wide = await newKey('All stores');
    const ofStore = async (store: string) =>
      (await read(`after=${next}&store=${store}`, wide)).events.map(({ subject }) => subject.id);
    expect([await ofStore('b2b'), await ofStore('b2c')]).toEqual([[business], [consumer]]);
    expect(await run('api-key', 'add', 'X', '--scope', 'read-events', '--store', 'nowhere')).toMatchObject({ code: 1 });
  });

  it('waits for the next event, answers as soon as it is committed, and ends when the time is over', async () => {
    const key = await newKey('Waiting');
    const { next } = await read('limit=1000', key);
    const waiting = read(`after=${next}&wait=10`, key);
    const number = await ordered();
    const begun = performance.now();
    expect((await waiting).events.map(({ subject }) => subject.id)).toEqual([number]);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const end = (await read('limit=1000', key)).next;
    expect((await read(`after=${end}&wait=1`, key)).events).toEqual([]);
  });

  it('refuses wrong parameters with their name, a number of the future, and one whose followers were deleted', async () => {
    const key = await newKey('Wrong');
    await ordered();
    const { next, events } = await read('limit=1000', key);
    const wrong = await open('/api/events?limit=1001', key);
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { error: { code: 'PARAMETER_WRONG', parameter: 'limit', message: 'limit is a whole number from 1 to 1000.' } },
    ]);
    expect((await open(`/api/events?after=${next + 1}`, key)).status).toBe(400);
    await deleteOldEvents(counter.database.pool, new Date(Date.now() + 60_000));
    const gone = await open(`/api/events?after=${events[0]?.number}`, key);
    expect([gone.status, await gone.json()]).toMatchObject([
      410,
      { error: { code: 'EVENTS_DELETED', message: expect.stringContaining(`after=${next}`) } },
    ]);
    expect(await read(`after=${next}`, key)).toEqual({ events: [], next });
    expect(await read('after=0', key)).toEqual({ events: [], next });
  });
});
