// Formats that are separate words: sheets, envelopes, batteries and lamp fittings. Another format of the same kind is no match.

const KINDS: readonly (readonly string[])[] = [
  ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'],
  ['b3', 'b4', 'b5', 'b6'],
  ['c3', 'c4', 'c5', 'c6', 'c7', 'm65', 'dl', 'e4'],
  ['aa', 'aaa', 'aaaa'],
  ['e14', 'e27', 'e40', 'gu10', 'gu5', 'g4', 'g9'],
];

/** The other formats of its kind; null for a word that is no format. */
export function otherFormats(word: string): string[] | null {
  const kind = KINDS.find((one) => one.includes(word));
  return kind ? kind.filter((one) => one !== word) : null;
}
