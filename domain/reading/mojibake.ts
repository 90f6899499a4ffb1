// Finds text that was written as UTF-8 and read as Windows-1252 somewhere on its way: »KÃ¦rre« for »Kærre«.

/** What Windows-1252 has at 0x80 to 0x9f. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const FOLLOWS = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** A first byte of Latin letters and signs, or of quotes and dashes, with what follows it. */
const LATIN = `[ÂÃ]${FOLLOWS}|â[\\u0080-\\u009f€‚„]${FOLLOWS}`;

/** Å, Ä, Ð and Ñ begin and end words themselves: they count before a control character and before signs that follow no word. */
const EASTERN = '[ÄÅÐÑ][\\u0080-\\u009f‚ƒ„†‡ˆ‰Œ¡-¦¬¯±µ¶¸¼-¿Ÿ]';

/** Two Cyrillic letters in a row. */
const CYRILLIC = `(?:[ÐÑ]${FOLLOWS}){2,}`;

const BROKEN = new RegExp(`(?:${CYRILLIC}|${EASTERN}|${LATIN})+`, 'g');

/** In a text that has one of the above, the doubtful pairs are broken as well: »ÅšciÄ…gacz Å‚Ã³dÅº«. */
const BROKEN_TOO = new RegExp(`(?:[ÄÅÐÑ]${FOLLOWS}|${LATIN})+`, 'g');

const byteOf = (letter: string): number => {
  const upper = UPPER.indexOf(letter);
  return upper >= 0 ? 0x80 + upper : letter.charCodeAt(0);
};

function readAgain(run: string): string {
  const bytes = Uint8Array.from(run, byteOf);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return run;
  }
}

/** Takes the place of letters that could not be decoded: which they were is lost. */
export const LOST_LETTER = '\ufffd';

/** The likely right text; null where nothing looks wrong. Text that went wrong twice is read twice. */
export function likelyText(text: string): string | null {
  if (text.replace(BROKEN, readAgain) === text) return null;
  const once = text.replace(BROKEN_TOO, readAgain);
  return likelyText(once) ?? once;
}
