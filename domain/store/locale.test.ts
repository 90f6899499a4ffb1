// The two locales and the customer's language.
import { describe, expect, it } from 'vitest';
import { defaultLanguageFor, isLocale, languageOf, languageOfCustomer } from '#domain/store/locale';

describe('locales', () => {
  // spec: 9: Locales da-DK, en-GB; default da-DK, no prefix
  //   at domain/store/locale.ts
  it.each([
    ['da-DK', true],
    ['en-GB', true],
    ['en-US', false],
    [null, false],
  ])('%s is a locale: %s', (value, expected) => expect(isLocale(value)).toBe(expected));

  // spec: 3 Customer: account_settings.default_language: 1 means English, otherwise Danish
  //   at domain/store/locale.ts
  it.each([
    [1, 'en'],
    [0, 'da'],
    [2, 'da'],
    [null, 'da'],
    [undefined, 'da'],
  ])('default_language %s means %s', (setting, language) => expect(languageOfCustomer(setting)).toBe(language));

  it.each(['da', 'en'] as const)('the setting for %s is read back as that language', (language) =>
    expect(languageOfCustomer(defaultLanguageFor(language))).toBe(language),
  );

  it('maps a locale to the language of the texts', () => {
    expect([languageOf('da-DK'), languageOf('en-GB')]).toEqual(['da', 'en']);
  });
});
