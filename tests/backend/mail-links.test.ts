// Links in mails use the store's configured host instead of the host of the request; on PostgreSQL the host has to be configured.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_ORIGINS, PLAIN_SERVICES } from '#backend/composition';
import { originsOf, readConfig, requireAddress } from '#backend/config';
import { ownOriginsFrom } from '#domain/store/own-host';
import { RequestPasswordDocument } from '~/services/generated/commerce';
import { mailIn } from '../support/outbox';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
const origins = ownOriginsFrom('https://kontorvaerk.example b2cb=https://design.example') ?? LOCAL_ORIGINS;
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, origins } });
  await counter.backend.startJobs();
});
afterAll(() => counter?.close());

test.each([
  ['b2c', 'anna@example.dk', 'https://kontorvaerk.example'],
  ['b2cb', 'helle@rum-og-ro.example', 'https://design.example'],
])('a password link requested in %s through a foreign host uses the store’s own host', async (store, email, own) => {
  const strangers = { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const asked = { document: RequestPasswordDocument, variables: { email }, headers: { store, ...strangers } };
  expect((await counter.backend.execute({ client: 'commerce', ...asked })).errors).toBeUndefined();
  const mail = await mailIn(counter.outbox, email);
  expect(mail.links.length).toBeGreaterThan(0);
  for (const link of mail.links) expect(new URL(link).origin).toBe(own);
  expect(mail.html + mail.text).not.toContain('evil');
});

test('on PostgreSQL startup fails with a sentence when neither settings nor data name the host', () => {
  const onPostgres = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
  const atHosts =
    (...hosts: string[]) =>
    (settings: Record<string, string>) =>
    () =>
      requireAddress(readConfig(settings), [{ hosts }]);
  const tried = atHosts('localhost', 'design.localhost');
  expect(tried(onPostgres)).toThrow(/^PUBLIC_ORIGIN is not set: on PostgreSQL/);
  expect(tried({ ...onPostgres, PUBLIC_ORIGIN: '' })).toThrow(/^PUBLIC_ORIGIN is not set/);
  expect(atHosts()(onPostgres)).toThrow(/^PUBLIC_ORIGIN is not set/);
  expect(atHosts('papir.example')(onPostgres)).not.toThrow();
  expect(tried({ ...onPostgres, PUBLIC_ORIGIN: 'https://shop.dk' })).not.toThrow();
  expect(tried({})).not.toThrow();
  expect(() => readConfig({ ...onPostgres, PUBLIC_ORIGIN: 'shop.dk' })).toThrow(
    "PUBLIC_ORIGIN, the shop's own address, must be an address like",
  );
  expect(originsOf(readConfig({ ...onPostgres, PUBLIC_ORIGIN: 'https://shop.dk/' })).main).toBe('https://shop.dk');
  expect(originsOf(readConfig({})).main).toBe('http://localhost:3000');
  expect(originsOf(readConfig({ PORT: '4321' })).main).toBe('http://localhost:4321');
});
