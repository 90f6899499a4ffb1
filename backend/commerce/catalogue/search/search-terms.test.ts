// Queries of the index and of lists, from words and filters: texts, orders, facets and bounds.
import { describe, expect, test } from 'vitest';
import type { Context } from '#backend/graphql/context';
import { MOST_ATTRIBUTES } from '#domain/catalogue/facets';
import type { Measure } from '#domain/search/measures';
import type { Run } from '#domain/search/typed-words';
import { facetChoices, filterValues, inStockOf, isNarrowedByFacets } from './facets/choices';
import { findProducts } from './find-products';
import type { Meaning } from './lexicon/lexicon.sql';
import { sortFields, wantedSort } from './sorts';
import { tidyWords } from './synonyms/keep-synonyms';
import { pairsIn } from './synonyms/trade-words';
import { choicesOf } from './wanted';
import { type Heard, termOfRun } from './words/heard';
import { allOf, anyOf, lexeme, matchOf, nameQuery, soldTo, type Term, within } from './words/terms';

describe('a query of the index', () => {
  test('has lexemes of letters, figures and our marks only', () => {
    expect(lexeme("o'ret: å-4&|!=@#~%")).toBe("'oretå4=@#~%'");
  });

  test('joins operands, each alternative once', () => {
    expect([anyOf([]), anyOf(['a']), anyOf(['a', 'b', 'a'])]).toEqual([null, '(a)', '(a | b)']);
    expect([allOf([]), allOf(['a']), allOf(['a', 'b', 'a'])]).toEqual([null, '(a)', '(a & b & a)']);
  });

  test('is bound to names, brands or categories at each lexeme', () => {
    expect([within(null, 'A'), within("('a' | 'b')", 'AC'), within("'a'", 'B')]).toEqual([
      null,
      "('a':AC | 'b':AC)",
      "'a':B",
    ]);
    expect(within("('a':* | 'b')", 'A')).toBe("('a':* | 'b':A)");
  });

  const term = (more: Partial<Term>): Term => ({
    ...{ shown: 'x', exact: [], synonyms: [], heads: [], parts: [], products: 0 },
    ...more,
  });

  test.each<[Partial<Term>, match: string | null, name: string | null]>([
    [{}, null, null],
    [
      { exact: ["'e'"], synonyms: ["'s'"], heads: ["'h'"], parts: ["'p'"] },
      "('e' | 's' | 'h' | 'p')",
      "('e':AC | 's':AC | 'h':AC)",
    ],
    [{ exact: ["'a3'"], others: ["'a4'"] }, "(('a3') & (('a3':ABC) | !('a4':A)))", "('a3':AC)"],
    [{ others: ["'a4'"] }, null, null],
  ])('of the term %j', (more, match, name) => {
    expect([matchOf(term(more)), nameQuery(term(more))]).toEqual([match, name]);
  });

  test.each<[more: object, query: string]>([
    [{}, "(('@0' | '@3'))"],
    [{ allow: [5, 6] }, "(('@0' | '@3') & ('#5' | '#6'))"],
    [{ allow: [] }, "(('@0' | '@3') & '#')"],
    [{ allow: [5], codes: ['A1'] }, "(('@0' | '@3') & ('=A1'))"],
    [{ codes: [] }, "(('@0' | '@3') & '#')"],
    [{ disallow: [7] }, "(('@0' | '@3') & !('#7'))"],
    [{ disallow: [] }, "(('@0' | '@3'))"],
  ])('of an assortment with %j', (more, query) => {
    const all = { storeId: 3, allow: null, disallow: null, ways: new Set<number>(), codes: null };
    expect(soldTo({ ...all, ...more })).toBe(query);
  });
});

