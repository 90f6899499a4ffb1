// The name rules of Spec §5.
import { describe, expect, it } from 'vitest';
import { fitsNameLength, nameFrom } from '#domain/validate/person-name';

describe('a name', () => {
  // spec: 5: name_length: first plus last name at most 30 characters
  //   at domain/validate/person-name.ts
  // spec: 9: Name length 30
  //   at domain/validate/person-name.ts
  it.each([
    ['Anna', 'Sørensen', true],
    ['A'.repeat(15), 'B'.repeat(15), true],
    ['A'.repeat(15), 'B'.repeat(16), false],
    [`  ${'A'.repeat(15)} `, 'B'.repeat(15), true],
    ['e\u0301'.repeat(15), 'B'.repeat(15), true],
  ])('%j %j fits 30 characters: %s', (first, last, expected) => expect(fitsNameLength(first, last)).toBe(expected));

  // spec: 5: Rule alpha_spaces, with the signs of real names
  //   at domain/validate/person-name.ts
  it.each([
    ['Bjørn Ångström', true],
    ['Anna2', false],
    ['Nguye\u0302\u0303n', true],
    ['\u0301'.repeat(25), false],
    ['\u0301Anna', false],
    [`A${'\u0301'.repeat(25)}`, false],
    ['Ax\u0327\u0331', true],
    ['Ax\u0327\u0331\u0323', false],
    ['', false],
  ])('%j is a valid name: %s', (text, expected) => expect(nameFrom(text) !== null).toBe(expected));
});
