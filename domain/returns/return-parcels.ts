// How returned goods are shipped: in one box, in several or on pallets. A box weighs at most 20 kg (spec §9), computed from the goods.
import { type Outcome, refusal } from '#domain/refusal/refusals';

export const BOX_GRAMS = 20_000;
/** More than that is a load for pallets. */
export const MOST_BOXES = 30;
export const MOST_PALLETS = 10;

/** Spec §3 "Return form": one box, several boxes, or pallet. */
export const RETURN_SIZES = ['box', 'boxes', 'pallet'] as const;
export type ReturnSize = (typeof RETURN_SIZES)[number];

/** The weight of one piece; 0 where it is not known. */
export type Weighed = { grams: number; pieces: number };

export const gramsOf = (goods: readonly Weighed[]): number =>
  goods.reduce((sum, { grams, pieces }) => sum + grams * pieces, 0);

/**
 * The number of boxes of at most 20 kg: the heaviest goods first, each into the first box with room. Null where a piece is too
 * heavy for a box, or more boxes would be needed than a parcel carrier fetches.
 */
export function boxesFor(goods: readonly Weighed[]): number | null {
  const boxes: number[] = [];
  for (const { grams, pieces } of [...goods].sort((a, b) => b.grams - a.grams)) {
    if (grams > BOX_GRAMS) return null;
    if (grams === 0) continue;
    let left = pieces;
    for (const [at, room] of boxes.entries()) {
      const fit = Math.min(left, Math.floor(room / grams));
      boxes[at] = room - fit * grams;
      left -= fit;
    }
    const inOne = Math.floor(BOX_GRAMS / grams);
    if (boxes.length + left / inOne > MOST_BOXES) return null;
    for (; left > 0; left -= inOne) boxes.push(BOX_GRAMS - Math.min(left, inOne) * grams);
  }
  return Math.max(1, boxes.length);
}

/** Least and most of a size; null: the goods cannot travel so. */
export function parcelBounds(size: ReturnSize, goods: readonly Weighed[]): { least: number; most: number } | null {
  if (size === 'pallet') return { least: 1, most: MOST_PALLETS };
  const boxes = boxesFor(goods);
  if (boxes === null) return null;
  if (size === 'box') return boxes === 1 ? { least: 1, most: 1 } : null;
  return { least: Math.max(2, boxes), most: MOST_BOXES };
}

/** Refuses what cannot travel so, at the size; and a count out of its bounds, at the count. */
export function checkParcels(size: ReturnSize, count: number, goods: readonly Weighed[]): Outcome {
  const bounds = parcelBounds(size, goods);
  if (!bounds) return refusal('RETURN_TOO_HEAVY', { field: 'size', params: { kilos: BOX_GRAMS / 1000 } });
  const { least, most } = bounds;
  if (!Number.isSafeInteger(count) || count < least || count > most)
    return refusal('RETURN_PARCELS', { field: 'parcels', params: { least, most } });
  return { ok: true };
}
