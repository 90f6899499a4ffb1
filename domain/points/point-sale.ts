// Goods that are bought for bonus points: what lines come to. Spec §1 "POINT",
// §3 bonus_shop, §5 and §8 "Not enough points". Points pay all that the goods cost, VAT and duties too; freight is paid as always.

import { NOTHING } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import type { LineKind } from '#domain/order/line-choice';
import type { Priced } from '#domain/price/price';

interface PointLine {
  kind: LineKind;
  /** Points for one piece; null: it is not (or no longer) sold for points. */
  points: number | null;
  quantity: number;
}

/** Total cost of the lines bought with points; other lines cost no points. */
export const pointsFor = (lines: readonly PointLine[]): number =>
  lines.reduce((sum, { kind, points, quantity }) => sum + (kind === 'points' ? Number(points) * quantity : 0), 0);

/** In money they cost nothing. */
export const priceInPoints = (points: number, basis: PriceBasis): Priced => ({
  basis,
  regular: NOTHING,
  final: NOTHING,
  duty: NOTHING,
  finalWithDuty: NOTHING,
  reasons: [{ code: 'points', oere: NOTHING, points }],
  tiers: [],
  percentOff: 0,
  amountOff: NOTHING,
  isSpecial: false,
});

interface SpentLine {
  /** What one piece cost in points; 0: it was bought for money. */
  unitPoints: number;
  quantity: number;
  canceled: number;
  credited: number;
}

/** What an order has cost in points, without what was cancelled or came back. */
export const pointsKept = (lines: readonly SpentLine[]): number =>
  lines.reduce(
    (sum, { unitPoints, quantity, canceled, credited }) => sum + unitPoints * (quantity - canceled - credited),
    0,
  );
