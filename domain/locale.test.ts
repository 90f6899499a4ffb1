// Proves the two locales and the customer's language.
import { describe, expect, it } from 'vitest';
import { isLocale, LOCALE_COOKIE_SECONDS, languageOf, localeOfCustomer } from '#domain/locale';

describe('locales', () => {
  it.each([
    ['da-DK', true],
    ['en-GB', true],
    ['en-US', false],
    [null, false],
  ])('%s is a locale: %s', (value, expected) => expect(isLocale(value)).toBe(expected));

  it.each([
    [1, 'en-GB'],
    [0, 'da-DK'],
    [2, 'da-DK'],
    [null, 'da-DK'],
    [undefined, 'da-DK'],
  ])('default_language %s means %s', (setting, locale) => expect(localeOfCustomer(setting)).toBe(locale));

  it('are remembered for 365 days', () => expect(LOCALE_COOKIE_SECONDS).toBe(31_536_000));

  it('names the language of the texts', () => {
    expect([languageOf('da-DK'), languageOf('en-GB')]).toEqual(['da', 'en']);
  });
});
