// Reads texts on the server: i18next, each text looked up once per process and not once per component (half a millisecond of each page).
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { Reader, Texts } from './use-texts';

/** More than all texts of a namespace that choose a form by what they are told. */
const KEPT = 2_000;

type Options = Record<string, unknown>;

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

export function readerOf(texts: i18n, namespace: string): Texts {
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
    language: texts.language === 'en' ? 'en' : 'da',
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

/** The reader of one language: the same object for the same namespace, so that effects may name `t` as what they depend on. */
export function readersOf(texts: i18n): Reader {
  const readers = new Map<string, Texts>();
  return (namespace) => {
    const reader = readers.get(namespace) ?? readerOf(texts, namespace);
    readers.set(namespace, reader);
    return reader;
  };
}
