// The telephone numbers of Spec §5.
import { describe, expect, it } from 'vitest';
import { phoneFrom, readablePhone } from '#domain/validate/phone';

describe('a telephone number', () => {
  it.each([
    ['12345678', '+4512345678'],
    ['12 34 56 78', '+4512345678'],
    ['+45 12 34 56 78', '+4512345678'],
    ['0045 12345678', '+4512345678'],
    // spec: 5: phone: optional +country or leading 0/00, digits, spaces, dashes, dots, slashes, one parenthesised part
    //   at domain/validate/phone.ts
    ['+46 (08) 123-456', '+468123456'],
    ['012.345/678', '+4512345678'],
  ])('%j is stored as %s', (typed, stored) => expect(phoneFrom(typed)).toBe(stored));

  it.each([
    // E.164 has at most 15 digits, and no number that can be called has under 8.
    ['+86 1234567890123', '+861234567890123'],
    ['+86 12345678901234', null],
    ['+86 123456', '+86123456'],
    ['+86 12345', null],
    ['4512345678', '+4512345678'],
    ['4502345678', null],
    ['1234567 0', '+4512345670'],
    [`1 2 3 4${' - '.repeat(7)}5678`, '+4512345678'],
    [`12345678${' - '.repeat(20)}1`, null],
    [`1234${' -'.repeat(30)}5678`, null],
  ])('%j becomes %s', (typed, stored) => expect(phoneFrom(typed)).toBe(stored));

  it.each(['', '12345', 'abcdefgh', '12345678x', '++4512345678', '(12)(34)5678', '1'.repeat(33), '----------'])(
    '%j is invalid',
    (typed) => expect(phoneFrom(typed)).toBeNull(),
  );
});

it.each([
  ['+4512345678', '+45 12 34 56 78'],
  ['+45 12 34 56 78', '+45 12 34 56 78'],
  ['+468123456', '+468123456'],
  ['', ''],
])('%j is shown as %j', (stored, shown) => expect(readablePhone(stored)).toBe(shown));
