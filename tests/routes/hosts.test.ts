// Two shops defined in data in one process, each on its own hosts, and a shop without any data.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type NewEntry, upsertEntries } from '#backend/content/entries/entries.sql';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { ask as askPostgres } from '../support/postgres';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { doorOf } from './door';

const usual = { locale: 'da', storeCodes: null, key: null, position: 0, dateFrom: null, dateTo: null } as const;
const shopEntry = (code: string, position: number, body: Record<string, unknown>): NewEntry => ({
  ...{ ...usual, type: 'shop-variant', documentId: `shop-${code}`, position, body: { code, ...body } },
});
const PAPER = shopEntry('paper', -2, {
  ...{ name: 'Papirhuset', theme: 'base', hosts: ['papir.example', 'www.papir.example'], store_codes: ['b2c', 'b2b'] },
  features: ['ink_finder'],
});
const LAMPS = shopEntry('lamps', -1, {
  ...{ name: 'Lampehuset', theme: 'dade', hosts: ['lamper.example'], store_codes: ['b2b_uniq'], pinned: true },
  ...{ closed_paths: ['/design'], features: ['login_required'] },
});

async function enter(url: string, ...entries: NewEntry[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await upsertEntries(client, entries);
  await client.end();
}

const titleOf = (text: string) => /<title>([^<]*)</.exec(text)?.[1] ?? '';

describe('two shops from data in one process', () => {
  let own: FreshDatabase;
  let shop: Shop;
  const { ask } = doorOf(() => shop.origin);
  const page = async (path: string, host: string) => {
    const answer = await ask(path, { host });
    return { status: answer.status, cache: answer.headers.get('server-timing') ?? '', text: await answer.text() };
  };
  const looks = (text: string) => /<html[^>]* class="([^"]+)"/.exec(text)?.[1];

  beforeAll(async () => {
    own = await freshDatabase();
    await enter(own.url, PAPER);
    // No setting names its hosts: the data do.
    shop = await startShop({ databaseUrl: own.url, env: { PUBLIC_ORIGIN: '' } });
  });
  afterAll(async () => {
    await shop?.stop();
    await own?.drop();
  });

  test('a shop is served on each of its hosts, with the first as canonical host', async () => {
    for (const host of ['papir.example', 'www.papir.example', 'staging.papir.example']) {
      const { status, text } = await page('/kontorartikler', host);
      expect([status, text.includes('Papirhuset')]).toEqual([200, true]);
      expect(text).toMatch(/<link rel="canonical" href="http:\/\/papir\.example:\d+\/kontorartikler"/);
    }
  });

  test('a shop added at run time is served without a restart, and shares no page with the other', async () => {
    expect((await page('/', 'papir.example')).text).toContain('Papirhuset');
    await enter(own.url, LAMPS);
    const entered = await until('the second shop', async () => {
      const answer = await ask('/customer/login', { host: 'lamper.example' });
      const text = await answer.text();
      return text.includes('Lampehuset') && text;
    });
    // All pages are invalidated by the change, and a page rendered at that moment is not cached; then they are shared again.
    const again = await until('a page that is shared', async () => {
      const answer = await page('/', 'papir.example');
      return answer.cache.includes('cache;desc=hit') && answer;
    });
    expect(titleOf(again.text)).toContain('Papirhuset');
    expect(titleOf(entered)).toContain('Lampehuset');
    expect(looks(entered)).not.toBe(looks(again.text));
    // This shop requires a login, which leads back to it.
    const front = await ask('/kontorartikler', { host: 'lamper.example' });
    expect([front.status, front.headers.get('location')]).toEqual([303, '/customer/login?returnTo=%2Fkontorartikler']);
    expect(await (await ask('/robots.txt', { host: 'lamper.example' })).text()).toContain('Disallow: /\n');
    expect(await (await ask('/robots.txt', { host: 'papir.example' })).text()).toContain('Sitemap: ');
  });
});

describe('a shop without stores', () => {
  const name = `empty_${process.pid}_${randomBytes(5).toString('hex')}`;
  const databaseUrl = Object.assign(new URL(inject('database').url), { pathname: `/${name}` }).href;
  let shop: Shop;
  const { ask, post } = doorOf(() => shop.origin);

  beforeAll(async () => {
    await askPostgres(inject('database').url, `create database ${name}`);
    const env = { DEMO: 'off', PAYMENT_MODE: 'OFF', MIGRATE_ON_START: 'on', PUBLIC_ORIGIN: 'https://papir.example' };
    shop = await startShop({ databaseUrl, env, readyPath: '/healthz' });
    await until('the shop', async () => (await (await ask('/readyz')).text()).includes('stores'), {
      timeoutMs: 60_000,
    });
  });
  afterAll(async () => {
    await shop?.stop();
    await askPostgres(inject('database').url, `drop database if exists ${name} with (force)`);
  });

  test('shows on each page what to do, in both languages, and is not ready', async () => {
    for (const path of [
      '/',
      '/kontorartikler',
      '/search?q=papir',
      '/cart',
      '/customer/login',
      '/checkout',
      '/sitemap',
    ]) {
      const answer = await ask(path);
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get('retry-after') !== null]).toEqual([path, 503, true]);
      if (path === '/sitemap') continue;
      expect(text).toContain('npm run shop -- init min-butik');
      expect(text).toContain('npm run shop -- apply my-shop');
      expect(text).toMatch(/<h1[^>]*>Butikken er ikke sat op endnu/);
    }
    expect((await post('/cart', { intent: 'add', sku: 'X' })).status).toBe(503);
    expect(shop.output()).not.toContain('"level":"error"');
    expect((await ask('/healthz')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ stores: 'down' })]);
  });

  test('with only a store it has pages that say so; a host added later is served', async () => {
    expect((await ask('/', { host: 'lamper.example' })).status).toBe(421);
    const store = `INSERT INTO store (id, code, name, basis, shows_vat, domain, settings) VALUES
      (7, 'lampe', 'Lamper', 'gross', true, 'lamper.example', '{"freeFreightFromOere": null, "enablePunchoutFeatures": false, "popularSearchTerms": []}')`;
    await askPostgres(databaseUrl, store);
    const body = { Name: 'Lamper', store_code: 'lampe', magento_id: '7', showPricesIncludingTax: true };
    const entry = shopEntry('lamps', 0, { ...LAMPS.body, store_codes: ['lampe'], features: [] });
    await enter(databaseUrl, { ...usual, type: 'store', documentId: 'store-lampe', body }, entry);
    const host = 'lamper.example';
    await until('the shop at its host', async () => (await ask('/cart', { host })).status === 200);
    for (const path of ['/', '/search?q=lampe', '/cart', '/customer/login', '/info', '/brands', '/sitemap']) {
      const { status } = await ask(path, { host });
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(await (await ask('/', { host })).text()).toContain('Der er ingen varer her endnu.');
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
    // The reply is cached for a second.
    await until('the shop to be ready', async () => (await (await ask('/readyz')).json()).stores === 'up');
  });
});
