// How far a search counts: what lies beyond says nothing to a shopper, and costs with the catalogue.

export const MOST_COUNTED = 10_000;

/** "10.000+" is shown instead of the total. */
export const isMoreThanCounted = (total: number): boolean => total >= MOST_COUNTED;
