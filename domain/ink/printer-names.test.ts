// How printers and cartridges are found by typed text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestPrinters,
  cartridgeKeys,
  figuresIn,
  isOneTypoApart,
  nameKey,
  nearness,
  type PrinterName,
  wordsIn,
} from '#domain/ink/printer-names';
import { PRINTERS as MODELS } from '#demo/world/catalogue/printer-models';

const PRINTERS = [
  { make: 'Brother', series: 'DCP', model: 'DCP-L2530DW' },
  { make: 'Brother', series: 'DCP', model: 'DCP-L2510D' },
  { make: 'Brother', series: 'HL', model: 'HL-L2370DN' },
  { make: 'Brother', series: 'HL', model: 'HL-L2375DW' },
  { make: 'HP', series: 'LaserJet Pro', model: 'LaserJet Pro M402dn' },
  { make: 'HP', series: 'LaserJet Pro', model: 'LaserJet Pro M404dn' },
  { make: 'Kyocera', series: 'ECOSYS', model: 'ECOSYS P2040dn' },
];
/** All of the demo shop. */
const ALL: readonly PrinterName[] = MODELS;
/** "ET-2850" may be a match for "Epson 2850": all its digits, and nothing that its name does not have. */
const isSameButSuffix = (printer: PrinterName, typed: string) =>
  String(figuresIn(printer.model)) === String(figuresIn(typed)) &&
  wordsIn(typed).every((word) => nameKey(printer.make + printer.model + printer.series).includes(word));
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
    ['dcpl2530dx', ['DCP-L2530DW']],
    ['hp lasrjet canon', []],
    ['hl-l23', ['HL-L2370DN', 'HL-L2375DW']],
    ['canon', []],
    ['til min printer', []],
  ])('by %j', (typed, models) => expect(found(typed)).toEqual(models));

  it('as near only, if its suffix differs', () => {
    expect(bestPrinters(wordsIn('HL-L2370DW'), PRINTERS)).toMatchObject({ exact: false });
    expect(bestPrinters(wordsIn('HL-L2370DN'), PRINTERS)).toMatchObject({ exact: true });
  });

  it('nearer, the more of its name was typed', () => {
    const dcp = { make: 'Brother', series: 'DCP', model: 'DCP-L2530DW' };
    const near = (typed: string) => nearness(wordsIn(typed), dcp);
    expect(near('Brother DCP-L2530DW')).toBe(0);
    expect(near('brot l2530dw')).toBe(0.5);
    expect(near('brother 2530')).toBe(1);
    expect(near('brother')).toBe(2);
    expect(near('brother 25')).toBe(2);
    // More digits than its name has.
    expect(near('brother 2530 25')).toBe(2);
    expect(near('brohter l2530')).toBe(3);
    expect(near('canon l2530')).toBeNull();
    expect(bestPrinters(['brother', '2530'], [dcp]).exact).toBe(true);
    expect(bestPrinters(['brother'], [dcp]).exact).toBe(false);
  });

  it('with any separators between the parts of its name, in upper or lower case', () => {
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

const at = (typed: string) => {
  const { found: printers, exact } = bestPrinters(wordsIn(typed), [...ALL]);
  return { exact, models: printers.map(({ make, model }) => `${make} ${model}`) };
};

describe('a printer is found by the names on computers and labels', () => {
  it.each([
    ['HP LaserJet Pro M402dn PCL 6', 'HP LaserJet Pro M402dn'],
    ['HP LaserJet Pro M402dn PCL6 (Kopi 1)', 'HP LaserJet Pro M402dn'],
    ['HP LaserJet Pro M402dn PS (copy 2)', 'HP LaserJet Pro M402dn'],
    ['lj m402dn', 'HP LaserJet Pro M402dn'],
    ['HP LJ Pro M402dn', 'HP LaserJet Pro M402dn'],
    ['hp laser jet pro m402dn', 'HP LaserJet Pro M402dn'],
    ['CLJ M479fdw', 'HP Color LaserJet Pro M479fdw'],
    ['HP Color LaserJet MFP M479fdw', 'HP Color LaserJet Pro M479fdw'],
    ['OJ Pro 9010', 'HP OfficeJet Pro 9010'],
    ['HP OfficeJet Pro 9010 series', 'HP OfficeJet Pro 9010'],
    ['HP OfficeJet Pro 9010 All-in-One', 'HP OfficeJet Pro 9010'],
    ['HP OfficeJet Pro 9010-serien', 'HP OfficeJet Pro 9010'],
    ['dj 2720', 'HP DeskJet 2720'],
    ['HP DeskJet 2720 All-in-One Printer series', 'HP DeskJet 2720'],
    ['Brother MFC-L2710DW series Printer', 'Brother MFC-L2710DW'],
    ['Brother MFC-L2710DW Class Driver', 'Brother MFC-L2710DW'],
    ['\\\\PRINTSRV01\\Brother MFC-L2710DW', 'Brother MFC-L2710DW'],
    ['Brother MFC-L2710DW [30055c1a2b3c]', 'Brother MFC-L2710DW'],
    ['Brother MFC-L2710DW BRN30055C1A2B3C', 'Brother MFC-L2710DW'],
    ['NPI1A2B3C (HP LaserJet Pro M402dn)', 'HP LaserJet Pro M402dn'],
    ['Brother MFC-L2710DW on 192.168.1.40', 'Brother MFC-L2710DW'],
    ['Canon i-SENSYS MF643Cdw UFR II', 'Canon i-SENSYS MF643Cdw'],
    ['Kyocera ECOSYS P2040dn KX', 'Kyocera ECOSYS P2040dn'],
    ['netværksprinter epson et-2850 airprint', 'Epson ET-2850'],
  ])('by %j', (typed, model) => expect(at(typed)).toEqual({ exact: true, models: [model] }));
});

describe('another model', () => {
  it.each([
    'HP LaserJet M40',
    'hp laserjet 40',
    'HP DeskJet 720',
    'DCP-L253',
    'brother l25',
    'HP LaserJet 1102 404',
    'ET-285',
  ])('%j does not match a name whose digits merely contain it', (typed) => expect(at(typed).exact).toBe(false));

  const keys = new Set(ALL.flatMap(({ make, model }) => [nameKey(model), nameKey(make + model)]));
  const cut = (name: string, place: number) => name.slice(0, place) + name.slice(place + 1);
  const digits = (name: string) => [...name].flatMap((letter, place) => (/\d/.test(letter) ? [place] : []));
  it('is any name with digits removed or added', () => {
    const change = fc.record({ add: fc.boolean(), where: fc.nat(), figure: fc.integer({ min: 0, max: 9 }) });
    const around = fc.constantFrom('', ' series', ' PCL 6', ' (Kopi 1)');
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        around,
        (printer, changes, withMake, after) => {
          const name = changes.reduce((so, { add, where, figure }) => {
            const places = digits(so);
            const place = places[where % Math.max(1, places.length)] ?? so.length;
            return add ? so.slice(0, place + (where % 2)) + figure + so.slice(place + (where % 2)) : cut(so, place);
          }, printer.model);
          const typed = withMake ? `${printer.make} ${name}` : name;
          fc.pre(!keys.has(nameKey(typed)) && !ALL.some((one) => isSameButSuffix(one, typed)));
          const { exact } = at(typed + after);
          expect([typed + after, exact]).toEqual([typed + after, false]);
        },
      ),
      { seed: 2026, numRuns: 300 },
    );
  });
});

