// The meaning of a run of typed words, and the term built from it.
import { fold } from '#domain/search/fold';
import { otherFormats } from '#domain/search/formats';
import type { Measure } from '#domain/search/measures';
import type { Run } from '#domain/search/typed-words';
import type { Meaning } from '../lexicon/lexicon.sql';
import { allOf, anyOf, lexeme, type Term, within } from './terms';

export interface Heard {
  run: Run;
  /** A size or an amount, which needs no lexicon. */
  measure: Measure | null;
  meanings: Meaning[];
}

export const of = (meanings: readonly Meaning[], kind: Meaning['kind']) => meanings.filter((one) => one.kind === kind);
const stems = (meanings: readonly Meaning[]) => [...new Set(meanings.map(({ stem }) => lexeme(stem)))];

export const termOf = (shown: string, exact: string[], products = 0): Term => ({
  shown,
  exact,
  synonyms: [],
  heads: [],
  parts: [],
  products,
});

/** A run's alternatives; words that were typed separately may also match separately. */
export function termOfRun({ run, measure, meanings }: Heard, heard: readonly Heard[]): Term {
  const numbers = of(meanings, 'code').map(({ stem }) => lexeme(`=${stem}`));
  const formats = run.words === 1 ? otherFormats(run.spaced) : null;
  if (formats) return formatOf(run, meanings, formats);
  const strange = meanings.length === 0 && run.words === 1 && !measure;
  // A figure that no text has may be the start of a number.
  const begun = strange && run.joined.length >= 4 ? [`${lexeme(`=${run.joined.toUpperCase()}`)}:*`] : [];
  const plain = strange ? [lexeme(run.joined)] : [];
  const { words, synonyms, isNamed } = ownMeaning(run, meanings);
  return {
    shown: run.spaced,
    exact: [...measured(measure), ...stems(words), ...numbers, ...plain, ...begun],
    synonyms: synonymsOf(synonyms),
    heads: isNamed ? [] : stems(of(meanings, 'head')),
    parts: [...(isNamed ? [] : stems(of(meanings, 'part'))), ...apart(run, heard), ...sides(measure)],
    numbers,
    // The number of products with a measure is not stored; other words determine how broad the query is.
    products: measure ? Number.MAX_SAFE_INTEGER : meanings.reduce((sum, one) => sum + one.products, 0),
  };
}

/** Formats have no other forms, and differ by their spelling: "AAA" is no "AA". */
const formatOf = (run: Run, meanings: readonly Meaning[], others: readonly string[]): Term => ({
  ...termOf(run.spaced, [lexeme(run.joined)]),
  others: others.map((other) => lexeme(fold(other))),
  products: of(meanings, 'word').reduce((sum, { products, same }) => sum + (same ? products : 0), 0),
});

/**
 * Roots bring together what is not the same: "tape" and "tæppe", "farveprinter" and "farveprint". A word that the catalogue has just so is
 * no other synonym, and a synonym that staff wrote just so is no other word of the catalogue, nor a compound of one: "plaster" is no plastic.
 */
function ownMeaning(
  run: Run,
  meanings: readonly Meaning[],
): { words: Meaning[]; synonyms: Meaning[]; isNamed: boolean } {
  const [words, synonyms] = [of(meanings, 'word'), of(meanings, 'synonym')];
  const isSame = ({ same }: Meaning) => same;
  if (words.some(isSame))
    return { words, synonyms: run.words > 1 ? synonyms : synonyms.filter(isSame), isNamed: false };
  const isNamed = synonyms.some(isSame);
  return { words: isNamed ? [] : words, synonyms, isNamed };
}

function measured(measure: Measure | null): string[] {
  if (measure?.pair) return [`(${measure.pair.map(lexeme).join(' <-> ')})`];
  return measure?.lexemes.map(lexeme) ?? [];
}

/** "400x300" is also two of a box's three sides. */
function sides(measure: Measure | null): string[] {
  const isSize = measure?.lexemes[0]?.includes('x') ?? false;
  return isSize ? [within(allOf(measure?.numbers.map(lexeme) ?? []), 'A') ?? ''] : [];
}

function apart(run: Run, heard: readonly Heard[]): string[] {
  if (run.words === 1) return [];
  const inside = heard.filter(
    (one) => one.run.words === 1 && one.run.from >= run.from && one.run.from < run.from + run.words,
  );
  const single = inside.flatMap(
    ({ meanings }) => anyOf([...stems(of(meanings, 'word')), ...stems(of(meanings, 'head'))]) ?? [],
  );
  return single.length === inside.length ? [allOf(single) ?? ''] : [];
}

function synonymsOf(meanings: readonly Meaning[]): string[] {
  const means = [...new Set(meanings.map((one) => one.means))];
  return means.flatMap((text) => {
    const own = meanings.filter((one) => one.means === text);
    const places = [...new Set(own.map(({ place }) => place))];
    return allOf(places.flatMap((place) => anyOf(stems(own.filter((one) => one.place === place))) ?? [])) ?? [];
  });
}
