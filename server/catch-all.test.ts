// Which addresses only the catch-all route can match.
import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { isUnnamed, namedSegments, openRoutesOnly } from './catch-all';

const route = (id: string, parentId?: string, path?: string, index?: boolean) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  ...(path === undefined ? {} : { path }),
  ...(index ? { index } : {}),
  module: { default: null },
});
const all = [
  route('root', undefined, ''),
  route('layout', 'root'),
  route('front', 'layout', undefined, true),
  route('cart', 'layout', 'cart'),
  route('account', 'layout', 'customer/account'),
  route('orders', 'account', 'orders/:id'),
  route('info', 'layout', 'info/:slug?'),
  route('place', 'layout', '*'),
];
const routes = Object.fromEntries(all.map((each) => [each.id, each]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;

describe('the catch-all route', () => {
  const named = namedSegments(build.routes);

  it.each(['/kontorstol', '/papir/kopipapir', '/cartridge', '/infomappe'])(
    'is the only route that matches %s',
    (path) => {
      expect(isUnnamed(path, named)).toBe(true);
    },
  );

  it.each(['/', '/cart', '/cart/', '/customer/account/orders/1', '/info', '/info/levering', '/customer/other'])(
    'competes with named routes for %s',
    (path) => expect(isUnnamed(path, named)).toBe(false),
  );

  it.each(['/Cart', '/c%61rt', '//cart', '/caf\u00e9'])('leaves %s, an unusual spelling, to all routes', (path) => {
    expect(isUnnamed(path, named)).toBe(false);
  });

  it('is loaded with the layouts above it, and nothing else', () => {
    const open = openRoutesOnly(build);
    expect(Object.keys(open.routes).sort()).toEqual(['layout', 'place', 'root']);
    expect(Object.keys(open.assets.routes).sort()).toEqual(['layout', 'place', 'root']);
  });
});
