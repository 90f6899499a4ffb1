import { expect, test } from 'vitest';
import { sampleOf } from './sample';

test('the usual run uses the named cases in their order, the complete run all', () => {
  expect(sampleOf(['a', 'b', 'c'], ['c', 'a'], false)).toEqual(['a', 'c']);
  expect(sampleOf(['a', 'b', 'c'], ['c', 'a'], true)).toEqual(['a', 'b', 'c']);
});

test.each([true, false])('a named case that no longer exists is an error (complete: %s)', (isComplete) => {
  expect(() => sampleOf(['a'], ['b'], isComplete)).toThrow('not among the cases: b');
});
