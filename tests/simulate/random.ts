// Reproducible randomness: the same seed gives the same sequence on every machine.

export interface Dice {
  /** 0 ≤ number < 1. */
  next(): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  /** True this many times out of a hundred. */
  percent(chance: number): boolean;
  /** The list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
}

export function diceOf(seed: number): Dice {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    percent: (chance) => next() * 100 < chance,
    pick<Item>(items: readonly Item[]): Item {
      const picked = items[between(0, items.length - 1)];
      if (picked === undefined) throw new RangeError('There is nothing to pick from');
      return picked;
    },
  };
}
