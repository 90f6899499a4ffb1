// Proves which postcodes can be, and what is said of those that cannot.
import { describe, expect, it } from 'vitest';
import { POSTCODES } from '#domain/address/postcodes';
import { postcodeFault, postcodeFrom } from '#domain/validate/postcode';

describe('a postcode', () => {
  it.each([
    ['2100', '2100'],
    [' DK-2100 ', '2100'],
    ['0999', '0999'],
  ])('%j is %s', (typed, stored) => expect(postcodeFrom(typed)).toBe(stored));

  it.each([
    ['9998', 'POSTCODE_UNKNOWN'],
    ['0100', 'POSTCODE_UNKNOWN'],
    ['3900 Nuuk', 'POSTCODE_GREENLAND'],
    ['GL-3905', 'POSTCODE_GREENLAND'],
    ['FO-100', 'POSTCODE_FAROES'],
    ['210', 'POSTCODE_INVALID'],
    ['21000', 'POSTCODE_INVALID'],
    ['', 'POSTCODE_INVALID'],
  ])('%j is none: %s', (typed, fault) => expect([postcodeFrom(typed), postcodeFault(typed)]).toEqual([null, fault]));

  it('is every one of the list, and no other', () => {
    const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
    expect(all.filter((typed) => postcodeFrom(typed) !== null)).toEqual([...POSTCODES.keys()]);
  });
});
