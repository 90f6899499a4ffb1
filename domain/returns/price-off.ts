// What was given back of the price of goods that stayed with their buyer, after a complaint. When they come back after all it is not given back
// once more.

import { NOTHING, type Oere, oere } from '#domain/money/money';
import { scaled } from '#domain/money/rounding';
import type { PriceBasis } from '#domain/money/vat';
import type { DocumentTotals } from '#domain/order/invoice';
import type { Chosen } from '#domain/order/order-life';
import { lessByLine } from '#domain/returns/value-reduction';

/** Reduction for this number of pieces of a line, incl. VAT, in total. */
export type PriceOff = { pieces: number; oere: Oere };
type Line = { id: number; quantity: number; canceled: number; credited: number };

/** Reduction for the pieces that are returned now. Pieces at the full price are assumed to come first. */
export function priceOffOn({ quantity, canceled, credited }: Line, back: number, off: PriceOff): Oere {
  const reduced = Math.min(off.pieces, quantity - canceled);
  if (reduced <= 0) return NOTHING;
  const full = quantity - canceled - reduced;
  const among = (pieces: number) => scaled(off.oere, Math.min(reduced, Math.max(0, pieces - full)), reduced);
  return oere(among(credited + back) - among(credited));
}

/** The document of what comes back, less what its buyer has of it already; of a line never more than it comes to. */
export function withoutPriceOffs(
  totals: DocumentTotals,
  { lines, chosen, offs }: { lines: readonly Line[]; chosen: Chosen; offs: ReadonlyMap<number, PriceOff> },
  basis: PriceBasis,
): DocumentTotals {
  const ofLine = new Map<number, Oere>();
  for (const { id, quantity: back } of chosen) {
    const off = offs.get(id);
    const line = lines.find((one) => one.id === id);
    const billed = totals.lines.find((one) => one.id === id);
    if (!off || !line || !billed) continue;
    ofLine.set(id, oere(Math.min(priceOffOn(line, back, off), billed.goods.gross + billed.excise.gross)));
  }
  return ofLine.size === 0 ? totals : lessByLine(totals, { ofLine, freight: NOTHING }, basis);
}
