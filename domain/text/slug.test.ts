// Danish letters in addresses (demand D26).
import { describe, expect, it } from 'vitest';
import { slugOf } from '#domain/text/slug';

// spec: 3 Product: Slug: the canonical url
//   at backend/commerce/catalogue/types.graphql, domain/text/slug.ts
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
    ['Łukasz Żółć Şahin Yıldız Đorđe ð Þ', 'lukasz-zolc-sahin-yildiz-dorde-d-th'],
    ['ǿre og ǽble', 'oere-og-aeble'],
    ['Ǿre O\u0338\u0301re', 'oere-ore'],
    ['Azərbaycan', 'azerbaycan'],
    ['Ĳssel', 'ijssel'],
    ['ﬁlm', 'film'],
    ['Ａ４ ｐａｐｉｒ', 'a4-papir'],
    ['ɛ ƒ Ɓ ɖ ȷ ŉ ŀ ſ', 'e-f-b-d-j-n-l-s'],
    ['Ⅳ', 'iv'],
    ['20 m²', '20-m2'],
    ['Kontorværk™ Pro®', 'kontorvaerk-pro'],
    ['İstanbul', 'istanbul'],
  ])('of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

  it('is truncated at a hyphen', () => {
    expect([slugOf('sort kuglepen', 8), slugOf('sort kuglepen', 4), slugOf('kuglepen', 4)]).toEqual([
      'sort',
      'sort',
      'kugl',
    ]);
  });
});

it.each([
  ['aa-bb-cc', 8, 'aa-bb-cc'],
  ['Aa bb cc', 8, 'aa-bb-cc'],
  ['Aa bb cc', 7, 'aa-bb'],
  ['aa-bb-cc', 5, 'aa-bb'],
  ['Aa bb cc', 4, 'aa'],
  ['Aabbcc', 4, 'aabb'],
  ['A bbcc', 3, 'a'],
])('%s within %i letters is %s', (text, longest, slug) => expect(slugOf(text, longest)).toBe(slug));

it('has at most 120 letters', () => {
  expect([slugOf('A'.repeat(130)), slugOf('a'.repeat(121))].map((slug) => slug.length)).toEqual([120, 120]);
  expect(slugOf('a'.repeat(120))).toHaveLength(120);
});
