// Cost per page: price by yield, in tenths of an øre (integers), and which of several cartridges prints cheapest.

import { moneyParts, type Oere, oere } from '#domain/money/money';
import { scaled } from '#domain/money/rounding';
import type { Locale } from '#domain/store/locale';

/**
 * Tenths of an øre for one page, halves up; null where no yield is known. Makers measure at 5 % coverage (ISO/IEC 19752, 19798 and
 * 24711): a page of text, not a photo.
 */
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
  /** How many percent cheaper a page is with the high-yield cartridge than with the ordinary one. Null when there is no saving to show. */
  savesPercent: number | null;
}

type Known = Yielding & { perPage: number };
const isKnown = (one: Yielding): one is Known => one.perPage !== null;
const NOTHING_TO_SAY: Compared = { cheapest: false, savesPercent: null };

/** `group`: cartridges of one role for one printer. Percentages are rounded down so that they never overstate the saving. */
export function compareYields(group: readonly Yielding[]): Compared[] {
  const known = group.filter(isKnown);
  return group.map((one) => (isKnown(one) ? comparedTo(known, one) : NOTHING_TO_SAY));
}

function comparedTo(known: readonly Known[], one: Known): Compared {
  const prices = known.map(({ perPage }) => perPage);
  const isLowest = one.perPage === Math.min(...prices);
  // The smallest cartridge of the same origin is the ordinary one.
  const [ordinary] = known
    .filter(({ original, pages }) => original === one.original && pages < one.pages)
    .sort((a, b) => a.pages - b.pages);
  return {
    cheapest: isLowest && prices.some((price) => price !== one.perPage),
    savesPercent: ordinary ? percentBelow(one.perPage, ordinary.perPage) || null : null,
  };
}

export function percentBelow(price: number, other: number): number {
  return price < other ? Math.floor(((other - price) * 100) / other) : 0;
}
