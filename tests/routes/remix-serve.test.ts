// The storefront build alone on Remix's own server: no page depends on the HTTP server in server/.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { doorOf } from './door';

let shop: Shop | undefined;
beforeAll(async () => {
  const entry = 'node_modules/@remix-run/serve/dist/cli.js';
  const args = ['build/server/index.js'];
  shop = await startShop({ entry, args, databaseUrl: (await freshDatabase()).url, readyPath: '/' });
});
// Remix's server closes no database, so it would not end by itself.
afterAll(async () => {
  await shop?.kill();
  await shop?.stop();
});

const door = doorOf(() => shop?.origin ?? '');

test('remix-serve renders a page with its styles and scripts', async () => {
  const page = await door.ask('/');
  expect(page.status).toBe(200);
  const markup = await page.text();
  expect(markup).toContain('<main id="main"');
  const files = [...new Set(markup.match(/\/assets\/[\w.-]+\.(css|js)/g))];
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect([file, (await door.ask(file)).status]).toEqual([file, 200]);
});

test('remix-serve accepts a form', async () => {
  const refused = await door.post('/customer/login', { email: '', password: '' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('id="f-email-error"')]);
});
