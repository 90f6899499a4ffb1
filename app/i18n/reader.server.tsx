// Stands in for react-i18next on the server: the same i18next, each text looked up once per process and not once per component.
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { createContext, type ReactNode, useContext } from 'react';

/** More than all texts of a namespace; what shoppers typed, which some texts repeat, comes and goes. */
const KEPT = 2_000;

type Options = Record<string, unknown>;
interface Reader {
  t(key: string, options?: Options): string;
}

function readerOf(texts: i18n, namespace: string): Reader {
  const fixed = texts.getFixedT(null, namespace);
  const known = new LRUCache<string, string>({ max: KEPT });
  return {
    t(key, options) {
      const asked = options ? `${key} ${JSON.stringify(options)}` : key;
      let text = known.get(asked);
      if (text === undefined) {
        text = String(options ? fixed(key, options) : fixed(key));
        known.set(asked, text);
      }
      return text;
    },
  };
}

const readers = new WeakMap<i18n, Map<string, Reader>>();
const TextsContext = createContext<i18n | null>(null);

export function useTranslation(namespace = 'common'): Reader {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Texts are spoken inside I18nextProvider only.');
  let ofTexts = readers.get(texts);
  if (!ofTexts) {
    ofTexts = new Map();
    readers.set(texts, ofTexts);
  }
  let reader = ofTexts.get(namespace);
  if (!reader) {
    reader = readerOf(texts, namespace);
    ofTexts.set(namespace, reader);
  }
  return reader;
}

export function I18nextProvider({ i18n: texts, children }: { i18n: i18n; children: ReactNode }) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}
