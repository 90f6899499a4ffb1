// The bilingual texts of a content record as pairs that a form can show, and the record with other texts.

export interface EntryWords {
  /** Keys and places in the record: 'title', 'blocks.0.text'. */
  name: string;
  da: string;
  en: string;
}

/** Names of fields have no points: 'blocks-0-text-da'. Keys of records have no hyphens. */
export const fieldOfWords = (name: string): string => name.replaceAll('.', '-');
export const wordsOfField = (field: string): string => field.replaceAll('-', '.');

type Plain = Readonly<Record<string, unknown>>;

const isRecordPart = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextPair = (value: Plain): value is { da: string; en: string } =>
  typeof value.da === 'string' && typeof value.en === 'string' && Object.keys(value).length === 2;

/** In the order of the record's keys: the texts of the record itself first, then those of its parts. */
export function wordsInRecord(record: Plain): EntryWords[] {
  const { da, en, ...parts } = record;
  return [...(isRecordPart(da) && isRecordPart(en) ? wordsOfHalves(da, en) : []), ...wordsInside(parts, '')];
}

const wordsOfHalves = (da: Plain, en: Plain): EntryWords[] =>
  Object.entries(da).flatMap(([name, danish]) => {
    const english = en[name];
    return typeof danish === 'string' && typeof english === 'string' ? [{ name, da: danish, en: english }] : [];
  });

function wordsInside(value: unknown, name: string): EntryWords[] {
  const inside = (key: string | number): string => (name === '' ? String(key) : `${name}.${key}`);
  if (Array.isArray(value)) return value.flatMap((each: unknown, place) => wordsInside(each, inside(place)));
  if (!isRecordPart(value)) return [];
  if (isTextPair(value)) return [{ name, da: value.da, en: value.en }];
  return Object.entries(value).flatMap(([key, each]) => wordsInside(each, inside(key)));
}

/** Texts that the record does not have are ignored, and those that are left out remain. */
export function recordWithWords(record: Plain, words: readonly EntryWords[]): Record<string, unknown> {
  const byName = new Map(words.map((each) => [each.name, each]));
  const { da, en, ...parts } = record;
  const halves =
    isRecordPart(da) && isRecordPart(en) ? { da: halfWith(da, byName, 'da'), en: halfWith(en, byName, 'en') } : {};
  const changed = partWith(parts, '', byName);
  return { ...(isRecordPart(changed) ? changed : {}), ...halves };
}

const halfWith = (half: Plain, words: ReadonlyMap<string, EntryWords>, locale: 'da' | 'en'): Plain =>
  Object.fromEntries(
    Object.entries(half).map(([key, value]) => [
      key,
      typeof value === 'string' ? (words.get(key)?.[locale] ?? value) : value,
    ]),
  );

function partWith(value: unknown, name: string, words: ReadonlyMap<string, EntryWords>): unknown {
  const inside = (key: string | number): string => (name === '' ? String(key) : `${name}.${key}`);
  if (Array.isArray(value)) return value.map((each: unknown, place) => partWith(each, inside(place), words));
  if (!isRecordPart(value)) return value;
  if (isTextPair(value)) {
    const { da, en } = words.get(name) ?? value;
    return { da, en };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, partWith(each, inside(key), words)]));
}
