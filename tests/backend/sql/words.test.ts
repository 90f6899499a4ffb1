// SQL of search words: meanings, similar words, learnt words, and the products that contain them.
import { describe, expect, test } from 'vitest';
import type { Choices } from '#backend/commerce/catalogue/search/facets/choices';
import { namedWords, portionsOfWords, writeParts } from '#backend/commerce/catalogue/search/lexicon/learning.sql';
import {
  knownAmong,
  lookalikes,
  meaningsOf,
  productsOfCodes,
  readBands,
  wordsBeginning,
} from '#backend/commerce/catalogue/search/lexicon/lexicon.sql';
import { deleteSynonym, insertSynonym, listSynonyms } from '#backend/commerce/catalogue/search/synonyms/synonyms.sql';
import { categoriesNamed, printersNamed } from '#backend/commerce/catalogue/search/words/places.sql';
import { lexeme, NOTHING, type Term } from '#backend/commerce/catalogue/search/words/terms';
import {
  candidates,
  countMatches,
  foundAmong,
  type Matching,
  matchingWords,
  pageOfSearch,
} from '#backend/commerce/catalogue/search/words/words.sql';
import { assortment, ELSEWHERE, HERE, NOW, openGoods } from './goods';

const goods = openGoods();
const word = (language: 'da' | 'en', text: string, products: number, columns: Record<string, unknown> = {}) =>
  goods.insert('search_word', {
    language,
    word: text,
    folded: text,
    stem: `${language}-${text}`,
    root: text,
    products,
    ...columns,
  });
const part = (language: 'da' | 'en', piece: string, whole: string, head = true) =>
  goods.insert('search_part', { language, part: piece, word: whole, head });
const run = (...words: string[]) => ({ from: 0, words: words.length, spaced: words.join(' '), joined: words.join('') });

describe('meanings of a sequence of words', () => {
  const meant = async (
    runs: ReturnType<typeof run>[],
    codes: (string | null)[] = runs.map(() => null),
    language: 'da' | 'en' = 'da',
  ) =>
    (await meaningsOf(runs, codes, language, goods.on))
      .map(({ run: at, kind, stem, products }) => `${at} ${kind} ${stem} ${products}`)
      .sort();

  test('are the word itself by root or spelling, and compounds with it, in this language', async () => {
    await word('da', 'stol', 5);
    await word('da', 'stole', 4, { root: 'stol' });
    await word('da', 'støl', 3, { folded: 'stol', root: 'other' });
    await word('da', 'bord', 9);
    for (const text of ['kontorstol', 'stolpude', 'lampe']) await word('da', text, 2);
    await word('en', 'stol', 50);
    await word('en', 'kontorstol', 60);
    await part('da', 'stol', 'kontorstol');
    await part('da', 'stol', 'stolpude', false);
    await part('da', 'bord', 'lampe');
    await part('en', 'stol', 'lampe');
    expect(await meant([run('stol')])).toEqual([
      '0 head da-kontorstol 2',
      '0 part da-stolpude 2',
      '0 word da-stol 5',
      '0 word da-stole 4',
      '0 word da-støl 3',
    ]);
    // Two words have no compounds of their own.
    expect(await meant([run('bord'), run('sto', 'l')])).toEqual([
      '0 head da-lampe 2',
      '0 word da-bord 9',
      '1 word da-stol 5',
      '1 word da-stole 4',
      '1 word da-støl 3',
    ]);
  });

  test('include at most the sixty most common compounds', async () => {
    await goods.rows(`INSERT INTO search_word (language, word, folded, stem, root, products)
      SELECT 'da', 'bord' || n, 'bord' || n, 'bord' || n, 'bord' || n, n FROM generate_series(1, 61) n`);
    await goods.rows(`INSERT INTO search_part SELECT 'da', 'bord', 'bord' || n, true FROM generate_series(1, 61) n`);
    const found = await meaningsOf([run('bord')], [null], 'da', goods.on);
    expect([found.length, Math.min(...found.map(({ products }) => products))]).toEqual([60, 2]);
  });

  test('include synonyms defined by staff, item numbers, and stop words', async () => {
    await word('da', 'stol', 5);
    await word('da', 'bord', 9);
    await word('en', 'stol', 50);
    for (const [language, typed, means] of [
      ['da', 'pult', 'stol'],
      ['en', 'pult', 'bord'],
      ['da', 'taburet', 'bord'],
    ] as const)
      await insertSynonym({ language, typed, means }, goods.on);
    const [a, b] = [await goods.product('A'), await goods.product('B')];
    for (const [code, product_id] of [
      ['AB1', a],
      ['AB1', b],
      ['CD2', a],
    ])
      await goods.insert('product_code', { code, product_id });
    expect(await meant([run('pult'), run('ab1')], [null, 'AB1'])).toEqual(['0 synonym da-stol 5', '1 code AB1 2']);
    expect(await meant([run('og'), run('paa'), run('lampe')])).toEqual(['0 stop og 0', '1 stop paa 0']);
    expect(await meant([run('does')], [null], 'en')).toEqual(['0 stop does 0']);
  });
});

