// The two languages of the shop. Spec §1 and §9: da-DK is the default, en-GB the other, no prefix in addresses.

export const LOCALES = ['da-DK', 'en-GB'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function languageOf(locale: Locale): 'da' | 'en' {
  return locale === 'en-GB' ? 'en' : 'da';
}

/** Spec §3: account_settings.default_language 1 means English, any other value Danish. */
export function languageOfCustomer(defaultLanguage: number | null | undefined): 'da' | 'en' {
  return defaultLanguage === 1 ? 'en' : 'da';
}

/** The value of `default_language` that `languageOfCustomer` reads. */
export const defaultLanguageFor = (language: 'da' | 'en'): 0 | 1 => (language === 'en' ? 1 : 0);

export const localeOf = (language: 'da' | 'en'): Locale => (language === 'en' ? 'en-GB' : 'da-DK');
