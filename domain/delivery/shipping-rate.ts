// What a way of delivery costs for goods of a weight and a size, and whether it takes them at all. Spec §3 "Shipping kinds"; Spec §9: a
// parcel holds at most 20 kg by itself, pallets go by a freight carrier.
import { type Oere, oere } from '#domain/money/money';

/** The total weight, and the longest side of the longest piece; 0 where no size is known. */
export type Load = { grams: number; longestMm: number };

/** `unitGrams`: the price is per pallet of that weight. Null bounds take everything. */
export type Reach = { maxGrams: number | null; maxLongestMm: number | null; unitGrams: number | null };

/** The price of a load up to this weight. */
export type RateBand = { upToGrams: number; gross: Oere };

export type TooMuch = 'TOO_HEAVY' | 'TOO_LONG';

export function loadOf(pieces: readonly { grams: number; longestMm: number | null; quantity: number }[]): Load {
  return {
    grams: pieces.reduce((sum, piece) => sum + piece.grams * piece.quantity, 0),
    longestMm: Math.max(0, ...pieces.flatMap(({ longestMm }) => longestMm ?? [])),
  };
}

/** Null when the carrier takes it. */
export function tooMuchFor({ maxGrams, maxLongestMm }: Reach, { grams, longestMm }: Load): TooMuch | null {
  if (maxGrams !== null && grams > maxGrams) return 'TOO_HEAVY';
  return maxLongestMm !== null && longestMm > maxLongestMm ? 'TOO_LONG' : null;
}

/** A carrier of heavy goods is for heavy goods, and for what no lighter one takes. */
export function isWorthwhile(minGrams: number | null, { grams }: Load, lighterTakesIt: boolean): boolean {
  return minGrams === null || grams >= minGrams || !lighterTakesIt;
}

/** Pallets, or the one consignment; never none, for an empty box is carried too. */
export function unitsOf({ unitGrams }: Pick<Reach, 'unitGrams'>, { grams }: Load): number {
  return unitGrams === null ? 1 : Math.max(1, Math.ceil(grams / unitGrams));
}

/** The band that the load falls in; below all bands, and where there are none, the base price. Above them the dearest counts. */
export function rateOf(base: Oere, bands: readonly RateBand[], reach: Pick<Reach, 'unitGrams'>, load: Load): Oere {
  const byWeight = [...bands].sort((one, other) => one.upToGrams - other.upToGrams);
  const band = byWeight.find(({ upToGrams }) => load.grams <= upToGrams) ?? byWeight.at(-1);
  return oere((band?.gross ?? base) * unitsOf(reach, load));
}