describe('similar words', () => {
  test('differ by one letter, long ones by two; single-word synonyms are included', async () => {
    for (const text of ['lampe', 'lamper', 'lampefo', 'xxxxx', 'kontorstolen', 'kontorstolene'])
      await word('da', text, 1);
    await word('en', 'lampa', 1);
    for (const [language, typed] of [
      ['da', 'lampet'],
      ['da', 'lampe her'],
      ['da', 'yyyyy'],
      ['en', 'lampes'],
    ] as const)
      await insertSynonym({ language, typed, means: 'lys' }, goods.on);
    const found = await lookalikes(['lampe', 'kontorstol'], 'da', goods.on);
    expect(found.map((words) => words.map(({ word: text }) => text).sort())).toEqual([
      ['lampe', 'lamper', 'lampet'],
      ['kontorstolen'],
    ]);
  });

  test('are matched by their folded form, and found by prefix', async () => {
    await word('da', 'stol', 5);
    await word('da', 'støl', 9, { folded: 'stol' });
    await word('da', 'stolpe', 1);
    await word('da', 'bord', 7);
    await word('da', 'aften', 7);
    await word('en', 'stole', 8);
    await word('en', 'stol', 80);
    const known = await knownAmong(['stol', 'aften'], 'da', goods.on);
    expect(known.map(({ word: text }) => text).sort()).toEqual(['aften', 'støl']);
    expect((await wordsBeginning('stol', 9, 'da', goods.on)).map(({ word: text }) => text)).toEqual([
      'støl',
      'stol',
      'stolpe',
    ]);
  });

  test('synonyms are added, listed and removed one by one', async () => {
    const own = { language: 'da', typed: 'pult', means: 'bord' } as const;
    const others = [
      { ...own, language: 'en' as const },
      { ...own, typed: 'disk' },
      { ...own, means: 'skrivebord' },
    ];
    for (const one of [own, ...others]) expect(await insertSynonym(one, goods.on)).toBe(true);
    expect(await insertSynonym(own, goods.on)).toBe(false);
    expect(await deleteSynonym(own, goods.on)).toBe(true);
    expect(await deleteSynonym(own, goods.on)).toBe(false);
    expect(await listSynonyms('da', goods.on)).toEqual([others[1], others[2]]);
    expect(await listSynonyms('en', goods.on)).toEqual([others[0]]);
  });
});

