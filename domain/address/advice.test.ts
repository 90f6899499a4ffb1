// What is recommended for an address; a valid one is not changed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendedPlace } from './advice';
import { POSTCODES } from './postcodes';

const advised = (postcode: string, city: string) => {
  const place = recommendedPlace({ street: 'Strandvejen 1', postcode, city });
  return place && `${place.postcode} ${place.city}`;
};

describe('an address', () => {
  it.each([
    ['8000', 'Aarhus C'],
    ['8000', 'århus c'],
    ['8000', 'Aarhus'],
    ['2100', 'Kbh. Ø'],
    ['2800', 'Kgs. Lyngby'],
    ['4600', 'Koege'],
    ['1208', 'København K'],
    ['5601', 'Lyø'],
    ['8305', 'SAMSØ'],
    ['2100', ' Kbh. Ø '],
    ['5000', 'Odensé C'],
  ])('%s %s gets no recommendation', (postcode, city) => expect(advised(postcode, city)).toBeNull());

  // spec: 5: Address validation offers the entered or a recommended address
  //   at domain/address/advice.ts, backend/ports/addresses/adressevaelger.ts
  it.each([
    ['5000', 'Odnse C', '5000 Odense C'],
    ['7000', 'Fredricia', '7000 Fredericia'],
    ['9900', 'Fredrikshavn', '9900 Frederikshavn'],
    // Two digits swapped, one wrong: the town determines the intended postcode.
    ['4060', 'Køge', '4600 Køge'],
    ['6010', 'Kolding', '6000 Kolding'],
    // The town does not match: the parcel follows the postcode.
    ['8000', 'Hundested', '8000 Aarhus C'],
    // A postcode that is not in use, and a town with only one.
    ['3199', 'Skagen', '9990 Skagen'],
    ['7777', 'Skagn', '9990 Skagen'],
    ['7777', 'Viq', '4560 Vig'],
    // Two errors in a long name, which may have one letter more or less.
    ['7777', 'Gxostrxp', '2600 Glostrup'],
    ['7777', 'Gxostru', '2600 Glostrup'],
    ['7777', 'Nxrdhavnx', '2150 Nordhavn'],
    // Only the letter of a district may be omitted.
    ['2800', 'Kongens', '2800 Kongens Lyngby'],
  ])('%s %s is recommended as %s', (postcode, city, meant) => expect(advised(postcode, city)).toBe(meant));

  it.each([
    ['nothing is known', 'Langtbortistan'],
    ['two letters are known', 'Rx'],
    ['two of seven letters are wrong', 'Rxdovxe'],
    ['three of nine letters are wrong', 'Hxlxingxr'],
    ['two letters are missing', 'Skovlun'],
    ['the town has many postcodes', 'København K'],
  ])('of which %s gets no recommendation', (_what, city) => expect(advised('7777', city)).toBeNull());

  it('two letters match no town, even if only one postcode is near', () => expect(advised('0008', 'Rx')).toBeNull());

  const place = fc.constantFrom(...POSTCODES).map(([postcode, city]) => ({ street: 'Strandvejen 1', postcode, city }));
  it('gets no recommendation when it is valid, and every recommendation is valid', () =>
    fc.assert(
      fc.property(place, fc.constantFrom(...POSTCODES.keys()), (right, other) => {
        const meant = recommendedPlace({ ...right, postcode: other });
        return recommendedPlace(right) === null && (meant === null || POSTCODES.get(meant.postcode) === meant.city);
      }),
      { seed: 2, numRuns: 300 },
    ));
});

describe('the list of postcodes', () => {
  it('has all streets of the inner city, to the last postcode', () => {
    const districts = ['0999', '1000', '1499', '1500', '1799', '1800', '1999', '2000'].map((code) =>
      POSTCODES.get(code),
    );
    expect(districts).toEqual([
      'København C',
      'København K',
      'København K',
      'København V',
      'København V',
      'Frederiksberg C',
      'Frederiksberg C',
      'Frederiksberg',
    ]);
  });

  it('has every Danish district once, and none outside', () => {
    expect(POSTCODES.size).toBeGreaterThan(1500);
    const codes = [...POSTCODES.keys()];
    expect(codes).toEqual([...codes].sort());
    expect(codes.filter((code) => !/^\d{4}$/.test(code) || /^(38|39)/.test(code))).toEqual([]);
    expect(['4942', '5943', '8799', '3760', '9990'].map((code) => POSTCODES.get(code))).toEqual([
      'Askø',
      'Strynø',
      'Tunø',
      'Gudhjem',
      'Skagen',
    ]);
  });
});
