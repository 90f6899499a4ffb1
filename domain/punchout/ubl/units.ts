// Unit codes of the documents that the shop writes: those of the order, or one of anything.

/** One of anything. Source: UN/ECE recommendation 20. */
export const ONE_OF_ANYTHING = 'C62';

/** As the order wrote it where it can be a code; the shop's own words for units are none. */
export const unitOf = (unit: string | null): string =>
  unit !== null && /^[A-Z0-9]{2,3}$/.test(unit.trim().toUpperCase()) ? unit.trim().toUpperCase() : ONE_OF_ANYTHING;
