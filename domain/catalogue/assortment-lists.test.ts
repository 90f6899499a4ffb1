// A company's category lists: adding to one list removes from the other, and an empty allow-list is treated as none.
import { expect, it } from 'vitest';
import { listedOn, takenOffLists } from './assortment-lists';

const [paper, coffee] = [
  { path: 'papir', categoryIds: [1] },
  { path: 'kaffe', categoryIds: [2] },
];
const none = { allow: null, disallow: [] };

it('adds a category to one list and removes it from the other', () => {
  const allowed = listedOn('allow', [paper, coffee], none);
  expect(allowed).toEqual({ allow: [paper, coffee], disallow: [] });
  expect(listedOn('disallow', [coffee], allowed)).toEqual({ allow: [paper], disallow: [coffee] });
  expect(listedOn('allow', [coffee], { allow: null, disallow: [coffee, paper] })).toEqual({
    allow: [coffee],
    disallow: [paper],
  });
  expect(listedOn('disallow', [coffee], { allow: null, disallow: [coffee] })).toEqual({
    allow: null,
    disallow: [coffee],
  });
});

it('removes categories from both lists, and an allow-list that becomes empty', () => {
  expect(takenOffLists([paper], { allow: [paper, coffee], disallow: [] })).toEqual({ allow: [coffee], disallow: [] });
  expect(takenOffLists([paper], { allow: [paper], disallow: [coffee] })).toEqual({ allow: null, disallow: [coffee] });
  expect(takenOffLists([coffee], { allow: null, disallow: [coffee] })).toEqual(none);
});
