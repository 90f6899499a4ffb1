// Which postcodes are valid, and the error for the others.
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
  ])('%j is invalid: %s', (typed, fault) => expect([postcodeFrom(typed), postcodeFault(typed)]).toEqual([null, fault]));

  it('is valid exactly if it is in the list', () => {
    const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
    expect(all.filter((typed) => postcodeFrom(typed) !== null)).toEqual([...POSTCODES.keys()]);
  });
});
