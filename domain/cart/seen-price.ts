// What a product cost when the shopper put it into the cart, held against what it costs now: no price changes silently.
import type { Oere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import type { Priced } from '#domain/price/price';

/** Another quantity or another kind of store has another price, which is no change of this one. */
export type SeenPrice = { oere: Oere; quantity: number; basis: PriceBasis };
/** Goods for bonus points: the points that one piece cost. */
export type SeenPoints = { points: number; quantity: number; basis: PriceBasis };
export type Seen = SeenPrice | SeenPoints;

/** Unit price as shown to the shopper: for consumers including the duty, for companies with the duty listed separately. */
export const seenNow = (
  { basis, final, finalWithDuty }: Pick<Priced, 'basis' | 'final' | 'finalWithDuty'>,
  quantity: number,
): SeenPrice => ({ oere: basis === 'gross' ? finalWithDuty : final, quantity, basis });

/** The price that was seen, where it is another now; null where it is the same, or where there is none to compare with. */
export function changedFrom(seen: Seen | null, now: SeenPrice): Oere | null {
  if (seen === null || !('oere' in seen) || !isOfSameKind(seen, now)) return null;
  return seen.oere === now.oere ? null : seen.oere;
}

/** The same in points. */
export function changedPointsFrom(seen: Seen | null, now: SeenPoints): number | null {
  if (seen === null || !('points' in seen) || !isOfSameKind(seen, now)) return null;
  return seen.points === now.points ? null : seen.points;
}

const isOfSameKind = (seen: Seen, now: Seen): boolean => seen.basis === now.basis && seen.quantity === now.quantity;

/** In what the line is paid with: øre, or bonus points. */
export type LineChange = { id: string; before: number | null; after: number };

/** Names the changes that a page shows. The order is placed only when it still names the same ones; empty where nothing changed. */
export function changesKey(lines: readonly LineChange[]): string {
  const changed = lines.flatMap(({ id, before, after }) => (before === null ? [] : [`${id}:${before}-${after}`]));
  return changed.sort().join(' ');
}
