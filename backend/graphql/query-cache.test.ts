// Cached responses are dropped when their content has changed, and responses that were started before a change are not cached after it.
import { expect, test } from 'vitest';
import { queryCache } from './query-cache';

const answer = (...shows: (number | 'lists' | 'content')[]) => ({ data: { shows }, shows: new Set(shows) });

function filled() {
  const cache = queryCache();
  cache.set('one', answer(1), cache.moment());
  cache.set('list', answer(1, 2, 'lists'), cache.moment());
  cache.set('text', answer('content'), cache.moment());
  return cache;
}
const left = (cache: ReturnType<typeof queryCache>) => ['one', 'list', 'text'].filter((key) => cache.get(key));

test.each([
  [[1], ['text']],
  [[2], ['one', 'text']],
  [['lists' as const], ['one', 'text']],
  [['content' as const], ['one', 'list']],
  [[3], ['one', 'list', 'text']],
  [null, []],
])('after a change of %o, %o remain cached', (change, rest) => {
  const cache = filled();
  cache.forget(change);
  expect(left(cache)).toEqual(rest);
});

test('a response started before a change of its content is not cached, one with other content is', () => {
  const cache = queryCache();
  const before = cache.moment();
  cache.forget([1]);
  cache.set('one', answer(1), before);
  cache.set('list', answer(2), before);
  expect(left(cache)).toEqual(['list']);
  cache.set('one', answer(1), cache.moment());
  expect(left(cache)).toEqual(['one', 'list']);
  const earlier = cache.moment();
  cache.forget(null);
  cache.set('text', answer('content'), earlier);
  expect(left(cache)).toEqual([]);
});

test('more changes than are recorded count as a change of everything', () => {
  const cache = queryCache();
  const before = cache.moment();
  for (let id = 1; id <= 5_001; id += 1) cache.forget([id]);
  cache.set('one', answer(9_999), before);
  expect(left(cache)).toEqual([]);
});
