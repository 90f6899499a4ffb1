// Which language a request is in: the locale cookie decides, else Danish (spec section 1).

import { RemixI18Next } from 'remix-i18next/server';
import { offlineScannerPath } from '#domain/page/service-addresses';
import type { Locale } from '#domain/store/locale';
import { isLanguage, LANGUAGES, type Language } from '~/i18n/languages';
import type { Variant } from '~/models/request-context';
import { readCookies, setCookie } from './cookies.server';

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: 'da',
    order: ['custom'],
    // The cookie holds the locale as the spec writes it ('da-DK'); our texts are stored by language.
    findLocale: async (request) => (readCookies(request).locale ?? workersLocale(request))?.slice(0, 2) ?? null,
  },
});

/** The scanner's service worker requests its page without cookies, in the language of the page that sent it. For that page only. */
const workersLocale = (request: Request): string | null =>
  new URL(request.url).pathname === offlineScannerPath() ? request.headers.get('Accept-Language') : null;

export async function requestLanguage(request: Request): Promise<Language> {
  const found = await detector.getLocale(request);
  return isLanguage(found) ? found : 'da';
}

/** A shop may have its pages in one language alone: no choice changes that. */
export const languageIn = ({ languages }: Pick<Variant, 'languages'>, chosen: Language): Language =>
  languages.includes(chosen) ? chosen : (languages[0] ?? chosen);

/** The chosen locale, stored for 365 days (spec section 9). */
export const localeCookie = (request: Request, locale: Locale): string => setCookie(request, 'locale', locale);
