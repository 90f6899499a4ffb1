// Proves which postcodes can be.
import { describe, expect, it } from 'vitest';
import { isPostcode, postcodeFrom } from '#domain/validate/postcode';

describe('a postcode', () => {
  it.each([
    ['2100', 'DK', '2100'],
    [' DK-2100 ', 'DK', '2100'],
    ['0999', 'DK', '0999'],
    ['0100', 'DK', null],
    ['3900', 'DK', null],
    ['210', 'DK', null],
    ['21000', 'DK', null],
    ['ABCD', 'DK', null],
    ['', 'DK', null],
    ['123 45', 'SE', '12345'],
    ['0150', 'NO', '0150'],
    ['3900', 'GL', '3900'],
    ['2100', 'GL', null],
    ['100', 'FO', '100'],
    ['10115', 'DE', '10115'],
    ['sw1a 1aa', 'GB', 'SW1A 1AA'],
    ['<script>', 'GB', null],
  ])('%j in %s is %s', (typed, country, stored) => expect(postcodeFrom(typed, country)).toBe(stored));
  it('is Danish unless it is said otherwise', () =>
    expect([isPostcode('8000'), isPostcode('80000')]).toEqual([true, false]));
});
