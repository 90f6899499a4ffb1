// What in a text may be the number of a product.
import { isEan } from '#domain/validate/ean';

const LABELLED =
  /(?:\b(?:vare|art(?:ikel)?|best(?:illings)?|produkt|katalog|item|part|product|model)?[-.\s]?(?:nr|numre|nummer|no|number)|\b(?:sku|ean|gtin|vnr|varenr))\.?\s*[:#]?\s*(?=\S*\d)([\p{L}\d][\p{L}\d./_-]*)/giu;
/** Groups of digits, as EAN numbers are printed. */
const GROUPED = /(?<!\d)\d{1,7}(?:[ -]\d{1,7}){1,4}(?!\d)/g;
/** 'TN 2420', 'LC 3217': a manufacturer's number with a space in it. */
const SPACED = /(?<![\p{L}\d])(\p{Lu}{1,4})\s(\d{2,6}\p{Lu}{0,3})(?![\p{L}\d])/gu;
const TOKEN = /[\p{L}\d][\p{L}\d./_+-]*[\p{L}\d]/gu;
/** '80g', '210x297', '12mm', '500ml', 'A4', '2,5', '10-pak', '3-lags' */
const MEASURE =
  /^(?:\d+(?:[.,]\d+)?(?:g|gr|gram|kg|mm|cm|m|ml|cl|l|w|v|gb|tb|mb|°|%|ark|sider|blade|stk|pcs|pak|lags|farvet)?|\d+(?:[.,]\d+)?[x×]\d.*|\d+-(?:pak|pack|lags|delt|personers)|[a-c]\d)$/i;

/** A short number is one of many: it counts only where it is labelled. */
function isLikely(token: string): boolean {
  if (/^\d+$/.test(token)) return token.length >= 4 && token.length <= 14;
  return token.length >= 4 && /\d/.test(token) && /\p{L}|[-/.]/u.test(token) && !MEASURE.test(token);
}

/** Numbers that can be nothing but a number of goods: with a label, an EAN with its check digit, letters and digits together. */
export const isPlainlyCode = (code: string): boolean =>
  /^\d+$/.test(code) ? isEan(code) || code.length >= 6 : isLikely(code);

export function likelyCodes(text: string): string[] {
  const labelled = [...text.matchAll(LABELLED)].map(([, code = '']) => code);
  const grouped = (text.match(GROUPED) ?? []).map((digits) => digits.replace(/[ -]/g, '')).filter(isEan);
  const tokens = text.match(TOKEN) ?? [];
  const spaced = [...text.matchAll(SPACED)].map(([, letters, digits]) => `${letters} ${digits}`);
  return [...new Set([...labelled, ...grouped, ...tokens.filter(isLikely), ...spaced])].slice(0, 8);
}

/**
 * What to search a product by where no number is one of the shop's. `words` are without all that may be a number, '' where none are left;
 * `all` has unlabelled ones, because '24/6' may be a number or a size: it counts only for products that have all of it.
 */
export function searchTexts({ name, codes }: { name: string; codes: readonly string[] }): {
  all: string;
  words: string;
} {
  const unlabelled = name.replace(LABELLED, ' ');
  const numbers = new Set(codes);
  const bare = unlabelled.split(' ').filter((word) => !numbers.has(word.replace(/[,.;:]$/, '')));
  const [all = '', words = ''] = [unlabelled, bare.join(' ')].map((text) => text.replace(/\s+/g, ' ').trim());
  return { all, words: /\p{L}{2}/u.test(words) ? words : '' };
}

const SIZE = /(?<![\p{L}\d])(?=[\p{L}/.,×-]*\d)[\p{L}\d](?:[\p{L}\d/.,×-]*[\p{L}\d])?/gu;
const BORDER = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu;

/** Whether a name has every size of the text: '24/6', 'A4', '80g', which names may write '80 g'. */
export function writtenSizes(text: string): (name: string) => boolean {
  const sizes = (text.match(SIZE) ?? []).map((size) => {
    const pattern = size.replace(/[.]/g, '\\$&').replace(BORDER, '\\s?');
    return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu');
  });
  return (name) => sizes.every((size) => size.test(name));
}
