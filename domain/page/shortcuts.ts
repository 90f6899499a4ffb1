// Which ways past the categories menu and footer show: only what is open to this visitor in this shop.
import { giftCardPath, inkFinderPath, quickOrderPath } from './addresses';

export const SHORTCUTS = ['quick-order', 'ink-finder', 'gift-card'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

export const shortcutPath = (shortcut: Shortcut): string => PATHS[shortcut]();

const PATHS = { 'quick-order': quickOrderPath, 'ink-finder': inkFinderPath, 'gift-card': giftCardPath } as const;

export interface ShortcutFacts {
  /** A shop without prices and cart. */
  catalogueMode: boolean;
  /** The shop requires this visitor to log in first. */
  shut: boolean;
  inkFinder: boolean;
  /** A buyer who orders from lists alone. */
  limitToShoppingLists: boolean;
  /** During a visit from a procurement system the cart goes back to it: nothing is paid here, by a gift card or else. */
  transfersCart: boolean;
  /** Such a visit that lets the buyer look at a cart, and not change it. */
  onlyLooks: boolean;
  closedPaths: readonly string[];
}

export function shortcutsOpen(facts: ShortcutFacts): Shortcut[] {
  if (facts.shut) return [];
  const has = {
    'quick-order': !facts.catalogueMode && !facts.limitToShoppingLists && !facts.onlyLooks,
    'ink-finder': facts.inkFinder,
    'gift-card': !facts.catalogueMode && !facts.transfersCart,
  };
  return SHORTCUTS.filter((shortcut) => has[shortcut] && !facts.closedPaths.includes(shortcutPath(shortcut)));
}
