// Each shortcut is shown where its page is open, and nowhere else.
import { expect, test } from 'vitest';
import { type ShortcutFacts, shortcutsOpen } from './shortcuts';

const OPEN: ShortcutFacts = {
  catalogueMode: false,
  shut: false,
  inkFinder: true,
  limitToShoppingLists: false,
  transfersCart: false,
  onlyLooks: false,
  closedPaths: [],
};

test.each<[string, Partial<ShortcutFacts>, string[]]>([
  ['the whole shop', {}, ['quick-order', 'ink-finder', 'gift-card']],
  ['a catalogue without prices', { catalogueMode: true }, ['ink-finder']],
  ['a shop before the login', { shut: true }, []],
  ['a shop without ink', { inkFinder: false }, ['quick-order', 'gift-card']],
  ['a buyer who orders from lists', { limitToShoppingLists: true }, ['ink-finder', 'gift-card']],
  ['a buyer of a procurement system', { transfersCart: true }, ['quick-order', 'ink-finder']],
  ['one who may look only', { transfersCart: true, onlyLooks: true }, ['ink-finder']],
  ['a shop that has closed a page', { closedPaths: ['/gavekort'] }, ['quick-order', 'ink-finder']],
])('%s', (_, facts, open) => {
  expect(shortcutsOpen({ ...OPEN, ...facts })).toEqual(open);
});