describe('the term of a word that was typed', () => {
  const run = (joined: string, more: Partial<Run> = {}): Run => ({
    from: 0,
    words: 1,
    spaced: joined,
    joined,
    ...more,
  });
  const meaning = (kind: Meaning['kind'], stem: string, more: Partial<Meaning> = {}): Meaning => ({
    ...{ run: 0, kind, stem, word: stem, products: 1, place: 0, means: '', same: false },
    ...more,
  });
  const heardAs = (joined: string, meanings: Meaning[], more: Partial<Heard> = {}): Heard => ({
    ...{ run: run(joined), measure: null, meanings },
    ...more,
  });
  const measure = (lexemes: string[], numbers: string[], pair?: Measure['pair']): Measure => ({
    ...{ from: 0, to: 1, lexemes, numbers },
    ...(pair && { pair }),
  });
  const blank = { exact: [], synonyms: [], heads: [], parts: [], numbers: [], products: 0 };

  test.each<[what: string, heard: Heard, expected: Partial<Term>]>([
    ['an unknown word', heardAs('abc', []), { exact: ["'abc'"] }],
    ['an unknown word of four letters', heardAs('ab12', []), { exact: ["'ab12'", "'=AB12':*"] }],
    [
      'an unknown amount',
      heardAs('80g', [], { measure: measure(['%80000g'], ['80']) }),
      { exact: ["'%80000g'"], products: Number.MAX_SAFE_INTEGER },
    ],
    [
      'a size',
      heardAs('400x300', [], { measure: measure(['%400x300mm'], ['400', '300']) }),
      { exact: ["'%400x300mm'"], parts: ["('400':A & '300':A)"], products: Number.MAX_SAFE_INTEGER },
    ],
    [
      'a pair',
      heardAs('24/6', [], { measure: measure([], ['24', '6'], ['24', '6']) }),
      { exact: ["('24' <-> '6')"], products: Number.MAX_SAFE_INTEGER },
    ],
    [
      'a known word, a compound and a number',
      heardAs('kop', [
        meaning('word', 'kop', { products: 2 }),
        meaning('word', 'kop', { products: 3 }),
        meaning('head', 'kaffekop', { products: 5 }),
        meaning('part', 'kopholder', { products: 7 }),
        meaning('code', 'K1'),
      ]),
      { exact: ["'kop'", "'=K1'"], heads: ["'kaffekop'"], parts: ["'kopholder'"], numbers: ["'=K1'"], products: 18 },
    ],
    [
      'a word of the catalogue that is another synonym',
      heardAs('kop', [meaning('word', 'kop', { same: true }), meaning('synonym', 'krus', { means: 'krus' })]),
      { exact: ["'kop'"], synonyms: [], products: 2 },
    ],
    [
      'a word of the catalogue that is a synonym just so',
      heardAs('kop', [
        meaning('word', 'kop', { same: true }),
        meaning('synonym', 'krus', { means: 'krus', same: true }),
      ]),
      { exact: ["'kop'"], synonyms: ["('krus')"].map((one) => `(${one})`), products: 2 },
    ],
    [
      'a synonym that staff wrote just so',
      heardAs('kop', [
        meaning('word', 'kopi'),
        meaning('head', 'kaffekop'),
        meaning('part', 'kopholder'),
        meaning('synonym', 'krus', { means: 'stort krus', place: 1, same: true }),
        meaning('synonym', 'stor', { means: 'stort krus', place: 2, same: true }),
      ]),
      { exact: [], heads: [], parts: [], synonyms: ["(('krus') & ('stor'))"], products: 5 },
    ],
    [
      'a synonym that is the same word in another form',
      heardAs('kop', [meaning('word', 'kopi'), meaning('synonym', 'krus', { means: 'krus' })]),
      { exact: ["'kopi'"], synonyms: ["(('krus'))"], products: 2 },
    ],
  ])('%s', (_what, heard, expected) => {
    expect(termOfRun(heard, [])).toEqual({ shown: heard.run.spaced, ...blank, ...expected });
  });

  test('of two words has each of them as well, when each has a meaning', () => {
    const both = heardAs('kaffekop', [meaning('word', 'kaffekop')], {
      run: run('kaffekop', { from: 1, words: 2, spaced: 'kaffe kop' }),
    });
    const word = (from: number, text: string, meanings: Meaning[]) =>
      heardAs(text, meanings, { run: run(text, { from }) });
    const [kaffe, kop] = [word(1, 'kaffe', [meaning('word', 'kaffe')]), word(2, 'kop', [meaning('head', 'krus')])];
    const strangers = [word(0, 'sort', [meaning('word', 'sort')]), word(3, 'stor', [meaning('word', 'stor')]), both];
    expect(termOfRun(both, [...strangers, kaffe, kop]).parts).toEqual(["(('kaffe') & ('krus'))"]);
    expect(termOfRun(both, [...strangers, kaffe, word(2, 'kop', [meaning('part', 'x')])]).parts).toEqual([]);
  });

  test('of a format leaves out the others of its kind, and counts products that are named just so', () => {
    const format = termOfRun(
      heardAs('a4', [
        meaning('word', 'a4', { products: 5, same: true }),
        meaning('word', 'a4+', { products: 7 }),
        meaning('part', 'a4', { products: 9, same: true }),
      ]),
      [],
    );
    expect(format).toMatchObject({ exact: ["'a4'"], products: 5 });
    expect(format.others).toContain("'a3'");
    expect(format.others).not.toContain("'a4'");
  });
});

