// How else a word may be written that the catalogue does not know as it was typed: without its ending, or in two where figures were joined to a name.

/** Danish and English endings of nouns, the longest first; what is left must still say something. */
const ENDINGS = ['erne', 'ene', 'its', 'ers', 'er', 'en', 'et', 'ne', 'es', 's', 'e'];
const LEAST_LEFT = 4;

/** "plaiderne" → "plaid"; "kuglepennen" → "kuglepen", for a short vowel doubles what follows it. */
export function withoutEnding(word: string): string[] {
  const bare = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const single = bare.flatMap((rest) => (/([bdfgklmnprst])\1$/.test(rest) ? [rest.slice(0, -1)] : []));
  return [...new Set([...bare, ...single])].filter((rest) => rest.length >= LEAST_LEFT);
}

/** "hp963xl" → "hp", "963xl"; "a4papir" → "a4", "papir". Null where a name and figures are not joined. */
export function nameAndFigures(word: string): [string, string] | null {
  const found = /^(\p{L}{2,})(\d.+)$/u.exec(word) ?? /^(\p{L}?\d+)(\p{L}{3,})$/u.exec(word) ?? [];
  const [, first, second] = found;
  return first && second ? [first, second] : null;
}
