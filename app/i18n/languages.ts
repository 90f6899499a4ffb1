// The two languages of the interface (spec section 9: da-DK and en-GB, no URL prefix).
export const LANGUAGES = ['da', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LOCALE_OF = { da: 'da-DK', en: 'en-GB' } as const satisfies Record<Language, string>;
export const isLanguage = (value: unknown): value is Language => value === 'da' || value === 'en';
