// Compares the shop's own addresses of domain/page/reserved-paths.ts with the route table and the files of the client.
import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import { NEEDED_PAGES } from '#domain/content/needed-pages';
import { CONTENT_ROUTES, isReservedWord, isShopPage, OTHER_RESERVED, SHOP_ROUTES } from '#domain/page/reserved-paths';

function* addressesOf(entries: readonly RouteConfigEntry[], above: string[] = []): Generator<string> {
  for (const { path, children } of entries) {
    const parts = path ? [...above, path] : above;
    if (children?.length) yield* addressesOf(children, parts);
    else yield parts.join('/');
  }
}

const isLater = (address: string) => isShopPage(address) && OTHER_RESERVED.includes(`${address.split('/', 1)[0]}/*`);

test('exactly the routes are reserved', async () => {
  const { default: config } = await import('../app/routes');
  const table = new Set(addressesOf(config));
  for (const own of ['', '*']) table.delete(own);
  const reserved = new Set([...SHOP_ROUTES, ...CONTENT_ROUTES]);
  const missing = [...table].filter((address) => !reserved.has(address) && !isLater(address));
  expect(missing, 'add the address to SHOP_ROUTES in domain/page/reserved-paths.ts').toEqual([]);
  const gone = [...reserved].filter((address) => !table.has(address));
  expect(gone, 'remove the address from domain/page/reserved-paths.ts: app/routes.ts does not have it').toEqual([]);
});

test('files in the public folder are reserved', () => {
  const names = readdirSync(new URL('../public', import.meta.url));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isReservedWord(name))).toEqual([]);
});

test('the health checks of the HTTP server are reserved', () =>
  expect(['healthz', 'readyz', 'assets/a.js'].map(isShopPage)).toEqual([true, true, true]));

test('pages of content that the shop links to are needed', () => {
  const files = ['app', 'domain', 'backend'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /(?<!\.test)\.tsx?$/.test(name) ? [readFileSync(`${folder}/${name}`, 'utf8')] : [],
    ),
  );
  const linked = files.flatMap((text) =>
    [...text.matchAll(/\binfoPath\('([\w-]+)'\)/g)].map(([, slug]) => `info/${slug}`),
  );
  expect([...new Set(linked)].sort()).toEqual(NEEDED_PAGES);
});
