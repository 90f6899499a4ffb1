// What is typed, folded, split and put right; examples from Danish buyers, properties on anything at all.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lexicon, sharedHeads, splitCompound } from './compounds';
import { isMoreThanCounted } from './counted';
import { fold } from './fold';
import { measuresIn } from './measures';
import { nameAndFigures, withoutEnding } from './other-forms';
import { isAbout } from './page-match';
import { codeOf, MAX_WORDS, runsOf, saidIn, withoutControls, wordsOf } from './typed-words';
import { isOneSlip, mayHaveTypo, meantBy, slipsBetween } from './typos';

const runs = { seed: 20261103, numRuns: 500 };

describe('letters', () => {
  it.each([
    ['bør', 'boer'],
    ['håndklæde', 'haandklaede'],
    ['Ærø', 'aero'],
    ['rygsæk', 'rygsak'],
  ])('%s meets %s', (one, other) => expect(fold(one)).toBe(fold(other)));

  it('folded twice is folded once, for words of the alphabet without doubled joins', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfgh]*[æøå]?[klmnp]*$/), (word) => fold(fold(word)) === fold(word)),
      runs,
    );
  });
});

describe('what was typed', () => {
  it('is said again without control characters', () => {
    expect(withoutControls(' blå\u0000\u0007pen\n')).toBe('blå pen');
    expect(withoutControls('\u0000\u001b')).toBe('');
  });

  it('is words of letters and figures', () => {
    expect(wordsOf('  Blå KUGLEPENNE, 0,7 mm!')).toEqual(['blå', 'kuglepenne', '0', '7', 'mm']);
    expect(wordsOf('<script>alert("x")</script>')).toEqual(['script', 'alert', 'x', 'script']);
    for (const nothing of ['', '   ', '!!!', '🙂🙂', '\u0000', '\ud800']) expect(wordsOf(nothing)).toEqual([]);
  });

  it('is never more than the search can carry, and never holds anything but letters and figures', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const words = wordsOf(typed);
        return words.length <= MAX_WORDS && words.every((word) => /^[\p{L}\p{N}]{1,40}$/u.test(word));
      }),
      runs,
    );
    expect(wordsOf('ord '.repeat(10_000))).toHaveLength(MAX_WORDS);
  });

  it('may belong together, one to three neighbours at a time', () => {
    expect(runsOf(['hæve', 'sænke', 'bord']).map(({ joined }) => joined)).toEqual([
      'have',
      'havesanke',
      'havesankebord',
      'sanke',
      'sankebord',
      'bord',
    ]);
  });

  it.each([
    ['k-1600700', 'K1600700'],
    ['5702 0160 01006', '5702016001006'],
    ['tn 2410', 'TN2410'],
    ['kuglepen', null],
    ['a4', null],
  ])('as a number, %s is %s', (typed, code) => expect(codeOf(typed)).toBe(code));
});

describe('a slip', () => {
  it.each([
    ['kuglpen', 'kuglepen'],
    ['kontrostol', 'kontorstol'],
    ['lomeregner', 'lommeregner'],
    ['whitebord', 'whiteboard'],
    ['tastatir', 'tastatur'],
  ])('%s was meant to be %s', (typed, meant) => expect(isOneSlip(typed, meant)).toBe(true));

  it.each([
    ['kafeboner', 'kaffebonner'],
    ['bobbelkuvert', 'boblekuvert'],
    ['tastertur', 'tastatur'],
  ])('twice in a long word: %s was meant to be %s', (typed, meant) => {
    expect(slipsBetween(typed, meant)).toBe(2);
    expect(meantBy(typed, [{ word: meant, folded: meant, products: 1 }])).toHaveLength(1);
  });

  it('twice is too often in a short word, in one that begins otherwise, and where one slip explains it', () => {
    const known = (word: string) => ({ word, folded: word, products: 1 });
    expect(meantBy('kuglpenx', [known('kuglepen')])).toEqual([]);
    expect(meantBy('lafeboner', [known('kafebonex')])).toEqual([]);
    expect(meantBy('papirkurv', [known('papirkurve'), known('papirkur')]).map(({ word }) => word)).toEqual([
      'papirkur',
      'papirkurve',
    ]);
    expect(meantBy('papirkurv', [known('papirkurvex'), known('papirkurve')]).map(({ word }) => word)).toEqual([
      'papirkurve',
    ]);
    expect(slipsBetween('skrivebord', 'skriv')).toBeNull();
  });

  it('is one: not two, and not none', () => {
    expect(isOneSlip('kuglpn', 'kuglepen')).toBe(false);
    expect(isOneSlip('stol', 'stol')).toBe(false);
  });

  it('is forgiven from five letters on, and never in figures', () => {
    expect(mayHaveTypo('stol')).toBe(false);
    expect(mayHaveTypo('stole')).toBe(true);
    expect(mayHaveTypo('tn2410')).toBe(false);
  });

  it('reads the same both ways, whatever was typed', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (one, other) => isOneSlip(one, other) === isOneSlip(other, one)),
      runs,
    );
  });

  it('goes to the commonest word', () => {
    const known = [
      { word: 'mappe', folded: 'mappe', products: 3 },
      { word: 'lappe', folded: 'lappe', products: 9 },
    ];
    expect(meantBy('jappe', known).map(({ word }) => word)).toEqual(['lappe', 'mappe']);
  });
});

