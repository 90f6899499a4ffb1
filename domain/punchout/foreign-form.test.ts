import { expect, it } from 'vitest';
import { foreignPairs } from './foreign-form';

it.each([
  [
    'a=1&b=x+y&&c',
    [
      ['a', '1'],
      ['b', 'x y'],
      ['c', ''],
    ],
  ],
  ['SEARCHSTRING=s%C3%A6be', [['SEARCHSTRING', 'sæbe']]],
  ['SEARCHSTRING=s%E6be', [['SEARCHSTRING', 'sæbe']]],
  ['q=\u00e6', [['q', 'æ']]],
  [
    'q=100%&r=%zz&s=%C3',
    [
      ['q', '100%'],
      ['r', '%zz'],
      ['s', 'Ã'],
    ],
  ],
  ['HOOK_URL=https%3A%2F%2Fx.example%2F%3Fa%3Db%26c', [['HOOK_URL', 'https://x.example/?a=b&c']]],
])('%s is read', (text, pairs) => {
  expect(foreignPairs(text)).toEqual(pairs);
});
