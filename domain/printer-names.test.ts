// Proves how printers and cartridges are found by what people type.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPrinters, cartridgeKeys, isOneTypoApart, nameKey, nearness, wordsIn } from '#domain/printer-names';

const PRINTERS = [
  { make: 'Brother', series: 'DCP', model: 'DCP-L2530DW' },
  { make: 'Brother', series: 'DCP', model: 'DCP-L2510D' },
  { make: 'Brother', series: 'HL', model: 'HL-L2370DN' },
  { make: 'Brother', series: 'HL', model: 'HL-L2375DW' },
  { make: 'HP', series: 'LaserJet Pro', model: 'LaserJet Pro M402dn' },
  { make: 'HP', series: 'LaserJet Pro', model: 'LaserJet Pro M404dn' },
  { make: 'Kyocera', series: 'ECOSYS', model: 'ECOSYS P2040dn' },
];
const found = (typed: string) => bestPrinters(wordsIn(typed), PRINTERS).found.map(({ model }) => model);

describe('a printer is found', () => {
  it.each([
    ['dcp l2530', ['DCP-L2530DW']],
    ['DCPL2530DW', ['DCP-L2530DW']],
    ['toner til brother 2530', ['DCP-L2530DW']],
    ['HP laserjet m402', ['LaserJet Pro M402dn']],
    ['hewlett-packard M404DN', ['LaserJet Pro M404dn']],
    ['hp lasrjet m402', ['LaserJet Pro M402dn']],
    ['ecosis p2040', ['ECOSYS P2040dn']],
    ['hl-l23', ['HL-L2370DN', 'HL-L2375DW']],
    ['canon', []],
    ['til min printer', []],
  ])('by %j', (typed, models) => expect(found(typed)).toEqual(models));

  it('but a suffix makes another model: what was not meant is only near', () => {
    expect(bestPrinters(wordsIn('HL-L2370DW'), PRINTERS)).toMatchObject({ exact: false });
    expect(bestPrinters(wordsIn('HL-L2370DN'), PRINTERS)).toMatchObject({ exact: true });
  });

  it('whatever stands between the parts of its name, and however the case', () => {
    const separator = fc.constantFrom('', ' ', '-', '  ', '_', '/');
    fc.assert(
      fc.property(fc.constantFrom(...PRINTERS), separator, fc.boolean(), (printer, between, upper) => {
        const name = printer.model.replace(/[\s-]/g, between);
        expect(nearness(wordsIn(upper ? name.toUpperCase() : name.toLowerCase()), printer)).toBe(0);
      }),
      { seed: 30, numRuns: 200 },
    );
  });
});

describe('one typo', () => {
  it('is a letter more, less, other, or two swapped', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefgh0123'), minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.nat(11), fc.constantFrom('x', 'y'), (name, at, letter) => {
        const here = at % name.length;
        expect(isOneTypoApart(name.slice(0, here) + letter + name.slice(here + 1), name)).toBe(true);
        expect(isOneTypoApart(name.slice(0, here) + letter + name.slice(here), name)).toBe(true);
        if (name.length > 5) expect(isOneTypoApart(name.slice(0, here) + name.slice(here + 1), name)).toBe(name !== '');
        expect(isOneTypoApart(name, name)).toBe(false);
      }),
      { seed: 30, numRuns: 300 },
    );
    expect(isOneTypoApart('laserjte', 'laserjet')).toBe(true);
  });
});

describe('a cartridge number', () => {
  it.each([
    ['TN-2420', 'tn2420'],
    ['tn 2420', 'tn2420'],
    ['HP 305XL', '305xl'],
    ['HP 305 XL', '305xl'],
    ['toner TN2420 sort', 'tn2420'],
  ])('in %j is %s', (typed, key) => expect(cartridgeKeys(typed)).toContain(key));

  it('is never sought by words alone, and nonsense harms nobody', () => {
    expect(cartridgeKeys('blæk til brother')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (typed) => {
        for (const key of cartridgeKeys(typed)) expect(key).toBe(nameKey(key));
        expect(wordsIn(typed).length).toBeLessThanOrEqual(8);
      }),
      { seed: 30 },
    );
  });
});
