// What people put around and into what they type: spaces of every kind, the word for a number before it, addresses of web pages, code.

/** One line with plain spaces; letters as one sign each. What cannot be seen is left out. */
export const tidyLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cf}\u00AD]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Code, or an address of a web page: no name of a person, a company or a street. */
export const isForeign = (text: string): boolean =>
  /[<>{}\\|]|:\/\/|\bwww\.|\S@\S|\.(?:dk|com|net|org|eu|info|io|ru|xyz|shop|online|site)\b\/?$/i.test(text);

/** 'CVR-nr.: 13748136' is its number: removes a word before it, each with 'nr.', 'number' and the like. */
export function withoutWord(text: string, words: string): string {
  const word = new RegExp(`^(?:${words})(?:[-\\s.]*(?:nr|nummer|no|number|num))?[\\s.:#-]*`, 'i');
  return text.replace(word, '');
}

/** Without what people put between digits to read them. */
export const withoutSeparators = (text: string): string => text.replace(/[\s.\-\u2010-\u2015]/g, '');
