// Spec §6: which categories and menu items a shopper sees.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CategoryAccess, isCategoryAllowed, isInStores, isListed, type PlacedCategory } from './assortment';

const gifts: PlacedCategory = { path: '/gaver', idPath: [9] };
const boxes: PlacedCategory = { path: '/gaver/gavekasser', idPath: [9, 91] };
const paper: PlacedCategory = { path: 'papir', idPath: [2] };

describe('an item with a list of stores', () => {
  it('is shown in those stores only, and in all stores without a list', () => {
    expect([isInStores(null, 5), isInStores([2, 3], 3), isInStores([2, 3], 1)]).toEqual([true, true, false]);
  });

  // spec: 6 Roles: Menu items that list stores are hidden in other stores (default store id 1)
  //   at domain/catalogue/assortment.ts, backend/commerce/catalogue/assortment/assortment.ts
  it('is checked against store 1 where no store is known', () => {
    expect([isInStores([1], null), isInStores([2], null)]).toEqual([true, false]);
  });
});

describe('a disallow-list', () => {
  // spec: 6 Roles: Menu items that match the disallow list are hidden
  //   at domain/catalogue/assortment.ts, app/services/tile/category.map.ts
  it('hides a path and everything below it', () => {
    const lists = { allow: null, disallow: [{ path: 'gaver', categoryIds: [] }] };
    expect([gifts, boxes, paper].map((one) => isCategoryAllowed(one, lists))).toEqual([false, false, true]);
  });

  // spec: 6 Roles: Menu items that match the disallow list are hidden
  it('hides a category id and everything below it', () => {
    const lists = { allow: null, disallow: [{ path: '', categoryIds: [9] }] };
    expect([gifts, boxes, paper].map((one) => isCategoryAllowed(one, lists))).toEqual([false, false, true]);
  });

  it('matches entries without a path by their ids only', () => {
    const root = { path: '/', idPath: [2] };
    expect(isListed(root, [{ path: '', categoryIds: [9] }])).toBe(false);
    expect(isListed(root, [{ path: '', categoryIds: [9, 2] }])).toBe(true);
  });

  it('does not match a longer name', () => {
    expect(isListed({ path: 'gaveartikler', idPath: [4] }, [{ path: 'gave', categoryIds: [] }])).toBe(false);
  });
});

describe('an allow-list', () => {
  // spec: 6 Roles: Menu items off the customer's category allow-list are hidden
  //   at domain/catalogue/assortment.ts, app/services/tile/category.map.ts
  it('hides what is not on it, and hides everything when empty', () => {
    const bySlug = { allow: [{ id: 0, slug: 'papir' }], disallow: [] };
    expect([gifts, paper].map((one) => isCategoryAllowed(one, bySlug))).toEqual([false, true]);
    const byId = { allow: [{ id: 9, slug: '' }], disallow: [] };
    expect([gifts, boxes, paper].map((one) => isCategoryAllowed(one, byId))).toEqual([true, false, false]);
    expect(isCategoryAllowed(paper, { allow: [], disallow: [] })).toBe(false);
  });

  it('never shows what the disallow-list hides', () => {
    const id = fc.integer({ min: 1, max: 6 });
    const entry = fc.record({
      path: fc.constantFrom('', 'a', 'a/b', 'c'),
      categoryIds: fc.array(id, { maxLength: 2 }),
    });
    const placed = fc.record({
      path: fc.constantFrom('a', 'a/b', 'c', 'c/d'),
      idPath: fc.array(id, { minLength: 1, maxLength: 3 }),
    });
    const disallowed = fc.array<CategoryAccess>(entry, { maxLength: 3 });
    const allowed = fc.option(fc.array(fc.record({ id, slug: fc.constantFrom('a', 'a/b', 'c') }), { maxLength: 3 }));
    fc.assert(
      fc.property(placed, allowed, disallowed, (category, allow, disallow) => {
        if (isListed(category, disallow)) expect(isCategoryAllowed(category, { allow, disallow })).toBe(false);
      }),
      { seed: 6 },
    );
  });
});