test('a number returns its product, and the variant when it belongs to one only', async () => {
  const chair = await goods.product('CHAIR', { type: 'configurable' });
  const [red, blue] = [
    await goods.product('RED', { parent_id: chair }),
    await goods.product('BLUE', { parent_id: chair }),
  ];
  const table = await goods.product('TABLE');
  for (const [code, product_id, derived] of [
    ['one', red, false],
    ['shared', red, false],
    ['shared', blue, false],
    ['plain', table, false],
    ['made', table, true],
  ])
    await goods.insert('product_code', { code, product_id, derived });
  expect(await productsOfCodes(['one'], goods.on)).toEqual([{ id: chair, variant: red }]);
  expect(await productsOfCodes(['shared'], goods.on)).toEqual([{ id: chair, variant: null }]);
  expect(await productsOfCodes(['plain', 'made'], goods.on)).toEqual([{ id: table, variant: null }]);
  expect(await productsOfCodes(['made', 'unknown'], goods.on)).toEqual([]);
});

test('popularity bands are read with their number of products', async () => {
  await goods.insert('search_band', { band: 1, products: 900, least_popularity: 1 });
  await goods.insert('search_band', { band: 2, products: 30, least_popularity: 5 });
  expect((await readBands(goods.on)).bands.map(({ band }) => band)).toEqual([2, 1]);
});

describe('words learnt by the shop', () => {
  const learnt = async () => {
    const portions = [];
    for await (const portion of portionsOfWords('da', goods.on)) {
      portions.push(portion);
      if (portions.length > 2) break;
    }
    return portions;
  };

  test('are those of letters only, with the most common of each folded form marked', async () => {
    await word('da', 'stol', 5);
    await word('da', 'støl', 3, { folded: 'stol' });
    await word('da', 'bord', 2);
    await word('da', 'bórd', 2, { folded: 'bord' });
    await word('da', 'lampe', 9);
    await word('da', 'a4', 9);
    await word('en', 'stol', 50);
    const words = (await learnt()).flat().map(({ word: text, leads }) => `${text} ${leads}`);
    expect(words.sort()).toEqual(['bord true', 'bórd false', 'lampe true', 'stol true', 'støl false']);
  });

  test('are read in batches of five thousand, each once', async () => {
    await goods.rows(`INSERT INTO search_word (language, word, folded, stem, root, products)
      SELECT 'da', w, w, w, w, 1 FROM (SELECT translate(n::text, '0123456789', 'abcdefghij') AS w FROM generate_series(10000, 15000) n) n`);
    const portions = await learnt();
    expect(portions.map((portion) => portion.length)).toEqual([5000, 1]);
  });

  test('include names of categories and products, not of variants', async () => {
    await goods.category('Stole');
    const chair = await goods.product('CHAIR', { name_da: 'Taburet', name_en: 'Stool' });
    await goods.product('RED', { name_da: 'Rød', name_en: 'Red', parent_id: chair });
    expect([...(await namedWords('da', goods.on))].sort()).toEqual(['stole', 'taburet']);
    expect([...(await namedWords('en', goods.on))].sort()).toEqual(['stole', 'stool']);
  });

  test('include parts of compounds, of which only differences are written', async () => {
    const rows = async () =>
      (
        await goods.rows<Record<'language' | 'part' | 'word' | 'head' | 'at', string>>(
          'SELECT *, ctid::text AS at FROM search_part ORDER BY language, part, word',
        )
      ).map((row) => [`${row.language} ${row.part} ${row.word} ${row.head}`, row.at]);
    await part('da', 'stol', 'kontorstol');
    await part('da', 'stol', 'stolpude');
    await part('da', 'kontor', 'stolpude');
    await part('da', 'stol', 'barstol');
    await part('en', 'bar', 'barstol');
    const before = new Map((await rows()).map(([row, at]) => [row, at]));
    await writeParts(
      'da',
      [
        { part: 'stol', word: 'kontorstol', head: true },
        { part: 'kontor', word: 'kontorstol', head: false },
        { part: 'stol', word: 'stolpude', head: false },
      ],
      goods.on,
    );
    const after = await rows();
    expect(after.map(([row]) => row)).toEqual([
      'da kontor kontorstol false',
      'da stol kontorstol true',
      'da stol stolpude false',
      'en bar barstol true',
    ]);
    const kept = after.filter(([row, at]) => before.get(row) === at).map(([row]) => row);
    expect(kept).toEqual(['da stol kontorstol true', 'en bar barstol true']);
  });
});

