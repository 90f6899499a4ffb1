// The menu of a shop: what it leads with comes first, the rest follows in the order of the tree.
import type { MenuItem } from '~/models/catalogue';

/** Shops share a tree: each shop's order of it is built once, so that everything derived from it is cached too. */
const led = new WeakMap<readonly MenuItem[], Map<string, MenuItem[]>>();

export function ledMenu(menu: MenuItem[], leads: readonly string[]): MenuItem[] {
  if (leads.length === 0) return menu;
  const known = led.get(menu) ?? new Map<string, MenuItem[]>();
  led.set(menu, known);
  const key = leads.join();
  const ordered = known.get(key) ?? ledFirst(menu, leads);
  known.set(key, ordered);
  return ordered;
}

function ledFirst(menu: readonly MenuItem[], leads: readonly string[]): MenuItem[] {
  const first = leads.flatMap((path) => menu.filter(({ href }) => href === path));
  return [...first, ...menu.filter((item) => !first.includes(item))];
}
