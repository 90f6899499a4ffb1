// Formats that are separate words: sheets, envelopes, batteries, lamp fittings and network cables. Another format of the same kind is no match.

const KINDS: readonly (readonly string[])[] = [
  ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'],
  ['b3', 'b4', 'b5', 'b6'],
  ['c3', 'c4', 'c5', 'c6', 'c7', 'm65', 'dl', 'e4'],
  ['sra3', 'sra4'],
  ['aa', 'aaa', 'aaaa'],
  ['cr1220', 'cr1616', 'cr1620', 'cr1632', 'cr2016', 'cr2025', 'cr2032', 'cr2430', 'cr2450'],
  ['e14', 'e27', 'e40', 'gu10', 'gu5', 'g4', 'g9'],
  ['cat5', 'cat5e', 'cat6', 'cat6a', 'cat7', 'cat8'],
];

/** "a 3", "gu-10" and "cr 2032" are one word where letters and figures together are a format. */
export const withJoinedFormats = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isEnd = at > 0 && /^\d/.test(word) && isKnownFormat(`${words[at - 1]}${word}`);
    const joined = `${word}${words[at + 1] ?? ''}`;
    return isEnd ? [] : [/^\d/.test(words[at + 1] ?? '') && isKnownFormat(joined) ? joined : word];
  });

const isKnownFormat = (word: string): boolean => otherFormats(word) !== null;

/** The other formats of its kind; null for a word that is no format. */
export function otherFormats(word: string): string[] | null {
  const kind = KINDS.find((one) => one.includes(word));
  return kind ? kind.filter((one) => one !== word) : null;
}