describe('words find', () => {
  test('categories with the word in their name', async () => {
    const chairs = await goods.category('Stole', { name_en: 'Chairs' });
    await goods.category('Borde', { name_en: 'Tables' });
    expect(await categoriesNamed(`'stol'`, 'da', goods.on)).toEqual([chairs]);
    expect(await categoriesNamed(`'stol'`, 'en', goods.on)).toEqual([]);
  });

  test('printers with these numbers and most of the other words, when a cartridge for them is sold in this store', async () => {
    const cartridge = { cartridge: JSON.stringify({ number: '603' }) };
    const [ink, paper, hidden] = [
      await goods.product('INK', cartridge),
      await goods.product('PAPER'),
      await goods.product('HIDDEN', { ...cartridge, store_ids: [ELSEWHERE] }),
    ];
    for (const [id, make, model, fits] of [
      ['brother-2530', 'Brother', '2530', [ink, paper]],
      ['canon-2530', 'Canon', '2530', [ink]],
      ['brother-9999', 'Brother', '9999', [ink]],
      ['brother-2530-a', 'Brother', '2530', []],
      ['brother-2530-b', 'Brother', '2530', [paper]],
      ['brother-2530-c', 'Brother', '2530', [hidden]],
    ] as const) {
      await goods.insert('printer', { id, make, series: 'HL', model, kind: 'laser', colour: false });
      for (const product_id of fits) await goods.insert('product_printer', { printer_id: id, product_id });
    }
    const named = async (words: readonly string[]) =>
      (await printersNamed(`'2530'`, words, assortment(), goods.on)).map(({ id }) => id);
    expect(await named([`'broth'`, `'nothing'`])).toEqual(['brother-2530']);
    expect(await named([])).toEqual(['brother-2530', 'canon-2530']);
  });
});

