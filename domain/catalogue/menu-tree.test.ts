// Builds menus from items that name their parent.
import { expect, it } from 'vitest';
import { type MenuBranch, type MenuEntry, menuTree } from './menu-tree';

const item = (key: string, parent: string | null = null, storeIds: number[] | null = null): MenuEntry => ({
  key,
  parent,
  storeIds,
});
const drawn = (branches: MenuBranch<MenuEntry>[]): string =>
  branches.map(({ entry, children }) => entry.key + (children.length > 0 ? `(${drawn(children)})` : '')).join(' ');

it('items are children of the item that they name, in their order', () => {
  expect(drawn(menuTree([item('b1', 'b'), item('a'), item('b'), item('a1', 'a'), item('a2', 'a')], 1))).toBe(
    'a(a1 a2) b(b1)',
  );
});

it.each([
  ['stands below itself', [item('a'), item('x', 'x')]],
  ['stands below what stands below it', [item('a'), item('x', 'y'), item('y', 'x')]],
  ['stands below what there is not', [item('a'), item('x', 'gone')]],
])('an item that %s is not shown', (_what, entries) => {
  expect(drawn(menuTree(entries, 1))).toBe('a');
});

it('has at most two levels, also for a chain of a thousand items, and at most 200 items', () => {
  expect(drawn(menuTree([item('a'), item('b', 'a'), item('c', 'b')], 1))).toBe('a(b)');
  const chain = Array.from({ length: 1000 }, (_, at) => item(`${at}`, at === 0 ? null : `${at - 1}`));
  expect(drawn(menuTree(chain, 1))).toBe('0(1)');
  const many = Array.from({ length: 1000 }, (_, at) => item(`${at}`));
  expect(menuTree(many, 1)).toHaveLength(200);
});

it('items with a list of stores are shown in those stores, with store 1 as default; children of a hidden item are hidden', () => {
  const entries = [item('all'), item('one', null, [1]), item('two', null, [2]), item('below', 'two')];
  expect(drawn(menuTree(entries, 1))).toBe('all one');
  expect(drawn(menuTree(entries, null))).toBe('all one');
  expect(drawn(menuTree(entries, 2))).toBe('all two(below)');
});
