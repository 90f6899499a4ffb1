// The routes chosen for an address are those that Remix would match among all.

import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneIn } from '../tests/support/sample';
import { byFittingRoutes, patternsOf } from './fitting-routes';

type Tree = Parameters<typeof matchRoutes>[0];
type Flat = { id: string; parentId?: string; path?: string; index?: true; module: object };

const flatten = (entries: readonly RouteConfigEntry[], parentId: string): Flat[] =>
  entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    const route = { id: own, parentId, ...(path === undefined ? {} : { path }), ...(index ? { index } : {}) };
    return [{ ...route, module: {} } as Flat, ...flatten(children, own)];
  });

let build: ServerBuild;
beforeAll(async () => {
  const { default: config } = await import('../app/routes');
  const all: Flat[] = [{ id: 'root', path: '', module: {} }, ...flatten(await config, 'root')];
  const routes = Object.fromEntries(all.map((each) => [each.id, each]));
  build = { routes, assets: { routes } } as unknown as ServerBuild;
});

/** The tree that Remix makes of a build. */
function treeOf({ routes }: Pick<ServerBuild, 'routes'>, parentId?: string): Tree {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? undefined) !== parentId) return [];
    const { id, path, index } = route;
    return [{ id, path, ...(index ? { index: true as const } : { children: treeOf({ routes }, id) }) }];
  });
}
const matched = (tree: Tree, path: string) =>
  JSON.stringify(matchRoutes(tree, path)?.map(({ route, params, pathname }) => [route.id, params, pathname]));

/** Addresses of a pattern: parameters filled by a value and by a name of another route, optional parts with and without. */
function addressesOf(pattern: string): string[] {
  const addresses = pattern.split('/').reduce<string[][]>(
    (begun, segment) => {
      const isOptional = segment.endsWith('?');
      const name = segment.replace(/\?$/, '');
      const values = /^[:*]/.test(name) ? ['17', 'cart'] : [name];
      return begun.flatMap((one) => [...(isOptional ? [one] : []), ...values.map((value) => [...one, value])]);
    },
    [[]],
  );
  return addresses.map((segments) => `/${segments.join('/')}`);
}

describe('the routes that an address can match', () => {
  it('match as the whole table does, at all addresses of the table', () => {
    const partAt = byFittingRoutes(build, (part) => treeOf(part));
    const addresses = new Set(
      ['/', ...patternsOf(build.routes).flatMap(addressesOf)].flatMap((path) => [
        ...[path, `${path}/`, `${path}/more`, `${path}/%C3%B8l`, path.toUpperCase(), `/${path}`],
      ]),
    );
    expect(addresses.size).toBeGreaterThan(1_000);
    const whole = treeOf(build);
    expect(oneIn(5, [...addresses]).filter((path) => matched(partAt(path), path) !== matched(whole, path))).toEqual([]);
  });

  it.each([
    ['/', ['routes/catalogue/front.tsx', 'routes/catalogue/place.tsx']],
    ['/kontorstol', ['routes/catalogue/place.tsx']],
    ['/search', ['routes/catalogue/search.tsx', 'routes/catalogue/place.tsx']],
    ['/cart/', ['routes/cart.tsx', 'routes/catalogue/place.tsx']],
  ])('for %s are few, with the layouts above them', (path, ids) => {
    const { routes, assets } = byFittingRoutes(build, (part) => part)(path);
    const layouts = ['root', 'routes/layouts/default.tsx', 'routes/layouts/panel-host.tsx'];
    expect(Object.keys(routes).sort()).toEqual([...ids, ...layouts].sort());
    expect(Object.keys(assets.routes).sort()).toEqual(Object.keys(routes).sort());
  });

  it.each(['/Cart', '/c%61rt', '//cart', '/caf%C3%A9', '/search/../cart', '/search/./', '/search\\..\\cart'])(
    'are all for %s, an unusual spelling',
    (path) => expect(byFittingRoutes(build, (part) => part)(path)).toBe(build),
  );

  it('are made once for all addresses that they fit', () => {
    let made = 0;
    const at = byFittingRoutes(build, () => ++made);
    const numbers = ['/kontorstol', '/papir/kopipapir', '/brands/leitz', '/brands/esselte', '/kontorstol'].map(at);
    expect(numbers).toEqual([2, 2, 3, 3, 2]);
  });
});
