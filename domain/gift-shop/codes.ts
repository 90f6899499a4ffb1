// The codes that employees choose their gift with: how they are written, and what is made of one that was typed.

/** Digits and capitals without those that are taken for others (Crockford's base 32). */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 12 letters of 32: 60 bits. With 10,000 codes alive a guess is right once in 10^14. */
export const CODE_LENGTH = 12;
const GROUP = 4;

/** `bytes`: at least 12, of which the lowest five bits are used. */
export const codeOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_LETTERS[byte & 31]).join('');

/** In groups, as printed on cards. */
export const readableGiftCode = (code: string): string =>
  Array.from({ length: CODE_LENGTH / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');

const TAKEN_FOR: Record<string, string> = { O: '0', I: '1', L: '1' };
const LONGEST_TYPED = 40;

/** Without spaces and hyphens, in capitals, with the letters that were taken for others; null for what can be no code. */
export function giftCodeTyped(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const letters = Array.from(typed.replace(/[\s-]+/g, '').toUpperCase(), (letter) => TAKEN_FOR[letter] ?? letter);
  return letters.length === CODE_LENGTH && letters.every((letter) => CODE_LETTERS.includes(letter))
    ? letters.join('')
    : null;
}
