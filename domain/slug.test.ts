// Proves Danish letters in addresses (demand D26).
import { describe, expect, it } from 'vitest';
import { slugOf } from '#domain/slug';

describe('a slug', () => {
  it.each([
    ['Bør', 'boer'],
    ['Kontorstol, høj ryg', 'kontorstol-hoej-ryg'],
    ['Æske på 12 stk. à 0,5 mm', 'aeske-paa-12-stk-a-0-5-mm'],
    ['A\u030arhus', 'aarhus'],
    ['Blæk & toner', 'blaek-og-toner'],
    ['Crème brûlée', 'creme-brulee'],
    ['  --  ', ''],
    ['Größe', 'groesse'],
  ])('of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

  it('is cut at a hyphen', () => {
    expect([slugOf('sort kuglepen', 8), slugOf('sort kuglepen', 4), slugOf('kuglepen', 4)]).toEqual([
      'sort',
      'sort',
      'kugl',
    ]);
  });
});