describe('a compound', () => {
  const words = new Map(
    Object.entries({
      kontor: 'kontor',
      stol: 'stol',
      stole: 'stol',
      papir: 'papir',
      kurv: 'kurv',
      affald: 'affald',
      spand: 'spand',
      kasse: 'kas',
      glas: 'glas',
    }),
  );
  const lexicon: Lexicon = { words, roots: new Set(words.values()), named: new Set(words.keys()) };

  it.each([
    ['kontorstol', ['kontor', 'stol']],
    ['kontorstole', ['kontor', 'stol']],
    ['papirkurv', ['papir', 'kurv']],
    ['affaldsspand', ['affald', 'spand']],
    ['kasserne', null],
    ['kontor', null],
    ['arkivering', null],
    ['forsendelseskasser', ['kas']],
  ])('%s is made of %j', (word, parts) => expect(splitCompound(word, lexicon)).toEqual(parts));

  it('teaches heads that stand nowhere alone', () => {
    const more = new Map([
      ...words,
      ['glastavle', 'glastavl'],
      ['kontortavle', 'kontortavl'],
      ['papirtavle', 'papirtavl'],
    ]);
    expect(sharedHeads({ ...lexicon, words: more }).get('tavle')).toBe('tavl');
  });

  it('is told in time, whatever was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,40}$/), (word) => {
        const parts = splitCompound(word, lexicon);
        return parts === null || parts.every((part) => lexicon.roots.has(part));
      }),
      runs,
    );
  });
});

describe('a size or an amount', () => {
  const lexemes = (text: string) => measuresIn(text).map((one) => one.lexemes[0]);

  it.each([
    ['80g', '80 gram'],
    ['80 g/m²', '80gsm'],
    ['1 kg', '1000g'],
    ['0,7 mm', '0.7mm'],
    ['5 liter', '5l'],
    ['0,75 l', '750ml'],
    ['1 TB', '1000gb'],
    ['27"', '27 tommer'],
    ['3-lags', '3 lag'],
    ['4.000 lm', '4000 lumen'],
    ['90x120 cm', '120 × 90 cm'],
    ['120 × 90 cm', '1200x900 mm'],
    ['400 x 300 x 200 mm', '400x300x200mm'],
    ['12 stk.', '12 pcs'],
  ])('%s is %s', (one, other) => {
    expect(lexemes(one)).toHaveLength(1);
    expect(lexemes(one)).toEqual(lexemes(other));
  });

  it('without a unit may be meant in millimetres or centimetres', () => {
    expect(measuresIn('160x80')[0]?.lexemes).toEqual(['%160000x80000', '%160000x80000mm', '%1600000x800000mm']);
  });

  it.each([
    'a4',
    'a4 g',
    'c5 m rude',
    'tn243m',
    'tn2410',
    '5702016001006',
    '12345678mm',
    '5 m²',
    '80 grader',
    'k-1600700',
    'dcp-l2530dw',
  ])('%s is none', (text) => expect(measuresIn(text)).toEqual([]));

  it('stands as one word among the others, however it was joined to them', () => {
    expect(saidIn('Kopipapir 80 g').map(({ word }) => word)).toEqual(['kopipapir', '80g']);
    expect(saidIn('usb64gb').map(({ word }) => word)).toEqual(['usb', '64gb']);
    expect(saidIn('tape 19 mm x 33 m').map(({ word }) => word)).toEqual(['tape', '19mm', '33m']);
  });

  it('is read in bounded time and length, whatever was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9x×.,mg l-]{0,300}$/), (typed) => {
        const said = saidIn(typed);
        return said.length <= MAX_WORDS && said.every(({ word }) => word.length <= 40);
      }),
      runs,
    );
    expect(saidIn('80x80 '.repeat(20_000)).length).toBeLessThanOrEqual(MAX_WORDS);
  });
});

describe('another form of a word', () => {
  it.each([
    ['plaiderne', 'plaid'],
    ['kuglepennen', 'kuglepen'],
    ['skærmene', 'skærm'],
    ['headsets', 'headset'],
  ])('%s may be %s', (typed, form) => expect(withoutEnding(typed)).toContain(form));

  it.each([
    ['hp963xl', ['hp', '963xl']],
    ['a4papir', ['a4', 'papir']],
    ['963xl', null],
    ['stol', null],
  ])('%s is made of %j', (typed, parts) => expect(nameAndFigures(typed)).toEqual(parts));
});

describe('a content page', () => {
  it('is about what all the words say', () => {
    expect(isAbout('Levering: Bestil inden kl. 14', 'leveringer')).toBe(true);
    expect(isAbout('Levering: Bestil inden kl. 14', 'levering af stole')).toBe(false);
    expect(isAbout('Levering', '')).toBe(false);
    expect(isAbout('Levering: Bestil inden kl. 14', 'hvordan er jeres levering')).toBe(true);
    expect(isAbout('Levering', 'hvordan kan jeg')).toBe(false);
  });
});

it('counts to ten thousand', () => {
  expect([0, 9_999, 10_000].map(isMoreThanCounted)).toEqual([false, false, true]);
});