describe('the order of a list', () => {
  test.each([
    [undefined, true, false, { by: 'relevance', descending: false }],
    [undefined, false, false, { by: 'position', descending: false }],
    [undefined, true, true, { by: 'newest', descending: true }],
    [{ price: 'DESC' }, true, true, { by: 'price', descending: true }],
    [{ price: 'ASC' }, false, false, { by: 'price', descending: false }],
    [{ relevance: 'DESC' }, true, false, { by: 'relevance', descending: false }],
    [{ price: 'ASC', name: 'DESC' }, false, false, { by: 'name', descending: true }],
  ] as const)('of %j, searching %s, news %s', (input, searching, news, sort) => {
    expect(wantedSort(input, searching, news)).toEqual(sort);
  });

  test('has a first field by what the list is of', () => {
    expect(wantedSort(undefined, false)).toEqual({ by: 'position', descending: false });
    expect(sortFields(true, 'en')).toMatchObject({ default: 'relevance', options: [{ label: 'Relevance' }, {}, {}] });
    expect(sortFields(false, 'da')).toMatchObject({ default: 'position', options: [{ label: 'Anbefalet' }, {}, {}] });
  });
});

describe('a filter', () => {
  test('has the values of `in` and `eq` that are text', () => {
    expect(filterValues(undefined)).toBeNull();
    expect(filterValues({})).toEqual([]);
    expect(filterValues({ in: ['a', null], eq: 'b' })).toEqual(['a', 'b']);
  });

  test('names facets, as a shelf with `eq`, and a bounded number of attributes', () => {
    expect(facetChoices(undefined)).toEqual([]);
    expect(facetChoices({ colour: { in: ['sort'] }, brand: { eq: 'havgus' } })).toEqual(
      expect.arrayContaining([
        { code: 'colour', values: ['sort'] },
        { code: 'brand', values: ['havgus'], isShelf: true },
      ]),
    );
    expect(facetChoices({ attributes: [{ code: 'kant', in: ['rund'] }] })).toEqual([
      { code: 'kant', values: ['rund'] },
    ]);
    expect(() => facetChoices({ attributes: [{ code: 'Kant', in: ['rund'] }] })).toThrow('lower case letters');
    const attributes = (count: number) => ({
      attributes: Array.from({ length: count }, (_, at) => ({ code: `a${at}`, in: ['x'] })),
    });
    expect(facetChoices(attributes(MOST_ATTRIBUTES))).toHaveLength(MOST_ATTRIBUTES);
    expect(() => facetChoices(attributes(MOST_ATTRIBUTES + 1))).toThrow(`At most ${MOST_ATTRIBUTES}`);
  });

  test.each([
    [undefined, null],
    [{ eq: '1' }, true],
    [{ eq: '0' }, false],
    [{ eq: '2' }, null],
    [{ in: ['0', '1'] }, null],
    [{ in: ['1', '1'] }, true],
    [{ in: [] }, null],
  ])('of stock %j wants %s', (in_stock, wanted) => expect(inStockOf({ in_stock })).toBe(wanted));

  const nothing = { facets: [], grossFrom: null, grossTo: null, inStock: null };
  test.each([
    [{}, false],
    [{ facets: [{ code: 'a', values: [] }] }, true],
    [{ grossFrom: 0 }, true],
    [{ grossTo: 0 }, true],
    [{ inStock: false }, true],
  ])('with %j narrows: %s', (more, isNarrowed) => {
    expect(isNarrowedByFacets({ ...nothing, ...more } as never)).toBe(isNarrowed);
  });

  const boundsOf = (basis: 'gross' | 'net', price: object, more = {}) => {
    const { grossFrom, grossTo } = choicesOf({ price, ...more }, { store: { basis } } as Context, {} as never);
    return [grossFrom, grossTo];
  };
  test.each([
    ['gross', { from: '10', to: '20' }, [1_000, 2_000]],
    ['net', { from: '10', to: '20' }, [1_250, 2_500]],
    ['net', { from: '0.03', to: '0.03' }, [4, 4]],
    ['gross', {}, [null, null]],
    ['gross', { from: ' ', to: 'x' }, [null, null]],
    ['gross', { from: '-5', to: '10000001' }, [0, 1_000_000_000]],
    ['gross', { from: null, to: '0' }, [null, 0]],
    ['net', { from: '0', to: '0' }, [0, 0]],
  ] as const)('of prices in a store that shows %s prices, %j', (basis, price, bounds) => {
    expect(boundsOf(basis, price)).toEqual(bounds);
  });

  test('of prices does not narrow what is bought for points, and trade prices are shown in business stores', () => {
    expect(boundsOf('gross', { from: '10', to: '20' }, { offer: 'points' })).toEqual([null, null]);
    expect(boundsOf('gross', { from: '10', to: '20' }, { offer: 'new' })).toEqual([1_000, 2_000]);
    const tells = (basis: 'gross' | 'net') =>
      choicesOf({}, { store: { basis } } as Context, {} as never).tellsTradePrices;
    expect([tells('net'), tells('gross')]).toEqual([true, false]);
  });
});

