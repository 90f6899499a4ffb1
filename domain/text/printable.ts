// Text as PDFs print it. Their font, Inter, has Latin, Greek, Cyrillic and Vietnamese letters and common signs; any other letter is printed as
// its code (`[U+6F22]`), so that the reader sees that one is missing and which.
import { PDF_LETTERS } from '#domain/generated/pdf-fonts';
import { enteredText } from '#domain/reading/text';

/** Signs without a glyph whose meaning another sign has. */
const NEAREST: Readonly<Record<string, string>> = {
  '\t': ' ',
  '✔': '✓',
  '✅': '✓',
  '☑': '✓',
  '✖': '✗',
  '❌': '✗',
  '☐': '□',
  '⌀': 'Ø',
  '⭐': '★',
  '\u2011': '-',
};

/** Soft hyphens, marks of direction and of the look of an emoji: they have no width, and no font draws them. */
const WITHOUT_WIDTH = /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060-\u206f]/g;

/** Almost every letter is among these. */
const COMMON = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e]*$/;

function isPrinted(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (letter === '\n') return true;
  let [from, to] = [0, PDF_LETTERS.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const [first, last] = PDF_LETTERS[middle] ?? [0, 0];
    if (code < first) to = middle - 1;
    else if (code > last) from = middle + 1;
    else return true;
  }
  return false;
}

const arePrinted = (text: string): boolean => text !== '' && Array.from(text).every(isPrinted);

/** Ligatures and letters of full width are the letters that they are made of. */
function printedAs(letter: string): string | null {
  if (isPrinted(letter)) return letter;
  const near = NEAREST[letter] ?? letter.normalize('NFKC');
  return arePrinted(near) ? near : null;
}

const codePointName = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Letters without a glyph that follow one another are named together. */
export function printable(text: string): string {
  const entered = enteredText(text);
  if (COMMON.test(entered)) return entered;
  let printed = '';
  let missing: string[] = [];
  const nameMissing = () => {
    if (missing.length > 0) printed += `[${missing.join(' ')}]`;
    missing = [];
  };
  for (const letter of entered.replace(WITHOUT_WIDTH, '')) {
    const own = printedAs(letter);
    if (own === null) missing.push(codePointName(letter));
    else {
      nameMissing();
      printed += own;
    }
  }
  nameMissing();
  return printed;
}
