// Typed text, folded, split and corrected; examples from Danish buyers, and properties for any input.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lexicon, sharedHeads, splitCompound } from './compounds';
import { isMoreThanCounted } from './counted';
import { fold } from './fold';
import { otherFormats } from './formats';
import { thingsAmong } from './head-word';
import { measuresIn } from './measures';
import { nameAndFigures, withoutEnding } from './other-forms';
import { isPageAbout } from './page-match';
import { codeOf, MAX_WORDS, runOf, runsOf, saidIn, withoutControls, wordsOf } from './typed-words';
import { isOneSlip, mayHaveTypo, meantBy, slipsBetween } from './typos';

const runs = { seed: 20261103, numRuns: 500 };

describe('letters', () => {
  it.each([
    ['bør', 'boer'],
    ['håndklæde', 'haandklaede'],
    ['Ærø', 'aero'],
    ['rygsæk', 'rygsak'],
  ])('%s matches %s', (one, other) => expect(fold(one)).toBe(fold(other)));

  it('are folded idempotently, for words of the alphabet without digraphs', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfgh]*[æøå]?[klmnp]*$/), (word) => fold(fold(word)) === fold(word)),
      runs,
    );
  });
});

describe('the typed text', () => {
  it('is repeated without control characters', () => {
    expect(withoutControls(' blå\u0000\u0007pen\n')).toBe('blå pen');
    expect(withoutControls('\u0000\u001b')).toBe('');
  });

  it('is read up to its first two hundred letters, as eight words of forty letters', () => {
    expect(wordsOf(`${' '.repeat(198)}abcd`)).toEqual(['ab']);
    expect(wordsOf('ord '.repeat(9))).toHaveLength(8);
    expect(wordsOf('a'.repeat(41))).toEqual(['a'.repeat(40)]);
    expect(saidIn(`${' '.repeat(190)}kopipapir 80g`).map(({ word }) => word)).toEqual(['kopipapir']);
    expect([198, 197].map((spaces) => codeOf(`${'-'.repeat(spaces)}12345`))).toEqual([null, '123']);
    expect(['12', '123', '1'.repeat(40), '1'.repeat(41)].map(codeOf)).toEqual([null, '123', '1'.repeat(40), null]);
  });

  it('is the same for composed and decomposed letters', () => {
    expect(wordsOf('A\u030arhus')).toEqual(['århus']);
    expect(saidIn('a\u030a4g')).toEqual(saidIn('å4g'));
    // The Turkish İ becomes two letters in lower case.
    expect(saidIn('İ 80g').map(({ word }) => word)).toEqual(['i', '80g']);
  });

  it('has runs of one to three words', () => {
    expect(runOf('bør')).toEqual({ from: 0, words: 1, spaced: 'bør', joined: 'bor' });
    expect(runsOf(['b', 'c', 'd', 'f']).map(({ joined }) => joined)).not.toContain('bcdf');
    expect(runsOf(['b', 'c'])).toHaveLength(3);
  });

  it('consists of words of letters and digits', () => {
    expect(wordsOf('  Blå KUGLEPENNE, 0,7 mm!')).toEqual(['blå', 'kuglepenne', '0', '7', 'mm']);
    expect(wordsOf('<script>alert("x")</script>')).toEqual(['script', 'alert', 'x', 'script']);
    for (const nothing of ['', '   ', '!!!', '🙂🙂', '\u0000', '\ud800']) expect(wordsOf(nothing)).toEqual([]);
  });

  it.each([
    ['ＨＰ４１５Ａ', ['hp415a'], 'HP415A'],
    ['𝐓𝐨𝐧𝐞𝐫 𝟒𝟏𝟓', ['toner', '415'], 'TONER415'],
    ['W\u20112033\u2011A', ['w', '2033', 'a'], 'W2033A'],
    ['kugle\u00adpen\u00a05×500', ['kugle', 'pen', '5', '500'], 'KUGLEPEN5500'],
  ])('is normalised from full-width, mathematical and separated forms: %s', (typed, words, code) => {
    expect([wordsOf(typed), codeOf(typed)]).toEqual([words, code]);
  });

  it('never exceeds the limits of the search, and contains only letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const words = wordsOf(typed);
        return words.length <= MAX_WORDS && words.every((word) => /^[\p{L}\p{N}]{1,40}$/u.test(word));
      }),
      runs,
    );
    expect(wordsOf('ord '.repeat(10_000))).toHaveLength(MAX_WORDS);
  });

  it('has runs of one to three neighbouring words', () => {
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
  ])('as a product code, %s is %s', (typed, code) => expect(codeOf(typed)).toBe(code));
});

