// Shops as content: queried by the storefront's document, also before there is any store, and the host and look of their mails.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PLAIN_SERVICES } from '#backend/composition';
import { upsertEntries } from '#backend/content/entries/entries.sql';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { createBackend } from '#backend/index';
import { themeOfStore } from '#backend/mail/themes';
import { ownOriginsFrom } from '#domain/store/own-host';
import { VARIANTS } from '~/config/variants';
import { RequestPasswordDocument } from '~/services/generated/commerce';
import { ShopVariantsDocument, type ShopVariantsQuery, StoresDocument } from '~/services/generated/content';
import { shopVariantOf } from '~/services/variant.map';
import { mailIn } from '../support/outbox';
import { ask as askPostgres } from '../support/postgres';
import { until } from '../support/until';
import { type Counter, openCounter } from './test-backend';
import { VARIANT_RECORDS } from '#demo/folder/variants';

let counter: Counter;
const origins = ownOriginsFrom('https://shop.example:8443') ?? PLAIN_SERVICES.origins;
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, origins } });
  await counter.backend.startJobs();
});
afterAll(() => counter?.close());

async function variants() {
  const { data } = await counter.backend.execute({ client: 'content', document: ShopVariantsDocument, headers: {} });
  return (data as ShopVariantsQuery).shopVariants.flatMap((one) => (one ? [shopVariantOf(one)] : []));
}

const LAMPS = {
  ...{ code: 'lamps', name: 'Lampebutikken', theme: 'dade', hosts: ['lamper.example', 'www.lamper.example'] },
  ...{ store_codes: ['b2cb', 'b2b'], pinned: false, leading_paths: ['belysning/'], features: ['segments', 'flying'] },
};
const enter = async (body: Record<string, unknown>) => {
  const client = await counter.database.pool.connect();
  const usual = { locale: 'da', storeCodes: null, position: -1, dateFrom: null, dateTo: null } as const;
  await upsertEntries(client, [
    { ...usual, type: 'shop-variant', documentId: `shop-${body.code}`, key: String(body.code), body },
  ]);
  client.release();
};

test('the demo’s shops equal the storefront’s built-in list', async () => {
  const entered = await variants();
  // Except for their names, which belong to the demo company.
  expect(entered.map((variant, at) => ({ ...variant, name: VARIANTS[at]?.name }))).toEqual(VARIANTS);
  expect(entered.map(({ name }) => name)).toEqual(VARIANT_RECORDS.map(({ name }) => name));
});

test('an added shop is returned at once, in its position, without unknown values', async () => {
  await enter(LAMPS);
  const [first] = await variants();
  expect(first).toMatchObject({
    ...{ code: 'lamps', name: 'Lampebutikken', themeName: 'dade', hosts: ['lamper.example', 'www.lamper.example'] },
    ...{ storeCodes: ['b2cb', 'b2b'], pinned: false, punchoutStoreCode: null, leads: ['/belysning'], closedPaths: [] },
  });
  const on = Object.entries(first?.features ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));
  expect(on).toEqual(['segments']);
});

test('links in mails use the first host of the shop with the store, or the configured one for local hosts', async () => {
  const asked = [
    ['b2cb', 'helle@rum-og-ro.example', 'https://lamper.example:8443'],
    ['b2c', 'anna@example.dk', 'https://shop.example:8443'],
  ] as const;
  for (const [store, email] of asked) {
    const asking = { document: RequestPasswordDocument, variables: { email }, headers: { store } };
    expect((await counter.backend.execute({ client: 'commerce', ...asking })).errors).toBeUndefined();
  }
  for (const [, email, own] of asked) {
    const { links } = await mailIn(counter.outbox, email);
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([own]));
  }
});

test('mails use the look of the first shop with their store', async () => {
  const shops = await listShopEntries(counter.database.pool);
  expect(themeOfStore('b2b', shops)).toBe(themeOfStore('b2cb', []));
  expect(themeOfStore('b2c', shops)).toBe(themeOfStore('andet', []));
  expect(themeOfStore('b2b_uniq', shops)).toBe(themeOfStore('b2b_uniq', []));
});

test('a shop without stores returns empty lists, and its first store is available at once', async () => {
  const empty = await emptyBackend();
  const content = async () =>
    (await empty.backend.execute({ client: 'content', document: StoresDocument, headers: {} })).data;
  const inStore = async () => {
    const { data, errors } = await empty.backend.execute({
      ...{ client: 'commerce', query: '{ storeConfig { store_code base_url } }', headers: { store: '7' } },
    });
    return data ?? errors?.map(({ message }) => message);
  };
  try {
    expect(await content()).toEqual({ stores: [] });
    expect(await inStore()).toEqual(['Requested store is not found']);
    await empty.database.pool.query(
      "INSERT INTO store (id, code, name, basis, shows_vat, domain) VALUES (7, 'lampe', 'Lamper', 'gross', true, 'l.example')",
    );
    const found = await until('the store', async () => {
      const answer = await inStore();
      return Array.isArray(answer) ? null : answer;
    });
    expect(found).toEqual({ storeConfig: { store_code: 'lampe', base_url: 'http://localhost:3000/' } });
    expect(await content()).toEqual({ stores: [] });
  } finally {
    await empty.backend.close();
  }
});

async function emptyBackend() {
  const { url: server } = inject('database');
  const name = `empty_${process.pid}_${randomBytes(5).toString('hex')}`;
  await askPostgres(server, `create database ${name}`);
  const database = await openDatabase({ url: Object.assign(new URL(server), { pathname: `/${name}` }).href, max: 2 });
  await migrate(database.pool);
  const log = { error: () => undefined };
  return { database, backend: createBackend({ database, dataDir: counter.outbox, log }) };
}
