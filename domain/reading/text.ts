// Normalises text where it enters: forms and API, imports, shop files, command line, punchout. What is stored is what is searched and printed.

/** Zero-width space, word joiner and byte-order mark. The zero-width joiner stays: it is part of emoji and of scripts. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;
/** Control characters but tab and line end; NUL is refused by PostgreSQL in every text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Almost every text has nothing to normalise: one test costs less than four replacements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const PLAIN = /^[\t\n\u0020-\u007e\u00a0-\u02ff]*$/;

/** Letters composed (NFC), lines ended by `\n`, without characters that nobody sees. Spaces are kept. */
export function enteredText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(INVISIBLE, '').normalize('NFC');
}

/** `text` with every string in it normalised. Arrays and plain objects are copied where something changes. */
export function enteredValue(value: unknown): unknown {
  if (typeof value === 'string') return enteredText(value);
  if (Array.isArray(value)) return value.map(enteredValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, enteredValue(one)]));
}

/** UTF-8 that was read as Windows-1252: `KÃ¦rre` for `Kærre`, `â€œ` for a quotation mark. */
const MOJIBAKE = /Ã[\u0080-\u00bf\u0152-\u0178\u2013-\u2122€]|Â[\u00a0-\u00bf]|â€[\u0080-\u00bf\u0152-\u2122]/;

/** Whether letters were encoded twice; such a text is reported, never repaired silently. */
export const isDoubleEncoded = (text: string): boolean => MOJIBAKE.test(text);
