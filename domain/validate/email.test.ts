// Which e-mail addresses are valid.
import { describe, expect, it } from 'vitest';
import { emailFrom, isEmail } from '#domain/validate/email';

// spec: 5: Rule email
//   at domain/validate/email.ts
describe('an e-mail address', () => {
  it.each([
    'anna@example.dk',
    'a.b+c@mail.example.co.uk',
    "o'hara@example.ie",
    'info@blåbær.dk',
    'a@xn--blbr-roah.xn--p1ai',
  ])('%s is valid', (typed) => expect(isEmail(typed)).toBe(true));

  // spec: 5: Valid e-mail format is required
  //   at domain/validate/email.ts
  it.each([
    '',
    'anna',
    '@example.dk',
    'anna@',
    'anna@localhost',
    'anna@example.d',
    'anna@-example.dk',
    'anna@example..dk',
    'a..b@example.dk',
    '.a@example.dk',
    'anna@exam ple.dk',
    'anna sø@example.dk',
    'anna@example.dk\nBcc: x@y.dk',
    '<a@b.dk>',
    'mailto:anna@example.dk',
    'Anna <anna@example.dk>',
    '"anna"@example.dk',
    'anna(work)@example.dk',
    'anna@example.dk.',
    'anna.@example.dk',
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna@gm\u0430il.com', // a Cyrillic letter
    '\u0430nna@example.dk',
    'anna@example\uFF0Edk',
    'anna@exa\u200Bmple.dk',
    `${'a'.repeat(65)}@example.dk`,
    `anna@${'a.'.repeat(130)}dk`,
  ])('%j is invalid', (typed) => expect(isEmail(typed)).toBe(false));

  it('is stored trimmed and in lower case', () => {
    expect([emailFrom(' Anna@Example.DK '), emailFrom('anna')]).toEqual(['anna@example.dk', null]);
  });
});

describe('the length of an e-mail address', () => {
  const domain = (letters: number) => `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(letters)}.dk`;
  it.each([
    [`${'x'.repeat(64)}@example.dk`, true],
    [`${'x'.repeat(65)}@example.dk`, false],
    // 254 letters are the maximum for mail servers.
    [`${'x'.repeat(64)}@${domain(63)}`, true],
    [`${'x'.repeat(63)}@${'a'.repeat(63)}.${'b'.repeat(61)}.${'c'.repeat(61)}.dk`, true],
    [`${'x'.repeat(64)}@${'a'.repeat(63)}.${'b'.repeat(61)}.${'c'.repeat(61)}.dk`, false],
    ['@example.dk', false],
    ['a@', false],
  ])('%s: %s', (typed, expected) => expect(isEmail(typed)).toBe(expected));
});
