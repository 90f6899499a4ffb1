// The digits rule of Spec §5.
import { describe, expect, it } from 'vitest';
import { isDigits } from '#domain/validate/digits';

// spec: 5: Rule digits
//   at domain/validate/digits.ts
describe('digits', () => {
  it.each([
    ['0042', undefined, true],
    ['0042', 4, true],
    ['0042', 3, false],
    ['4a', undefined, false],
    ['-4', undefined, false],
    ['', undefined, false],
    ['٤', undefined, false],
  ])('%j of length %s: %s', (text, length, expected) => expect(isDigits(text, length)).toBe(expected));
});
