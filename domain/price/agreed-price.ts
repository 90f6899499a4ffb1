// Prices agreed with one company for one product, period by period: a new agreement is laid over what was agreed before.

/** `from` belongs to the period, `to` does not; null is open. */
export interface AgreedPrice {
  oere: number;
  from: Date;
  to: Date | null;
}

const isBefore = (one: Date | null, other: Date | null): boolean =>
  one !== null && (other === null || one.getTime() < other.getTime());

/**
 * The agreements in force once `over` is agreed, in chronological order. Earlier ones remain valid outside the period of `over`;
 * with the price null nothing is agreed in its time.
 */
export function laidOver(
  kept: readonly AgreedPrice[],
  over: { oere: number | null; from: Date; to: Date | null },
): AgreedPrice[] {
  const left = kept.flatMap((each): AgreedPrice[] => {
    const first = isBefore(each.from, over.from)
      ? { ...each, to: isBefore(each.to, over.from) ? each.to : over.from }
      : null;
    const rest = over.to !== null && isBefore(over.to, each.to) ? { ...each, from: laterOf(each.from, over.to) } : null;
    return [first, rest].filter((piece) => piece !== null);
  });
  const agreed = over.oere === null ? left : [...left, { oere: over.oere, from: over.from, to: over.to }];
  return agreed.toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

const laterOf = (one: Date, other: Date): Date => (one.getTime() > other.getTime() ? one : other);
