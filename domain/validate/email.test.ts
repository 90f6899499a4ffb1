// Proves which e-mail addresses can be.
import { describe, expect, it } from 'vitest';
import { emailFrom, isEmail } from '#domain/validate/email';

describe('an e-mail address', () => {
  it.each([
    'anna@example.dk',
    'a.b+c@mail.example.co.uk',
    "o'hara@example.ie",
    'info@blåbær.dk',
    'a@xn--blbr-roah.xn--p1ai',
  ])('%s can be', (typed) => expect(isEmail(typed)).toBe(true));

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
    `${'a'.repeat(65)}@example.dk`,
    `anna@${'a.'.repeat(130)}dk`,
  ])('%j cannot be', (typed) => expect(isEmail(typed)).toBe(false));

  it('is stored trimmed and in lower case', () => {
    expect([emailFrom(' Anna@Example.DK '), emailFrom('anna')]).toEqual(['anna@example.dk', null]);
  });
});