describe('the requested products', () => {
  it.each([
    ['hæfteklammer 24/6', ['hæfteklammer']],
    ['sort paraply', ['paraply']],
    ['affaldssække sorte 60 l', ['affaldssække']],
    ['ventilator til kontoret', ['ventilator']],
    ['kuvert med rude', ['kuvert']],
    ['til hæftemaskine 25', ['hæftemaskine']],
    ['sort til printer', ['printer']],
    ['usb webcam 1080p', ['webcam']],
    ['tusch whiteboard 4 farver', ['tusch', 'whiteboard']],
    ['a4 24 500', []],
    ['rød xl', []],
  ])('in %s are %j', (typed, things) => {
    const words = saidIn(typed).map(({ word }) => word);
    const said = thingsAmong(words);
    expect(words.filter((_, at) => said[at])).toEqual(things);
  });
});

it.each([
  ['a 3 papir', ['a3', 'papir']],
  ['papir A-3', ['papir', 'a3']],
  ['E 14 pære', ['e14', 'pære']],
  ['GU-10', ['gu10']],
  ['CR 2032', ['cr2032']],
  ['cat 6 kabel', ['cat6', 'kabel']],
  ['cat 6a', ['cat6a']],
  ['SRA 3', ['sra3']],
  // No format together.
  ['hp 305', ['hp', '305']],
  ['3 a', ['3', 'a']],
  ['a 9', ['a', '9']],
  ['a 33', ['a', '33']],
  ['c 5 stk', ['c', '5stk']],
])('%j is read as the words %j', (typed, words) => expect(saidIn(typed).map(({ word }) => word)).toEqual(words));

describe('a format', () => {
  it.each([
    ['a3', ['a4', 'a5'], ['c4', 'a9']],
    ['c5', ['c4', 'm65'], ['a5', 'b4']],
    ['aa', ['aaa'], ['a4']],
    ['e27', ['e14', 'gu10'], ['aa']],
  ])('%s differs from %j', (format, others, apart) => {
    expect(otherFormats(format)).toEqual(expect.arrayContaining(others));
    for (const other of [format, ...apart]) expect(otherFormats(format)).not.toContain(other);
  });

  it.each(['papir', 'a', 'a44', 'm6'])('does not include %s', (word) => expect(otherFormats(word)).toBeNull());

  it.each([
    ['klammer 24/6', [['24', '6']]],
    ['klammer 24 / 6', [['24', '6']]],
    ['usb-c kabel', [['usb', 'c']]],
    [
      'USB C og usb-a',
      [
        ['usb', 'c'],
        ['usb', 'a'],
      ],
    ],
    ['handsker str. L', [['str', 'l']]],
    ['size 10 glove', [['size', '10']]],
    ['str løs', []],
    ['12/2026', []],
    ['24/6/2', []],
    ['80 g/m²', []],
    ['usb-cykel', []],
  ])('with two parts: %s', (typed, pairs) =>
    expect(measuresIn(typed).flatMap(({ pair }) => (pair ? [pair] : []))).toEqual(pairs),
  );
});

