import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedByOne } from './product-pictures';

describe('a picture', () => {
  test('moves one place up or down, and not beyond the ends', () => {
    expect(movedByOne(['a', 'b', 'c'], 'b', 'up')).toEqual(['b', 'a', 'c']);
    expect(movedByOne(['a', 'b', 'c'], 'b', 'down')).toEqual(['a', 'c', 'b']);
    expect(movedByOne(['a', 'b', 'c'], 'a', 'up')).toEqual(['a', 'b', 'c']);
    expect(movedByOne(['a', 'b', 'c'], 'c', 'down')).toEqual(['a', 'b', 'c']);
    expect(movedByOne(['a', 'b'], 'x', 'down')).toEqual(['a', 'b']);
    expect(movedByOne([], 'x', 'up')).toEqual([]);
  });

  test('that was moved can be moved back, and none is lost', () => {
    const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 });
    fc.assert(
      fc.property(lists, fc.nat(), (list, place) => {
        const version = list[place % list.length] ?? '';
        const down = movedByOne(list, version, 'down');
        expect([...down].sort()).toEqual([...list].sort());
        if (list.at(-1) !== version) expect(movedByOne(down, version, 'up')).toEqual(list);
      }),
    );
  });
});
