// Splits a product's name in two: what it is, which may be truncated, and what distinguishes it (size, colour, count), which may not.

export interface NameParts {
  head: string;
  /** Empty where the name has no such part. */
  rest: string;
}

/** A name shorter than this is one part: it fits untruncated. */
const SHORT = 12;

/** Words behind an integer that make it a model's name ('Havgus 220 høj ryg', 'Led 1 med klemme'), not a measure or a count. */
const BEHIND_A_MODEL = /^(?:med|uden|til|høj|lav|with|without|for|high|low|\d.*|\p{Lu}.*)$/u;
/** A brand in capitals in front ('BIC Cristal kuglepen'): what it is follows in small letters. */
const BRAND_IN_FRONT = /^[\p{Lu}\d][\p{Lu}\d&-]+$/u;
const PROPER_NAME = /^\p{Lu}[\p{L}\p{M}'’&-]*$/u;

const isSeries = (word: string, next: string | undefined): boolean =>
  PROPER_NAME.test(word) || (/^\d+$/.test(word) && (next === undefined || BEHIND_A_MODEL.test(next)));

/** How many of the words are what it is, its brand and its series, as 'Kuglepen Nordlys Flow'; 0 where no brand follows the first word. */
function seriesWords(words: readonly string[]): number {
  if (words.length < 2 || !PROPER_NAME.test(words[1] ?? '')) return 0;
  const end = words.findIndex((word, at) => at > 0 && !isSeries(word, words[at + 1]));
  return end < 0 ? words.length : end;
}

/**
 * The rest begins behind brand and series, which are names with a capital letter ('Pakketape Pakhus 9 Papir' and '50 mm'). In a name without
 * them, or with the brand in front of them, it begins at the first measure or number behind the name's own words, or behind the first comma ('Plade mørk' and '70 %'). Both together
 * are the name, but for the space between them.
 */
export function nameParts(name: string): NameParts {
  const found = [...name.matchAll(/[^ ]+/g)];
  const words = found.map(([word]) => word);
  const series = name.length < SHORT ? 0 : seriesWords(words);
  const isKindBehind = BRAND_IN_FRONT.test(words[0] ?? '');
  const at =
    series > 0 && !isKindBehind
      ? series
      : words.findIndex((word, place) => {
          const isBehindComma = words[place - 1]?.endsWith(',') === true;
          return place >= series && (found[place]?.index ?? 0) >= SHORT && (/\d/.test(word) || isBehindComma);
        });
  const from = found[at]?.index ?? name.length;
  return { head: name.slice(0, from).trimEnd(), rest: name.slice(from) };
}
