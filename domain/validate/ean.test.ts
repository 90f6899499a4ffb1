// The EAN checksum of Spec §5.
import { describe, expect, it } from 'vitest';
import { eanFrom, isEan } from '#domain/validate/ean';

describe('an EAN', () => {
  it.each([
    ['5790002305924', true],
    ['5798009811578', true],
    ['5790 0023 05924', true],
    // spec: 5: ean: 13 digits after dashes and spaces go
    //   at domain/validate/ean.ts
    ['5790-0023-05924', true],
    ['5790000275853', false],
    ['579000230592', false],
    ['57900023059240', false],
    ['579000230592x', false],
    ['', false],
  ])('%j: %s', (typed, expected) => expect(isEan(typed)).toBe(expected));

  // spec: 5: ean: checksum of weights 1 and 3 divisible by 10
  //   at domain/validate/ean.ts
  it('is stored as digits', () => expect(eanFrom(' 5790-0023 05924 ')).toBe('5790002305924'));
});
