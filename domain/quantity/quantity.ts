// The quantity that a shopper may enter. Spec §5 "Quantity input": clamped between min and max, rounded up to the increment,
// a non-number resets to 1, empty is ignored, minus and plus change by the increment.
import { unambiguousNumber } from '#domain/reading/numbers';

/** Integer units. A missing max means that only the shop's own cap counts. */
export type QuantityLimits = { min?: number | null; max?: number | null; increments?: number | null };

/** The specification gives no bound for a product without a maximum; six digits keep every total printable. */
export const QUANTITY_CAP = 999_999;

/** Interprets a value of the quantity field (Danish notation) within the limits. An empty text returns the previous quantity. */
export function quantityFrom(
  typed: string | number | null | undefined,
  limits: QuantityLimits,
  previous: number,
): number {
  const text = String(typed ?? '').trim();
  if (text === '') return previous;
  return settledWithin(typeof typed === 'number' ? finite(typed) : fieldNumber(text), limits);
}

/** Minus and plus. */
export function step(quantity: number, direction: -1 | 1, limits: QuantityLimits): number {
  return settledWithin(quantity + direction * bounds(limits).increment, limits);
}

/** The quantity that a product starts with on tile and product page: the smallest that can be bought. */
export function initialQuantity(limits: QuantityLimits): number {
  return settledWithin(bounds(limits).min, limits);
}

/** What the native attributes of the number field say; they help before the server decides. */
export function nativeBounds(limits: QuantityLimits): { min: number; max: number; step: number } {
  const { increment, max } = bounds(limits);
  return { min: initialQuantity(limits), max: settledWithin(max, limits), step: increment };
}

export type QuantityProblem =
  | { code: 'QUANTITY_NOT_A_NUMBER' }
  | { code: 'QUANTITY_TOO_SMALL'; params: { min: number } }
  | { code: 'QUANTITY_TOO_LARGE'; params: { max: number } }
  | { code: 'QUANTITY_NOT_A_MULTIPLE'; params: { increment: number } };

/** For those who send a quantity without a field in front of it: what is wrong with it, or null. */
export function quantityProblem(quantity: number, limits: QuantityLimits): QuantityProblem | null {
  const { min, max, increment } = bounds(limits);
  if (!Number.isSafeInteger(quantity)) return { code: 'QUANTITY_NOT_A_NUMBER' };
  if (quantity < min) return { code: 'QUANTITY_TOO_SMALL', params: { min: settledWithin(min, limits) } };
  if (quantity > max) return { code: 'QUANTITY_TOO_LARGE', params: { max: settledWithin(max, limits) } };
  if (settledWithin(quantity, limits) !== quantity) return { code: 'QUANTITY_NOT_A_MULTIPLE', params: { increment } };
  return null;
}

const finite = (number: number): number => (Number.isNaN(number) ? 1 : number);

/** Native number fields submit `1e300` as typed; every other text is read in Danish notation. */
const fieldNumber = (text: string): number =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i.test(text) ? Number(text) : (unambiguousNumber(text, 'danish') ?? 1);

function bounds(limits: QuantityLimits): { min: number; max: number; increment: number } {
  const min = Math.max(1, Math.ceil(limits.min ?? 1));
  const max = Math.max(min, Math.min(QUANTITY_CAP, Math.floor(limits.max ?? QUANTITY_CAP)));
  return { min, max, increment: Math.max(1, Math.ceil(limits.increments ?? 1)) };
}

function settledWithin(wanted: number, limits: QuantityLimits): number {
  const { min, max, increment } = bounds(limits);
  const clamped = Math.min(max, Math.max(min, Math.ceil(wanted)));
  // Spec §5: an increment above 1 rounds up, never down. Only where rounding up would pass the maximum (there is no more to
  // be had) the largest multiple below it counts, and where no multiple is between min and max the clamped value is used.
  const up = Math.ceil(clamped / increment) * increment;
  const most = Math.floor(max / increment) * increment;
  return most < min ? clamped : Math.min(up, most);
}
