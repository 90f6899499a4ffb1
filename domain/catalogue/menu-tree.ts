// A menu as content services store it: a flat list of items, each with the key of its parent.
import { isInStores } from './assortment';

export interface MenuEntry {
  key: string;
  /** Null at the top. */
  parent: string | null;
  /** Null: in every store of the menu. */
  storeIds: readonly number[] | null;
}

export interface MenuBranch<Entry> {
  entry: Entry;
  children: MenuBranch<Entry>[];
}

/** As deep as menus are drawn. */
const MENU_LEVELS = 2;
/** More than anyone reads; what a broken service says may be longer. */
const MOST_ENTRIES = 200;

/**
 * The entries that the store shows, as a tree in their order. An entry whose parent is not shown is not shown, and neither is one that
 * is its own ancestor. Of two with the same key the first counts.
 */
export function menuTree<Entry extends MenuEntry>(
  entries: readonly Entry[],
  storeId: number | null,
): MenuBranch<Entry>[] {
  const keys = new Set<string>();
  const isFirst = ({ key }: Entry) => !keys.has(key) && Boolean(keys.add(key));
  const all = entries.slice(0, MOST_ENTRIES).filter(isFirst);
  const shown = all.filter(({ storeIds }) => isInStores(storeIds, storeId));
  // Walked from the top down: a circle is never reached.
  const below = (parent: string | null, level: number): MenuBranch<Entry>[] =>
    level > MENU_LEVELS
      ? []
      : shown.flatMap((entry) => (entry.parent === parent ? { entry, children: below(entry.key, level + 1) } : []));
  return below(null, 1);
}