describe('a typo', () => {
  it.each([
    ['kuglpen', 'kuglepen'],
    ['kontrostol', 'kontorstol'],
    ['lomeregner', 'lommeregner'],
    ['whitebord', 'whiteboard'],
    ['tastatir', 'tastatur'],
  ])('%s is corrected to %s', (typed, meant) => expect(isOneSlip(typed, meant)).toBe(true));

  it.each([
    ['kafeboner', 'kaffebonner'],
    ['bobbelkuvert', 'boblekuvert'],
    ['tastertur', 'tastatur'],
  ])('twice in a long word: %s is corrected to %s', (typed, meant) => {
    expect(slipsBetween(typed, meant)).toBe(2);
    expect(meantBy(typed, [{ word: meant, folded: meant, products: 1 }])).toHaveLength(1);
  });

  it('twice is not corrected in a short word, with another first letter, or where a single typo explains the word', () => {
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

  it.each(['kuxyepen', 'kuxgepen', 'kulxepen', 'ukglepne'])('occurs twice in %s', (typed) =>
    expect(slipsBetween(typed, 'kuglepen')).toBe(2),
  );

  it('is not counted from the third one on', () => {
    expect(slipsBetween('xyzlepenne', 'kuglepenne')).toBeNull();
    expect(slipsBetween('kuglepenne', 'kuglepe')).toBeNull();
    expect(slipsBetween('kuglepenne', 'kuglepen')).toBe(2);
  });

  it('is exactly one: not two, and not none', () => {
    expect(isOneSlip('kuglpn', 'kuglepen')).toBe(false);
    expect(isOneSlip('stol', 'stol')).toBe(false);
  });

  it('is corrected from five letters on, and never in digits', () => {
    expect(mayHaveTypo('stol')).toBe(false);
    expect(mayHaveTypo('stole')).toBe(true);
    expect(mayHaveTypo('tn2410')).toBe(false);
    expect(meantBy('stol', [{ word: 'stole', folded: 'stole', products: 1 }])).toEqual([]);
  });

  it('is symmetric, for any input', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (one, other) => isOneSlip(one, other) === isOneSlip(other, one)),
      runs,
    );
  });

  it('is corrected to the most frequent word', () => {
    const known = [
      { word: 'mappe', folded: 'mappe', products: 3 },
      { word: 'lappe', folded: 'lappe', products: 9 },
    ];
    expect(meantBy('jappe', known).map(({ word }) => word)).toEqual(['lappe', 'mappe']);
    const turned = known.map((one) => ({ ...one, products: 12 - one.products }));
    expect(meantBy('jappe', turned).map(({ word }) => word)).toEqual(['mappe', 'lappe']);
    const alike = known.map((one) => ({ ...one, products: 1 }));
    expect(meantBy('jappe', alike).map(({ word }) => word)).toEqual(['lappe', 'mappe']);
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
  ])('%s consists of %j', (word, parts) => expect(splitCompound(word, lexicon)).toEqual(parts));

  const of = (roots: Record<string, string>, named = Object.keys(roots)): Lexicon => ({
    words: new Map(Object.entries({ ...Object.fromEntries(words), ...roots })),
    roots: new Set([...words.values(), ...Object.values(roots)]),
    named: new Set([...words.keys(), ...named]),
  });

  it.each<[string, string[] | null, Lexicon]>([
    ['papkurv', ['pap', 'kurv'], of({ pap: 'pap' })],
    ['kontorpap', ['kontor', 'pap'], of({ pap: 'pap' })],
    // A part of three letters has to name products; one of four does not.
    ['papkurv', null, of({ pap: 'pap' }, [])],
    ['kontorbord', ['kontor', 'bord'], of({ bord: 'bord' }, [])],
    ['tekurv', null, of({ te: 'te' })],
    ['teskurv', null, of({ te: 'te' })],
    ['80gkurv', null, of({ '80g': '80g' })],
    ['arkivering', null, of({ arkiv: 'arkiv', ring: 'ring' })],
    ['kontorkurvxx', null, lexicon],
    ['kontorxkurv', null, lexicon],
    // A word known only as a root may be the head, from four letters on, and a first part before an "e".
    ['papirskriv', ['papir', 'skriv'], of({ skriver: 'skriv' })],
    ['papirpenn', ['papir', 'penn'], of({ pennen: 'penn' })],
    ['papirkas', null, lexicon],
    ['skrivekurv', ['skriv', 'kurv'], of({ skriver: 'skriv' })],
    ['skrivkurv', null, of({ skriver: 'skriv' })],
    ['pennekurv', ['penn', 'kurv'], of({ pennen: 'penn' })],
    ['kasekurv', null, lexicon],
    ['xyzwekurv', null, lexicon],
    // A head of five letters is enough where the rest is unknown; one of four is not.
    ['xyzkasse', ['kas'], lexicon],
    ['xyzzystol', null, lexicon],
    // At most four parts: of five only the head is known.
    ['kontorstolpapirkurv', ['kontor', 'stol', 'papir', 'kurv'], lexicon],
    ['kontorstolpapirkurvspand', ['spand'], lexicon],
    // The fewest parts are preferred, then the longest head.
    ['kontorstolkurv', ['kontorstol', 'kurv'], of({ kontorstol: 'kontorstol' })],
    ['papirkurv', ['pap', 'irkurv'], of({ pap: 'pap', irkurv: 'irkurv' })],
  ])('%s consists of %j', (word, parts, known) => expect(splitCompound(word, known)).toEqual(parts));

  const heads = (more: Record<string, string>) => {
    const known = new Map([...words, ...Object.entries(more)]);
    return Object.fromEntries(sharedHeads({ ...lexicon, words: known }));
  };
  const same = (...all: string[]) => Object.fromEntries(all.map((word) => [word, word]));

  it('derives no head with fewer than five letters, no known one, and no ending', () => {
    expect(heads(same('kontorbord', 'stolbord', 'papirbord'))).toEqual({});
    expect(heads(same('kontorkasse', 'stolkasse', 'papirkasse'))).toEqual({});
    expect(heads(same('kontorering', 'stolering', 'papirering'))).toEqual({});
    expect(heads(same('xyzwtavle', 'zyxwtavle', 'wyzxtavle'))).toEqual({});
  });

  it('derives a head that three words share after different first parts, with the end of their root', () => {
    expect(heads(same('kontortavle', 'kontorstavle', 'stoltavle'))).toEqual({});
    expect(heads(same('kontortavle', 'stoltavle', 'papirtavle'))).toEqual({ tavle: 'tavle' });
    const first = (root: string) => heads({ kontortavle: root, stoltavle: 'x', papirtavle: 'x' });
    expect(first('kontortavl')).toEqual({ tavle: 'tavl' });
    expect(first('kontortav')).toEqual({ tavle: 'tav' });
    expect(first('kontorta')).toEqual({ tavle: 'tavle' });
    expect(first('kontortovl')).toEqual({ tavle: 'tavle' });
  });

  it('derives heads that do not occur alone', () => {
    const more = new Map([
      ...words,
      ['glastavle', 'glastavl'],
      ['kontortavle', 'kontortavl'],
      ['papirtavle', 'papirtavl'],
    ]);
    expect(sharedHeads({ ...lexicon, words: more }).get('tavle')).toBe('tavl');
  });

  it('is split in bounded time, for any input', () => {
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
  ])('%s is equal to %s', (one, other) => {
    expect(lexemes(one)).toHaveLength(1);
    expect(lexemes(one)).toEqual(lexemes(other));
  });

  it.each([
    ['1 m', '%1000000mm'],
    ['5 cl', '%50000ml'],
    ['2 dl', '%200000ml'],
    ['500 gb', '%500000gb'],
    ['4000 lumen', '%4000000lm'],
    ['27 tommer', '%27000in'],
    ['3 lag', '%3000ply'],
    ['12 stk', '%12000pcs'],
    ['500 ark', '%500000sheets'],
    ['6 ruller', '%6000rolls'],
    ['10 pk', '%10000pack'],
    ['60 w', '%60000w'],
    ['80 g', '%80000g'],
    ['0,7', '%700n'],
    ['8,03 g', '%8030g'],
    ['16,1 kg', '%16100000g'],
  ])('%s is stored as %s', (text, lexeme) => expect(lexemes(text)).toEqual([lexeme]));

  it('has its numbers as typed', () => {
    expect(measuresIn('90x120,5 cm')[0]?.numbers).toEqual(['90', '120', '5']);
  });

  it('without a unit may be in millimetres or centimetres', () => {
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
  ])('%s is neither', (text) => expect(measuresIn(text)).toEqual([]));

  it('is one word among the others, in any position', () => {
    expect(saidIn('Kopipapir 80 g').map(({ word }) => word)).toEqual(['kopipapir', '80g']);
    expect(saidIn('80g papir').map(({ word }) => word)).toEqual(['80g', 'papir']);
    expect(saidIn('x 33 m').map(({ word }) => word)).toEqual(['33m']);
    expect(saidIn('19 mm x rulle').map(({ word }) => word)).toEqual(['19mm', 'rulle']);
    expect(saidIn('model x tape').map(({ word }) => word)).toEqual(['model', 'x', 'tape']);
    expect(saidIn('usb64gb').map(({ word }) => word)).toEqual(['usb', '64gb']);
    expect(saidIn('tape 19 mm x 33 m').map(({ word }) => word)).toEqual(['tape', '19mm', '33m']);
  });

  it('is read in bounded time and length, for any input', () => {
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

  it('has at least four letters, and may be one of several', () => {
    expect(withoutEnding('stolen')).toEqual(['stol']);
    expect(withoutEnding('huset')).toEqual([]);
    expect(withoutEnding('plaiderne')).toEqual(['plaid', 'plaider', 'plaidern']);
  });

  it.each([
    ['hp963xl', ['hp', '963xl']],
    ['a4papir', ['a4', 'papir']],
    ['963xl', null],
    ['stol', null],
  ])('%s consists of %j', (typed, parts) => expect(nameAndFigures(typed)).toEqual(parts));
});

describe('a content page', () => {
  it('matches when it contains all the words', () => {
    expect(isPageAbout('Levering: Bestil inden kl. 14', 'leveringer')).toBe(true);
    expect(isPageAbout('Levering: Bestil inden kl. 14', 'levering af stole')).toBe(false);
    expect(isPageAbout('Levering', '')).toBe(false);
    expect(isPageAbout('Levering: Bestil inden kl. 14', 'hvordan er jeres levering')).toBe(true);
    expect(isPageAbout('Levering', 'hvordan kan jeg')).toBe(false);
    expect(isPageAbout('', 'levering')).toBe(false);
  });

  it('is found by words of three letters or more, with an ending of at most three on either side', () => {
    expect(isPageAbout('Køb og gem', 'gem')).toBe(true);
    expect(isPageAbout('Køb og gem', 'købe')).toBe(true);
    expect(isPageAbout('Vi køber', 'køb')).toBe(true);
    expect(isPageAbout('Levering', 'leveringens')).toBe(true);
    expect(isPageAbout('Levering', 'leveringerne')).toBe(false);
    expect(isPageAbout('Leveringerne', 'levering')).toBe(false);
    // "I" is the start of "idé", and irrelevant to it.
    expect(isPageAbout('Ark i kasser', 'idé')).toBe(false);
  });
});

it('the exact count ends at ten thousand', () => {
  expect([0, 9_999, 10_000].map(isMoreThanCounted)).toEqual([false, false, true]);
});
