// What a price is held against: the other variants of a composite product, and the lowest price of 30 days. Spec §4 "Price shown".
import { type Oere, oere } from '#domain/money/money';

type Payable = { finalWithDuty: Oere };

/** Spec §4: composite products show the cheapest variant price. Counted with duty, since that is what is paid; null without variants. */
export function cheapestOf<T extends Payable>(variants: readonly T[]): T | null {
  return variants.reduce<T | null>((best, one) => (best && best.finalWithDuty <= one.finalWithDuty ? best : one), null);
}

export function dearestOf<T extends Payable>(variants: readonly T[]): T | null {
  return variants.reduce<T | null>((best, one) => (best && best.finalWithDuty >= one.finalWithDuty ? best : one), null);
}

/** One row of the append-only price log: this price applied from then on. */
export type PriceLogEntry = { at: Date; gross: Oere };

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price in the 30 days before `now`, the price in force when they began included, one set at `now` itself not.
 * Who announces a price cut must show it (Danish price marking rules, 2022), so for a running cut `now` is when it began.
 * Null when the log knows no price before `now`.
 */
export function lowestOf30Days(priceLog: readonly PriceLogEntry[], now: Date): Oere | null {
  const end = now.getTime();
  const start = end - THIRTY_DAYS;
  const past = priceLog.filter((entry) => entry.at.getTime() < end).sort((a, b) => a.at.getTime() - b.at.getTime());
  const inForceAtStart = past.findLastIndex((entry) => entry.at.getTime() <= start);
  const counted = past.slice(Math.max(0, inForceAtStart)).map(({ gross }) => gross);
  return counted.length > 0 ? oere(Math.min(...counted)) : null;
}
