// Normalises text where it enters: forms and API, imports, shop files, command line, punchout. What is stored is what is searched and printed.

/**
 * Zero-width space, word joiner, byte-order mark, Mongolian vowel separator, and the marks of writing direction that copied telephone
 * numbers and cells of spreadsheets have. The zero-width joiner stays: it is part of emoji and of scripts.
 */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\u180e\ufeff]/g;
/** Carriage return, line and form feeds of word processors (U+000B, U+000C), next line, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
/** Control characters but tab and line end; NUL is refused by PostgreSQL in every text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
/** Almost every text has nothing to normalise: one test costs less than four replacements. */
const PLAIN = /^[\t\n\u0020-\u007e\u00a0-\u02ff]*$/;

/** Letters composed (NFC), lines ended by `\n`, without invisible characters. Spaces are preserved. */
export function enteredText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(LINE_END, '\n').replace(CONTROL, '').replace(INVISIBLE, '').normalize('NFC');
}