test.each([
  [0, 1, 'pageSize value must be greater than 0.'],
  [101, 1, 'Maximum pageSize is 100'],
  [100, 0, 'currentPage value must be greater than 0.'],
  [1, 1, "'search' or 'filter' input argument is required."],
  [100, 1, "'search' or 'filter' input argument is required."],
])('a page of %i products, number %i, without words or filter is refused', async (pageSize, currentPage, message) => {
  const context = { shows: new Set() } as unknown as Context;
  for (const search of [undefined, ' '])
    await expect(findProducts({ search, pageSize, currentPage }, context)).rejects.toThrow(message);
});

describe('synonyms', () => {
  test('are compared in lower case with one space between', () => {
    expect(tidyWords('  Stort \t KRUS ')).toBe('stort krus');
  });

  test('of a file are pairs in each language', () => {
    expect(pairsIn({ source: 'x', da: { kuvert: ['konvolut', 'brev'] }, en: { cup: ['mug'] } })).toEqual([
      { language: 'da', typed: 'konvolut', means: 'kuvert' },
      { language: 'da', typed: 'brev', means: 'kuvert' },
      { language: 'en', typed: 'mug', means: 'cup' },
    ]);
    expect(pairsIn({})).toEqual([]);
  });

  test.each([
    [null, '{ "da": { … }, "en": { … } }'],
    [[], '{ "da": { … }, "en": { … } }'],
    ['da', '{ "da": { … }, "en": { … } }'],
    [{ da: ['kuvert'] }, '"da"'],
    [{ en: { cup: 'mug' } }, '"en": "cup"'],
    [{ en: { cup: ['mug', 1] } }, '"en": "cup"'],
  ])('of the file %j are refused', (file, message) => expect(() => pairsIn(file)).toThrow(new Error(message)));
});
