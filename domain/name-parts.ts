// A product's name in two parts: what it is, which may be cut, and what tells it from its neighbours (size, colour, count), which may not.

export interface NameParts {
  head: string;
  /** Empty where the name has no such part. */
  rest: string;
}

/** A name shorter than this is one part: its lines hold it whole. */
const SHORT = 12;

/**
 * The rest begins at the first measure or number behind the name's own words, else behind the first comma: 'Kuglepen Nordlys Flow' and
 * '0,7 mm blå, 12 stk.'. Both together are the name, but for the space between them.
 */
export function nameParts(name: string): NameParts {
  const words = [...name.matchAll(/[^ ]+/g)];
  const at = words.findIndex(({ 0: word, index }, place) => {
    const before = words[place - 1]?.[0] ?? '';
    // 'Løft 2' is a model's name where another number follows.
    const isModel = /^\d$/.test(word) && /^\d/.test(words[place + 1]?.[0] ?? '');
    return index >= SHORT && !isModel && (/\d/.test(word) || before.endsWith(','));
  });
  const from = words[at]?.index ?? name.length;
  return { head: name.slice(0, from).trimEnd(), rest: name.slice(from) };
}
