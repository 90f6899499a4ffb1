// Chains of redirects.
import { expect, it } from 'vitest';
import { endOfWay, pathOfTarget } from './redirects';

const along = (ways: Record<string, string>, from: string) => endOfWay(from, (path) => ways[path] ?? null);

it.each([
  ['one step', { a: '/b' }, 'a', '/b'],
  ['two steps', { a: '/b', b: '/c?x=1#y' }, 'a', '/c?x=1#y'],
  [
    'to another site, whatever is told of that path here',
    { a: 'https://b.example/c', c: '/d' },
    'a',
    'https://b.example/c',
  ],
  ['no redirect of this address', { b: '/a' }, 'a', null],
  ['to itself', { a: '/a/' }, 'a', 'circle'],
  ['a circle of two steps', { a: '/b', b: '/a?x=1' }, 'a', 'circle'],
  ['into a circle', { a: '/b', b: '/c', c: '/b' }, 'a', 'circle'],
  [
    'more steps than are followed',
    Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`${at}`, `/${at + 1}`])),
    '0',
    'circle',
  ],
])('%s', (_what, ways, from, end) => {
  expect(along(ways, from)).toBe(end);
});

it('a path of the shop is looked up without query and fragment; an external address is no path', () => {
  expect(pathOfTarget('/info/om-os/?a=1#b')).toBe('info/om-os');
  expect(pathOfTarget('/')).toBe('');
  for (const to of ['https://a.example', '//a.example', '/\\a.example', 'info']) expect(pathOfTarget(to)).toBeNull();
});
