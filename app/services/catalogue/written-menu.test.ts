// The menu defined by content, over the tree of categories.
import { expect, it } from 'vitest';
import type { MenuItem } from '~/models/catalogue';
import type { MenuPoint } from '../content/menu.map';
import { menuWithin } from '../tile/category.map';
import { writtenMenu } from './written-menu';

const category = (id: number, label: string, children: MenuItem[] = []): MenuItem => ({
  ...{ id: `c${id}`, categoryId: id, label, href: `/${label}`, children },
});
const TREE = [category(1, 'papir', [category(2, 'kopipapir')]), category(3, 'gaver')];

const point = (key: string, more: Partial<MenuPoint> = {}): MenuPoint => ({
  ...{ key, parent: null, storeIds: null, label: key, href: `/${key}`, categoryId: null },
  ...{ withChildren: false, isAll: false },
  ...more,
});
const shown = (items: readonly MenuItem[]): string =>
  items.map(({ label, children }) => label + (children.length > 0 ? `(${shown(children)})` : '')).join(' ');
const written = (...points: MenuPoint[]) => shown(writtenMenu(TREE, points, 1));

it('is the category tree where none is defined, or all its items are invalid', () => {
  expect(writtenMenu(TREE, [], 1)).toBe(TREE);
  expect(written(point('x', { categoryId: 99 }))).toBe('papir(kopipapir) gaver');
  expect(written(point('x', { parent: 'y' }), point('y', { parent: 'x' }))).toBe('papir(kopipapir) gaver');
});

it('has links, categories by their names and with their children, and the complete tree', () => {
  expect(written(point('råd'), point('all', { isAll: true, href: '' }))).toBe('råd papir(kopipapir) gaver');
  expect(written(point('ark', { categoryId: 1 }))).toBe('ark');
  expect(written(point('ark', { categoryId: 1, withChildren: true }), point('mere', { parent: 'ark' }))).toBe(
    'ark(kopipapir mere)',
  );
});

it('shows a category once, and no items of other stores', () => {
  expect(written(point('gaver', { categoryId: 3 }), point('all', { isAll: true }))).toBe('gaver papir(kopipapir)');
  expect(written(point('råd', { storeIds: [2] }), point('gaver', { categoryId: 3 }))).toBe('gaver');
});

it('is built once for the same tree and items', () => {
  const points = [point('råd')];
  expect(writtenMenu(TREE, points, 1)).toBe(writtenMenu(TREE, points, 1));
  expect(writtenMenu(TREE, points, 2)).not.toBe(writtenMenu(TREE, points, 1));
});

// spec: 6 Roles: Menu items that content has written are hidden like categories: by store, allow-list and disallow-list
//   at app/services/page/own-menu.server.ts, app/services/catalogue/written-menu.ts, domain/catalogue/menu-tree.ts
it('a link is hidden by a disallow-list with its path, and is not affected by an allow-list', () => {
  const menu = writtenMenu(TREE, [point('råd'), point('gaver', { categoryId: 3 })], 1);
  expect(shown(menuWithin(menu, { allow: null, disallow: [{ path: 'råd', categoryIds: [] }] }))).toBe('gaver');
  expect(shown(menuWithin(menu, { allow: [{ id: 1, slug: 'papir' }], disallow: [] }))).toBe('råd');
});
