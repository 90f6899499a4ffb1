// Designs: which can be made, their names in the cart, and the price of article and surcharges to the øre.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import { priceOf, sumOfReasons } from '#domain/price/price';
import {
  blockedBy,
  chosenIn,
  type DesignArticle,
  designKey,
  designOf,
  designProblems,
  designWords,
  priceOfDesign,
  standardDesign,
  surchargesOf,
} from './design';

const value = (code: string, surcharge: number, without?: { option: string; value: string }[]) => ({
  code,
  label: `${code} da`,
  labelEn: `${code} en`,
  colour: null,
  surcharge,
  ...(without ? { without } : {}),
});
const DESK: DesignArticle = {
  options: [
    {
      code: 'plade',
      label: 'Plade',
      labelEn: 'Top',
      values: [
        value('laminat', 0),
        value('linoleum', 80_000),
        value('glas', 120_000, [{ option: 'stel', value: 'eg' }]),
      ],
    },
    { code: 'stel', label: 'Stel', labelEn: 'Frame', values: [value('staal', 0), value('eg', 65_000)] },
  ],
};
const NOW = new Date('2026-03-02T09:00:00Z');

describe('a design', () => {
  test('is the first value of each option by default, without surcharges', () => {
    expect(standardDesign(DESK)).toEqual({ plade: 'laminat', stel: 'staal' });
    expect(surchargesOf(DESK, standardDesign(DESK), 'da')).toEqual([]);
    expect(designProblems(DESK, standardDesign(DESK))).toEqual([]);
  });

  test('with a value missing or unknown is reported at that option', () => {
    expect(designProblems(DESK, { plade: 'guld' })).toEqual([
      { option: 'plade', code: 'missing' },
      { option: 'stel', code: 'missing' },
    ]);
  });

  test('with an impossible combination is reported at both options, if either value excludes the other', () => {
    expect(designProblems(DESK, { plade: 'glas', stel: 'eg' })).toMatchObject([
      { option: 'plade', code: 'excluded', by: { code: 'eg' } },
      { option: 'stel', code: 'excluded', by: { code: 'glas' } },
    ]);
  });

  test('is blocked only by the excluded value of the named option', () => {
    const drawers = { code: 'skuffe', label: 'Skuffe', labelEn: 'Drawer', values: [value('staal', 0), value('eg', 1)] };
    const article = { ...DESK, options: [...DESK.options, drawers] };
    expect(designProblems(article, { plade: 'glas', stel: 'staal', skuffe: 'eg' })).toEqual([]);
    expect(designProblems(article, { plade: 'linoleum', stel: 'eg', skuffe: 'eg' })).toEqual([]);
  });

  test('may replace the selected value by any other', () => {
    const [plain, rare] = [value('laminat', 0), value('glas', 0, [{ option: 'plade', value: 'laminat' }])];
    const option = { code: 'plade', label: 'Plade', labelEn: 'Top', values: [plain, rare] };
    expect(blockedBy({ options: [option] }, { plade: 'laminat' }, option, rare)).toBeNull();
  });

  test('with an incomplete selection has a key, labels and a default', () => {
    expect(designKey(DESK, { plade: 'glas' })).toBe('plade:glas');
    expect(designWords(DESK, { plade: 'glas' }, 'da')).toHaveLength(1);
    const empty = { code: 'hylde', label: 'Hylde', labelEn: 'Shelf', values: [] };
    expect(standardDesign({ ...DESK, options: [...DESK.options, empty] })).toEqual(standardDesign(DESK));
    expect(chosenIn(null)).toStrictEqual({});
  });

  test('is named in the shopper’s language', () => {
    const named = (language: 'da' | 'en') =>
      designWords(DESK, { plade: 'linoleum', stel: 'eg' }, language).map((one) => `${one.label} ${one.valueLabel}`);
    expect(named('en')).toEqual(['Top linoleum en', 'Frame eg en']);
    expect(named('da')).toEqual(['Plade linoleum da', 'Stel eg da']);
  });

  test('lists each surcharge by option and value, even of a single øre', () => {
    const penny = { ...DESK, options: [{ code: 'fod', label: 'Fod', labelEn: 'Foot', values: [value('filt', 1)] }] };
    expect(surchargesOf(penny, { fod: 'filt' }, 'da')).toEqual([{ label: 'Fod: filt da', gross: 1 }]);
    expect(surchargesOf(DESK, { plade: 'linoleum', stel: 'staal' }, 'da')).toEqual([
      { label: 'Plade: linoleum da', gross: 80_000 },
    ]);
  });

  test('costs its surcharges in addition to an agreed price, too', () => {
    const input = {
      regularGross: oere(150_000),
      specials: [],
      tiers: [],
      quantity: 1,
      basis: 'gross' as const,
      now: NOW,
    };
    const surcharges = surchargesOf(DESK, { plade: 'linoleum', stel: 'staal' }, 'da');
    expect(priceOfDesign({ ...input, contractGross: oere(100_000) }, surcharges).final).toBe(180_000);
    expect(priceOfDesign(input, surcharges).final).toBe(230_000);
  });
});

const someDesign = fc.record({
  plade: fc.constantFrom('laminat', 'linoleum', 'glas'),
  stel: fc.constantFrom('staal', 'eg'),
});

describe('properties', () => {
  test('is stored as the selected values, with the same key for any order of selection', () => {
    fc.assert(
      fc.property(someDesign, ({ plade, stel }) => {
        const kept = designOf(DESK, { stel, plade, lak: 'rød' });
        expect(chosenIn(JSON.parse(JSON.stringify({ ...kept, nul: null })))).toEqual({ plade, stel });
        expect(designKey(DESK, { stel, plade })).toBe(designKey(DESK, { plade, stel }));
      }),
      { seed: 11 },
    );
  });

  test('values exclude each other symmetrically', () => {
    fc.assert(
      fc.property(someDesign, (chosen) => {
        const blocks = DESK.options.map((option) => {
          const held = option.values.find(({ code }) => code === chosen[option.code as 'plade' | 'stel']);
          return held ? blockedBy(DESK, chosen, option, held) !== null : false;
        });
        expect(blocks[0]).toBe(blocks[1]);
      }),
      { seed: 12 },
    );
  });

  test('the price is the article’s price plus the surcharges, rounded once, and the reasons add up to it', () => {
    const amounts = fc.record({ list: fc.integer({ min: 100, max: 5_000_000 }), off: fc.integer({ min: 0, max: 90 }) });
    fc.assert(
      fc.property(
        amounts,
        someDesign,
        fc.constantFrom('gross' as const, 'net' as const),
        ({ list, off }, chosen, basis) => {
          const special = { gross: oere(Math.round((list * (100 - off)) / 100)), from: null, to: null, ruleName: 'x' };
          const input = { regularGross: oere(list), specials: [special], tiers: [], quantity: 1, basis, now: NOW };
          const surcharges = surchargesOf(DESK, chosen, 'da');
          const priced = priceOfDesign(input, surcharges);
          const plain = priceOf({ ...input, basis: 'gross' }).final;
          const extra = surcharges.reduce((sum, one) => sum + one.gross, 0);
          expect(priced.final).toBe(inBasis(oere(plain + extra), basis));
          expect(sumOfReasons(priced.reasons)).toBe(priced.finalWithDuty);
        },
      ),
      { seed: 13 },
    );
  });
});
