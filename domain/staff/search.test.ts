// What the search field looks through for each role, and when a hit is opened at once.
import { describe, expect, test } from 'vitest';
import { rightsOfRole, STAFF_ROLES } from './rights';
import {
  exactHit,
  SEARCH_GROUPS,
  type SearchedGroup,
  searchedGroups,
  staffSearchPath,
  staffSearchQuery,
} from './search';

describe('the search', () => {
  test('looks through what the role may see, and nothing else', () => {
    for (const role of STAFF_ROLES) {
      const rights = rightsOfRole(role);
      const groups = searchedGroups(rights);
      for (const [group, needed] of Object.entries(SEARCH_GROUPS))
        expect([role, group, groups.some((one) => one === group)]).toEqual([
          ...[role, group, needed.some((right) => rights.includes(right))],
        ]);
    }
    expect(searchedGroups([])).toEqual([]);
  });

  test('needs three letters, and nothing for an empty field', () => {
    expect(staffSearchQuery({ q: ' ab ' })).toEqual({ text: 'ab', isTooShort: true });
    expect(staffSearchQuery({ q: ' abc ' })).toEqual({ text: 'abc', isTooShort: false });
    expect(staffSearchQuery({})).toEqual({ text: '', isTooShort: false });
    expect(staffSearchQuery({ q: 'x'.repeat(101) }).text).toHaveLength(100);
    expect(staffSearchPath('a & b')).toBe('/staff/search?q=a+%26+b');
  });
});

describe('a hit is opened at once', () => {
  const hit = (path: string, ...keys: string[]) => ({ title: path, detail: '', path, keys });
  const group = (...hits: SearchedGroup['hits']): SearchedGroup => ({ group: 'orders', hits, more: null });

  test('when its number was typed completely, in any case', () => {
    const groups = [group(hit('/o/1', '100000123'), hit('/o/2', '1000001234')), group(hit('/p/1', 'ØA-100'))];
    expect(exactHit('100000123', groups)).toBe('/o/1');
    expect(exactHit('øa-100', groups)).toBe('/p/1');
    expect(exactHit('10000012', groups)).toBeNull();
  });

  test('not when several have the number; once where two rows lead to the same page', () => {
    expect(exactHit('7', [group(hit('/o/1', '7')), group(hit('/p/1', '7'))])).toBeNull();
    expect(exactHit('7', [group(hit('/o/1', '7')), group(hit('/o/1', '7'))])).toBe('/o/1');
  });
});
