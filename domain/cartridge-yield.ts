// What a page costs: price by yield, in whole tenths of an øre, and which of several cartridges prints cheapest.
import type { Locale } from '#domain/locale';
import { type Oere, oere, moneyParts } from '#domain/money';
import { scaled } from '#domain/rounding';

/** Makers measure at 5 % coverage (ISO/IEC 19752, 19798 and 24711): a page of text, not a photo. */
export const MEASURED_COVERAGE_PERCENT = 5;

/** Tenths of an øre for one page, halves up; null where no yield is known. */
export function pricePerPage(price: Oere, pages: number): number | null {
  return Number.isSafeInteger(pages) && pages > 0 ? scaled(price, 10, pages) : null;
}

/** "21,6 øre" and, from a krone on, "1,25 kr.": the way such small amounts are compared. */
export function perPageText(tenths: number, locale: Locale): string {
  if (tenths >= 1000) return moneyParts(oere(scaled(tenths, 1, 10)), locale).text;
  const point = locale === 'da-DK' ? ',' : '.';
  return `${Math.floor(tenths / 10)}${point}${tenths % 10} øre`;
}

export interface Yielding {
  original: boolean;
  pages: number;
  /** Null where the price is hidden. */
  perPage: number | null;
}

export interface Compared {
  /** Prints cheapest of all that do the same. */
  cheapest: boolean;
  /** A high-yield cartridge beside the ordinary one of the same kind: how many percent cheaper a page is. Null where there is nothing to say. */
  savesPercent: number | null;
}

/** `group`: cartridges of one role for one printer. Percentages are rounded down, so that no more is promised than is kept. */
export function compareYields(group: readonly Yielding[]): Compared[] {
  const known = group.flatMap(({ perPage }) => (perPage === null ? [] : [perPage]));
  const lowest = Math.min(...known);
  const differ = known.some((one) => one !== lowest);
  return group.map((one) => {
    const ordinary = ordinaryOf(group, one);
    const saves = ordinary === null || one.perPage === null ? 0 : percentBelow(one.perPage, ordinary);
    return { cheapest: differ && one.perPage === lowest, savesPercent: saves > 0 ? saves : null };
  });
}

/** The page price of the smallest cartridge of the same origin; null where this is the smallest itself. */
function ordinaryOf(group: readonly Yielding[], { original, pages }: Yielding): number | null {
  const smaller = group.filter((one) => one.original === original && one.pages < pages && one.perPage !== null);
  const smallest = smaller.reduce<Yielding | null>(
    (least, one) => (least && least.pages <= one.pages ? least : one),
    null,
  );
  return smallest?.perPage ?? null;
}

export function percentBelow(price: number, other: number): number {
  return other > 0 && price < other ? Math.floor(((other - price) * 100) / other) : 0;
}
