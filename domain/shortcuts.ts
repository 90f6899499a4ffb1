// Which ways past the categories menu and footer show: only what is open to this visitor in this shop.
import { giftCardPath, inkFinderPath, quickOrderPath } from './addresses';

export const SHORTCUTS = ['quick-order', 'ink-finder', 'gift-card'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

export const shortcutPath = (shortcut: Shortcut): string => PATHS[shortcut]();

const PATHS = { 'quick-order': quickOrderPath, 'ink-finder': inkFinderPath, 'gift-card': giftCardPath } as const;

export interface ShortcutFacts {
  /** A shop without prices and cart. */
  catalogueMode: boolean;
  /** A shop that asks this visitor to log in first. */
  shut: boolean;
  inkFinder: boolean;
  /** A buyer who orders from lists alone. */
  limitToShoppingLists: boolean;
  closedPaths: readonly string[];
}

export function shortcutsOpen(facts: ShortcutFacts): Shortcut[] {
  if (facts.shut) return [];
  const has = {
    'quick-order': !facts.catalogueMode && !facts.limitToShoppingLists,
    'ink-finder': facts.inkFinder,
    'gift-card': !facts.catalogueMode,
  };
  return SHORTCUTS.filter((shortcut) => has[shortcut] && !facts.closedPaths.includes(shortcutPath(shortcut)));
}
