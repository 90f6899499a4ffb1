// Quantities worth choosing among (spec §2 "power step"): the least that can be bought, those at which the price falls, and round
// multiples of a step.
import { initialQuantity, type QuantityLimits, quantityFrom, quantityProblem } from '#domain/quantity/quantity';

export interface PowerStep {
  quantity: number;
  /** Price of one unit, in the basis of the given price. */
  oere: number;
  /** What a unit costs less than at the least quantity, in whole per cent. */
  percentOff: number;
}

interface Tier {
  quantity: number;
  oere: number;
}

/** More would be a list to read, not a choice to make. */
const MOST = 6;
const MULTIPLES = [2, 5, 10, 20] as const;

export function powerSteps(limits: QuantityLimits, unitOere: number, tiers: readonly Tier[]): PowerStep[] {
  const least = initialQuantity(limits);
  // A tier that begins between two steps is reached by the next one.
  const reached = tiers.map((tier) => quantityFrom(tier.quantity, limits, least));
  const round = MULTIPLES.map((multiple) => multiple * least);
  const wanted = [...new Set([least, ...reached, ...round])].slice(0, MOST);
  const first = unitPriceAt(least, unitOere, tiers);
  return wanted
    .filter((quantity) => quantityProblem(quantity, limits) === null)
    .sort((one, other) => one - other)
    .map((quantity) => {
      const oere = unitPriceAt(quantity, unitOere, tiers);
      return { quantity, oere, percentOff: first > oere ? Math.round(((first - oere) * 100) / first) : 0 };
    });
}

/** Spec §4 "Power step resets the quantity when none is given": to the least that can be bought. */
export const chosenQuantity = (asked: string | undefined, limits: QuantityLimits): number =>
  quantityFrom(asked, limits, initialQuantity(limits));

/** Spec §4: a tier price applies when the quantity reaches it, and only where it is lower. */
function unitPriceAt(quantity: number, unitOere: number, tiers: readonly Tier[]): number {
  return tiers
    .filter((tier) => tier.quantity <= quantity)
    .reduce((lowest, tier) => Math.min(lowest, tier.oere), unitOere);
}
