// The list of synonyms as a file: what the goods are called, and after it all else that shoppers call them, for each language.
import type { Synonym } from './synonyms.sql';

const LANGUAGES = ['da', 'en'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** `{ "source": …, "da": { "kuvert": ["konvolut"] }, "en": … }` as pairs; throws a sentence that names the place where the file is not like that. */
export function pairsIn(file: unknown): Synonym[] {
  if (!isRecord(file)) throw new Error('{ "da": { … }, "en": { … } }');
  return LANGUAGES.flatMap((language) => {
    const groups = file[language] ?? {};
    if (!isRecord(groups)) throw new Error(`"${language}"`);
    return Object.entries(groups).flatMap(([means, typed]) => {
      if (!isWords(typed)) throw new Error(`"${language}": "${means}"`);
      return typed.map((word) => ({ language, typed: word, means }));
    });
  });
}
