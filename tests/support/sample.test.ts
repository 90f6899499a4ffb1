import { expect, test } from 'vitest';
import { oneIn, sampleOf } from './sample';

test('the usual run uses the named cases in their order, the complete run all', () => {
  expect(sampleOf(['a', 'b', 'c'], ['c', 'a'], false)).toEqual(['a', 'c']);
  expect(sampleOf(['a', 'b', 'c'], ['c', 'a'], true)).toEqual(['a', 'b', 'c']);
});

test.each([true, false])('a named case that no longer exists is an error (complete: %s)', (isComplete) => {
  expect(() => sampleOf(['a'], ['b'], isComplete)).toThrow('not among the cases: b');
});

test('one in three of all combinations has each member of lists whose length is no multiple of three', () => {
  const all = ['a', 'b'].flatMap((letter) => [1, 2, 3, 4].map((digit) => `${letter}${digit}`));
  expect(oneIn(3, all, false)).toEqual(['a1', 'a4', 'b3']);
  expect(new Set(oneIn(3, [...all, ...all, ...all], false))).toEqual(new Set(all));
  expect(oneIn(3, all, true)).toEqual(all);
});
