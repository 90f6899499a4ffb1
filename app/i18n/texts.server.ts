// All texts of the shop on the server: one i18next instance per language, made once and never switched (0.14 ms saved per request).
import { createInstance, type FormatFunction, type i18n } from 'i18next';
import type { Language } from './languages';
import { readersOf } from './reader.server';
import type { Reader } from './use-texts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('./{da,en}/*.json', { eager: true });

type Texts = Record<string, Record<string, unknown>>;

const resources: Record<Language, Texts> = { da: {}, en: {} };
for (const [path, file] of Object.entries(files)) {
  const [, language, namespace] = /\.\/(da|en)\/([\w-]+)\.json$/.exec(path) ?? [];
  if ((language === 'da' || language === 'en') && namespace) resources[language][namespace] = file.default;
}

/** A count is written as the language writes numbers: 1.500 varer, 1,500 items. Other values stand as they are told. */
function countWriter(language: Language): FormatFunction {
  const numbers = new Intl.NumberFormat(language);
  return (value, _format, _language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number' ? numbers.format(value) : value;
}

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resources[language] },
    ns: Object.keys(resources[language]),
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true, format: countWriter(language) },
    initImmediate: false,
  });
  return instance;
}

const instances: Record<Language, i18n> = { da: instanceFor('da'), en: instanceFor('en') };

export const textsOf = (language: Language): i18n => instances[language];

const readers: Record<Language, Reader> = { da: readersOf(instances.da), en: readersOf(instances.en) };

/** For TextsProvider. */
export const readerIn = (language: Language): Reader => readers[language];

/** What is live on every page: skip link, toasts, loading line, the cart's count. */
const ALWAYS_LIVE = ['skipToContent', 'close', 'loading', 'cartCount_one', 'cartCount_other'];

/** The texts that the live parts of a page speak: the namespaces that its routes name, and what is live everywhere. */
export function textsForPage(language: Language, namespaces: readonly string[]): Texts {
  const { common = {} } = resources[language];
  const always = Object.fromEntries(ALWAYS_LIVE.map((key) => [key, common[key]]));
  const named = namespaces.map((namespace) => [namespace, resources[language][namespace] ?? {}]);
  return { common: always, ...Object.fromEntries(named) };
}
