// The two languages of the shop. Spec §1 and §9: da-DK is the default, en-GB the other, no prefix in addresses.

export const LOCALES = ['da-DK', 'en-GB'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'da-DK';

/** Spec §9: the locale cookie lives for 365 days. */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function languageOf(locale: Locale): 'da' | 'en' {
  return locale === 'en-GB' ? 'en' : 'da';
}

// Spec §3: account_settings.default_language 1 means English, otherwise Danish.
export function localeOfCustomer(defaultLanguage: number | null | undefined): Locale {
  return defaultLanguage === 1 ? 'en-GB' : 'da-DK';
}
