// Proves the order of ids and codes.
import { expect, it } from 'vitest';
import { inOrder } from '#domain/text-order';

it('is that of their letters, regardless of the language, and equals have none', () => {
  expect(['b', 'aa', 'B', 'a', 'å', 'z'].sort(inOrder)).toEqual(['B', 'a', 'aa', 'b', 'z', 'å']);
  expect([inOrder('a', 'b'), inOrder('b', 'a'), inOrder('a', 'a')]).toEqual([-1, 1, 0]);
});