describe('a search', () => {
  const term = (text: string): Term => ({
    shown: text,
    exact: [lexeme(text)],
    synonyms: [],
    heads: [],
    parts: [],
    products: 1,
  });
  const matching = (changes: Partial<Matching> = {}): Matching => ({
    understood: { ...NOTHING, terms: [term('stol')] },
    assortment: assortment(),
    language: 'da',
    loosely: false,
    band: null,
    ...changes,
  });
  const CHOICES: Choices = {
    facets: [],
    grossFrom: null,
    grossTo: null,
    inStock: null,
    tellsTradePrices: false,
    prices: { businessId: null, minute: NOW, storeId: HERE, duties: [] },
  };
  /** A search row with these words in its title, or elsewhere. */
  const sought = (productId: number, title: string, elsewhere: string, columns: Record<string, unknown> = {}) =>
    goods.insert('product_search', {
      product_id: productId,
      popularity: 0,
      salable: true,
      title_da: title,
      title_en: '',
      words_da: `${title} ${elsewhere} '@0'`,
      words_en: `'@0'`,
      ...columns,
    });
  const TITLE = `'stol':1A`;
  const BELOW = `'stol':1D`;
  async function ranked(changes: Partial<Matching> = {}) {
    const { text, values } = candidates(matching(changes), 3000, 1);
    const found = await goods.rows<{ id: number; rank: number }>(
      `SELECT id, rank::float FROM (${text}) c ORDER BY rank DESC`,
      values,
    );
    return found.map(({ id, rank }) => [id, rank]);
  }

  test('ranks a word in the title first, then popularity and availability; an exact number before all', async () => {
    await sought(1, TITLE, '');
    await sought(2, '', BELOW, { popularity: 100 });
    await sought(3, TITLE, '', { popularity: 200, salable: false });
    await sought(4, `'bord':1A`, '');
    await sought(5, '', BELOW, { salable: false });
    expect(await ranked()).toEqual([
      [1, 11],
      [3, 10.4],
      [2, 2.2],
      [5, 1],
    ]);
    const numbered = { ...NOTHING, terms: [term('stol')], exactIds: [5] };
    expect((await ranked({ understood: numbered }))[0]).toEqual([5, 1001]);
    const question = matchingWords(matching(), 2, 1);
    const best = await goods.rows<{ id: number }>(question.text, question.values);
    expect(best.map(({ id }) => id)).toEqual([3, 2]);
    expect(await countMatches(matching(), 99, goods.on)).toBe(4);
    expect(await countMatches(matching({ language: 'en' }), 99, goods.on)).toBe(0);
    const asked = { assortment: assortment(), language: 'da', on: goods.on } as const;
    expect(await foundAmong([`'stol'`, `'lampe'`, `'bord'`], asked)).toEqual([true, false, true]);
    expect(await foundAmong([`'stol'`], { ...asked, assortment: assortment({ allow: [7] }) })).toEqual([false]);
  });

  test('ranks products of a category with the word in its name before others with the word', async () => {
    await sought(1, TITLE, '', { popularity: 400 });
    await sought(2, `'stol':1A,2C`, '');
    await sought(3, `'stol':2C`, '');
    expect(await ranked()).toEqual([
      [2, 13],
      [1, 11.8],
      [3, 9],
    ]);
  });

  test('requires the main word when not all words match, and finds nothing when it is unknown', async () => {
    await sought(1, `'stol':1A`, '');
    await sought(2, `'bord':1A`, '');
    const terms = [term('stol'), term('bord')];
    const loosely = (needed: string | null) => ranked({ loosely: true, understood: { ...NOTHING, terms, needed } });
    expect(await loosely(`'bord':AC`)).toEqual([[2, 11]]);
    expect(await loosely(null)).toEqual([]);
  });

  test('excludes products of another format, unless they have this format as well', async () => {
    await sought(1, `'a3':1A`, '');
    await sought(2, `'a4':1A`, `'a3':9D`);
    await sought(3, `'a3':1A 'a4':2A`, '');
    await sought(4, '', `'a3':9D`);
    const format: Term = { ...term('a3'), others: [lexeme('a4'), lexeme('a5')] };
    const found = await ranked({ understood: { ...NOTHING, terms: [format] } });
    expect(found.map(([id]) => id)).toEqual([1, 3, 4]);
  });

  test('leaves results beyond the ranking limit in their own order', async () => {
    await goods.rows(
      `INSERT INTO product_search (product_id, popularity, salable, title_da, title_en, words_da, words_en)
      SELECT n, 5000 - n, true, '', '', $1, '' FROM generate_series(1, 2000) n`,
      [`${BELOW} '@0'`],
    );
    await sought(9001, TITLE, '');
    const found = await ranked();
    expect([found.length, found.at(-1)]).toEqual([2001, [9001, -2001]]);
  });

  test('shows only products that are visible and match the filters, although the index contains more', async () => {
    const [a, b, hidden] = [
      await goods.product('A', { name_da: 'Taburet' }),
      await goods.product('B', { name_da: 'Skammel' }),
      await goods.product('HIDDEN', { store_ids: [ELSEWHERE] }),
    ];
    await goods.product('OTHER', { name_da: 'Aften' });
    await sought(a, TITLE, '');
    await sought(b, TITLE, '', { salable: false });
    await sought(hidden, TITLE, '');
    await goods.cards();
    const page = async (by: 'relevance' | 'name', choices: Partial<Choices> = {}) => {
      const asked = { ...matching(), reach: { ranked: null, counted: null, total: null } };
      const window = { limit: 20, offset: 0 };
      const sort = { by, descending: false };
      return (await pageOfSearch(asked, { ...CHOICES, ...choices }, sort, window, goods.reader())).rows.map(
        ({ sku }) => sku,
      );
    };
    expect(await page('relevance')).toEqual(['A', 'B']);
    expect(await page('name')).toEqual(['B', 'A']);
    expect(await page('relevance', { inStock: false })).toEqual(['B']);
  });
});
