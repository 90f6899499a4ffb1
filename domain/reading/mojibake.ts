// Finds text that was written as UTF-8 and read as Windows-1252 somewhere on its way: »KÃ¦rre« for »Kærre«.

/** What Windows-1252 has at 0x80 to 0x9f. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A first byte of Latin letters and signs, or of quotes and dashes, with what follows it. Others (Å, Ä) begin Danish and Swedish words. */
const BROKEN =
  /(?:[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080-\u009f€‚„][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])+/g;

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

/** The likely right text; null where nothing looks wrong. Text that went wrong twice is read twice. */
export function likelyText(text: string): string | null {
  const once = text.replace(BROKEN, readAgain);
  return once === text ? null : (likelyText(once) ?? once);
}
