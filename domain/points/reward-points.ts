// Bonus points: how many a purchase earns, how many a part of it has earned, and how many returned goods deduct.
// Spec §3 "earnable_reward_points", §9 "Subscription: earns double bonus points".
import { type Oere, oere } from '#domain/money/money';

/** Points for each hundred kroner of goods without VAT, after discounts; null or 0: the store gives none. */
export type PointRule = { perHundred: number | null; isSubscription?: boolean };

const HUNDRED_KRONER = 10_000;

/** Whole points only; a remaining fraction of a krone earns nothing. */
export function earnable(goodsNet: Oere, { perHundred, isSubscription = false }: PointRule): number {
  const hundredfold = Math.max(0, goodsNet) * Math.max(0, Number(perHundred));
  return Math.floor(hundredfold / HUNDRED_KRONER) * (isSubscription ? 2 : 1);
}

interface EarningLine {
  unitOere: number;
  vatBp: number;
  pieces: number;
}

/** What pieces of an order's lines are worth to its points: gift cards are money, without VAT, and have earned nothing. */
export const earningWorth = (lines: readonly EarningLine[]): Oere =>
  oere(lines.reduce((sum, { unitOere, vatBp, pieces }) => sum + (vatBp === 0 ? 0 : unitOere * pieces), 0));

/** Points of an order that belong to goods which are invoiced and not refunded. All of its goods have all of its points. */
export function earnedBy(points: number, part: Oere, whole: Oere): number {
  if (whole <= 0) return 0;
  return Math.floor((points * Math.min(Math.max(0, part), whole)) / whole);
}

/**
 * The entry that adjusts an order's points to the amount due. Points spent in the meantime are not deducted: no balance
 * falls below zero by what comes back. 0: there is nothing to write.
 */
export const entryFor = (due: number, given: number, balance: number): number =>
  due >= given ? due - given : -Math.min(given - due, Math.max(0, balance));
