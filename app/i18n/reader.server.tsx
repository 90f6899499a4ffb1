// Stands in for react-i18next on the server: the same i18next, each text looked up once per process and not once per component.
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { createContext, type ReactNode, useContext } from 'react';

/** More than all texts of a namespace that choose a form by what they are told. */
const KEPT = 2_000;

type Options = Record<string, unknown>;
interface Reader {
  t(key: string, options?: Options): string;
}

/** What i18next does more with than write it into the text. */
const CHOOSING = new Set([
  'count',
  'context',
  'ordinal',
  'defaultValue',
  'lng',
  'lngs',
  'ns',
  'replace',
  'returnObjects',
  'joinArrays',
]);
/** Stands for a value while a text is taken apart; it cannot be typed into a form. */
const MARK = '\u0001';

const isPlain = (options: Options): boolean =>
  Object.entries(options).every(
    ([name, value]) => (typeof value === 'string' || typeof value === 'number') && !CHOOSING.has(name),
  );

/** A text in pieces: every second one is the name of what stands there. A cart of 500 lines says 'Remove {{name}}' 500 times. */
function markedPieces(text: (options: Options) => string, options: Options): string[] {
  const marked = Object.fromEntries(Object.keys(options).map((name) => [name, `${MARK}${name}${MARK}`]));
  return text(marked).split(MARK);
}

export function readerOf(texts: i18n, namespace: string): Reader {
  const fixed = texts.getFixedT(null, namespace);
  const known = new LRUCache<string, string>({ max: KEPT });
  const templates = new Map<string, string[]>();
  const remembered = (asked: string, say: () => unknown): string => {
    let text = known.get(asked);
    if (text === undefined) {
      text = String(say());
      known.set(asked, text);
    }
    return text;
  };
  return {
    t(key, options) {
      if (!options) return remembered(key, () => fixed(key));
      if (!isPlain(options)) return remembered(`${key} ${JSON.stringify(options)}`, () => fixed(key, options));
      const named = `${key} ${Object.keys(options).join()}`;
      let template = templates.get(named);
      if (template === undefined) {
        template = markedPieces((marked) => String(fixed(key, marked)), options);
        templates.set(named, template);
      }
      return template.map((piece, at) => (at % 2 === 1 ? options[piece] : piece)).join('');
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
