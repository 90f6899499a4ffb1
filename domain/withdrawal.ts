// The right of withdrawal of consumers (forbrugeraftaleloven § 18 and § 19): companies have none.

/** Days from the last delivery of an order. */
export const WITHDRAWAL_DAYS = 14;