describe('one typo', () => {
  it('is one letter added, missing or changed, or two swapped', () => {
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

  it.each([
    ['lsarejet', 'laserjet'],
    ['laserjett1', 'laserjet'],
    ['laxerjex', 'laserjet'],
    ['alserjte', 'laserjet'],
    ['naserjeb', 'laserjet'],
    ['lxserxet', 'laserjet'],
    ['axserjet', 'laserjet'],
    ['xlserjet', 'laserjet'],
    ['xxserjet', 'laserjet'],
    ['asl', 'als'],
    ['hp2', 'hp21'],
    ['m402', 'm402'],
  ])('%s differs from %s by more than one, or is too short', (typed, name) =>
    expect(isOneTypoApart(typed, name)).toBe(false),
  );

  it('is accepted from four letters on, at either end', () => {
    expect(['m403', 'n402', 'm40', 'm4022', '4m02', 'm420'].map((typed) => isOneTypoApart(typed, 'm402'))).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
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

  it('has two to forty letters, one of them a digit, without duplicates', () => {
    expect(cartridgeKeys('tn 2420')).toEqual(['tn2420', '2420']);
    expect(cartridgeKeys('hp 305 xl')).toEqual(['hp305xl', '305xl', 'hp305', '305']);
    expect(cartridgeKeys('x 5')).toEqual(['x5']);
    expect(cartridgeKeys('5')).toEqual([]);
    expect(['1'.repeat(40), '1'.repeat(41)].map((typed) => cartridgeKeys(typed).length)).toEqual([1, 0]);
  });

  it('is read from at most eight words, in the first two hundred letters', () => {
    expect(wordsIn('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toEqual(['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']);
    expect(wordsIn(`${' '.repeat(198)}tn2420`)).toEqual(['tn']);
    expect(wordsIn('')).toEqual([]);
    // "ET" before digits is Epson's series, elsewhere it is the Danish article.
    expect(wordsIn('epson et-2850')).toEqual(['epson', 'et', '2850']);
    expect(wordsIn('et blæk til 2850')).toEqual(['2850']);
    expect(nameKey('Hewlett-Packard M402')).toBe('hpm402');
    expect(wordsIn('HEWLETT PACKARD M402 for ÆØ')).toEqual(['hp', 'm402']);
    expect(wordsIn('Kyocera-Mita Fuji Xerox okidata')).toEqual(['kyocera', 'xerox', 'oki']);
  });

  it('is never searched for by words alone, and random text is harmless', () => {
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
