// What a scanner reads, and what a number of scans makes of a quantity: the same in each order and in portions of any size.
import { initialQuantity, type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';

/** As many as one request may bring. */
export const SCANS_AT_ONCE = 500;
/** Longer than any code of a product and any label. */
export const LONGEST_SCAN = 64;

const SCAN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A UUID, made with the scan. */
export const isScanId = (text: string): boolean => SCAN_ID.test(text);

/** As scanners send it: without the mark of the kind of bar code (']E0'), spaces and signs that cannot be seen. */
export const scannedText = (raw: string): string =>
  raw
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/^\][A-Za-z][0-9]/, '')
    .slice(0, LONGEST_SCAN);

/**
 * The numbers that a code may mean, the likeliest first: as it is; the 13 digits of an American code of 12; those within the number of
 * a GS1 label, '01' and 14 digits.
 */
export function codesOfScan(scanned: string): string[] {
  const plain = scanned.replaceAll(/[()]/g, '');
  const [, gtin] = /^(?:01)?0(\d{13})(?!\d)/.exec(plain) ?? [];
  const american = /^\d{12}$/.test(plain) ? `0${plain}` : undefined;
  return [...new Set([scanned, american, gtin].flatMap((code) => code || []))];
}

/** A label on a shelf: which goods lie there, how many have to be there at least, and how many there is room for. */
export interface ShelfLabel {
  sku: string;
  min: number;
  max: number;
}

const MOST_ON_SHELF = 9_999;

/** As the bar code of a label has it. */
export const shelfCode = ({ sku, min, max }: ShelfLabel): string => `HYLDE*${sku}*${min}*${max}`;

/** Null for any other code, and for a label whose numbers are upside down. */
export function shelfLabelOf(scanned: string): ShelfLabel | null {
  const [, sku = '', least = '', most = ''] = /^HYLDE\*([^*\s]{1,40})\*(\d{1,4})\*(\d{1,4})$/i.exec(scanned) ?? [];
  const label = { sku, min: Number(least), max: Number(most) };
  return sku !== '' && isShelfRange(label) ? label : null;
}

export const isShelfRange = ({ min, max }: Pick<ShelfLabel, 'min' | 'max'>): boolean =>
  Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max > min && max <= MOST_ON_SHELF;

/** What is proposed when a label is scanned, which is done when no more than `min` are left: so many that the shelf is full. */
export const piecesToFill = ({ min, max }: ShelfLabel): number => max - min;

/** How often the increment goes on the line: once for a scan of the goods, for a label as often as its pieces need. */
export function stepsOfScan(label: ShelfLabel | null, { increments }: QuantityLimits): number {
  return label === null ? 1 : Math.ceil(piecesToFill(label) / Math.max(1, increments ?? 1));
}

/**
 * The quantity after so many steps: the first brings the least that can be bought, each further one the increment, up to the maximum. Steps taken
 * one by one and all at once end at the same.
 */
export function quantityAfter(quantity: number, steps: number, limits: QuantityLimits): number {
  if (steps <= 0) return quantity;
  const increment = Math.max(1, limits.increments ?? 1);
  const before = Math.max(quantity, initialQuantity(limits) - increment);
  return quantityFrom(before + steps * increment, limits, quantity);
}
