// Upper limit of a search's count: a larger number does not help a shopper, and its cost grows with the catalogue.

export const MOST_COUNTED = 10_000;

/** "10.000+" is shown instead of the total. */
export const isMoreThanCounted = (total: number): boolean => total >= MOST_COUNTED;
