// The character classes of Spec §5.
import { describe, expect, it } from 'vitest';
import { hasClasses, isLongEnough, passwordClasses } from '#domain/validate/password';

describe('a password', () => {
  it.each([
    ['', 0],
    ['kontor', 1],
    ['Kontor', 2],
    ['Kontor1', 3],
    ['Kontor1!', 4],
    ['ÆØÅæøå', 2],
    ['   ', 0],
  ])('%j has %i classes', (password, classes) => expect(passwordClasses(password)).toBe(classes));

  // spec: 5: password: at least {min} of lowercase, uppercase, digits, special characters
  //   at domain/validate/password.ts
  it('requires as many classes and letters as specified', () => {
    expect([hasClasses('Kontor1'), hasClasses('Kontor'), hasClasses('Kontor', 2)]).toEqual([true, false, true]);
    expect([isLongEnough('12345678'), isLongEnough('1234567'), isLongEnough('æøåæ', 4)]).toEqual([true, false, true]);
  });
});

it('requires eight letters of three classes by default', () => {
  expect(['1234567', '12345678'].map((typed) => isLongEnough(typed))).toEqual([false, true]);
  expect(['Kontor', 'Kontor1'].map((typed) => hasClasses(typed))).toEqual([false, true]);
});
