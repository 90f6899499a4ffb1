// The back end as a separate process, tested with untrusted HTTP requests: accepted and rejected requests, and that it continues to run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../attack/raw-http';
import { freshDatabase } from '../support/database';
import { type Shop, startBackend } from '../support/shop';

let backend: Shop | undefined;
beforeAll(async () => {
  backend = await startBackend({ databaseUrl: (await freshDatabase()).url });
});
afterAll(() => backend?.stop());

const send = async (method: string, address: string, headers: Record<string, string> = {}, body?: string) =>
  (await sendRaw(backend?.origin ?? '', { method, address, headers, ...(body !== undefined && { body }) })).status;

const JSON_HEADERS = { 'content-type': 'application/json', 'x-client-name': 'commerce', store: '1' };

test.each([
  ['//', 404],
  ['//evil.example/..', 404],
  ['/\\\\/x', 404],
  ['/%5C', 404],
  ['/%00', 404],
  ['/%ED%A0%80', 404],
  ['/media/%00', 404],
  ['/media/..%2f..%2fetc/passwd', 404],
  ['/payment/test/%ED%A0%80', 404],
  ['*', 400],
  ['http://evil.example/', 400],
  [`/media/x?${'a'.repeat(4_100)}`, 414],
])('GET %s returns %i, and the process remains healthy', async (address, status) => {
  expect(await send('GET', address)).toBe(status);
  expect(await send('GET', '/health')).toBe(200);
});

test('limits the size of bodies, and allows GET and POST only', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await send('POST', '/payment/callback/test', form, 'a=&'.repeat(50_000))).toBe(413);
  expect(await send('POST', '/payment/callback/test', { 'content-type': 'text/plain' }, 'a'.repeat(1_100_000))).toBe(
    413,
  );
  expect(await send('POST', '/graphql/commerce', JSON_HEADERS, `{"query":"${'#'.repeat(300_000)}"}`)).toBe(413);
  expect(await send('POST', '/graphql/commerce', JSON_HEADERS, '{"query":"{ __typename }"}')).toBe(200);
  for (const method of ['PUT', 'DELETE', 'TRACE'])
    expect([method, await send(method, '/media/x')]).toEqual([method, 405]);
});

test('accepts Magento clients at /graphql by GET and POST without a client name; GET rejects mutations', async () => {
  const { 'x-client-name': _, ...unnamed } = JSON_HEADERS;
  const asking = (question: string) => `/graphql?query=${encodeURIComponent(question)}`;
  expect(await send('POST', '/graphql', unnamed, '{"query":"mutation { createEmptyCart }"}')).toBe(200);
  expect(await send('GET', asking('{ storeConfig { store_code } }'))).toBe(200);
  expect(await send('GET', asking('mutation { createEmptyCart }'))).toBe(405);
  expect(await send('GET', asking(`{ ${'a'.repeat(4_100)} }`))).toBe(414);
  expect(await send('GET', '/graphql')).toBe(400);
  expect(await send('PUT', '/graphql')).toBe(405);
});
