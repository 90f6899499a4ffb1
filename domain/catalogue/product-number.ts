// Decides whether a typed number is a product's number (SKU, EAN, manufacturer's or cartridge number) or merely resembles it.

/** How closely a typed number matches; the smaller, the closer. From `similar` on it is a suggestion and never an addition. */
export const NUMBER_MATCHES = ['identical', 'same-letters', 'same-signs', 'similar'] as const;
export type NumberMatch = (typeof NUMBER_MATCHES)[number];

const foldedLetters = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * Letters and digits in every script, in their order. A separator between two digits is significant (`K-1.5` is not `K-15`);
 * between letters, or a letter and a digit, people add and drop it (`tn 2420` is `TN-2420`).
 */
const signsOf = (text: string): string =>
  foldedLetters(text)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, '|')
    .replace(/(?<!\p{N})\||\|(?!\p{N})/gu, '');

/** Long numbers of digits are printed in groups: `5701 2345 6789 9`. */
const isGrouped = (typed: string, known: string): boolean =>
  /^\d{6,}$/.test(known) && /^[\d\s-]+$/.test(typed) && typed.replace(/[\s-]/g, '') === known;

/** `known` is a product's number that was found by its latin letters and digits. */
export function numberMatch(typed: string, known: string): NumberMatch {
  if (typed.trim() === known) return 'identical';
  if (foldedLetters(typed) === foldedLetters(known)) return 'same-letters';
  return isGrouped(typed, known) || signsOf(typed) === signsOf(known) ? 'same-signs' : 'similar';
}

/** "100010 1" may be a number and a quantity: two groups of digits are one number only where they have the length of an EAN. */
const mayEndInQuantity = (line: string): boolean =>
  /\d\s+\d+$/.test(line) && !/^\d{12,14}$/.test(line.replace(/[\s-]/g, ''));

/** Whether a typed line whose last word may be a quantity (`LC 3217`) is, completely, the number that it matches this closely. */
export const isNumberAsWhole = (line: string, match: NumberMatch): boolean =>
  match === 'same-signs' ? !mayEndInQuantity(line.trim()) : match !== 'similar';

/** SKUs that differ in letter case alone name one product, as in Magento. */
export const isSameSku = (one: string, other: string): boolean => foldedLetters(one) === foldedLetters(other);

/** Those with letters: no other spelling exists of the rest. */
export const skusWithCase = (skus: readonly string[]): string[] => [
  ...new Set(skus.filter((sku) => sku.toLowerCase() !== sku.toUpperCase())),
];

/** Finds by SKU in any letter case; the exact spelling is preferred. Null as well where two differ in case alone and neither is exact. */
export function bySkuInAnyCase<Row extends { sku: string }>(rows: readonly Row[]): (sku: string) => Row | null {
  const exact = new Map(rows.map((row) => [row.sku, row]));
  return (sku) => {
    const known = exact.get(sku);
    if (known) return known;
    const [alike, another] = [...exact.values()].filter((row) => isSameSku(row.sku, sku));
    return alike && !another ? alike : null;
  };
}
