// Proves the telephone numbers of Spec §5.
import { describe, expect, it } from 'vitest';
import { phoneFrom } from '#domain/validate/phone';

describe('a telephone number', () => {
  it.each([
    ['12345678', '+4512345678'],
    ['12 34 56 78', '+4512345678'],
    ['+45 12 34 56 78', '+4512345678'],
    ['0045 12345678', '+4512345678'],
    ['+46 (08) 123-456', '+468123456'],
    ['012.345/678', '+4512345678'],
  ])('%j is stored as %s', (typed, stored) => expect(phoneFrom(typed)).toBe(stored));

  it.each(['', '12345', 'abcdefgh', '12345678x', '++4512345678', '(12)(34)5678', '1'.repeat(33), '----------'])(
    '%j cannot be',
    (typed) => {
      expect(phoneFrom(typed)).toBeNull();
      expect(phoneFrom(typed)).toBeNull();
    },
  );
});
