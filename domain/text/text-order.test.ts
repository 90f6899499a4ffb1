// The order of ids and codes.
import { expect, it } from 'vitest';
import { inOrder } from '#domain/text/text-order';

it('is by code unit, independent of the language, and equal texts compare as equal', () => {
  expect(['b', 'aa', 'B', 'a', 'å', 'z'].sort(inOrder)).toEqual(['B', 'a', 'aa', 'b', 'z', 'å']);
  expect([inOrder('a', 'b'), inOrder('b', 'a'), inOrder('a', 'a')]).toEqual([-1, 1, 0]);
});
