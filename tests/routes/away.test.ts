// The built shop while its database or content service is unavailable, and during shutdown: it degrades, and reports what is missing.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../attack/attempt';
import { sigtermUnderLoad } from '../attack/flood';
import { type AwayTarget, contentAway, halfOpenDatabase, readiness, stoppedDatabase } from '../attack/parts-away';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { type LoopbackProxy, openProxy } from '../support/loopback-proxy';
import { sampleOf } from '../support/sample';
import { type Shop, startBackend, startShop } from '../support/shop';
import { until } from '../support/until';

let own: FreshDatabase;
let backend: Shop;
let shop: Shop;
let wires: { database: LoopbackProxy; content: LoopbackProxy };
let settings: Parameters<typeof startShop>[0];
const target = (wire: LoopbackProxy): AwayTarget => ({
  origin: shop.origin,
  wire,
  shared: '/search?q=papir',
  fresh: '/search?q=papir&n=1',
});

beforeAll(async () => {
  own = await freshDatabase();
  backend = await startBackend({ databaseUrl: own.url });
  const url = new URL(own.url);
  wires = {
    database: await openProxy({ port: Number(url.port) }),
    content: await openProxy({ port: Number(new URL(backend.origin).port) }),
  };
  url.port = String(wires.database.port);
  const content = `http://127.0.0.1:${wires.content.port}/graphql/content`;
  const env = { CONTENT_GRAPHQL_URL: content, DATABASE_TIMEOUT: '500', SHUTDOWN_DELAY: '1000', PAGES_AT_ONCE: '' };
  const dataDir = fs.mkdtempSync(path.join(fs.realpathSync(process.env.TMPDIR ?? '/tmp'), 'kontorvaerk-away-'));
  settings = { databaseUrl: url.href, env, dataDir };
  shop = await startShop(settings);
});
afterAll(async () => {
  await shop?.stop();
  await backend?.stop();
  await wires?.database.close();
  await wires?.content.close();
  await own?.drop();
  if (settings?.dataDir) fs.rmSync(settings.dataDir, { recursive: true, force: true });
});

test('readiness reports each dependency', async () => {
  const all = { status: 200, ok: true, database: 'up', commerce: 'up', content: 'up', stores: 'up' };
  expect(await readiness(shop.origin)).toEqual(all);
});

test.each(sampleOf<'refused' | 'silent'>(['refused', 'silent'], ['refused']))(
  'while content is %s, the shop sells from its cached content',
  async (how) => {
    const attempt = await contentAway(target(wires.content), how);
    expect(attempt.held, attempt.result).toBe(true);
  },
);

test.each([
  ['stopped', stoppedDatabase],
  ['silent', halfOpenDatabase],
])(
  'while the database is %s, pages are 503 with Retry-After, shared pages are served, and the shop recovers',
  async (_how, attack) => {
    const attempt = await attack(target(wires.database));
    expect(attempt.held, attempt.result).toBe(true);
  },
);

test('the 503 page suggests to try again, and shows no error number', async () => {
  await wires.database.refuse();
  const page = await ask(shop.origin, '/search?q=papir&n=2');
  await wires.database.restore();
  expect(page.status).toBe(503);
  expect(page.text).toContain('Prøv igen om lidt');
  expect(page.text).not.toContain('Fejlnummer');
  const isBack = async () => (await ask(shop.origin, '/search?q=papir&n=3')).status === 200;
  await until('the shop', isBack, { timeoutMs: 30_000 });
});

// `npm run attack` has the same ends under load.
test.runIf(process.env.ALL_FLOWS)(
  'it stops on SIGTERM without dropping requests, and starts again from cached content while content is unavailable',
  async () => {
    const paths = ['/search?q=papir', '/search?q=papir&n=4', '/kontorartikler?n=5'];
    const attempt = await sigtermUnderLoad({ origin: shop.origin, pid: shop.pid, paths });
    expect(attempt.held, attempt.result).toBe(true);
    await shop.stop();
    await wires.content.refuse();
    shop = await startShop(settings);
    // After three failures content is requested every five seconds only, and the reply in between is the second sentence.
    const why = /^content (cannot be reached: ECONNREFUSED|was away a moment ago) \(127\.0\.0\.1:\d+\)$/;
    await expect
      .poll(() => readiness(shop.origin))
      .toMatchObject({ status: 200, content: 'known', stores: 'up', why: { content: expect.stringMatching(why) } });
    expect((await ask(shop.origin, '/search?q=papir&n=6')).status).toBe(200);
  },
);
