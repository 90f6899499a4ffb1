// Numbers and moments as procurement systems write them.
import { inCopenhagen } from '#domain/calendar/calendar';
import { unambiguousNumber } from '#domain/reading/numbers';

/** Null for what is no number, or may mean two. */
export const decimalIn = (typed: string): number | null => unambiguousNumber(typed, 'xml');

const MOST_PIECES = 999_999;

/** Whole pieces; '2.000' is two. Null for parts of a piece, nothing, and more than a line can hold. */
export function wholePieces(typed: string): number | null {
  const found = decimalIn(typed);
  return found !== null && Number.isInteger(found) && found >= 1 && found <= MOST_PIECES ? found : null;
}

/** A price with as many decimals as it needs, two at least. `thousandths` of a krone. */
export function priceInCxml(thousandths: number): string {
  const text = (thousandths / 1_000).toFixed(3).replace(/^-0\.000$/, '0.000');
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** Kroner for one unit of a row in øre, with five decimals at most: what a row of a thousand units needs to be the same to the øre. */
export const unitPriceInCxml = (row: number, quantity: number): string => {
  const text = (row / 100 / quantity).toFixed(5);
  return text.replace(/0{1,3}$/, '');
};

/** ISO 8601 in the zone of the shop, so that its day is the day of the document: Copenhagen is one or two hours ahead of UTC. */
export function momentInCxml(moment: Date): string {
  const { date, hour, minute } = inCopenhagen(moment);
  const wall = Date.parse(`${date}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`);
  const hours = Math.round((wall - moment.getTime()) / HOUR_MS);
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(moment.getUTCSeconds())}+${twoDigits(hours)}:00`;
}

const HOUR_MS = 3_600_000;
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
