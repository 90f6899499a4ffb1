// Normalises text where it enters: forms and API, imports, shop files, command line, punchout. What is stored is what is searched and printed.

/** Zero-width space, word joiner and byte-order mark. The zero-width joiner stays: it is part of emoji and of scripts. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;
/** Control characters but tab and line end; NUL is refused by PostgreSQL in every text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Almost every text has nothing to normalise: one test costs less than four replacements. */
const PLAIN = /^[\t\n\u0020-\u007e\u00a0-\u02ff]*$/;

/** Letters composed (NFC), lines ended by `\n`, without invisible characters. Spaces are preserved. */
export function enteredText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(INVISIBLE, '').normalize('NFC');
}
