// Which language a request is in: the locale cookie decides, else Danish (spec section 1).
import { createCookie } from '@remix-run/node';
import { RemixI18Next } from 'remix-i18next/server';
import { isLanguage, LANGUAGES, type Language } from './languages';

// The plain value 'da-DK' is stored, so that other systems of the house can read it: no Remix encoding.
const plainCookie = (value: string | null) => ({
  ...createCookie('locale'),
  name: 'locale',
  isSigned: false,
  parse: async () => value,
  serialize: async () => '',
});

export async function languageOf(cookieValue: string | null): Promise<Language> {
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: 'da',
      order: ['cookie'],
      cookie: plainCookie(cookieValue?.slice(0, 2) ?? null),
    },
  });
  const found = await detector.getLocale(new Request('http://localhost'));
  return isLanguage(found) ? found : 'da';
}
